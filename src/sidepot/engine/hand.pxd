cimport cython
from sidepot.engine.betting cimport Betting, new_betting
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.events cimport Events, decode, new_events
from sidepot.engine.forced cimport post_all
from sidepot.engine.log cimport entry
from sidepot.engine.options cimport Options, new_options
from sidepot.engine.plan cimport Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.showdown cimport Showdown, new_showdown

cdef bint PLAIN
cdef dict _NO_POSTS
cdef object MAX_CHIPS
cdef object AllIn, Call, Check, Fold, RaiseTo, Show
cdef int BOARD, CALL, CHECK, DIE, DISCARD, END, FOLD, HOLE, MUCK, RAISE, RETURN, SHOW


@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Hand:
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
    cpdef Options options_of(self, seat)
    @cython.locals(options=Options)
    cdef Options _options(self, int seat)
    @cython.locals(other=Hand, seat=int)
    cpdef Hand fork(self)
    @cython.locals(before=int)
    cpdef Events act(self, action, seat=*)
    @cython.locals(seat=int, paid=chips_t)
    cdef _call(self)
    cdef _raise(self, action, to)
    @cython.locals(seat=int, own=chips_t)
    cdef _raise_to(self, action, chips_t to)
    cdef _act_later(self, action, int seat)
    @cython.locals(seat=int)
    cdef int _turn(self) noexcept
    @cython.locals(seat=int)
    cdef tuple _seats(self, int mask)
    cdef begin(self)
    cdef _run(self)
    @cython.locals(first=int)
    cdef bint _next_street(self) except -1
    @cython.locals(first=int, street=int, which=int)
    cdef _deal(self)
    @cython.locals(seat=int)
    cdef _ask_discards(self)
    cdef _throw(self, int seat, int card)
    @cython.locals(pots=Pots, pot=int)
    cdef _win_uncontested(self)
    @cython.locals(cards=Dealing, showdown=Showdown, which=int, seat=int, everyone=bint)
    cdef _show_down(self)
    @cython.locals(seat=int)
    cdef int _first_to_show(self) noexcept
    @cython.locals(bit=int)
    cdef _decide(self, int seat, bint shows)
    @cython.locals(pots=Pots, showdown=Showdown)
    cdef _share_out(self)
    @cython.locals(seat=int, _=int)
    cdef _log_shows(self)
    @cython.locals(pots=Pots)
    cdef Pots _final_pots(self)
    @cython.locals(seat=int)
    cdef _finish(self, Pots pots)
