"""My tables: where one sits, hosts, sat before, and whose turn it is; wherever in the room one is."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

import sidepot
from room.rooms import Line, crash, guest, open_room
from room.test_room import NO_LIMIT, act, run, table_with, whose
from room.virtual import VirtualLoop
from sidepot.room.bots.auto_players import NAMES
from sidepot.room.lobby.giving_back import give_back

pytestmark = pytest.mark.core


def rows(line: Line) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = line.last("my-tables")["tables"]
    return found


def test_a_private_table_is_found_by_its_host_and_by_who_sits_or_sat_there() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", private=True)
        ada, ben, eve = [await guest(room, name) for name in ("Ada", "Ben", "Eve")]
        for line in (ada, ben, eve):
            line.send("mine", id="m")
        await asyncio.sleep(1)
        assert [(row["id"], row["hosting"], row["seated"]) for row in rows(ada)] == [(task.id, True, False)]
        assert rows(ben) == rows(eve) == []
        for chair, line in enumerate((ada, ben)):
            line.send("watch", id="w", table=task.id)
            line.send("sit", id="s", table=task.id, chair=chair, chips=200)
        await asyncio.sleep(1)
        (row,) = rows(ben)
        assert (row["id"], row["hosting"], row["seated"], row["chips"]) == (task.id, False, True, 200)
        await asyncio.sleep(1)
        act(whose([ada, ben]), "fold")
        ben.send("leave", id="l", table=task.id)
        await asyncio.sleep(1)
        assert [(row["seated"], row["hosting"]) for row in rows(ben)] == [(False, False)], "where one sat before"
        room = await open_room(loop, await crash(room))
        ben, eve = await guest(room, "Ben"), await guest(room, "Eve")
        for line in (ben, eve):
            line.send("mine", id="m")
        await asyncio.sleep(1)
        assert [row["id"] for row in rows(ben)] == [task.id]
        assert rows(eve) == []
        await give_back(room, room.accounts.by_name["Ben"])
        ben = await guest(room, "Ben")
        ben.send("mine", id="m")
        await asyncio.sleep(1)
        assert rows(ben) == [], "another Ben"

    run(work)


def test_it_says_when_it_is_my_turn_at_a_table_i_do_not_look_at() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        line = whose(lines)
        other = next(one for one in lines if one is not line)
        other.send("mine", id="m")
        other.send("unwatch", id="u", table=task.id)
        await asyncio.sleep(0.6)
        assert [row["your_turn"] for row in rows(other)] == [False]
        act(line, "call")
        await asyncio.sleep(0.6)
        assert [row["your_turn"] for row in rows(other)] == [True]
        await asyncio.sleep(5)
        turns = [message["tables"][0]["your_turn"] for message in other.got if message["type"] == "my-tables"]
        assert turns[:3] == [False, True, False], "until the time to act is over"

    run(work)


def test_a_page_in_the_lobby_is_told_when_another_page_of_mine_shows_the_table() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        _, lines = await table_with(room, "Ada", "Ben")
        line = whose(lines)
        other = next(one for one in lines if one is not line)
        other.send("mine", id="m")
        lobby = await guest(room, other.name)
        lobby.send("mine", id="m")
        await asyncio.sleep(0.6)
        assert [row["your_turn"] for row in rows(lobby)] == [False]
        act(line, "call")
        await asyncio.sleep(0.6)
        assert [row["your_turn"] for row in rows(lobby)] == [True]
        act(other, "fold" if not other.you["options"]["may_check"] else "check")
        await asyncio.sleep(0.6)
        assert [row["your_turn"] for row in rows(lobby)] == [other.you["turn"] is not None]

    run(work)


def test_who_does_not_want_to_be_told_any_more_is_not() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        ada = await guest(room, "Ada")
        ada.send("mine", id="m")
        await asyncio.sleep(1)
        assert rows(ada) == []
        ada.send("mine", id="n", on=False)
        await asyncio.sleep(1)
        await room.open_table(NO_LIMIT, 4, "Friends", host="Ada", private=True)
        await asyncio.sleep(1)
        assert rows(ada) == []
        assert not room.services.wanted

    run(work)


def test_a_tournament_one_has_entered_is_among_them() -> None:
    from room.test_tournaments import SIT_AND_GO

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        ada = await guest(room, "Ada")
        task = await room.open_tournament(SIT_AND_GO, "Sunday", "Eve")
        ada.send("mine", id="m")
        await asyncio.sleep(1)
        assert rows(ada) == []
        ada.send("watch", id="w", table=task.id)
        ada.send("register", id="r", table=task.id)
        await asyncio.sleep(1)
        assert [(row["name"], row["kind"], row["seated"]) for row in rows(ada)] == [("Sunday", "tournament", True)]

    run(work)


def test_people_may_have_first_names_and_auto_players_have_others() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 6, "Friends", autos=("caller", "caller", "caller"))
        for name in ("Leo", "Clara", "Vera", "Hugo", "Rosa", "Jonas"):
            await guest(room, name)
        assert set(task.autos) <= set(NAMES)

    run(work)


def test_the_page_names_auto_players_of_a_tournament_as_the_room_names_those_of_tables() -> None:
    script = Path(sidepot.__file__).parent / "room" / "web" / "js" / "event" / "sheet.js"
    found = re.search(r"const NAMES = `([^`]*)`", script.read_text("utf-8"))
    assert found
    assert tuple(found[1].split()) == NAMES
