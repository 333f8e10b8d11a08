"""The dealer's log of one table: what happened in this hand and in the last one, as everyone may know it."""

from __future__ import annotations

from collections import deque
from typing import Any

from sidepot.copying import never_copied
from sidepot.engine import Result, hide
from sidepot.room.protocol import encode
from sidepot.room.protocol.events import hand_event, table_event
from sidepot.table import Table
from sidepot.table.events import Event, HandBegan, Played, RunTwiceAsked

LINES = 120
_SILENT = frozenset({"began", "pot-made", "planned", "plan-gone", "got-grace", "held-up", "buys-always", "hand-ended"})
"""What no log tells."""


class DealersLog:
    """What happened at a table that people are told, each event as JSON."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.lines: deque[bytes] = deque(maxlen=LINES)
        """Since the last deal."""
        self.last: list[bytes] = []
        """Of the hand before."""
        self.hand = 0
        """The hand that ended last,"""
        self.result: Result | None = None
        """and how."""
        self.ahead: dict[str, Any] | None = None
        """The move that ended the betting, which is made once those who are asked have answered."""

    def note(self, event: Event, table: Table) -> None:
        """Note what has just happened at a table."""
        if isinstance(event, Played):
            self._note_hand(event, table)
            return
        if isinstance(event, HandBegan):
            self.last = list(self.lines)
            self.lines.clear()
            self.ahead = None
            self._keep({"type": "hand-began", "hand": event.hand})
            return
        if isinstance(event, RunTwiceAsked):
            self._look_ahead(table)
        for part in table_event(event, self.result, self.ahead):
            self._keep(part)

    def _note_hand(self, event: Played, table: Table) -> None:
        hand = table.hand
        if hand is not None and hand.over and table.number == event.hand:
            self.hand, self.result = event.hand, hand.result
        for part in event.events:
            self._keep(hand_event(hide(part, None), event.players, self.result))

    def _look_ahead(self, table: Table) -> None:
        last, running = table.asking, table.hand
        if last is None or running is None:
            return
        seat = table.names.index(last.player)
        self.ahead = hand_event(hide(running.fork().act(last.action, seat)[0], None), table.names)

    def _keep(self, part: dict[str, Any]) -> None:
        kind = part["type"]
        if kind not in _SILENT and not (kind == "dealt" and not any(part["up"])):
            self.lines.append(encode(part))

    def result_of(self, hand: int) -> Result | None:
        """How a hand ended, while it is the last one that did."""
        return self.result if self.hand == hand else None
