"""Opening a store: a folder or file for SQLite, a URL for PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from sidepot.room.store import postgres, sqlite
from sidepot.room.store.lock import Lock
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import StoreFailed
from sidepot.room.store.sql import SqlStore
from sidepot.room.store.upgrade import check_version, upgrade


def is_url(where: str | Path) -> bool:
    """Whether this names a server, not a file; StoreFailed where no such server is known."""
    text = str(where)
    if "://" in text and not text.startswith((*postgres.SCHEMES, "sqlite:///")):
        raise StoreFailed(f"{text.split('://')[0]}:// is not known here: a folder, or postgresql://…")
    return text.startswith(postgres.SCHEMES)


def open_store(where: str | Path) -> SqlStore:
    """The store in a folder, in a file or at a URL, made where there is none, upgraded where it is old."""
    if is_url(where):
        with told_as("PostgreSQL"):
            return _open_postgres(str(where))
    file = sqlite.file_of(_path(where))
    with told_as(str(file)):
        return _open_sqlite(file)


def open_reading(where: str | Path) -> Reading:
    """What is durable in a store that another process may be writing to; nothing is changed."""
    if is_url(where):
        with told_as("PostgreSQL"):
            return _checked(Reading(postgres.engine(str(where), reads=True)))
    file = sqlite.file_of(_path(where))
    if not file.is_file():
        raise StoreFailed(f"there is no room in {file.parent}: {file.name} is missing")
    with told_as(str(file)):
        return _checked(Reading(sqlite.reader(file, only_reads=True)))


def _path(where: str | Path) -> Path:
    return Path(str(where).removeprefix("sqlite:///"))


def _open_sqlite(file: Path) -> SqlStore:
    file.parent.mkdir(parents=True, exist_ok=True)
    sqlite.warn_if_old()
    with ExitStack() as undo:
        lock = Lock(file.with_suffix(".lock"))
        undo.callback(lock.close)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
        engine = sqlite.writer(file)
        undo.callback(engine.dispose)
        with engine.connect() as connection, connection.begin():
            upgrade(connection)
        reading = Reading(sqlite.reader(file))
        undo.callback(reading.close)
        store = SqlStore(engine, reading, lock.close)
        undo.pop_all()
    return store


def _open_postgres(url: str) -> SqlStore:
    with ExitStack() as undo:
        engine = postgres.engine(url)
        undo.callback(engine.dispose)
        with engine.connect() as connection, connection.begin():
            postgres.end_other_writers(connection)
            postgres.wait_for_upgrades(connection)
            upgrade(connection)
        reading = Reading(postgres.engine(url, reads=True))
        undo.callback(reading.close)
        store = SqlStore(engine, reading)
        undo.pop_all()
    return store


def _checked(reading: Reading) -> Reading:
    try:
        with reading.engine.connect() as connection:
            check_version(connection)
    except BaseException:
        reading.close()
        raise
    return reading


@contextmanager
def told_as(what: str) -> Iterator[None]:
    """Whatever a database says when it cannot be opened, as one sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        origin = str(error.orig if isinstance(error, DatabaseError) else error).strip()
        raise StoreFailed(f"{what} cannot be opened: {origin}{_advice(origin)}") from error
    except OSError as error:
        raise StoreFailed(f"{what} cannot be opened: {error.strerror or error}; {_ELSEWHERE}") from error


_ELSEWHERE = "make it writable, or choose another folder with --data"


def _advice(origin: str) -> str:
    """What to do about what a database says, where that is known."""
    if "not a database" in origin or "malformed" in origin:
        return "; put a backup in its place, or begin anew in another folder with --data"
    return f"; {_ELSEWHERE}" if "readonly" in origin or "unable to open" in origin else ""
