"""What is said at a table: written down like everything else, the last of it shown to whoever comes."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from sidepot.room.names import clean_text
from sidepot.room.protocol import Said
from sidepot.room.refusals import Code, Turned
from sidepot.room.services import Services
from sidepot.room.store.records import Record

RECENT = 40


class ChatRoom:
    """The chat of one table."""

    def __init__(self, table: str, services: Services) -> None:
        self.table = table
        self.services = services
        self.stream = f"chat/{table}"
        last = services.store.last(self.stream)
        records = services.store.read(self.stream, max(0, last - RECENT)) if last else ()
        self._said: deque[Said] = deque((msgspec.json.decode(record.data, type=Said) for record in records), RECENT)

    @property
    def recent(self) -> list[Any]:
        """The last things said."""
        return list(self._said)

    async def say(self, player: str, text: str, muted: bool) -> Said:
        """Write down what somebody says."""
        if muted:
            raise Turned(Code.MUTED)
        clean = clean_text(text)
        if not clean:
            raise Turned(Code.NOTHING_SAID)
        services = self.services
        number = services.store.last(self.stream) + 1
        said = Said(self.table, number, player, clean, services.world.wall())
        record = Record(self.stream, number, services.now(), "said", msgspec.json.encode(said))
        await services.store.append([record])
        self._said.append(said)
        return said
