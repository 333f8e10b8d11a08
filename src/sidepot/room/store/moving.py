"""A room moved from SQLite to PostgreSQL or back: everything in one transaction, compared before it counts, or nothing.

The one rule it keeps: nothing is written over, and a room that runs is left alone.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, inspect, text

from sidepot.room.store import postgres, sqlite
from sidepot.room.store.backup import in_one_file, sync
from sidepot.room.store.lock import Lock
from sidepot.room.store.opening import is_url, open_reading, told_as
from sidepot.room.store.records import StoreFailed
from sidepot.room.store.schema import fence
from sidepot.room.store.soundness import ADVICE, looked_at
from sidepot.room.store.transfer import Told, copy_rows, digests
from sidepot.room.store.upgrade import check_version, upgrade, version_of

KEPT = ".moved"
"""What is added to the name of a SQLite file whose room has moved."""


class Moved(Struct, frozen=True):
    """What was moved, and what is left of the old room."""

    rows: int
    left: str
    """The SQLite file, under the name it has now; "" where the old room is in PostgreSQL, as it was."""


def move(source: str | Path, target: str | Path, told: Told = lambda done: None) -> Moved:
    """Bring a room that does not run into a database that is empty; StoreFailed says why it can't be done."""
    if is_url(source) == is_url(target):
        both = "PostgreSQL" if is_url(source) else "SQLite"
        raise StoreFailed(f"a room moves from a folder to postgresql://… or back, and both are {both}: to copy one, "
                          "sidepot room backup")  # fmt: skip
    if is_url(target):
        return _to_postgres(Path(source), str(target), told)
    return _to_sqlite(str(source), Path(target), told)


def _halves(told: Told) -> tuple[Told, Told]:
    """Copying is the first half of the work, comparing the second."""
    return lambda done: told(done / 2), lambda done: told(0.5 + done / 2)


def _to_postgres(folder: Path, url: str, told: Told) -> Moved:
    file = sqlite.file_of(folder)
    if not file.is_file():
        raise StoreFailed(f"there is no room in {folder}: {file.name} is missing")
    with told_as(str(file)):
        lock = Lock(file.with_suffix(".lock"))
    try:
        reading = open_reading(file)
        try:
            if wrong := looked_at(reading.engine, None):
                raise StoreFailed(f"{file} is damaged: {wrong[0]}. It stays where it is: {ADVICE}")
            with reading.engine.connect() as reads, _empty_postgres(url) as writes:
                moved = _moved(reads, writes, told)
        finally:
            reading.close()
        with told_as(str(file)):
            return Moved(moved, str(_put_aside(file)))
    finally:
        lock.close()


@contextmanager
def _empty_postgres(url: str) -> Iterator[Connection]:
    """A transaction on a database that has nothing in it, and in which nobody else begins a room."""
    engine = postgres.engine(url)
    try:
        with told_as("PostgreSQL"), engine.connect() as connection, connection.begin():
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = 0"))  # a large room takes its time
            postgres.wait_for_upgrades(connection)
            if version_of(connection) is not None:
                raise StoreFailed("this PostgreSQL database has a room already: a move needs an empty one")
            if strange := inspect(connection).get_table_names():
                raise StoreFailed(f"this PostgreSQL database has a table {strange[0]!r}: a move needs an empty one")
            upgrade(connection)
            yield connection
    finally:
        engine.dispose()


def _moved(reads: Connection, writes: Connection, told: Told) -> int:
    """Copy and compare; StoreFailed, which takes all of it back, where something has become something else."""
    copying, comparing = _halves(told)
    writes.execute(fence.delete())
    read = copy_rows(reads, writes, copying)
    written = digests(writes, comparing)
    for name, digest in read.items():
        if written[name] != digest:
            raise StoreFailed(f"{name} is not the same in the new database: nothing was moved")
    return sum(count for count, _ in read.values())


def _put_aside(file: Path) -> Path:
    """The old file under another name, so that nobody starts the old room by accident."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    number, aside = 1, file.with_name(file.name + KEPT)
    while aside.exists():
        number += 1
        aside = file.with_name(f"{file.name}{KEPT}-{number}")
    file.rename(aside)
    sync(file.parent)
    return aside


def _to_sqlite(url: str, folder: Path, told: Told) -> Moved:
    file = sqlite.file_of(folder)
    if file.exists():
        raise StoreFailed(f"there is a room in {folder} already: a move writes over nothing")
    with told_as("PostgreSQL"), _quiet_postgres(url) as reads, told_as(str(file)):
        folder.mkdir(parents=True, exist_ok=True)
        lock = Lock(file.with_suffix(".lock"))
        draft = file.with_suffix(".new")
        try:
            draft.unlink(missing_ok=True)
            os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            moved = _filled(reads, draft, told)
            draft.rename(file)
            sync(folder)
        finally:
            draft.unlink(missing_ok=True)
            lock.close()
    return Moved(moved, "")


def _filled(reads: Connection, draft: Path, told: Told) -> int:
    engine = sqlite.writer(draft)
    try:
        with engine.begin() as writes:
            upgrade(writes)
            moved = _moved(reads, writes, told)
    finally:
        engine.dispose()
    in_one_file(draft)
    sync(draft)
    return moved


@contextmanager
def _quiet_postgres(url: str) -> Iterator[Connection]:
    """One moment of a database on which no room runs, and none starts meanwhile."""
    engine = postgres.engine(url, reads=True)
    try:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            check_version(connection)
            postgres.wait_for_upgrades(connection)
            if postgres.is_written_to(connection):
                raise StoreFailed("a room is running on this database: stop it first, then move it")
            yield connection
    finally:
        engine.dispose()
