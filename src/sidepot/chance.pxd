cimport cython

cdef unsigned long long _ALL
cdef double _UNIT

cdef class Stream:
    cdef public unsigned long long state

    cdef unsigned long long draw(self) noexcept nogil
    cdef int below(self, unsigned long long limit) noexcept nogil
    @cython.locals(left=int, at=int, last=cython.uchar)
    cdef void permute(self, unsigned char* row, int many) noexcept nogil

@cython.locals(step=cython.ulonglong, whole=cython.ulonglong)
cpdef unsigned long long child(unsigned long long seed, unsigned long long number) noexcept nogil
@cython.locals(step=cython.ulonglong, whole=cython.ulonglong)
cdef unsigned long long _next(Stream stream) noexcept nogil
@cython.locals(product=cython.ulonglong, half=cython.ulonglong)
cdef int _below(Stream stream, unsigned long long limit) noexcept nogil
@cython.locals(uneven=cython.ulonglong, half=cython.ulonglong, span=cython.ulonglong)
cdef int _even(Stream stream, unsigned long long product, unsigned long long limit) noexcept nogil
@cython.locals(first=cython.ulonglong, second=cython.ulonglong, whole=cython.ulonglong)
cdef unsigned long long _mixed(unsigned long long z) noexcept nogil
