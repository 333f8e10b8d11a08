"""`sidepot room backup` and `verify`: a whole copy of a running room, and nothing wrong goes unseen."""

from __future__ import annotations

import asyncio
import base64
import re
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from cli.command import sidepot
from room.damaging import with_right_sums
from room.filled import Club, fill, open_key
from room.postgres import new_database
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import KEY_FILE, new_sealer
from sidepot.room.log.replay import Replay
from sidepot.room.log.verify import verify
from sidepot.room.store import open_reading, open_store
from sidepot.room.store.backup import backup
from sidepot.table import Leave

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


def test_a_sound_room_is_called_sound(club: Path) -> None:
    ran = sidepot("room", "verify", str(club))
    assert ran.code == 0, ran.out
    assert "2 tables, 0 tournaments, 10 hands (2 running)" in ran.flat
    assert "Everything is complete and correct." in ran.flat
    data = sidepot("room", "verify", str(club), "--json").data
    assert data["fine"] is True
    assert data["in_play"] == sum(3 * 400 for _ in range(2))
    assert data["movements"] > 30


def test_a_backup_is_the_same_room_without_its_key(club: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    ran = sidepot("room", "backup", str(club), str(copy), "--json")
    assert ran.code == 0, ran.err
    assert ran.data == {"file": str(copy / "room.db"), "bytes": (copy / "room.db").stat().st_size, "key": False}
    assert [file.name for file in copy.iterdir()] == ["room.db"]
    assert stat.S_IMODE((copy / "room.db").stat().st_mode) == 0o600
    was, now = open_reading(club), open_reading(copy)
    assert now.streams() == was.streams()
    assert all(list(now.read(stream)) == list(was.read(stream)) for stream in was.streams())
    assert list(now.ledger()) == list(was.ledger())
    ran = sidepot("room", "verify", str(copy))
    assert ran.code == 0
    assert "without the key the cards of running hands cannot be opened" in ran.flat


def test_a_backup_with_the_key_can_go_on(club: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert sidepot("room", "backup", str(club), str(copy), "--with-key").code == 0
    assert stat.S_IMODE((copy / KEY_FILE).stat().st_mode) == 0o600
    found = verify(copy, open_key(copy))
    assert (found.fine, found.running, found.notes) == (True, 2, [])
    open_store(copy).close()


def test_a_snapshot_of_a_hand_that_has_ended_since_needs_no_key(tmp_path: Path) -> None:
    folder, copy = tmp_path / "club", tmp_path / "copy"
    folder.mkdir()

    async def work() -> None:
        store = open_store(folder)
        club = Club(store, open_key(folder), "one")
        await club.play(1, snapshot_every=5)
        for name in "ab":
            await club.do(Leave(name))
        store.close()
        assert not club.table.playing

    asyncio.run(work())
    assert sidepot("room", "backup", str(folder), str(copy)).code == 0
    ran = sidepot("room", "verify", str(copy))
    assert ran.code == 0, ran.out
    assert "(0 running)" in ran.flat


def test_promise_3_nothing_in_database_or_backup_shows_the_cards_of_a_running_hand(tmp_path: Path) -> None:
    decks: list[bytes] = []

    async def work() -> None:
        store = open_store(tmp_path / "club")
        for name in ("standard", "pineapple"):
            club = Club(store, open_key(tmp_path / "club"), name, name)
            await club.play(2, snapshot_every=5)
            decks.append(club.table.hand.deck)
        backup(tmp_path / "club", tmp_path / "copy")
        store.close()

    (tmp_path / "club").mkdir()
    asyncio.run(work())
    files = [file for folder in ("club", "copy") for file in (tmp_path / folder).iterdir() if file.name != KEY_FILE]
    assert len(files) >= 3
    for deck in decks:
        for part in (deck, deck[:12], deck[8:20], deck[20:]):
            for written in (part, base64.b64encode(part[: len(part) // 3 * 3]), part.hex().encode()):
                assert not [file for file in files if written in file.read_bytes()]


def test_a_backup_of_a_room_that_is_writing_is_one_moment_of_it(tmp_path: Path) -> None:
    sealer = new_sealer()
    copies = []

    async def copying() -> None:
        for number in range(4):
            copies.append(await asyncio.to_thread(backup, tmp_path / "club", tmp_path / f"copy{number}"))
            await asyncio.sleep(0.02)

    async def work() -> None:
        store = open_store(tmp_path / "club")
        playing = [asyncio.create_task(Club(store, sealer, f"t{n}").play(1000)) for n in range(3)]
        await asyncio.sleep(0.05)
        await copying()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        store.close()

    asyncio.run(work())
    counts = []
    for copy in copies:
        found = verify(copy, sealer)
        assert found.fine, found.problems
        counts.append(found.records)
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


def test_postgresql_is_backed_up_into_a_file(postgres_cluster: str, tmp_path: Path) -> None:
    address, data = new_database(postgres_cluster), tmp_path / "club"
    data.mkdir()
    fill(address, open_key(data))
    assert sidepot("room", "verify", str(data), "--database", address).code == 0
    ran = sidepot("room", "backup", str(data), str(tmp_path / "copy"), "--database", address, "--with-key")
    assert ran.code == 0, ran.err
    assert sidepot("room", "verify", str(tmp_path / "copy"), "--json").data["running"] == 2
    was, now = open_reading(address), open_reading(tmp_path / "copy")
    assert {name: list(now.read(name)) for name in now.streams()} == {
        name: list(was.read(name)) for name in was.streams()
    }
    was.close()
    store = open_store(tmp_path / "copy")
    assert store.balance("one:player:a") == now.accounts()["one:player:a"][1]
    store.close()


DAMAGES = {
    "a record gone": ("DELETE FROM records WHERE stream = ONE AND seq = 5", "some are missing"),
    "a stream's end gone": ("DELETE FROM records WHERE stream = TWO AND seq > 9", "snapshot after record"),
    "chips made": ("UPDATE accounts SET balance = balance + 1 WHERE name = 'one:player:a'", "movements make"),
    "a movement gone": ("DELETE FROM movements WHERE id = 3", "movements make"),
    "a movement changed": ("UPDATE movements SET amount = amount + 1 WHERE id = 9", "movements make"),
    "decks swapped": (
        "UPDATE records SET data = (SELECT data FROM records WHERE stream = ONE AND OPENED LIMIT 1)"
        " WHERE stream = ONE AND OPENED", "cannot be replayed|another deck|never ended",
    ),
    "an action changed": (
        "UPDATE records SET data = '{\"command\":{\"type\":\"act\",\"player\":\"a\",\"action\":{\"type\":\"fold\"}},"
        f"\"engine\":{ENGINE}}}'"
        " WHERE stream = ONE AND seq = 6", "cannot be replayed|in the ledger",
    ),
    "an action changed, and its version gone": (
        "UPDATE records SET data = '{\"command\":{\"type\":\"act\",\"player\":\"a\",\"action\":{\"type\":\"fold\"}}}'"
        " WHERE stream = ONE AND seq = 6", "cannot be replayed|in the ledger",
    ),
    "a record that is no JSON": ("UPDATE records SET data = 'x' WHERE stream = ONE AND seq = 7", "cannot be replayed"),
    "chips in a snapshot": (
        "UPDATE snapshots SET data = replace(data, '\"bank\":-', '\"bank\":-9') WHERE stream = TWO", "leads elsewhere",
    ),
    "a foreign snapshot": (
        "UPDATE snapshots SET data = replace(data, '\"bought\":{', '\"bought\":{\"ghost\":0,') WHERE stream = TWO",
        "leads elsewhere",
    ),
}  # fmt: skip


@pytest.mark.parametrize("house", ["standard", "pineapple"])
def test_promise_4_after_every_append_of_a_hand_another_reader_finds_the_same_table(place: str, house: str) -> None:
    """What a room would find that died just then: the same cards, stacks and clocks, read beside the writer."""
    sealer = new_sealer()
    looks = 0

    class Watched(Club):
        async def do(self, command: Any, snapshot: bool = False) -> None:
            nonlocal looks
            await super().do(command, snapshot)
            stream = self.log.stream
            shot = reading.snapshot(stream)
            replay = Replay(self.log.logged, sealer, no_shuffle)
            again = replay.game(shot, reading.read(stream, 0 if shot is None else shot.seq))
            assert again.state() == self.table.state()
            assert again.hand is None or again.hand.deck == self.table.hand.deck
            assert (replay.log.seq, replay.log.running) == (self.log.seq, self.log.running)
            looks += 1

    async def work() -> None:
        await Watched(store, sealer, "one", house).play(2, snapshot_every=5)

    store = open_store(place)
    reading = open_reading(place)
    asyncio.run(work())
    reading.close()
    store.close()
    assert looks > 15


def no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("a replay deals from the log")


MEANT = {
    "OPENED": "CAST(data AS TEXT) LIKE '%opened%'",
    "ONE": "(SELECT id FROM streams WHERE name = 'table/one')",
    "TWO": "(SELECT id FROM streams WHERE name = 'table/two')",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_found(club: Path, damage: str) -> None:
    statement, said = DAMAGES[damage]
    for word, meant in MEANT.items():
        statement = statement.replace(word, meant)
    with sqlite3.connect(club / "room.db") as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        assert connection.execute(statement).rowcount > 0
    assert not verify(club, None).fine
    with_right_sums(club / "room.db")
    ran = sidepot("room", "verify", str(club), "--json")
    assert ran.code == 1
    assert ran.data["fine"] is False
    assert re.search(said, " ".join(ran.data["problems"])), ran.data["problems"]
    assert "WRONG" in sidepot("room", "verify", str(club)).out


def test_a_torn_file_is_told_without_a_traceback(club: Path) -> None:
    file = club / "room.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + bytes(8192) + whole[4096 * 3 :])
    ran = sidepot("room", "verify", str(club))
    assert ran.code in (1, 2)
    assert "malformed" in ran.err or "WRONG" in ran.out


def test_another_key_is_told(club: Path) -> None:
    (club / KEY_FILE).unlink()
    open_key(club)
    ran = sidepot("room", "verify", str(club))
    assert ran.code == 1
    assert "does not open with this key" in ran.out


def test_mistakes_are_told_in_a_sentence(club: Path, tmp_path: Path) -> None:
    missing = sidepot("room", "verify", str(tmp_path / "nowhere"))
    assert (missing.code, "there is no room" in missing.err) == (2, True)
    assert "there is no room" in sidepot("room", "backup", str(tmp_path / "nowhere"), str(tmp_path / "x")).err
    assert not (tmp_path / "x" / "room.new").exists()
    again = sidepot("room", "backup", str(club), str(club))
    assert (again.code, "exists already" in again.err) == (2, True)
    (tmp_path / "plain").write_text("x")
    blocked = sidepot("room", "backup", str(club), str(tmp_path / "plain" / "copy"))
    assert (blocked.code, "cannot be" in blocked.err) == (2, True)
    (club / KEY_FILE).unlink()
    assert "deck.key: without --with-key" in sidepot("room", "backup", str(club), str(tmp_path / "y"), "--with-key").err
    for words in (("room",), ("room", "backup"), ("room", "verify")):
        assert "sidepot room" in sidepot(*words, "--help").out
