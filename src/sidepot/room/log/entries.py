"""A line of a log as it is written: of a table, of a tournament, or of the room itself."""

from __future__ import annotations

import msgspec
from msgspec import Struct

KIND = "entry"


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """Something that happened."""

    at: int
    """The date, in milliseconds since 1970."""
    what: str
    says: str
    players: tuple[str, ...] = ()
    chips: dict[str, int] = {}
    """What each player brought, took away, won or lost with it."""
    hand: int = 0
    """The hand that ended, or is void."""
    table: int = 0
    """Of a tournament: at which table."""


def entry_of(data: bytes) -> LogEntry:
    """An entry as it was written."""
    return msgspec.json.decode(data, type=LogEntry)
