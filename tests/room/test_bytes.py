"""How many bytes a step takes: a hand of hold'em with six players, as one of them and a watcher get it."""

from __future__ import annotations

import asyncio
from typing import Any

from room.rooms import Line, guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house

NAMES = ("Adele", "Bella", "Conrad", "Dmitri", "Esther", "Fabian")
HANDS = 12
MOST = 550
"""Bytes of a step on average: with the whole table in every step it was some 2,700."""


async def played(loop: VirtualLoop) -> dict[str, list[int]]:
    """Some hands, checked and called, with a bet on the flop that half of them fold to."""
    room = await open_room(loop, seed=5)
    rules = house("standard")
    task = await room.open_table(rules, 6, "Test")
    lines: dict[str, Line] = {}
    for chair, name in enumerate(NAMES):
        lines[name] = line = await guest(room, name)
        line.send("watch", id="w", table=task.id)
        line.send("sit", id="s", table=task.id, chair=chair, chips=rules.min_buy_in * 2)
        await asyncio.sleep(0.01)
    rail = await guest(room, "Greta")
    rail.send("watch", id="w", table=task.id)
    await asyncio.sleep(1.5)
    first = {line: len(line.got) for line in (lines["Adele"], rail)}
    for step in range(2_000):
        if task.game.table.number > HANDS:
            break
        for line in lines.values():
            if line.you["turn"]:
                line.send("act", id=f"{step}", table=task.id, hand=line.you["hand"], turn=line.you["turn"],
                          action=_action(line, step))  # fmt: skip
        await asyncio.sleep(0.3)
    return {
        line.name: [
            len(text.encode())
            for text, message in zip(line.bytes[first[line] :], line.got[first[line] :], strict=True)
            if message["type"] in ("step", "private")
        ]
        for line in (lines["Adele"], rail)
    }


def _action(line: Line, step: int) -> dict[str, Any]:
    options = line.you["options"]
    if options["may_check"]:
        if options["may_raise"] and step % 3 == 0:
            return {"type": "raise", "to": options["min_to"]}
        return {"type": "check"}
    return {"type": "fold" if step % 4 == 0 else "call"}


def test_a_step_takes_few_bytes() -> None:
    sizes = simulate(played, 1)[0]
    for name, each in sizes.items():
        average = sum(each) / len(each)
        assert len(each) > 200
        assert average < MOST, f"{name}: {average:.0f} bytes a step, {max(each)} at most"
