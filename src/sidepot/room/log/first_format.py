"""How tables were written in the first format: read for good, and never written any more.

A stream begins with how the table was made; a hand's end is a record of its own, and hands are known by their numbers.
Tournaments were written as everything is today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sidepot.room.log.moves import (
    VOIDED,
    Move,
    Moved,
    OpenedHand,
    RunningHand,
    SealedDeck,
    SealedHands,
    Shot,
    Void,
    void,
)
from sidepot.room.store.records import Record
from sidepot.rules import Rules
from sidepot.table import Clock, Command
from sidepot.table.snapshot import Saved, SavedHand

MADE, MOVED, OPENED, RESUMED = "made", "moved", "opened", "resumed"
T = TypeVar("T")


class Made(Struct, frozen=True):
    """The first record: what the table was made with."""

    rules: Rules
    chairs: int
    clock: Clock
    button: int = 0
    games: bool = True
    gathers: bool = False
    engine: int = 1


class MovedTable(Struct, frozen=True):
    """A command or a tick that moved the table; where something is sealed, the number of its hand."""

    command: Command | None = None
    hand: int = 0
    deck: bytes | None = None
    hidden: bytes | None = None
    asked: str = ""


class OpenedDeck(Struct, frozen=True):
    """A hand has ended: its deck, and what was hidden in it."""

    hand: int
    deck: bytes
    hidden: dict[int, Command] = {}
    sum: int = 0


class Resumed(Struct, frozen=True):
    """From here on another version of the engine decided."""

    engine: int


class TableShot(Struct, frozen=True):
    """The data of a snapshot."""

    table: Saved
    engine: int
    sealed: bytes | None = None
    acknowledged: dict[str, bytes] = {}


class Running(Struct, frozen=True):
    """What a snapshot seals."""

    hand: SavedHand
    hidden: dict[int, Command]


_DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in (Made, MovedTable, OpenedDeck, Resumed, TableShot, Running)
}


def _read(data: bytes, kind: type[T]) -> T:
    value: T = _DECODERS[kind].decode(data)
    return value


def made(records: list[Record]) -> Made | None:
    """What a table was made with, where its stream began in the first format."""
    return _read(records[0].data, Made) if records and records[0].kind == MADE else None


def moves(stream: str, records: Iterable[Record], engine: int) -> Iterator[Move | Void]:
    """What records of the first format tell, each move with the hands that ended with it."""
    last: Move | None = None
    for record in records:
        if record.kind == OPENED and last is not None:
            told = replace(last.told, opened=(*last.told.opened, _opened(record)))
            last = replace(last, told=told)
            continue
        if last is not None:
            yield last
        last = None
        if record.kind == MOVED:
            last = _move(stream, record, engine)
        elif record.kind == VOIDED:
            yield void(record)
        elif record.kind == MADE:
            engine = _read(record.data, Made).engine
        elif record.kind == RESUMED:
            engine = _read(record.data, Resumed).engine
    if last is not None:
        yield last


def _opened(record: Record) -> OpenedHand[Command]:
    opened = _read(record.data, OpenedDeck)
    return OpenedHand(0, opened.hand, opened.deck, opened.hidden, opened.sum)


def _move(stream: str, record: Record, engine: int) -> Move:
    move = _read(record.data, MovedTable)
    decks = () if move.deck is None else (move.deck,)
    dealt = tuple([SealedDeck((0, move.hand), deck, _belongs(stream, move.hand, "deck")) for deck in decks])
    told: Moved[Command] = Moved(move.command, decks, move.hidden, move.asked, engine=engine)
    # what ended one hand and began the next belongs to the one that was running
    running = move.hand - len(decks)
    return Move(record.seq, record.at, told, dealt, _belongs(stream, running, f"record {record.seq}"))


def _belongs(stream: str, hand: int, what: str) -> str:
    return f"{stream}#{hand}/{what}"


def shot(data: bytes) -> Shot[Saved]:
    """A snapshot of the first format."""
    found = _read(data, TableShot)
    return Shot(0, found.engine, found.table, sealed=found.sealed, acknowledged=found.acknowledged)


def hands_in(
    stream: str, shot: Shot[Saved], seq: int, unseal: Callable[[bytes, str], bytes]
) -> SealedHands[Command]:
    """What was sealed in the snapshot after record *seq*."""
    assert shot.sealed is not None
    number = int(shot.game.numbers["number"])
    running = _read(unseal(shot.sealed, _belongs(stream, number, f"snapshot {seq}")), Running)
    opened = OpenedHand(0, number, running.hand.deck, running.hidden)
    return SealedHands({0: running.hand}, {0: RunningHand(number, opened)})
