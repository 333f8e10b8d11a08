"""The store on a database: checks at once, one writer thread with group commit, and a fence against a second one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress

from sqlalchemy import Engine, select, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError

from sidepot.room.store import sqlite
from sidepot.room.store.books import Books
from sidepot.room.store.memory import Append
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Booked, Record, Snapshot, StoreFailed
from sidepot.room.store.rows import Row, changes_of_balances, inserts, replaces
from sidepot.room.store.schema import accounts, fence, movements, names, records, snapshots, streams
from sidepot.room.store.writer import Writer
from sidepot.table.ledger import Movement

_OVERTAKEN = "another process has taken this room over: this one writes nothing any more"


class SqlStore:
    """Keeps a room in a database that is open for writing in this process alone."""

    def __init__(self, engine: Engine, reading: Reading, closed: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self.reading = reading
        self._closed = closed
        self.looked_at = True
        """Whether all that is cheap to check was checked at the opening."""
        self._epoch = self._raise_fence()
        self._connection = engine.raw_connection()
        # only now: what another process wrote before the fence was raised counts
        known = reading.accounts()
        self._ids = reading.ids()
        self._accounts = {name: key for name, (key, _) in known.items()}
        self._moved = reading.last_movement()
        self._books = Books(reading.lasts(), {name: balance for name, (_, balance) in known.items()})
        dialect = engine.dialect
        self._begin = sqlite.BEGIN if dialect.name == "sqlite" else ""
        self._commits = 0
        self._fence = str(select(fence.c.epoch).with_for_update(read=True).compile(dialect=dialect))
        self._streams, self._records = inserts(streams, dialect), inserts(records, dialect)
        self._names = inserts(names, dialect)
        self._new_accounts, self._balances = inserts(accounts, dialect), changes_of_balances(dialect)
        self._movements, self._snapshots = inserts(movements, dialect), replaces(snapshots, dialect)
        self._writer = Writer(self._write, self._tidy, self._let_go)

    def _raise_fence(self) -> int:
        with self.engine.begin() as connection:
            connection.execute(update(fence).values(epoch=fence.c.epoch + 1))
            epoch: int = connection.execute(select(fence.c.epoch)).scalar_one()
        return epoch

    # what the room asks of it

    @property
    def failed(self) -> str | None:
        """Why nothing can be written any more."""
        return self._writer.failed

    def append(
        self, records: Sequence[Record], movements: Sequence[Movement] = (), snapshots: Sequence[Snapshot] = ()
    ) -> asyncio.Future[None]:
        """Write all of it or nothing; done when it is durable."""
        if self._writer.failed is not None:
            raise StoreFailed(self._writer.failed)
        self._books.enter(records, movements, snapshots)
        return self._writer.put((tuple(records), tuple(movements), tuple(snapshots)))

    def read(self, stream: str, after: int = 0) -> Iterator[Record]:
        """The durable records of a stream after a number."""
        return self.reading.read(stream, after)

    def named(self, stream: str, name: str, before: int, most: int) -> list[Record]:
        """The durable records under a name with numbers below *before*, the highest first."""
        return self.reading.named(stream, name, before, most)

    def named_after(self, stream: str, name: str, after: int, most: int) -> list[Record]:
        """The durable records under a name with numbers above *after*, the lowest first."""
        return self.reading.named_after(stream, name, after, most)

    def before(self, stream: str, seq: int, most: int) -> list[Record]:
        """The durable records with numbers below *seq*, the highest first."""
        return self.reading.before(stream, seq, most)

    def of_kinds(self, stream: str, kinds: Sequence[str], after: int = 0) -> Iterator[Record]:
        """The durable records of these kinds after a number."""
        return self.reading.of_kinds(stream, kinds, after)

    def streams_with(self, name: str) -> list[str]:
        """The streams that have a durable record under a name."""
        return self.reading.streams_with(name)

    def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
        return self.reading.snapshot(stream)

    def streams(self) -> list[str]:
        """Every stream that has a record."""
        return self.reading.streams()

    def last(self, stream: str) -> int:
        """The number of the last record appended."""
        return self._books.lasts.get(stream, 0)

    def latest(self) -> int:
        """The time of the newest durable record."""
        return self.reading.latest()

    def balance(self, account: str) -> int:
        """The chips of an account."""
        return self._books.balances.get(account, 0)

    def ledger(self, stream: str | None = None) -> Iterator[Booked]:
        """The durable movements."""
        return self.reading.ledger(stream)

    def close(self) -> None:
        """Write what was appended, and let go."""
        self._writer.close()

    # in the writer's thread

    def _let_go(self) -> None:
        self.reading.close()
        self._connection.close()
        self.engine.dispose()
        self._closed()

    def _tidy(self) -> None:
        """Keep SQLite's log short; what can't be moved now is durable where it lies."""
        self._commits += 1
        if self._begin and self._commits % sqlite.TIDY_EVERY == 0:
            with suppress(Exception), closing(self._connection.cursor()) as cursor:
                cursor.execute(sqlite.TIDY)

    def _write(self, group: Sequence[Append]) -> None:
        """One transaction for the whole group, on the driver itself: SQLAlchemy's way there takes longer than it."""
        connection = self._connection
        try:
            with closing(connection.cursor()) as cursor:
                if self._begin:
                    cursor.execute(self._begin)
                self._check_fence(cursor)
                self._write_records(cursor, group)
                self._write_movements(cursor, group)
                self._write_snapshots(cursor, group)
                connection.commit()
        except Exception:
            with suppress(Exception):  # a session that was ended has nothing to take back
                connection.rollback()
            # whoever takes a room over ends the session of the one before
            self._check_overtaken()
            raise

    def _check_fence(self, cursor: DBAPICursor) -> None:
        cursor.execute(self._fence)
        if cursor.fetchone() != (self._epoch,):
            raise StoreFailed(_OVERTAKEN)

    def _check_overtaken(self) -> None:
        with suppress(SQLAlchemyError), self.reading.engine.connect() as connection:
            if connection.execute(select(fence.c.epoch)).scalar_one() != self._epoch:
                raise StoreFailed(_OVERTAKEN)

    def _write_records(self, cursor: DBAPICursor, group: Sequence[Append]) -> None:
        rows: list[Row] = []
        new: list[Row] = []
        named: list[Row] = []
        ids = self._ids
        for made, _, _ in group:
            for one in made:
                stream = ids.get(one.stream)
                if stream is None:
                    stream = ids[one.stream] = len(ids) + 1
                    new.append((stream, one.stream))
                rows.append((stream, one.seq, one.at, one.kind, one.data, one.sum))
                named += [(stream, name, one.number, one.seq) for name in one.names]
        self._streams.write(cursor, new)
        self._records.write(cursor, rows)
        self._names.write(cursor, named)

    def _write_movements(self, cursor: DBAPICursor, group: Sequence[Append]) -> None:
        changes: dict[str, int] = {}
        for _, moved, _ in group:
            for movement in moved:
                changes[movement.source] = changes.get(movement.source, 0) - movement.amount
                changes[movement.target] = changes.get(movement.target, 0) + movement.amount
        if not changes:
            return
        self._write_accounts(cursor, changes)
        rows = [self._booked(made[-1], movement) for made, moved, _ in group for movement in moved]
        self._movements.write(cursor, rows)

    def _booked(self, record: Record, movement: Movement) -> Row:
        self._moved += 1
        source, target = self._accounts[movement.source], self._accounts[movement.target]
        return self._moved, self._ids[record.stream], record.seq, source, target, movement.amount, movement.why

    def _write_accounts(self, cursor: DBAPICursor, changes: dict[str, int]) -> None:
        new: list[Row] = []
        known: list[Row] = []
        for name, change in changes.items():
            if name in self._accounts:
                known.append((self._accounts[name], change))
            else:
                self._accounts[name] = len(self._accounts) + 1
                new.append((self._accounts[name], name, change))
        self._new_accounts.write(cursor, new)
        self._balances.write(cursor, known)

    def _write_snapshots(self, cursor: DBAPICursor, group: Sequence[Append]) -> None:
        newest = {snapshot.stream: snapshot for _, _, shots in group for snapshot in shots}
        rows = [(self._ids[shot.stream], shot.seq, shot.data, shot.sum) for shot in newest.values()]
        self._snapshots.write(cursor, rows)
