from sidepot.engine.hand cimport Hand


# what every command needs comes first, so that it lies close together
cdef class Felt:
    cdef public Hand hand
    cdef public tuple seats, names
    cdef public bint playing, planning, discarding, journals, held, keeps
    cdef public int turn_seat, first
    cdef public long long due, now, number, turn_due, turn_from, floor_due, paused_at, bank_from, in_play, start_due
    cdef public object rules, clock, log
    cdef public tuple waiting
    cdef public object books, deal, deck, decked, last, next_rules
    cdef public list seated
    cdef public dict people, offers, left, variants
