"""The room's hands in its hand store: as they end, whatever became of the store."""

from __future__ import annotations

import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from room.recordedroom import hands_told, unpacked_room
from room.served import QUICK, say, served
from sidepot.history.store import Query, Store
from sidepot.room.record import hand_store
from sidepot.room.record.hand_store import FILE, follow
from sidepot.room.store import open_reading
from sidepot.room.store.streams import HANDS

SETTINGS = f"""{QUICK}act = 1000
bank = 0
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A room of years ago, with hands of tables and tournaments."""
    return unpacked_room(tmp_path)


def followed(folder: Path, store: Store) -> None:
    """Put all hands of a room's log into a store."""
    reading = open_reading(folder)
    try:
        for stream in reading.streams():
            while stream.startswith(HANDS) and follow(reading, store, stream):
                pass
    finally:
        reading.close()


def test_every_hand_of_the_log_is_in_the_store_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_store, "PAGE", 3)
    told = [row for rows in hands_told(folder).values() for row in rows]
    with Store(folder / FILE) as store:
        followed(folder, store)
        kept = [[int(one.about.number), [*one.players], [*one.result.net], one.rules.house] for one in store.records()]
    assert sorted(kept) == sorted(row[:4] for row in told)
    assert len(kept) > 10


def test_what_is_in_already_is_not_read_again_nor_put_in_twice(folder: Path) -> None:
    with Store(folder / FILE) as store:
        followed(folder, store)
        many = len(store)
        followed(folder, store)
        assert len(store) == many
        for stream in hands_told(folder):
            store.keep_notes({HANDS + stream: 0})
        followed(folder, store)
        assert len(store) == many


def test_hands_of_a_room_that_runs_are_found_soon_after_their_end(tmp_path: Path) -> None:
    with served(tmp_path, SETTINGS) as room:
        cookie = room.guest("Ada")
        table = room.table(cookie, house="standard", chairs=3, autos=["caller", "caller"])
        with room.socket(cookie) as socket:
            say(socket, "watch", table=table)
            say(socket, "sit", table=table, chair=2, chips=200)
            file = tmp_path / "data" / FILE
            until(lambda: file.exists() and found(file) > 0)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "hand store" not in (tmp_path / "log").read_text()


def test_a_store_that_is_no_store_does_not_keep_the_room_from_running(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(parents=True)
    (tmp_path / "data" / FILE).write_text("something else, and rather long for that" * 50)
    with served(tmp_path, SETTINGS) as room:
        assert room.request("GET", "/api/room")[0] in (200, 404)
        until(lambda: "hand store" in (tmp_path / "log").read_text())


def found(file: Path) -> int:
    try:
        with Store(file, readonly=True) as store:
            return store.search(Query(player="Ada")).total
    except ValueError:  # it is just being made
        return 0


def until(there: Callable[[], bool]) -> None:
    """Wait for something, half a minute at most."""
    end = time.monotonic() + 30
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)
