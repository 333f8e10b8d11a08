cimport cython

cdef unsigned long long _ALL, _STEP, _FIRST, _SECOND, _SPAN, _HALF

cdef class Shuffler:
    cdef unsigned long long state
    cdef int size
    cdef unsigned char order[52]

    @cython.locals(left=int, at=int)
    cpdef bytes next(self)
    @cython.locals(product=cython.ulonglong, uneven=cython.ulonglong)
    cdef int _below(self, unsigned long long limit) noexcept
    @cython.locals(z=cython.ulonglong)
    cdef unsigned long long _draw(self) noexcept
