"""Records for a store, and how a test appends them."""

from __future__ import annotations

import asyncio
from typing import Any

from sidepot.room.store import Record


def rec(stream: str, seq: int, data: bytes = b"{}") -> Record:
    """A record of a stream."""
    return Record(stream, seq, 1000 + seq, "moved", data)


def append(store: Any, *records: Record) -> None:
    """Append these and wait until they are durable."""

    async def work() -> None:
        await store.append(records)

    asyncio.run(work())
