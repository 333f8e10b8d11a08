cimport cython
from libc.stdint cimport uint16_t, uint32_t, uint64_t
from sidepot.ranks.scalar cimport count, worth

cdef enum:
    N_KEPT = 5
    N_DECK = 52

cdef int _CARDS
cdef uint64_t _LANE, _ONE

@cython.final
cdef class DrawBook:
    cdef readonly int size, draws
    cdef int halves, first, second, row
    cdef const uint16_t[::1] keeps, shares, other_shares
    cdef const uint32_t[::1] values, other_values
    cdef int choose[N_KEPT * N_DECK]
    cdef int before[N_KEPT]

    @cython.locals(best=uint64_t, most=int, start=int, kept=uint64_t, here=int)
    cpdef uint64_t keep(self, uint64_t hand, int draws)
    @cython.locals(share=int, other=int)
    cpdef int pat(self, uint64_t hand)
    @cython.locals(a=uint64_t, b=uint64_t, c=uint64_t, d=uint64_t, left=uint64_t, many=int, found=int, card=int)
    cpdef int place(self, uint64_t cards)

@cython.locals(low=int, high=int, middle=int)
cdef int _looked_up(const uint32_t[::1] values, const uint16_t[::1] shares, uint32_t value)
