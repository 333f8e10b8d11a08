"""Ctrl-C while a room's data is copied or looked through: the room is untouched, and no half copy looks whole."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.command import Ran, sidepot
from later import sampled
from room.filled import Club, fill, open_key
from room.postgres import new_database
from sidepot.room.base.seal import KEY_FILE
from sidepot.room.store import backup, open_store, transfer

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

TABLES = 60
"""Enough records that a check tells several times how far it is."""
Stops = Callable[[int], list[float]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a room with many tables in the middle of hands."""
    folder = tmp_path_factory.mktemp("club")

    async def work() -> None:
        store, sealer = open_store(folder), open_key(folder)
        await asyncio.gather(*(Club(store, sealer, f"t{n}").play(4) for n in range(TABLES)))
        store.close()

    asyncio.run(work())
    return folder


@pytest.fixture
def club(played: Path, tmp_path: Path) -> Path:
    """A room of one's own."""
    return shutil.copytree(played, tmp_path / "club")


@pytest.fixture
def stops(monkeypatch: pytest.MonkeyPatch) -> Stops:
    """Makes somebody press Ctrl-C when a command tells the n-th time how far it is; gives what it has told."""

    def at(moment: int) -> list[float]:
        heard: list[float] = []

        def told(done: float) -> None:
            heard.append(done)
            if len(heard) == moment:
                signal.raise_signal(signal.SIGINT)

        @contextmanager
        def bar(what: str) -> Iterator[Callable[[float], None]]:
            yield told

        monkeypatch.setattr("sidepot.cli.room.progress_bar", bar)
        return heard

    return at


def contents(folder: Path) -> dict[str, bytes]:
    """All but what SQLite's readers share, which comes and goes."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix not in (".db-shm", ".db-wal")}


def assert_stopped(ran: Ran) -> None:
    assert (ran.code, ran.out, ran.err) == (130, "", "sidepot: stopped\n")


@pytest.mark.parametrize(
    "key", sampled([(), ("--with-key",)], [("--with-key",)]), ids=["without the key", "with the key"]
)
def test_ctrl_c_at_any_moment_of_a_backup_leaves_no_copy(
    club: Path, tmp_path: Path, stops: Stops, monkeypatch: pytest.MonkeyPatch, key: tuple[str, ...]
) -> None:
    monkeypatch.setattr(backup, "_PAGES", 10)
    words = ("room", "backup", str(club), str(tmp_path / "copy"), *key)
    before = contents(club)
    heard = stops(0)
    assert sidepot("room", "backup", str(club), str(tmp_path / "first")).code == 0
    moments = len(heard)
    assert moments > 10
    for moment in range(1, moments + 1):
        heard = stops(moment)
        assert_stopped(sidepot(*words))
        assert len(heard) == moment
        assert contents(tmp_path / "copy") == {}
    assert contents(club) == before
    stops(0)
    assert sidepot(*words).code == 0
    assert set(contents(tmp_path / "copy")) == {"room.db", *([KEY_FILE] if key else [])}
    assert sidepot("room", "verify", str(tmp_path / "copy"), "--json").data["fine"]


def test_ctrl_c_in_a_backup_of_postgresql_leaves_no_copy(
    postgres_cluster: str, tmp_path: Path, stops: Stops, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "_ROWS", 20)
    address, data = new_database(postgres_cluster), tmp_path / "club"
    data.mkdir()
    fill(address, open_key(data), hands=2)
    words = ("room", "backup", str(data), str(tmp_path / "copy"), "--database", address, "--with-key")
    for moment in (1, 5):
        heard = stops(moment)
        assert_stopped(sidepot(*words))
        assert len(heard) == moment
        assert contents(tmp_path / "copy") == {}
    stops(0)
    assert sidepot(*words).code == 0
    assert sidepot("room", "verify", str(tmp_path / "copy"), "--json").data["fine"]


def test_ctrl_c_in_a_check_changes_nothing(club: Path, stops: Stops) -> None:
    before = contents(club)
    heard = stops(0)
    assert sidepot("room", "verify", str(club)).code == 0
    moments = len(heard)
    assert moments >= 3
    for moment in range(1, moments + 1):
        stops(moment)
        assert_stopped(sidepot("room", "verify", str(club)))
    assert contents(club) == before
    stops(0)
    assert sidepot("room", "verify", str(club), "--json").data["fine"]


def test_a_backup_leaves_another_key_alone(club: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    open_key(copy)
    before = contents(copy)
    ran = sidepot("room", "backup", str(club), str(copy), "--with-key")
    assert (ran.code, ran.err) == (2, f"sidepot: {copy / KEY_FILE} is another key: a backup overwrites nothing\n")
    assert contents(copy) == before


def test_a_room_keeps_its_key_when_a_backup_beside_it_is_stopped(club: Path, tmp_path: Path, stops: Stops) -> None:
    """The data folder of a room on PostgreSQL has a key and no database: a copy may be put there."""
    folder = tmp_path / "postgres-room"
    folder.mkdir()
    key = (club / KEY_FILE).read_bytes()
    (folder / KEY_FILE).write_bytes(key)
    stops(1)
    assert_stopped(sidepot("room", "backup", str(club), str(folder), "--with-key"))
    assert contents(folder) == {KEY_FILE: key}
