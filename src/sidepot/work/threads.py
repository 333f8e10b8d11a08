"""Chunks on threads of this process. They come back in order, so threads change only the time."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from sidepot.work.job import Job

T = TypeVar("T")


class Threads:
    """So many threads; one is this one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(self, job: Job[T], first: int = 0) -> Generator[T, None, None]:
        """The results in order."""
        return in_order(lambda number: job.work(first + number), job.chunks - first, self.workers)

    def close(self) -> None:
        """Nothing outlives a job."""


def in_order(part: Callable[[int], T], count: int, threads: int) -> Generator[T, None, None]:
    """part(0), part(1), … worked out ahead by so many threads; closing it drops what is not begun."""
    if threads == 1 or count == 1:
        for number in range(count):
            yield part(number)
        return
    with ThreadPoolExecutor(threads) as pool:
        ahead: deque[Future[T]] = deque()
        try:
            for number in range(count):
                if len(ahead) == 2 * threads:
                    yield ahead.popleft().result()
                ahead.append(pool.submit(part, number))
            while ahead:
                yield ahead.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
