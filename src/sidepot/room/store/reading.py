"""Reading a database of a room: only what is durable, in short reads that hold nobody up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Engine, Select, bindparam, func, select

from sidepot.room.store.records import Booked, Damaged, Record, Snapshot
from sidepot.room.store.schema import accounts, movements, names, records, snapshots, streams
from sidepot.table.ledger import Movement

PAGE = 1000

# made once: at a room's start each is asked for every table
_STREAM = select(streams.c.id).where(streams.c.name == bindparam("name")).scalar_subquery()
_SNAPSHOT = select(snapshots.c.seq, snapshots.c.data, snapshots.c.sum).where(snapshots.c.stream == _STREAM)
FIELDS = (records.c.seq, records.c.at, records.c.kind, records.c.data, records.c.sum)
_RECORDS = (
    select(*FIELDS)
    .where(records.c.stream == _STREAM, records.c.seq > bindparam("after"))
    .order_by(records.c.seq)
    .limit(PAGE)
)
_NAMED = (
    select(*FIELDS)
    .join(names, (names.c.stream == records.c.stream) & (names.c.seq == records.c.seq))
    .where(names.c.stream == _STREAM, names.c.name == bindparam("of"), names.c.number < bindparam("before"))
    .order_by(names.c.number.desc())
    .limit(bindparam("most"))
)
_NAMED_AFTER = (
    select(*FIELDS)
    .join(names, (names.c.stream == records.c.stream) & (names.c.seq == records.c.seq))
    .where(names.c.stream == _STREAM, names.c.name == bindparam("of"), names.c.number > bindparam("after"))
    .order_by(names.c.number)
    .limit(bindparam("most"))
)
_BEFORE = (
    select(*FIELDS)
    .where(records.c.stream == _STREAM, records.c.seq < bindparam("before"))
    .order_by(records.c.seq.desc())
    .limit(bindparam("most"))
)
_OF_KINDS = _RECORDS.where(records.c.kind.in_(bindparam("kinds", expanding=True)))
_STREAMS_WITH = (
    select(streams.c.name)
    .where(select(names.c.seq).where(names.c.stream == streams.c.id, names.c.name == bindparam("of")).exists())
    .order_by(streams.c.id)
)
_LAST = select(func.max(records.c.seq)).where(records.c.stream == _STREAM)


def _raw(data: bytes | str) -> bytes:
    """SQLite keeps text where somebody wrote text: that is for a check to find, not to fall over."""
    return data.encode() if isinstance(data, str) else data


def whole_record(stream: str, seq: int, at: int, kind: str, data: bytes | str, kept: int) -> Record:
    """A record as it was read; Damaged where that is not what was written."""
    if not isinstance(data, bytes | str):
        raise Damaged(f"record {seq} of {stream} is damaged")
    record = Record(stream, seq, at, kind, _raw(data))
    if record.sum != kept:
        raise Damaged(f"record {seq} of {stream} is damaged")
    return record


class Reading:
    """The streams, snapshots and the ledger of a database."""

    def __init__(self, engine: Engine, closed: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self._closed = closed

    def read(self, stream: str, after: int = 0) -> Iterator[Record]:
        """The records of a stream after a number, page by page."""
        yield from self._paged(_RECORDS, stream, after)

    def of_kinds(self, stream: str, kinds: Sequence[str], after: int = 0) -> Iterator[Record]:
        """The records of these kinds after a number, page by page."""
        yield from self._paged(_OF_KINDS, stream, after, kinds=list(kinds))

    def _paged(self, wanted: Select[Any], stream: str, after: int, **more: Any) -> Iterator[Record]:
        while True:
            with self.engine.connect() as connection:
                page = connection.execute(wanted, {"name": stream, "after": after, **more}).all()
            for row in page:
                yield whole_record(stream, *row)
            if len(page) < PAGE:
                return
            after = page[-1][0]

    def before(self, stream: str, seq: int, most: int) -> list[Record]:
        """The records of a stream with numbers below *seq*, the highest first."""
        wanted = {"name": stream, "before": seq, "most": most}
        with self.engine.connect() as connection:
            return [whole_record(stream, *row) for row in connection.execute(_BEFORE, wanted)]

    def streams_with(self, name: str) -> list[str]:
        """The streams that have a record under a name, in the order of their beginnings."""
        with self.engine.connect() as connection:
            return list(connection.execute(_STREAMS_WITH, {"of": name}).scalars())

    def last(self, stream: str) -> int:
        """The number of the last record of a stream; 0 where there is none."""
        with self.engine.connect() as connection:
            return connection.execute(_LAST, {"name": stream}).scalar() or 0

    def named(self, stream: str, name: str, before: int, most: int) -> list[Record]:
        """The records of a stream under a name with numbers below *before*, the highest first."""
        wanted = {"name": stream, "of": name, "before": before, "most": most}
        with self.engine.connect() as connection:
            return [whole_record(stream, *row) for row in connection.execute(_NAMED, wanted)]

    def named_after(self, stream: str, name: str, after: int, most: int) -> list[Record]:
        """The records of a stream under a name with numbers above *after*, the lowest first."""
        wanted = {"name": stream, "of": name, "after": after, "most": most}
        with self.engine.connect() as connection:
            return [whole_record(stream, *row) for row in connection.execute(_NAMED_AFTER, wanted)]

    def names(self, stream: str) -> dict[int, set[tuple[str, int]]]:
        """Under which names and numbers each record of a stream is found, by the record's own number."""
        wanted = select(names.c.seq, names.c.name, names.c.number).where(names.c.stream == _STREAM)
        found: dict[int, set[tuple[str, int]]] = {}
        with self.engine.connect() as connection:
            for seq, name, number in connection.execute(wanted, {"name": stream}):
                found.setdefault(seq, set()).add((name, number))
        return found

    def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
        with self.engine.connect() as connection:
            row = connection.execute(_SNAPSHOT, {"name": stream}).first()
        if row is None:
            return None
        if not isinstance(row[1], bytes | str):
            raise Damaged(f"the snapshot of {stream} is damaged")
        snapshot = Snapshot(stream, row[0], _raw(row[1]))
        if snapshot.sum != row[2]:
            raise Damaged(f"the snapshot of {stream} is damaged")
        return snapshot

    def streams(self) -> list[str]:
        """Every stream, in the order of their beginnings."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(streams.c.name).order_by(streams.c.id)).scalars())

    def ids(self) -> dict[str, int]:
        """The number of each stream."""
        with self.engine.connect() as connection:
            return {name: key for key, name in connection.execute(select(streams.c.id, streams.c.name))}

    def lasts(self) -> dict[str, int]:
        """The number of the last record of each stream: one look into the index each."""
        last = select(func.max(records.c.seq)).where(records.c.stream == streams.c.id).scalar_subquery()
        with self.engine.connect() as connection:
            return {name: seq or 0 for name, seq in connection.execute(select(streams.c.name, last))}

    def latest(self) -> int:
        """The time of the newest record: that of each stream's last is looked at."""
        newest = select(records.c.at).where(records.c.stream == streams.c.id).order_by(records.c.seq.desc()).limit(1)
        each = select(newest.correlate(streams).scalar_subquery().label("at")).select_from(streams).subquery()
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(each.c.at))).scalar() or 0

    def accounts(self) -> dict[str, tuple[int, int]]:
        """The number and balance of each account."""
        wanted = select(accounts.c.name, accounts.c.id, accounts.c.balance)
        with self.engine.connect() as connection:
            return {name: (key, balance) for name, key, balance in connection.execute(wanted)}

    def ledger(self, stream: str | None = None) -> Iterator[Booked]:
        """The movements, of one stream or of all, in order."""
        source, target = accounts.alias(), accounts.alias()
        wanted = (
            select(
                movements.c.id, streams.c.name, movements.c.seq, source.c.name, target.c.name,
                movements.c.amount, movements.c.why,
            )
            .join(streams, streams.c.id == movements.c.stream)
            .join(source, source.c.id == movements.c.source)
            .join(target, target.c.id == movements.c.target)
            .order_by(movements.c.id)
            .limit(PAGE)
        )  # fmt: skip
        if stream is not None:
            wanted = wanted.where(streams.c.name == stream)
        after = 0
        while True:
            with self.engine.connect() as connection:
                page = connection.execute(wanted.where(movements.c.id > after)).all()
            for _, name, seq, paid, got, amount, why in page:
                yield Booked(name, seq, Movement(paid, got, amount, why))
            if len(page) < PAGE:
                return
            after = page[-1][0]

    def last_movement(self) -> int:
        """The number of the last movement."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(movements.c.id))).scalar() or 0

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()
        self._closed()
