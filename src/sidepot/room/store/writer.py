"""One thread that writes: what was put in one turn of the event loop, or came while the last commit ran, together.

The one rule it keeps: a future is done only when what it stands for is durable, and after a failure nothing is written.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from sidepot.room.store.memory import Append
from sidepot.room.store.records import StoreFailed

MOST_AT_ONCE = 2000
"""Appends in one commit: more would only make the first of them wait."""

Future = asyncio.Future[None]
Waiting = tuple[Append, Future]


class Writer:
    """A queue of appends and the thread that empties it."""

    def __init__(
        self, write: Callable[[Sequence[Append]], None], tidy: Callable[[], None], done: Callable[[], None]
    ) -> None:
        self.failed: str | None = None
        self._write = write
        self._tidy = tidy
        self._done = done
        self._queue: list[Waiting] = []
        self._wake = threading.Condition()
        self._ready = False
        """The turn of the event loop in which the first of the queue came is over."""
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="sidepot-store", daemon=True)
        self._thread.start()

    def put(self, append: Append) -> Future:
        """Queue an append for the next commit."""
        loop = asyncio.get_running_loop()
        future: Future = loop.create_future()
        with self._wake:
            if self.failed is not None or self._closing:
                raise StoreFailed(self.failed or "the store is closed")
            self._queue.append((append, future))
            if len(self._queue) == 1:
                loop.call_soon(self._go)
        return future

    def _go(self) -> None:
        with self._wake:
            self._ready = True
            self._wake.notify()

    def close(self) -> None:
        """Write what is queued, then end."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()
        self.failed = self.failed or "the store is closed"

    def _run(self) -> None:
        try:
            while group := self._next():
                self._commit(group)
                # everyone in the group has been told: nobody waits for this
                self._tidy()
        finally:
            self._done()

    def _next(self) -> list[Waiting]:
        with self._wake:
            while not (self._ready and self._queue) and not self._closing:
                self._wake.wait()
            if self.failed is not None:
                return []
            group, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
            self._ready = bool(self._queue)
            return group

    def _commit(self, group: list[Waiting]) -> None:
        try:
            self._write([append for append, _ in group])
        except BaseException as error:
            self._fail(group, error)
        else:
            _tell(group, None)

    def _fail(self, group: list[Waiting], error: BaseException) -> None:
        said = error.orig if isinstance(error, DBAPIError) else error
        why = str(error) if isinstance(error, StoreFailed) else f"nothing can be written any more: {said}"
        with self._wake:
            self.failed = why
            group, self._queue = group + self._queue, []
        _tell(group, why)


def _tell(group: list[Waiting], why: str | None) -> None:
    """Let the futures know, each in its own event loop, in order, with one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Future]] = {}
    for _, future in group:
        loops.setdefault(future.get_loop(), []).append(future)
    for loop, futures in loops.items():
        with suppress(RuntimeError):  # a loop that has ended: nobody waits there any more
            loop.call_soon_threadsafe(_finish, futures, why)


def _finish(futures: list[Future], why: str | None) -> None:
    for future in futures:
        if future.done():
            continue  # whoever waited was cancelled
        if why is None:
            future.set_result(None)
        else:
            future.set_exception(StoreFailed(why))
