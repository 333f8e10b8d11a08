from sidepot.engine.hand cimport Hand


# what every command needs comes first, so that it lies close together
cdef class Felt:
    cdef public Hand hand
    cdef public tuple names
    cdef public bint playing, absent, discarding, planning, journals
    cdef public int turn_seat
    cdef public long long due, now, number, turn_due, turn_from, floor_due, paused_at, bank_from, in_play
    cdef public object clock, log
    cdef public tuple waiting, seats
    cdef public long long start_due
    cdef public bint held, keeps
    cdef public list seated
    cdef public object rules, deal, last, next_rules, deck, decked, books
    cdef public int first
    cdef public dict people, offers, left, variants
