"""The room's own league: a season that begins when somebody joins, goes on for people, and rests without them."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from room.rooms import QUICK, Line, crash, guest, kept, open_room
from room.test_event_hosts import ask, happened
from room.test_room import answer, run
from room.test_tournaments import SEASON
from room.virtual import VirtualLoop
from sidepot.room.lobby import house_league
from sidepot.room.lobby.house_league import AUTOS, BETWEEN, GAMES, KEEPS
from sidepot.room.room import Room
from sidepot.room.show.tournament_info import about
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.rules import house
from sidepot.tournament import Cancel, Season

pytestmark = pytest.mark.core
HOUSE = replace(QUICK, tables=True)
SECOND = 1


def season_of(room: Room) -> tuple[TournamentTask, Season]:
    (task,) = [task for task in room.tournaments.values() if not task.over]
    season = task.contest.game
    assert isinstance(season, Season)
    return task, season


async def joined(room: Room, name: str, plays: bool = True) -> Line:
    task, _ = season_of(room)
    line = await guest(room, name)
    if plays:
        line.on = lambda message: answer(line, message)
    line.send("watch", id="w", table=task.id)
    assert await ask(line, "register", "r", task) == {"type": "ack", "id": "r"}
    return line


async def until(condition, seconds: int = 20_000) -> None:
    for _ in range(seconds):
        if condition():
            return
        await asyncio.sleep(SECOND)
    raise AssertionError("never")


def test_the_lobby_offers_a_season_and_no_cash_table_of_the_league() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        assert "league" not in [row["house"] for row in room.lobby()]
        task, season = season_of(room)
        row = task.row()
        assert (row.name, row.format, row.house, row.joining, row.host) == ("League 1", "season", "league", True, "")
        assert (len(season.players), season.begun, season.deadline) == (AUTOS, False, None)

    run(work)


def test_it_rests_without_people_and_writes_nothing() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, season = season_of(room)
        await asyncio.sleep(2)
        written = task.contest.seq
        await asyncio.sleep(20_000)
        assert task.contest.seq == written
        assert not season.begun

    run(work)


def test_a_game_begins_within_seconds_when_somebody_joins() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, season = season_of(room)
        ada = await joined(room, "Ada")
        assert 0 < ada.last("step")["tournament"]["next_ms"] <= BETWEEN * 1000
        await asyncio.sleep(BETWEEN + 1)
        assert season.begun
        assert ada.you["chair"] is not None
        assert len(ada.state["chairs"]) == AUTOS + 1, "no chair is empty"
        assert not [name for name, badge in task.badges().items() if badge != "auto"]

    run(work)


def test_the_next_game_starts_by_itself_and_latecomers_are_in_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        _, season = season_of(room)
        ada = await joined(room, "Ada")
        await asyncio.sleep(BETWEEN + 1)
        ben = await joined(room, "Ben")
        assert "Ben" in ben.last("step")["tournament"]["registered"]
        assert "Ben" not in [each["player"] for each in ben.last("step")["tournament"]["players"]]
        await until(lambda: season.number == 2 and not season.between_games)
        assert {"Ada", "Ben"} <= set(season.game.entrants)
        ended = happened(ada, "game-ended")[0]
        assert {placed["player"] for placed in ended["places"]} >= {"Ada"}
        assert happened(ada, "level-began")
        assert {row["player"] for row in ada.last("step")["tournament"]["standings"]} >= {"Ada", "Ben"}

    run(work)


def test_chips_decide_when_only_auto_players_are_left_and_it_rests_when_people_have_gone() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, season = season_of(room)
        ada = await joined(room, "Ada")
        await asyncio.sleep(BETWEEN + 1)
        assert await ask(ada, "unregister", "u", task) == {"type": "ack", "id": "u"}
        await until(lambda: season.between_games, 60)
        assert (season.number, season.deadline, season.over) == (1, None, False)
        assert "Ada" in [placed["player"] for placed in happened(ada, "game-ended")[0]["places"]]
        ben = await joined(room, "Ben")
        await asyncio.sleep(BETWEEN + 1)
        ben.hang_up()
        await until(lambda: season.number == 2 and season.between_games, KEEPS // 1000 + 200)
        await asyncio.sleep(KEEPS // 1000 + 10)
        written = task.contest.seq
        await asyncio.sleep(20_000)
        assert task.contest.seq == written
        assert len(season.players) == AUTOS

    run(work)


def test_after_its_last_game_the_next_season_opens_by_itself() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, season = season_of(room)
        ada = await joined(room, "Ada")
        for number in range(GAMES):
            await until(lambda number=number: season.number == number + 1 and not season.between_games)
            await ask(ada, "unregister", f"u{number}", task)
            await until(lambda number=number: season.over or season.between_games)
            if not season.over:
                await ask(ada, "register", f"r{number}", task)
        await until(lambda: task.ended and any(not each.over for each in room.tournaments.values()), 60)
        again, _ = season_of(room)
        assert again.id != task.id
        assert len(about(task)["standings"]) == AUTOS + 1
        ada.hang_up()
        await asyncio.sleep(200)
        assert [each for each in room.tournaments.values() if not each.contest.opened.host] == [again]

    run(work)


def test_only_the_operator_may_stop_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, season = season_of(room)
        ada = await joined(room, "Ada")
        for kind in ("cancel", "stop-after-game", "start"):
            assert (await ask(ada, kind, kind, task))["code"] == "not-host"
        assert (await ask(ada, "remove", "x", task, player=season.players[0]))["code"] == "not-host"
        assert ada.last("step")["tournament"]["may"] == ["unregister"]
        ada.socket.operator = True
        assert await ask(ada, "cancel", "c", task) == {"type": "ack", "id": "c"}
        await asyncio.sleep(2)
        again, _ = season_of(room)
        assert again.id != task.id

    run(work)


@pytest.mark.parametrize("seconds", [0, 3, BETWEEN + 5, 120])
def test_there_is_one_season_after_each_restart(seconds: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        task, _ = season_of(room)
        await joined(room, "Ada")
        await asyncio.sleep(seconds)
        for _ in range(2):
            room = await open_room(loop, await crash(room), config=HOUSE)
            await asyncio.sleep(1)
            again, season = season_of(room)
            assert again.id == task.id
            assert "Ada" in season.players
        await asyncio.sleep(KEEPS // 1000 + 300)
        assert season_of(room)[1].deadline is None, "Ada has not come back"

    run(work)


def test_weeks_of_seasons_leave_the_room_small() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        for number in range(8):
            task, _ = season_of(room)
            boss = await guest(room, "Boss")
            boss.socket.operator = True
            boss.send("watch", id="w", table=task.id)
            await ask(boss, "cancel", f"c{number}", task)
            boss.hang_up()
            await asyncio.sleep(100)
        assert len(room.tournaments) <= 2
        again = await open_room(loop, kept(room), config=HOUSE)
        assert len([each for each in again.tournaments.values() if not each.over]) == 1

    run(work)


def test_seasons_are_numbered_however_far_back_the_last_one_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        names = []
        for _ in range(3):
            task, season = season_of(room)
            names.append(task.row().name)
            task.ask("", Cancel(""))
            await until(lambda season=season: season.over)
            for number in range(3):  # others fill the page between two seasons
                other = await room.open_tournament(SEASON, f"Other {number}", "Ada")
                other.ask("Ada", Cancel("Ada"))
                await other.settled()
            await until(lambda: any(not task.over for task in room.tournaments.values()), 200)
        assert names == ["League 1", "League 2", "League 3"]

    monkeypatch.setattr(house_league, "RECENT", 2)
    run(work)


def test_a_league_table_of_an_earlier_room_closes_when_it_is_empty() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=HOUSE)
        old = await room.open_table(house("league"), 4, "League table", autos=["caller", "caller"])
        own = [row["id"] for row in room.lobby() if row["house"] != "league"]
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=old.id)
        await asyncio.sleep(300)
        assert old.id in room.tables, "somebody is there"
        ada.hang_up()
        await until(lambda: old.id not in room.tables, 300)
        assert [row["id"] for row in room.lobby()] == own, "the tables of the other houses stay"

    run(work)
