cimport cython
from sidepot.engine.betting cimport Betting, new_betting
from sidepot.engine.dealing cimport Dealing, new_dealing
from sidepot.engine.fold cimport Told, new_told
from sidepot.engine.forced cimport open_betting, post_all, post_returning
from sidepot.engine.log cimport Log, card_at, card_count, entry_t, kind_of, new_log, with_card
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots, new_pots
from sidepot.engine.showdown cimport Showdown, new_showdown
from sidepot.engine.showing cimport brings_in, opens, pair_shows

cdef dict _NO_POSTS
cdef int BOARD, BRING_IN, CALL, CHECK, DEALT, DISCARD, DRAW, DROP, END, FOLD, MUCK, POT, RAKE, RETURN, SHOW, SHUFFLE, STEP
cdef int BETTING, DISCARDING, DRAWING, OVER, SHOWING
cdef int BETTING_STEP, BY_HOUSE, DEAL, DRAWING_STEP, HIGH_CARD, LOW_CARD, LOW_HAND

# what every action needs comes first, so that it lies close together
@cython.no_gc
@cython.freelist(16)
cdef class Course:
    cdef readonly Plan plan
    cdef readonly Betting bets
    cdef readonly Log codes
    cdef readonly int n, phase, step
    cdef int waiting
    cdef readonly Dealing cards
    cdef readonly Pots pots_final
    cdef readonly Showdown strengths
    cdef readonly int shown, mucked
    cdef int keep, opened, opener
    cdef readonly bint no_sb
    cdef readonly dict posts
    cdef chips_t began[N_SEATS]
    # `Acting` and `Hand` have no fields of their own: so they are as large as this, and come from the same free list
    cdef Told _told

    cdef set_up(self, Plan plan, int players, int button, bytes deck, bint no_sb, dict posts)
    @cython.locals(seat=int)
    cdef void renew(self, int button) noexcept nogil
    cdef void be_as(self, Course other) noexcept nogil
    cdef void deal_from(self, const unsigned char* order, int orders) noexcept nogil
    cdef void open_again(self, int button) noexcept nogil
    cdef int entry_count(self) noexcept nogil
    cpdef Told told(self, int entries)
    @cython.locals(seat=int)
    cdef int turn_seat(self) noexcept nogil
    cdef bint awaits(self, int seat) noexcept nogil
    cdef begin(self)
    cdef void open(self) noexcept nogil
    cdef void go_on(self) noexcept nogil
    @cython.locals(op=int)
    cdef void _take_step(self) noexcept nogil
    @cython.locals(step=int, run_out=bint)
    cdef void _deal(self) noexcept nogil
    @cython.locals(first=int)
    cdef int _first_to_get(self) noexcept nogil
    @cython.locals(shuffles=int, serves=bint)
    cdef bint _serves(self, int step, bint run_out) noexcept nogil
    cdef void _log_shuffle(self, int before) noexcept nogil
    @cython.locals(many=int, rest=int)
    cdef int _many_in(self) noexcept nogil
    @cython.locals(how=int, big=bint, first_of_all=bint, pair=bint)
    cdef void _open_betting(self) noexcept nogil
    @cython.locals(blind=bint, common=cython.ulonglong)
    cdef int _opener(self, int how) noexcept nogil
    @cython.locals(before=int)
    cdef unsigned long long _common_card(self) noexcept nogil
    cdef void do_fold(self) noexcept nogil
    cdef void do_check(self) noexcept nogil
    @cython.locals(seat=int, paid=chips_t)
    cdef void do_call(self) noexcept nogil
    @cython.locals(seat=int, kind=int)
    cdef void do_raise(self, chips_t to) noexcept nogil
    @cython.locals(seat=int)
    cdef void do_bring_in(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void _ask_for_cards(self, int phase) noexcept nogil
    @cython.locals(most=int, supply=int)
    cdef int most_to_draw(self, int seat) noexcept nogil
    @cython.locals(onto_board=bint, up=bint, which=int)
    cdef void throw(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void draw(self, int seat, entry_t cards) noexcept nogil
    cdef void draw_at(self, int seat, int places) noexcept nogil
    cdef void _drawn(self, int seat, entry_t cards) noexcept nogil
    @cython.locals(shuffles=int, many=int, seat=int, new=int, _=int)
    cdef void _serve_draws(self) noexcept nogil
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
    cdef void _log_show(self, int seat) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void _log_shows(self) noexcept nogil
    cdef void _cut_pots(self) noexcept nogil
    @cython.locals(pot=int)
    cdef void _cut(self, Pots pots) noexcept nogil
    cdef void _make_pots(self) noexcept with gil
    @cython.locals(seat=int)
    cdef void _finish(self, Pots pots) noexcept nogil

@cython.locals(course=Course, seat=int)
cpdef Course new_course(Plan plan, int players, bytes deck, chips_t stack)
