cimport cython
from sidepot.chance cimport Stream

cdef class Shuffler(Stream):
    cdef int size
    cdef unsigned char order[52]

    cpdef bytes next(self)
    cpdef bytes several(self, int orders)
    @cython.locals(left=int, at=int, card=cython.uchar)
    cdef void shuffle(self) noexcept nogil
