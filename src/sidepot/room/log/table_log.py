"""A table's stream as it is written: how the table was made, what moved it, and its decks.

The one rule it keeps: what is hidden in a running hand – the deck, and cards thrown away – is written sealed, and
openly only in the record that follows the hand's end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct, structs

from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Discard, Draw, Hand
from sidepot.engine.stored import ENGINE, packed
from sidepot.room.base.seal import Sealer
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.store.records import Record, Snapshot
from sidepot.rules import Rules
from sidepot.table import Act, Clock, Command, Entry, Table
from sidepot.table.snapshot import Saved, SavedHand, save

MADE, MOVED, OPENED, VOIDED, RESUMED = "made", "moved", "opened", "voided", "resumed"
FORMAT = 1
"""How the records of a table are written."""
T = TypeVar("T")


class Made(Struct, frozen=True):
    """The first record: what the table was made with."""

    rules: Rules
    chairs: int
    clock: Clock
    button: int = 0
    games: bool = True
    """The dials for a game's end and for rising blinds hold."""
    gathers: bool = False
    """The first game has to be started, as every other."""
    format: int = FORMAT
    engine: int = ENGINE
    """The version that decides what the moves come to."""


class Resumed(Struct, frozen=True):
    """From here on another version of the engine decides what the moves come to."""

    engine: int


class Moved(Struct, frozen=True, omit_defaults=True):
    """A command or a tick (None) that moved the table at the record's time."""

    command: Command | None = None
    hand: int = 0
    """The number of the hand that is running, or began, where something is sealed."""
    deck: bytes | None = None
    """The deck of the hand that began, sealed."""
    hidden: bytes | None = None
    """The command itself, sealed, where it names a hidden card."""
    asked: str = ""
    """The client's own id of the command."""


class Opened(Struct, frozen=True, omit_defaults=True):
    """A hand has ended: its deck, and the commands that were hidden, by the number of their record."""

    hand: int
    deck: bytes
    hidden: dict[int, Command] = {}
    sum: int = 0
    """Of its facts: played again, it has to come to the same. 0: they are not known."""


class Voided(Struct, frozen=True):
    """A hand that could not go on is void: who got how many chips back."""

    hand: int
    returned: dict[str, int]


class Shot(Struct, frozen=True, omit_defaults=True):
    """The data of a snapshot: the table, and while a hand runs that hand, sealed."""

    table: Saved
    engine: int
    """The version that came to it."""
    sealed: bytes | None = None
    acknowledged: dict[str, bytes] = {}
    """The last commands of each account: sent again, they are known."""


class Running(Struct, frozen=True):
    """What a snapshot seals: the running hand with all its cards, and its hidden commands so far."""

    hand: SavedHand
    hidden: dict[int, Command]


_KINDS: tuple[Any, ...] = (Made, Moved, Opened, Voided, Resumed, Shot, Running, Command)
_DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {kind: msgspec.json.Decoder(kind) for kind in _KINDS}
# a card is the one thing in a log that JSON does not know: it is written as its number
_encode = msgspec.json.Encoder(enc_hook=int).encode


def decoded(data: bytes, kind: type[T]) -> T:
    """The value in a record's data; ValueError (msgspec's) where it is none."""
    value: T = _DECODERS[kind].decode(data)
    return value


def decoded_command(data: bytes) -> Command:
    """A command that was sealed."""
    command: Command = _DECODERS[Command].decode(data)
    return command


def sum_of_facts(hand: Hand | None) -> int:
    """A number that tells whether a hand came to the same facts once more."""
    return 0 if hand is None else crc32(packed(hand.facts))


def context(stream: str, hand: int, what: str = "deck") -> str:
    """What a seal belongs to."""
    return f"{stream}#{hand}/{what}"


class TableLog:
    """Writes one table's stream: makes the records of each move; whoever appends them does so in this order."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, stream: str, sealer: Sealer) -> None:
        self.stream = stream
        self.sealer = sealer
        self.seq = 0
        self.running = 0
        """The hand whose deck is sealed, 0 for none."""
        self.deck = b""
        self.hidden: dict[int, Command] = {}
        self.acknowledged = Acknowledged()
        """The clients' last commands."""

    def made(self, at: int, table: Made) -> Record:
        """The first record."""
        return self.record(at, MADE, table)

    def record(self, at: int, kind: str, value: object) -> Record:
        """The next record of any kind: those that replay does not know are for whoever wrote them."""
        self.seq += 1
        return Record(self.stream, self.seq, at, kind, _encode(value))

    def moved(self, table: Table, entry: Entry, asked: str = "") -> list[Record]:
        """The records of an entry that *table* has just logged: the move, and each hand that ended with it."""
        records = [self.record(entry.now, MOVED, self._move(table, entry, asked))]
        if asked:
            self.acknowledged.add(asked)
        if self.running and (entry.deck is not None or not table.playing):
            # where the next hand has begun, the facts of the last one are gone
            records.append(self._open(entry.now, None if table.playing else table.hand))
        if entry.deck is not None:
            self.running, self.deck = table.number, entry.deck
            if not table.playing:
                records.append(self._open(entry.now, table.hand))
        return records

    def _move(self, table: Table, entry: Entry, asked: str) -> Moved:
        command, hand, deck, hidden = entry.command, 0, None, None
        if entry.deck is not None:
            hand = table.number
            deck = self.sealer.seal(entry.deck, context(self.stream, hand))
        if type(command) is Act and type(command.action) in (Discard, Draw):
            # where this very discard ended one hand and began the next, it belongs to the one that was running
            hidden = self.sealer.seal(_encode(command), context(self.stream, self.running, f"record {self.seq + 1}"))
            hand = hand or self.running
            self.hidden[self.seq + 1] = command
            command = None
        return Moved(command, hand, deck, hidden, asked)

    def _open(self, at: int, hand: Hand | None) -> Record:
        record = self.record(at, OPENED, Opened(self.running, self.deck, self.hidden, sum_of_facts(hand)))
        self.running, self.deck, self.hidden = 0, b"", {}
        return record

    def snapshot(self, table: Table) -> Snapshot:
        """The snapshot of a table after its last record."""
        saved, sealed = save(table), None
        if self.running and saved.hand is not None:
            running = _encode(Running(saved.hand, self.hidden))
            sealed = self.sealer.seal(running, context(self.stream, self.running, f"snapshot {self.seq}"))
            saved = structs.replace(saved, hand=None)
        return Snapshot(self.stream, self.seq, _encode(Shot(saved, ENGINE, sealed, self.acknowledged.saved())))
