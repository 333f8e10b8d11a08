"""The store's promises: order, all or nothing, no gaps; what is acknowledged is there after reopening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from room.appending import append, rec
from room.postgres import new_database
from sidepot.room.store import (
    Kept,
    MemoryStore,
    OutOfOrder,
    Overdrawn,
    Record,
    Snapshot,
    StoreFailed,
    open_store,
    reading,
)
from sidepot.table.ledger import Movement

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


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


# finding records again


def check_names(store: Any, reopened: Callable[[], Any]) -> None:
    async def write() -> None:
        for seq in range(1, 61):
            names = ("ada", "ben") if seq % 2 else ("ben",)
            # a number is left out now and then, as that of a void hand is
            await store.append([Record("hands/1", seq, 0, "hand", b"%d" % seq, names, seq + seq // 10)])
        await store.append([Record("hands/2", 1, 0, "hand", b"x", ("ada",), 1)])
        for seq in range(1, 11):
            await store.append([Record("kinds", seq, 0, "odd" if seq % 2 else "even", b"")])

    asyncio.run(write())
    store.close()
    store = reopened()
    assert [record.data for record in store.named("hands/1", "ada", 2**31, 3)] == [b"59", b"57", b"55"]
    assert [record.seq for record in store.named("hands/1", "ada", 13, 50)] == [11, 9, 7, 5, 3, 1]
    assert [record.seq for record in store.named("hands/1", "ben", 12, 2)] == [10, 9]
    assert store.named("hands/1", "cid", 2**31, 50) == []
    assert store.named("hands/3", "ada", 2**31, 50) == []
    assert [record.seq for record in store.named_after("hands/1", "ben", 10, 3)] == [10, 11, 12]
    assert [record.seq for record in store.named_after("hands/1", "ada", 62, 9)] == [59]
    assert store.named_after("hands/1", "ada", 65, 9) == []
    assert store.streams_with("ada") == ["hands/1", "hands/2"]
    assert store.streams_with("ben") == ["hands/1"]
    assert store.streams_with("cid") == []
    assert [record.seq for record in store.before("hands/1", 2**62, 3)] == [60, 59, 58]
    assert [record.seq for record in store.before("hands/1", 3, 9)] == [2, 1]
    assert store.before("hands/1", 1, 9) == store.before("hands/1", 0, 9) == store.before("hands/3", 9, 9) == []
    assert [record.seq for record in store.of_kinds("kinds", ["odd"], 3)] == [5, 7, 9]
    assert [record.seq for record in store.of_kinds("kinds", ["odd", "even"], 8)] == [9, 10]
    assert list(store.of_kinds("kinds", ["none"])) == []
    store.close()


def test_records_are_found_by_name_after_reopening(place: str) -> None:
    check_names(open_store(place), lambda: open_store(place))


def test_records_in_memory_are_found_by_name() -> None:
    kept = Kept()
    check_names(MemoryStore(kept), lambda: MemoryStore(kept))


def test_what_is_found_by_name_is_looked_up_and_not_searched_for(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    append(store, rec("hands/1", 1))
    for wanted in (reading._NAMED, reading._NAMED_AFTER, reading._BEFORE):
        statement = wanted.compile(dialect=store.engine.dialect)
        values = ("hands/1", "ada", 10, 5, 0)[: str(statement).count("?")]
        with store.reading.engine.connect() as connection:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
        assert not [step for *_, step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step], plan
    store.close()


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
    store = open_store(place)
    assert store.latest() == 0
    append(store, *[Record("long", seq, seq, "moved", b"{}") for seq in range(1, 9)])
    append(store, Record("short", 1, 700, "moved", b"{}"))
    assert store.latest() == 700
    append(store, Record("long", 9, 900, "moved", b"{}"))
    assert store.latest() == 900
    store.close()


def test_reading_goes_on_from_a_number_across_pages(place: str) -> None:
    store = open_store(place)
    append(store, *[rec("room", seq) for seq in range(1, 2502)])
    assert [record.seq for record in store.read("room", 1200)] == list(range(1201, 2502))
    assert list(store.read("room", 2501)) == []
    assert list(store.read("nothing")) == []
    assert store.snapshot("nothing") is None
    store.close()


def test_the_latest_time_is_known_after_reopening(place: str) -> None:
    store = open_store(place)
    append(store, Record("long", 1, 800, "moved", b"{}"), Record("short", 1, 300, "moved", b"{}"))
    store.close()
    again = open_store(place)
    assert again.latest() == 800
    again.close()


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
