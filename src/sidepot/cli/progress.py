"""A progress bar for work that takes long, on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn

ENOUGH = "Ctrl-C: enough"
"""For work that tells what it found so far when it is stopped."""
_SLOW = 0.4
"""Seconds after which the bar is shown."""


@contextmanager
def progress_bar(what: str, hint: str = "") -> Iterator[Callable[[float], None]]:
    """Something to be told how much is done, from 0 to 1; it shows a bar where somebody could see one."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), TextColumn(f"[dim]{hint}")
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task: TaskID | None = None
    start = time.monotonic()

    def told(done: float) -> None:
        nonlocal task
        if task is None and time.monotonic() - start > _SLOW:
            task = bar.add_task(what, total=1.0)
            bar.start()
        if task is not None:
            bar.update(task, completed=done)

    try:
        yield told
    finally:
        bar.stop()
