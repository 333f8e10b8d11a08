"""P1, P2, P4: a whole room is killed at every step of a hand, and at random under load; then the same hands go on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from later import sampled
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
        made = await players[0].client.request("POST", "/api/tables", {"house": house})
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
                still_playing(games)
        await place.start()
        await place.up()
        async with asyncio.timeout(PATIENCE):
            while len(list(place.records("hands/"))) < 2:
                still_playing(games)
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
    await table.until(lambda it: it.state["paused"] == "host", PATIENCE)
    await player.ask("sit", "sit", chair=chair, chips=table.info["buy_in"][0], entry="post", **here)
    if host:
        await table.until(lambda it: sum(chair is not None for chair in it.state["chairs"]) == 3, PATIENCE)
        await player.ask("pause", "go", on=False, **here)
    await player.play(table)


def still_playing(games: list[asyncio.Task[None]]) -> None:
    """Whoever stopped playing says why."""
    for game in games:
        if game.done():
            game.result()
            raise AssertionError("somebody has stopped playing")


@pytest.mark.parametrize("house", sampled(["standard", "pineapple"], ["standard"]))
def test_promise_1_2_4_killed_at_every_step_of_a_hand_on_sqlite(tmp_path: Path, house: str) -> None:
    async def work() -> None:
        async with rooms(tmp_path) as place:
            await kill_through_a_hand(place, house, 1)
            print(f"{house}: killed {place.kills} times")

    run(work)


@pytest.mark.parametrize("house", sampled(["standard", "pineapple"], ["standard"]))
def test_promise_1_2_4_killed_at_steps_of_a_hand_on_postgresql(
    tmp_path: Path, postgres_cluster: str, house: str
) -> None:
    async def work() -> None:
        async with rooms(tmp_path, new_database(postgres_cluster)) as place:
            await kill_through_a_hand(place, house, 1 if ALL else 6)
            print(f"{house}: killed {place.kills} times")

    run(work)


# at random

SIT_AND_GO = """
house = "standard"
chairs = 6
stack = 500
max_entrants = 6
starts_with = 6
buy_in = 10
payouts = [65, 35]
[levels]
by = "hands"
every = 5
blinds = [[10, 20], [20, 40]]
then = "double"
[field]
caller = 2
random = 1
"""
HOUSES = ("standard", "pineapple", "kitchen", "cardroom", "league")


async def _open(host: Player, count: int) -> list[str]:
    """Tables of every house with auto players, and a tournament."""
    found = []
    for number in range(count):
        made = {"house": HOUSES[number % len(HOUSES)], "autos": ["caller", "random"]}
        found.append((await host.client.request("POST", "/api/tables", made))["table"])
    made = await host.client.request("POST", "/api/tournaments", {"toml": SIT_AND_GO, "name": "Friday"})
    return [*found, made["tournament"]]


async def _join(player: Player, ident: str, chair: int, tournament: bool) -> None:
    """Sit down or register, play, chat now and then."""
    table = await player.client.watch(ident)
    if tournament:
        await player.ask("register", f"register.{ident}", table=ident)
    else:
        fields = {"chair": chair, "chips": table.info["buy_in"][1], "entry": "post"}
        await player.ask("sit", f"sit.{ident}", table=ident, **fields)
        await player.ask("chat", f"hello.{ident}", table=ident, text=f"hello from {player.name}")
    await player.play(table)


async def kill_under_load(place: Rooms, seed: int, rounds: int) -> None:
    """Three clients at ten tables and in a tournament; the room dies at any moment, again and again."""
    rng = random.Random(seed)
    players = [Player(place.url, name) for name in NAMES]
    await place.start()
    await place.up()
    async with players[0].client, players[1].client, players[2].client:
        idents = await _open(players[0], 10)
        games = [asyncio.create_task(_join(player, ident, chair, ident == idents[-1]))
                 for chair, player in enumerate(players, 2) for ident in idents]  # fmt: skip
        for number in range(rounds):
            acked = sum(len(player.acked) for player in players)
            while sum(len(player.acked) for player in players) < acked + 20:
                await asyncio.sleep(0.01)
                still_playing(games)
            await asyncio.sleep(rng.uniform(0, 0.5))
            await place.kill()
            place.check(*players)
            await place.start()
            assert sum(stream.startswith("table/") for stream in place.recovered) == 10
            assert len(place.tournaments) == 1
            await place.up()
            if number == rounds - 1:
                for player in players:
                    await player.ask_again(30)
        hands = sum(1 for _ in place.records("hands/"))
        assert hands > 5, "nothing was played"
        await place.kill()
        for game in games:
            game.cancel()
    place.check(*players)
    for player in players:
        player.check_cards()
    asked = sum(len(player.acked) for player in players)
    print(f"{rounds} rounds, {hands} hands, {asked} commands acknowledged")


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_promise_1_2_4_killed_at_random_under_load(tmp_path: Path, request: pytest.FixtureRequest, store: str) -> None:
    database = "" if store == "sqlite" else new_database(request.getfixturevalue("postgres_cluster"))
    seed = int(os.environ.get("SIDEPOT_SEED", random.randrange(10**6)))
    print(f"SIDEPOT_SEED={seed}")

    async def work() -> None:
        async with rooms(tmp_path, database) as place:
            await kill_under_load(place, seed, 40 if ALL else 3)

    run(work)
