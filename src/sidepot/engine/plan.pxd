ctypedef long long chips_t

cdef dict _plans

cdef class Plan:
    cdef readonly object rules, game
    cdef public int max_players, deck_size, streets
    cdef unsigned long long deck_set
    cdef int boards, must_play, may_play
    cdef bint pot_limit, fixed_limit, spread_limit, raise_last, raise_double, raise_any
    cdef bint lifted_two_dealt, lifted_two_in, reopen_sum, reopen_any
    cdef bint antes_only, button_blind, heads_up_button_sb, heads_up_antes
    cdef chips_t small_unit, big_unit, min_bet, cap, sb, bb, ante, bb_ante, button_ante, rake, rake_cap
    cdef bint cap_counts_blind, cap_counts_short, checked_open, half_counts, pot_last, pot_counts_table_ante
    cdef bint ante_first, short_posted, deal_left, burn, opens_first_left, opens_later_bb
    cdef readonly bint blinds_no_bet, house_labels, run_twice
    cdef bint short_ranks, low, drop_odd, orphan_main, show_all, ask, no_flop_no_drop
    cdef int straddle_count
    cdef chips_t straddles[8]
    cdef int hole[8]
    cdef int board[8]
    cdef int bets[8]
    cdef int big[8]
    cdef int discard[8]

cpdef Plan plan_of(rules)
