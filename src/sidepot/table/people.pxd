cdef class Person:
    cdef public object name
    cdef public int seat, chair
    cdef public bint auto, out, away, leaving
    cdef public long long chips, bank, pending, price
    cdef public object plan
    cdef public bint at_blind, fresh, graced, online, owes_bb, owes_sb
    cdef public object agrees, entry, account
