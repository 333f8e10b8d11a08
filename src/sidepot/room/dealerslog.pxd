cdef class DealersLog:
    cdef readonly object lines
    cdef readonly list last
    cdef list _said

    cpdef note(self, event, table)
    cdef _say(self, line)
    cpdef list news(self)
