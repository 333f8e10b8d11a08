"""Whoever comes to look while something is being written waits for it: nobody sees what may never have been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sidepot.room.base.logs import trouble

T = TypeVar("T")


class Glances:
    """Looks at a table or a tournament, each when it stands still."""

    def __init__(self) -> None:
        self.moving = False
        """Something has moved, and is not durable yet."""
        self._waiting: dict[object, Callable[[], None]] = {}

    def look(self, who: object, look: Callable[[], None]) -> None:
        """Look now, or as soon as it stands still; of several looks of the same the last counts."""
        if self.moving:
            self._waiting[who] = look
        else:
            look()

    async def seen(self, look: Callable[[], T]) -> T:
        """What a look shows."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def show() -> None:
            if found.done():
                return  # whoever asked is gone
            try:
                found.set_result(look())
            except Exception as error:
                found.set_exception(error)

        self.look(found, show)
        return await found

    def forget(self, who: object) -> bool:
        """Somebody does not want to look any more; whether they were still waiting."""
        return self._waiting.pop(who, None) is not None

    def rest(self) -> None:
        """It stands still: whoever waits may look."""
        self.moving = False
        waiting, self._waiting = self._waiting, {}
        for look in waiting.values():
            try:
                look()
            except Exception:
                # whoever looks must not stop what is looked at
                trouble("look failed")
