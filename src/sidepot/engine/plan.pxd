cimport cython

ctypedef long long chips_t

cdef dict _plans

cdef class Plan:
    cdef readonly object rules, game
    cdef readonly tuple street_names
    cdef public int max_players, steps, reshuffles
    cdef int boards, rankings
    cdef bint pot_limit, fixed_limit, spread_limit, raise_last, raise_double, raise_any
    cdef bint lifted_two_dealt, lifted_two_in, lifted_began_two, reopen_sum, reopen_any
    cdef bint antes_only, button_blind, heads_up_button_sb, heads_up_antes
    cdef chips_t small_unit, big_unit, min_bet, cap, sb, bb, bring_in, ante, bb_ante, button_ante, rake, rake_cap
    cdef bint cap_counts_blind, cap_counts_short, checked_open, half_counts, pot_last, pot_counts_table_ante
    cdef bint ante_first, short_posted, deal_left, burn, opens_first_left, opens_later_bb
    cdef readonly bint blinds_no_bet, house_labels, run_twice
    cdef bint no_blinds, no_first_betting, completion_free, bring_in_forced, tie_by_suit, common_showing, pairs_count, fifth_last
    cdef bint low, plain_high, odd_by_card, even_halves, drop_odd, orphan_main, show_all, ask, no_flop_no_drop
    cdef int straddle_count
    cdef chips_t straddles[8]
    cdef int deck_sizes[11]
    cdef unsigned long long deck_sets[11]
    cdef int order[2]
    cdef int must[2]
    cdef int may[2]
    cdef bint with_board[2]
    cdef int op[24]
    cdef int street_of[24]
    cdef int down[24]
    cdef int up[24]
    cdef int board[24]
    cdef int common[24]
    cdef int opens[24]
    cdef int big[24]
    cdef int open_pair[24]
    cdef int most[24]
    cdef int onto_board[24]

    @cython.locals(at=int, street=int)
    cdef _program(self, tuple steps)

cpdef Plan plan_of(rules)
