"""Beats: a quiet room answers at once, a busy one does things together, and nobody is heard too late for that."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import guest, open_room
from room.test_room import act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot.room.base.beat import BEAT, Beat

pytestmark = pytest.mark.core


def test_who_is_heard_comes_before_who_is_stirred() -> None:
    async def work(loop: VirtualLoop) -> None:
        beat, done = Beat(), list[str]()
        beat.stir(lambda: done.append("stirred"))

        def heard() -> None:
            done.append("heard")
            beat.stir(lambda: done.append("stirred by it"))

        beat.hear(heard)
        await asyncio.sleep(0.001)
        assert done == ["heard", "stirred", "stirred by it"]

    run(work)


def test_a_quiet_room_waits_for_nothing_and_a_busy_one_for_a_beat() -> None:
    async def work(loop: VirtualLoop) -> None:
        beat, done = Beat(), list[float]()
        began = loop.time()
        for _ in range(3):
            beat.hear(lambda: done.append(loop.time() - began))
            await asyncio.sleep(BEAT / 4)
        await asyncio.sleep(5 * BEAT)
        beat.hear(lambda: done.append(loop.time() - began))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [round(at, 6) for at in done[:3]] == [0, BEAT, BEAT]
        assert round(done[3], 6) == round(BEAT * 3 / 4 + 5 * BEAT, 6)

    run(work)


def test_what_is_said_before_hanging_up_counts() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        eve = await guest(room, "Eve")
        eve.send("lobby", id="busy")
        await asyncio.sleep(0.001)  # a beat has just been
        line, before = whose(lines), task.game.token
        act(line, "call", "last words")
        line.hang_up()
        await asyncio.sleep(0.001)
        assert line.task.done()
        await asyncio.sleep(0.1)
        assert task.game.token != before
        assert f"{line.name}:last words" in task.game.log.acknowledged

    run(work)


def test_promise_5_what_came_in_time_counts_though_the_table_was_busy_writing() -> None:
    slow = list[float]()

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, commit=lambda number: slow.pop() if slow else 0.0)
        task, lines = await table_with(room, "Ada", "Ben")
        line, table = whose(lines), task.game.table
        (other,) = [one for one in lines if one is not line]
        due = table.deadline
        assert due is not None
        await asyncio.sleep((due - room.services.now() - 8) / 1000)
        slow.append(0.009)
        other.send("plan", id="meanwhile", table=task.id, hand=table.number, plan="call-any")
        await asyncio.sleep(0.006)
        act(line, "call", "in time")
        await asyncio.sleep(0.001)
        assert room.services.now() < due
        assert not other.answers("meanwhile"), "it is still being written"
        await asyncio.sleep(0.1)
        assert line.answers("in time")[0]["type"] == "ack"

    for _ in range(5):
        run(work)


def test_promise_5_what_came_in_time_counts_though_the_room_itself_asked_something_since() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben", "Cyd")
        line = whose(lines)
        gone = next(one for one in lines if one is not line)
        gone.hang_up()
        await asyncio.sleep(0.1)
        again = await guest(room, gone.name)
        due = task.game.table.deadline
        assert due is not None
        await asyncio.sleep((due - room.services.now() - 6) / 1000)
        again.send("ping", id="busy")  # the next beat comes after the deadline
        await asyncio.sleep(0.002)
        again.send("watch", table=task.id)
        await asyncio.sleep(0.001)
        act(line, "call", "in time")
        await asyncio.sleep(0.001)
        assert room.services.now() < due
        await asyncio.sleep(0.2)
        assert line.answers("in time")[0]["type"] == "ack"

    run(work)


def test_who_comes_back_in_the_same_moment_is_here() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (_, ben) = await table_with(room, "Ada", "Ben")
        again = await guest(room, "Ben")
        again.send("ping", id="busy")
        await asyncio.sleep(0.002)
        ben.hang_up()
        await asyncio.sleep(0.002)
        again.send("watch", table=task.id)
        await asyncio.sleep(0.2)
        assert task.showing.viewers["Ben"] is again.socket
        assert task.game.table.people["Ben"].online

    run(work)


def test_a_beat_comes_again_after_one_that_failed() -> None:
    async def work(loop: VirtualLoop) -> None:
        loop.set_exception_handler(lambda loop, context: None)
        beat, done = Beat(), list[str]()

        def fail() -> None:
            raise RuntimeError("a deed that fails")

        beat.hear(fail)
        await asyncio.sleep(2 * BEAT)
        beat.hear(lambda: done.append("heard"))
        await asyncio.sleep(2 * BEAT)
        assert done == ["heard"]

    run(work)
