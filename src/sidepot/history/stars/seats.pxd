cimport cython

cdef str _PLAIN_END

@cython.final
cdef class Seated:
    cdef readonly int decimals, end
    cdef readonly dict chairs, stacks, why, bounties

    @cython.locals(opens=int, chair=str, name=str, money=str)
    cdef bint _take(self, str line, int number)
    cdef _sit(self, str name, str chair, str money, int number, str line)
