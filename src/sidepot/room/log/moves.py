"""What moved a game, as it is written and as it is read: a table, a tournament or a season."""

from __future__ import annotations

from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from sidepot.engine import Hand
from sidepot.engine.stored import packed
from sidepot.room.log.bot_book import Answered, Entered, SavedBook
from sidepot.room.store.records import Record
from sidepot.table.snapshot import SavedHand

MOVED, VOIDED = "moved-2", "voided"
"""Kinds of records; those of the first format are read by `first_format`."""
FORMAT = 2
"""How snapshots are written. Those of tournaments have been alike since the first."""
Place = tuple[int, int]
"""Where a deck is in the log: the number of its record, and which of the decks there."""
Dealt = tuple[int, int]
"""A table, and the number of a hand that was dealt there."""
C = TypeVar("C")
S = TypeVar("S")
NOT_OVER = Raw()


class OpenedHand(Struct, Generic[C], frozen=True, omit_defaults=True):
    """A hand has ended: the record it began with, its deck, and what was hidden in it by the numbers of the records."""

    seq: int
    at: int
    """Which of the decks of that record."""
    deck: bytes
    hidden: dict[int, C] = {}
    sum: int = 0
    """Of its facts: played again, it has to come to the same. 0: they are not known."""

    @property
    def place(self) -> Place:
        """Where its deck is in the log."""
        return self.seq, self.at


class Moved(Struct, Generic[C], frozen=True, omit_defaults=True):
    """A command or a tick (None) that moved a game at the record's time."""

    command: C | None = None
    decks: tuple[bytes, ...] = ()
    """Of the hands that began, sealed."""
    hidden: bytes | None = None
    """The command itself, sealed, where it names a hidden card."""
    asked: str = ""
    """The client's own id of the command."""
    opened: tuple[OpenedHand[C], ...] = ()
    """The hands that ended."""
    entered: Entered | None = None
    """The bot over HTTP that registers."""
    answered: tuple[str, Answered] | None = None
    """How one answered with what it does."""
    engine: int = 1
    """The version that decided what it came to."""


class Voided(Struct, frozen=True, omit_defaults=True):
    """A hand that could not go on is void: who got how many chips back, and where its deck is in the log."""

    hand: int
    returned: dict[str, int]
    seq: int = 0
    """0, as in the first format: of the hand with that number."""
    at: int = 0

    @property
    def place(self) -> Place:
        """Where its deck is in the log."""
        return (self.seq, self.at) if self.seq else (0, self.hand)


class RunningHand(Struct, Generic[C], frozen=True):
    """A hand that is played now: its number at its table, and what will be opened after it."""

    number: int
    opened: OpenedHand[C]


class SealedHands(Struct, Generic[C], frozen=True):
    """What a snapshot seals, by table: the running hands with all their cards, and what will be opened after them."""

    hands: dict[int, SavedHand]
    running: dict[int, RunningHand[C]]


class Shot(Struct, Generic[S], frozen=True, omit_defaults=True):
    """The data of a snapshot: the game, what is known beside it, and while hands run those hands, sealed."""

    snapshot: int
    """Its format."""
    engine: int
    """The version that came to it."""
    game: S
    people: tuple[str, ...] = ()
    book: SavedBook = SavedBook()
    sealed: bytes | None = None
    acknowledged: dict[str, bytes] = {}
    """The last commands of each account: sent again, they are known."""
    final: Raw = NOT_OVER
    """How it ended, for whoever only wants to know that."""


class SealedDeck(Struct, frozen=True):
    """A hand began with this deck."""

    place: Place
    deck: bytes
    belongs: str
    """What the seal belongs to."""


class Move(Struct, frozen=True):
    """What moved a game, as it is read."""

    seq: int
    at: int
    told: Moved[Any]
    dealt: tuple[SealedDeck, ...]
    belongs: str
    """What the seal of a hidden command belongs to."""


class Void(Struct, frozen=True):
    """A hand could not go on, as it is read."""

    seq: int
    at: int
    told: Voided


_voided = msgspec.json.Decoder(Voided)


def void(record: Record) -> Void:
    """A hand that could not go on, as its record tells it."""
    return Void(record.seq, record.at, _voided.decode(record.data))


def move(stream: str, record: Record, told: Moved[Any]) -> Move:
    """What moved a game, as its record tells it."""
    places = [(record.seq, at) for at in range(len(told.decks))]
    dealt = [SealedDeck(place, deck, of_deck(stream, place)) for place, deck in zip(places, told.decks, strict=True)]
    return Move(record.seq, record.at, told, tuple(dealt), of_command(stream, record.seq))


def sum_of_facts(hand: Hand | None) -> int:
    """A number that tells whether a hand came to the same facts once more."""
    return 0 if hand is None else crc32(packed(hand.facts))


def of_deck(stream: str, place: Place) -> str:
    """What the seal of a deck belongs to."""
    return f"{stream}#{place[0]}/deck {place[1]}"


def of_command(stream: str, seq: int) -> str:
    """What the seal of a hidden command belongs to."""
    return f"{stream}#{seq}"


def of_snapshot(stream: str, seq: int) -> str:
    """What the seal of a snapshot's hands belongs to."""
    return f"{stream}#{seq}/snapshot"
