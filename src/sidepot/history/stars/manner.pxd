cimport cython

cdef int _MOST_TEXTS

@cython.final
cdef class Manner:
    cdef readonly object rules, program
    cdef readonly int decimals, many_draws
    cdef readonly bint chips, stud, brings_in, button_blind, has_blinds
    cdef readonly str sign, game, stakes
    cdef readonly dict texts
    cdef readonly long long bb, bring_in
    cdef readonly tuple ops, streets, lost

    cpdef str money(self, long long chips)
    cdef str _stakes(self)
    @cython.locals(whole=object, cents=object)
    cdef str _written(self, chips, bint short)
