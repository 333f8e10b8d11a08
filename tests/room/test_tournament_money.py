"""The money of tournaments and seasons lies in the books: what was paid, what was won, what went back, to the chip."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import crash, guest, open_room
from room.test_room import run
from room.test_tournaments import SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.room.log.tournament_money import fees_of, house_of, player_of, pool_of
from sidepot.room.room import Room
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.tournament import Cancel, Season, Start

pytestmark = pytest.mark.core

WITH_FEES = SIT_AND_GO.replace("buy_in = 10", "buy_in = 10\nfee = 2")
GUARANTEED = WITH_FEES.replace("buy_in = 10", "buy_in = 10\nguarantee = 80")
REBUYS = WITH_FEES.replace("[levels]", "[rebuys]\nuntil = 2\nchips = 300\ncost = 7\n[levels]")
PAID_SEASON = """
format = "season"
house = "league"
games = 2
buy_in = 10
fee = 1
[field]
caller = 2
random = 2
"""


def balance(task: TournamentTask, account: str) -> int:
    return task.services.store.balance(account)


def of_players(task: TournamentTask) -> dict[str, int]:
    return {name: balance(task, player_of(task.id, name)) for name in task.contest.known}


def total(task: TournamentTask) -> int:
    own = sum(of_players(task).values())
    return own + sum(balance(task, of(task.id)) for of in (pool_of, fees_of, house_of))


async def to_the_end(task: TournamentTask) -> None:
    for _ in range(2_000):
        if task.over:
            break
        await asyncio.sleep(10)
    await task.settled()
    assert task.over


@pytest.mark.parametrize("sheet", [WITH_FEES, GUARANTEED, REBUYS], ids=["fees", "guarantee", "rebuys"])
def test_entries_fill_the_pool_and_prizes_empty_it(sheet: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, sheet)
        await task.settled()
        assert balance(task, pool_of(task.id)) == 50
        assert balance(task, fees_of(task.id)) == 10
        assert set(of_players(task).values()) == {-12}
        await to_the_end(task)
        game = task.contest.current
        assert game is not None
        assert balance(task, pool_of(task.id)) == 0
        assert balance(task, fees_of(task.id)) == game.fees
        assert balance(task, house_of(task.id)) == -max(0, game.pool - 50 - 7 * game.rebuys)
        prizes = {placed.player: placed.prize for placed in game.places}
        rebuys = {name: 7 * entrant.rebuys for name, entrant in game.entrants.items()}
        assert of_players(task) == {name: prizes[name] - 12 - rebuys[name] for name in prizes}
        assert total(task) == 0

    run(work)


def test_whoever_does_not_enter_after_all_has_their_money_back() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_tournament(WITH_FEES.replace("starts_with = 5\n", ""), "Friday", "Ada")
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        before = balance(task, pool_of(task.id))
        ben.send("register", id="r", table=task.id)
        await asyncio.sleep(0.1)
        assert balance(task, player_of(task.id, "Ben")) == -12
        ben.send("unregister", id="u", table=task.id)
        await asyncio.sleep(0.1)
        assert balance(task, player_of(task.id, "Ben")) == 0
        assert balance(task, pool_of(task.id)) == before

    run(work)


def test_a_cancelled_tournament_pays_everything_back_also_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, WITH_FEES)
        await asyncio.sleep(5)
        again: Room = await open_room(loop, await crash(room))
        task = again.tournaments[task.id]
        assert balance(task, pool_of(task.id)) == 50
        task.ask("Ada", Cancel("Ada"))
        await task.settled()
        assert task.over
        assert set(of_players(task).values()) == {0}
        assert balance(task, pool_of(task.id)) == balance(task, fees_of(task.id)) == 0

    run(work)


def test_every_game_of_a_season_is_paid_for_and_paid_out() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, PAID_SEASON)
        await task.settled()
        assert isinstance(task.contest.game, Season)
        assert balance(task, pool_of(task.id)) == 10 * len(task.contest.known)
        task.ask("Ada", Start())
        await to_the_end(task)
        assert balance(task, pool_of(task.id)) == 0
        assert balance(task, fees_of(task.id)) == 2 * len(task.contest.known)
        assert total(task) == 0

    run(work)
