"""Is everything there and right? No gaps in a stream, every game replayed, every deck opened, every chip counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from sidepot.room.base.seal import Sealer
from sidepot.room.log.logged import LoggedEvent, LoggedTable
from sidepot.room.log.room_events import TableClosed, TableOpened, TournamentCancelled, TournamentOpened, fact_of
from sidepot.room.log.verify_chips import wrong_at_table, wrong_in_event
from sidepot.room.log.verify_games import Checked, Chips, GameCheck, Verdict
from sidepot.room.store.opening import is_url, open_reading, told_as
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Damaged, Record, free
from sidepot.room.store.soundness import file_damage, gaps
from sidepot.room.store.streams import ROOM, TABLES, of_table, of_tournament

__all__ = ["Told", "Verdict", "verify"]

KEY, OPENED = "key", ("opened", "closed", "tournament", "cancelled")
"""How the room remembers that decks are sealed with another key, and what was opened and given up."""
Told = Callable[[float], None]


def verify(where: str | Path, sealer: Sealer | None, told: Told = lambda done: None) -> Verdict:
    """Look at everything in a store; without a sealer the hands that were running stay closed."""
    reading = open_reading(where)
    try:
        with told_as("PostgreSQL" if is_url(where) else str(where)):
            return _Check(reading, sealer, told).all()
    finally:
        reading.close()


class _Check:
    """One look through a store."""

    def __init__(self, reading: Reading, sealer: Sealer | None, told: Told) -> None:
        self.reading, self.sealer, self.told = reading, sealer, told
        self.found = Verdict()
        self._done = 0
        self._games = GameCheck(reading, sealer, self.found, self._read)
        self._games_opened: dict[str, TableOpened | TournamentOpened] = {}
        """What was opened and not given up, by its stream."""
        self._closed: set[str] = set()
        """Of tables that are gone."""

    def all(self) -> Verdict:
        for look in (self._file, self._room, self._gaps, self._ledger, self._streams):
            self._told(look)
        if self.sealer is None and self.found.running:
            self.found.notes.append("without the key the cards of running hands cannot be opened")
        if self._games.unsealable:
            what = f"{self._games.unsealable:,} decks were sealed with a key that was lost"
            self.found.notes.append(f"{what}: whether they are those shown afterwards cannot be told")
        return self.found

    def _told(self, look: Callable[[], None]) -> None:
        """Look, and tell of what is so damaged that it cannot be looked at."""
        try:
            look()
        except DatabaseError as error:
            self._wrong(f"the database cannot be read: {error.orig}")
        except (TypeError, ValueError) as error:
            self._wrong(f"the database has something that cannot be there: {error}")

    def _streams(self) -> None:
        for stream in self.reading.streams():
            self._told(partial(self._stream, stream))
        opened = self._games_opened.values()
        self.found.tournaments = sum([isinstance(each, TournamentOpened) for each in opened])

    def _stream(self, stream: str) -> None:
        opened = self._games_opened.get(stream)
        if isinstance(opened, TableOpened):
            self.found.tables += 1
            closed = stream in self._closed
            chips: Chips = partial(wrong_at_table, stream, opened.table, closed, reading=self.reading)
            self._games.look(Checked(LoggedTable(opened), stream, self.sealer, chips, at_once=False, closed=closed))
        elif opened is not None:
            called = f"tournament {opened.name}"
            chips = partial(wrong_in_event, called, opened.tournament, reading=self.reading)
            self._games.look(Checked(LoggedEvent(opened), called, self.sealer, chips, at_once=True))
        else:
            self._sums(stream)
            if stream.startswith(TABLES):
                self._wrong(f"{stream} is of a table that was never opened")

    def _room(self) -> None:
        """Which games there are, and when the key that is used now was made, if there was another before it."""
        with suppress(Damaged):  # which is told when the stream is looked at
            for record in self.reading.read(ROOM):
                if record.kind == KEY:
                    self._games.key_from = max(self._games.key_from, record.at)
                elif record.kind in OPENED:
                    fact = fact_of(record.data)
                    if isinstance(fact, TableOpened):
                        self._games_opened[of_table(fact.table)] = fact
                    elif isinstance(fact, TableClosed):
                        self._closed.add(of_table(fact.table))
                    elif isinstance(fact, TournamentOpened):
                        self._games_opened[of_tournament(fact.tournament)] = fact
                    elif isinstance(fact, TournamentCancelled):
                        self._games_opened.pop(of_tournament(fact.tournament), None)

    def _wrong(self, what: str) -> None:
        self.found.problems.append(what)

    def _file(self) -> None:
        if self.reading.engine.dialect.name != "sqlite":
            return
        with self.reading.engine.connect() as connection:
            self.found.problems += file_damage(connection, "integrity_check", "foreign_key_check")

    def _gaps(self) -> None:
        """Numbers that are there once each, from 1 to as many as there are."""
        with self.reading.engine.connect() as connection:
            for count, wrong in gaps(connection):
                self.found.streams += 1
                self.found.records += count
                self.found.problems += wrong

    def _ledger(self) -> None:
        """Every balance is the sum of its movements, all together are zero, and each has its record."""
        sums: Counter[str] = Counter()
        lasts = self.reading.lasts()
        for booked in self.reading.ledger():
            self.found.movements += 1
            sums[booked.movement.source] -= booked.movement.amount
            sums[booked.movement.target] += booked.movement.amount
            if "\ufffd" in booked.movement.why:
                self._wrong(f"why chips moved with record {booked.seq} of {booked.stream} cannot be read")
            if booked.seq > lasts.get(booked.stream, 0):
                self._wrong(f"chips moved with record {booked.seq} of {booked.stream}, which is not there")
        accounts = {name: balance for name, (_, balance) in self.reading.accounts().items()}
        self.found.accounts = len(accounts)
        self.found.in_play = -sum(balance for name, balance in accounts.items() if free(name))
        for name in sorted(accounts.keys() | sums.keys()):
            balance = accounts.get(name, 0)
            if balance != sums[name]:
                self._wrong(f"{name} has {balance} chips, its movements make {sums[name]}")
            if balance < 0 and not free(name):
                self._wrong(f"{name} has {balance} chips")
        if total := sum(accounts.values()):
            self._wrong(f"all accounts together have {total} chips, not 0")

    def _sums(self, stream: str) -> None:
        """What is only read, not replayed, here: each record is as it was written."""
        try:
            for _ in self._read(stream):
                pass
            self.reading.snapshot(stream)
        except Damaged as error:
            self._wrong(str(error))

    def _read(self, stream: str) -> Iterator[Record]:
        for record in self.reading.read(stream):
            self._done += 1
            if self._done % 500 == 0:
                self.told(self._done / max(1, self.found.records))
            yield record
