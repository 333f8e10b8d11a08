"""A table's log: what was asked and when, with the decks. The log is the table: replaying it gives the same one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.table.commands import Command

if TYPE_CHECKING:
    from sidepot.table.table import Table


class Entry(Struct, frozen=True):
    """One thing that moved a table: a command, or a tick (None), when, and the deck of a hand it began."""

    now: int
    command: Command | None
    deck: bytes | None = None


def replay(entries: Iterable[Entry], rules: Any, **settings: Any) -> Table:
    """The table whose log this is; *settings* are those it was made with."""
    from sidepot.table.table import Table

    decks: list[bytes] = []

    def deck(number: int, cards: bytes) -> bytes:
        return decks.pop()

    table = Table(rules, deck=deck, **settings)
    for entry in _with_decks(entries, decks):
        if entry.command is None:
            table.tick(entry.now)
        else:
            table.handle(entry.command, entry.now)
        if decks:
            raise ValueError("this log is not of a table with these rules and settings")
    return table


def _with_decks(entries: Iterable[Entry], decks: list[bytes]) -> Iterator[Entry]:
    for entry in entries:
        if entry.deck is not None:
            decks.append(entry.deck)
        yield entry
