"""What is to be seen later: kept with its time, and shown once that is long enough ago.

The one rule it keeps: nothing is shown before its time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Later(Generic[T]):
    """A queue in which everything waits equally long, and the last that came out of it."""

    def __init__(self, delay: int, now: Callable[[], int], show: Callable[[T], None]) -> None:
        self.delay = delay
        self.due: T | None = None
        """What was shown last."""
        self._now, self._show = now, show
        self._waiting: deque[tuple[int, T]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def add(self, thing: T) -> None:
        """Show this after the delay."""
        self._waiting.append((self._now() + self.delay, thing))
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is None and self._waiting:
            wait = max(1, self._waiting[0][0] - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        while self._waiting and self._waiting[0][0] <= self._now():
            self.due = self._waiting.popleft()[1]
            self._show(self.due)
        self._set_timer()

    def stop(self) -> None:
        """Nothing more is shown."""
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
