"""What is said at a table: written down like everything else, the last of it shown to whoever comes."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.room.names import clean_text
from sidepot.room.protocol import Said
from sidepot.room.refusals import Code, Turned
from sidepot.room.services import Services
from sidepot.room.store.records import Record

RECENT = 40
REMEMBERED = 80
"""How many lines back a client's own id is known when it is sent again."""
THE_ROOM = ""
"""Who speaks where it is the room itself: nobody's name is empty."""


class Line(Struct, frozen=True):
    """What was said, as it is written."""

    number: int
    player: str
    text: str
    at: int
    asked: str = ""
    """The client's own id of the command."""


class ChatRoom:
    """The chat of one table."""

    def __init__(self, table: str, services: Services) -> None:
        self.table = table
        self.services = services
        self.stream = f"chat/{table}"
        last = services.store.last(self.stream)
        records = services.store.read(self.stream, max(0, last - REMEMBERED)) if last else ()
        lines = [msgspec.json.decode(record.data, type=Line) for record in records]
        self._said: deque[Said] = deque((self._shown(line) for line in lines[-RECENT:]), RECENT)
        self.asked = [line.asked for line in lines if line.asked]
        """Commands of clients that were carried out before the room began."""

    def _shown(self, line: Line) -> Said:
        return Said(self.table, line.number, line.player, line.text, line.at)

    @property
    def recent(self) -> list[Any]:
        """The last things said."""
        return list(self._said)

    async def say(self, player: str, text: str, muted: bool, asked: str = "") -> Said:
        """Write down what somebody says."""
        if muted:
            raise Turned(Code.MUTED)
        clean = clean_text(text)
        if not clean:
            raise Turned(Code.NOTHING_SAID)
        services = self.services
        number = services.store.last(self.stream) + 1
        line = Line(number, player, clean, services.world.wall(), asked)
        await services.store.append([Record(self.stream, number, services.now(), "said", msgspec.json.encode(line))])
        said = self._shown(line)
        self._said.append(said)
        return said
