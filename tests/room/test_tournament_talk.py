"""What players of a tournament have as those of a table do: chat, their own hands, and what they missed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from room.rooms import Line, crash, guest, open_room
from room.test_closing import hands
from room.test_room import answer, run
from room.test_tournaments import SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.room.room import Room

pytestmark = pytest.mark.core

TWO_TABLES = """
house = "standard"
chairs = 3
stack = 200
max_entrants = 6
starts_with = 6
[levels]
by = "hands"
every = 4
blinds = [[10, 20], [50, 100]]
[field]
caller = 3
random = 1
"""


async def two(room: Room, sheet: str = SIT_AND_GO) -> tuple[Any, Line, Line]:
    task, ada = await entered(room, sheet)
    ben = await guest(room, "Ben")
    ben.send("watch", id="w", table=task.id)
    await asyncio.sleep(0.1)
    return task, ada, ben


def test_what_is_said_in_a_tournament_reaches_everyone_and_is_kept() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await two(room)
        ben.send("chat", id="c", table=task.id, text="good luck")
        await asyncio.sleep(0.1)
        assert ben.answers("c") == [{"type": "ack", "id": "c"}]
        assert (ada.last("said")["player"], ada.last("said")["text"]) == ("Ben", "good luck")
        room = await open_room(loop, await crash(room))
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        ben.send("chat", id="c", table=task.id, text="good luck")
        await asyncio.sleep(0.1)
        assert [said["text"] for said in ben.last("snapshot")["chat"]] == ["good luck"]
        assert ben.answers("c") == [{"type": "ack", "id": "c"}]
        assert not any(message["type"] == "said" for message in ben.got), "once is enough"

    run(work)


def test_a_host_mutes_a_player_of_a_tournament_and_that_survives() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await two(room)
        ada.send("mute", id="m", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        ben.send("chat", id="c", table=task.id, text="hello")
        await asyncio.sleep(0.1)
        assert ada.answers("m") == [{"type": "ack", "id": "m"}]
        assert ben.answers("c")[0]["code"] == "muted"
        assert ben.last("info")["info"]["muted"] == ["Ben"]
        room = await open_room(loop, await crash(room))
        assert room.tournaments[task.id].muted == {"Ben"}
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        ben.send("chat", id="c2", table=task.id, text="hello")
        await asyncio.sleep(0.1)
        assert ben.answers("c2")[0]["code"] == "muted"

    run(work)


def test_players_see_their_own_hands_of_a_tournament() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, _ = await two(room, TWO_TABLES.replace("caller = 3", "caller = 4"))
        ended = []

        def on(message: dict[str, Any]) -> None:
            answer(ada, message)
            ended.extend(event["hand"] for event in message.get("events", ()) if event["type"] == "hand-ended")

        ada.on = on
        while not task.contest.game.over:
            await asyncio.sleep(5)
        mine = await hands(room, task.id, "Ada")
        assert mine
        numbers = [hand.number for hand in mine]
        assert numbers == sorted(set(numbers), reverse=True)
        assert all("Ada" in hand.players for hand in mine)
        for hand in mine:
            assert None not in hand.cards["Ada"]
            unseen = {who for who, held in hand.cards.items() if None in held}
            shown = {event["player"] for event in hand.events if event["type"] == "showed"}
            assert unseen.isdisjoint(shown)
        assert room.services.store.last(f"hands/{task.id}") > len(mine), "the other table's are not Ada's"
        assert await hands(room, task.id, "Ben") == []

    run(work)


def test_who_comes_back_to_a_tournament_gets_what_they_missed() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await two(room, TWO_TABLES.replace("caller = 3", "caller = 4"))
        await asyncio.sleep(3)
        last = [message for message in ada.got if message["type"] in ("step", "snapshot")][-1]
        epoch = ada.last("snapshot")["epoch"]
        kept_on = await guest(room, "Cleo")
        kept_on.send("watch", id="w", table=task.id)
        ada.hang_up()
        await asyncio.sleep(4)
        again = Line(room, "Ada")
        again.send("watch", id="w2", table=task.id, epoch=epoch, after=last["seq"])
        await asyncio.sleep(0.1)
        snapshot = again.last("snapshot")
        missed = snapshot["missed"]
        assert missed
        assert [step["seq"] for step in missed] == sorted(step["seq"] for step in missed)
        assert last["seq"] < missed[0]["seq"] <= missed[-1]["seq"] <= snapshot["seq"]
        assert all(step["events"] for step in missed)
        assert any(event["type"] == "connection-changed" for step in missed for event in step["events"])
        assert any(event.get("player") == "Ada" for step in missed for event in step["events"])
        for step in missed:
            for event in step["events"]:
                if event["type"] == "dealt":
                    assert (None in event["cards"]) == (event["player"] != "Ada")
        assert snapshot["log"], "the dealer's log of Ada's table"
        ben.send("watch", id="w3", table=task.id, epoch=epoch, after=10_000)
        ben.send("watch", id="w4", table=task.id, epoch="another", after=1)
        await asyncio.sleep(0.1)
        assert [message["missed"] for message in ben.got if message["type"] == "snapshot"][-2:] == [None, None]

    run(work)
