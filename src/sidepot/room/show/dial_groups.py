"""The dials in the groups and the order in which a form shows them; their words are messages: `dial-group-game`."""

from __future__ import annotations

GROUPS = {
    "game": "game rotate rotation every limit blinds buy_in buy_in_unit double_bb bets unit",
    "antes": (
        "forced ante bb_ante button_ante stud_ante ante_percent ante_first heads_up short_bb bring_in "
        "bring_in_all_in"
    ),
    "bets": (
        "min_bet min_raise cap cap_counts_blind cap_counts_short cap_lifted reopen checked_short half_counts "
        "short_completes pot_raise pot_counts_table_ante completion open_pair labels free_fold hand_cap"
    ),
    "deal": (
        "first_betting opens_first opens_later deal_first burn discard_timeout showing_tie common_opens "
        "fifth_card"
    ),
    "showdown": "show showdown odd_chips orphan boards halves double_board see_hands",
    "extras": "run_twice straddle bomb_pot buy_button rabbit straddles button_straddle bomb_boards kill",
    "coming": "entry button rathole seat_change auto_buy",
    "rising": "rise rise_every levels ends ends_after",
    "share": "rake rake_cap no_flop_no_drop",
}
"""The code of a group, and its dials."""
GROUP_OF = {name: group for group, dials in GROUPS.items() for name in dials.split()}
