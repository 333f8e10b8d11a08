"""The room of a folder that does not run: read, or changed by a command of its operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sidepot.room.base.seal import new_sealer
from sidepot.room.base.world import System
from sidepot.room.operation.serving import look_into
from sidepot.room.room import Room
from sidepot.room.services import Services
from sidepot.room.settings.config import Config
from sidepot.room.store import postgres, sqlite
from sidepot.room.store.opening import open_reading, told_as
from sidepot.room.store.records import StoreFailed


@contextmanager
def people_of(where: str | Path) -> Iterator[Room]:
    """A room that knows its accounts and nothing else, of data that another process may be writing to."""
    reading = open_reading(where)
    try:
        store: Any = reading
        room = Room(Services(Config(), System(), store, new_sealer()), "")
        for at, fact in room.facts():
            room.desk.learn(fact, at)
        yield room
    finally:
        reading.close()


@contextmanager
def stopped_room(folder: Path, database: str) -> Iterator[Room]:
    """A room to be changed, which nobody else has open; StoreFailed or ValueError where it runs, or is not there."""
    check_stopped(folder, database)
    room = look_into(Config(data=str(folder), database=database))
    try:
        yield room
    finally:
        room.services.store.close()


def check_stopped(folder: Path, database: str) -> None:
    """Nobody has the room of a folder or a database open. SQLite's own lock says so when the file is opened."""
    if not database:
        if not sqlite.file_of(folder).exists():
            raise StoreFailed(f"there is no room in {folder}: room.db is missing")
        return
    with told_as("PostgreSQL"):
        engine = postgres.engine(database, reads=True)
        try:
            with engine.connect() as connection:
                if postgres.is_written_to(connection):
                    raise StoreFailed("a room is running on this database: stop it first")
        finally:
            engine.dispose()
