cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.stakes cimport contested, stakes_of

cdef object Note

@cython.final
cdef class AllIns:
    cdef readonly list notes

    cpdef int add(self, Course hand, int row, int rotation) except -1 with gil
