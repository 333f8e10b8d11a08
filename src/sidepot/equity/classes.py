"""Two cards by class: AA, AKs, AKo. A class is two ranks, the higher first, then s or o for suits."""

from __future__ import annotations

from functools import cache

from sidepot.cards import RANKS, Card


def class_name(high: int, low: int, suited: bool) -> str:
    """The name of a class by its ranks 0..12."""
    if high < low:
        high, low = low, high
    return RANKS[high] + RANKS[low] + ("" if high == low else "s" if suited else "o")


def class_of(a: int, b: int) -> str:
    """The class of two cards."""
    return class_name(a >> 2, b >> 2, a & 3 == b & 3)


@cache
def combos_of(name: str) -> tuple[int, ...]:
    """The card sets of a class: 6 for a pair, 4 suited, 12 offsuit."""
    high, low = RANKS.index(name[0]), RANKS.index(name[1])
    return tuple(
        Card(4 * high + s).bit | Card(4 * low + t).bit
        for s in range(4)
        for t in range(4)
        if (s < t if high == low else (s == t) == (name[2] == "s"))
    )
