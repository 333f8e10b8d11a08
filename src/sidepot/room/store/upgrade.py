"""Bringing a database to the newest version, at start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from sidepot.room.store.records import StoreFailed
from sidepot.room.store.schema import OLDEST, VERSION

MIGRATIONS = Path(__file__).parent / "migrations"


def version_of(connection: Connection) -> str | None:
    """The version of a database; None where it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run what is missing, all in the transaction of this connection."""
    version = version_of(connection)
    if version == VERSION:
        return
    if version is None and (strange := inspect(connection).get_table_names()):
        raise StoreFailed(f"this is not a room's database: it has a table {strange[0]!r}")
    if version is not None and version > VERSION:
        raise StoreFailed(f"this database is of a newer sidepot (version {version}, here {VERSION}): upgrade sidepot")
    _check_readable(version)
    # only here: alembic takes longer to import than a room to start
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_readable(version: str | None) -> None:
    if version is not None and version < OLDEST:
        what = f"this room was made before the first release (version {version}), which cannot be read any more"
        raise StoreFailed(f"{what}: begin anew in another folder, with --data or SIDEPOT_DATA")


def check_version(connection: Connection) -> None:
    """For readers, who change nothing: StoreFailed where the database is of another version."""
    version = version_of(connection)
    if version is None:
        raise StoreFailed("this is not a room's database")
    _check_readable(version)
    if version != VERSION:
        raise StoreFailed(f"this database has version {version}, here it is {VERSION}: start the room once")
