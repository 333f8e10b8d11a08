cdef class DealersLog:
    cdef readonly object lines
    cdef readonly list last
    cdef list _said
    cdef bint _wagered

    cpdef note(self, event, table)
    cdef _say(self, line)
    cpdef list news(self)
