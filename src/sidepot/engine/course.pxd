cimport cython
from sidepot.engine.betting cimport Betting, new_betting
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.forced cimport post_all
from sidepot.engine.log cimport entry
from sidepot.engine.plan cimport Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.showdown cimport Showdown, new_showdown

cdef bint PLAIN
cdef dict _NO_POSTS
cdef int BOARD, DISCARD, END, HOLE, MUCK, RETURN, SHOW

@cython.no_gc
cdef class Course:
    cdef readonly Plan plan
    cdef readonly Betting bets
    cdef readonly Dealing cards
    cdef readonly list codes
    cdef readonly Pots pots_final
    cdef readonly Showdown strengths
    cdef readonly int n, street_index, phase, shown, mucked
    cdef int keep, waiting
    cdef readonly bint no_sb
    cdef readonly dict posts
    cdef chips_t began[10]

    cdef set_up(self, Plan plan, int players, int button, bytes deck, bint no_sb, dict posts)
    @cython.locals(seat=int)
    cdef int turn_seat(self) noexcept
    cdef begin(self)
    cdef go_on(self)
    @cython.locals(first=int)
    cdef bint _next_street(self) except -1
    @cython.locals(first=int, street=int, which=int)
    cdef _deal(self)
    @cython.locals(seat=int)
    cdef _ask_discards(self)
    cdef throw(self, int seat, int card)
    @cython.locals(pots=Pots, pot=int)
    cdef _win_uncontested(self)
    @cython.locals(cards=Dealing, showdown=Showdown, which=int, seat=int, everyone=bint)
    cdef _show_down(self)
    @cython.locals(seat=int)
    cdef int _first_to_show(self) noexcept
    @cython.locals(bit=int)
    cdef decide(self, int seat, bint shows)
    @cython.locals(pots=Pots, showdown=Showdown)
    cdef _share_out(self)
    @cython.locals(seat=int, _=int)
    cdef _log_shows(self)
    @cython.locals(pots=Pots)
    cdef Pots _final_pots(self)
    @cython.locals(seat=int)
    cdef _finish(self, Pots pots)
