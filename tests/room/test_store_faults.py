"""P1, P24: a database that fails at any call, a disk that is full, a writer that is killed: nothing told is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from room.postgres import new_database
from room.whole import check_whole, pair
from sidepot.room.store import StoreFailed, open_reading, open_store

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


class Faults:
    """Stands before a store's connection: counts every call of the database, and lets one of them fail."""

    def __init__(self, store: Any, fails: int) -> None:
        self.calls, self.fails = 0, fails
        self._connection = store._connection
        store._connection = self

    def called(self) -> None:
        self.calls += 1
        if self.calls == self.fails:
            raise OSError("disk I/O error")

    def cursor(self) -> FaultyCursor:
        return FaultyCursor(self, self._connection.cursor())

    def commit(self) -> None:
        self.called()
        self._connection.commit()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


class FaultyCursor:
    def __init__(self, faults: Faults, cursor: Any) -> None:
        self._faults, self._cursor = faults, cursor

    def execute(self, *given: Any) -> None:
        self._faults.called()
        self._cursor.execute(*given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)


def fail_at(place: str, fails: int) -> bool:
    """Append until the call fails; True where it did. Nothing is half-written, and nothing more gets in."""
    store = open_store(place)
    began = check_whole(store, 0)
    faults = Faults(store, fails)
    told = began

    async def work() -> bool:
        nonlocal told
        for seq in range(began + 1, began + 3):
            try:
                await store.append(*pair(seq))
            except StoreFailed:
                with pytest.raises(StoreFailed, match="disk I/O error"):
                    store.append(*pair(seq + 1))
                return True
            told = seq
        return False

    failed = asyncio.run(work())
    check_whole(store, told)
    store.close()
    assert failed == (faults.calls >= fails)
    return failed


def test_attack_24_a_failure_at_every_single_call_loses_nothing_and_halves_nothing(place: str) -> None:
    fails = 1
    while fail_at(place, fails):
        fails += 1
    assert fails > 15  # begin, fence, each kind of row, commit, twice over
    store = open_store(place)
    check_whole(store, 2)
    store.close()


def test_attack_24_a_full_disk_stops_the_store_with_a_reason(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    told = 0

    async def work() -> None:
        nonlocal told
        with store.engine.connect() as connection:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            connection.execute(text(f"PRAGMA max_page_count = {pages + 10}"))
        for seq in range(1, 1000):
            await store.append(*pair(seq))
            told = seq

    with pytest.raises(StoreFailed, match="full"):
        asyncio.run(work())
    assert told > 10
    assert check_whole(store, told) == told
    store.close()
    again = open_store(tmp_path)
    assert check_whole(again, told) == told
    asyncio.run(one(again, told + 1))
    again.close()


async def one(store: Any, seq: int) -> None:
    await store.append(*pair(seq))


def test_attack_24_what_waits_behind_a_failure_fails_with_it(place: str) -> None:
    store = open_store(place)

    async def work() -> list[Any]:
        await store.append(*pair(1))
        Faults(store, 5)
        return await asyncio.gather(*[store.append(*pair(seq)) for seq in range(2, 40)], return_exceptions=True)

    assert {type(answer) for answer in asyncio.run(work())} == {StoreFailed}
    assert check_whole(store, 1) == 1
    store.close()


def test_attack_24_a_database_that_goes_away_is_a_failure_not_a_hang(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    store = open_store(address)
    asyncio.run(one(store, 1))
    with store.reading.engine.connect() as connection:
        mine = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        others = "datname = current_database() AND pid <> :mine"
        connection.execute(
            text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"), {"mine": mine}
        )
    with pytest.raises(StoreFailed):
        asyncio.run(one(store, 2))
    store.close()
    again = open_store(address)
    assert check_whole(again, 1) == 1
    again.close()


# killed

WRITER = Path(__file__).with_name("killed_writer.py")


@contextmanager
def writers() -> Iterator[subprocess.Popen[str]]:
    """A process that forks a writer for each line it is given."""
    ran = subprocess.Popen(
        [sys.executable, "-W", "ignore", WRITER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield ran
    finally:
        ran.kill()
        ran.communicate()


def begin(ran: subprocess.Popen[str], place: str) -> int:
    """Let a writer begin: its process."""
    assert ran.stdin is not None
    assert ran.stdout is not None
    print(place, file=ran.stdin, flush=True)
    word, pid = ran.stdout.readline().split()
    assert word == "writes"
    return int(pid)


def told_by(ran: subprocess.Popen[str]) -> tuple[int, str]:
    """The last append that a writer was told of before its end, and how it ended."""
    assert ran.stdout is not None
    told, last = 0, ""
    while not (line := ran.stdout.readline()).startswith("gone"):
        assert line, "the writers have gone"
        if line.strip().isdigit():
            told = int(line)
        else:
            last += line
    return told, last


def kill_once(ran: subprocess.Popen[str], place: str, chance: random.Random) -> tuple[int, int]:
    """Kill a writer at a random moment: what it had been told, and what is there."""
    pid = begin(ran, place)
    time.sleep(chance.uniform(0.0, 0.1))
    os.kill(pid, signal.SIGKILL)
    told, _ = told_by(ran)
    reading = open_reading(place)
    kept = check_whole(reading, told)
    reading.close()
    return told, kept


def test_promise_1_whoever_kills_the_writer_finds_everything_that_was_told(place: str) -> None:
    chance = random.Random(os.urandom(8))
    most = 0
    with writers() as ran:
        for _ in range(int(os.environ.get("SIDEPOT_KILLS", 8))):
            told, kept = kill_once(ran, place, chance)
            assert kept >= max(told, most)
            most = kept
    assert most > 0
    store = open_store(place)
    check_whole(store, most)
    store.close()


def test_attack_19_a_process_that_was_stopped_writes_nothing_when_it_wakes(postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    with writers() as ran:
        pid = begin(ran, address)
        time.sleep(0.1)
        os.kill(pid, signal.SIGSTOP)
        store = open_store(address)  # waits for PostgreSQL to end a commit that was under way
        before = check_whole(store, 0)
        os.kill(pid, signal.SIGCONT)
        told, last = told_by(ran)
        ended = "taken this room over", "nothing can be written", "terminating connection"
        assert any(words in last for words in ended), last
        assert check_whole(store, told) == before
        asyncio.run(one(store, before + 1))
        store.close()
