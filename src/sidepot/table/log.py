"""A table's log: what was asked and when, with the decks. The log is the table: replaying it gives the same one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.engine import IllegalAction
from sidepot.table.commands import Command
from sidepot.table.refusals import Refused

if TYPE_CHECKING:
    from sidepot.table.table import Table


_ANOTHER = "this log is not of a table with these rules and settings"


class Entry(Struct, frozen=True):
    """One thing that moved a table: a command, or a tick (None), when, and the deck of a hand it began."""

    now: int
    command: Command | None
    deck: bytes | None = None
    directed: bool = False
    """A tournament's: `Table.direct`."""


def replay(entries: Iterable[Entry], rules: Any, **settings: Any) -> Table:
    """The table whose log this is; *settings* (chairs, clock, …) are those it was made with, else ValueError."""
    from sidepot.table.table import Table

    decks: list[bytes] = []

    def deck(number: int, cards: bytes) -> bytes:
        if not decks:
            raise ValueError(_ANOTHER)
        return decks.pop()

    table = Table(rules, deck=deck, **settings)
    for entry in entries:
        if entry.deck is not None:
            decks.append(entry.deck)
        try:
            if entry.command is None:
                table.tick(entry.now)
            else:
                (table.direct if entry.directed else table.handle)(entry.command, entry.now)
        except (Refused, IllegalAction) as no:
            raise ValueError(f"{_ANOTHER}: {no}") from no
        if decks:
            raise ValueError(_ANOTHER)
    return table
