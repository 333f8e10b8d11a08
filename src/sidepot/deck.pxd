cimport cython
from sidepot.chance cimport Stream

cdef enum:
    N_DECK = 52

cdef class Shuffler(Stream):
    cdef int size
    cdef unsigned char order[N_DECK]

    cpdef bytes next(self)
    @cython.locals(pile=bytes, _=int)
    cpdef bytes several(self, int orders)
    cdef void shuffle(self) noexcept nogil
