"""Where work is done, by name: `local`, `ray`, `auto`, `ray://HOST:PORT`."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sidepot.words.refusal import Wrong
from sidepot.work.job import Job, Place
from sidepot.work.threads import Threads

T = TypeVar("T")

LOCAL = "local"
On = str | Place
"""A place, or its name."""


class Local:
    """This machine: threads for what they help, processes for the rest, and neither for one worker."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(self, job: Job[T], first: int = 0) -> Generator[T, None, None]:
        """The results in order."""
        if job.unlocked or (self.workers == 1 and not job.apart):
            return Threads(self.workers).results(job, first)
        from sidepot.work.processes import Processes

        return Processes(self.workers).results(job, first)

    def close(self) -> None:
        """Nothing outlives a job."""


@contextmanager
def opened(on: On, workers: int | None) -> Iterator[Place]:
    """The place that is meant, with so many workers: one of this machine, all of a cluster, unless it is said.

    A place is ended again, unless it was open already.
    """
    if not isinstance(on, str):
        yield on
        return
    if workers is not None and workers < 1:
        raise Wrong("mistake-workers", count=str(workers))
    place = Local(workers or 1) if on == LOCAL else _cluster(on, workers)
    try:
        yield place
    finally:
        place.close()


def _cluster(on: str, workers: int | None) -> Place:
    from sidepot.work.cluster import Cluster

    return Cluster(on, workers)
