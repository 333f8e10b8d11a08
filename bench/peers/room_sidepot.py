"""`sidepot serve` with SQLite, every commit on the disk, and a crowd with a socket for every player."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop
from cardroom import Server
from crowd import Crowd
from event_recovery import recovered
from measure import main

PLAYERS = 3
RATE = 1_500
A_TABLE = 5
"""Actions a second at one table: quicker than people are."""
P99 = 50.0
STEPS = tuple(int(RATE * step / 8) for step in range(3, 25))

Figures = dict[str, float]


def _rate(tables: int) -> int:
    """Actions a second that so many tables ask for."""
    return min(RATE, A_TABLE * tables)


async def opened(server: Server, tables: int) -> tuple[Crowd, Figures]:
    """A room with everybody seated, and the memory that took."""
    empty = server.memory
    _, host = server.post("/api/guest", {"name": "Host"})
    made = [
        server.post("/api/tables", {"name": f"T {n}", "chairs": PLAYERS, "pause_ms": 500}, host)[0]["table"]
        for n in range(tables)
    ]  # fmt: skip
    idle = server.memory
    cookies = [[server.post("/api/guest", {"name": f"P {n} {c} q"})[1] for c in range(PLAYERS)] for n in range(tables)]
    accounts = server.memory
    crowd = Crowd(server)
    await crowd.come(made, cookies)
    sockets = server.memory
    await crowd.sit(_rate(tables))
    gc.collect()
    gc.freeze()
    return crowd, {
        "KB/idle table": (idle - empty) / tables / 1024,
        "KB/socket": (sockets - accounts) / (tables * PLAYERS) / 1024,
    }


async def at_a_rate(crowd: Crowd, memory: Figures, seconds: float) -> Figures:
    """A steady rate."""
    figures = await crowd.measure(_rate(len(crowd.tables)), max(3.0, 25 * seconds))
    return figures | memory


async def the_most(crowd: Crowd, memory: Figures, seconds: float) -> Figures:
    """The highest rate at which 99 of 100 actions are seen in time: quicker and quicker, until two rates fail."""
    best: Figures | None = None
    failed = 0
    for rate in STEPS:
        figures = await crowd.measure(rate, max(1.5, 8 * seconds))
        if figures["p99 ms, calmer half"] < P99 and figures["actions/s"] > 0.97 * rate:
            best, failed = figures, 0
        else:
            failed += 1
        if failed == 2:
            break
    if best is None:
        raise RuntimeError(f"not even {STEPS[0]} actions/s with p99 under {P99:g} ms: is the machine busy?")
    return best


def case(tables: int, play: Callable[[Crowd, Figures, float], Awaitable[Figures]]) -> Callable[[float], Figures]:
    """A case on a room of its own."""

    async def played(server: Server, seconds: float) -> Figures:
        crowd, memory = await opened(server, tables)
        figures = await play(crowd, memory, seconds)
        crowd.over = True
        return figures

    def measured(seconds: float) -> Figures:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                return uvloop.run(played(server, seconds))
            finally:
                server.stop()

    return measured


def start(seconds: float) -> Figures:
    """How long it takes to be there."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.stop()
        return {"s until ready": server.ready}


cases = {f"{tables} tables": case(tables, at_a_rate) for tables in (10, 100, 300, 1000)}

more = {
    "300 tables, the most": case(300, the_most),
    "start": start,
    "tournament of 200": lambda seconds: recovered(200, 10_000),
}
main("sidepot", cases | more)
