cimport cython

cdef unsigned long long _ALL

cdef class Shuffler:
    cdef unsigned long long state
    cdef int size
    cdef unsigned char order[52]

    @cython.locals(left=int, at=int)
    cpdef bytes next(self)
    @cython.locals(i=int)
    cdef bytes _deck(self)
    @cython.locals(spare=cython.ulonglong, drawn=cython.ulonglong)
    cdef int _below(self, int limit) noexcept
    @cython.locals(z=cython.ulonglong)
    cdef unsigned long long _draw(self) noexcept
