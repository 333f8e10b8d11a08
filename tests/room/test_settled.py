"""How a table was settled stays: who pays whom, after its close and after a restart, for those who played there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from room.rooms import QUICK, crash, guest, open_room
from room.test_closing import played
from room.test_room import NO_LIMIT, run
from room.virtual import VirtualLoop
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.lobby.giving_back import give_back
from sidepot.room.lobby.settlement import at_close, csv_file_of, csv_of
from sidepot.room.log.room_events import TableSettled
from sidepot.room.protocol.bodies import LedgerSeen, NewTable
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import Room
from sidepot.table import Debt
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core


async def asked(room: Room, path: str, name: str, table: str = "", body: Any = None, **query: str) -> Any:
    """What somebody is answered over HTTP."""
    endpoint = next(one for one in API if one.path == path)
    asking = Asking(room, room.accounts.by_name[name], "192.0.2.7", {"table": table}, query)
    return (await endpoint.handler(asking, body)).data


async def ledger(room: Room, name: str, table: str) -> LedgerSeen:
    found = await asked(room, "/api/tables/{table}/ledger", name, table)
    assert isinstance(found, LedgerSeen)
    return found


async def closed(room: Room) -> str:
    """A table where Ada, the host, and Ben played a hand, closed."""
    task, ada, _ = await played(room)
    ada.send("chip-value", id="v", table=task.id, currency="EUR", cents=5)
    ada.send("close-table", id="c", table=task.id)
    await asyncio.sleep(1)
    assert ada.answers("v")[0]["type"] == ada.answers("c")[0]["type"] == "ack"
    return str(task.id)


def test_after_the_close_and_a_restart_those_who_played_see_who_pays_whom() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        table = await closed(room)
        before = await ledger(room, "Ben", table)
        room = await open_room(loop, await crash(room))
        for name in ("Ada", "Ben"):
            seen = await ledger(room, name, table)
            assert seen == before
            assert seen.closed
            assert seen.hands == 1
            assert sorted(seen.score.values()) == [-1, 1]
            (debt,) = seen.debts
            assert seen.score[debt.payer] == -1
            assert f"{debt.payer} pays 1 (0.05 EUR) to {debt.payee}" in seen.text
            mine = await asked(room, "/api/played", name)
            (row,) = mine.tables
            assert (row.table, row.score, row.people) == (table, seen.score[name], ["Ada", "Ben"])
            assert mine.older is None

    run(work)


def test_somebody_else_is_told_that_the_table_was_closed_and_no_more() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        table = await closed(room)
        eve = await guest(room, "Eve")
        for path in ("/api/tables/{table}/ledger", "/api/tables/{table}/ledger.csv", "/api/tables/{table}"):
            with pytest.raises(Turned) as no:
                await asked(room, path, "Eve", table)
            assert no.value.reason == "table-closed"
        assert (await asked(room, "/api/played", "Eve")).tables == []
        eve.send("watch", id="w", table=table)
        eve.send("watch", id="n", table="nothing-here")
        await asyncio.sleep(0.5)
        assert eve.answers("w")[0]["code"] == "table-closed"
        assert eve.answers("n")[0]["code"] == "no-such-table"
        with pytest.raises(Turned) as no:
            await asked(room, "/api/tables/{table}/ledger", "Eve", "nothing-here")
        assert no.value.reason == "no-such-table"

    run(work)


def test_whoever_has_the_name_after_somebody_sees_none_of_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        table = await closed(room)
        await give_back(room, room.accounts.by_name["Ben"])
        await guest(room, "Ben")
        with pytest.raises(Turned, match="only players who sat there"):
            await ledger(room, "Ben", table)
        assert (await asked(room, "/api/played", "Ben")).tables == []

    run(work)


def test_nor_does_who_has_the_name_while_the_table_is_still_open() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada, ben = await played(room)
        ben.send("leave", id="l", table=task.id)
        await asyncio.sleep(0.1)
        await give_back(room, room.accounts.by_name["Ben"])
        await guest(room, "Ben")
        await asyncio.sleep(0.1)
        ada.send("close-table", id="c", table=task.id)
        await asyncio.sleep(1)
        assert (await ledger(room, "Ada", task.id)).closed
        with pytest.raises(Turned, match="only players who sat there"):
            await ledger(room, "Ben", task.id)
        assert (await asked(room, "/api/played", "Ben")).tables == []

    run(work)


def test_who_sat_down_and_left_before_a_hand_sees_it_too() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Friday", host="Ada")
        ada, ben = await guest(room, "Ada"), await guest(room, "Ben")
        for line, asks in ((ben, ("watch", "sit", "leave")), (ada, ("watch", "close-table"))):
            for kind in asks:
                line.send(kind, id=kind, table=task.id, **({"chair": 0, "chips": 200} if kind == "sit" else {}))
                await asyncio.sleep(0.1)
        assert (await ledger(room, "Ben", task.id)).score == {"Ben": 0}
        assert [row.score for row in (await asked(room, "/api/played", "Ben")).tables] == [0]
        assert [row.score for row in (await asked(room, "/api/played", "Ada")).tables] == [None]

    run(work)


def test_older_ones_come_page_by_page() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        tables = []
        ada = await guest(room, "Ada")
        for name in ("First", "Second", "Third"):
            task = await room.open_table(NO_LIMIT, 4, name, host="Ada")
            ada.send("watch", id=f"w{name}", table=task.id)
            ada.send("sit", id=f"s{name}", table=task.id, chair=0, chips=200)
            await asyncio.sleep(0.1)
            ada.send("close-table", id=f"c{name}", table=task.id)
            await asyncio.sleep(0.1)
            tables.append(task.id)
        first = await asked(room, "/api/played", "Ada", limit="2")
        assert [row.table for row in first.tables] == tables[:0:-1]
        rest = await asked(room, "/api/played", "Ada", limit="2", before=str(first.older))
        assert [row.table for row in rest.tables] == tables[:1]

    run(work)


def test_a_table_without_people_leaves_nothing_to_settle() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Nobody", host="Ada", autos=("caller",))
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        await asyncio.sleep(1)
        ada.send("close-table", id="c", table=task.id)
        await asyncio.sleep(1)
        assert (await asked(room, "/api/played", "Ada")).tables == []
        with pytest.raises(Turned) as no:
            await ledger(room, "Ada", task.id)
        assert no.value.reason == "table-closed"

    run(work)


SETTLED = TableSettled(
    "t", "Friday", "Ada", 1, 2, 40, {"Ada": 1000, "Ben": 2000, "Cleo": 500, "Okapi": 1000, "-Dan": 100},
    {"Ada": 2500, "Ben": 500, "Cleo": 900, "Okapi": 590, "-Dan": 100}, ["Okapi"], 10, "€", 50,
)  # fmt: skip


def test_people_settle_among_themselves_and_auto_players_are_told_apart() -> None:
    seen = at_close(SETTLED)
    assert seen.score == {"Ada": 1500, "Ben": -1500, "Cleo": 400, "Okapi": -410, "-Dan": 0}
    assert seen.debts == [Debt("Ben", "Ada", 1500)]
    assert seen.from_autos == {"Cleo": 400}
    assert seen.text.splitlines() == [
        "Ada: +1,500 (€750.00)", "Cleo: +400 (€200.00)", "-Dan: 0 (€0.00)", "Ben: −1,500 (−€750.00)", "",
        "Who pays whom:", "Ben pays 1,500 (€750.00) to Ada", "",
        "With auto players, which nobody pays:", "Cleo won 400 (€200.00)",
    ]  # fmt: skip


def test_a_spreadsheet_gets_a_line_for_each_player_and_payment_and_no_formula() -> None:
    lines = csv_of(at_close(SETTLED)).splitlines()
    assert lines[0] == "what,player,to,bought,left with,chips,value,currency"
    assert lines[1] == "player,Ada,,1000,2500,1500,750.00,€"
    assert lines[4] == "auto player,Okapi,,1000,590,-410,-205.00,€"
    assert lines[5] == "player,'-Dan,,100,100,0,0.00,€"
    assert lines[6:] == ["payment,Ben,Ada,,,1500,750.00,€"]
    file = csv_file_of(at_close(SETTLED))
    assert file.startswith(b"\xef\xbb\xbf"), "Excel reads it as UTF-8"
    assert file.decode("utf-8-sig").splitlines() == lines


def test_chips_have_a_value_from_the_opening_or_when_a_host_says_so() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK)
        ada, ben = await guest(room, "Ada"), await guest(room, "Ben")
        made = await asked(room, "/api/tables", "Ada", body=NewTable(currency=" € ", cents=2))
        task = room.tables[made.table]
        for line in (ada, ben):
            line.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.last("snapshot")["info"]["value"] == {"currency": "€", "cents": 2}
        ben.send("chip-value", id="v", table=task.id, currency="USD", cents=3)
        ada.send("chip-value", id="b", table=task.id, currency="1 2", cents=3)
        await asyncio.sleep(0.1)
        assert ben.answers("v")[0]["code"] == "not-host"
        assert "EUR or €" in refusal_told(ada.answers("b")[0])
        ada.send("chip-value", id="v", table=task.id, currency="USD", cents=3)
        await asyncio.sleep(0.1)
        assert ben.last("info")["info"]["value"] == {"currency": "USD", "cents": 3}
        room = await open_room(loop, await crash(room))
        assert (await ledger(room, "Ben", task.id)).cents == 3
        with pytest.raises(Turned, match="currency"):
            await asked(room, "/api/tables", "Ada", body=NewTable(cents=2))

    run(work)
