cimport cython
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport N_BOARDS, N_SEATS, Plan, chips_t
from sidepot.engine.pots cimport Pots
from sidepot.ranks.scalar cimport high, top_suit, worth

cdef int SEATS

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Showdown:
    cdef Plan plan
    cdef int n, boards
    cdef unsigned int highs[N_BOARDS * N_SEATS]
    cdef unsigned int lows[N_BOARDS * N_SEATS]
    cdef unsigned long long ranked[N_SEATS]
    cdef unsigned long long ranked_on[N_SEATS]

    cdef void begin(self, Plan plan, int players)
    @cython.locals(at=int)
    cdef void rank(self, int seat, int board_index, unsigned long long hole, unsigned long long board) noexcept nogil
    cdef unsigned int _worth(self, int ranking, unsigned long long hole, unsigned long long board) noexcept nogil
    @cython.locals(winners=int, top=cython.uint, seat=int, value=cython.uint)
    cdef int best(self, int among, int board, bint low) noexcept nogil
    @cython.locals(pot=int)
    cdef void award(self, Pots pots, Log log) noexcept nogil
    @cython.locals(among=int, amount=chips_t, half=chips_t)
    cdef void _award_pot(self, Pots pots, Log log, int pot) noexcept nogil
    @cython.locals(low=chips_t, highs=int, lows=int)
    cdef void _award_board(self, Pots pots, Log log, int pot, int board, int among, chips_t amount) noexcept nogil
    cdef void _share(
        self, Pots pots, Log log, int pot, int board, int ranking, int winners, chips_t amount) noexcept nogil
    @cython.locals(order=int, seat=int, value=cython.uint)
    cdef void _tell_odd_cards(self, Pots pots, int board, int ranking) noexcept nogil
    @cython.locals(shown=int, seat=int, _=int)
    cdef int must_show(self, int first, int inside, bint everyone) noexcept nogil
    @cython.locals(beaten=bint, low_beaten=bint, other=int, board=int, row=int)
    cdef bint _contends(self, int seat, int shown) noexcept nogil

@cython.locals(showdown=Showdown)
cpdef Showdown new_showdown(Plan plan, int players)
