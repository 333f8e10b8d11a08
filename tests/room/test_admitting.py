"""A table where the host is asked before somebody sits down."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import crash, guest, open_room
from room.test_room import NO_LIMIT, run
from room.virtual import VirtualLoop
from sidepot.room.game import hosted_table, seat_requests
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core


def test_the_host_is_asked_and_who_is_let_in_gets_the_chair() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", admits=True)
        ada, ben, eve = [await guest(room, name) for name in ("Ada", "Ben", "Eve")]
        for line in (ada, ben, eve):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        ada.send("sit", id="s", table=task.id, chair=0, chips=200)
        ben.send("sit", id="no", table=task.id, chair=2, chips=100)
        ben.send("ask-to-sit", id="s", table=task.id, chair=2, chips=100)
        await asyncio.sleep(0.1)
        assert ben.answers("no")[0]["code"] == "ask-host"
        assert ada.answers("s")[0]["type"] == "ack"
        assert ben.answers("s") == [{"type": "ack", "id": "s"}]
        assert ada.last("info")["info"]["asking"] == [{"player": "Ben", "chair": 2, "chips": 100}]
        eve.send("admit", id="a", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        assert eve.answers("a")[0]["code"] == "not-host"
        assert "Ben" not in task.game.table.people
        ada.send("admit", id="a", table=task.id, player="Ben")
        ada.send("admit", id="b", table=task.id, player="Eve")
        await asyncio.sleep(0.1)
        assert ada.answers("a")[0]["type"] == "ack"
        assert ada.answers("b")[0]["code"] == "no-such-player", "Eve has not asked"
        assert task.game.table.people["Ben"].chair == 2
        assert ada.last("info")["info"]["asking"] == []
        ben.send("leave", id="l", table=task.id)
        await asyncio.sleep(0.1)
        room = await open_room(loop, await crash(room))
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        ada.send("admit", id="a", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        assert ada.answers("a") == [{"type": "ack", "id": "a"}]
        assert "Ben" not in room.tables[task.id].game.table.people, "done once"
        again = await guest(room, "Ben")
        again.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        again.send("sit", id="again", table=task.id, chair=3, chips=100)
        await asyncio.sleep(0.1)
        assert again.answers("again")[0]["type"] == "ack", "let in once, let in for good"

    run(work)


def test_who_is_sent_away_or_does_not_want_it_any_more_does_not_ask() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", admits=True, autos=("caller",))
        ada, ben, cleo = [await guest(room, name) for name in ("Ada", "Ben", "Cleo")]
        for line in (ada, ben, cleo):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(1)
        assert len(task.game.table.people) == 1, "auto players belong to the house"
        for line, chair in ((ben, 2), (cleo, 3)):
            line.send("ask-to-sit", id="s", table=task.id, chair=chair, chips=100)
        await asyncio.sleep(0.1)
        assert {seat["player"] for seat in ada.last("info")["info"]["asking"]} == {"Ben", "Cleo"}
        ada.send("admit", id="a", table=task.id, player="Ben", on=False)
        cleo.send("stop-asking", id="no", table=task.id)
        await asyncio.sleep(0.1)
        assert ada.last("info")["info"]["asking"] == []
        assert cleo.answers("no") == [{"type": "ack", "id": "no"}]
        assert len(task.game.table.people) == 1
        cleo.send("stop-asking", id="again", table=task.id)
        ben.send("ask-to-sit", id="s2", table=task.id, chair=2, chips=100)
        await asyncio.sleep(0.1)
        assert refusal_told(cleo.answers("again")[0]) == "you have not asked for a seat here"
        assert ben.answers("s2")[0]["type"] == "ack"

    run(work)


def test_who_asked_is_not_forgotten_by_going_or_by_a_restart_and_is_never_seated_while_away() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", admits=True)
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        ben.send("ask-to-sit", id="s", table=task.id, chair=2, chips=100)
        await asyncio.sleep(0.1)
        ben.hang_up()
        await asyncio.sleep(0.1)
        room = await open_room(loop, await crash(room))
        ada = await guest(room, "Ada")
        ada.send("mine", id="m")
        await asyncio.sleep(1)
        (row,) = ada.last("my-tables")["tables"]
        assert row["asking"] == [{"player": "Ben", "chair": 2, "chips": 100}]
        ada.send("admit", id="a", table=task.id, player="Ben")
        await asyncio.sleep(1)
        assert ada.answers("a") == [{"type": "ack", "id": "a"}], "from wherever in the room the host is"
        assert ada.last("my-tables")["tables"][0]["asking"] == []
        assert not room.tables[task.id].game.table.people, "nobody is seated who is not there"
        ben = await guest(room, "Ben")
        ben.send("mine", id="m")
        await asyncio.sleep(0.1)
        assert ben.last("my-tables")["tables"][0]["waits"] == "admitted"
        ben.send("watch", id="w", table=task.id)
        ben.send("sit", id="t", table=task.id, chair=1, chips=100)
        await asyncio.sleep(1)
        assert ben.answers("t") == [{"type": "ack", "id": "t"}]
        assert ben.last("my-tables")["tables"][0]["waits"] == ""

    run(work)


def test_nobody_fills_the_log_by_asking_for_one_chair_after_the_other() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 6, "Friends", host="Ada", admits=True)
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        for number in range(hosted_table.ASKS + 2):
            ben.send("ask-to-sit", id=f"s{number}", table=task.id, chair=number % 3, chips=100)
        await asyncio.sleep(0.1)
        codes = [ben.answers(f"s{number}")[0].get("code", "") for number in range(hosted_table.ASKS + 2)]
        assert codes == [""] * hosted_table.ASKS + ["slow-down"] * 2
        await asyncio.sleep(61)
        ben.send("ask-to-sit", id="later", table=task.id, chair=4, chips=100)
        await asyncio.sleep(0.1)
        assert ben.answers("later")[0]["type"] == "ack"

    run(work)


def test_only_so_many_people_wait_for_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_requests, "MOST_ASKING", 2)

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 6, "Friends", host="Ada", admits=True)
        lines = [await guest(room, name) for name in ("Ben", "Cleo", "Dan")]
        for chair, line in enumerate(lines):
            line.send("watch", id="w", table=task.id)
            await asyncio.sleep(0.1)
            line.send("ask-to-sit", id="s", table=task.id, chair=chair, chips=100)
            await asyncio.sleep(0.1)
        assert [line.answers("s")[0].get("code") for line in lines] == [None, None, "too-many"]
        lines[0].send("ask-to-sit", id="other", table=task.id, chair=5, chips=100)
        await asyncio.sleep(0.1)
        assert task.asking["Ben"].chair == 5

    run(work)


def test_two_who_ask_for_the_same_chair_both_get_one() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", admits=True)
        ada, ben, cleo = [await guest(room, name) for name in ("Ada", "Ben", "Cleo")]
        for line in (ada, ben, cleo):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        for line in (ben, cleo):
            line.send("ask-to-sit", id="s", table=task.id, chair=3, chips=100)
        await asyncio.sleep(0.1)
        for name in ("Ben", "Cleo"):
            ada.send("admit", id=name, table=task.id, player=name)
        await asyncio.sleep(0.1)
        assert {name: person.chair for name, person in task.game.table.people.items()} == {"Ben": 3, "Cleo": 0}

    run(work)
