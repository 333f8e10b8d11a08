"""Which cards to keep in a draw, looked up. Compiled through `draw_book.pxd`; the numbers are of `solving_draws`."""

from __future__ import annotations

from array import array
from math import comb
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import count, worth

LARGEST = 4
"""The most cards of a set that is kept; those who keep more stand pat."""
_CARDS = 52
_LANE = 0x1FFF
_ONE = 1


class DrawBook:
    """What sets of cards are worth to keep, for hands of *size* cards that compare in one order or in two."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, orders: tuple[str, ...], size: int, draws: int, numbers: dict[str, array[int]]) -> None:
        self.size = size
        self.draws = draws
        self.halves = len(orders)
        self.first = NUMBERS[orders[0]]
        self.second = NUMBERS[orders[-1]]
        self.keeps = numbers["keeps"]
        self.row = len(self.keeps) // draws
        self.values = numbers["values0"]
        self.shares = numbers["shares0"]
        self.other_values = numbers[f"values{len(orders) - 1}"]
        self.other_shares = numbers[f"shares{len(orders) - 1}"]
        self.choose = [comb(card, many) for many in range(LARGEST + 1) for card in range(_CARDS)]
        self.before = [sum(comb(_CARDS, fewer) for fewer in range(many)) for many in range(LARGEST + 1)]

    def keep(self, hand: int, draws: int) -> int:
        """The cards of a whole hand to keep with so many draws to come, this one counted; all to stand pat."""
        best = hand
        most = self.pat(hand)
        start = (draws - 1) * self.row
        kept = (hand - 1) & hand
        while True:
            here = self.keeps[start + self.place(kept)] if count(kept) <= LARGEST else 0
            if here > most:
                most = here
                best = kept
            if kept == 0:
                return best
            kept = (kept - 1) & hand

    def keeps_worth(self, kept: int, draws: int) -> int:
        """What keeping a set of cards is worth with so many draws to come, in parts of 65,535."""
        return self.keeps[(draws - 1) * self.row + self.place(kept)]

    def pat(self, hand: int) -> int:
        """What a hand is worth as it is."""
        share = _looked_up(self.values, self.shares, worth(self.first, hand, 0, 0, _CARDS))
        if self.halves == 1:
            return share
        other = _looked_up(self.other_values, self.other_shares, worth(self.second, hand, 0, 0, _CARDS))
        return (share + other) >> 1

    def place(self, cards: int) -> int:
        """Where a set stands in a row: in place of all that differ from it by their suits alone."""
        a = cards & _LANE
        b = cards >> 16 & _LANE
        c = cards >> 32 & _LANE
        d = cards >> 48
        if a < b:
            a, b = b, a
        if c < d:
            c, d = d, c
        if a < c:
            a, c = c, a
        if b < d:
            b, d = d, b
        if b < c:
            b, c = c, b
        left = a | b << 13 | c << 26 | d << 39
        many = 0
        found = 0
        card = 0
        while left:
            while not left & _ONE:
                left >>= 1
                card += 1
            many += 1
            found += self.choose[many * _CARDS + card]
            left >>= 1
            card += 1
        return found + self.before[many]


def _looked_up(values: array[int], shares: array[int], value: int) -> int:
    """The share of the largest value that is no larger."""
    low = 0
    high = len(values)
    while high - low > 1:
        middle = (low + high) >> 1
        if values[middle] <= value:
            low = middle
        else:
            high = middle
    return shares[low]
