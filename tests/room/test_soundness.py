"""Damaged data: what a start looks at, what it says, and that `verify` reads a disk that cannot be written."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from room.damaging import with_right_sums
from room.filled import fill, open_key
from room.test_past import SHORT
from sidepot import Call, Check, house
from sidepot.room.base import logs
from sidepot.room.base.seal import read_key, write_key
from sidepot.room.operation import serving
from sidepot.room.operation.checking import check_room
from sidepot.room.settings.config import Config
from sidepot.room.store import StoreFailed, open_reading, open_store, opening, soundness
from sidepot.room.task.table_task import TableTask
from sidepot.table import Act, Sit

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

OF_THE_ROOM = "stream = (SELECT id FROM streams WHERE name = 'room')"
FAST = {
    "act": 60_000, "pause": 1, "floor": 1, "hesitation": 0, "auto_from": 0, "auto_to": 2, "tables": False,
}  # fmt: skip


def config(folder: Path) -> Config:
    return Config(data=str(folder), **FAST)  # type: ignore[arg-type]


def call_down(task: TableTask) -> None:
    table = task.game.table
    if not task.busy and table.turn is not None and table.hand is not None and table.hand.options is not None:
        action = Check() if table.hand.options.may_check else Call()
        task.ask(table.turn, Act(table.turn, action))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A room that has played at two tables, with a finished tournament, a chat, and a hand running."""
    folder = tmp_path_factory.mktemp("sound") / "club"

    async def work() -> None:
        room = serving.look_into(config(folder))
        write_key(folder, room.services.sealer.key)
        await room.start()
        account, _ = room.new_guest("Ada", "")
        await room.remember_account(account)
        rules = house("standard", blinds=(1, 2))
        tables = [await room.open_table(rules, 4, f"Table {at}", host="Ada") for at in range(2)]
        for table in tables:
            for chair, name in enumerate(("Ada", "Ben")):
                table.ask(name, Sit(name, chair, 200))
            await table.chat.say("Ada", "good luck", muted=False)
        task = await room.open_tournament(SHORT, "Short", "Ada")
        async with asyncio.timeout(60):
            while not task.ended or any(table.game.table.number < 40 for table in tables):
                for table in tables:
                    call_down(table)
                await asyncio.sleep(0.002)
        await room.stop()
        room.services.store.close()

    asyncio.run(work())
    return folder


def started(folder: Path) -> tuple[str, str]:
    """How a start ends: why it refuses, and what it says in the log."""
    log = io.StringIO()
    logs.set_up("info", log)
    refused = ""
    try:
        room = serving.look_into(config(folder))
        room.services.store.close()
    except ValueError as error:
        refused = str(error)
    return refused, log.getvalue()


def verified(folder: Path) -> list[str]:
    try:
        return check_room(folder, read_key(folder)).problems
    except StoreFailed as failed:
        return [str(failed)]


def not_read_at_start(folder: Path, problem: str) -> bool:
    """Old hands, logs and moves before a table's snapshot are read only by those who ask, and are checked then."""
    of_names = r"is not found by|not found under|to be found|why chips moved|snapshot of tournament/\S+ is"
    of_hands = r"hand \d+ moved other chips|rules of hand \d+ are not there|hand \d+ is damaged"
    if re.search(f"{of_names}|{of_hands}", problem):
        return True
    found = re.search(r"record (\d+) of (\w+/\S+) is damaged", problem)
    if found is None:
        return False
    with sqlite3.connect(folder / "room.db") as connection:
        shot = connection.execute(
            "SELECT seq FROM snapshots JOIN streams ON streams.id = stream WHERE name = ?", (found[2],)
        ).fetchone()
    return found[2].startswith(("hands/", "log/", "rules/")) or (shot is not None and int(found[1]) <= shot[0])


def test_a_sound_room_starts_and_says_nothing(played: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    assert verified(folder) == []
    refused, log = started(folder)
    assert refused == ""
    assert "damaged" not in log
    assert "stands still" not in log


@pytest.mark.parametrize("seed", range(30))
def test_a_start_tells_of_damage_in_what_it_reads(played: Path, tmp_path: Path, seed: int) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    file = folder / "room.db"
    rng = random.Random(seed)
    data = bytearray(file.read_bytes())
    at, size = rng.randrange(100, len(data) - 64), rng.choice((1, 4, 64))
    data[at : at + size] = bytes(byte ^ rng.randrange(1, 256) for byte in data[at : at + size])
    file.write_bytes(data)
    problems = verified(folder)
    before = file.read_bytes()
    refused, log = started(folder)
    if problems and not all(not_read_at_start(folder, problem) for problem in problems):
        assert refused or "stands still" in log, problems
    if refused:
        assert "sidepot room verify" in refused or "begin anew" in refused
        assert "backup in its place" in refused
        assert file.read_bytes() == before or "Nothing was changed" not in refused


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("UPDATE accounts SET balance = balance + 1 WHERE name LIKE 'bank%'", "its movements make"),
        ("UPDATE streams SET name = 'table/x' WHERE id = (SELECT min(id) FROM streams WHERE name LIKE 'table/%')",
         "record 1 of table/x is damaged"),
        (f"DELETE FROM records WHERE {OF_THE_ROOM} AND seq = 2", "some are missing"),
        (f"UPDATE records SET data = '{{}}' WHERE {OF_THE_ROOM} AND seq = 2", "record 2 of room is damaged"),
        ("DELETE FROM movements WHERE id = 3", "its movements make"),
    ],
)  # fmt: skip
def test_what_is_cheap_to_see_is_seen_at_start(played: Path, tmp_path: Path, damage: str, says: str) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        assert connection.execute(damage).rowcount > 0
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "serve", "--port", "0", "--data", str(folder)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    told = " ".join(ran.stderr.split())
    assert ran.returncode == 2, told
    assert "Traceback" not in told
    for part in (says, "sidepot room verify", "put a backup in its place"):
        assert part in told


def test_a_fact_that_cannot_be_read_is_told_where_its_sum_is_right(played: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("UPDATE records SET data = '{\"type\":\"none\"}' WHERE seq = 2 AND kind = 'opened'")
    with_right_sums(folder / "room.db")
    refused, _ = started(folder)
    assert "is damaged" in refused


def test_a_table_that_does_not_agree_with_the_books_is_told_of(played: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        assert connection.execute("UPDATE accounts SET name = name || 'm' WHERE name LIKE '%player:Ada'").rowcount == 2
    assert any("in the ledger" in problem for problem in verified(folder))
    refused, log = started(folder)
    assert not refused
    assert log.count("table stands still") == 2
    assert "sidepot room verify" in log


def test_a_column_that_has_lost_its_name_is_told_of(played: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("ALTER TABLE movements RENAME COLUMN why TO wiy")
    refused, _ = started(folder)
    assert "movements.why" in refused


def test_a_value_of_another_kind_is_told_of(played: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("UPDATE snapshots SET seq = x'00'")
    assert verified(folder)
    refused, _ = started(folder)
    assert "cannot be there" in refused


def test_a_large_database_is_looked_at_beside_the_room(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = shutil.copytree(played, tmp_path / "club")
    with sqlite3.connect(folder / "room.db") as connection:
        connection.execute("DELETE FROM movements WHERE id = 3")
    looks: list[float | None] = []
    real = soundness.looked_at

    def looked_at(engine: object, patience: float | None = soundness.PATIENCE) -> list[str] | None:
        looks.append(patience)
        return None if patience else real(engine, None)  # type: ignore[arg-type]

    monkeypatch.setattr(opening, "looked_at", looked_at)
    monkeypatch.setattr(serving, "looked_at", looked_at)
    log = io.StringIO()
    logs.set_up("info", log)
    room = serving.look_into(config(folder))
    for thread in threading.enumerate():
        if thread.name == "sidepot-look":
            thread.join(20)
    room.services.store.close()
    assert looks == [soundness.PATIENCE, None]
    told = [json.loads(line) for line in log.getvalue().splitlines()]
    assert any("its movements make" in line.get("wrong", "") and "verify" in line["advice"] for line in told), told


def test_a_look_that_takes_long_is_stopped(place: str) -> None:
    store = open_store(place)
    assert store.looked_at
    assert soundness.looked_at(store.reading.engine) == []
    if place.startswith("postgresql"):
        store.close()
        return
    with store.reading.engine.connect() as connection:
        soundness._limit(connection, 0.0)
        with pytest.raises(Exception, match="interrupted"):
            connection.exec_driver_sql(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000000) SELECT sum(i) FROM n"
            ).all()
        soundness._limit(connection, None)
        assert connection.exec_driver_sql("SELECT 1").scalar() == 1
    store.close()


# a disk that cannot be written


@pytest.fixture
def mounts(tmp_path: Path) -> str:
    """A command before another, that sees a folder read-only."""
    folder = tmp_path / "club"
    line = f"mount --bind {folder} {folder} && mount -o remount,ro,bind {folder} && "
    folder.mkdir(exist_ok=True)
    tried = subprocess.run(
        ["unshare", "-m", "sh", "-c", f"{line} ! touch {folder}/x"], capture_output=True, check=False
    ) if shutil.which("unshare") else None  # fmt: skip
    if tried is None or tried.returncode:
        pytest.skip("a read-only mount is not possible here: it needs a Linux with the right to mount")
    return line


def run_read_only(line: str, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    words = " ".join([sys.executable, "-W", "ignore", "-m", "sidepot", *command])
    return subprocess.run(
        ["unshare", "-m", "sh", "-c", line + words], capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip


def test_verify_reads_a_room_on_a_read_only_disk(mounts: str, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    fill(folder, open_key(folder))
    assert not (folder / "room.db-wal").exists()
    ran = run_read_only(mounts, "room", "verify", str(folder))
    assert ran.returncode == 0, ran.stderr
    assert "Everything is complete and correct" in ran.stdout


def test_verify_reads_what_a_log_on_a_read_only_disk_still_holds(mounts: str, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    fill(folder, open_key(folder))
    code = (
        "import sys, os, asyncio; sys.path.insert(0, 'tests'); from room.appending import append, rec;"
        "from sidepot.room.store import open_store; s = open_store(sys.argv[1]);"
        "append(s, rec('chat/x', 1), rec('chat/x', 2)); os.kill(os.getpid(), 9)"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-W", "ignore", "-c", code, str(folder)], check=False, cwd=root)
    assert (folder / "room.db-wal").stat().st_size
    (folder / "room.db-shm").unlink()
    whole = sum(1 for _ in open_reading(shutil.copytree(folder, tmp_path / "copy")).read("chat/x"))
    assert whole == 2
    ran = run_read_only(mounts, "room", "verify", str(folder), "--json")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert json.loads(ran.stdout)["streams"] == 4
    assert not list(Path("/tmp").glob("sidepot-*/room.db")), "the copy is gone"
    full = run_read_only(
        f"{mounts} mkdir -p {tmp_path}/t && mount -t tmpfs -o size=4k none {tmp_path}/t && ",
        "room", "verify", str(folder), TMPDIR=f"{tmp_path}/t",
    )  # fmt: skip
    assert full.returncode != 0
    assert "Copy both to a disk with space" in " ".join(full.stderr.split())
