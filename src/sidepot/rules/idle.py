"""Dials that decide nothing beside the others as they are, each with the reason: a form need not show them.

A reason is the code of a message: `dial-idle-no-cap`.
"""

from __future__ import annotations

from sidepot.rules.rules import Rules


def idle(rules: Rules) -> dict[str, str]:
    """Every dial that could be turned without any effect, and why: the code of a message."""
    return {name: why for names, off, why in _idle(rules) if off for name in names.split()}


def _idle(rules: Rules) -> tuple[tuple[str, bool, str], ...]:
    sized, fixed, blinds = rules.limit in ("fixed", "spread"), rules.limit == "fixed", rules.forced == "blinds"
    discards = any(game.throws or game.draws for game in rules.programs)
    studs = any(game.brings_in for game in rules.programs)
    draws = any(game.draws for game in rules.programs)
    low = any(game.low for game in rules.programs)
    board = any(game.board for game in rules.programs)
    return (
        ("bets", not sized, "sized"),
        ("unit", not sized or bool(rules.bets), "unit"),
        ("half_counts short_completes", not fixed, "fixed"),
        ("min_raise min_bet", fixed, "fixed-unit"),
        ("pot_raise pot_counts_table_ante", rules.limit != "pot", "pot"),
        ("cap_counts_blind cap_counts_short cap_lifted", rules.cap is None, "no-cap"),
        ("ante_first", not rules.bb_ante, "no-bb-ante"),
        ("bb_ante", not blinds, "no-big-blind"),
        ("straddle buy_button button_straddle", not blinds, "no-blinds"),
        ("straddles", not rules.straddle, "no-straddle"),
        ("kill", not fixed or not blinds, "no-kill"),
        ("bomb_boards", rules.bomb_pot is None, "no-bomb-pot"),
        ("double_board bomb_pot run_twice rabbit boards", not board, "no-board"),
        ("see_hands", rules.show == "all", "all-show"),
        ("seat_change auto_buy", rules.entry == "fixed", "fixed-field"),
        ("deal_first", rules.heads_up != "button-sb", "button-not-small"),
        ("showdown", rules.show == "all", "nobody-asked"),
        ("discard_timeout", not discards, "no-discards"),
        (
            "bring_in bring_in_all_in showing_tie common_opens completion open_pair",
            not studs, "no-stud",
        ),
        ("rotation every", not rules.rotate, "one-game"),
        ("stud_ante", all(game.blinds for game in rules.programs), "all-blinds"),
        ("fifth_card", not draws, "no-draw"),
        ("halves", not low, "one-winner"),
        ("rake_cap no_flop_no_drop", not rules.rake, "no-rake"),
        ("rise_every levels", rules.rise == "off", "no-rise"),
        ("ends_after", rules.ends != "hands", "no-hands"),
    )
