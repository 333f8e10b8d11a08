"""A step tells what has changed: put over what was known, it is what a fresh snapshot would tell."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from room.rooms import Line, guest, open_room
from room.virtual import VirtualLoop, seeds, simulate
from sidepot import house
from sidepot.client import Seen
from sidepot.room.protocol.state import ChairState
from sidepot.room.show.changes import state_changes
from sidepot.rules import Rules

CLOCKS = ("turn_ms", "next_hand_ms")
"""They run between two messages."""


def whole(struct: Any) -> Any:
    found = msgspec.json.decode(msgspec.json.encode(struct))
    return {key: value for key, value in found.items() if key not in CLOCKS}


def told(known: dict[str, Any]) -> Any:
    return {key: value for key, value in known.items() if key not in CLOCKS}


HOUSES = [house("standard"), house("pineapple"), house("standard", game="stud", limit="fixed"), house("kitchen")]


@pytest.mark.parametrize("rules", HOUSES, ids=["holdem", "pineapple", "stud", "kitchen"])
def test_what_a_client_puts_together_is_what_it_would_be_shown(rules: Rules) -> None:
    async def work(loop: VirtualLoop) -> int:
        room = await open_room(loop, seed=loop.seed)
        task = await room.open_table(rules, 5, "Test", autos=("caller", "maniac"), host="Ada")
        lines: list[Line] = []
        for name in ("Ada", "Ben", "Eve"):
            lines.append(line := await guest(room, name))
            line.send("watch", id="w", table=task.id)
            await asyncio.sleep(0.01)
        for chair, line in zip((2, 3), lines, strict=False):
            line.send("sit", id="s", table=task.id, chair=chair, chips=rules.max_buy_in)
        if task.game.table.over:
            lines[0].send("start-game", id="g", table=task.id)
        compared = 0
        for step in range(300):
            await asyncio.sleep(0.25)
            if step == 40:  # in the middle of everything
                lines[1].send("watch", id="again", table=task.id)
                continue
            for line in lines:
                viewer = task.viewers[line.name]
                assert told(line.state) == whole(task.scene.state(0))
                assert told(line.you) == whole(task.scene.you(viewer, 0))
                compared += 1
                if line.you["turn"]:
                    _answer(line, task.id, step)
        assert task.game.table.number > 3
        return compared

    for seed in seeds(2):
        assert simulate(work, seed)[0] > 500


def _answer(line: Line, table: str, step: int) -> None:
    options, you = line.you["options"], line.you
    if options["discards"]:
        action: dict[str, Any] = {"type": "discard", "card": options["discards"][0]}
    elif options["may_show"]:
        action = {"type": "muck"}
    elif options["may_raise"] and step % 7 == 0:
        action = {"type": "raise", "to": options["min_to"]}
    elif options["bring_in"] is not None:
        action = {"type": "bring-in"}
    else:
        action = {"type": "check" if options["may_check"] else "fold" if step % 5 == 0 else "call"}
    line.send("act", id=f"{step}", table=table, hand=you["hand"], turn=you["turn"], action=action)


def test_a_chair_that_somebody_else_has_taken_comes_whole() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        rules = house("standard")
        task = await room.open_table(rules, 4, "Test")
        eve, ada = await guest(room, "Eve"), await guest(room, "Ada")
        for line in (eve, ada):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.01)
        before = task.scene.state(0)
        ada.send("sit", id="s", table=task.id, chair=1, chips=rules.max_buy_in)
        await asyncio.sleep(0.01)
        changes = state_changes(before, task.scene.state(0))
        assert isinstance(changes, dict)
        assert list(changes["chairs"]) == [1]
        assert isinstance(changes["chairs"][1], ChairState)
        assert state_changes(task.scene.state(0), before)["chairs"] == {1: None}  # type: ignore[index]

    simulate(work, 0)


def test_a_message_with_nothing_new_changes_nothing() -> None:
    seen = Seen()
    state = {"pot": 3, "chairs": [None, {"chips": 5}]}
    seen.take({"type": "snapshot", "state": state, "you": None, "tournament": None})
    step = seen.take({"type": "step", "events": []})
    assert step["state"] == {"pot": 3, "chairs": [None, {"chips": 5}]}
    step = seen.take({"type": "step", "events": [], "state": {"chairs": {"1": {"chips": 4}}}})
    assert step["state"] == {"pot": 3, "chairs": [None, {"chips": 4}]}
    assert seen.take({"type": "step", "events": [], "state": None})["state"] is None
