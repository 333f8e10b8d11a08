"""Work beside the event loop: reading the disk, and houses and sheets that users send, in one thread.

The one rule it keeps: whoever asks for more than their share is refused, and nobody at a table waits for it.
A thread can't be stopped, so what it may be given is bounded first (`sidepot.toml`, `tournament.keys`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sidepot.room.base.logs import trouble
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.store.records import Damaged
from sidepot.room.store.soundness import ADVICE

EACH, ALL = 4, 100
"""Pieces of work that may wait at once: of one who asks, and together."""
WITHIN = 5.0
"""Seconds until somebody is told to come back, those spent waiting for others included."""

T = TypeVar("T")


class Aside:
    """One thread, and a short queue before it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "sidepot-aside")
        self._waiting: Counter[str] = Counter()

    async def __call__(self, who: str, work: Callable[[], T]) -> T:
        """What the work gives or raises; Turned where too much is waiting, or it takes too long."""
        if self._waiting[who] >= EACH or self._waiting.total() >= ALL:
            raise Turned(Code.SLOW_DOWN)
        self._waiting[who] += 1
        running = asyncio.get_running_loop().run_in_executor(self._thread, work)
        # whoever hangs up leaves the work in the queue: it counts until it is done
        if running.done():
            self._done(who, running)
        else:
            running.add_done_callback(lambda future: self._done(who, future))
        try:
            return await asyncio.wait_for(asyncio.shield(running), WITHIN)
        except TimeoutError:
            raise Turned(Code.SLOW_DOWN, "reading") from None
        except Damaged:
            trouble("what was asked for is damaged", advice=ADVICE)
            raise Turned(Code.FROZEN, "damaged") from None

    def _done(self, who: str, future: asyncio.Future[T]) -> None:
        if not future.cancelled():
            future.exception()  # whoever asked was told, or is gone
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)
