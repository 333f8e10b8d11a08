"""P1, P2, P4: a whole room is killed at every step of a hand, and at random under load; then the same hands go on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest

from later import sampled
from room.killing import ALL, NAMES, PATIENCE, Player, Rooms, killed_in_a_hand, players_of, rooms, run, still_playing
from room.postgres import new_database
from sidepot.client import TableClient

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


async def _sit_and_play(player: Player, table: TableClient) -> None:
    """The host pauses the table until everyone sits: the first hand has all of them."""
    chair, here = NAMES.index(player.name), {"table": table.id}
    host = chair == 0
    if host:
        await player.ask("pause", "stop", on=True, **here)
    await table.until(lambda it: it.state["paused"] == "host", PATIENCE)
    await player.ask("sit", "sit", chair=chair, chips=table.info["buy_in"][0], entry="post", **here)
    if host:
        await table.until(lambda it: sum(chair is not None for chair in it.state["chairs"]) == 3, PATIENCE)
        await player.ask("pause", "go", on=False, **here)
    await player.play(table)


def table_of(house: str) -> tuple[str, dict[str, Any]]:
    return "/api/tables", {"house": house}


@pytest.mark.parametrize("house", sampled(["standard", "pineapple"], ["standard"]))
def test_promise_1_2_4_killed_at_every_step_of_a_hand_on_sqlite(tmp_path: Path, house: str) -> None:
    killed_in_a_hand(tmp_path, table_of(house), _sit_and_play)


@pytest.mark.parametrize("house", sampled(["standard", "pineapple"], ["standard"]))
def test_promise_1_2_4_killed_at_steps_of_a_hand_on_postgresql(
    tmp_path: Path, postgres_cluster: str, house: str
) -> None:
    killed_in_a_hand(tmp_path, table_of(house), _sit_and_play, new_database(postgres_cluster))


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
    async with players_of(place, NAMES) as players:
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
        hands = place.hands
        assert hands > 5, "nothing was played"
        for game in games:
            game.cancel()
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
