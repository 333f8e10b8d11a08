"""Agreements that are asked for in the moment: everyone sees the question, and auto players agree."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from room.rooms import QUICK, crash, open_room
from room.test_room import act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot import house
from sidepot.room.protocol import encode

pytestmark = pytest.mark.core

TWICE = house("standard", blinds=(1, 2), run_twice=True)
ASKS = msgspec.structs.replace(QUICK, ask=5_000)


def test_everyone_sees_who_is_asked_and_an_answer_is_for_this_hand() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=ASKS)
        _, lines = await table_with(room, "Ada", "Ben", rules=TWICE)
        for _ in range(2):
            last = whose(lines).you["name"]
            act(whose(lines), "all-in", ident=f"a{loop.now}")
            await asyncio.sleep(0.1)
        for line in lines:
            assert line.state["asking"]["players"] == ["Ada", "Ben"]
            assert 4_000 < line.state["asking"]["ms"] <= 5_000
            assert (line.state["asking"]["after"], line.state["asking"]["did"]) == (last, "all-in")
            assert (line.you["options"], line.state["turn"], line.state["board"]) == (None, None, [])
        for line in lines:
            line.send("agree", table=line.last("snapshot")["table"], to="run-twice")
            await asyncio.sleep(0.1)
        assert len(lines[0].state["second_board"]) == 5
        assert lines[0].state["asking"] is None

    run(work)


def test_the_log_tells_the_move_that_ended_the_betting_before_the_question() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=ASKS)
        task, lines = await table_with(room, "Ada", "Ben", "Cleo", rules=TWICE)
        for _ in range(3):
            last = whose(lines).you["name"]
            act(whose(lines), "all-in", ident=f"a{loop.now}")
            await asyncio.sleep(0.1)
        log = [*task.game.dealer.lines]
        asked = msgspec.json.decode(log[-1])
        assert asked["players"] == ["Ada", "Ben", "Cleo"]
        move = asked["after"]
        assert (move["type"], move["player"], move["all_in"]) == ("called", last, True)
        lines[0].send("agree", table=task.id, to="run-twice", on=False)
        await asyncio.sleep(0.1)
        after = [*task.game.dealer.lines]
        assert lines[0].state["outcome"]
        assert after[: len(log)] == log
        assert after.count(encode(move)) == 1, "and once it is made"
        told = [event for message in lines[0].got if message["type"] == "step" for event in message["events"]]
        assert told.index(move) > told.index(asked)

    run(work)


def test_auto_players_agree_to_a_second_board_and_to_a_bomb_pot() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=ASKS)
        task, (ada,) = await table_with(room, "Ada", rules=TWICE.but(bomb_pot=3))
        ada.send("add-auto", table=task.id, style="caller")
        ada.send("agree", table=task.id, to="bomb-pot")
        for _ in range(40):
            await asyncio.sleep(0.25)
            if ada.state["hand"] and ada.state["street"] == "flop":
                break
        assert ada.state["pot"] == 12  # everyone antes three big blinds
        while not ada.state["asking"] and not ada.state["outcome"]:
            if ada.you["turn"]:
                act(ada, "all-in", ident=f"a{loop.now}")
            await asyncio.sleep(0.1)
        asked: Any = ada.state["asking"]
        if asked["agreed"] == []:
            await asyncio.sleep(0.5)
            asked = ada.state["asking"]
        assert len(asked["agreed"]) == 1
        ada.send("agree", table=task.id, to="run-twice")
        await asyncio.sleep(0.2)
        assert len(ada.state["second_board"]) == 5

    run(work)


def test_an_agreement_to_straddle_lapses_when_the_player_is_gone() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben, cleo) = await table_with(room, "Ada", "Ben", "Cleo", rules=TWICE.but(straddle=True))
        for line in (ada, ben):
            line.send("agree", table=task.id, to="straddle")
        await asyncio.sleep(0.1)
        agreed = {chair["player"]: chair["agrees"] for chair in cleo.state["chairs"] if chair}
        assert agreed == {"Ada": ["straddle"], "Ben": ["straddle"], "Cleo": []}
        ada.send("unwatch", table=task.id)
        await asyncio.sleep(0.1)
        agreed = {chair["player"]: chair["agrees"] for chair in cleo.state["chairs"] if chair}
        assert agreed == {"Ada": [], "Ben": ["straddle"], "Cleo": []}
        assert encode({"type": "agreed", "player": "Ada", "to": "straddle", "on": False}) in task.game.dealer.lines
        room = await open_room(loop, await crash(room))
        await asyncio.sleep(2)
        assert not room.tables[task.id].game.table.people["Ben"].agrees, "nobody is back after a crash"

    run(work)
