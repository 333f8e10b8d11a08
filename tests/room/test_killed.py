"""P1, P2, P4: a whole room is killed at every step of a hand, and at random under load; then the same hands go on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from room.killing import PATIENCE, Player, Rooms, rooms
from room.postgres import new_database
from sidepot.client import TableClient

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")
NAMES = ("Ada", "Ben", "Cid")
ALL = bool(os.environ.get("SIDEPOT_ALL_KILLS"))
"""Kill at every step on PostgreSQL too, and many more times at random."""


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(600):
            await work()

    asyncio.run(within())


async def kill_through_a_hand(place: Rooms, house: str, every: int) -> None:
    """Three people sit down and play a hand; each *every* steps the room dies twice: before and after a commit."""
    await place.start()
    await place.up()
    players = [Player(place.url, name) for name in NAMES]
    async with players[0].client, players[1].client, players[2].client:
        made = await players[0].client.request("POST", "/api/tables", {"house": house, "pause_ms": 500})
        tables = [await player.client.watch(made["table"]) for player in players]
        await place.kill()
        games = [asyncio.create_task(_sit_and_play(player, table, chair))
                 for chair, (player, table) in enumerate(zip(players, tables, strict=True))]  # fmt: skip
        while not list(place.records("hands/")):
            for when in ("half", "after"):
                last = max(record.at for record in place.records())
                await place.start(every, when)
                assert last <= place.now < last + 5_000, "time stood still while the room was closed"
                await place.gone()
                place.check(*players)
                _still_playing(games)
        await place.start()
        await place.up()
        async with asyncio.timeout(PATIENCE):
            while len(list(place.records("hands/"))) < 2:
                _still_playing(games)
                await asyncio.sleep(0.05)
            for player in players:
                await player.ask_again(100)
        await place.kill()
        for game in games:
            game.cancel()
    place.check(*players)
    for player in players:
        player.check_cards()
        assert player.hands[made["table"], 1]


async def _sit_and_play(player: Player, table: TableClient, chair: int) -> None:
    """The host pauses the table until everyone sits: the first hand has all of them."""
    host, here = player.name == NAMES[0], {"table": table.id}
    if host:
        await player.ask("pause", "stop", on=True, **here)
    await player.ask("sit", "sit", chair=chair, chips=table.info["buy_in"][0], entry="post", **here)
    if host:
        await table.until(lambda it: sum(chair is not None for chair in it.state["chairs"]) == 3, PATIENCE)
        await player.ask("pause", "go", on=False, **here)
    await player.play(table)


def _still_playing(games: list[asyncio.Task[None]]) -> None:
    for game in games:
        if game.done():
            game.result()
            raise AssertionError("somebody has stopped playing")


@pytest.mark.parametrize("house", ["standard", "pineapple"])
def test_promise_1_2_4_killed_at_every_step_of_a_hand_on_sqlite(tmp_path: Path, house: str) -> None:
    async def work() -> None:
        async with rooms(tmp_path) as place:
            await kill_through_a_hand(place, house, 1)
            print(f"{house}: killed {place.kills} times")

    run(work)


@pytest.mark.parametrize("house", ["standard", "pineapple"])
def test_promise_1_2_4_killed_at_steps_of_a_hand_on_postgresql(
    tmp_path: Path, postgres_cluster: str, house: str
) -> None:
    async def work() -> None:
        async with rooms(tmp_path, new_database(postgres_cluster)) as place:
            await kill_through_a_hand(place, house, 1 if ALL else 4)
            print(f"{house}: killed {place.kills} times")

    run(work)
