"""Tournaments and seasons in the room: registration, clock, places, prizes, standings; a crash in the middle."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from room.rooms import QUICK, Line, TestWorld, crash, guest, kept, open_room
from room.test_every_game import answer as play_on
from room.test_room import act, answer, run, whose
from room.virtual import VirtualLoop
from sidepot.room.base.seal import new_sealer
from sidepot.room.game.tournament_game import Contest
from sidepot.room.protocol import encode
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import Room
from sidepot.room.services import Services
from sidepot.room.show.tournament_info import about, tournament_info
from sidepot.room.store import MemoryStore
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.words import Phrase

pytestmark = pytest.mark.core

SIT_AND_GO = """
house = "standard"
chairs = 6
stack = 300
max_entrants = 5
starts_with = 5
buy_in = 10
payouts = [65, 35]
[levels]
by = "hands"
every = 3
blinds = [[10, 20], [20, 40], [50, 100]]
then = "double"
[field]
rock = 1
caller = 2
random = 1
"""
SEASON = """
format = "season"
house = "league"
games = 2
[field]
caller = 2
random = 2
"""


async def entered(room: Room, sheet: str = SIT_AND_GO) -> tuple[TournamentTask, Line]:
    task = await room.open_tournament(sheet, "Friday", "Ada")
    ada = await guest(room, "Ada")
    ada.on = lambda message: answer(ada, message)
    ada.send("watch", id="w", table=task.id)
    await asyncio.sleep(0.1)
    ada.send("register", id="r", table=task.id)
    await asyncio.sleep(0.1)
    return task, ada


def test_a_sit_and_go_begins_when_it_is_full_and_ends_with_prizes() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room)
        assert ada.answers("r") == [{"type": "ack", "id": "r"}]
        seen = ada.last("step")["tournament"]
        assert seen["begun"]
        assert len(seen["players"]) == 5
        assert (seen["level"], seen["pool"]) == (1, 50)
        while not task.contest.game.over:
            await asyncio.sleep(10)
        seen = ada.last("step")["tournament"]
        assert seen["over"]
        assert len(seen["places"]) == 5
        assert seen["places"][0]["place"] == 1
        assert sum(placed["prize"] for placed in seen["places"]) == 50
        assert any(event["type"] == "went-out" for m in ada.got for event in m.get("events", ()))

    run(work)


def test_a_season_has_standings() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, SEASON)
        ada.send("start", id="go", table=task.id)
        for _ in range(2_000):
            await asyncio.sleep(10)
            if task.contest.game.over:
                break
        standings = about(task)["standings"]
        assert {row["player"] for row in standings} == {"Ada", "caller 1", "caller 2", "random 1", "random 2"}
        assert standings[0]["games"] == 2

    run(work)


def test_a_tournament_goes_on_after_a_crash_with_the_same_cards() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room)
        await asyncio.sleep(3)
        before = task.contest.game.state() if not task.contest.game.over else None
        assert before is not None
        left = await crash(room)
        room = await open_room(loop, left)
        again = room.tournaments[task.id]
        assert again.contest.game.state()[1] == before[1]
        line = await guest(room, "Ada")
        line.on = lambda message: answer(line, message)
        line.send("watch", id="w2", table=task.id)
        line.send("register", id="r", table=task.id)
        await asyncio.sleep(0.1)
        assert line.answers("r") == [{"type": "ack", "id": "r"}], "the same answer as before the crash"
        for _ in range(1_000):
            await asyncio.sleep(10)
            if again.contest.game.over:
                break
        assert again.contest.game.over

    run(work)


def test_a_tournament_goes_on_by_its_own_clock_where_the_rooms_has_changed() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room)
        ada.on = None  # whose time runs out
        await asyncio.sleep(12)
        before = task.contest.game.state()
        assert not task.contest.game.over
        room = await open_room(loop, await crash(room), replace(QUICK, act=40_000, pause=3_000, bank=9_000, floor=900))
        again = room.tournaments[task.id]
        assert again.contest.game.state()[1] == before[1]
        assert again.contest.sheet.structure.clock.act == 2_000

    run(work)


def test_the_rules_told_of_a_tournament_are_those_it_is_played_by() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room)
        info = tournament_info(task)
        assert (info["blinds"], info["entry"]) == ((10, 20), "fixed")
        words = " ".join(each.told("en") for each in msgspec.convert(info["words"], list[Phrase]))
        assert "The blinds are 10 and 20" in words
        assert "Everyone begins with 300 chips" in words
        assert "buy-in" not in words

    run(work)


def test_only_the_host_starts_and_pauses_and_old_turns_are_refused() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, SIT_AND_GO.replace("starts_with = 5\n", ""))
        eve = await guest(room, "Eve")
        for kind in ("start", "pause", "sit-out", "top-up", "mute"):
            more: dict[str, Any] = {"chips": 5} if kind == "top-up" else {"player": "Ada"} if kind == "mute" else {}
            eve.send("watch", id="w", table=task.id)
            eve.send(kind, id=kind, table=task.id, **more)
        await asyncio.sleep(0.1)
        codes = [eve.answers(kind)[0]["code"] for kind in ("start", "pause", "sit-out", "top-up", "mute")]
        assert codes == ["not-host", "not-host", "unknown-player", "not-here", "not-host"]
        ada.send("start", id="go", table=task.id)
        await asyncio.sleep(2)
        assert ada.answers("go")[0]["type"] == "ack"
        ada.send("act", id="x", table=task.id, hand=1, turn="1.1.1", action={"type": "fold"})
        await asyncio.sleep(0.1)
        assert ada.answers("x")[0]["code"] == "old-turn"
        assert all(chair["cards"] in (None, [None, None]) for chair in eve.state["chairs"] if chair)

    run(work)


@pytest.mark.parametrize("sheet", ["[", 'house = "/etc/x.toml"', "stack = -1", "[field]\nnobody = 2"])
def test_sheets_that_can_not_be_played_are_refused(sheet: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        with pytest.raises(Turned) as no:
            await room.open_tournament(sheet, "Friday", "Ada")
        assert no.value.reason == "bad-sheet"

    run(work)


@pytest.mark.parametrize("house", ["standard", "pineapple"])
def test_what_is_hidden_is_opened_with_the_end_of_its_hand_and_then_needs_no_key(house: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, SIT_AND_GO.replace("standard", house))
        looked = discards = 0
        while not task.contest.game.over:
            await asyncio.sleep(0.1)
            log = b"".join(record.data for record in kept(room).records[task.contest.stream])
            discards = max(discards, log.count(b'"discard"'))
            for table in task.contest.current.tables.values():
                if table.playing and not task.glances.moving:
                    looked += 1
                    assert b64encode(table.hand.deck) not in log
            if looked in (20, 40):
                looked += 1
                left = await crash(room)
                room = await open_room(loop, left)
                task = room.tournaments[task.id]
                line = await guest(room, "Ada")
                line.on = lambda message, line=line: answer(line, message)
                line.send("watch", table=task.id)
        assert looked > 45
        assert (discards > 0) == (house == "pineapple")
        left = await crash(room)
        again = Room(Services(QUICK, TestWorld(loop), MemoryStore(left), new_sealer()), "")
        left.snapshots.clear()
        again.recover()
        assert not again.locked
        contest = Contest(task.contest.opened, again.services)
        contest.recover()
        assert contest.game.places == task.contest.game.places

    run(work)


def test_a_tournament_that_is_over_is_replayed_only_for_those_who_look() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room)
        while not task.contest.game.over:
            await asyncio.sleep(10)
        view, places = about(task), task.contest.game.places
        room = await open_room(loop, await crash(room))
        assert not room.tournaments, "nothing is in memory"
        again = await room.past.tournament(task.id, "Ada")
        assert not again.contest.seq, "nothing was replayed"
        assert about(again) == json.loads(encode(view))
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        ada.send("register", id="r", table=task.id)
        ada.send("register", id="other", table=task.id)
        await asyncio.sleep(0.1)
        assert again.contest.game.places == places
        mine = {"may": [], "decide_ms": None, "my_bots": [], "table": 1}
        assert ada.last("snapshot")["tournament"] == json.loads(encode(view)) | mine
        assert ada.answers("r") == [{"type": "ack", "id": "r"}]
        assert ada.answers("other")[0]["type"] == "refusal"

    run(work)


def test_a_tournament_that_is_over_leaves_room_for_another() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, max_tables_each=1))
        task, _ = await entered(room)
        with pytest.raises(Turned, match="finish one first"):
            await room.open_tournament(SIT_AND_GO, "Saturday", "Ada")
        while not task.contest.game.over:
            await asyncio.sleep(10)
        await room.open_tournament(SIT_AND_GO, "Saturday", "Ada")
        room = await open_room(loop, await crash(room), config=replace(QUICK, max_tables_each=2))
        await room.open_tournament(SIT_AND_GO, "Sunday", "Ada")

    run(work)


TWO = """
house = "standard"
chairs = 2
stack = 300
max_entrants = 2
starts_with = 2
dials = {rabbit = true, straddle = true}
[levels]
by = "hands"
every = 3
blinds = [[10, 20]]
"""


def test_cards_are_shown_and_the_rabbit_is_hunted_at_a_tournaments_table_too() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, pause=2_000))
        task = await room.open_tournament(TWO, "Friday", "Ada")
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for line in lines:
            line.send("watch", id="w", table=task.id)
            line.send("register", id="r", table=task.id)
        await asyncio.sleep(3)
        folds = whose(lines)
        cards, hand = folds.you["cards"], folds.state["hand"]
        folds.send("show-cards", id="early", table=task.id, hand=hand, cards=cards)
        await asyncio.sleep(0.1)
        assert folds.answers("early")[0]["code"] == "hand-not-over"
        act(folds, "fold")
        await asyncio.sleep(0.1)
        folds.send("show-cards", id="old", table=task.id, hand=hand + 1, cards=cards[:1])
        folds.send("show-cards", id="one", table=task.id, hand=hand, cards=cards[:1])
        folds.send("hunt-rabbit", id="rabbit", table=task.id, hand=hand)
        await asyncio.sleep(0.1)
        assert folds.answers("old")[0]["code"] == "old-hand"
        assert [folds.answers(ident)[0]["type"] for ident in ("one", "rabbit")] == ["ack", "ack"]
        for line in lines:
            assert line.state["showed"] == {folds.name: [cards[0], None]}
            assert len(line.state["rabbit"]) == 5
        folds.send("agree", id="straddle", table=task.id, to="straddle")
        await asyncio.sleep(0.1)
        agreed = [chair["agrees"] for chair in lines[0].state["chairs"] if chair["player"] == folds.name]
        assert agreed == [["straddle"]]
        folds.send("unwatch", id="u", table=task.id)
        await asyncio.sleep(0.1)
        assert task.contest.current.tables[1].people[folds.name].agrees == set(), "who is gone does not straddle"
        task = (await open_room(loop, await crash(room))).tournaments[task.id]
        table = task.contest.current.tables[1]
        assert table.revealed.keys() == {folds.name}, "after a crash, too"

    run(work)


CHOICE = """
house = "dealers-choice"
chairs = 3
stack = 3000
max_entrants = 3
starts_with = 3
dials = {see_hands = true}
[clock]
act = 60
[levels]
by = "hands"
every = 30
blinds = [[10, 20]]
[field]
caller = 1
"""


def test_t26_people_and_auto_players_pick_their_games_in_a_tournament() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, pause=1_000))
        task = await room.open_tournament(CHOICE, "Friday", "Ada")
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for line in lines:
            line.send("watch", id="w", table=task.id)
            line.send("register", id="r", table=task.id)
        people, picked = {line.name: line for line in lines}, {}
        for step in range(400):
            await asyncio.sleep(0.5)
            state = lines[0].state
            dealer = (state["rotation"] or {}).get("picks") if state else None
            if dealer in people and state["hand"] not in picked:
                other = next(line for line in lines if line.name != dealer)
                other.send("pick-game", id=f"o{step}", table=task.id, game="razz")
                people[dealer].send("pick-game", id=f"p{step}", table=task.id, game="razz")
                await asyncio.sleep(0.1)
                assert other.answers(f"o{step}")[0]["code"] == "not-your-pick"
                assert people[dealer].answers(f"p{step}")[0]["type"] == "ack"
                picked[state["hand"]] = dealer
            for line in lines:
                if line.you and line.you["turn"]:
                    play_on(line, task.id, step)
            if len(picked) > 2 and state["hand"] > 8:
                break
        said = [event for message in lines[0].got for event in message.get("events", ())]
        picks = [event for event in said if event["type"] == "game-picked"]
        by_itself = {event["game"] for event in picks if event["player"] not in people}
        assert set(picked.values()) == set(people)
        assert by_itself - {"holdem"}

    run(work)
