"""Opening a store: one writer, how SQLite is set, versions and migrations, and what cannot be opened."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from room.appending import append, rec
from room.postgres import new_database
from sidepot.room.store import (
    StoreFailed,
    open_reading,
    open_store,
    schema,
    sqlite,
)
from sidepot.room.store.upgrade import MIGRATIONS, upgrade

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


# one writer


def test_attack_19_who_opens_later_takes_over_and_the_old_process_writes_nothing(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    old = open_store(address)
    append(old, rec("room", 1))
    new = open_store(address)
    with pytest.raises(StoreFailed, match="taken this room over"):
        append(old, rec("room", 2, b"old"))
    append(new, rec("room", 2, b"new"))
    assert old.failed
    assert [record.data for record in new.read("room")] == [b"{}", b"new"]
    old.close()
    new.close()


def test_a_second_room_in_the_same_folder_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with pytest.raises(StoreFailed, match=f"in use by process {os.getpid()}"):
        open_store(tmp_path)
    store.close()
    open_store(tmp_path).close()


def test_the_lock_goes_with_its_process(tmp_path: Path) -> None:
    code = "import sys, os; from sidepot.room.store import open_store; open_store(sys.argv[1]); os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-W", "ignore", "-c", code, tmp_path], check=False)
    assert (tmp_path / "room.lock").exists()
    open_store(tmp_path).close()


def test_readers_beside_a_running_room_see_what_is_durable_and_cannot_write(place: str) -> None:
    store = open_store(place)
    append(store, rec("room", 1))
    reading = open_reading(place)
    assert len(list(reading.read("room"))) == 1
    append(store, rec("room", 2))
    assert len(list(reading.read("room"))) == 2
    with reading.engine.connect() as connection, pytest.raises(Exception, match=r"(?i)read.?only"):
        connection.execute(text("DELETE FROM records"))
    reading.close()
    store.close()


# SQLite


def test_every_commit_of_sqlite_is_on_the_disk_and_only_the_writer_checkpoints(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with store.reading.engine.connect() as reader:
        assert reader.execute(text("PRAGMA query_only")).scalar() == 1
        assert reader.execute(text("PRAGMA wal_autocheckpoint")).scalar() == 0
    with store.engine.connect() as writer:
        assert writer.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert writer.execute(text("PRAGMA synchronous")).scalar() == 2
        assert writer.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()
    assert not (tmp_path / "room.db-wal").exists()


def test_the_write_ahead_log_stays_short(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    log = tmp_path / "room.db-wal"
    sizes = []
    for seq in range(1, 5 * sqlite.TIDY_EVERY):
        append(store, rec("room", seq, b"x" * 4000))
        sizes.append(log.stat().st_size)
    # it is written from its beginning again once all of it is in the database
    assert max(sizes) < 2 * sizes[sqlite.TIDY_EVERY - 1]
    assert [record.seq for record in store.read("room")] == list(range(1, 5 * sqlite.TIDY_EVERY))
    store.close()


@pytest.mark.filterwarnings("default:SQLite")
def test_an_old_sqlite_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
    with pytest.warns(UserWarning, match="no other program"):
        open_store(tmp_path).close()


def test_the_data_is_its_owners_alone(tmp_path: Path) -> None:
    open_store(tmp_path / "room").close()
    assert (tmp_path / "room" / "room.db").stat().st_mode & 0o077 == 0


# versions


def test_migrations_lead_to_the_schema(place: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    store = open_store(place)
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == schema.VERSION
    with store.reading.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with sqlite3.connect(tmp_path / "room.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreFailed, match="newer sidepot"):
        open_store(tmp_path)
    with pytest.raises(StoreFailed, match="9999"):
        open_reading(tmp_path)


def test_a_room_from_before_the_first_release_is_refused_with_a_sentence(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with sqlite3.connect(tmp_path / "room.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    for opening in (open_store, open_reading):
        with pytest.raises(StoreFailed, match=r"before the first release .*begin anew in another folder"):
            opening(tmp_path)


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(connection: Any) -> None:
        upgrade(connection)
        raise OSError("no space left")

    monkeypatch.setattr("sidepot.room.store.opening.upgrade", half)
    with pytest.raises(StoreFailed, match="no space left"):
        open_store(tmp_path)
    with sqlite3.connect(tmp_path / "room.db") as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    monkeypatch.undo()
    open_store(tmp_path).close()


# what cannot be opened


def test_what_is_no_room_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("not a database, but long enough to look like a file of one" * 20)
    with pytest.raises(StoreFailed, match=r"not a database; put a backup in its place"):
        open_store(tmp_path / "notes.db")
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE songs (name)")
    with pytest.raises(StoreFailed, match="songs"):
        open_store(tmp_path / "other.db")
    with pytest.raises(StoreFailed, match="there is no room"):
        open_reading(tmp_path / "nowhere")
    with pytest.raises(StoreFailed, match="mysql://"):
        open_store("mysql://somewhere/x")
    with pytest.raises(StoreFailed, match="cannot be opened"):
        open_store("postgresql://nobody@127.0.0.1:1/room")
