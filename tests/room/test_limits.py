"""P6: one misbehaving client cannot slow others: credits and bounded outboxes, in virtual time."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from room.rooms import QUICK, guest, open_room
from room.test_room import act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot.room.base.beat import BEAT
from sidepot.room.base.limits import Credits, Purse

pytestmark = pytest.mark.core


def test_credits_are_spent_and_come_back() -> None:
    credits = Credits(burst=3, rate=2, now=0)
    assert [credits.take(0) for _ in range(4)] == [True, True, True, False]
    assert [credits.take(500), credits.take(500)] == [True, False]
    assert [credits.take(60_000) for _ in range(4)] == [True, True, True, False]


def test_a_purse_forgets_the_least_used() -> None:
    purse = Purse(1, 0, most=2)
    assert [purse.take(key, 0) for key in "aab"] == [True, False, True]
    assert purse.take("c", 0)
    assert purse.take("a", 0), "a was forgotten, and is new"


def test_promise_6_a_stuck_reader_gets_one_snapshot_and_others_never_wait() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, outbox=8))
        task, lines = await table_with(room, "Ada", "Ben")
        eve = await guest(room, "Eve")
        eve.send("watch", table=task.id)
        await asyncio.sleep(0.1)
        eve.stuck = asyncio.Event()
        for step in range(40):
            line = whose(lines)
            began = loop.now
            act(line, "check" if line.you["options"]["may_check"] else "call", f"s{step}")
            while not line.answers(f"s{step}"):
                await asyncio.sleep(0.001)
            assert loop.now - began <= 1000 * BEAT + 5
            if not any(one.you["turn"] for one in lines):
                await asyncio.sleep(1.2)
        assert len(eve.socket._outbox) <= 9
        before = len(eve.got)
        eve.stuck.set()
        await asyncio.sleep(0.1)
        fresh = eve.got[before:]
        assert [message["type"] for message in fresh][-1] == "snapshot"
        assert len(fresh) < 12
        assert fresh[-1]["seq"] == task.showing.seq
        assert fresh[-1]["state"]["hand"] == task.game.table.number

    run(work)


def test_promise_6_a_reader_stuck_for_long_is_cut_off() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await table_with(room, "Ada", "Ben")
        eve = await guest(room, "Eve")
        eve.stuck = asyncio.Event()
        eve.send("watch", table=task.id)
        await asyncio.sleep(60)
        assert eve.socket not in room.sockets
        assert "Eve" not in task.showing.viewers
        assert eve.task.done()

    run(work)


def test_promise_6_a_flood_is_refused_and_cut_off_while_others_play() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, burst=20, rate=10))
        task, lines = await table_with(room, "Ada", "Ben")
        mallory = await guest(room, "Mallory")
        for number in range(5_000):
            mallory.send("ping", id=str(number))
        line = whose(lines)
        began = loop.now
        act(line, "call", "honest")
        while not line.answers("honest"):
            await asyncio.sleep(0.001)
        assert loop.now - began <= 5
        await asyncio.sleep(1)
        assert mallory.closed == 1008
        assert len(mallory.got) < 100
        assert task.frozen is None

    run(work)
