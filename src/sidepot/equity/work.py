"""Work in numbered parts on several threads. Parts come back in order, so threads change only the time."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def in_order(
    part: Callable[[int], T], count: int, threads: int, pool_of: Callable[[int], Executor] = ThreadPoolExecutor
) -> Generator[T, None, None]:
    """part(0), part(1), … worked out ahead by so many workers of a pool; closing it drops what is not begun."""
    if threads == 1 or count == 1:
        for number in range(count):
            yield part(number)
        return
    with pool_of(threads) as pool:
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
