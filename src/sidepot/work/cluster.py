"""Chunks on a Ray cluster: each task has a batch of them. What is lost with a worker or a machine is done again."""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Iterable
from contextlib import suppress
from platform import node
from secrets import token_hex
from typing import Any, TypeVar

from sidepot.work.apart import Done, Lost, in_order
from sidepot.work.connecting import Connection, connected
from sidepot.work.job import Job
from sidepot.work.luggage import code, packed, unpacked
from sidepot.work.memory import share_memory

T = TypeVar("T")

_NOT_TO_BLAME = ("NodeDiedError", "ObjectLostError", "OwnerDiedError", "LocalRayletDiedError")
"""What became of a batch whose machine went away, by Ray's names."""


class Cluster:
    """A Ray cluster: `ray` starts one on this machine, `auto` finds the one there is, else ray://HOST:PORT.

    No more than *workers* processors are used, where that is given.
    """

    def __init__(self, on: str, workers: int | None = None) -> None:
        self._most = workers
        self._own = on == "ray"
        self._connection: Connection = connected(on, workers)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def workers(self) -> int:
        """How many processors there are for chunks now."""
        seen = self._connection.lookout.processors
        return min(seen, self._most or seen)

    def results(self, job: Job[T], first: int = 0) -> Generator[T, None, None]:
        """The results in order."""
        team = _Tasks(self, self._connection.ray, job)
        try:
            yield from in_order(team, range(first, job.chunks))
        except ConnectionError as error:
            self._connection.lose()
            head = self._connection.lookout.address
            raise ValueError(
                f"the head of the cluster, {head}, is gone: start it again, or go on elsewhere; where --resume names "
                "a file, the same command goes on from the chunks that are finished"
            ) from error
        finally:
            # a cluster of one's own ends with its tasks; Ray aborts where one ends in the moment it is cancelled
            if not self._connection.lost and not self._own:
                team.give_up()

    def close(self) -> None:
        """Leave the cluster; one that was started for this ends."""
        self._connection.close()


class _Tasks:
    """One job's tasks."""

    spell = 1.0

    def __init__(self, cluster: Cluster, ray: Any, job: Job[Any]) -> None:
        self.cluster, self.ray = cluster, ray
        # retries are counted here, where it is known which chunks are left
        self._task = ray.remote(num_cpus=1, max_retries=0)(work)
        self._job, self._key = ray.put(packed(job)), token_hex(8)
        self._running: set[Any] = set()

    @property
    def workers(self) -> int:
        """How many batches can be worked on at a time."""
        return self.cluster.workers

    def begin(self, batch: range) -> Any:
        """Hand out a batch."""
        ticket = self._task.remote(self._job, self._key, code(), batch)
        self._running.add(ticket)
        return ticket

    def ended(self, tickets: Collection[Any]) -> list[tuple[Any, Done[Any] | Lost]]:
        """What has come back."""
        ready, others = self.ray.wait(list(tickets), num_returns=1, timeout=1)
        if ready and others:
            ready += self.ray.wait(others, num_returns=len(others), timeout=0)[0]
        self._running.difference_update(ready)
        return [(ticket, self._found(ticket)) for ticket in ready]

    def _found(self, ticket: Any) -> Done[Any] | Lost:
        errors = self.ray.exceptions
        try:
            found: Done[Any] = self.ray.get(ticket)
            return found
        except errors.RayTaskError as error:
            raise _told(error) from error
        except errors.RayError as error:
            name = type(error).__name__
            return Lost(f"Ray says {name}", blame=name not in _NOT_TO_BLAME)

    def give_up(self) -> None:
        """Stop what is still worked on, as far as anybody listens."""
        for ticket in self._running:
            with suppress(Exception):
                self.ray.cancel(ticket, force=True)
        self._running.clear()


def _told(error: Any) -> Exception:
    """What went wrong in a task, as it would be told here."""
    cause = error.cause if isinstance(error.cause, Exception) else error
    if isinstance(cause, ModuleNotFoundError):
        missing = (cause.name or str(cause)).partition(".")[0]
        return ValueError(f"the workers have no {missing}: install it on every machine of the cluster, in its Python")
    return cause


# what runs on the workers


def work(job: bytes, key: str, same: str, batch: Iterable[int]) -> Done[Any]:
    """Work out a batch of chunks."""
    if code() != same:
        raise ValueError(f"the sidepot on {node()} is not the one here: install the same one on every machine")
    begun = time.perf_counter()
    mine = _unpacked(key, job)
    found = [mine.work(number) for number in batch]
    return Done(found, time.perf_counter() - begun)


_job: tuple[str, Job[Any]] | None = None


def _unpacked(key: str, job: bytes) -> Job[Any]:
    """A job; it is unpacked once on each worker."""
    global _job
    if _job is None or _job[0] != key:
        share_memory()
        _job = key, unpacked(job)
    return _job[1]
