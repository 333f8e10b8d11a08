cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t
from sidepot.ranks.scalar cimport high_if_hand

cdef int64_t _ALL
cdef uint64_t _ONE
cdef object _CARD, _HOLDEM, _USUAL

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class Rank:
    cdef readonly uint32_t value
    cdef readonly object ranking
    cdef readonly uint64_t hand
    cdef readonly uint64_t board

@cython.locals(hand=uint64_t, value=uint32_t)
cpdef Rank rank(object cards, object game=*, object board=*)
@cython.locals(made=Rank)
cdef inline Rank _made(uint32_t value, object ranking, uint64_t hand, uint64_t board)
cdef inline uint64_t _quick_set(object cards) except? 0
@cython.locals(hand=uint64_t, signed=int64_t, bit=uint64_t)
cdef inline uint64_t _set_of_numbers(object cards) except? 0
