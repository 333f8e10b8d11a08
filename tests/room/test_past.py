"""What has ended leaves memory and stays on the disk: finished tournaments, their list, what the room keeps in mind."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from room.rooms import QUICK, crash, guest, kept, open_room
from room.test_room import run
from room.test_tournaments import SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.lobby import past_tournaments
from sidepot.room.log.compaction import still_matter
from sidepot.room.log.room_events import AccountMade, MuteSet, TableClosed, TokenChanged, facts_of
from sidepot.room.people.accounts import Account
from sidepot.room.protocol import encode
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import SHOT_AFTER, Room
from sidepot.room.services import RECENT
from sidepot.room.store.streams import ROOM
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core

LIST = next(endpoint for endpoint in API if (endpoint.method, endpoint.path) == ("GET", "/api/tournaments"))
ONE = next(endpoint for endpoint in API if endpoint.path == "/api/tournaments/{tournament}")
OPEN = next(endpoint for endpoint in API if (endpoint.method, endpoint.path) == ("POST", "/api/tournaments"))
SHORT = """
house = "standard"
chairs = 2
stack = 40
starts_with = 2
max_entrants = 2
[levels]
by = "hands"
every = 1
blinds = [[20, 40]]
then = "double"
[field]
caller = 2
"""


async def ask(endpoint: Any, room: Room, body: Any = None, name: str = "Ada", **given: str) -> Any:
    path = {key: given.pop(key) for key in ("tournament",) if key in given}
    asking = Asking(room, Account(name, "guest", "", 0), "192.0.2.1", path, given)
    return (await endpoint.handler(asking, body)).data


async def ended(room: Room, count: int) -> list[str]:
    """So many tournaments, played to their ends."""
    found = []
    for at in range(count):
        task = await room.open_tournament(SHORT, f"Game {at}", "Ada")
        while not task.ended:
            await asyncio.sleep(1)
        found.append(task.id)
    return found


def test_finished_tournaments_leave_memory_and_their_links_go_on_working() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        played = await ended(room, 30)
        await asyncio.sleep(1)
        assert len(room.tournaments) <= past_tournaments.IDLE
        await asyncio.sleep(past_tournaments.LINGER / 1000 + 2)
        assert room.tournaments == {}
        seen = await ask(ONE, room, tournament=played[0])
        assert (seen.id, seen.tournament["over"], len(seen.tournament["places"])) == (played[0], True, 2)
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=played[1])
        ada.send("register", id="r", table=played[1])
        await asyncio.sleep(0.1)
        assert ada.answers("w") == [{"type": "ack", "id": "w"}]
        assert ada.answers("r")[0]["code"] == "over", "what was asked right after it waited for it"
        assert ada.last("snapshot")["tournament"]["over"]
        await asyncio.sleep(past_tournaments.LINGER / 1000 + 2)
        assert list(room.tournaments) == [played[1]], "what is watched stays"
        ada.hang_up()
        await asyncio.sleep(past_tournaments.LINGER / 1000 + 2)
        assert room.tournaments == {}
        with pytest.raises(Turned) as no:
            await ask(ONE, room, tournament="nowhere")
        assert no.value.reason == Code.NO_SUCH_TABLE
        line = await guest(room, "Ben")
        line.send("watch", id="w", table="nowhere")
        line.send("chat", id="c", table="nowhere", text="hello")
        await asyncio.sleep(0.1)
        assert line.answers("w")[0]["code"] == Code.NO_SUCH_TABLE
        assert line.answers("c")[0]["code"] == Code.NOT_WATCHING

    run(work)


def test_the_list_has_open_ones_first_and_old_ones_by_the_page_also_after_a_restart() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        played = await ended(room, RECENT + 7)
        running, _ = await entered(room)
        for _ in range(2):
            first = await ask(LIST, room)
            assert [row.id for row in first.tournaments] == [running.id, *played[::-1][:RECENT]]
            assert [row.over for row in first.tournaments] == [False] + [True] * RECENT
            assert len(encode(first)) < 15_000
            second = await ask(LIST, room, before=str(first.older))
            assert [row.id for row in second.tournaments] == played[:7][::-1]
            assert second.older is None
            assert second.tournaments[0].winners[0].startswith("caller")
            third = await ask(LIST, room, limit="3", before=str(first.older))
            assert (len(third.tournaments), third.older is None) == (3, False)
            room = await open_room(loop, await crash(room))
            assert list(room.tournaments) == [running.id]

    run(work)


def test_only_so_many_finished_ones_are_looked_at_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_tournaments, "MOST", 3)

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        played = await ended(room, 5)
        await asyncio.sleep(past_tournaments.LINGER / 1000 + 2)
        ada = await guest(room, "Ada")
        for ident in played:
            ada.send("watch", id=ident, table=ident)
            await asyncio.sleep(0.1)
        told = [ada.answers(ident)[0] for ident in played]
        assert [each["type"] for each in told] == ["ack"] * 3 + ["refusal"] * 2
        assert "try again later" in refusal_told(told[-1])
        ada.send("unwatch", id="u", table=played[0])
        await asyncio.sleep(1)
        ada.send("watch", id="again", table=played[4])
        await asyncio.sleep(0.1)
        assert ada.answers("again")[0]["type"] == "ack"
        assert len(room.tournaments) == 3

    run(work)


def test_a_guest_opens_only_so_many_tournaments_an_hour() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, openings_an_hour=4, max_tables_each=100))
        body = OPEN.body(SHORT, "Mine")
        for _ in range(4):
            await ask(OPEN, room, body)
        with pytest.raises(Turned, match="wait a few minutes"):
            await ask(OPEN, room, body)
        for name in ("Ben", "Cid", "Dan", "Eve"):
            for _ in range(4):
                await ask(OPEN, room, body, name)
        with pytest.raises(Turned, match="wait a few minutes"):
            await ask(OPEN, room, body, "Fay")
        await asyncio.sleep(900)
        await ask(OPEN, room, body)

    run(work)


def test_tournaments_opened_at_the_same_moment_are_counted() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, max_tables_each=2))
        opening = [room.open_tournament(SIT_AND_GO, f"Game {at}", "Ada") for at in range(6)]
        made = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(each, TournamentTask) for each in made) == 2

    run(work)


def test_a_start_reads_what_still_matters_and_not_all_that_ever_was() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        running, _ = await entered(room)
        await ended(room, 3)
        for at in range(SHOT_AFTER):
            await room.services.remember(MuteSet(running.id, f"player {at % 5}", at % 2 == 0))
        muted = {f"player {at % 5}" for at in range(SHOT_AFTER - 5, SHOT_AFTER) if at % 2 == 0}
        room = await open_room(loop, await crash(room))
        shot = kept(room).snapshots[ROOM]
        assert shot.seq >= SHOT_AFTER
        assert len(facts_of(shot.data)) < SHOT_AFTER + 5
        assert list(room.tournaments) == [running.id]
        assert room.tournaments[running.id].muted == muted
        state = dict(room.accounts.by_name)
        again = await open_room(loop, await crash(room))
        assert again.accounts.by_name == state
        assert again.tournaments[running.id].muted == muted
        assert json.loads(shot.data) == json.loads(kept(again).snapshots[ROOM].data)

    run(work)


def test_what_matters_is_the_same_whenever_it_was_noted() -> None:
    facts: list[Any] = [AccountMade(f"guest {at}", "guest", f"key {at}", at) for at in range(6)]
    facts += [TokenChanged("guest 2", ""), TokenChanged("guest 3", "other")]
    facts += [TableClosed(f"table {at}", f"asked {at}") for at in range(1_200)]
    facts += [TokenChanged("guest 3", "another")]
    written = list(enumerate(facts))
    whole = still_matter(written)
    assert [fact.key for _, fact in whole if isinstance(fact, TokenChanged)] == ["", "another"]
    assert len(whole) == 1_008
    for cut in range(0, len(facts), 97):
        assert still_matter([*still_matter(written[:cut]), *written[cut:]]) == whole
