cimport cython
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t

cdef int BET, CAP, COMPLETE, RAISE
cdef int CAPPED, MAY_BRING_IN, MUST_BRING_IN, NO_CALLER, OPEN, SHUT, TOO_FEW_CHIPS

# what every action needs comes first, so that it lies close together
@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Betting:
    cdef Plan plan
    cdef int n, turn, inside, live, acted, shut, closed, aggressor, count, fulls
    cdef chips_t current, to_call, min_to, max_to, need, level, last_raise, total
    cdef chips_t stacks[N_SEATS]
    cdef chips_t wagers[N_SEATS]
    cdef chips_t paid[N_SEATS]
    cdef int button, sb_seat, bb_seat, half_seat
    cdef bint capped, began_two, by_card, pair_shows
    cdef int bring_in_due
    cdef chips_t unit, short_of, dead, stake, spared

    cdef void begin(self, Plan plan, int players, int button)
    @cython.locals(seat=int)
    cdef void clear(self, int button) noexcept nogil
    @cython.locals(other=Betting)
    cdef Betting copy(self)
    cdef void be_as(self, Betting other) noexcept nogil
    cdef chips_t _take(self, int seat, chips_t amount) noexcept nogil
    cdef chips_t pay(self, int seat, chips_t amount) noexcept nogil
    cdef chips_t ante(self, int seat, chips_t amount) noexcept nogil
    cdef chips_t donate(self, int seat, chips_t amount) noexcept nogil
    cdef void receive(self, int seat, chips_t amount) noexcept nogil
    @cython.locals(seat=int)
    cdef void clear_wagers(self) noexcept nogil
    cdef void told_ante(self, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void told_gift(self, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void told_wager(self, int seat, chips_t amount, bint all_in, bint raises) noexcept nogil
    cdef void _told(self, int seat, chips_t amount, bint all_in) noexcept nogil
    cdef void open_first(self, int first, chips_t owed, chips_t straddle, bint big) noexcept nogil
    @cython.locals(must=bint)
    cdef void open_by_card(self, int seat, bint big) noexcept nogil
    cdef void open_later(self, int first, bint big, bint pair_shows) noexcept nogil
    cdef void open_wagers(self, bint big) noexcept nogil
    cdef void _fresh(self, bint big) noexcept nogil
    @cython.locals(waiting=int)
    cdef void _give_turn(self, int seat) noexcept nogil
    @cython.locals(own=chips_t, most=chips_t, seat=int)
    cdef bint _owes_really(self) noexcept nogil
    @cython.locals(seat=int, wager=chips_t, own=chips_t, low=chips_t, high=chips_t)
    cdef void _look(self) noexcept nogil
    @cython.locals(others=int, other=int)
    cdef int _why_closed(self, int seat, chips_t own) noexcept nogil
    cdef chips_t lowest(self) noexcept nogil
    @cython.locals(high=chips_t)
    cdef chips_t _highest(self, chips_t wager, chips_t own, chips_t low) noexcept nogil
    @cython.locals(seat=int)
    cdef void fold(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void check(self) noexcept nogil
    @cython.locals(seat=int, paid=chips_t)
    cdef chips_t call(self) noexcept nogil
    @cython.locals(seat=int, paid=chips_t)
    cdef chips_t bring_in(self) noexcept nogil
    @cython.locals(seat=int, more=chips_t, full=bint, counts=bint, completes=bint)
    cdef void raise_to(self, chips_t to) noexcept nogil
    cdef void _pair_raised(self) noexcept nogil
    cdef bint _is_full(self, chips_t to, chips_t more) noexcept nogil
    cdef void _full_raise(self, chips_t to, chips_t more) noexcept nogil
    cdef bint _cap_lifted(self) noexcept nogil
    @cython.locals(others=int)
    cdef bint _two_in(self) noexcept nogil
    cdef int wager_kind(self, chips_t to) noexcept nogil
    cdef bint _last_wager(self) noexcept nogil
    cdef void remove(self, int seat) noexcept nogil
    cdef void leave(self, int seat) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    cdef bint many_inside(self) noexcept nogil
    cdef bint many_live(self) noexcept nogil
    @cython.locals(seat=int, chips=chips_t)
    cdef chips_t in_play(self) noexcept nogil
    @cython.locals(seat=int)
    cpdef tuple row(self, int which)

@cython.locals(bets=Betting)
cpdef Betting new_betting(Plan plan, int players, int button)
