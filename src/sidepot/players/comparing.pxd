cimport cython
from libc.stdint cimport uint16_t, uint32_t, uint64_t

cdef uint32_t _BLOCKED
cdef double _LEAST

@cython.final
cdef class Ordered:
    cdef readonly int rankings, rows, hands
    cdef readonly bint low
    cdef int many
    cdef const uint32_t[::1] values, ranked
    cdef const uint16_t[::1] order
    cdef double[::1] below

    @cython.locals(row=int, ranking=int, start=int, kind=int, whole=double, at=int)
    cdef void _weigh(
        self, float[::1] found, const uint32_t[::1] mine, const float[::1] weights, int own, int kinds) noexcept
    @cython.locals(kind=int, whole=double, at=int)
    cdef void _weigh_without_low(
        self, float[::1] found, const uint32_t[::1] mine, const float[::1] weights, int own, int kinds,
        int row) noexcept
    @cython.locals(lows=int, added=double, whole=double, at=int, hand=int)
    cdef double _add_up(self, const float[::1] weights, int kind, int start, bint without_low, int row) noexcept
    @cython.locals(lower=int, upper=int)
    cdef double _beaten(self, int start, uint32_t value) noexcept
    @cython.locals(low=int, left=int, half=int)
    cdef int _first(self, int start, int many, uint32_t value) noexcept

@cython.locals(hands=int, row=int, at=int, value=uint32_t, low=int, left=int, half=int, place=int)
cpdef void count_beaten(
    uint64_t[::1] total, uint32_t[::1] times, const uint32_t[::1] values, const uint32_t[::1] known,
    const uint32_t[::1] counts)
