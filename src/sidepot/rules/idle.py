"""Dials that decide nothing beside the others as they are, each with the reason: a form need not show them."""

from __future__ import annotations

from sidepot.rules.rules import Rules


def idle(rules: Rules) -> dict[str, str]:
    """Every dial that could be turned without any effect, and why."""
    return {name: why for names, off, why in _idle(rules) if off for name in names.split()}


def _idle(rules: Rules) -> tuple[tuple[str, bool, str], ...]:
    sized, fixed, blinds = rules.limit in ("fixed", "spread"), rules.limit == "fixed", rules.forced == "blinds"
    discards = any(game.throws or game.draws for game in rules.programs)
    studs = any(game.brings_in for game in rules.programs)
    draws = any(game.draws for game in rules.programs)
    low = any(game.low for game in rules.programs)
    board = any(game.board for game in rules.programs)
    return (
        ("bets", not sized, "only fixed and spread limit use it"),
        ("unit", not sized or bool(rules.bets), "only fixed and spread limit without `bets` use it"),
        ("half_counts short_completes", not fixed, "only fixed limit uses it"),
        ("min_raise min_bet", fixed, "fixed limit raises by its unit"),
        ("pot_raise pot_counts_table_ante", rules.limit != "pot", "only pot limit uses it"),
        ("cap_counts_blind cap_counts_short cap_lifted", rules.cap is None, "there is no cap"),
        ("ante_first", not rules.bb_ante, "there is no ante of the big blind"),
        ("bb_ante", not blinds, "there is no big blind"),
        ("straddle buy_button button_straddle", not blinds, "there are no blinds"),
        ("straddles", not rules.straddle, "nobody straddles"),
        ("kill", not fixed or not blinds, "only fixed limit with blinds has kill pots"),
        ("bomb_boards", rules.bomb_pot is None, "there are no bomb pots"),
        ("double_board bomb_pot run_twice rabbit boards", not board, "there is no board"),
        ("see_hands", rules.show == "all", "everyone shows"),
        ("seat_change auto_buy", rules.entry == "fixed", "nobody comes or goes in a fixed field"),
        ("deal_first", rules.heads_up != "button-sb", "with two players the button is never the small blind"),
        ("showdown", rules.show == "all", "everyone shows, so nobody is asked"),
        ("discard_timeout", not discards, "no cards are thrown away"),
        (
            "bring_in bring_in_all_in showing_tie common_opens completion open_pair",
            not studs, "only stud games use it",
        ),
        ("rotation every", not rules.rotate, "one game is played"),
        ("stud_ante", all(game.blinds for game in rules.programs), "every game here has blinds"),
        ("fifth_card", not draws, "this game has no draw"),
        ("halves", not low, "one hand takes the whole pot"),
        ("rake_cap no_flop_no_drop", not rules.rake, "there is no rake"),
        ("rise_every levels", rules.rise == "off", "the blinds don't rise"),
        ("ends_after", rules.ends != "hands", "only a game that ends after its hands counts them"),
    )
