"""A tournament's log: what was asked and when, with the decks. Replaying it gives the same tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from sidepot.tournament.commands import Command
from sidepot.words.misread import misread
from sidepot.words.refusal import Wrong

Deck = Callable[[int, int, bytes], bytes]
"""Gives the deck of a hand: the table's number, the hand's at that table, and the cards to shuffle."""

T = TypeVar("T", bound=Any)


class Entry(Struct, frozen=True):
    """One thing that moved a tournament: a command, or a tick (None), when, and the decks of hands it began."""

    now: int
    command: Command | None
    decks: tuple[bytes, ...] = ()


_ENCODER = msgspec.json.Encoder(enc_hook=int)  # cards are numbers
_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    """An entry as a line of JSON."""
    return _ENCODER.encode(entry) + b"\n"


def read_entry(line: bytes) -> Entry:
    """An entry from a line of JSON; ValueError where it is none."""
    try:
        return _DECODER.decode(line)
    except msgspec.MsgspecError as error:
        raise Wrong("mistake-log-entry", why=misread(error)) from None


def replay(
    entries: Iterable[Entry],
    make: Callable[[Deck], T],
    deck: Deck | None = None,
    told: Callable[[T, int], None] = lambda tournament, place: None,
) -> T:
    """The tournament or season whose log this is.

    *make* sets up a new one that takes its decks from a function; after the log they come from *deck*. After each
    entry *told* gets the tournament and the entry's place.
    """
    decks: list[bytes] = []
    ended = False

    def logged(table: int, hand: int, cards: bytes) -> bytes:
        if decks:
            return decks.pop(0)
        if deck is None or not ended:
            raise Wrong("mistake-another-log")
        return deck(table, hand, cards)

    tournament = make(logged)
    for place, entry in enumerate(entries):
        decks.extend(entry.decks)
        if entry.command is None:
            tournament.tick(entry.now)
        else:
            tournament.handle(entry.command, entry.now)
        if decks:
            raise Wrong("mistake-another-log")
        told(tournament, place)
    ended = True
    return tournament
