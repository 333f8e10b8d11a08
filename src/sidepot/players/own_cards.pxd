cimport cython
from libc.stdint cimport uint64_t
from sidepot.ranks.scalar cimport count, high, ranks_of, twice

cdef int FAIR, GOOD, GREAT, NOTHING
cdef int BADUGI, BADUGI_HIGH, CARD, DEUCE, LOW, LOW8, PAIRED, THREE
cdef int _TEN, _JACK, _QUEEN, _KING, _ACE, _EIGHT, _MANY

@cython.locals(value=cython.uint)
cpdef int standing(int order, uint64_t cards, uint64_t board, int to_come) noexcept nogil
@cython.locals(spare=int)
cdef int _lacking(int many, int to_come) noexcept nogil
@cython.locals(mine=int)
cdef int _few(uint64_t cards, uint64_t board) noexcept nogil
cpdef uint64_t keep(int order, uint64_t cards, int draws) noexcept nogil
cdef int _pat(int draws) noexcept nogil
@cython.locals(kept=uint64_t)
cdef uint64_t _low(uint64_t cards, bint deuce, int draws) noexcept nogil
cdef uint64_t _lowest(uint64_t cards, bint aces_low, int limit) noexcept nogil
cdef uint64_t _up_to(bint aces_low, int limit) noexcept nogil
@cython.locals(kept=uint64_t)
cdef uint64_t _unlike(uint64_t cards, bint aces_low, int draws) noexcept nogil
@cython.locals(kept=uint64_t, ranks=uint64_t, rank=uint64_t, of_rank=uint64_t, card=uint64_t, lane=uint64_t)
cdef uint64_t _rainbow(uint64_t cards, bint aces_low, int limit) noexcept nogil
@cython.locals(kept=uint64_t)
cdef uint64_t _high(uint64_t cards) noexcept nogil
@cython.locals(lane=uint64_t, suited=uint64_t, suit=int)
cdef uint64_t _four_suited(uint64_t cards) noexcept nogil
@cython.locals(ranks=uint64_t)
cdef uint64_t _top_two(uint64_t cards) noexcept nogil
cdef uint64_t _in_all_suits(uint64_t ranks) noexcept nogil
@cython.locals(top=int)
cdef int _top(uint64_t ranks) noexcept nogil
