"""What is looked at before a room starts: the file, gaps and ends of the log, and the books. `verify` replays all.

The one rule it keeps: nothing is changed, and a database that is large is looked at for a moment only; the rest of the
look goes on beside the room.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import DBAPIError

from sidepot.room.store.reading import FIELDS, whole_record
from sidepot.room.store.records import Damaged
from sidepot.room.store.schema import accounts, metadata, movements, records, snapshots, streams

PATIENCE = 3.0
"""Seconds a start waits for it: two gigabytes of a SQLite file that was read before take as long."""
ADVICE = "see all that is wrong with `sidepot room verify`, and put a backup in its place"
_STEPS = 20_000

_GAPS = (
    select(
        streams.c.name, func.count(records.c.seq), func.min(records.c.seq), func.max(records.c.seq),
        select(snapshots.c.seq).where(snapshots.c.stream == streams.c.id).scalar_subquery(),
    )
    .select_from(streams.outerjoin(records))
    .group_by(streams.c.id, streams.c.name)
)  # fmt: skip
_MOVED = (
    select(movements.c.source.label("account"), (-movements.c.amount).label("change"))
    .union_all(select(movements.c.target, movements.c.amount))
    .subquery()
)
_SUMS = select(_MOVED.c.account, func.sum(_MOVED.c.change).label("chips")).group_by(_MOVED.c.account).subquery()
_BALANCES = select(accounts.c.name, accounts.c.balance, func.coalesce(_SUMS.c.chips, 0)).select_from(
    accounts.outerjoin(_SUMS, _SUMS.c.account == accounts.c.id)
)
_LAST = (
    select(func.max(records.c.seq)).where(records.c.stream == streams.c.id).correlate(streams).scalar_subquery()
)
_UNTOLD = (
    select(streams.c.name, movements.c.seq)
    .join(streams, streams.c.id == movements.c.stream)
    .outerjoin(records, (records.c.stream == movements.c.stream) & (records.c.seq == movements.c.seq))
    .where(records.c.seq.is_(None))
    .limit(20)
)


def looked_at(engine: Engine, patience: float | None = PATIENCE) -> list[str] | None:
    """What is wrong with a database; None where the look took longer than there was patience."""
    with engine.connect() as connection:
        limited = _limit(connection, patience)
        try:
            return list(_damage(connection))
        except DBAPIError as error:
            if limited and _ran_out(error):
                return None
            return [str(error.orig)]
        except (TypeError, ValueError) as error:
            # SQLite keeps anything anywhere
            return [f"something that cannot be there: {error}"]
        finally:
            _limit(connection, None)
            connection.rollback()


def _damage(connection: Connection) -> Iterator[str]:
    if connection.dialect.name == "sqlite":
        yield from file_damage(connection, "integrity_check(20)", "foreign_key_check")
    for table in metadata.sorted_tables:
        connection.execute(select(table).limit(0)).all()  # each of its columns is there
    for _, what in gaps(connection):
        yield from what
    for first_or_last in (1, _LAST):
        yield from _ends(connection, first_or_last)
    for name, balance, moved in connection.execute(_BALANCES):
        if balance != moved:
            yield f"{name} has {balance} chips, its movements make {moved}"
    total = connection.execute(select(func.sum(accounts.c.balance))).scalar()
    if total:
        yield f"all accounts together have {total} chips, not 0"
    for name, seq in connection.execute(_UNTOLD):
        yield f"chips moved with record {seq} of {name}, which is not there"


def _ends(connection: Connection, seq: Any) -> Iterator[str]:
    """Streams whose first or last record is not as it was written, or was written for another stream."""
    wanted = select(streams.c.name, *FIELDS).join(records, records.c.stream == streams.c.id).where(records.c.seq == seq)
    for name, *row in connection.execute(wanted):
        try:
            whole_record(name, *row)
        except Damaged as error:
            yield str(error)


def file_damage(connection: Connection, *checks: str) -> Iterator[str]:
    """What SQLite finds wrong with its own file."""
    for check in checks:
        for row in connection.execute(text(f"PRAGMA {check}")):
            if row[0] != "ok":
                yield f"the database file is damaged: {' '.join(map(str, row))}"


def gaps(connection: Connection) -> Iterator[tuple[int, list[str]]]:
    """How many records each stream has, and what is wrong with them: each number from 1 on has to be there once."""
    for name, count, first, last, snapshot in connection.execute(_GAPS):
        wrong = []
        if count == 0 or first != 1 or last != count:
            wrong.append(f"{name} has {count} records numbered {first} to {last}: some are missing")
        if snapshot is not None and snapshot > (last or 0):
            wrong.append(f"{name} has a snapshot after record {snapshot}, and only {last} records")
        yield count, wrong


def _limit(connection: Connection, patience: float | None) -> bool:
    """Let the database give up after a while, or no longer; whether there is a limit now."""
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        until = time.monotonic() + (patience or 0)
        driver.set_progress_handler(None if patience is None else lambda: time.monotonic() > until, _STEPS)
    elif patience is not None:
        connection.execute(text(f"SET LOCAL statement_timeout = {int(patience * 1000)}"))
    return patience is not None


def _ran_out(error: DBAPIError) -> bool:
    return "interrupted" in str(error.orig) or "statement timeout" in str(error.orig)
