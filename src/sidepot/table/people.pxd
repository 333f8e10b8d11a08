cdef class Person:
    cdef public object account, agrees, bank, chips, entry, name, pending, plan, price
    cdef public int chair, seat
    cdef public bint at_blind, auto, away, fresh, graced, leaving, online, out, owes_bb, owes_sb
