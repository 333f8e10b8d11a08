"""A player's time does not run out while the room has not read what they sent, or could not hear at all."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from room.rooms import QUICK, Line, Wire, guest, open_room
from room.test_room import act, run, table_with, whose
from room.test_tournaments import SIT_AND_GO
from room.virtual import VirtualLoop
from sidepot.room.room import Room
from sidepot.room.services import PULSE, SLACK
from sidepot.room.task.hearing import PATIENCE
from sidepot.room.task.table_task import TableTask

pytestmark = pytest.mark.core


async def seated(loop: VirtualLoop, room: Room) -> tuple[TableTask, Line, Wire]:
    """A table, and whoever is to act there, on a wire of their own."""
    task, lines = await table_with(room, "Ada", "Ben")
    name, wire = whose(lines).name, Wire()
    line = await guest(room, name, wire=wire)
    line.send("watch", table=task.id)
    await asyncio.sleep(0.1)
    assert line.you["turn"]
    return task, line, wire


def call(line: Line, table: str, ident: str) -> str:
    you = line.you
    command = {"type": "act", "id": ident, "table": table, "hand": you["hand"], "turn": you["turn"]}
    return json.dumps({**command, "action": {"type": "check" if you["options"]["may_check"] else "call"}})


async def until_due(room: Room, due: int | None, after: int) -> None:
    assert due is not None
    await asyncio.sleep((due - room.services.now() + after) / 1000)


def timed_out(line: Line) -> list[Any]:
    return [event for told in line.got for event in told.get("events", ()) if event["type"] == "timed-out"]


def test_a_turn_does_not_end_while_its_players_answer_is_unread() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, line, wire = await seated(loop, room)
        due = task.game.table.deadline
        await until_due(room, due, -50)
        wire.lay(call(line, task.id, "unread"))
        await until_due(room, due, PATIENCE // 2)
        assert not timed_out(line)
        wire.read()
        await asyncio.sleep(0.1)
        assert line.answers("unread")[0]["type"] == "ack"
        assert not timed_out(line)

    run(work)


def test_an_answer_that_came_in_time_counts_though_something_else_came_late() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, line, wire = await seated(loop, room)
        eve = await guest(room, "Eve")
        eve.send("watch", table=task.id)
        due = task.game.table.deadline
        await until_due(room, due, -1)
        wire.lay(call(line, task.id, "unread"))
        await until_due(room, due, 1)
        eve.send("chat", table=task.id, text="late")
        await until_due(room, due, 20)
        wire.read()
        await asyncio.sleep(0.1)
        assert line.answers("unread")[0]["type"] == "ack"

    run(work)


def test_what_stays_unread_gains_no_more_than_a_moment() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, line, wire = await seated(loop, room)
        wire.lay(call(line, task.id, "never read"))
        await until_due(room, task.game.table.deadline, PATIENCE + 100)
        assert timed_out(line)

    run(work)


def test_whoever_sends_too_much_gains_nothing_by_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, burst=5, rate=0.1))
        task, line, wire = await seated(loop, room)
        for number in range(8):
            wire.lay(json.dumps({"type": "ping", "id": str(number)}))
        wire.read()
        wire.lay(call(line, task.id, "unread"))
        await until_due(room, task.game.table.deadline, 50)
        assert timed_out(line)

    run(work)


def test_a_tournaments_turn_does_not_end_while_its_players_answer_is_unread() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        wire = Wire()
        task = await room.open_tournament(SIT_AND_GO, "Friday", "Ada")
        ada = await guest(room, "Ada", wire=wire)
        ada.send("watch", id="w", table=task.id)
        ada.send("register", id="r", table=task.id)
        while not (ada.answers("r") and ada.you["turn"]):
            await asyncio.sleep(0.1)
        due = task.contest.game.deadline
        await until_due(room, due, -50)
        wire.lay(call(ada, task.id, "unread"))
        await until_due(room, due, PATIENCE // 2)
        assert not timed_out(ada)
        wire.read()
        await asyncio.sleep(0.1)
        assert ada.answers("unread")[0]["type"] == "ack"
        assert not timed_out(ada)

    run(work)


def test_room_time_waits_for_a_room_that_does_not_hear() -> None:
    async def work(loop: VirtualLoop) -> None:
        services = (await open_room(loop)).services
        services.pulse()
        before = services.now()
        loop._clock += 60
        assert services.now() - before == SLACK
        services.pulse()
        assert services.now() - before == SLACK, "it goes on from there"
        await asyncio.sleep(0.015)
        assert services.now() - before == SLACK + 15

    run(work)


def test_nobodys_time_runs_out_while_the_room_stands_still() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        line = whose(lines)

        def pulse() -> None:
            room.services.pulse()
            loop.call_later(PULSE, pulse)

        pulse()
        await until_due(room, task.game.table.deadline, -200)
        loop._clock += 60  # whatever it was: in this minute nothing was read
        await asyncio.sleep(0.05)
        assert not timed_out(line)
        act(line, "call", "after it")
        await asyncio.sleep(0.05)
        assert line.answers("after it")[0]["type"] == "ack"
        await until_due(room, task.game.table.deadline, 100)
        assert timed_out(line), "and then time runs again"

    run(work)


def test_a_socket_that_is_thrown_out_is_not_read_any_more() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, burst=5, rate=0))
        wire = Wire()
        eve = await guest(room, "Eve", wire=wire)
        await asyncio.sleep(0.01)
        for number in range(100):
            wire.lay(json.dumps({"type": "ping", "id": str(number)}))
        wire.read()
        assert wire.cut
        await asyncio.sleep(0.1)
        assert eve.closed == 1008

    run(work)
