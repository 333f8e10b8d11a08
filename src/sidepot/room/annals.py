"""What stays of a table's hands: the dealer's log in sentences, and each hand for those who were in it."""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec import Struct

from sidepot.engine import Hand, hide, read, write
from sidepot.room.services import Services
from sidepot.room.store.records import Record
from sidepot.room.words import hand_line, moved, table_line
from sidepot.table import Table
from sidepot.table.events import Event, HandBegan, HandEnded, Played

LINES = 120


class HandPlayed(Struct, frozen=True):
    """A hand that is over: enough to see it again through anyone's eyes."""

    number: int
    at: int
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    text: str

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return read(self.text)


def hands_of(table: str) -> str:
    """The stream of a table's hands."""
    return f"hands/{table}"


class Annals:
    """The hands of a table or a tournament, one record each."""

    def __init__(self, ident: str, services: Services) -> None:
        self._stream = hands_of(ident)
        self._services = services
        self.count = services.store.last(self._stream)

    def record(self, table: Table, number: int | None = None) -> Record:
        """The record of the hand that has just ended at a table, with its own number or as the next one."""
        assert table.hand is not None
        assert table.deal is not None
        self.count += 1
        number = self.count if number is None else number
        at, text = self._services.world.wall(), write(table.hand)
        played = HandPlayed(number, at, table.names, table.deal.chairs, text)
        return Record(self._stream, self.count, table.now, "hand", msgspec.json.encode(played))


class DealersLog:
    """What happened at a table in sentences, as everyone may read it."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=LINES)
        """Since the last deal."""
        self.last: list[str] = []
        """Of the hand before."""
        self._said: list[str] = []
        self._wagered = False

    def note(self, event: Event, table: Table) -> None:
        """Note what has just happened at a table."""
        if isinstance(event, Played):
            for part in event.events:
                self._say(hand_line(hide(part, None), event.players, self._wagered))
                self._wagered = moved(self._wagered, part)
            return
        if isinstance(event, HandBegan):
            self.last, self._wagered = list(self.lines), False
            self.lines.clear()
        self._say(table_line(event))
        if isinstance(event, HandEnded) and table.hand is not None and table.hand.result is not None:
            for line in table.hand.result.tell(table.names):
                self._say(line)

    def _say(self, line: str | None) -> None:
        if line is not None:
            self.lines.append(line)
            self._said.append(line)

    def news(self) -> list[str]:
        """What was noted since it was asked last."""
        said, self._said = self._said, []
        return said
