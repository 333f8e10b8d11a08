"""Decisions that take too long are broken off, where somebody asked for that."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import wraps
from types import FrameType
from typing import Any

Choose = Callable[..., Any]


def check_patience(seconds: float | None) -> None:
    """ValueError where it can't be had."""
    if seconds is not None and not seconds > 0:
        raise ValueError(f"a patience of {seconds:g} seconds is none: more than 0")
    if seconds is not None and not hasattr(signal, "setitimer"):
        raise ValueError("this system can't break off a decision: leave the patience out")


def in_time(choose: Choose, seconds: float | None) -> Choose:
    """The same choice, or a TimeoutError after so many seconds; only for the main thread of a worker's process."""
    if seconds is None:
        return choose

    @wraps(choose)
    def hurried(*given: Any) -> Any:
        def late(_signal: int, _frame: FrameType | None) -> None:
            raise TimeoutError(f"no answer in {seconds:g} s")

        signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            return choose(*given)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    return hurried
