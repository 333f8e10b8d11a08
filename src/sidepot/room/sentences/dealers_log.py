"""The dealer's log of one table: this hand and the last one, in sentences anyone may read."""

from __future__ import annotations

from collections import deque

from sidepot.copying import never_copied
from sidepot.engine import hide
from sidepot.room.sentences.table import antes_together, hand_line, table_line
from sidepot.table import Table
from sidepot.table.events import Event, HandBegan, HandEnded, Played, RunTwiceAsked

LINES = 120


class DealersLog:
    """What happened at a table in sentences, as everyone may read it."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=LINES)
        """Since the last deal."""
        self.last: list[str] = []
        """Of the hand before."""
        self._said: list[str] = []
        self._ahead = ""
        """The move that ended the betting, told before it is made: it waits for the answers of those who are asked."""

    def note(self, event: Event, table: Table) -> None:
        """Note what has just happened at a table."""
        if isinstance(event, Played):
            for part in antes_together([hide(part, None) for part in event.events]):
                self._say_once(hand_line(part, event.players))
            return
        if isinstance(event, HandBegan):
            self.last = list(self.lines)
            self.lines.clear()
            self._ahead = ""
        elif isinstance(event, RunTwiceAsked):
            self._tell_ahead(table)
        self._say(table_line(event))
        result = table.hand.result if isinstance(event, HandEnded) and table.hand is not None else None
        for line in result.tell(table.names) if result is not None else ():
            self._say(line)

    def _tell_ahead(self, table: Table) -> None:
        """The move first, then what is asked because of it."""
        last, running = table.asking, table.hand
        if last is None or running is None:
            return
        seat = table.names.index(last.player)
        line = hand_line(hide(running.fork().act(last.action, seat)[0], None), table.names)
        self._say(line)
        self._ahead = line or ""

    def _say_once(self, line: str | None) -> None:
        if line is not None and line == self._ahead:
            self._ahead = ""
        else:
            self._say(line)

    def _say(self, line: str | None) -> None:
        if line is not None:
            self.lines.append(line)
            self._said.append(line)

    def news(self) -> list[str]:
        """What was noted since it was asked last."""
        said, self._said = self._said, []
        return said
