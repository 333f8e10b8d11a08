cimport cython

cdef class DealersLog:
    cdef readonly object lines
    cdef readonly list last
    cdef readonly object hand
    cdef readonly object result
    cdef readonly dict ahead

    cpdef note(self, event, table)
    cdef _note_hand(self, event, table)
    cdef _look_ahead(self, table)
    @cython.locals(kind=str)
    cdef _keep(self, dict part)
    cpdef result_of(self, hand)
