"""Hands of stud for the tests: who shows which cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dealing import deal
from sidepot import house
from sidepot.cards import FULL_DECK, cards, show
from sidepot.engine import Hand
from sidepot.rules import Rules

STUD = house("standard", game="stud", limit="fixed", bets=(10, 20), ante=1, bring_in=3)
STUD8 = STUD.but(game="stud8")
RAZZ = STUD.but(game="razz")
DEEP = 10_000


def doors(*up: str, rules: Rules = STUD, stacks: Sequence[int] | None = None, **opening: Any) -> Hand:
    """A hand whose players have these door cards; what else they hold is left to the deck."""
    below = iter([card for card in FULL_DECK if card not in cards("".join(up))])
    hole = [show([next(below), next(below)]) + door for door in up]
    return deal(rules, stacks or (DEEP,) * len(up), hole=hole, **opening)


def boards(rules: Rules, *up: str, line: str = "", stacks: Sequence[int] | None = None) -> Hand:
    """A hand whose players have these up cards, played up to fourth street or further; seat 0 is left of the button."""
    shown = cards("".join(up))
    below = iter([card for card in reversed(FULL_DECK) if card not in shown])
    hole = [show([next(below), next(below)]) + held for held in up]
    return deal(rules, stacks or (DEEP,) * len(up), line, button=len(up) - 1, hole=hole)
