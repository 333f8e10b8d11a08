"""Jobs and players for tests: they are sent to other processes and machines, so they stand in a module of their own."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy

from sidepot import Call, Check
from sidepot.chance import child


@dataclass(frozen=True)
class Numbers:
    """Chunks of chance; a few of them are slow, and some may end their worker."""

    chunks: int
    seed: int = 1
    unlocked: bool = False
    apart: bool = False
    slow: dict[int, float] = field(default_factory=dict)
    deadly: dict[int, str] = field(default_factory=dict)
    """A chunk that kills its process as long as this file is not there; an empty name is always deadly."""
    done: str = ""
    """A folder for a file of each chunk that was worked out."""

    @property
    def result(self) -> Any:
        return list[int]

    def work(self, number: int) -> list[int]:
        time.sleep(self.slow.get(number, 0))
        file = self.deadly.get(number)
        if file is not None and (not file or not Path(file).exists()):
            if file:
                Path(file).touch()
            os._exit(9)
        if self.done:
            Path(self.done, f"{number}-{os.getpid()}-{time.monotonic_ns()}").touch()
        return [number, child(self.seed, number + 1)]


def calm(options: Any) -> Any:
    return Call() if options.may_call else Check()


class Calls:
    def choose(self, view, options, rng):
        return calm(options)


class Slow:
    """Calls after a moment."""

    def choose(self, view, options, rng):
        time.sleep(0.001)
        return calm(options)


class Raises:
    def choose(self, view, options, rng):
        if view.hole[0].rank == 3:
            raise ArithmeticError("three is too many")
        return calm(options)


class Hangs:
    """Never answers with a three."""

    def choose(self, view, options, rng):
        while view.hole[0].rank == 3:
            time.sleep(0.01)
        return calm(options)


class Eats:
    """With a three it asks for more and more memory. Nothing is written there, so that the machine has to give none."""

    def choose(self, view, options, rng):
        held = []
        while view.hole[0].rank == 3:
            assert len(held) < 400, "100 GB, and nobody said no"
            held.append(numpy.empty(1 << 28, numpy.uint8))
        return calm(options)


class Ends:
    """Ends its process."""

    def choose(self, view, options, rng):
        os._exit(3)
