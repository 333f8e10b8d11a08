"""The log of a place, read a page at a time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from sidepot.room.record.chronicle import HAND_ENDED, LogEntry, entry_of
from sidepot.room.record.places import Place
from sidepot.room.record.source import LATEST, Shelf, first, window
from sidepot.room.store.records import Record
from sidepot.room.store.streams import of_log

PAGE = 200
THE_ROOM = Place("", "the room", "room", "", "", 0)
"""Where what happens in the room itself is logged: its id is that of no table."""


class LogLine(LogEntry, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table or in a tournament."""

    number: int = 0
    """Its place in the log, from 1."""

    def about(self, player: str) -> bool:
        """Whether it is about a player, or any ("") one: hands are found by their players elsewhere."""
        return not player or (player in self.players and self.what != HAND_ENDED)


def _line(record: Record) -> LogLine:
    return replace(msgspec.json.decode(record.data, type=LogLine), number=record.seq)


class Logbook:
    """What happened at one place."""

    def __init__(self, shelf: Shelf, place: Place) -> None:
        self.place = place
        self._shelf = shelf
        self._stream = of_log(place.id)

    def page(
        self, before: int = LATEST, most: int = PAGE, player: str = "", since: int = 0, until: int = LATEST
    ) -> list[LogLine]:
        """The last lines below a number and of a time, the newest first; about a player, where one is named."""
        if until < LATEST:
            before = min(before, self._first(until))
        if player:
            found = self._shelf.named(self._stream, player, before, most)
        else:
            found = self._shelf.before(self._stream, before, most)
        return [line for line in map(_line, found) if line.at >= since]

    def _first(self, at: int) -> int:
        """The number of the first line from a time on."""
        return first(self._shelf, self._stream, lambda data: entry_of(data).at >= at)

    def after(self, number: int, most: int) -> list[LogLine]:
        """The lines that follow a number, in order."""
        return [_line(record) for record in window(self._shelf, self._stream, number, most)]

    def lines(self, since: int = 0, until: int = LATEST) -> Iterator[LogLine]:
        """The lines of a time, in order."""
        at = self._first(since) - 1 if since else 0
        while page := self.after(at, PAGE):
            for line in page:
                if line.at >= until:
                    return
                yield line
            at = page[-1].number

    def void(self, number: int) -> LogLine | None:
        """The line that says that a hand is void; None where it is not."""
        return next((line for line in self.lines() if line.what == "void" and line.hand == number), None)
