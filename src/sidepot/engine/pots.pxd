cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport N_SEATS, Plan, chips_t

cdef int AWARD, SHARE, SHARING

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Pots:
    cdef Plan plan
    cdef int n, button, count, returned_to, main_winners, sharing
    cdef chips_t orphan, rake, dropped, returned
    cdef chips_t won[N_SEATS]
    cdef chips_t amounts[N_SEATS + 2]
    cdef chips_t raked[N_SEATS + 2]
    cdef unsigned short entitled[N_SEATS + 2]
    cdef int odd_card[N_SEATS]

    cdef void begin(self, Plan plan, int players, int button)
    @cython.locals(seat=int)
    cdef void clear(self, int button) noexcept nogil
    @cython.locals(below=chips_t, rest=chips_t, level=chips_t, amount=chips_t, alike=bint)
    cdef void layer(self, Betting bets, bint final) noexcept nogil
    cdef void _add(self, chips_t amount, int entitled) noexcept nogil
    @cython.locals(
        first=chips_t, second=chips_t, less=chips_t, least=chips_t, paid=chips_t, owner=int, seat=int)
    cdef bint _uncalled(self, Betting bets) noexcept nogil
    @cython.locals(owned=chips_t)
    cdef chips_t _owned(self, Betting bets, int seat) noexcept nogil
    @cython.locals(chips=chips_t)
    cdef chips_t _chips(self, Betting bets, int seat, chips_t level) noexcept nogil
    @cython.locals(none=chips_t, level=chips_t, paid=chips_t, among=int, seat=int)
    cdef chips_t _next_level(self, Betting bets, chips_t below, bint final) noexcept nogil
    @cython.locals(amount=chips_t, seat=int)
    cdef chips_t _between(self, Betting bets, chips_t below, chips_t level) noexcept nogil
    @cython.locals(mask=int, seat=int)
    cdef int _payers(self, Betting bets, chips_t level, bint final) noexcept nogil
    cdef void _rest(self, Betting bets, chips_t rest, bint final) noexcept nogil
    @cython.locals(total=chips_t, taken=chips_t, due=chips_t, pot=int)
    cdef void take_rake(self) noexcept nogil
    @cython.locals(seat=int, share=chips_t)
    cdef void award(self, Log log, int pot, int board, int ranking, int winners, chips_t amount) noexcept nogil
    @cython.locals(many=int, place=int, before=int, each=chips_t, odd=chips_t, other=int)
    cdef chips_t share(self, int winners, chips_t amount, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef bint _is_behind(self, int other, int seat) noexcept nogil
    cdef int _after(self, int seat) noexcept nogil
    @cython.locals(many=int)
    cdef int _many(self, int mask) noexcept nogil

@cython.locals(pots=Pots)
cpdef Pots new_pots(Plan plan, int players, int button)
