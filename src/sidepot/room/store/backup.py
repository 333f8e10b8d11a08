"""A copy of a room's database while the room runs: one moment of it, whole or not at all, as a SQLite file.

It has no key: the cards of hands that were running at that moment cannot be read from it.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sidepot.room.store import postgres, sqlite
from sidepot.room.store.opening import is_url, open_reading, told_as
from sidepot.room.store.records import StoreFailed
from sidepot.room.store.schema import fence
from sidepot.room.store.transfer import Told, copy_rows
from sidepot.room.store.upgrade import upgrade

_PAGES = 2000


def backup(where: str | Path, folder: Path, told: Told = lambda done: None) -> Path:
    """Copy the database of a folder, file or URL into a folder that has none: the file it made."""
    file = sqlite.file_of(folder)
    if file.exists():
        raise StoreFailed(f"{file} exists already: a backup overwrites nothing")
    draft = file.with_suffix(".new")
    with told_as(str(where) if not is_url(where) else "PostgreSQL"):
        folder.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            (_copy_postgres if is_url(where) else _copy_sqlite)(where, draft, told)
            in_one_file(draft)
            sync(draft)
            draft.rename(file)
            sync(folder)
        finally:
            draft.unlink(missing_ok=True)
    return file


def _copy_sqlite(where: str | Path, draft: Path, told: Told) -> None:
    reading = open_reading(where)
    target = sqlite3.connect(draft, isolation_level=None)
    try:
        with reading.engine.connect() as connection:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            # one open read keeps the same moment in sight, however many steps the copy takes
            source.execute("BEGIN")
            source.execute("SELECT epoch FROM fence").fetchone()
            source.backup(target, pages=_PAGES, progress=lambda _, left, total: told(1 - left / max(1, total)))
    finally:
        target.close()
        reading.close()


def _copy_postgres(where: str | Path, draft: Path, told: Told) -> None:
    source, target = postgres.engine(str(where), reads=True), sqlite.writer(draft)
    try:
        with (
            source.connect().execution_options(isolation_level="REPEATABLE READ") as reads,
            target.begin() as writes,
        ):
            upgrade(writes)
            writes.execute(fence.delete())
            copy_rows(reads, writes, told)
    finally:
        source.dispose()
        target.dispose()


def in_one_file(draft: Path) -> None:
    """All in the one file, so that it can be carried away."""
    connection = sqlite3.connect(draft, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()


def sync(path: Path) -> None:
    """What was written is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
