"""Hands to be studied, from a store or just read: their statistics, and a player's chips hand by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from sidepot.engine.deeds import Deeds
from sidepot.engine.stakes import UNKNOWN, Stake, stakes_of
from sidepot.history.luck import has_equities, lucks_of
from sidepot.history.record import Record
from sidepot.history.statistics.tally import Report, Tally, in_big_blinds
from sidepot.history.store.columns import ACTS, AT, HIDDEN, LUCK, OPEN, PLAYER, STAKE, TOLD, Column, Columns
from sidepot.history.store.query import Numbers, Query, Search, hands_of_rows
from sidepot.history.store.rows import Rows
from sidepot.history.store.store import Store
from sidepot.rules import Rules

BATCH = 4_096
_SPOTS = 32
"""For so many hands at once equities are worked out, so that progress shows."""
Progress = Callable[[int], None]
"""Told how many hands were looked at so far."""


class Chips(Struct, frozen=True):
    """A player's chips hand by hand, in big blinds, in order of time: as they came, and without luck."""

    net: tuple[float, ...]
    luckless: tuple[float, ...]


class _Part(NamedTuple):
    """Some hands: their columns, one of them by its place, and what to do with their luck."""

    columns: Columns
    record: Callable[[int], Record]
    keep: Callable[[Column, Column], None]


class Study:
    """Statistics of hands that a query means; all of them where there is none."""

    def __init__(self, query: Query | None = None, luck: bool = True) -> None:
        self._query, self._luck = query or Query(), luck
        self._names: dict[str, int] = {}
        self._known: list[str] = []
        self._tally = Tally()
        self._series: list[tuple[Column, Column, Column, Column]] = []
        self.hands = 0

    # hands

    def add_store(self, store: Store, progress: Progress | None = None) -> None:
        """The hands of a store."""
        names = store.names()
        for first, block in store.blocks():
            columns = self._renamed(block, names)

            def keep(stakes: Column, luck: Column, first: int = first) -> None:
                if not store.readonly:
                    store.tell_luck(first, stakes, luck)

            def record(place: int, first: int = first) -> Record:
                return store.hand(first + place)

            self._add(_Part(columns, record, keep), replace(store.numbers(), player=self._number_of), progress)

    def add_records(self, records: Iterable[Record], progress: Progress | None = None) -> None:
        """Hands that were just read."""
        source = iter(records)
        while batch := list(islice(source, BATCH)):
            rules: list[Rules] = []
            rows = Rows(lambda one, rules=rules: _place(one, rules), self._number)  # type: ignore[misc]
            for record in batch:
                rows.add(record)

            def chosen(test: Callable[[str, str], bool], rules: list[Rules] = rules) -> list[int]:
                return [at for at, one in enumerate(rules) if test(one.house, one.game)]

            numbers = Numbers(self._number_of, self._number_of, chosen)
            self._add(_Part(rows.columns(), batch.__getitem__, lambda stakes, luck: None), numbers, progress)

    def _number(self, name: str) -> int:
        found = self._names.get(name)
        if found is None:
            found = self._names[name] = len(self._known)
            self._known.append(name)
        return found

    def _number_of(self, name: str) -> int:
        exact = self._names.get(name)
        if exact is not None:
            return exact
        folded = name.casefold()
        return next((at for at, known in enumerate(self._known) if known.casefold() == folded), -1)

    def _renamed(self, block: Columns, names: dict[int, str]) -> Columns:
        """A block in which players have the numbers they have here."""
        table = np.full(max(names, default=0) + 1, -1)
        for number in np.unique(block[PLAYER]):
            table[number] = self._number(names[int(number)])
        return _Renamed(block, table)

    def _add(self, part: _Part, numbers: Numbers, progress: Progress | None) -> None:
        columns = part.columns
        hands, rows = self._rows(columns, numbers)
        if len(rows):
            if self._luck:
                _work_out_luck(part, hands, lambda done: progress(self.hands + done) if progress else None)
            self._tally.add(columns, rows, _too_many(part, rows))
            at = columns[AT][hands_of_rows(columns, rows)]
            self._series.append((columns[PLAYER][rows], at, *in_big_blinds(columns, rows)))
        self.hands += len(hands)
        if progress:
            progress(self.hands)

    def _rows(self, columns: Columns, numbers: Numbers) -> tuple[Column, Column]:
        """The hands that are meant, and the rows of their seats: all of them, or those of the player."""
        hands, rows = Search(self._query, numbers).seats(columns)
        if self._query.player is None:
            mine = np.isin(columns.hand_of_seats(), hands)
            rows = np.flatnonzero(mine)
        return hands, rows

    # what they come to

    @property
    def players(self) -> int:
        """How many there are."""
        return len(self._tally.players())

    def reports(self, most: int | None = None) -> list[Report]:
        """Every player's statistics, or those of so many, those with most hands first."""
        many = self._tally.players()
        order = sorted(many, key=lambda player: (-many[player], self._known[player]))
        return [self._tally.report(player, self._known[player]) for player in order[:most]]

    def chips(self, player: str) -> Chips:
        """A player's chips after each hand."""
        number = self._number_of(player)
        mine = [tuple(column[part[0] == number] for column in part[1:]) for part in self._series]
        at, net, luckless = (np.concatenate(some) for some in zip(*mine, strict=True))
        order = np.argsort(at, kind="stable")
        return Chips(tuple(np.cumsum(net[order]).tolist()), tuple(np.cumsum(luckless[order]).tolist()))


class _Renamed(Columns):
    """Columns with other numbers for the players."""

    def __init__(self, block: Columns, table: Column) -> None:
        super().__init__(block.hands, block.seats)
        self._block, self._table = block, table

    def fetch(self, which: int) -> Column:
        return self._table[self._block[PLAYER]] if which == PLAYER else self._block[which]


def _place(rules: Rules, known: list[Rules]) -> int:
    for at, one in enumerate(known):
        if one is rules or one == rules:
            return at
    known.append(rules)
    return len(known) - 1


def _too_many(part: _Part, rows: Column) -> dict[int, tuple[list[int], list[int]]]:
    """The wagers and calls of seats that made more of them on a street than ACTS has room for."""
    columns, found = part.columns, {}
    crowded = rows[columns[ACTS][rows] < 0]
    for row, hand in zip(crowded.tolist(), hands_of_rows(columns, crowded).tolist(), strict=True):
        deeds, seat = Deeds(), row - int(columns.first_seats()[hand])
        deeds.read(part.record(hand).hand, 0)
        found[row] = deeds.wagers_of(seat), deeds.calls_of(seat)
    return found


def _work_out_luck(part: _Part, hands: Column, told: Progress) -> None:
    """Work out the luck of hands where that was not done yet."""
    columns = part.columns
    todo = hands[columns[STAKE][hands] == OPEN]
    if not len(todo):
        return
    stakes, luck = columns[STAKE].copy(), columns[LUCK].copy()
    first = columns.first_seats()
    for at in range(0, len(todo), _SPOTS):
        some = todo[at : at + _SPOTS].tolist()
        for hand, lucks in zip(some, _lucks([part.record(hand) for hand in some]), strict=True):
            stakes[hand] = HIDDEN if lucks is None else TOLD
            for seat, chips in (lucks or {}).items():
                luck[first[hand] + seat] = chips
        told(int(todo[min(at + _SPOTS, len(todo)) - 1]))
    columns[STAKE], columns[LUCK] = stakes, luck
    part.keep(stakes, luck)


def _lucks(records: Sequence[Record]) -> list[dict[int, float] | None]:
    """The luck of the seats of some hands; None where it can't be known."""
    stakes = [_known_stakes(record) for record in records]
    found: list[dict[int, float] | None] = [None if some is None else {} for some in stakes]
    by_rules: dict[int, list[int]] = {}
    for at, record in enumerate(records):
        if stakes[at] is not None:
            by_rules.setdefault(id(record.rules), []).append(at)
    for places in by_rules.values():
        pairs = [(at, stake) for at in places for stake in stakes[at] or ()]
        lucks = lucks_of([stake for _, stake in pairs], records[places[0]].rules)
        for (at, stake), chips in zip(pairs, lucks, strict=True):
            mine = found[at]
            assert mine is not None
            for seat, won in zip(stake.seats, chips, strict=True):
                mine[seat] = mine.get(seat, 0.0) + won
    return found


def _known_stakes(record: Record) -> list[Stake] | None:
    if not has_equities(record.rules):
        return None
    stakes = stakes_of(record.hand)
    return None if any(hole & UNKNOWN for stake in stakes for hole in stake.holes) else stakes
