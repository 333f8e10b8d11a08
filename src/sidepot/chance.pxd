cimport cython

cdef unsigned long long _ALL, _STEP, _FIRST, _SECOND, _SPAN, _HALF
cdef double _UNIT

cdef class Stream:
    cdef public unsigned long long state

    cdef unsigned long long draw(self) noexcept nogil
    cdef int below(self, unsigned long long limit) noexcept nogil
    @cython.locals(left=int, at=int, last=cython.uchar)
    cdef void permute(self, unsigned char* row, int many) noexcept nogil

cpdef unsigned long long child(unsigned long long seed, unsigned long long number) noexcept nogil
cdef unsigned long long _next(Stream stream) noexcept nogil
@cython.locals(product=cython.ulonglong)
cdef int _below(Stream stream, unsigned long long limit) noexcept nogil
@cython.locals(uneven=cython.ulonglong)
cdef int _even(Stream stream, unsigned long long product, unsigned long long limit) noexcept nogil
cdef unsigned long long _mixed(unsigned long long z) noexcept nogil
