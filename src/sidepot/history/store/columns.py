"""Facts of many hands as columns of numbers: what searches and statistics look at, instead of at the hands.

A column has a number for each hand, or one for each seat of each hand, seat by seat. It is kept in the narrowest type
that holds it; one number for all rows is kept once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Column = NDArray[Any]

# of a hand
AT, RULES, SITE, POT, BIG, DECIMALS, SEATS, STAKE = range(8)
# of a seat
PLAYER, POSITION, BITS, CBETS, ACTS, NET, LUCK, COMBO, CARDS = range(16, 25)
OF_HANDS, OF_SEATS = (AT, RULES, SITE, POT, BIG, DECIMALS, SEATS, STAKE), tuple(range(PLAYER, CARDS + 1))

# what a hand's luck is: none, still to be worked out, told in LUCK, not to be known
SAFE, OPEN, TOLD, HIDDEN = range(4)
NEVER = -(2**62)
"""In AT: nobody knows when."""
NO_COMBO = -1
"""In COMBO: not two cards, or not known ones."""
LOW_BITS = 20
"""How many of a seat's bits (`counted`) are in BITS; the others are in CBETS."""

_KINDS = "bhiq"
_LEAST = {BITS: 2, CBETS: 2, ACTS: 3, CARDS: 3}
"""Sets of bits are never narrower than this, since a mask for them has to fit."""
_HEAD = 8
"""Bytes before the numbers: their type, and how many rows they stand for where they are one."""


def packed_column(column: Column, which: int = AT) -> bytes:
    """A column as bytes."""
    if column.dtype.kind == "f":
        return _head("d") + column.astype("<f8").tobytes() if column.any() else _head("D")
    if not len(column):
        return _head("q")
    low, high = int(column.min()), int(column.max())
    if low == high:
        return _head("Q") + low.to_bytes(8, "little", signed=True)
    kinds = _KINDS[_LEAST.get(which, 0) :]
    kind = next(kind for kind in kinds if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)
    return _head(kind) + column.astype(f"<{kind}").tobytes()


def _head(kind: str) -> bytes:
    return kind.encode().ljust(_HEAD, b"\0")


def unpacked_column(data: bytes, which: int, rows: int) -> Column:
    """A column from bytes, of so many rows; those of hands are as wide as sums need them, since there are few."""
    found = _unpacked(data, rows)
    return found.astype(np.int64) if which in OF_HANDS else found


def _unpacked(data: bytes, rows: int) -> Column:
    kind = chr(data[0])
    if kind == "Q":
        return np.full(rows, int.from_bytes(data[_HEAD:], "little", signed=True), dtype="<i8")
    if kind == "D":
        return np.zeros(rows)
    return np.frombuffer(data, dtype="<f8" if kind == "d" else f"<{kind}", offset=_HEAD)


class Columns:
    """Some hands as columns; those that are not there yet are fetched when asked for."""

    def __init__(self, hands: int, seats: int, columns: Mapping[int, Column] | None = None) -> None:
        self.hands, self.seats = hands, seats
        self._columns = dict(columns or {})

    def __getitem__(self, which: int) -> Column:
        found = self._columns.get(which)
        if found is None:
            found = self._columns[which] = self.fetch(which)
        return found

    def __setitem__(self, which: int, column: Column) -> None:
        self._columns[which] = column

    def fetch(self, which: int) -> Column:
        """A column that is not at hand."""
        raise KeyError(which)

    def hand_of_seats(self) -> Column:
        """For each seat which of the hands it belongs to."""
        return np.repeat(np.arange(self.hands), self[SEATS])

    def first_seats(self) -> Column:
        """For each hand which row is its first seat."""
        ends: Column = np.cumsum(self[SEATS])
        return ends - self[SEATS]


def joined(some: Iterable[Columns]) -> Columns:
    """Columns one after the other."""
    parts = list(some)
    columns = {which: np.concatenate([part[which] for part in parts]) for which in (*OF_HANDS, *OF_SEATS)}
    return Columns(sum(part.hands for part in parts), sum(part.seats for part in parts), columns)
