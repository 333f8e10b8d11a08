"""PostgreSQL: commits that are really on the disk, and a fence that an old process cannot get past."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sidepot.room.store.records import StoreFailed

SCHEMES = ("postgresql://", "postgres://", "postgresql+psycopg://")
_UPGRADE = 7370
"""The advisory lock under which a database is upgraded."""
_WRITER = "sidepot writer"
_SESSION = (
    # a process that stopped in the middle of a commit must not keep the next one out
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET lock_timeout = '30s'",
    "SET statement_timeout = '60s'",
)


def engine(url: str, reads: bool = False) -> Engine:
    """An engine on the database of a URL."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreFailed("PostgreSQL needs psycopg: pip install 'sidepot[postgres]'") from None
    try:
        where = make_url(url).set(drivername="postgresql+psycopg")
    except ArgumentError:
        raise StoreFailed("this is not the address of a database: postgresql://user:password@host/name") from None
    options = {"pool_size": 4, "max_overflow": 16} if reads else {"pool_size": 1, "max_overflow": 0}
    name = "sidepot" if reads else _WRITER
    made = create_engine(where, connect_args={"application_name": name, "connect_timeout": 10}, **options)
    event.listen(made, "connect", _reader if reads else _writer)
    return made


def _writer(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        for statement in _SESSION:
            cursor.execute(statement)
        cursor.execute("SHOW synchronous_commit")
        if cursor.fetchone()[0] == "off":
            cursor.execute("SET synchronous_commit = on")
    connection.commit()


def _reader(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET default_transaction_read_only = on")
    connection.commit()


def is_written_to(connection: Connection) -> bool:
    """Whether a room is running on this database."""
    ask = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name")
    return bool(connection.execute(ask, {"name": _WRITER}).scalar_one())


def end_other_writers(connection: Connection) -> None:
    """Whoever takes over ends the session of a writer that stopped half-way: its locks would keep everybody out."""
    others = "datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
    ask = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    connection.execute(ask, {"name": _WRITER})


def wait_for_upgrades(connection: Connection) -> None:
    """Let only one process upgrade at a time."""
    connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE})"))
