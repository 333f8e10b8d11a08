"""The pace of auto players: what a host chose, and faster for who has folded and waits for them."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import open_room
from room.test_room import act, run, table_with
from room.virtual import VirtualLoop
from sidepot.room.store import Kept

pytestmark = pytest.mark.core


async def folds(ada: object, loop: VirtualLoop) -> None:
    """Ada folds as soon as she can."""
    while not ada.you["turn"]:  # type: ignore[attr-defined]
        await asyncio.sleep(0.05)
    act(ada, "fold", ident=f"f{loop.now}")  # type: ignore[arg-type]
    await asyncio.sleep(0.02)


def time_to_the_end(hurries: bool, pace: str = "usual") -> int:
    async def work(loop: VirtualLoop) -> int:
        room = await open_room(loop)
        task, (ada,) = await table_with(room, "Ada")
        if pace != "usual":
            ada.send("pace", table=task.id, pace=pace)
        for _ in range(3):
            ada.send("add-auto", id=f"add{_}", table=task.id, style="caller")
        while not (ada.state["playing"] and sum(1 for chair in ada.state["chairs"] if chair and chair["dealt_in"]) > 2):
            if ada.you["turn"]:
                act(ada, "fold", ident=f"g{loop.now}")
            await asyncio.sleep(0.05)
        await folds(ada, loop)
        began = loop.now
        if hurries:
            ada.send("hurry", id="quick", table=task.id, hand=ada.state["hand"])
        while ada.state["playing"]:
            await asyncio.sleep(0.01)
        if hurries:
            assert ada.answers("quick")[-1]["type"] == "ack"
        return loop.now - began

    return run(work)


def test_who_has_folded_sees_the_next_hand_sooner() -> None:
    assert time_to_the_end(hurries=True) * 4 < time_to_the_end(hurries=False)


def test_the_host_chooses_a_pace() -> None:
    assert time_to_the_end(hurries=False, pace="fast") * 1.5 < time_to_the_end(hurries=False)


def test_nobody_hurries_people() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben", "Cleo")
        ada = lines[0]
        while not any(line.you["turn"] for line in lines):
            await asyncio.sleep(0.05)
        first = next(line for line in lines if line.you["turn"])
        act(first, "fold")
        await asyncio.sleep(0.05)
        first.send("hurry", id="quick", table=task.id, hand=first.state["hand"])
        await asyncio.sleep(0.05)
        assert first.answers("quick")[-1]["code"] == "not-offered"
        ben = lines[1]
        ben.send("pace", id="pace", table=task.id, pace="fast")
        await asyncio.sleep(0.05)
        assert ben.answers("pace")[-1]["code"] == "not-host"
        assert ada.state["hand"] == 1

    run(work)


def test_a_pace_holds_after_a_restart() -> None:
    async def work(loop: VirtualLoop) -> None:
        kept = Kept()
        room = await open_room(loop, kept)
        task, (ada,) = await table_with(room, "Ada")
        ada.send("pace", table=task.id, pace="slow")
        await asyncio.sleep(0.1)
        await room.stop()
        again = await open_room(loop, kept)
        assert again.tables[task.id].pace == "slow"

    run(work)
