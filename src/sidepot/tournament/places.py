"""Who finishes where. Later out is better; who goes out together is ranked by the house's rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

STACKS, STRENGTH = "stacks", "strength"


class Bust(Struct, frozen=True):
    """Somebody lost the last chip: the stack at the start of the hand, and the hand shown."""

    player: str
    number: int
    """In order of registration."""
    table: int
    stack: int
    strength: tuple[int, ...] = ()


class Placed(Struct, frozen=True):
    """A player's place at the end; *shared* by how many, the prize, and the points where there are any."""

    player: str
    place: int
    shared: int = 1
    prize: int = 0
    points: int | float | None = None
    """A whole number where it is one, also when it was read back."""


def ranked(busts: Iterable[Bust], rule: str) -> list[list[Bust]]:
    """Players who went out together, the best first, equals in one group.

    `stacks`: by the stack at the start of the hand. `strength` (L13): by the stronger hand, then by that stack.
    """

    def better(bust: Bust) -> Any:
        return (bust.strength, bust.stack) if rule == STRENGTH else bust.stack

    order = sorted(busts, key=lambda bust: bust.number)
    order.sort(key=better, reverse=True)
    return [list(group) for _, group in groupby(order, better)]


def placed(groups: Sequence[Sequence[str]], prizes: dict[str, int]) -> tuple[Placed, ...]:
    """Everyone's place: *groups* of equals from the winner down."""
    found = []
    place = 1
    for group in groups:
        found += [Placed(player, place, len(group), prizes.get(player, 0)) for player in group]
        place += len(group)
    return tuple(found)
