"""A host cancels or removes while the room is killed: done once, whole, and for good."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from room.killing import Player, Rooms, rooms

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
        async with rooms(tmp_path) as place:
            await place.start()
            await place.up()
            ada, ben, cyd = players = [Player(place.url, name) for name in ("Ada", "Ben", "Cyd")]
            async with ada.client, ben.client, cyd.client:
                ident = await in_a_hand(place, players)
                await place.start(steps=1, when=when)
                await place.up()
                fields = {"table": ident} if kind == "cancel" else {"table": ident, "player": "Cyd"}
                asking = asyncio.create_task(ada.ask(kind, "decided", **fields))
                await place.gone()
                await place.start()
                await place.up()
                assert await asking == ""
                await ada.ask_again(1)
                after = await seen(ben, ident)
                if kind == "cancel":
                    assert after["cancelled"]["returned"] == {"Ada": 21, "Ben": 21, "Cyd": 21}
                    assert after["over"]
                    listed = (await ben.client.request("GET", "/api/tournaments"))["tournaments"]
                    assert [row["cancelled"] for row in listed if row["id"] == ident] == [True]
                else:
                    assert after["removed"] == ["Cyd"]
                    assert await cyd.ask("register", "again", table=ident) == "removed"
                await place.kill()
                await place.start()
                await place.up()
                again = await seen(ben, ident)
                assert (again["cancelled"], again["removed"]) == (after["cancelled"], after["removed"])
                await place.kill()
            place.check(*players)

    asyncio.run(asyncio.wait_for(work(), 100))
