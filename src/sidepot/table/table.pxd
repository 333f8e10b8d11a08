from sidepot.engine.hand cimport Hand


cdef class Table:
    cdef public object clock, deadline, deal, deck, decked, last, ledger, log, next_rules, now, rules
    cdef public Hand hand
    cdef public list seated, seats, waiting
    cdef public dict people, offers, left, variants
    cdef public tuple names
    cdef public bint playing, discarding, held, keeps
    cdef public int first, turn_seat
    cdef public long long number, start_due, turn_due, bank_from
