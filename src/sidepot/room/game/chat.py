"""What is said at a table: written down like everything else, the last of it shown to whoever comes."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.people.names import clean_text
from sidepot.room.protocol import Said
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot

RECENT = 40
SNAPSHOT_EVERY = 100
"""Lines after which it is written down who said which: so many at most are read at a room's start."""
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
        self._said: deque[Said] = deque(maxlen=RECENT)
        self.acknowledged = Acknowledged()
        """Lines that clients may send again."""
        if services.store.last(self.stream):
            self._recover()

    def _recover(self) -> None:
        store = self.services.store
        snapshot, last = store.snapshot(self.stream), store.last(self.stream)
        known = 0 if snapshot is None else snapshot.seq
        if snapshot is not None:
            self.acknowledged.restore(msgspec.json.decode(snapshot.data, type=dict[str, bytes]))
        for record in store.read(self.stream, min(known, max(0, last - RECENT))):
            line = msgspec.json.decode(record.data, type=Line)
            self._said.append(self._shown(line))
            if line.asked and line.number > known:
                self.acknowledged.add(line.asked)

    def _shown(self, line: Line) -> Said:
        return Said(self.table, line.number, line.player, line.text, line.at)

    @property
    def recent(self) -> list[Any]:
        """The last things said."""
        return list(self._said)

    @property
    def speakers(self) -> set[str]:
        """Who said them."""
        return {said.player for said in self._said} - {THE_ROOM}

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
        record = Record(self.stream, number, services.now(), "said", msgspec.json.encode(line))
        if asked:
            self.acknowledged.add(asked)
        await services.store.append([record], (), self._snapshot(number))
        said = self._shown(line)
        self._said.append(said)
        return said

    def _snapshot(self, number: int) -> list[Snapshot]:
        """Now and then, so that not all that was ever said is read again."""
        if number % SNAPSHOT_EVERY:
            return []
        return [Snapshot(self.stream, number, msgspec.json.encode(self.acknowledged.saved()))]
