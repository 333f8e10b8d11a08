"""Virtual time: an event loop that jumps to the next timer instead of waiting, and runs what is ready in any order.

Unmodified asyncio code runs on it, whole days in a moment. The order comes from a seed: the same seed, the same run.
"""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import os
import random
from collections.abc import Callable, Coroutine
from typing import Any


class Deadlock(AssertionError):
    """Everything waits, and no timer is left that could end it."""


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose clock is a number. Nothing outside of it – no socket, no thread – can wake it."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.random = random.Random(seed)
        self._clock = 1_000.0
        self.steps: list[str] = []
        """What ran, and when, in its order."""
        self._selector = self  # what `_run_once` asks to wait for the outside world

    def time(self) -> float:
        """Seconds since some moment."""
        return self._clock

    @property
    def now(self) -> int:
        """The same in whole milliseconds, as tables count them."""
        return round(self._clock * 1000)

    @property
    def trace(self) -> str:
        """A hash of everything that ran, in its order."""
        return hashlib.blake2b("\n".join(self.steps).encode(), digest_size=8).hexdigest()

    def select(self, timeout: float | None) -> list[Any]:
        """Where a real loop waits: jump, and put what is ready in another order."""
        if timeout is None and not self._ready:
            raise Deadlock(f"everything waits for ever (seed {self.seed})")
        if timeout:
            # to the timer itself: adding up what is left of the time would miss it by a rounding
            self._clock = max(self._clock, self._scheduled[0].when())
        while self._scheduled and self._scheduled[0].when() <= self._clock:
            timer = heapq.heappop(self._scheduled)
            timer._scheduled = False
            if not timer.cancelled():
                self._ready.append(timer)
        self._shuffle()
        self.steps += [f"{self._clock:.6f} {_name(handle._callback)}" for handle in self._ready]
        return []

    def _shuffle(self) -> None:
        ready = list(self._ready)
        self.random.shuffle(ready)
        self._ready.clear()
        self._ready.extend(ready)

    def _process_events(self, events: list[Any]) -> None:
        assert not events

    def _write_to_self(self) -> None:
        """There is no one to wake: no thread but this one runs."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """What would run in a thread runs at once."""
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def _name(callback: Any) -> str:
    """A callback without addresses and numbers that differ from run to run."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(owner.get_coro().__qualname__)
    return str(getattr(callback, "__qualname__", type(callback).__qualname__))


def simulate(work: Callable[[VirtualLoop], Coroutine[Any, Any, Any]], seed: int) -> tuple[Any, str]:
    """Run *work* in virtual time: its result and the trace. A failure names the seed."""
    with asyncio.Runner(loop_factory=lambda: VirtualLoop(seed)) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, VirtualLoop)
        try:
            return runner.run(work(loop)), loop.trace
        except BaseException as error:
            error.add_note(f"seed {seed}: run again with SIDEPOT_SEED={seed}")
            raise


def seeds(count: int) -> range:
    """The seeds of a test: *count* of them, SIDEPOT_SEEDS many for a long night, or SIDEPOT_SEED alone."""
    if one := os.environ.get("SIDEPOT_SEED"):
        return range(int(one), int(one) + 1)
    return range(int(os.environ.get("SIDEPOT_SEEDS", count)))
