cimport cython

@cython.locals(top=int, low=int, points=int, apart=int)
cpdef int two_cards(int first, int second) noexcept nogil
