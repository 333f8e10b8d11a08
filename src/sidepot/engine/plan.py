"""A house's rules as plain numbers, made once per `Rules` so that a hand never looks at a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sidepot.copying import made_with
from sidepot.ranks.orders import NUMBERS
from sidepot.rules import Rules
from sidepot.rules.steps import RANKINGS, SEATS, STEPS, Bet, Deal, Exchange, Ranking, Step, Throw

# what a step does
DEAL, BETTING_STEP, DRAWING_STEP, THROWING_STEP = range(4)
_OPS: dict[type, int] = {Deal: DEAL, Bet: BETTING_STEP, Exchange: DRAWING_STEP, Throw: THROWING_STEP}

# who opens a betting
BY_HOUSE, LOW_CARD, HIGH_CARD, HIGH_HAND, LOW_HAND = range(5)
_OPENS = {"house": BY_HOUSE, "low-card": LOW_CARD, "high-card": HIGH_CARD, "high-hand": HIGH_HAND, "low-hand": LOW_HAND}

BOARDS = 2
"""How many boards a hand may have."""

_BY_PLAYERS = ("deck_sizes", "deck_sets")
_BY_RANKING = ("order", "must", "may", "with_board")
_BY_STEP = (
    "op", "street_of", "down", "up", "board", "common", "opens", "big", "open_pair", "most", "onto_board",
)  # fmt: skip


class Plan:
    """The numbers of one `Rules`."""

    if not TYPE_CHECKING:
        __new__ = made_with(
            **dict.fromkeys(_BY_PLAYERS, SEATS + 1), **dict.fromkeys(_BY_RANKING, RANKINGS),
            **dict.fromkeys(_BY_STEP, STEPS), straddles=SEATS - 2,
        )  # fmt: skip

    deck_sizes: list[int]
    deck_sets: list[int]
    order: list[int]
    must: list[int]
    may: list[int]
    with_board: list[int]
    straddles: list[int]
    op: list[int]
    street_of: list[int]
    down: list[int]
    up: list[int]
    board: list[int]
    common: list[int]
    opens: list[int]
    big: list[int]
    open_pair: list[int]
    most: list[int]
    onto_board: list[int]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = game = rules.program
        self.max_players = rules.max_players
        for players in range(2, SEATS + 1):
            deck = game.deck_of(players)
            self.deck_sizes[players] = len(deck)
            self.deck_sets[players] = sum([1 << card for card in deck])
        self.reshuffles = game.reshuffles
        self.draws = game.draws > 0
        self._betting(rules)
        self._forced(rules)
        self._ending(rules)
        self._program(game.steps)

    def _program(self, steps: tuple[Step, ...]) -> None:
        self.steps = len(steps)
        self.street_names = tuple([step.street or "deal" for at, step in enumerate(steps) if step.street or not at])
        street = -1
        for at in range(self.steps):
            step = steps[at]
            street += bool(step.street) or at == 0
            self.op[at], self.street_of[at] = _OPS[type(step)], street
            self.down[at] = self.up[at] = self.board[at] = self.common[at] = 0
            self.opens[at] = self.big[at] = self.open_pair[at] = self.most[at] = self.onto_board[at] = 0
            self._step(at, step)

    def _step(self, at: int, step: Step) -> None:
        if isinstance(step, Deal):
            self.down[at], self.up[at], self.board[at] = step.down, step.up, step.board
            self.common[at] = step.common
        elif isinstance(step, Bet):
            self.opens[at], self.big[at] = _OPENS[step.opens], step.big
            self.open_pair[at] = step.open_pair and self.pairs_count
        elif isinstance(step, Exchange):
            self.most[at] = step.most
        else:
            self.most[at], self.onto_board[at] = step.cards, step.onto == "board"

    def __reduce__(self) -> tuple[Any, ...]:
        return plan_of, (self.rules,)

    def _betting(self, rules: Rules) -> None:
        self.pot_limit = rules.limit == "pot"
        self.fixed_limit = rules.limit == "fixed"
        self.spread_limit = rules.limit == "spread"
        self.raise_last = rules.min_raise == "last"
        self.raise_double = rules.min_raise == "double"
        self.raise_any = rules.min_raise == "any"
        # from a raise as large as the last up to every chip, as in most games: then nothing else has to be looked at
        self.last_to_all = rules.limit == "no" and not self.raise_any and not self.game.brings_in
        self.small_unit, self.big_unit = rules.units
        self.min_bet = rules.smallest_bet
        self.cap = rules.cap or 0
        self.cap_counts_blind = rules.cap_counts_blind
        self.cap_counts_short = rules.cap_counts_short
        self.lifted_two_dealt = rules.cap_lifted == "two-dealt"
        self.lifted_two_in = rules.cap_lifted == "two-in"
        self.lifted_began_two = rules.cap_lifted == "began-two"
        self.reopen_sum = rules.reopen == "sum"
        self.reopen_any = rules.reopen == "any"
        self.checked_open = rules.checked_short == "open"
        self.half_counts = rules.half_counts
        self.short_completes = rules.half_counts or rules.short_completes
        self.free_fold = rules.free_fold
        self.pot_last = rules.pot_raise == "pot+last-raise"
        self.pot_counts_table_ante = rules.pot_counts_table_ante
        self.blinds_no_bet = rules.labels != "usual"
        self.house_labels = rules.labels == "house"

    def _forced(self, rules: Rules) -> None:
        self.no_first_betting = not rules.first_betting
        self.sb, self.bb = rules.sb, rules.bb
        self.bring_in = rules.brings_in
        self.completion_free = rules.completion == "free"
        self.bring_in_forced = rules.bring_in_all_in == "forced"
        self.tie_by_suit = rules.showing_tie == "suit"
        self.common_showing = rules.common_opens == "showing"
        self.pairs_count = rules.open_pair == "on"
        self.fifth_last = rules.fifth_card == "last"
        self.straddle_count = min(SEATS - 2, len(rules.blinds) - 2)
        for i in range(self.straddle_count):
            self.straddles[i] = rules.blinds[2 + i]
        self.ante = rules.each_antes
        self.bb_ante = rules.bb_ante
        self.button_ante = rules.button_ante
        self.ante_first = rules.ante_first
        self.no_blinds = not self.game.blinds
        self.antes_only = self.game.blinds and not rules.has_blinds(3)
        self.button_blind = rules.forced == "button-blind"
        self.heads_up_button_sb = rules.heads_up == "button-sb"
        self.heads_up_antes = self.game.blinds and not rules.has_blinds(2)
        self.high_posts = rules.kill != "off" or rules.button_straddle
        self.forced_blinds = rules.forced_bets == "blinds"
        # what players or the hand before may make another hand of: bomb pots, kills, straddles
        bombs = rules.bomb_pot is not None and self.game.board > 0
        self.offers = bombs or self.high_posts or rules.straddle
        self.stakes_capped = rules.hand_cap is not None
        self.short_posted = rules.short_bb == "posted"
        self.deal_left = rules.deal_first == "left-of-button"
        self.burn = rules.burn
        self.opens_first_left = rules.opens_first == "left-of-button"
        self.opens_later_bb = rules.opens_later == "left-of-bb"

    def _ending(self, rules: Rules) -> None:
        self.rankings = len(self.game.rankings)
        for i in range(self.rankings):
            self._ranking(i, self.game.rankings[i])
        self.low = self.rankings > 1
        first = self.game.rankings[0]
        self.plain_high = first.order == "high" and not first.must and self.game.held <= first.may and first.board
        self.odd_by_card = rules.odd_chips == "left-of-button" and not self.game.blinds and self.game.shows_cards
        self.even_halves = rules.halves == "even"
        self.drop_odd = rules.odd_chips == "dropped"
        self.orphan_main = rules.orphan == "main"
        self.show_all = rules.show == "all"
        self.ask = rules.showdown == "ask"
        self.boards = rules.boards
        self.double_board = rules.double_board
        self.run_twice = rules.run_twice
        self.rake = round(rules.rake * 100)
        self.rake_cap = -1 if rules.rake_cap is None else rules.rake_cap
        self.no_flop_no_drop = rules.no_flop_no_drop


    def _ranking(self, i: int, ranking: Ranking) -> None:
        self.order[i], self.must[i], self.may[i] = NUMBERS[ranking.order], ranking.must, ranking.may
        self.with_board[i] = ranking.board


_plans: dict[int, Plan] = {}
_latest: Plan | None = None


def plan_of(rules: Rules) -> Plan:
    """The plan of these rules, made once; found by identity, since comparing rules takes longer than a hand."""
    global _latest
    # most programs play by one house's rules: then nothing is looked up
    if _latest is None or _latest.rules is not rules:
        _latest = _found(rules)
    return _latest


def _found(rules: Rules) -> Plan:
    plan = _plans.get(id(rules))
    if plan is None or plan.rules is not rules:
        if len(_plans) >= 1024:
            _plans.clear()
        plan = _plans[id(rules)] = Plan(rules)
    return plan
