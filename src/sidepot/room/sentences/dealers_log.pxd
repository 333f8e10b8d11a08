cdef class DealersLog:
    cdef readonly object lines
    cdef readonly list last
    cdef list _said
    cdef str _ahead

    cpdef note(self, event, table)
    cdef _tell_ahead(self, table)
    cdef _say_once(self, line)
    cdef _say(self, line)
    cpdef list news(self)
