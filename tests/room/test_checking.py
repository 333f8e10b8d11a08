"""`sidepot room verify` looks at tournaments too: a sound one is replayed, and a wrong deck or record is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from cli.command import sidepot
from room.rooms import SEALER, crash, open_room
from room.test_room import act, run, table_with, whose
from room.test_tournaments import SEASON, SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.room.base.seal import new_sealer, write_key
from sidepot.room.game.tournament_game import Contest
from sidepot.room.operation.checking import check_room
from sidepot.room.protocol.refusals import BROKEN
from sidepot.room.store import Kept, open_store
from sidepot.room.store.records import Record
from sidepot.tournament import Season
from sidepot.words.refusal import refusal_told

pytestmark = [pytest.mark.core, pytest.mark.filterwarnings("ignore:SQLite")]


def played(sheet: str, until: Callable[[Contest], bool], *, silent: bool = False) -> Kept:
    """What is kept of a room whose tournament has run so far; who is silent runs out of time."""
    left: list[Kept] = []

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, sheet)
        if silent:
            ada.on = None
        ada.send("start", id="s", table=task.id)
        while not until(task.contest):
            await asyncio.sleep(0.1)
        left.append(await crash(room))

    run(work)
    return left[0]


def written(folder: Path, kept: Kept, wrong: Record | None = None) -> Path:
    """The same in a database, with one record in another's place."""
    folder.mkdir()
    write_key(folder, SEALER.key)
    store = open_store(folder)

    async def work() -> None:
        for stream in kept.records.values():
            for record in stream:
                same = wrong is not None and (record.stream, record.seq) == (wrong.stream, wrong.seq)
                await store.append([wrong if same and wrong is not None else record])
        await store.append((), (), tuple(kept.snapshots.values()))

    asyncio.run(work())
    store.close()
    return folder


@pytest.fixture(scope="module")
def friday() -> Kept:
    return played(SEASON, lambda contest: contest.annals.count > 3 and _plays(contest))


def _plays(contest: Contest) -> bool:
    return contest.current is not None and any(table.playing for table in contest.current.tables.values())


def stream_of(kept: Kept) -> list[Record]:
    return next(records for name, records in kept.records.items() if name.startswith("tournament/"))


def test_a_running_tournament_is_replayed(friday: Kept, tmp_path: Path) -> None:
    folder = written(tmp_path / "club", friday)
    ran = sidepot("room", "verify", str(folder))
    assert ran.code == 0, ran.out
    assert "1 tournament," in ran.flat
    found = check_room(folder, SEALER)
    assert (found.problems, found.tournaments) == ([], 1)
    assert found.hands > 3
    assert found.running == 1
    assert check_room(folder, None).fine


def test_a_tournament_in_which_somebody_ran_out_of_time_is_replayed(tmp_path: Path) -> None:
    kept = played(SIT_AND_GO, lambda contest: contest.annals.count > 3 and _plays(contest), silent=True)
    found = check_room(written(tmp_path / "club", kept), SEALER)
    assert (found.problems, found.tournaments, found.running) == ([], 1, 1)


def test_a_season_that_is_over_is_replayed(tmp_path: Path) -> None:
    found = check_room(written(tmp_path / "club", played(SEASON, lambda contest: contest.game.over)), SEALER)
    assert (found.problems, found.tournaments, found.running) == ([], 1, 0)
    assert found.hands > 10


def test_a_tournament_that_an_error_stopped_says_so_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[Kept] = []

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, SEASON)
        ada.send("start", id="s", table=task.id)
        await asyncio.sleep(1)
        with monkeypatch.context() as broken:
            broken.setattr(Season, "tick", lambda season, now: {}[now])
            while not task.frozen:
                await asyncio.sleep(1)
        ada.send("start", id="again", table=task.id)
        await asyncio.sleep(0.1)
        assert "an error in the room" in refusal_told(ada.answers("again")[0])
        kept = await crash(room)
        left.append(deepcopy(kept))
        room = await open_room(loop, kept)
        while not room.tournaments[task.id].over:
            await asyncio.sleep(1)
        left.append(await crash(room))

    run(work)
    found = check_room(written(tmp_path / "stopped", left[0]), SEALER)
    assert found.problems == [
        "Friday stands still since an error in the room (KeyError): what the room printed then says more"
    ]
    assert sidepot("room", "verify", str(tmp_path / "stopped")).code != 0
    found = check_room(written(tmp_path / "went-on", left[1]), SEALER)
    assert found.problems == [], "it went on after the next start"


def test_a_table_that_an_error_stopped_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[Kept] = []

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        monkeypatch.setattr("sidepot.room.task.table_task.table_command", lambda *given: 1 / 0)
        act(whose(lines), "call", "mine")
        await asyncio.sleep(0.1)
        assert task.frozen == BROKEN
        left.append(await crash(room))

    run(work)
    (problem,) = check_room(written(tmp_path / "club", left[0]), SEALER).problems
    assert "stands still since an error in the room (ZeroDivisionError)" in problem


def test_another_key_is_told(friday: Kept, tmp_path: Path) -> None:
    found = check_room(written(tmp_path / "club", friday), new_sealer())
    assert any("does not open with this key" in problem for problem in found.problems)


def test_a_deck_that_was_changed_is_told(friday: Kept, tmp_path: Path) -> None:
    records = stream_of(friday)
    at = next(i for i, record in enumerate(records) if b'"opened"' in record.data)
    step = json.loads(records[at].data)
    decks = [json.loads(record.data)["opened"][0]["deck"] for record in records if b'"opened"' in record.data]
    step["opened"][0]["deck"] = next(deck for deck in decks if deck != step["opened"][0]["deck"])
    old = records[at]
    wrong = Record(old.stream, old.seq, old.at, old.kind, json.dumps(step).encode())
    found = check_room(written(tmp_path / "club", friday, wrong), SEALER)
    assert any("another deck" in problem for problem in found.problems)


def test_a_record_that_makes_no_sense_is_told(friday: Kept, tmp_path: Path) -> None:
    old = stream_of(friday)[4]
    wrong = Record(old.stream, old.seq, old.at, old.kind, b'{"command":["what"]}')
    found = check_room(written(tmp_path / "club", friday, wrong), SEALER)
    assert any("Friday cannot be replayed" in problem for problem in found.problems)
