"""How hands of the same rules and currency are written in PokerStars text: worked out once for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.history.amounts import text_of
from sidepot.history.record import Record
from sidepot.history.stars.heading import SIGNS, check_game, game_text
from sidepot.history.written import house_not_told, left_out
from sidepot.rules import Bet, Deal, Exchange, shipped_game

DEALS, BETS, DRAWS, THROWS = range(4)
_MOST_TEXTS = 65_536


class Manner:
    """What the texts of hands have in common."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, record: Record) -> None:
        check_game(record)
        rules, about = record.rules, record.about
        self.rules, self.program = rules, rules.program
        self.decimals = about.decimals
        self.chips = about.occasion is not None or (not about.currency and not about.decimals)
        """Amounts are chips, not money."""
        self.sign = SIGNS.get(about.currency, "") if about.occasion is None else ""
        self.texts: dict[int, str] = {}
        """Amounts that were written before."""
        self.game, self.stakes = game_text(rules), self._stakes()
        game = shipped_game(rules.game)
        self.stud, self.many_draws, self.brings_in = game.shows_cards, game.draws, game.brings_in
        self.bb, self.button_blind = rules.bb, rules.forced == "button-blind"
        self.has_blinds = game.blinds
        self.bring_in = rules.brings_in if game.brings_in else 0
        kinds = {Deal: DEALS, Bet: BETS, Exchange: DRAWS}
        self.ops = tuple([kinds.get(type(step), THROWS) for step in self.program.steps])
        self.streets = _streets([step.street for step in self.program.steps])
        """The street that each step belongs to."""
        unsigned = about.currency and not self.sign and about.occasion is None
        self.lost = ((left_out("sign", currency=about.currency),) if unsigned else ()) + house_not_told(rules)

    def money(self, chips: int) -> str:
        """An amount, with cents where there are some."""
        text = self.texts.get(chips)
        if text is None:
            text = self._written(chips, True)
            if len(self.texts) < _MOST_TEXTS:
                self.texts[chips] = text
        return text

    def _stakes(self) -> str:
        """In fixed limit the bets, else the blinds; always with cents."""
        rules = self.rules
        small, big = rules.units if rules.limit == "fixed" else rules.blinds[:2]
        if rules.forced == "button-blind":
            return f"Button Blind {self.money(big)} - Ante {self.money(rules.each_antes)} "
        return f"{self._written(small, False)}/{self._written(big, False)}"

    def _written(self, chips: int, short: bool) -> str:
        if self.chips:
            return str(chips) if not self.decimals else text_of(chips, self.decimals)
        whole, cents = divmod(chips * (100, 10, 1)[self.decimals], 100)
        return f"{self.sign}{whole}" if short and not cents else f"{self.sign}{whole}.{cents:02}"


def _streets(names: list[str]) -> tuple[str, ...]:
    streets, last = list[str](), "deal"
    for name in names:
        last = name or last
        streets.append(last.upper())
    return tuple(streets)


_MANNERS: dict[tuple[int, int, str, int, bool], Manner] = {}


def manner_of(record: Record) -> Manner:
    """The manner of a hand; rules are found by identity, since comparing them takes longer than writing a hand."""
    about = record.about
    # whether there are blinds may depend on how many play
    key = id(record.rules), len(record.stacks), about.currency, about.decimals, about.occasion is None
    found = _MANNERS.get(key)
    if found is None or found.rules is not record.rules:
        if len(_MANNERS) > 1000:
            _MANNERS.clear()
        found = _MANNERS[key] = Manner(record)
    return found
