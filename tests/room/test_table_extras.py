"""What players may ask of a table beside playing: games to pick, hands to see, other chairs, chips by themselves.

Each is sent over a socket, acknowledged, done once however often it is asked, there after a crash, and refused
where the house does not have it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from room.rooms import Line, crash, guest, open_room
from room.test_again import SLOW, ask, ask_after_restarts
from room.test_every_game import answer
from room.test_room import run, table_with
from room.virtual import VirtualLoop
from sidepot import house
from sidepot.rules import Rules

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(1, 2), see_hands=True)
WITHOUT = house("standard", blinds=(1, 2), seat_change=False, auto_buy=False)


async def to_the_end(lines: list[Line], table: str) -> None:
    """Check and call until the hand is over."""
    for step in range(40):
        line = next((line for line in lines if line.you["turn"]), None)
        if line is None:
            return
        answer(line, table, 1000 * line.state["hand"] + step)
        await asyncio.sleep(0.2)


async def all_in(lines: list[Line], table: str) -> None:
    """Everything goes in before the flop."""
    for step in range(2):
        line = next(line for line in lines if line.you["turn"])
        you = line.you
        fields = {"id": f"all{step}", "table": table, "hand": you["hand"], "turn": you["turn"]}
        line.send("act", **fields, action={"type": "all-in"})
        await asyncio.sleep(0.2)


def test_t26_a_game_is_picked_once_and_dealt_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=house("dealers-choice"))
        picks = next(line for line in lines if line.name == line.state["rotation"]["picks"])
        other = next(line for line in lines if line is not picks)
        other.send("pick-game", id="not-me", table=task.id, game="razz")
        picks.send("pick-game", id="chess", table=task.id, game="chess")
        await asyncio.sleep(0.2)
        assert other.answers("not-me")[0]["code"] == "not-your-pick"
        assert picks.answers("chess")[0]["code"] == "bad-choice"
        fields = {"type": "pick-game", "id": "mine", "table": task.id, "game": "razz"}
        await ask(picks, fields, 2)
        await asyncio.sleep(1.5)
        assert [line.state["plays"] for line in lines] == ["razz", "razz"]
        room = await ask_after_restarts(loop, room, picks.name, fields)
        assert room.tables[task.id].game.table.rules.game == "razz"

    run(work)


def test_a_mucked_hand_is_seen_by_whoever_asks_once() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=RULES)
        await to_the_end(lines, task.id)
        shown = [one["player"] for one in lines[0].state["outcome"]["shown"]]
        assert len(shown) == 1
        winner = next(line for line in lines if line.name == shown[0])
        loser = next(line for line in lines if line is not winner)
        assert not any(card in text for card in loser.you["cards"] for text in winner.bytes)
        winner.send("ask-to-see", id="old", table=task.id, hand=2, whose=loser.name)
        await asyncio.sleep(0.2)
        assert winner.answers("old")[0]["code"] == "old-hand"
        fields = {"type": "ask-to-see", "id": "mine", "table": task.id, "hand": 1, "whose": loser.name}
        await ask(winner, fields, 2)
        assert winner.state["showed"] == {loser.name: loser.you["cards"]}
        for whose, code in ((loser.name, "shown-already"), ("Cid", "nothing-to-see")):
            winner.send("ask-to-see", id=code, table=task.id, hand=1, whose=whose)
            await asyncio.sleep(0.2)
            assert winner.answers(code)[0]["code"] == code
        await ask_after_restarts(loop, room, winner.name, fields)

    run(work)


def test_another_chair_is_taken_when_the_hand_is_over_also_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, _ = await table_with(room, "Ada", "Ben", rules=RULES)
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        await ask(ada, {"type": "change-seat", "id": "mine", "table": task.id, "chair": 3})
        ada.send("change-seat", id="taken", table=task.id, chair=1)
        await asyncio.sleep(0.2)
        assert ada.answers("taken")[0]["type"] == "refusal"
        room = await open_room(loop, await crash(room), config=SLOW)
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for line in lines:
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.2)
        assert all([chair and chair["moves_to"] for chair in line.state["chairs"]][:2] == [3, None] for line in lines)
        await to_the_end(lines, task.id)
        await asyncio.sleep(1.5)
        table = room.tables[task.id].game.table
        assert (table.number, table.people["Ada"].chair, lines[0].you["chair"]) == (2, 3, 3)

    run(work)


def test_chips_are_bought_by_themselves_after_each_hand_also_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=RULES)
        began = {line.name: line.state["chairs"][line.you["chair"]]["chips"] for line in lines}
        for line in lines:
            fields = {"type": "buy-always", "id": f"mine-{line.name}", "table": task.id, "top_up": 200, "rebuy": 100}
            await ask(line, fields, 2)
        assert all(chips <= 200 for chips in began.values())
        room = await open_room(loop, await crash(room), config=SLOW)
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for line in lines:
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.2)
        assert [(line.you["tops_up"], line.you["rebuys"]) for line in lines] == [(200, 100)] * 2
        await all_in(lines, task.id)
        await asyncio.sleep(1.5)
        table = room.tables[task.id].game.table
        assert table.number == 2
        bought = table.ledger.bought
        assert sorted(bought.values()) == [200, 300]

    run(work)


@pytest.mark.parametrize(
    ("kind", "fields", "rules"),
    [
        ("pick-game", {"game": "razz"}, RULES),
        ("pick-game", {"game": "razz"}, house("horse")),
        ("ask-to-see", {"hand": 1, "whose": "Ben"}, WITHOUT),
        ("change-seat", {"chair": 3}, WITHOUT),
        ("buy-always", {"top_up": 200, "rebuy": 200}, WITHOUT),
        ("agree", {"to": "button-straddle", "on": True}, WITHOUT),
    ],
)
def test_it_is_refused_where_the_house_does_not_have_it(kind: str, fields: dict[str, Any], rules: Rules) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=rules)
        if kind == "ask-to-see":
            await to_the_end(lines, task.id)
        lines[0].send(kind, id="mine", table=task.id, **fields)
        await asyncio.sleep(0.2)
        (told,) = lines[0].answers("mine")
        assert (told["type"], told["code"]) == ("refusal", "not-offered")

    run(work)
