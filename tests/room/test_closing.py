"""Tables that are closed, by their host or because nobody comes any more: chips are settled, hands stay."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from room.rooms import QUICK, crash, guest, open_room
from room.test_room import act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.room import ROUNDS, Room
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core

HOUR = 3_600_000
EMPTY = msgspec.structs.replace(QUICK, close_empty=HOUR)


def left_at(room: Room, table: str) -> list[int]:
    """What the accounts of a table have: its players', its pot, the bank that sold the chips."""
    accounts = [f"{table}:player:Ada", f"{table}:player:Ben", f"{table}:pot", f"bank:{table}"]
    return [room.services.store.balance(account) for account in accounts]


async def hands(room: Room, table: str, name: str) -> list[Any]:
    """The hands of a player at a table, asked over HTTP."""
    endpoint = next(one for one in API if one.path == "/api/tables/{table}/hands")
    asking = Asking(room, room.accounts.by_name[name], "192.0.2.7", {"table": table}, {})
    answer = await endpoint.handler(asking, None)
    return list(answer.data.hands)


async def played(room: Room) -> Any:
    """A table at which a hand was played, between two hands."""
    task, (ada, ben) = await table_with(room, "Ada", "Ben")
    act(whose([ada, ben]), "fold")
    await asyncio.sleep(0.2)
    assert not task.game.table.playing
    return task, ada, ben


def test_a_host_who_closes_a_table_cashes_everyone_out() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await played(room)
        assert left_at(room, task.id)[:3] in ([199, 201, 0], [201, 199, 0])
        ada.send("close-table", id="c", table=task.id)
        await asyncio.sleep(1)
        assert ada.answers("c") == [{"type": "ack", "id": "c"}]
        assert ben.last("gone")["table"] == task.id
        assert task.id not in room.tables
        assert left_at(room, task.id) == [0, 0, 0, 0]
        assert not task.game.table.people
        assert [hand.number for hand in await hands(room, task.id, "Ben")] == [1]

    run(work)


def test_what_was_asked_of_a_table_that_its_host_closes_is_answered() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await played(room)
        ada.send("close-table", id="c", table=task.id)
        await asyncio.sleep(0)
        ben.send("top-up", id="t", table=task.id, chips=1)
        await asyncio.sleep(1)
        assert ada.answers("c") == [{"type": "ack", "id": "c"}]
        assert len(ben.answers("t")) == 1

    for _ in range(5):
        run(work)


def test_a_table_where_nobody_was_for_long_is_closed_and_nothing_is_lost() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=EMPTY)
        task, ada, ben = await played(room)
        for line in (ada, ben):
            line.send("sit-out", table=task.id)
        await asyncio.sleep(10)
        ada.hang_up()
        ben.hang_up()
        await asyncio.sleep(HOUR / 1000 - 10)
        assert task.id in room.tables
        await asyncio.sleep(ROUNDS / 1000 + 20)
        assert task.id not in room.tables
        assert not task.game.table.people
        assert left_at(room, task.id) == [0, 0, 0, 0]
        score = task.game.table.ledger.score()
        assert sorted(score.values()) == [-1, 1]
        assert [hand.number for hand in await hands(room, task.id, "Ada")] == [1]
        room = await open_room(loop, await crash(room), EMPTY)
        assert task.id not in room.tables
        assert [hand.number for hand in await hands(room, task.id, "Ada")] == [1]

    run(work)


def test_somebody_who_only_watches_keeps_a_table_and_the_houses_own_stay() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=EMPTY)
        task = await room.open_table((await table_with(room, "Ada"))[0].opened.rules, 4, "Watched", host="Ada")
        own = await room.open_table(task.opened.rules, 4, "The house's")
        rail = await guest(room, "Rail")
        rail.send("watch", table=task.id)
        await asyncio.sleep(3 * HOUR / 1000)
        assert {task.id, own.id} <= set(room.tables)
        rail.hang_up()
        await asyncio.sleep(HOUR / 1000 - 60)
        assert task.id in room.tables
        await asyncio.sleep(3 * ROUNDS / 1000)
        assert task.id not in room.tables
        assert own.id in room.tables

    run(work)


def test_time_without_anybody_counts_on_after_a_restart() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=EMPTY)
        task, _, _ = await played(room)
        other = await room.open_table(task.opened.rules, 4, "Another", host="Ada")
        for life in range(5):
            assert task.id in room.tables or life > 2
            line = await guest(room, "Cleo")
            line.send("watch", table=other.id)
            await asyncio.sleep(HOUR / 1000 / 2)
            line.send("chat", id=f"life {life}", table=other.id, text="still here")
            await asyncio.sleep(1)
            room = await open_room(loop, await crash(room), EMPTY)
        assert other.id in room.tables
        assert task.id not in room.tables

    run(work)


@pytest.mark.parametrize("comes_back", [False, True])
def test_who_is_gone_for_long_gives_the_chair_to_who_waits(comes_back: bool) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=msgspec.structs.replace(QUICK, keep_chair=10 * ROUNDS))
        task, (_, ben) = await table_with(room, "Ada", "Ben", chairs=2)
        ben.hang_up()
        await asyncio.sleep(30 * ROUNDS / 1000)
        assert set(task.game.table.people) == {"Ada", "Ben"}, "nobody waits"
        cyd = await guest(room, "Cyd")
        if comes_back:
            (await guest(room, "Ben")).send("watch", table=task.id)
        cyd.send("watch", table=task.id)
        cyd.send("wait", id="w", table=task.id)
        await asyncio.sleep(3 * ROUNDS / 1000)
        assert cyd.answers("w") == [{"type": "ack", "id": "w"}]
        assert ("Ben" in task.game.table.people) == comes_back
        assert (room.services.store.balance(f"{task.id}:player:Ben") > 0) == comes_back

    run(work)


async def closing(loop: VirtualLoop) -> Any:
    """A table that its host closes in the middle of a hand."""
    room = await open_room(loop)
    task, (ada, ben) = await table_with(room, "Ada", "Ben")
    assert task.game.table.playing
    ada.send("close-table", id="c", table=task.id)
    await asyncio.sleep(0.1)
    assert ada.answers("c") == [{"type": "ack", "id": "c"}]
    return room, task, ada, ben


def test_a_table_closed_in_the_middle_of_a_hand_closes_behind_it_whoever_is_still_there() -> None:
    async def work(loop: VirtualLoop) -> None:
        room, task, ada, ben = await closing(loop)
        assert ben.last("info")["info"]["closing"]
        ada.hang_up()
        ben.hang_up()  # nobody acts any more: the clock ends the hand
        await asyncio.sleep(600)
        assert task.id not in room.tables
        assert left_at(room, task.id) == [0, 0, 0, 0]
        assert task.game.table.number == 1
        again = await guest(room, "Ada")
        again.send("close-table", id="c", table=task.id)
        await asyncio.sleep(0.1)
        assert again.answers("c") == [{"type": "ack", "id": "c"}], "the same command, sent again"

    run(work)


def test_the_last_hand_is_seen_before_the_table_closes() -> None:
    async def work(loop: VirtualLoop) -> None:
        room, task, ada, ben = await closing(loop)
        act(whose([ada, ben]), "fold")
        await asyncio.sleep(room.config.pause / 1000 / 2)
        assert not task.game.table.playing
        assert task.id in room.tables
        await asyncio.sleep(room.config.pause / 1000)
        assert ben.last("gone")["table"] == task.id
        assert task.game.table.number == 1

    run(work)


def test_a_table_that_is_about_to_close_does_so_after_a_crash_too() -> None:
    async def work(loop: VirtualLoop) -> None:
        room, task, _, _ = await closing(loop)
        room = await open_room(loop, await crash(room))
        assert room.tables[task.id].closing
        await asyncio.sleep(600)
        assert task.id not in room.tables
        assert left_at(room, task.id) == [0, 0, 0, 0]

    run(work)


def test_a_host_thinks_better_of_closing() -> None:
    async def work(loop: VirtualLoop) -> None:
        _, task, ada, ben = await closing(loop)
        ada.send("close-table", id="no", table=task.id, on=False)
        await asyncio.sleep(0.1)
        assert ada.answers("no") == [{"type": "ack", "id": "no"}]
        assert not ben.last("info")["info"]["closing"]
        act(whose([ada, ben]), "fold")
        await asyncio.sleep(5)
        assert task.game.table.number == 2
        ada.send("close-table", id="again", table=task.id, on=False)
        await asyncio.sleep(0.1)
        assert refusal_told(ada.answers("again")[0]) == "this table is not about to close"

    run(work)


def test_a_paused_table_goes_on_to_close() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, _) = await table_with(room, "Ada", "Ben")
        ada.send("pause", id="p", table=task.id, on=True)
        ada.send("close-table", id="c", table=task.id)
        await asyncio.sleep(600)
        assert task.id not in room.tables

    run(work)
