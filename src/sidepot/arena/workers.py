"""Where the parts of a simulation are played: threads for native players, processes for those in Python."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from sidepot.arena import native
from sidepot.arena.job import Job, Part
from sidepot.arena.loop import play_part
from sidepot.equity.work import in_order

_job: Job | None = None


def parts(job: Job, workers: int) -> Generator[Part, None, None]:
    """The parts of a job in order, whoever plays them."""
    if natives := job.natives:
        return in_order(partial(native.play_part, job, natives), job.chunks, workers)
    if workers == 1 or job.chunks == 1:
        return in_order(partial(play_part, job), job.chunks, 1)
    # forked processes have the players as they are; elsewhere they are pickled
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(way)
    pool = partial(ProcessPoolExecutor, mp_context=context, initializer=_take, initargs=(job,))
    return in_order(_play, job.chunks, workers, pool)


def _take(job: Job) -> None:
    """A worker begins: Ctrl-C is for the one who waits for its parts."""
    global _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _job = job


def _play(number: int) -> Part:
    assert _job is not None
    return play_part(_job, number)
