"""The dealer's log of one table of a tournament: this hand and the last one, in sentences anyone may read."""

from __future__ import annotations

from sidepot.engine import hide
from sidepot.room.words import hand_line, moved, table_line
from sidepot.table import Table
from sidepot.table.events import Event, HandBegan, HandEnded, Played


class DealersLog:
    """What was said at a table."""

    __slots__ = ("_wagered", "last", "lines")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.last: list[str] = []
        self._wagered = False

    def hear(self, event: Event, table: Table | None) -> list[str]:
        """What an event adds."""
        found: list[str | None] = []
        if isinstance(event, HandBegan):
            self.last, self.lines, self._wagered = self.lines, [], False
        if isinstance(event, Played):
            for part in event.events:
                found.append(hand_line(hide(part, None), event.players, self._wagered))
                self._wagered = moved(self._wagered, part)
        elif isinstance(event, HandEnded):
            if table is not None and table.hand is not None and table.hand.result is not None:
                found += table.hand.result.tell(table.names)
        else:
            found.append(table_line(event))
        told = [line for line in found if line is not None]
        self.lines += told
        return told
