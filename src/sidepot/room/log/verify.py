"""Is everything there and right? No gaps in a stream, every table replayed, every deck opened, every chip counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from msgspec import Struct
from sqlalchemy.exc import DatabaseError

from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.table_log import (
    MADE,
    MOVED,
    OPENED,
    RESUMED,
    VOIDED,
    Made,
    Moved,
    Opened,
    Voided,
    context,
    decoded,
)
from sidepot.room.log.table_replay import Replay, account_of
from sidepot.room.store.opening import is_url, open_reading, told_as
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Damaged, Record, free
from sidepot.room.store.soundness import file_damage, gaps
from sidepot.room.store.streams import ROOM, TABLES
from sidepot.table import Table

KEY = "key"
"""How the room remembers that decks are sealed with another key."""
Told = Callable[[float], None]


class Verdict(Struct):
    """What was looked at, and what is wrong."""

    streams: int = 0
    records: int = 0
    tables: int = 0
    tournaments: int = 0
    hands: int = 0
    running: int = 0
    """Hands that had not ended."""
    void: int = 0
    """Hands that could not go on: their bets went back."""
    movements: int = 0
    accounts: int = 0
    in_play: int = 0
    """Chips that the banks have given out."""
    problems: list[str] = []
    notes: list[str] = []

    @property
    def fine(self) -> bool:
        """Nothing is wrong."""
        return not self.problems


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
        self._key_from = -1
        """When the key that is used now was made, where there was another before it."""
        self._unsealable = 0

    def all(self) -> Verdict:
        for look in (self._file, self._keys, self._gaps, self._ledger, self._streams):
            self._told(look)
        if self.sealer is None and self.found.running:
            self.found.notes.append("without the key the cards of running hands cannot be opened")
        if self._unsealable:
            what = f"{self._unsealable:,} decks were sealed with a key that was lost"
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
            self._told(partial(self._table if stream.startswith(TABLES) else self._sums, stream))

    def _keys(self) -> None:
        with suppress(Damaged):  # which is told when the stream is looked at
            for record in self.reading.read(ROOM):
                if record.kind == KEY:
                    self._key_from = max(self._key_from, record.at)

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

    def _table(self, stream: str) -> None:
        self.found.tables += 1
        try:
            kept = list(self._read(stream))
            running = self._decks(stream, kept)
            if running and self.sealer is None:
                self.reading.snapshot(stream)
                return
            if self._of_other_engines(kept):
                self._by_snapshot(stream, kept)
                return
            table = Replay(stream, self.sealer, _no_shuffle).table(None, kept)
            self._chips(stream, table)
            self._snapshot(stream, kept, table)
        except (ValueError, KeyError, AssertionError) as error:
            self._wrong(f"{stream} cannot be replayed: {error}")

    def _of_other_engines(self, kept: list[Record]) -> bool:
        """Whether another version decided some of it: what is over is then known by its facts, and not played again."""
        made = kept[0].kind == MADE and decoded(kept[0].data, Made).engine
        return made != ENGINE or any(record.kind == RESUMED for record in kept)

    def _by_snapshot(self, stream: str, kept: list[Record]) -> None:
        snapshot = self.reading.snapshot(stream)
        after = 0 if snapshot is None else snapshot.seq
        self._chips(stream, Replay(stream, self.sealer, _no_shuffle).table(snapshot, kept[after:]))

    def _read(self, stream: str) -> Iterator[Record]:
        for record in self.reading.read(stream):
            self._done += 1
            if self._done % 500 == 0:
                self.told(self._done / max(1, self.found.records))
            yield record

    def _decks(self, stream: str, kept: list[Record]) -> int:
        """Each sealed deck is the one that was opened after its hand; the number of hands still running."""
        sealed = {
            move.hand: (move.deck, at)
            for move, at in ((decoded(record.data, Moved), record.at) for record in kept if record.kind == MOVED)
            if move.deck is not None
        }
        self.found.hands += len(sealed)
        for record in kept:
            if record.kind == OPENED:
                hand = decoded(record.data, Opened)
                self._opened(stream, hand, *sealed.pop(hand.hand, (None, 0)))
            elif record.kind == VOIDED:
                self.found.void += 1
                if sealed.pop(decoded(record.data, Voided).hand, None) is None:
                    self._wrong(f"record {record.seq} of {stream} voids a hand that was not running")
        self.found.running += len(sealed)
        if len(sealed) > 1:
            self._wrong(f"{stream} has several hands that never ended: {', '.join(map(str, sorted(sealed)))}")
        return len(sealed)

    def _opened(self, stream: str, hand: Opened, closed: bytes | None, at: int) -> None:
        if closed is None:
            self._wrong(f"hand {hand.hand} of {stream} was opened and never dealt")
        elif self.sealer is not None and self._opens(stream, hand.hand, closed, at) not in (hand.deck, None):
            self._wrong(f"hand {hand.hand} of {stream} was dealt from another deck than the one shown afterwards")

    def _opens(self, stream: str, hand: int, sealed: bytes, at: int) -> bytes | None:
        assert self.sealer is not None
        try:
            return self.sealer.unseal(sealed, context(stream, hand))
        except WrongKey as error:
            if at <= self._key_from:
                self._unsealable += 1
            else:
                self._wrong(str(error))
            return None

    def _chips(self, stream: str, table: Table) -> None:
        """The table's own ledger is that of the store."""
        ledger, own = table.ledger, stream.removeprefix(TABLES)
        if ledger.total:
            self._wrong(f"{stream}: the table's accounts together have {ledger.total} chips, not 0")
        booked = self.reading.accounts()
        if account_of("bank", own) not in booked:
            return
        for name, chips in ledger.balances.items():
            _, kept = booked.get(account_of(name, own), (0, 0))
            if kept != chips:
                self._wrong(f"{stream}: {name} has {chips} chips at the table and {kept} in the ledger")

    def _snapshot(self, stream: str, kept: list[Record], table: Table) -> None:
        snapshot = self.reading.snapshot(stream)
        if snapshot is None:
            return
        another = f"{stream}: its snapshot leads to another table than its records"
        try:
            again = Replay(stream, self.sealer, _no_shuffle).table(snapshot, kept[snapshot.seq :])
            if again.state() != table.state():
                self._wrong(another)
        except WrongKey:
            if self.sealer is not None and kept[snapshot.seq - 1].at > self._key_from:
                raise
            # the hand in it has ended since; it was sealed with a key that is not here, or that was lost
        except AssertionError as error:
            self._wrong(f"{another}: {error}")


def _no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("nothing is dealt in a check")
