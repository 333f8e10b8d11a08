"""A store that forgets when the process ends: for tests, and for rooms that need no tomorrow."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

from sidepot.room.store.books import Books
from sidepot.room.store.records import Booked, Record, Snapshot, StoreFailed
from sidepot.table.ledger import Movement

Append = tuple[Sequence[Record], Sequence[Movement], Sequence[Snapshot]]
Commit = Callable[[int], float]
"""How many seconds the commit with this number takes; an OSError is a disk that fails."""


class Kept:
    """What survives a crash of a `MemoryStore`: give it to the next one."""

    def __init__(self) -> None:
        self.records: dict[str, list[Record]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.booked: list[Booked] = []
        self.named: dict[tuple[str, str], list[Record]] = {}

    def keep(self, append: Append) -> None:
        """Write one append."""
        records, movements, snapshots = append
        for record in records:
            self.records.setdefault(record.stream, []).append(record)
            for name in record.names:
                self.named.setdefault((record.stream, name), []).append(record)
        for snapshot in snapshots:
            self.snapshots[snapshot.stream] = snapshot
        for movement in movements:
            self.booked.append(Booked(records[-1].stream, records[-1].seq, movement))

    def books(self) -> Books:
        """Where it stands."""
        books = Books({stream: len(records) for stream, records in self.records.items()})
        for booked in self.booked:
            movement = booked.movement
            for account, change in ((movement.source, -movement.amount), (movement.target, movement.amount)):
                books.balances[account] = books.balances.get(account, 0) + change
        return books


class MemoryStore:
    """Keeps all in memory; commits in groups by the event loop's clock, as a store on disk would."""

    def __init__(self, kept: Kept | None = None, commit: Commit | None = None) -> None:
        self.kept = Kept() if kept is None else kept
        self.failed: str | None = None
        self._books = self.kept.books()
        self._commit = commit
        self._commits = 0
        self._queue: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._group: list[tuple[Append, asyncio.Future[None]]] = []

    def append(
        self, records: Sequence[Record], movements: Sequence[Movement] = (), snapshots: Sequence[Snapshot] = ()
    ) -> asyncio.Future[None]:
        """Write all of it or nothing; done when it is kept."""
        if self.failed is not None:
            raise StoreFailed(self.failed)
        self._books.enter(records, movements, snapshots)
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._queue.append(((tuple(records), tuple(movements), tuple(snapshots)), future))
        if not self._group:
            self._begin(loop)
        return future

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin the commit of everything that waits."""
        self._group = list(self._queue)
        self._queue.clear()
        self._commits += 1
        try:
            seconds = self._commit(self._commits) if self._commit is not None else 0.0
        except OSError as error:
            self._fail(str(error))
            return
        loop.call_later(seconds, self._end, loop) if seconds else loop.call_soon(self._end, loop)

    def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        done, self._group = self._group, []
        if self.failed is not None:
            return
        for append, future in done:
            self.kept.keep(append)
            if not future.done():
                future.set_result(None)
        if self._queue:
            self._begin(loop)

    def _fail(self, why: str) -> None:
        self.failed = self.failed or why
        for _, future in (*self._group, *self._queue):
            if not future.done():
                future.set_exception(StoreFailed(why))
        self._group, self._queue = [], deque()

    def read(self, stream: str, after: int = 0) -> Iterator[Record]:
        """The kept records of a stream after a number."""
        yield from self.kept.records.get(stream, [])[after:]

    def named(self, stream: str, name: str, before: int, most: int) -> list[Record]:
        """The kept records under a name with numbers below *before*, the highest first."""
        found = self.kept.named.get((stream, name), [])
        return found[: bisect_left(found, before, key=lambda record: record.number)][-most:][::-1]

    def named_after(self, stream: str, name: str, after: int, most: int) -> list[Record]:
        """The kept records under a name with numbers above *after*, the lowest first."""
        found = self.kept.named.get((stream, name), [])
        return found[bisect_right(found, after, key=lambda record: record.number) :][:most]

    def before(self, stream: str, seq: int, most: int) -> list[Record]:
        """The kept records with numbers below *seq*, the highest first."""
        return self.kept.records.get(stream, [])[: max(0, seq - 1)][-most:][::-1]

    def of_kinds(self, stream: str, kinds: Sequence[str], after: int = 0) -> Iterator[Record]:
        """The kept records of these kinds after a number."""
        yield from [record for record in self.kept.records.get(stream, [])[after:] if record.kind in kinds]

    def streams_with(self, name: str) -> list[str]:
        """The streams that have a kept record under a name."""
        return [stream for stream in self.kept.records if (stream, name) in self.kept.named]

    def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
        return self.kept.snapshots.get(stream)

    def streams(self) -> Iterable[str]:
        """Every stream that has a record."""
        return tuple(self.kept.records)

    def last(self, stream: str) -> int:
        """The number of the last record appended."""
        return self._books.lasts.get(stream, 0)

    def latest(self) -> int:
        """The time of the newest kept record."""
        return max((records[-1].at for records in self.kept.records.values()), default=0)

    def balance(self, account: str) -> int:
        """The chips of an account."""
        return self._books.balances.get(account, 0)

    def ledger(self, stream: str | None = None) -> Iterator[Booked]:
        """The kept movements."""
        yield from [booked for booked in self.kept.booked if stream is None or booked.stream == stream]

    def crash(self) -> Kept:
        """End without writing anything more: what is left is what was kept."""
        self._fail("the room has crashed")
        return self.kept

    def close(self) -> None:
        """Keep what was appended."""
        if self.failed is None:
            for append, future in (*self._group, *self._queue):
                self.kept.keep(append)
                if not future.done():
                    future.set_result(None)
            self._group, self._queue = [], deque()
            self.failed = "the store is closed"
