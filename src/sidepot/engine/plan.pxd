cimport cython

ctypedef long long chips_t

# how much fits, as `sidepot.rules.steps` says it: rows in C need it when they are compiled
cdef enum:
    N_SEATS = 10
    N_HELD = 7
    N_BOARD = 10
    N_BOARDS = 2
    N_STEPS = 24
    N_RANKINGS = 2
    N_DECK = 52

cdef dict _plans

cdef class Plan:
    cdef readonly object rules, game
    cdef readonly tuple street_names
    cdef public int max_players, steps, reshuffles
    cdef int boards, rankings
    cdef bint pot_limit, fixed_limit, spread_limit, raise_last, raise_double, raise_any, last_to_all
    cdef bint lifted_two_dealt, lifted_two_in, lifted_began_two, reopen_sum, reopen_any
    cdef bint antes_only, button_blind, heads_up_antes
    cdef chips_t small_unit, big_unit, min_bet, cap, sb, bb, bring_in, ante, bb_ante, button_ante, rake, rake_cap
    cdef bint cap_counts_blind, cap_counts_short, checked_open, half_counts, short_completes, pot_last, pot_counts_table_ante
    cdef bint ante_first, short_posted, deal_left, burn, opens_first_left, opens_later_bb
    cdef readonly bint blinds_no_bet, house_labels, run_twice, double_board, heads_up_button_sb
    cdef readonly bint forced_blinds, offers, stakes_capped, draws
    cdef bint free_fold, high_posts
    cdef bint no_blinds, no_first_betting, completion_free, bring_in_forced, tie_by_suit, common_showing, pairs_count, fifth_last
    cdef bint low, plain_high, odd_by_card, even_halves, drop_odd, orphan_main, show_all, ask, no_flop_no_drop
    cdef int straddle_count
    cdef chips_t straddles[N_SEATS - 2]
    cdef int deck_sizes[N_SEATS + 1]
    cdef unsigned long long deck_sets[N_SEATS + 1]
    cdef int order[N_RANKINGS]
    cdef int must[N_RANKINGS]
    cdef int may[N_RANKINGS]
    cdef bint with_board[N_RANKINGS]
    cdef int op[N_STEPS]
    cdef int street_of[N_STEPS]
    cdef int down[N_STEPS]
    cdef int up[N_STEPS]
    cdef int board[N_STEPS]
    cdef int common[N_STEPS]
    cdef int opens[N_STEPS]
    cdef int big[N_STEPS]
    cdef int open_pair[N_STEPS]
    cdef int most[N_STEPS]
    cdef int onto_board[N_STEPS]

    @cython.locals(at=int, street=int)
    cdef _program(self, tuple steps)

cdef Plan _latest

cpdef Plan plan_of(rules)
cdef Plan _found(rules)
