"""A progress bar for work that takes long, on a terminal that can draw one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from sidepot.cli.terminal import number
from sidepot.words import words

Told = Callable[[float], None]

_SLOW = 0.4
"""Seconds after which the bar is shown."""


_STILL = 10.0
"""Seconds without news after which it is said that nothing comes."""


class Amount(NamedTuple):
    """How much there is to do, of what, and by how many."""

    whole: int
    things: str
    """As the message of their rate ends: `reports-rate-hands`."""
    workers: Callable[[], int]


class _Rate(ProgressColumn):
    """How much is done in a second, and by how many; or for how long nothing has come."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount
        self.seen, self.since = -1.0, time.monotonic()

    def render(self, task: Task) -> Text:
        """As it is now."""
        if task.completed != self.seen:
            self.seen, self.since = task.completed, time.monotonic()
        speed, still = task.speed, time.monotonic() - self.since
        say, workers = words(), words()("reports-workers", count=self.amount.workers())
        if still > _STILL:
            return Text(f"{say('reports-nothing-for', seconds=number(still, 0))}, {workers}")
        if speed is None:
            return Text(workers)
        rate = _short(speed * self.amount.whole)
        return Text(f"{say(f'reports-rate-{self.amount.things}', rate=rate)}, {workers}")


def _short(rate: float) -> str:
    return number(rate, 0) if rate >= 10 else number(float(f"{rate:.2g}"))


def enough() -> str:
    """Beside the bar of what can be stopped and still has a result."""
    return words()("reports-enough")


@contextmanager
def progress_bar(what: str, hint: str = "", amount: Amount | None = None) -> Iterator[Told]:
    """Something to be told how much is done, from 0 to 1; where nobody could see a bar there is none.

    *what* is the end of its message: `reports-progress-check`.
    """
    console = Console(stderr=True)
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda done: None
        return
    what = words()(f"reports-progress-{what}")
    columns: list[ProgressColumn] = [TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()]
    if amount:
        columns.append(_Rate(amount))
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
