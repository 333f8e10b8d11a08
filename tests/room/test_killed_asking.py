"""P1: who asks the host for a chair is asked for once, also where the room is killed before it answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from room.killing import players_of, rooms, run
from room.postgres import new_database

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


@pytest.mark.parametrize("when", ["half", "after"])
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_promise_1_a_chair_that_was_asked_for_stays_asked_for(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, when: str
) -> None:
    database = "" if store == "sqlite" else new_database(request.getfixturevalue("postgres_cluster"))

    async def work() -> None:
        async with rooms(tmp_path, database) as place, players_of(place, ("Ada", "Ben")) as players:
            ada, ben = players
            made = await ada.client.request("POST", "/api/tables", {"house": "standard", "admits": True})
            ident = made["table"]
            hers, _ = [await player.client.watch(ident) for player in players]
            fields = {"table": ident, "chair": 3, "chips": hers.info["buy_in"][0], "entry": "post"}
            assert await ben.ask("sit", "too-soon", **fields) == "ask-host"
            await place.kill()
            await place.start(steps=1, when=when)
            await place.up()
            asking = asyncio.create_task(ben.ask("ask-to-sit", "please", **fields))
            await place.gone()
            await place.start()
            await place.up()
            assert await asking == ""
            await hers.until(lambda table: table.info["asking"])
            assert [(seat["player"], seat["chair"]) for seat in hers.info["asking"]] == [("Ben", 3)]
            await place.kill()
            await place.start()
            await place.up()
            await ben.ask_again(1)  # and is there again: whoever is not gets no chair, only leave to take one
            assert await ada.ask("admit", "yes", table=ident, player="Ben") == ""
            await hers.until(lambda table: table.state["chairs"][3] is not None)
            await ben.ask_again(1)
            assert hers.state["chairs"][3]["player"] == "Ben"

    run(work)
