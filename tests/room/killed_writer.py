"""Writers that append without end and say what they were told; somebody will kill them. One for each line read."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from room.whole import pair
from sidepot.room.store import StoreFailed, open_store


async def write(place: str) -> None:
    """Append in flights of up to 30, and tell each number when it is durable."""
    store = open_store(place)
    os.write(1, f"writes {os.getpid()}\n".encode())
    flight: list[tuple[int, asyncio.Future[None]]] = []
    seq = store.last("room")
    try:
        while True:
            seq += 1
            flight.append((seq, store.append(*pair(seq))))
            if len(flight) == 30:
                told, future = flight.pop(0)
                await future
                os.write(1, f"{told}\n".encode())
    except StoreFailed as failed:
        os.write(1, f"{failed}\n".encode())


for line in sys.stdin:
    if (child := os.fork()) == 0:
        try:
            asyncio.run(write(line.strip()))
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    os.write(1, b"gone\n")
