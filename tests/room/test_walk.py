"""Where a bet goes: the ten steps of the tour in docs/architecture.md, seen in a trace of one."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import sidepot
from room.rooms import guest, open_room
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot.engine import hand
from sidepot.rules import house

pytestmark = pytest.mark.core

SOURCES = Path(sidepot.__file__).parent
PAGE = Path(__file__).parent.parent.parent / "docs" / "architecture.md"
STEP = re.compile(r"^(\d+)\. `([a-z_/]+\.py)`, `([a-z_]+)`: ", re.M)


def tour() -> list[tuple[str, str]]:
    """The steps as the page has them: files and their functions."""
    text = PAGE.read_text("utf-8")
    found = STEP.findall(text[text.index("## A tour of the room") :])
    assert [int(number) for number, _, _ in found] == list(range(1, len(found) + 1))
    return [(file, function) for _, file, function in found]


def test_the_tour_has_ten_steps_and_each_is_where_it_says() -> None:
    steps = tour()
    assert len(steps) == 10
    for file, function in steps:
        assert re.search(rf"^ *(async )?def {function}\(", (SOURCES / file).read_text("utf-8"), re.M), (file, function)


@pytest.mark.skipif(not hand.__file__.endswith(".py"), reason="compiled modules leave no trace")
def test_a_bet_takes_the_steps_of_the_tour_in_order_and_none_twice() -> None:
    steps, seen, frames = tour(), list[tuple[str, str]](), list[FrameType]()

    def look(frame: FrameType, event: str, arg: Any) -> None:
        file = Path(frame.f_code.co_filename)
        if event != "call" or not file.is_relative_to(SOURCES) or any(frame is known for known in frames):
            return
        step = str(file.relative_to(SOURCES)), frame.f_code.co_name
        if step in steps:
            frames.append(frame)  # a coroutine that goes on is no new step
            seen.append(step)

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard", blinds=(1, 2)), 4, "Friends")
        lines = {name: await guest(room, name) for name in ("Ann", "Ben")}
        for chair, line in enumerate(lines.values()):
            line.send("watch", id="w", table=task.id)
            await asyncio.sleep(0.1)
            line.send("sit", id="s", table=task.id, chair=chair, chips=200)
            await asyncio.sleep(0.1)
        while not task.game.table.to_act:
            await asyncio.sleep(0.05)
        line, turn, number = lines[task.game.table.to_act[0]], task.game.token, task.game.table.number
        sys.setprofile(look)
        try:
            line.send("act", id="bet", table=task.id, hand=number, turn=turn, action={"type": "raise", "to": 6})
            await asyncio.sleep(0.05)
        finally:
            sys.setprofile(None)
        assert line.answers("bet") == [{"type": "ack", "id": "bet"}]

    run(work)
    assert seen == steps
