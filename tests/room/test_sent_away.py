"""Players whom a host has removed or banned: they are told, also when they come back, and a ban can be undone."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import crash, guest, open_room
from room.test_room import act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core


def test_whoever_is_removed_is_told_at_once_and_when_they_come_back() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben")
        assert ben.you["sent_away"] == ""
        ada.send("remove", id="r", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        assert ben.you["chair"] is not None, "the hand is played to its end"
        assert ben.you["sent_away"] == "removed"
        assert ada.you["sent_away"] == ""
        ben.send("leave", id="stay", table=task.id, on=False)
        await asyncio.sleep(0.1)
        assert ben.answers("stay")[0]["code"] == "leaving", "who is removed can't stay"
        await asyncio.sleep(5)
        assert ben.you["chair"] is None
        room = await open_room(loop, await crash(room))
        ben = await guest(room, "Ben")
        ben.send("mine", id="m")
        ben.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.last("my-tables")["tables"][0]["sent_away"] == "removed"
        assert ben.last("snapshot")["you"]["sent_away"] == "removed"
        ben.send("sit", id="s", table=task.id, chair=3, chips=200)
        await asyncio.sleep(1)
        assert ben.answers("s") == [{"type": "ack", "id": "s"}], "removed is not banned"
        assert ben.you["sent_away"] == ben.last("my-tables")["tables"][0]["sent_away"] == ""
        room = await open_room(loop, await crash(room))
        assert room.tables[task.id].removed == set()

    run(work)


def test_a_ban_is_told_listed_and_undone() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben")
        act(whose([ada, ben]), "fold")
        await asyncio.sleep(0.1)
        ada.send("ban", id="b", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        assert ben.you["chair"] is None
        assert ben.you["sent_away"] == "banned"
        assert ada.last("info")["info"]["banned"] == ["Ben"]
        room = await open_room(loop, await crash(room))
        ada, ben = await guest(room, "Ada"), await guest(room, "Ben")
        for line in (ada, ben):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.you["sent_away"] == "banned"
        ben.send("sit", id="no", table=task.id, chair=3, chips=200)
        ben.send("ban", id="mine", table=task.id, player="Ben", on=False)
        await asyncio.sleep(0.1)
        assert ben.answers("no")[0]["code"] == "banned"
        assert ben.answers("mine")[0]["code"] == "not-host"
        ada.send("ban", id="u", table=task.id, player="Ben", on=False)
        await asyncio.sleep(0.1)
        assert ben.last("private")["you"]["sent_away"] == ""
        assert ada.last("info")["info"]["banned"] == []
        room = await open_room(loop, await crash(room))
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        ben.send("sit", id="yes", table=task.id, chair=3, chips=200)
        await asyncio.sleep(0.1)
        assert ben.answers("yes") == [{"type": "ack", "id": "yes"}]

    run(work)


def test_a_host_can_ban_somebody_who_only_watches_and_nobody_who_was_never_there() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, _) = await table_with(room, "Ada", "Ben")
        eve = await guest(room, "Eve")
        eve.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        for number, player in enumerate(("Eve", "Eve", "Zoe", "Ada")):
            ada.send("ban", id=f"b{number}", table=task.id, player=player)
            await asyncio.sleep(0.1)
        ada.send("ban", id="b4", table=task.id, player="Zoe", on=False)
        await asyncio.sleep(0.1)
        answers = [ada.answers(f"b{number}")[0] for number in range(5)]
        assert [refusal_told(answer) if answer["type"] == "refusal" else "" for answer in answers] == [
            "", "Eve is already banned", "Zoe was never at this table", "a host and auto players can't be banned",
            "nobody of that name is banned from this table",
        ]  # fmt: skip
        assert eve.last("private")["you"]["sent_away"] == "banned"

    run(work)
