# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""How much of others' hands a hand beats: counted among all of a game, or weighed by what somebody represents.

Values come in rows, one for each board or way in which the cards may come; those of a row are compared with each other.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sidepot.copying import made_by_call, never_copied

_BLOCKED = 0xFFFFFFFF
"""In place of a value: the hand has a card of the board."""
_LEAST = 1e-30


class Ordered:
    """The hands of one player in the order of their values, row by row."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, values: NDArray[np.uint32], low: bool) -> None:
        """By ranking, row and hand. With *low* the second ranking is of hands that may have no low, 0."""
        self.rankings, self.rows, self.hands = values.shape
        self.low = low
        numbered = values.astype(np.uint64) << np.uint64(32) | np.arange(self.hands, dtype=np.uint64)
        numbered.sort()
        self.values = array("I", values.tobytes())
        self.ranked = array("I", (numbered >> np.uint64(32)).astype(np.uint32).tobytes())
        self.order = array("H", numbered.astype(np.uint16).tobytes())
        self.below = array("d", bytes(8 * (self.hands + 1)))

    def beaten_by(self, mine: array[int], weights: NDArray[np.float32]) -> NDArray[np.float32]:
        """The part of each row of weights that own values beat, half of it where they are equal: (own, rows).

        Own values are by ranking; those of a ranking take turns on the rows, as often as you like.
        """
        found = array("f", bytes(4 * len(mine) * len(weights)))
        self._weigh(found, mine, array("f", weights.tobytes()), len(mine) // self.rankings, len(weights))
        return np.frombuffer(found, np.float32).reshape(len(mine), len(weights))

    def _weigh(self, found: array[float], mine: array[int], weights: array[float], own: int, kinds: int) -> None:
        for row in range(self.rows):
            for ranking in range(self.rankings):
                start = (ranking * self.rows + row) * self.hands
                for kind in range(kinds):
                    whole = self._add_up(weights, kind * self.hands, start, False, row)
                    for at in range(ranking * own + row, (ranking + 1) * own, self.rows):
                        found[at * kinds + kind] = self._beaten(start, mine[at]) / whole
            if self.low:
                self._weigh_without_low(found, mine, weights, own, kinds, row)

    def _weigh_without_low(
        self, found: array[float], mine: array[int], weights: array[float], own: int, kinds: int, row: int
    ) -> None:
        """Where neither has a low, the low half goes by the high hands."""
        for kind in range(kinds):
            whole = self._add_up(weights, kind * self.hands, row * self.hands, True, row)
            for at in range(row, own, self.rows):
                if mine[own + at] == 0:
                    found[(own + at) * kinds + kind] = self._beaten(row * self.hands, mine[at]) / whole

    def _add_up(self, weights: array[float], kind: int, start: int, without_low: bool, row: int) -> float:
        """What weighs in below each hand in order, or just those without a low; all that does, low or not."""
        lows = (self.rows + row) * self.hands
        added = whole = 0.0
        self.many = self._first(start, self.hands, _BLOCKED)
        for at in range(self.many):
            hand = self.order[start + at]
            self.below[at] = added
            whole += weights[kind + hand]
            if not without_low or self.values[lows + hand] == 0:
                added += weights[kind + hand]
        self.below[self.many] = added
        return whole if whole > _LEAST else _LEAST

    def _beaten(self, start: int, value: int) -> float:
        """What was added up of hands that a value beats, and half of those that are equal."""
        lower = self._first(start, self.many, value)
        upper = lower
        if lower < self.many and self.ranked[start + lower] == value:
            upper = self._first(start, self.many, value + 1)
        return (self.below[lower] + self.below[upper]) / 2

    def _first(self, start: int, many: int, value: int) -> int:
        """How many of so many values in order, from one on, are lower."""
        low = start
        left = many
        while left > 1:
            half = left >> 1
            low += half * (self.ranked[low + half - 1] < value)
            left -= half
        return low - start + (left > 0 and self.ranked[low] < value)


def count_beaten(
    total: array[int], times: array[int], values: array[int], known: array[int], counts: array[int]
) -> None:
    """Add up for each hand over all rows of values what is counted for them, and how often the hand was possible.

    It is counted for what lies before the first known value, for that one, for what comes after it …
    """
    hands = len(total)
    for row in range(len(values) // hands):
        for at in range(hands):
            value = values[row * hands + at]
            if value != _BLOCKED:
                low = 0
                left = len(known)
                while left > 1:
                    half = left >> 1
                    low += half * (known[low + half - 1] < value)
                    left -= half
                place = low + (known[low] < value)
                total[at] += counts[2 * place + (place < len(known) and known[place] == value)]
                times[at] += 1
