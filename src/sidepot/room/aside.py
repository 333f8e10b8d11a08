"""Reading what users send, houses and sheets, outside the event loop: one at a time, and never for long.

A thread can't be stopped, so what it may be given is bounded first (`sidepot.toml`, `tournament.keys`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sidepot.room.refusals import Code, Turned

T = TypeVar("T")

WITHIN = 5.0
"""Seconds until somebody is told to come back, those spent waiting for others included."""
_READER = ThreadPoolExecutor(1, "reader")


async def aside(read: Callable[[], T]) -> T:
    """What *read* gives, or raises; Turned where it takes too long."""
    reading = asyncio.get_running_loop().run_in_executor(_READER, read)
    try:
        return await asyncio.wait_for(reading, WITHIN)
    except TimeoutError:
        raise Turned(Code.SLOW_DOWN, "the room has much to read just now: try again in a moment") from None
