"""Statistics of players: sums over what was counted of their hands, and the numbers that people know.

What each number means is said in docs/statistics.md. The hand is the independent unit of every interval.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.engine.counted import (
    ASKED,
    CBET,
    ENTERED,
    FACED_CBET,
    FACED_RAISE,
    FACED_RERAISE,
    FACED_STEAL,
    FOLDED,
    FOLDED_TO_CBET,
    FOLDED_TO_RERAISE,
    FOLDED_TO_STEAL,
    LAST,
    MAY_CBET,
    MAY_STEAL,
    RAISED,
    RERAISED,
    SAW_FLOP,
    SHOWDOWN,
    STOLE,
    WON,
)
from sidepot.engine.counted import (
    BITS as MANY_BITS,
)
from sidepot.history.positions import ORDER
from sidepot.history.statistics.intervals import Interval, margin
from sidepot.history.store.columns import (
    ACTS,
    BIG,
    BITS,
    CBETS,
    HIDDEN,
    LOW_BITS,
    LUCK,
    NET,
    PLAYER,
    POSITION,
    STAKE,
    Column,
    Columns,
)
from sidepot.history.store.query import hands_of_rows

STREETS = ("flop", "turn", "river", "last")
"""What the streets after the first are called here, whatever the game calls them."""

# what is summed up for a player in a position: the bits, and then these
_WAGERS = MANY_BITS
_CALLS = _WAGERS + LAST + 1
_SAW_AND_SHOWED, _WON_SHOWDOWN, _HANDS, _HIDDEN = range(_CALLS + LAST + 1, _CALLS + LAST + 5)
_COUNTS = _HIDDEN + 1
# big blinds and their squares, as they came and without luck
_NET, _NET_SQUARES, _LUCKLESS, _LUCKLESS_SQUARES = range(4)

_RATES = {
    "vpip": (ENTERED, ASKED),
    "pfr": (RAISED, ASKED),
    "three_bet": (RERAISED, FACED_RAISE),
    "fold_to_three_bet": (FOLDED_TO_RERAISE, FACED_RERAISE),
    "steal": (STOLE, MAY_STEAL),
    "fold_to_steal": (FOLDED_TO_STEAL, FACED_STEAL),
    "cbet": (CBET, MAY_CBET),
    "fold_to_cbet": (FOLDED_TO_CBET, FACED_CBET),
    "wtsd": (_SAW_AND_SHOWED, SAW_FLOP),
    "wsd": (_WON_SHOWDOWN, SHOWDOWN),
}
"""Of what how often, in per cent."""


class Rates(Struct, frozen=True):
    """How somebody plays, in per cent; None where there was no occasion."""

    vpip: float | None
    pfr: float | None
    three_bet: float | None
    fold_to_three_bet: float | None
    steal: float | None
    fold_to_steal: float | None
    cbet: float | None
    fold_to_cbet: float | None
    wtsd: float | None
    wsd: float | None
    aggression: float | None
    """Bets and raises for each call after the first street; a ratio, not per cent."""


class Street(Struct, frozen=True):
    """How somebody plays a street after the first."""

    cbet: float | None
    fold_to_cbet: float | None
    aggression: float | None
    folded: int
    """Hands given up there."""


class Result(Struct, frozen=True):
    """Big blinds won: in all, per hundred hands, and their 95 % interval."""

    net: float
    bb100: float
    ci95: Interval | None


class Part(Struct, frozen=True):
    """A player's hands in one position."""

    hands: int
    result: Result
    luck_adjusted: Result
    rates: Rates


class Report(Struct, frozen=True):
    """What a player came to."""

    player: str
    hands: int
    result: Result
    luck_adjusted: Result
    """Without the luck of the cards that came once somebody was all-in, as far as it is known."""
    unknown_luck: int
    """Showdowns after such cards whose luck nobody knows: a hand was not shown, or the game has no equities."""
    rates: Rates
    chances: dict[str, int]
    """How many occasions each rate has."""
    streets: dict[str, Street]
    positions: dict[str, Part]


class _Sums:
    """Sums of some hands."""

    def __init__(self, counts: Column, chips: Column) -> None:
        self.counts, self.chips = counts, chips

    @property
    def hands(self) -> int:
        return int(self.counts[_HANDS])

    def rate(self, times: int, of: int) -> float | None:
        whole = int(self.counts[of])
        return 100 * int(self.counts[times]) / whole if whole else None

    def aggression(self, streets: Iterable[int]) -> float | None:
        at = list(streets)
        calls = int(sum(self.counts[_CALLS + street] for street in at))
        return int(sum(self.counts[_WAGERS + street] for street in at)) / calls if calls else None

    def rates(self) -> Rates:
        found = {name: self.rate(*pair) for name, pair in _RATES.items()}
        return Rates(**found, aggression=self.aggression(range(1, LAST + 1)))

    def chances(self) -> dict[str, int]:
        return {name: int(self.counts[of]) for name, (_, of) in _RATES.items()}

    def street(self, street: int) -> Street:
        more = 4 * (street - 1)
        return Street(
            cbet=self.rate(CBET + more, MAY_CBET + more),
            fold_to_cbet=self.rate(FOLDED_TO_CBET + more, FACED_CBET + more),
            aggression=self.aggression([street]),
            folded=int(self.counts[FOLDED + street]),
        )

    def result(self, luckless: bool) -> Result:
        at = _LUCKLESS if luckless else _NET
        net, half = float(self.chips[at]), margin(self.hands, float(self.chips[at]), float(self.chips[at + 1]))
        per = 100 / self.hands
        interval = None if half is None else ((net - half) * per, (net + half) * per)
        return Result(net, net * per, interval)

    def part(self) -> Part:
        return Part(self.hands, self.result(False), self.result(True), self.rates())


class Tally:
    """Sums by player and position: a row of counts and one of chips for each key, the keys in order."""

    def __init__(self) -> None:
        self._keys = np.zeros(0, dtype=np.int64)
        self._counts = np.zeros((0, _COUNTS), dtype=np.int64)
        self._chips = np.zeros((0, _LUCKLESS_SQUARES + 1))

    def add(self, columns: Columns, rows: Column, exact: dict[int, tuple[list[int], list[int]]]) -> None:
        """Some seats of columns; *exact* has by row the wagers and calls that ACTS has no room for."""
        keys = columns[PLAYER][rows].astype(np.int64) * len(ORDER) + columns[POSITION][rows]
        groups, group = np.unique(keys, return_inverse=True)
        counts, chips = _counted(columns, rows, group, len(groups)), _chips(columns, rows, group, len(groups))
        for row, (wagers, calls) in exact.items():
            place = group[np.flatnonzero(rows == row)]
            counts[place, _WAGERS : _WAGERS + LAST + 1] += np.array(wagers)
            counts[place, _CALLS : _CALLS + LAST + 1] += np.array(calls)
        self._make_room(groups)
        places = np.searchsorted(self._keys, groups)
        self._counts[places] += counts
        self._chips[places] += chips

    def _make_room(self, keys: Column) -> None:
        """Rows for keys that come for the first time."""
        every = np.union1d(self._keys, keys)
        if len(every) == len(self._keys):
            return
        counts, chips = np.zeros((len(every), _COUNTS), dtype=np.int64), np.zeros((len(every), self._chips.shape[1]))
        places = np.searchsorted(every, self._keys)
        counts[places], chips[places] = self._counts, self._chips
        self._keys, self._counts, self._chips = every, counts, chips

    def players(self) -> dict[int, int]:
        """How many hands each player has."""
        who, place = np.unique(self._keys // len(ORDER), return_inverse=True)
        many = np.bincount(place, self._counts[:, _HANDS], len(who)).astype(np.int64)
        return dict(zip(who.tolist(), many.tolist(), strict=True))

    def report(self, player: int, name: str) -> Report:
        """What a player came to."""
        first, last = np.searchsorted(self._keys, (player * len(ORDER), (player + 1) * len(ORDER)))
        whole = _Sums(self._counts[first:last].sum(axis=0), self._chips[first:last].sum(axis=0))
        parts = {
            ORDER[int(self._keys[at]) % len(ORDER)]: _Sums(self._counts[at], self._chips[at])
            for at in range(first, last)
        }
        return Report(
            player=name,
            hands=whole.hands,
            result=whole.result(False),
            luck_adjusted=whole.result(True),
            unknown_luck=int(whole.counts[_HIDDEN]),
            rates=whole.rates(),
            chances=whole.chances(),
            streets={name: whole.street(street) for street, name in enumerate(STREETS, 1)},
            positions={position: sums.part() for position, sums in parts.items() if position},
        )


def _counted(columns: Columns, rows: Column, group: Column, groups: int) -> NDArray[np.int64]:
    counts = np.zeros((groups, _COUNTS), dtype=np.int64)
    bits = columns[BITS][rows].astype(np.int64) | columns[CBETS][rows].astype(np.int64) << LOW_BITS
    for bit in range(MANY_BITS):
        counts[:, bit] = _sum(bits >> bit & 1, group, groups)
    acts = columns[ACTS][rows]
    acts = np.where(acts < 0, 0, acts)
    for street in range(LAST + 1):
        counts[:, _WAGERS + street] = _sum(acts >> 12 * street & 63, group, groups)
        counts[:, _CALLS + street] = _sum(acts >> 12 * street + 6 & 63, group, groups)
    counts[:, _SAW_AND_SHOWED] = _sum(bits >> SAW_FLOP & bits >> SHOWDOWN & 1, group, groups)
    counts[:, _WON_SHOWDOWN] = _sum(bits >> WON & bits >> SHOWDOWN & 1, group, groups)
    counts[:, _HANDS] = np.bincount(group, minlength=groups)
    counts[:, _HIDDEN] = _sum(_hidden(columns, rows, bits), group, groups)
    return counts


def _hidden(columns: Columns, rows: Column, bits: Column) -> Column:
    """Seats at a showdown of hands whose luck nobody knows."""
    found: Column = (columns[STAKE][hands_of_rows(columns, rows)] == HIDDEN) & (bits >> SHOWDOWN & 1 == 1)
    return found


def _chips(columns: Columns, rows: Column, group: Column, groups: int) -> NDArray[np.float64]:
    net, luckless = in_big_blinds(columns, rows)
    parts = (net, net * net, luckless, luckless * luckless)
    return np.stack([np.bincount(group, part, groups) for part in parts], axis=1)


def in_big_blinds(columns: Columns, rows: Column) -> tuple[Column, Column]:
    """What seats won, in big blinds: as it came, and without luck."""
    big = columns[BIG][hands_of_rows(columns, rows)].astype(float)
    net = columns[NET][rows].astype(float)
    return net / big, (net - columns[LUCK][rows]) / big


def _sum(values: Column, group: Column, groups: int) -> Column:
    return np.bincount(group, values, groups).astype(np.int64)
