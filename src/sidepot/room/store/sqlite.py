"""SQLite: one writer that alone checkpoints, readers that cannot write, and every commit on the disk.

SQLite before 3.51.3 can lose a commit when a checkpoint of one connection meets a write of another. Here that cannot
happen: only the writer's connection ever checkpoints. Foreign tools that open the file for writing could bring it back.
"""

from __future__ import annotations

import sqlite3
import warnings
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

from sidepot.room.store.records import StoreFailed

FILE = "room.db"
BEGIN = "BEGIN IMMEDIATE"
"""How a transaction that writes begins: sqlite3 leaves that to us."""
ANOTHERS = "mode=ro"
"""How a file is opened that another process may be writing to."""
AT_REST = "mode=ro&immutable=1"
"""How a file is opened that nobody can write to."""
SOUND = (3, 51, 3)
TIDY = "PRAGMA wal_checkpoint(PASSIVE)"
"""Brings what lies in the write-ahead log into the database."""
TIDY_EVERY = 40
"""Commits from one tidying to the next: often enough that each is short."""
_CACHE_KB = 16_384
"""The last pages of a thousand tables' streams stay at hand."""
_PATIENCE = 10.0


def file_of(path: Path) -> Path:
    """The database of a data folder, or the file itself."""
    return path / FILE if path.is_dir() or not path.suffix else path


def cannot_be_read_in_place(file: Path) -> bool:
    """Whether SQLite would have to write beside a file to read it, and cannot: on a disk that is read-only."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?{ANOTHERS}", uri=True, timeout=_PATIENCE)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        return any(word in str(error) for word in ("unable to open", "readonly"))
    finally:
        connection.close()
    return False


def log_of(file: Path) -> Path:
    """The write-ahead log of a database."""
    return file.with_name(file.name + "-wal")


def warn_if_old() -> None:
    """Tell of a SQLite that has the bug above."""
    if sqlite3.sqlite_version_info < SOUND:
        warnings.warn(
            f"SQLite {sqlite3.sqlite_version} has a bug with several writers (mended in 3.51.3): "
            "while the room runs, let no other program write to its database",
            stacklevel=2,
        )


def writer(file: Path) -> Engine:
    """The engine of the one connection that writes."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
            if mode != "wal":
                raise StoreFailed(f"{file} cannot be kept with a write-ahead log: is it on a network disk?")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA wal_autocheckpoint=0")  # the writer tidies when nobody waits for it
            connection.execute(f"PRAGMA cache_size=-{_CACHE_KB}")
            connection.execute("PRAGMA temp_store=MEMORY")
        except BaseException:
            connection.close()
            raise
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Any) -> None:
    connection.exec_driver_sql(BEGIN)


def reader(file: Path, mode: str = "mode=rw") -> Engine:
    """An engine whose connections read and neither write nor checkpoint."""
    where = f"{file.absolute().as_uri()}?{mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(where, uri=True, timeout=_PATIENCE, check_same_thread=False)
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("PRAGMA query_only=ON")
        if "mode=ro" in mode:
            # who only looks wants to see all, also where letters are damaged
            connection.text_factory = lambda text: text.decode(errors="replace")
        return connection

    return create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=4, max_overflow=16)
