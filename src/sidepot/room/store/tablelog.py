"""A table's stream: how it was made, what moved it, and the decks of its hands, sealed until the hand is over.

The one rule it keeps: the deck of a running hand is written sealed, and written openly only when the hand has ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from sidepot.room.seal import Sealer
from sidepot.room.store.records import Record, Snapshot
from sidepot.rules import Rules
from sidepot.table import Clock, Command, Entry, Table
from sidepot.table.saving import Saved, restore, save

MADE, MOVED, OPENED = "made", "moved", "opened"
T = TypeVar("T")


class Made(Struct, frozen=True):
    """The first record: what the table was made with."""

    rules: Rules
    chairs: int
    clock: Clock
    button: int = 0


class Moved(Struct, frozen=True, omit_defaults=True):
    """A command or a tick (None) that moved the table at the record's time; with it the sealed deck of a hand."""

    command: Command | None = None
    hand: int = 0
    """The number of the hand that began."""
    sealed: bytes | None = None
    asked: str = ""
    """The client's own id of the command."""


class Opened(Struct, frozen=True):
    """The deck of a hand that has ended."""

    hand: int
    deck: bytes


_DECODERS: dict[type, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (Made, Moved, Opened, Saved)
}
_encode = msgspec.json.Encoder().encode


def decoded(data: bytes, kind: type[T]) -> T:
    """The value in a record's data; ValueError (msgspec's) where it is none."""
    value: T = _DECODERS[kind].decode(data)
    return value


def context(stream: str, hand: int) -> str:
    """What a sealed deck belongs to."""
    return f"{stream}#{hand}"


def made(stream: str, at: int, table: Made) -> Record:
    """The first record of a table."""
    return Record(stream, 1, at, MADE, _encode(table))


def moved(stream: str, seq: int, entry: Entry, hand: int, sealer: Sealer, asked: str = "") -> Record:
    """The record of an entry in a table's log; *hand* is the table's number after it."""
    if entry.deck is None:
        return Record(stream, seq, entry.now, MOVED, _encode(Moved(entry.command, asked=asked)))
    sealed = sealer.seal(entry.deck, context(stream, hand))
    return Record(stream, seq, entry.now, MOVED, _encode(Moved(entry.command, hand, sealed, asked)))


def opened(stream: str, seq: int, at: int, hand: int, deck: bytes) -> Record:
    """The record that opens the deck of a hand that has ended."""
    return Record(stream, seq, at, OPENED, _encode(Opened(hand, deck)))


def snapshot_of(stream: str, seq: int, table: Table) -> Snapshot:
    """The snapshot of a table between hands, after its record *seq*."""
    return Snapshot(stream, seq, _encode(save(table)))


class Replay:
    """A table made again from its stream. It deals from the log first, then from *shuffle*."""

    def __init__(
        self, sealer: Sealer | None, shuffle: Callable[[bytes], bytes], log: Callable[[Entry], object] | None = None
    ) -> None:
        self.sealer = sealer
        self._shuffle = shuffle
        self._log = log
        self._decks: list[bytes] = []
        self._live = False

    def table(self, stream: str, snapshot: Snapshot | None, records: Iterable[Record]) -> Table:
        """The table after these records, which follow the snapshot; WrongKey where a running hand does not open."""
        kept = list(records)
        table = self._first(snapshot, kept)
        open_decks = {
            opening.hand: opening.deck
            for opening in (decoded(record.data, Opened) for record in kept if record.kind == OPENED)
        }
        for record in kept:
            if record.kind == MOVED:
                self._move(table, stream, record, decoded(record.data, Moved), open_decks)
        self._live = True
        return table

    def _first(self, snapshot: Snapshot | None, records: list[Record]) -> Table:
        settings: dict[str, Any] = {"deck": self._deck, "log": self._logged}
        if snapshot is not None:
            return restore(decoded(snapshot.data, Saved), **settings)
        if not records or records[0].kind != MADE:
            raise ValueError("a table's stream begins with how it was made")
        made = decoded(records[0].data, Made)
        return Table(made.rules, made.chairs, clock=made.clock, button=made.button, **settings)

    def _move(self, table: Table, stream: str, record: Record, move: Moved, open_decks: dict[int, bytes]) -> None:
        if move.sealed is not None:
            deck = open_decks.get(move.hand)
            if deck is None:
                if self.sealer is None:
                    raise ValueError(f"{context(stream, move.hand)} is sealed, and there is no key")
                deck = self.sealer.unseal(move.sealed, context(stream, move.hand))
            self._decks.append(deck)
        if move.command is None:
            table.tick(record.at)
        else:
            table.handle(move.command, record.at)
        if self._decks:
            raise ValueError(f"record {record.seq} of {stream} has a deck, and no hand began")

    def _deck(self, number: int, cards: bytes) -> bytes:
        if self._live:
            return self._shuffle(cards)
        if not self._decks:
            raise ValueError(f"hand {number} began and the log has no deck for it")
        return self._decks.pop()

    def _logged(self, entry: Entry) -> None:
        if self._live and self._log is not None:
            self._log(entry)
