"""`sidepot room move`: from SQLite to PostgreSQL and back, all of it or nothing, and never a room that runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cli.command import sidepot
from room.filled import fill, open_key
from room.postgres import new_database
from room.served import served
from sidepot.room.store import open_reading, open_store, transfer
from sidepot.room.store.moving import move
from sidepot.room.store.records import StoreFailed

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


def everything(where: str | Path) -> Any:
    """All that can be read of a room."""
    reading = open_reading(where)
    try:
        streams = reading.streams()
        return (
            {name: list(reading.read(name)) for name in streams}, {name: reading.names(name) for name in streams},
            {name: reading.snapshot(name) for name in streams}, list(reading.ledger()), reading.accounts(),
        )  # fmt: skip
    finally:
        reading.close()


def tables_in(address: str) -> list[Any]:
    with psycopg.connect(address) as connection:
        return connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()


def test_a_room_goes_to_postgresql_and_back_and_is_the_same(club: Path, postgres_cluster: str) -> None:
    address, was = new_database(postgres_cluster), everything(club)
    ran = sidepot("room", "move", str(club), address)
    assert ran.code == 0, ran.err
    assert "found the same there" in ran.flat
    assert f"--data {club} --database postgresql://" in ran.flat
    assert str(psycopg.conninfo.conninfo_to_dict(address)["password"]) not in ran.out
    assert everything(address) == was
    assert not (club / "room.db").exists()
    assert (club / "room.db.moved").exists()
    assert sidepot("room", "verify", str(club), "--database", address, "--json").data["running"] == 2

    back = sidepot("room", "move", address, str(club), "--json")
    assert back.code == 0, back.err
    assert back.data["left"] == ""
    assert everything(club) == was
    assert (club / "room.db").stat().st_mode & 0o777 == 0o600
    assert sidepot("room", "verify", str(club), "--json").data["fine"]
    store = open_store(club)  # it goes on
    store.close()


def test_a_room_that_runs_is_left_alone(tmp_path: Path, postgres_cluster: str) -> None:
    address, other = new_database(postgres_cluster), new_database(postgres_cluster)
    with served(tmp_path / "sqlite") as room:
        ran = sidepot("room", "move", str(room.folder / "data"), address)
        assert (ran.code, "is in use" in ran.err) == (2, True), ran.err
        assert room.request("GET", "/health")[0] == 200
    assert not tables_in(address)
    with served(tmp_path / "postgres", "", "--database", other) as room:
        ran = sidepot("room", "move", other, str(tmp_path / "new"))
        assert (ran.code, "a room is running on this database" in ran.err) == (2, True), ran.err
        assert room.request("GET", "/health")[0] == 200
    assert not (tmp_path / "new" / "room.db").exists()
    assert sidepot("room", "move", other, str(tmp_path / "new")).code == 0


def test_a_target_that_is_not_empty_is_refused(club: Path, postgres_cluster: str, tmp_path: Path) -> None:
    address = new_database(postgres_cluster)
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE mine (id int)")
    assert "has a table 'mine'" in sidepot("room", "move", str(club), address).err
    other = new_database(postgres_cluster)
    fill(other, open_key(tmp_path))
    assert "has a room already" in sidepot("room", "move", str(club), other).err
    was = everything(other)
    assert "there is a room in" in sidepot("room", "move", other, str(club)).err
    assert everything(other) == was
    assert (club / "room.db").exists()


def test_what_arrives_otherwise_is_taken_back(
    club: Path, postgres_cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    address, was = new_database(postgres_cluster), everything(club)
    copy_rows = transfer.copy_rows

    def copied(reads: Any, writes: Any, told: Any) -> Any:
        read = copy_rows(reads, writes, told)
        writes.execute(transfer.metadata.tables["movements"].update().values(why="another"))
        return read

    monkeypatch.setattr("sidepot.room.store.moving.copy_rows", copied)
    with pytest.raises(StoreFailed, match="movements is not the same"):
        move(club, address)
    assert not tables_in(address)
    assert everything(club) == was


def test_a_damaged_room_is_not_moved(club: Path, postgres_cluster: str) -> None:
    with sqlite3.connect(club / "room.db") as connection:
        connection.execute("UPDATE accounts SET balance = balance + 1 WHERE name = 'one:player:a'")
    connection.close()
    ran = sidepot("room", "move", str(club), new_database(postgres_cluster))
    assert (ran.code, "is damaged" in ran.err) == (2, True)


def test_what_can_not_be_moved_is_said(club: Path, tmp_path: Path) -> None:
    assert "both are SQLite" in sidepot("room", "move", str(club), str(tmp_path / "other")).err
    assert "there is no room in" in sidepot("room", "move", str(tmp_path / "none"), "postgresql://x@localhost/x").err
    assert "not known here" in sidepot("room", "move", str(club), "mysql://localhost/x").err
    assert "cannot be opened" in sidepot("room", "move", str(club), "postgresql://x@127.0.0.1:9/x").err
    assert (club / "room.db").exists()


def test_an_interrupted_move_leaves_both_as_they_were(club: Path, postgres_cluster: str) -> None:
    address, was = new_database(postgres_cluster), everything(club)
    steps = []

    def stop(done: float) -> None:
        steps.append(done)
        if done > 0.7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(club, address, stop)
    assert steps == sorted(steps)
    assert not tables_in(address)
    assert everything(club) == was
