"""`await store.append([record])` from one event loop, the database in a temporary folder."""

import asyncio
import tempfile
import time
import warnings

from measure import main

from sidepot.room.store import Record, open_store

DATA = b"x" * 120


async def write(store, stream, end, waits):
    seq = 0
    while (began := time.perf_counter()) < end:
        seq += 1
        await store.append([Record(stream, seq, seq, "moved", DATA)])
        waits.append(time.perf_counter() - began)


async def measured(many, seconds):
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(folder)
        waits = []
        began = time.perf_counter()
        await asyncio.gather(*[write(store, f"table/{n}", began + seconds, waits) for n in range(many)])
        took = time.perf_counter() - began
        store.close()
    waits.sort()
    return {
        "durable events/s": len(waits) / took,
        "p50 ms": 1000 * waits[len(waits) // 2],
        "p99 ms": 1000 * waits[len(waits) * 99 // 100],
    }


def streams(many):
    return lambda seconds: asyncio.run(measured(many, seconds))


warnings.simplefilter("ignore")
main("sidepot", {f"{many} streams": streams(many) for many in (1, 10, 200)})
