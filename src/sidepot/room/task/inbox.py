"""What was asked of a table or a tournament and waits for its turn, in the order in which it came."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import Struct

from sidepot.room.game.viewers import Viewer


class Asked(Struct):
    """Something asked, and when it came."""

    at: int
    by: str
    command: Any
    id: str = ""
    viewer: Viewer | None = None
    token: str | None = None
    """The turn it is meant for."""


class Inbox(deque[Asked]):
    """What waits; the first is next."""

    def put(self, asked: Asked) -> None:
        """Put something where its arrival belongs: what the room asks now comes after what was said before."""
        place = len(self)
        while place and self[place - 1].at > asked.at:
            place -= 1
        self.insert(place, asked)
