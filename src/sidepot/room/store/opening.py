"""Opening a store: a folder or file for SQLite, a URL for PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from sidepot.room.store import postgres, sqlite
from sidepot.room.store.lock import Lock
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import StoreFailed
from sidepot.room.store.soundness import ADVICE, looked_at
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
        return _checked(_read_only(file) if sqlite.cannot_be_read_in_place(file) else _anothers(file))


def _anothers(file: Path) -> Reading:
    return Reading(sqlite.reader(file, sqlite.ANOTHERS))


def _read_only(file: Path) -> Reading:
    """A room on a disk that cannot be written; with what its log still holds, in a copy of both."""
    log = sqlite.log_of(file)
    if not log.exists() or not log.stat().st_size:
        return Reading(sqlite.reader(file, sqlite.AT_REST))
    folder = TemporaryDirectory(prefix="sidepot-")
    try:
        for each in (file, log):
            copyfile(each, Path(folder.name) / each.name)
    except OSError as error:
        folder.cleanup()
        what = f"{file} lies on a disk that cannot be written, and {log.name} has to be read with it"
        why = f"there is no place for a copy in {Path(folder.name).parent}: {error.strerror or error}"
        raise StoreFailed(f"{what}, but {why}. Copy both to a disk with space, and look at the copy") from error
    return Reading(sqlite.reader(Path(folder.name) / file.name, sqlite.ANOTHERS), folder.cleanup)


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
        whole = _sound(reading, str(file))
        store = SqlStore(engine, reading, lock.close)
        store.looked_at = whole
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
        whole = _sound(reading, "the database")
        store = SqlStore(engine, reading)
        store.looked_at = whole
        undo.pop_all()
    return store


def _sound(reading: Reading, what: str) -> bool:
    """Whether all of it was looked at; StoreFailed where something is damaged."""
    found = looked_at(reading.engine)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise StoreFailed(f"{what} is damaged: {found[0]}{more}. Nothing was changed: {ADVICE}")
    return found is not None


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
    except UnicodeDecodeError as error:
        # SQLite's own sentence quotes what is damaged
        raise StoreFailed(f"{what} cannot be opened: it is damaged; {ADVICE}") from error
    except OSError as error:
        raise StoreFailed(f"{what} cannot be opened: {error.strerror or error}; {_ELSEWHERE}") from error


_ELSEWHERE = "make it writable, or choose another folder with --data"


def _advice(origin: str) -> str:
    """What to do about what a database says, where that is known."""
    if "malformed" in origin:
        return f"; {ADVICE}"
    if "not a database" in origin:
        return "; put a backup in its place, or begin anew in another folder with --data"
    return f"; {_ELSEWHERE}" if "readonly" in origin or "unable to open" in origin else ""
