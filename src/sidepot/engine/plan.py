"""A house's rules as plain numbers, made once per `Rules` so that a hand never looks at a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call
from sidepot.rules import Rules

PLAIN = __file__.endswith(".py")


class Plan:
    """The numbers of one `Rules`."""

    if not TYPE_CHECKING:
        __new__ = made_by_call

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = game = rules.streets
        self.max_players = rules.max_players
        self.deck_size = len(game.deck)
        self.deck_set = sum(1 << card for card in game.deck)
        self._betting(rules)
        self._forced(rules)
        self._ending(rules)
        if PLAIN:
            self.hole = [0] * 8
            self.board = [0] * 8
            self.bets = [0] * 8
            self.big = [0] * 8
            self.discard = [0] * 8
        self.streets = len(game.streets)
        for i in range(self.streets):
            street = game.streets[i]
            self.hole[i] = street.hole
            self.board[i] = street.board
            self.bets[i] = street.bets
            self.big[i] = street.big
            self.discard[i] = street.discard

    def __reduce__(self) -> tuple[Any, ...]:
        return plan_of, (self.rules,)

    def _betting(self, rules: Rules) -> None:
        self.pot_limit = rules.limit == "pot"
        self.fixed_limit = rules.limit == "fixed"
        self.spread_limit = rules.limit == "spread"
        self.raise_last = rules.min_raise == "last"
        self.raise_double = rules.min_raise == "double"
        self.raise_any = rules.min_raise == "any"
        self.small_unit, self.big_unit = rules.units
        self.min_bet = rules.smallest_bet
        self.cap = rules.cap or 0
        self.cap_counts_blind = rules.cap_counts_blind
        self.cap_counts_short = rules.cap_counts_short
        self.lifted_two_dealt = rules.cap_lifted == "two-dealt"
        self.lifted_two_in = rules.cap_lifted == "two-in"
        self.reopen_sum = rules.reopen == "sum"
        self.reopen_any = rules.reopen == "any"
        self.checked_open = rules.checked_short == "open"
        self.half_counts = rules.half_counts
        self.pot_last = rules.pot_raise == "pot+last-raise"
        self.pot_counts_table_ante = rules.pot_counts_table_ante
        self.blinds_no_bet = rules.labels != "usual"
        self.house_labels = rules.labels == "house"

    def _forced(self, rules: Rules) -> None:
        self.sb, self.bb = rules.sb, rules.bb
        if PLAIN:
            self.straddles = [0] * 8
        self.straddle_count = min(8, len(rules.blinds) - 2)
        for i in range(self.straddle_count):
            self.straddles[i] = rules.blinds[2 + i]
        self.ante = rules.each_antes
        self.bb_ante = rules.bb_ante
        self.button_ante = rules.button_ante
        self.ante_first = rules.ante_first
        self.antes_only = not rules.has_blinds(3)
        self.button_blind = rules.forced == "button-blind"
        self.heads_up_button_sb = rules.heads_up == "button-sb"
        self.heads_up_antes = not rules.has_blinds(2)
        self.short_posted = rules.short_bb == "posted"
        self.deal_left = rules.deal_first == "left-of-button"
        self.burn = rules.burn
        self.opens_first_left = rules.opens_first == "left-of-button"
        self.opens_later_bb = rules.opens_later == "left-of-bb"

    def _ending(self, rules: Rules) -> None:
        game = self.game
        self.must_play = game.must_play
        self.may_play = game.may_play
        self.short_ranks = game.ranking == "short"
        self.low = game.low
        self.drop_odd = rules.odd_chips == "dropped"
        self.orphan_main = rules.orphan == "main"
        self.show_all = rules.show == "all"
        self.ask = rules.showdown == "ask"
        self.boards = rules.boards
        self.run_twice = rules.run_twice
        self.rake = round(rules.rake * 100)
        self.rake_cap = -1 if rules.rake_cap is None else rules.rake_cap
        self.no_flop_no_drop = rules.no_flop_no_drop


_plans: dict[int, Plan] = {}


def plan_of(rules: Rules) -> Plan:
    """The plan of these rules, made once; found by identity, since comparing rules takes longer than a hand."""
    plan = _plans.get(id(rules))
    if plan is None or plan.rules is not rules:
        if len(_plans) >= 1024:
            _plans.clear()
        plan = _plans[id(rules)] = Plan(rules)
    return plan
