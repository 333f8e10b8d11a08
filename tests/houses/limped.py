"""Hands that everybody limped into, for the edge cases of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from dealing import checks, deal, limps
from sidepot import house
from sidepot.engine import Hand
from sidepot.rules import Rules

FIFTY = house("tda", blinds=(50, 100))
TENS = house("tda", blinds=(5, 10), limit="fixed")
DEEP = 20_000


def flop(rules: Rules, stacks: Sequence[int], line: str = "") -> Hand:
    """A limped hand on the flop: seat 0 is first to act, the last seat has the button."""
    return deal(rules, stacks, limps(len(stacks)) + line, button=len(stacks) - 1)


def turn(rules: Rules, stacks: Sequence[int], line: str = "") -> Hand:
    """The same on the turn."""
    return flop(rules, stacks, checks(len(stacks)) + line)
