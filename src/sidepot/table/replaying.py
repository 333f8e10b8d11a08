"""Replaying a table's log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sidepot.engine import IllegalAction
from sidepot.table.log import Entry
from sidepot.table.refusals import Refused
from sidepot.table.table import Table

_ANOTHER = "this log is not of a table with these rules and settings"


def replay(entries: Iterable[Entry], rules: Any, **settings: Any) -> Table:
    """The table whose log this is; *settings* (chairs, clock, …) are those it was made with, else ValueError."""
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
