"""Work in chunks, measured on any place."""

from __future__ import annotations

import resource
import time
from dataclasses import dataclass
from typing import Any

from sidepot.arena import native_hands, simulate
from sidepot.arena.simulation import _job
from sidepot.rules import house
from sidepot.work import results

SIX = ["rock", "caller", "random", "maniac", "random", "rock"]
DEALS = 160_000
"""About a second of six native players."""


@dataclass(frozen=True)
class Chunks:
    """Chunks of so many deals each, or of a millisecond."""

    chunks: int
    deals: int = 0
    unlocked: bool = False
    apart: bool = True

    @property
    def result(self) -> Any:
        return int

    def work(self, number: int) -> int:
        if self.deals:
            job = _job(house("standard"), SIX, 6 * self.deals, number, 100, False)
            return sum(native_hands.play_part(job, job.natives, part).rake for part in range(job.chunks))
        end = time.perf_counter() + 0.001
        while time.perf_counter() < end:
            pass
        return number


def worked(place, job):
    """Seconds for a job, and that all of it came back."""
    began = time.perf_counter()
    assert len(list(results(job, place))) == job.chunks
    return time.perf_counter() - began


def cases(opened):
    """The cases for a place that `opened()` opens."""

    def begun():
        began = time.perf_counter()
        place = opened()
        worked(place, Chunks(2, deals=10))
        return place, time.perf_counter() - began

    def seconds(_seconds):
        place, start = begun()
        with place:
            return {"s": worked(place, Chunks(12, deals=DEALS)), "s to start": start}

    def tiny(_seconds):
        place, _ = begun()
        with place:
            return {"s": worked(place, Chunks(1000))}

    def hands(_seconds):
        place, start = begun()
        with place:
            began = time.perf_counter()
            found = simulate("standard", SIX, 10_000_000, 1, luck=False, on=place)
            return {"hands/s": found.hands / (time.perf_counter() - began), "s to start": start}

    def memory(_seconds):
        place, _ = begun()
        with place:
            worked(place, Chunks(1000))
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for found in results(Chunks(20_000), place):
                assert found is not None
            return {"MB more": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024}

    return {"chunks of a second": seconds, "1,000 chunks": tiny, "10,000,000 native hands": hands, "memory": memory}
