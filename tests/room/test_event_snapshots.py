"""Snapshots of tournaments and seasons: a start replays little, and what comes back is what the whole log tells."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from pathlib import Path

import msgspec
import pytest

from room.rooms import QUICK, SEALER, TestWorld, crash, guest, open_room
from room.rooms import kept as kept_of
from room.test_checking import written
from room.test_room import answer, run
from room.test_tournaments import SEASON, SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.room.base.seal import Sealer, new_sealer
from sidepot.room.game.tournament_game import Contest
from sidepot.room.log.logged import LoggedEvent
from sidepot.room.log.room_events import TournamentOpened, fact_of
from sidepot.room.log.snapshots import SNAPSHOT_EVERY
from sidepot.room.operation.checking import check_room
from sidepot.room.services import Services
from sidepot.room.store import Kept, MemoryStore
from sidepot.room.store.records import Snapshot

pytestmark = [pytest.mark.core, pytest.mark.filterwarnings("ignore:SQLite")]
LONG = SIT_AND_GO.partition("[field]")[0].replace("stack = 300", "stack = 3000") + "[field]\ncaller = 4\n"
LONG = LONG.replace("every = 3", "every = 60")
SEASONS = SEASON.partition("[field]")[0] + "stack = 3000\n[field]\ncaller = 4\n"
SHEETS = {"tournament": LONG, "season": SEASONS, "discards": LONG.replace("standard", "pineapple")}


async def played(loop: VirtualLoop, sheet: str, records: int) -> tuple[str, Kept]:
    """What is kept of a room that crashed in the middle of a hand, after so many records of a tournament."""
    room = await open_room(loop)
    task, ada = await entered(room, sheet)
    ada.send("start", id="s", table=task.id)
    while task.contest.seq < records or not plays(task.contest) or task.glances.moving:
        await asyncio.sleep(0.1)
        assert not task.over, "it ended before"
    return task.id, await crash(room)


def plays(contest: Contest) -> bool:
    return contest.current is not None and any(table.playing for table in contest.current.tables.values())


def stream_of(left: Kept) -> str:
    return next(name for name in left.records if name.startswith("tournament/"))


def recovered(loop: VirtualLoop, left: Kept, sealer: Sealer = SEALER) -> Contest:
    """The tournament as what is left tells it."""
    facts = [fact_of(record.data) for record in left.records["room"]]
    opened = next(fact for fact in facts if isinstance(fact, TournamentOpened))
    contest = Contest(opened, Services(QUICK, TestWorld(loop), MemoryStore(left), sealer))
    contest.recover()
    return contest


def without_snapshot(left: Kept) -> Kept:
    left = deepcopy(left)
    left.snapshots.pop(stream_of(left), None)
    return left


@pytest.mark.parametrize("records", [130, 257])
@pytest.mark.parametrize("kind", SHEETS)
def test_a_snapshot_and_what_follows_it_are_the_whole_log(kind: str, records: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        _, left = await played(loop, SHEETS[kind], records)
        stream = stream_of(left)
        assert len(left.records[stream]) - left.snapshots[stream].seq < SNAPSHOT_EVERY
        quick, whole = recovered(loop, left), recovered(loop, without_snapshot(left))
        assert quick.game.state() == whole.game.state()
        assert quick.seq == whole.seq == len(left.records[stream])
        assert quick.people == whole.people == {"Ada"}
        assert quick.log.running == whole.log.running
        assert quick.log.running, "a hand is played"
        assert quick.book.saved() == whole.book.saved()
        assert quick.log.acknowledged.saved() == whole.log.acknowledged.saved()
        assert quick.till.paid == whole.till.paid
        deck = whole.current.tables[next(iter(whole.log.running))].hand.deck  # type: ignore[union-attr]
        assert msgspec.json.encode(deck)[1:-1] not in left.snapshots[stream].data, "the cards are sealed"

    run(work)


@pytest.mark.parametrize("kind", SHEETS)
def test_everyone_is_sent_the_same_whichever_way_it_came_back(kind: str) -> None:
    sent: list[list[str]] = []

    def after(drop: bool) -> None:
        async def work(loop: VirtualLoop) -> None:
            ident, left = await played(loop, SHEETS[kind], 150)
            room = await open_room(loop, without_snapshot(left) if drop else left)
            ada = await guest(room, "Ada")
            ada.on = lambda message: answer(ada, message)
            ada.send("watch", id="w2", table=ident)
            ada.send("register", id="r", table=ident)
            await asyncio.sleep(30)
            sent.append(ada.bytes)

        run(work)

    after(drop=False)
    after(drop=True)
    assert len(sent[0]) > 20
    assert sent[0] == sent[1]


def test_a_room_that_was_stopped_replays_nothing() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, LONG)
        await asyncio.sleep(10)
        await room.stop()
        left = kept_of(room)
        assert left.snapshots[task.contest.stream].seq == task.contest.seq == len(left.records[task.contest.stream])
        again = recovered(loop, left)
        assert again.game.state() == task.contest.game.state()

    run(work)


def test_how_it_ended_is_in_the_last_snapshot_and_in_those_of_before() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room)
        while not task.contest.game.over:
            await asyncio.sleep(1)
        left = await crash(room)
        snapshot = left.snapshots[task.contest.stream]
        logged = LoggedEvent(task.contest.opened)
        final = logged.final(snapshot)
        assert final is not None
        assert msgspec.json.decode(final)["over"]
        assert recovered(loop, left).game.places == task.contest.game.places
        old = Snapshot(snapshot.stream, snapshot.seq, final)
        assert logged.shot(old) is None
        assert logged.final(old) == final
        left.snapshots[snapshot.stream] = old
        room = await open_room(loop, left)
        again = await room.past.tournament(task.id, "Ada")
        assert again.final == final
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        while again.final is not None:
            await asyncio.sleep(0.1)
        assert again.contest.game.places == task.contest.game.places

    run(work)


def test_a_snapshot_that_does_not_open_is_passed_over_once_its_hands_are_over() -> None:
    async def work(loop: VirtualLoop) -> None:
        _, left = await played(loop, LONG, 150)
        stream = stream_of(left)
        whole = recovered(loop, without_snapshot(left))
        earlier = without_snapshot(left)
        del earlier.records[stream][100:]
        while not (then := recovered(loop, earlier)).log.running:
            earlier.records[stream].pop()
        then.log.sealer = new_sealer()
        left.snapshots[stream] = then.log.snapshot(then.game)
        shot = LoggedEvent(then.opened).shot(left.snapshots[stream])
        assert shot is not None
        assert shot.sealed is not None
        assert recovered(loop, left).game.state() == whole.game.state()

    run(work)


def test_a_snapshot_of_another_game_is_told_by_verify(tmp_path: Path) -> None:
    async def work(loop: VirtualLoop) -> None:
        _, left = await played(loop, LONG, 150)
        lefts.append(left)

    lefts: list[Kept] = []
    run(work)
    (left,) = lefts
    stream = stream_of(left)
    found = check_room(written(tmp_path / "sound", left), SEALER)
    assert found.problems == []
    snapshot = left.snapshots[stream]
    data = msgspec.json.decode(snapshot.data)
    data["game"]["numbers"]["hands"] += 1
    left.snapshots[stream] = Snapshot(stream, snapshot.seq, msgspec.json.encode(data))
    found = check_room(written(tmp_path / "wrong", left), SEALER)
    assert found.problems == ["tournament Friday: its snapshot leads elsewhere than its records"]
    data["game"]["numbers"]["hands"] -= 1
    data["people"] = ["Ada", "Eve"]
    left.snapshots[stream] = Snapshot(stream, snapshot.seq, msgspec.json.encode(data))
    found = check_room(written(tmp_path / "more", left), SEALER)
    assert found.problems == ["tournament Friday: its snapshot leads elsewhere than its records"]
