"""All results of a job: those that a file has kept first, then the others from wherever they are worked on."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import TypeVar

from sidepot.work.job import Job, Place
from sidepot.work.journal import Journal

T = TypeVar("T")


def results(job: Job[T], place: Place, journal: Journal | None = None) -> Generator[T, None, None]:
    """The results of a job's chunks in order; a journal gives those it has, and keeps the others as they come."""
    first = 0
    if journal is not None:
        for found in journal.results(job.result):
            yield found
            first += 1
    if first == job.chunks:
        return
    with closing(place.results(job, first)) as fresh:
        for found in fresh:
            if journal is not None:
                journal.keep(found)
            yield found
