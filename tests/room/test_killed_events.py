"""P1, P2, P4 for tournaments and seasons: killed at every step of a hand, and while a host cancels or removes somebody.

What was acknowledged is there, once; the same hands go on with the same cards; chips and money are conserved.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from later import sampled
from room.killing import NAMES, PATIENCE, Player, Rooms, kill_through, killed_in_a_hand, players_of, rooms, run
from room.postgres import new_database
from sidepot.client import TableClient

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

SHEET = """
house = "standard"
stack = 500
buy_in = 20
fee = 1
max_entrants = 4
[levels]
by = "hands"
every = 5
blinds = [[10, 20], [20, 40]]
then = "double"
"""


async def in_a_hand(place: Rooms, players: list[Player]) -> str:
    """A tournament of people alone, in a hand in which somebody is thinking; the room is killed then."""
    host = players[0]
    made = await host.client.request("POST", "/api/tournaments", {"toml": SHEET, "name": "Friday"})
    ident = str(made["tournament"])
    tables = [await player.client.watch(ident) for player in players]
    for player in players:
        assert not await player.ask("register", f"{player.name}.in", table=ident)
    assert not await host.ask("start", "go", table=ident)
    await tables[0].until(lambda table: table.state.get("turn"))
    await place.kill()
    return ident


async def seen(player: Player, ident: str) -> dict[str, Any]:
    found: dict[str, Any] = (await player.client.request("GET", f"/api/tournaments/{ident}"))["tournament"]
    return found


@pytest.mark.parametrize("when", ["half", "after"])
@pytest.mark.parametrize("kind", ["cancel", "remove"])
def test_what_a_host_decides_survives_a_kill_in_the_middle_of_it(tmp_path: Path, when: str, kind: str) -> None:
    async def work() -> None:
        async with rooms(tmp_path) as place, players_of(place, NAMES) as players:
            ada, ben, cid = players
            ident = await in_a_hand(place, players)
            await place.start(steps=1, when=when)
            await place.up()
            fields = {"table": ident} if kind == "cancel" else {"table": ident, "player": "Cid"}
            asking = asyncio.create_task(ada.ask(kind, "decided", **fields))
            await place.gone()
            await place.start()
            await place.up()
            assert await asking == ""
            await ada.ask_again(1)
            after = await seen(ben, ident)
            if kind == "cancel":
                assert after["cancelled"]["returned"] == {"Ada": 21, "Ben": 21, "Cid": 21}
                assert after["over"]
                listed = (await ben.client.request("GET", "/api/tournaments"))["tournaments"]
                assert [row["cancelled"] for row in listed if row["id"] == ident] == [True]
            else:
                assert after["removed"] == ["Cid"]
                assert await cid.ask("register", "again", table=ident) == "removed"
            await place.kill()
            await place.start()
            await place.up()
            again = await seen(ben, ident)
            assert (again["cancelled"], again["removed"]) == (after["cancelled"], after["removed"])

    run(work)


# at every step

SEASON = """
format = "season"
house = "league"
stack = 5000
games = 2
"""
DISCARDS = SHEET.replace("standard", "pineapple")
SHEETS = {"tournament": SHEET, "season": SEASON, "discards": DISCARDS}


async def _enter_and_play(player: Player, table: TableClient) -> None:
    """Everyone registers; the host starts it once all are in."""
    assert not await player.ask("register", f"{player.name}.in", table=table.id)
    if player.name == NAMES[0]:
        await table.until(lambda it: len(it.tournament["registered"]) == len(NAMES), PATIENCE)
        assert not await player.ask("start", "go", table=table.id)
    await player.play(table)


def event_of(sheet: str) -> tuple[str, dict[str, Any]]:
    return "/api/tournaments", {"toml": sheet, "name": "Friday"}


@pytest.mark.parametrize("kind", sampled(SHEETS, ["tournament", "season"]))
def test_promise_1_2_4_an_event_is_killed_at_every_step_of_a_hand_on_sqlite(tmp_path: Path, kind: str) -> None:
    killed_in_a_hand(tmp_path, event_of(SHEETS[kind]), _enter_and_play)


@pytest.mark.parametrize("kind", sampled(SHEETS, ["tournament"]))
def test_promise_1_2_4_an_event_is_killed_at_steps_of_a_hand_on_postgresql(
    tmp_path: Path, postgres_cluster: str, kind: str
) -> None:
    killed_in_a_hand(tmp_path, event_of(SHEETS[kind]), _enter_and_play, new_database(postgres_cluster))


@pytest.mark.long
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
@pytest.mark.parametrize("kind", SHEETS)
def test_promise_1_2_4_an_event_is_killed_over_and_over(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, store: str
) -> None:
    """Long enough for snapshots: hundreds of records, and a start begins in the middle of them."""
    database = "" if store == "sqlite" else new_database(request.getfixturevalue("postgres_cluster"))

    async def work() -> None:
        async with rooms(tmp_path, database) as place:
            sheet = SHEETS[kind].replace("stack = ", "stack = 10")
            await kill_through(place, event_of(sheet), _enter_and_play, 11, 30)
            assert place.snapshots() > 0

    run(work)
