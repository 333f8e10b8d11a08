cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.stakes cimport board_size, contested, pots_at_stake

cdef object Note

@cython.final
cdef class Watch:
    cdef readonly list notes
    cdef int row, rotation, seen

    cpdef void begin(self, int row, int rotation) noexcept nogil
    cpdef int look(self, Course hand) except -1 nogil
    cdef int _note(self, Course hand) except -1 with gil
