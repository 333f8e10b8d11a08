"""The few words in which the tests tell a hand: deal it, play a line, look at what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sidepot.engine import Action, Hand, Illegal, IllegalAction, Pot, PotResult, play, stacked, start
from sidepot.rules import Rules

ROYAL = "AsKsQsJsTs"
"""A board that plays for everyone: all hands are equal."""

BLANKS = "2c3d7h9s4d"
"""A board that helps nobody: the higher pair wins."""

PAIRS = ["AsAh", "KsKh", "QsQh", "JsJh", "TsTh"]
"""Hole cards, each seat's better than the next one's."""


def deal(
    rules: Rules,
    stacks: Sequence[int],
    line: str = "",
    button: int = 0,
    hole: Sequence[str] = (),
    board: str = "",
    **opening: Any,
) -> Hand:
    """A hand with these cards, played up to the end of the line."""
    no_sb = opening.get("no_sb", False)
    deck = stacked(rules, len(stacks), button, hole, board, no_sb=no_sb)
    return play(start(rules, stacks, button, deck, **opening), line)


def limps(players: int) -> str:
    """Everyone calls and the big blind checks."""
    return "c " * (players - 1) + "x "


def checks(players: int, streets: int = 1) -> str:
    """Everyone checks, a street or more."""
    return "x " * (players * streets)


def state(hand: Hand) -> tuple[Any, ...]:
    """All that can be seen of a hand."""
    options = None if hand.over else hand.options.to_dict()
    chips = hand.stacks, hand.wagers, hand.paid, hand.pots
    return hand.log, chips, hand.turn, hand.owing_discards, hand.street, hand.board, hand.inside, options


def refused(hand: Hand, action: Action, seat: int | None = None) -> Illegal:
    """The reason why a hand refuses an action; it stays as it was."""
    before, seen = hand.fork(), state(hand)
    with pytest.raises(IllegalAction) as caught:
        hand.act(action, seat)
    assert hand == before
    assert state(hand) == seen
    return caught.value.reason


def raises(hand: Hand) -> tuple[int | None, int | None]:
    """The smallest and the largest raise-to on offer."""
    return hand.options.min_to, hand.options.max_to


def layers(pots: Sequence[Pot | PotResult]) -> list[tuple[int, tuple[int, ...]]]:
    """Pots as amounts and who can win them, main pot first."""
    return [(pot.amount, pot.entitled) for pot in pots]


def chips(hand: Hand) -> int:
    """Every chip there is: stacks, pots, and what the house took or dropped."""
    result = hand.result
    away = result.rake + result.dropped if result else 0
    return sum(hand.stacks) + sum(pot.amount for pot in hand.pots) + away


def told(hand: Hand, *kinds: type) -> list[Any]:
    """The events of these kinds, in order."""
    return [event for event in hand.log if isinstance(event, kinds)]
