from sidepot.engine.hand cimport Hand

# what every command needs comes first, so that it lies close together
cdef class TableState:
    cdef public Hand hand
    cdef public tuple names
    cdef public object chips_part, log_part, asking
    cdef public bint playing, absent
    cdef public long long due
    cdef public bint discarding
    cdef public int turn_seat
    cdef public long long now, turn_due, turn_from, floor_due, paused_at, bank_from, in_play
    cdef public object clock, log
    cdef public tuple waiting, seats
    cdef public long long start_due, number
    cdef public bint planning, journals, held, keeps, directed, contest
    cdef public int first
    cdef public list seated
    cdef public object books, rules, deal, last, next_rules, deck, decked
    cdef public dict people, offers, left, variants
    cdef public bint games, over, ending
    cdef public int level_from
    cdef public long long game, game_hands, level, level_hands, level_orbits
    cdef public long long game_at, game_bb, game_dealt, stood, pick_due, pause_due
    cdef public int game_from, picked, leg_chair, kill_chair
    cdef public object base, result
    cdef public tuple entrants, gone
    cdef public dict answers, revealed
    cdef public tuple rabbit

    cpdef set_hand(self, Hand hand)
    cdef drop_hand(self)
    cpdef bint binds(self, rules)
