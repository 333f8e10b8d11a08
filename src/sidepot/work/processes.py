"""Chunks on processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Collection, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from sidepot.work.apart import Done, Lost, in_order
from sidepot.work.job import Job
from sidepot.work.memory import share_memory

T = TypeVar("T")

_job: Job[Any] | None = None


class Processes:
    """So many processes, started for each job."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def results(self, job: Job[T], first: int = 0) -> Generator[T, None, None]:
        """The results in order."""
        team = _Pool(job, min(self.workers, max(1, job.chunks - first)))
        whole = False
        try:
            yield from in_order(team, range(first, job.chunks))
            whole = True
        finally:
            team.close(whole)

    def close(self) -> None:
        """Nothing outlives a job."""


class _Pool:
    """A pool of processes; where one of them dies the pool is broken, and another one takes its place."""

    spell = 0.25

    def __init__(self, job: Job[Any], workers: int) -> None:
        self.job, self.workers = job, workers
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        # forked processes have the players as they are; elsewhere they are pickled
        way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(way)
        return ProcessPoolExecutor(self.workers, context, initializer=_take, initargs=(self.job,))

    def begin(self, batch: range) -> Future[Done[Any]]:
        """Hand out a batch."""
        try:
            return self._pool.submit(_work, batch)
        except BrokenProcessPool as error:
            broken: Future[Done[Any]] = Future()
            broken.set_exception(error)
            return broken

    def ended(self, tickets: Collection[Future[Done[Any]]]) -> list[tuple[Any, Done[Any] | Lost]]:
        """What has come back."""
        ready, _ = wait(tickets, timeout=1, return_when=FIRST_COMPLETED)
        if any(isinstance(ticket.exception(), BrokenProcessPool) for ticket in ready):
            # all of its batches are lost together; those that came back before are not
            ready, _ = wait(tickets)
            self.close(whole=False)
            self._pool = self._made()
        return [(ticket, _found(ticket)) for ticket in ready]

    def close(self, whole: bool) -> None:
        """End the processes; those that still work are not waited for."""
        if not whole:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _found(ticket: Future[Done[Any]]) -> Done[Any] | Lost:
    try:
        return ticket.result()
    except BrokenProcessPool:
        return Lost("a process of this machine ended")


def _take(job: Job[Any]) -> None:
    """A worker begins: Ctrl-C is for the one who waits for its chunks."""
    global _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share_memory()
    _job = job


def _work(batch: range) -> Done[Any]:
    assert _job is not None
    began = time.perf_counter()
    found = [_job.work(number) for number in batch]
    return Done(found, time.perf_counter() - began)
