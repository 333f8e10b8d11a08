"""A progress bar for work that takes long, on a terminal that can draw one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn

Told = Callable[[float], None]

ENOUGH = "Ctrl-C: enough"
"""Beside the bar of what can be stopped and still has a result."""
_SLOW = 0.4
"""Seconds after which the bar is shown."""


@contextmanager
def progress_bar(what: str, hint: str = "") -> Iterator[Told]:
    """Something to be told how much is done, from 0 to 1; where nobody could see a bar there is none."""
    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda done: None
        return
    columns = [TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()]
    if hint:
        columns.append(TextColumn(f"[dim]{hint}"))
    bar = Progress(*columns, console=console, transient=True)
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
