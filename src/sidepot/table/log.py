"""A table's log: what was asked and when, with the decks. The log is the table: replaying it gives the same one."""

from __future__ import annotations

from msgspec import Struct

from sidepot.table.commands import Command


class Entry(Struct, frozen=True):
    """One thing that moved a table: a command, or a tick (None), when, and the deck of a hand it began."""

    now: int
    command: Command | None
    deck: bytes | None = None
    directed: bool = False
    """A tournament's: `Table.direct`."""
