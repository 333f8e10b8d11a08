cimport cython
from sidepot.engine.betting cimport Betting, new_betting
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.forced cimport open_betting, post_all, post_returning
from sidepot.engine.log cimport Log, new_log
from sidepot.engine.plan cimport Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.showdown cimport Showdown, new_showdown

cdef bint PLAIN
cdef dict _NO_POSTS
cdef int BOARD, CALL, CHECK, DISCARD, END, FOLD, HOLE, MUCK, RETURN, SHOW

# what every action needs comes first, so that it lies close together
@cython.no_gc
@cython.freelist(16)
cdef class Course:
    cdef readonly Plan plan
    cdef readonly Betting bets
    cdef readonly Log codes
    cdef readonly int n, phase, street_index
    cdef int waiting
    cdef readonly Dealing cards
    cdef readonly Pots pots_final
    cdef readonly Showdown strengths
    cdef readonly int shown, mucked
    cdef int keep
    cdef readonly bint no_sb
    cdef readonly dict posts
    cdef chips_t began[10]

    cdef set_up(self, Plan plan, int players, int button, bytes deck, bint no_sb, dict posts)
    @cython.locals(seat=int)
    cdef void renew(self, int button) noexcept nogil
    cdef void be_as(self, Course other) noexcept nogil
    @cython.locals(seat=int)
    cdef int turn_seat(self) noexcept nogil
    cdef begin(self)
    cdef void open(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    @cython.locals(first=int)
    cdef bint _next_street(self) noexcept nogil
    @cython.locals(first=int, street=int, which=int)
    cdef void _deal(self) noexcept nogil
    cdef void do_fold(self) noexcept nogil
    cdef void do_check(self) noexcept nogil
    @cython.locals(seat=int, paid=chips_t)
    cdef void do_call(self) noexcept nogil
    @cython.locals(seat=int, kind=int)
    cdef void do_raise(self, chips_t to) noexcept nogil
    @cython.locals(seat=int)
    cdef void _ask_discards(self) noexcept nogil
    cdef void throw(self, int seat, int card) noexcept nogil
    cdef void _win_uncontested(self) noexcept nogil
    @cython.locals(pot=int)
    cdef void _award_uncontested(self, Pots pots) noexcept nogil
    @cython.locals(everyone=bint)
    cdef void _show_down(self) noexcept nogil
    @cython.locals(which=int, seat=int)
    cdef void _rank_hands(self, Dealing cards, Showdown showdown) noexcept nogil
    cdef void _make_showdown(self) noexcept with gil
    @cython.locals(seat=int)
    cdef int _first_to_show(self) noexcept nogil
    @cython.locals(bit=int)
    cdef void decide(self, int seat, bint shows) noexcept nogil
    cdef void _share_out(self) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void _log_shows(self) noexcept nogil
    cdef void _cut_pots(self) noexcept nogil
    cdef void _cut(self, Pots pots) noexcept nogil
    cdef void _make_pots(self) noexcept with gil
    @cython.locals(seat=int)
    cdef void _finish(self, Pots pots) noexcept nogil
