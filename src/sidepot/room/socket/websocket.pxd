cimport cython

cdef int _TEXT

cpdef bytes framed(bytes data)
@cython.locals(body=cython.longlong, size=cython.longlong)
cpdef whole_text(bytes data, long long most)
