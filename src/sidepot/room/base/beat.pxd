cdef class Beat:
    cdef list _heard, _stirred
    cdef bint _due
    cdef double _next

    cpdef hear(self, deed)
    cpdef stir(self, deed)
    cpdef hear_out(self)
    cdef _expect(self)
