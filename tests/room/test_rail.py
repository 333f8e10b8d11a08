"""The rail: spectators choose a table of a tournament, and see a table that is shown with a delay so much later."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from room.rooms import QUICK, Line, guest, open_room
from room.test_room import answer, run
from room.virtual import VirtualLoop
from sidepot import house
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.room.settings.config import Config
from sidepot.room.task.table_task import TableTask

DELAY = 30_000
RULES = house("standard", blinds=(1, 2))
TWO_TABLES = """
house = "standard"
chairs = 4
stack = 400
max_entrants = 8
starts_with = 8
buy_in = 0
payouts = [100]
[levels]
by = "hands"
every = 50
blinds = [[1, 2]]
then = "double"
[field]
caller = 7
"""


class Watcher:
    """A spectator's line with the time at which everything came, and a player's for comparison."""

    def __init__(self, loop: VirtualLoop, line: Line) -> None:
        self.line, self.came = line, list[tuple[int, dict[str, Any]]]()
        before = line.on

        def noted(message: dict[str, Any]) -> None:
            self.came.append((loop.now, message))
            before(message)

        line.on = noted

    def first(self, kind: str) -> dict[int, int]:
        """When each step or snapshot came first, by its number."""
        found: dict[int, int] = {}
        for at, message in self.came:
            if message["type"] == kind:
                found.setdefault(message["seq"], at)
        return found


async def playing(room: Room, name: str, task: TableTask, chair: int) -> Line:
    line = await guest(room, name)
    line.on = lambda message: answer(line, message)
    line.send("watch", id="w", table=task.id)
    await asyncio.sleep(0.1)
    line.send("sit", id="s", table=task.id, chair=chair, chips=200)
    await asyncio.sleep(0.1)
    return line


async def asked(room: Room, path: str, name: str, **parts: str) -> Any:
    endpoint = next(each for each in API if each.path == path and each.method == "GET")
    return (await endpoint.handler(Asking(room, room.accounts.by_name[name], "", parts, {}), None)).data


@pytest.mark.parametrize("by_room", [False, True])
def test_whoever_does_not_sit_at_the_table_sees_it_so_much_later(by_room: bool) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, rail_delay=DELAY if by_room else 0))
        task = await room.open_table(RULES, 4, "Friday", autos=("caller",), delay=0 if by_room else DELAY)
        ada = await playing(room, "Ada", task, 2)
        live = Watcher(loop, ada)
        rita, came = await guest(room, "Rita"), loop.now
        rail = Watcher(loop, rita)
        rita.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert [message["type"] for _, message in rail.came] == ["welcome", "ack", "info"], "nothing to be seen yet"
        assert rail.came[-1][1]["info"]["delay_ms"] == DELAY
        await asyncio.sleep(200)
        told, shown = live.first("step"), rail.first("step")
        assert len(shown) > 20
        assert all(at >= told[seq] + DELAY for seq, at in shown.items() if seq in told)
        assert min(shown.values()) >= came + DELAY - 1_000
        assert max(shown) > max(told) - 200, "and it does come"
        # what a player said is heard with the hand it is about; what the rail says at once
        ada.send("chat", id="c1", table=task.id, text="what a river")
        rita.send("chat", id="c2", table=task.id, text="hello")
        spoken = loop.now
        await asyncio.sleep(1)
        assert [message["text"] for _, message in rail.came if message["type"] == "said"] == ["hello"]
        await asyncio.sleep(DELAY / 1000 + 1)
        heard = {message["text"]: at for at, message in rail.came if message["type"] == "said"}
        assert heard["what a river"] >= spoken + DELAY

    run(work)


def test_nothing_that_can_be_asked_is_newer_than_the_delay() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(RULES, 4, "Friday", host="Ada", autos=("caller",), delay=DELAY)
        ada = await playing(room, "Ada", task, 2)
        live = Watcher(loop, ada)
        await asyncio.sleep(100)
        # somebody who comes in the middle gets the picture of then at once
        rita = await guest(room, "Rita")
        rail = Watcher(loop, rita)
        rita.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        [(at, snapshot)] = [(at, message) for at, message in rail.came if message["type"] == "snapshot"]
        told = live.first("step")
        assert told[snapshot["seq"]] <= at - DELAY
        assert told[snapshot["seq"] + 1] > at - DELAY - 1_000
        assert snapshot["state"]["hand"] < ada.state["hand"]
        assert snapshot["you"]["hand"] == snapshot["state"]["hand"]
        # nor over HTTP, nor by asking for it again with an older number
        seen = await asked(room, "/api/tables/{table}", "Rita", table=task.id)
        assert seen.state.hand == snapshot["state"]["hand"]
        with pytest.raises(Turned) as no:
            await asked(room, "/api/tables/{table}/ledger", "Rita", table=task.id)
        assert no.value.reason is Code.NOT_ALLOWED
        await asked(room, "/api/tables/{table}/ledger", "Ada", table=task.id)
        rita.send("watch", id="w2", table=task.id, epoch=snapshot["epoch"], after=1)
        await asyncio.sleep(0.1)
        assert rita.last("snapshot")["missed"] is None
        assert told[rita.last("snapshot")["seq"]] <= loop.now - DELAY

    run(work)


def test_who_sits_down_sees_the_table_as_it_is_and_who_gets_up_no_longer() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(RULES, 4, "Friday", autos=("caller",), delay=DELAY)
        ada = await playing(room, "Ada", task, 2)
        await asyncio.sleep(60)
        rita = await guest(room, "Rita")
        rita.on = lambda message: answer(rita, message)
        rita.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert rita.state["hand"] < ada.state["hand"]
        rita.send("sit", id="s", table=task.id, chair=3, chips=200)
        await asyncio.sleep(1)
        assert rita.you["chair"] == 3
        await asyncio.sleep(20)
        assert rita.last("step")["seq"] == ada.last("step")["seq"]
        rita.send("leave", id="l", table=task.id)
        while rita.you["chair"] is not None:
            await asyncio.sleep(0.1)
        left, seen = loop.now, Watcher(loop, rita)
        known = rita.last("step")["seq"]
        await asyncio.sleep(100)
        shown = seen.first("step")
        assert min(shown) > known, "nothing is told twice"
        assert min(shown.values()) >= left + DELAY - 1_000

    run(work)


async def two_tables(room: Room, delay: int = 0) -> tuple[Any, Line]:
    task = await room.open_tournament(TWO_TABLES, "Big", "Ada", delay)
    ada = await guest(room, "Ada")
    ada.on = lambda message: answer(ada, message)
    ada.send("watch", id="w", table=task.id)
    await asyncio.sleep(0.1)
    ada.send("register", id="r", table=task.id)
    await asyncio.sleep(2)
    assert len(task.contest.current.tables) == 2
    return task, ada


def test_a_spectator_chooses_a_table_of_a_tournament() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await two_tables(room)
        rita = await guest(room, "Rita")
        tables = task.contest.current.tables
        for number in tables:
            rita.send("watch", id=f"w{number}", table=task.id, at=number)
            await asyncio.sleep(3)
            seen = rita.seen
            assert seen["tournament"]["table"] == number
            there = {chair["player"] for chair in seen["state"]["chairs"] if chair}
            assert there <= {*tables[number].people}
            assert rita.last("step")["events"] is not None
            assert seen["you"]["chair"] is None
            assert seen["you"]["cards"] == []
        # a table that is not there is the lowest; a player sees their own, whatever they ask for
        rita.send("watch", id="w9", table=task.id, at=99)
        other = next(number for number, table in tables.items() if "Ada" not in table.people)
        ada.send("watch", id="wa", table=task.id, at=other)
        await asyncio.sleep(1)
        assert rita.last("snapshot")["tournament"]["table"] == min(tables)
        assert "Ada" in {chair["player"] for chair in ada.state["chairs"] if chair}

    run(work)


def test_the_rail_of_a_tournament_sees_its_tables_so_much_later() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_tournament(TWO_TABLES, "Big", "Ada", DELAY)
        rita = await guest(room, "Rita")
        rail = Watcher(loop, rita)
        rita.send("watch", id="w", table=task.id, at=2)
        ada = await guest(room, "Ada")
        ada.on = lambda message: answer(ada, message)
        live = Watcher(loop, ada)
        ada.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.5)
        ada.send("register", id="r", table=task.id)
        await asyncio.sleep(1)
        began = loop.now
        assert rita.last("step")["tournament"]["begun"], "that it begins is no secret"
        count = len(rail.came)
        await asyncio.sleep(DELAY / 1000 - 3)
        assert len(rail.came) == count, "and then nothing for so long"
        await asyncio.sleep(60)
        told, shown = live.first("step"), rail.first("step")
        later = {seq: at for seq, at in shown.items() if at > began}
        assert len(later) > 10
        assert all(at >= told[seq] + DELAY for seq, at in later.items() if seq in told)
        assert rita.last("step")["tournament"]["table"] == 2
        # another table, or anything over HTTP: of then too
        rita.send("watch", id="w1", table=task.id, at=1)
        await asyncio.sleep(0.1)
        snapshot = rita.last("snapshot")
        assert snapshot["tournament"]["table"] == 1
        assert snapshot["seq"] < ada.last("step")["seq"]
        assert snapshot["seq"] <= max(seq for seq, at in told.items() if at <= loop.now - DELAY) + 5
        seen = await asked(room, "/api/tournaments/{tournament}", "Rita", tournament=task.id)
        assert seen.tournament["players"] == snapshot["tournament"]["players"]

    run(work)


def test_a_delay_has_its_limits() -> None:
    with pytest.raises(ValueError, match="rail_delay = 700000 is not possible: at most 600000"):
        Config(rail_delay=700_000)
    with pytest.raises(ValueError, match="rail_delay"):
        Config(rail_delay=-1)
