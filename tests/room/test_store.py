"""The store's promises: order, all or nothing, no gaps, one writer; what is acknowledged is there after reopening."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event, text

from room.postgres import new_database
from sidepot.room.store import (
    Kept,
    MemoryStore,
    OutOfOrder,
    Overdrawn,
    Record,
    Snapshot,
    StoreFailed,
    open_reading,
    open_store,
    schema,
)
from sidepot.room.store.upgrade import MIGRATIONS, upgrade
from sidepot.table.ledger import Movement

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


def rec(stream: str, seq: int, data: bytes = b"{}") -> Record:
    return Record(stream, seq, 1000 + seq, "moved", data)


def run(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    return asyncio.run(work())


def contents(store: Any) -> dict[str, list[Record]]:
    return {stream: list(store.read(stream)) for stream in store.streams()}


def chips(store: Any) -> dict[str, int]:
    balances: dict[str, int] = {}
    for booked in store.ledger():
        movement = booked.movement
        balances[movement.source] = balances.get(movement.source, 0) - movement.amount
        balances[movement.target] = balances.get(movement.target, 0) + movement.amount
    return balances


# any history of appends

STREAMS = st.sampled_from(("room", "table/1", "table/2", "a name with ' and %"))
MOVES = st.builds(
    Movement,
    st.sampled_from(("bank", "ada", "ben")),
    st.sampled_from(("bank", "ada", "ben", "pot")),
    st.integers(-1, 60),
    st.just("won"),
)
APPENDS = st.tuples(
    st.lists(st.tuples(STREAMS, st.sampled_from((0, 1, 1, 1, 1, 1, 2)), st.binary(max_size=30)), max_size=4),
    st.lists(MOVES, max_size=2),
    st.booleans(),
)


class Model:
    """What a store should have: written by the simplest means."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Record]] = {}
        self.shots: dict[str, Snapshot] = {}
        self.chips: dict[str, int] = {}

    def accepts(self, records: list[Record], moves: list[Movement]) -> bool:
        counts = {stream: len(kept) for stream, kept in self.streams.items()}
        for record in records:
            counts[record.stream] = counts.get(record.stream, 0) + 1
            if record.seq != counts[record.stream]:
                return False
        if any(move.amount < 1 or move.source == move.target for move in moves) or (moves and not records):
            return False
        after = dict(self.chips)
        for move in moves:
            after[move.source] = after.get(move.source, 0) - move.amount
            after[move.target] = after.get(move.target, 0) + move.amount
        return all(balance >= 0 for account, balance in after.items() if account != "bank")

    def add(self, records: list[Record], moves: list[Movement], shots: list[Snapshot]) -> None:
        for record in records:
            self.streams.setdefault(record.stream, []).append(record)
        for move in moves:
            self.chips[move.source] = self.chips.get(move.source, 0) - move.amount
            self.chips[move.target] = self.chips.get(move.target, 0) + move.amount
        self.shots.update({shot.stream: shot for shot in shots})


def check_history(open_again: Callable[[], Any], history: list[Any]) -> None:
    """Append, refuse and reopen as *history* says; after each reopening the store has what the model has."""
    model = Model()

    async def some(store: Any, part: list[Any]) -> None:
        waiting = []
        for given_records, moves, shoot in part:
            ahead: dict[str, int] = {}
            records = []
            for stream, step, data in given_records:
                ahead[stream] = ahead.get(stream, len(model.streams.get(stream, []))) + step
                records.append(rec(stream, ahead[stream], data))
            shots = [Snapshot(records[-1].stream, records[-1].seq, b"shot")] if records and shoot else []
            if model.accepts(records, moves):
                waiting.append(store.append(records, moves, shots))
                model.add(records, moves, shots)
            else:
                with pytest.raises((OutOfOrder, Overdrawn)):
                    store.append(records, moves, shots)
            for account, balance in model.chips.items():
                assert store.balance(account) == balance
        await asyncio.gather(*waiting)
        assert contents(store) == model.streams

    for start in range(0, len(history), 5):
        store = open_again()
        assert contents(store) == model.streams
        assert chips(store) == model.chips
        for stream in model.streams:
            assert store.snapshot(stream) == model.shots.get(stream)
            assert store.last(stream) == len(model.streams[stream])
        asyncio.run(some(store, history[start : start + 5]))
        store.close()


@given(st.lists(APPENDS, min_size=1, max_size=15))
@settings(max_examples=60)
def test_a_store_in_memory_has_what_was_appended_and_nothing_else(history: list[Any]) -> None:
    kept = Kept()
    check_history(lambda: MemoryStore(kept), history)


@given(history=st.lists(APPENDS, min_size=1, max_size=15))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_store_on_sqlite_has_what_was_appended_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, history: list[Any]
) -> None:
    folder = tmp_path_factory.mktemp("room")
    check_history(lambda: open_store(folder), history)


@given(history=st.lists(APPENDS, min_size=1, max_size=15))
@settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_store_on_postgresql_has_what_was_appended_and_nothing_else(
    postgres_cluster: str, history: list[Any]
) -> None:
    address = new_database(postgres_cluster)
    check_history(lambda: open_store(address), history)


# order and groups


def test_many_appends_at_once_are_told_in_the_order_of_calls(place: str) -> None:
    store = open_store(place)
    told: list[tuple[str, int]] = []

    async def work() -> None:
        futures = []
        for seq in range(1, 200):
            for stream in ("table/1", "table/2"):
                future = store.append([rec(stream, seq)])
                future.add_done_callback(lambda _, who=(stream, seq): told.append(who))
                futures.append(future)
        await asyncio.gather(*futures)

    run(work)
    assert told == [(stream, seq) for seq in range(1, 200) for stream in ("table/1", "table/2")]
    store.close()


def test_what_waits_while_a_commit_runs_goes_into_the_next_one(place: str) -> None:
    store = open_store(place)
    commits = []
    event.listen(store.engine, "commit", lambda connection: commits.append(1))

    async def work() -> None:
        await asyncio.gather(*[store.append([rec("table/1", seq)]) for seq in range(1, 501)])

    run(work)
    assert len(commits) < 50
    store.close()


def test_a_future_that_nobody_waits_for_any_more_does_no_harm(place: str) -> None:
    store = open_store(place)

    async def work() -> None:
        store.append([rec("room", 1)]).cancel()
        await store.append([rec("room", 2)])

    run(work)
    assert len(contents(store)["room"]) == 2
    store.close()


def test_closing_writes_what_was_appended(place: str) -> None:
    store = open_store(place)

    async def work() -> None:
        for seq in range(1, 100):
            store.append([rec("room", seq)])
        store.close()
        with pytest.raises(StoreFailed, match="closed"):
            store.append([rec("room", 100)])

    run(work)
    again = open_store(place)
    assert again.last("room") == 99
    again.close()


def test_the_latest_time_is_that_of_any_stream_and_not_of_the_longest(place: str) -> None:
    async def work() -> None:
        store = open_store(place)
        assert store.latest() == 0
        await store.append([Record("long", seq, seq, "moved", b"{}") for seq in range(1, 9)])
        await store.append([Record("short", 1, 500, "moved", b"{}")])
        assert store.latest() == 500
        store.close()

    run(work)


def test_reading_goes_on_from_a_number_across_pages(place: str) -> None:
    store = open_store(place)

    async def work() -> None:
        await store.append([rec("room", seq) for seq in range(1, 2502)])

    run(work)
    assert [record.seq for record in store.read("room", 1200)] == list(range(1201, 2502))
    assert list(store.read("room", 2501)) == []
    assert list(store.read("nothing")) == []
    assert store.snapshot("nothing") is None
    store.close()


def test_the_latest_time_is_that_of_any_stream(place: str) -> None:
    store = open_store(place)
    assert store.latest() == 0
    run_one(store, *[Record("long", seq, seq, "moved", b"{}") for seq in range(1, 9)])
    run_one(store, Record("short", 1, 700, "moved", b"{}"))
    assert store.latest() == 700
    run_one(store, Record("long", 9, 900, "moved", b"{}"))
    assert store.latest() == 900
    store.close()


# one writer


def test_attack_19_who_opens_later_takes_over_and_the_old_process_writes_nothing(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    old = open_store(address)
    run_one(old, rec("room", 1))
    new = open_store(address)
    with pytest.raises(StoreFailed, match="taken this room over"):
        run_one(old, rec("room", 2, b"old"))
    run_one(new, rec("room", 2, b"new"))
    assert old.failed
    assert [record.data for record in new.read("room")] == [b"{}", b"new"]
    old.close()
    new.close()


def run_one(store: Any, *records: Record) -> None:
    async def work() -> None:
        await store.append(records)

    run(work)


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
    run_one(store, rec("room", 1))
    reading = open_reading(place)
    assert len(list(reading.read("room"))) == 1
    run_one(store, rec("room", 2))
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


def test_the_database_itself_refuses_an_overdrawn_account(place: str) -> None:
    store = open_store(place)

    async def work() -> None:
        await store.append([rec("room", 1)], [Movement("bank", "ada", 5, "bought")])
        store._books.balances["ada"] = 1000  # as if the checks before writing were wrong
        with pytest.raises(StoreFailed, match=r"(?i)check"):
            await store.append([rec("room", 2)], [Movement("ada", "ben", 6, "won")])

    run(work)
    assert chips(store) == {"bank": -5, "ada": 5}
    assert len(contents(store)["room"]) == 1
    store.close()
