"""What a host decides over an event in the room: cancelled, a player removed, stopped after this game, a time set."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import structs

from room.rooms import QUICK, STARTED, Line, crash, guest, kept, open_room
from room.test_room import answer, run
from room.test_tournaments import SEASON, SIT_AND_GO, entered
from room.virtual import VirtualLoop
from sidepot.bots.over_http import Greeting, HttpBot
from sidepot.room.bots.calls import BotCalls
from sidepot.room.protocol.refusals import Turned
from sidepot.room.record.chronicle import entry_of
from sidepot.room.room import Room
from sidepot.room.show.tournament_info import about
from sidepot.room.store.streams import of_log
from sidepot.room.task.tournament_task import TournamentTask

pytestmark = pytest.mark.core
WAITING = SIT_AND_GO.replace("starts_with = 5\n", "").replace("buy_in = 10", "buy_in = 10\nfee = 2")
OPENED = STARTED + 1_000_000
"""When these rooms open."""
TIMED = 'format = "timed"\nhands = 50\nchairs = 4\n[field]\ncaller = 2\n'


async def ask(line: Line, kind: str, ident: str, task: TournamentTask, **fields: Any) -> dict[str, Any]:
    line.send(kind, id=ident, table=task.id, **fields)
    for _ in range(100):
        await asyncio.sleep(0.05)
        if line.answers(ident):
            return line.answers(ident)[0]
    raise AssertionError(f"no answer to {kind}")


def rows(room: Room) -> dict[str, Any]:
    return {row.id: row for _, row in room.services.over}


def happened(line: Line, kind: str) -> list[dict[str, Any]]:
    return [event for message in line.got for event in message.get("events", ()) if event["type"] == kind]


async def playing(task: TournamentTask) -> None:
    for _ in range(1_000):
        await asyncio.sleep(0.05)
        game = task.contest.current
        if game is not None and any(table.playing for table in game.tables.values()):
            return
    raise AssertionError("no hand was dealt")


# cancelled


@pytest.mark.parametrize("when", ["before", "in a hand"])
def test_a_cancelled_tournament_is_over_for_everyone_and_after_a_restart(when: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, WAITING)
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        if when == "in a hand":
            await ask(ada, "start", "s", task)
            await playing(task)
        assert (await ask(ben, "cancel", "c", task))["code"] == "not-host"
        assert await ask(ada, "cancel", "c", task) == {"type": "ack", "id": "c"}
        back = dict.fromkeys(("Ada", "caller 1", "caller 2", "random 1", "rock 1"), 12)
        for line in (ada, ben):
            seen = line.last("step")
            assert seen["state"] is None
            assert seen["tournament"]["over"]
            assert seen["tournament"]["cancelled"] == {"type": "cancelled", "by": "Ada", "returned": back}
            [told] = [event for event in seen["events"] if event["type"] == "cancelled"]
            assert (told["by"], told["returned"]) == ("Ada", back)
            assert seen["tournament"]["may"] == []
        assert rows(room)[task.id].cancelled
        room = await open_room(loop, await crash(room))
        assert rows(room)[task.id].cancelled
        assert task.id not in room.tournaments
        again = await room.past.tournament(task.id, "Ben")
        assert about(again)["cancelled"]["returned"] == back
        late = await guest(room, "Cyd")
        late.send("watch", id="w", table=task.id)
        await asyncio.sleep(1)
        assert late.last("snapshot")["tournament"]["cancelled"]["by"] == "Ada"
        ada = await guest(room, "Ada")
        ada.send("watch", id="w2", table=task.id)
        await asyncio.sleep(0.5)
        assert await ask(ada, "cancel", "c", task) == {"type": "ack", "id": "c"}, "the same answer as before"
        assert (await ask(ada, "cancel", "c2", task))["code"] == "over"

    run(work)


@pytest.mark.parametrize("sheet", [SEASON, TIMED])
def test_seasons_and_timed_games_are_cancelled_too(sheet: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, sheet)
        await ask(ada, "start", "s", task)
        await playing(task)
        assert await ask(ada, "cancel", "c", task) == {"type": "ack", "id": "c"}
        assert task.over
        assert task.ended
        assert ada.last("step")["tournament"]["cancelled"] == {"type": "cancelled", "by": "Ada", "returned": {}}

    run(work)


def test_an_operator_cancels_the_event_of_somebody_else() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, WAITING)
        boss = await guest(room, "Boss")
        boss.socket.operator = True
        boss.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        assert await ask(boss, "cancel", "c", task) == {"type": "ack", "id": "c"}
        assert boss.last("step")["tournament"]["cancelled"]["by"] == "Boss"

    run(work)


# removed


def test_a_removed_player_is_told_and_cannot_register_again() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, WAITING.replace("max_entrants = 5", "max_entrants = 6"))
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        await ask(ben, "register", "r", task)
        assert (await ask(ben, "remove", "x", task, player="Ada"))["code"] == "not-host"
        assert await ask(ada, "remove", "x", task, player="Ben") == {"type": "ack", "id": "x"}
        assert happened(ben, "removed")[0]["by"] == "Ada"
        assert ben.last("step")["tournament"]["removed"] == ["Ben"]
        assert "Ben" not in ben.last("step")["tournament"]["registered"]
        assert (await ask(ben, "register", "r2", task))["code"] == "removed"
        room = await open_room(loop, await crash(room))
        again = room.tournaments[task.id]
        assert about(again)["removed"] == ["Ben"]
        assert sorted(again.contest.known) == sorted(task.contest.known)

    run(work)


def test_a_player_removed_in_play_is_out_and_the_rest_play_on() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, WAITING)
        await ask(ada, "start", "s", task)
        await playing(task)
        await ask(ada, "remove", "x", task, player="rock 1")
        for _ in range(1_000):
            await asyncio.sleep(5)
            if task.over:
                break
        places = {placed["player"]: placed["place"] for placed in about(task)["places"]}
        assert places["rock 1"] == 5
        game = task.contest.current
        assert game is not None
        people = [person for table in game.tables.values() for person in table.people.values()]
        assert game.taken_out > 0
        assert sum(person.chips for person in people) + game.dropped + game.taken_out == game.chips_issued

    run(work)


# stopped (L15)


def test_l15_a_season_stops_after_this_game_for_all_to_see() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, SEASON)
        await ask(ada, "start", "s", task)
        await ask(ada, "stop-after-game", "t", task)
        assert ada.last("step")["tournament"]["stopping"]
        assert "keep-going" in ada.last("step")["tournament"]["may"]
        await ask(ada, "stop-after-game", "u", task, on=False)
        assert not ada.last("step")["tournament"]["stopping"]
        await ask(ada, "stop-after-game", "v", task)
        room = await open_room(loop, await crash(room))
        again = room.tournaments[task.id]
        assert about(again)["stopping"]
        line = await guest(room, "Ada")
        line.on = lambda message: answer(line, message)
        line.send("watch", id="w2", table=task.id)
        for _ in range(2_000):
            await asyncio.sleep(10)
            if again.over:
                break
        assert about(again)["game"] == 1
        assert about(again)["over"]
        assert about(again)["standings"][0]["games"] == 1

    run(work)


# a time for the start


def at(seconds: int, sheet: str = WAITING) -> str:
    when = datetime.fromtimestamp(OPENED / 1000 + seconds, UTC).isoformat()
    return f"starts_at = {when}\n{sheet}"


def test_a_scheduled_tournament_starts_by_itself() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, ada = await entered(room, at(100))
        seen = ada.last("step")["tournament"]
        assert seen["starts_at"] == OPENED + 100_000
        assert 0 < seen["starts_ms"] <= 100_000
        assert task.row().starts_at == OPENED + 100_000
        await asyncio.sleep(95)
        assert not task.contest.game.begun
        await asyncio.sleep(6)
        assert task.contest.game.begun

    run(work)


def test_it_says_when_too_few_came_and_waits_for_them_or_the_host() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = at(60, 'format = "season"\ngames = 1\nstarts_with = 3\n')
        task, ada = await entered(room, sheet)
        await asyncio.sleep(70)
        assert happened(ada, "too-few-came") == [{"type": "too-few-came", "players": 1, "needed": 3}]
        assert ada.last("step")["tournament"]["awaited"]
        assert (await ask(ada, "start", "s", task))["code"] == "too-few"
        for name in ("Ben", "Cyd"):
            line = await guest(room, name)
            line.send("watch", id="w", table=task.id)
            await ask(line, "register", "r", task)
        assert task.contest.game.begun

    run(work)


def test_a_room_that_was_closed_at_the_time_starts_it_at_once() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, at(100))
        left = await crash(room)
        await asyncio.sleep(1_000)
        room = await open_room(loop, left)
        await asyncio.sleep(1)
        again = room.tournaments[task.id]
        assert again.contest.game.begun
        state = again.contest.game.state()
        room = await open_room(loop, await crash(room))
        assert room.tournaments[task.id].contest.game.state()[3] == state[3]

    run(work)


def test_a_time_that_has_passed_is_refused() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        with pytest.raises(Turned, match="has passed: choose a time to come"):
            await room.open_tournament(at(-1), "Late", "Ada")
        with pytest.raises(Turned, match="too far away"):
            await room.open_tournament(at(500 * 86_400), "Far", "Ada")

    run(work)


# what the log says of it


def decided(room: Room, task: TournamentTask) -> list[tuple[str, tuple[str, ...]]]:
    """The sentences of the log with the names they are found by."""
    entries = [entry_of(record.data) for record in kept(room).records[of_log(task.id)]]
    return [(entry.says, entry.players) for entry in entries]


async def not_there(calls: BotCalls, bot: HttpBot, by: str) -> Greeting:
    return Greeting(bot.name, "", "", "not there")


def test_the_log_says_what_a_host_decided_and_nothing_of_what_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotCalls, "greet", not_there)

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=structs.replace(QUICK, bot_hosts=["127.0.0.1"]))
        task, ada = await entered(room, SEASON)
        ben = await guest(room, "Ben")
        ben.send("watch", id="w", table=task.id)
        ben.send("register", id="in", table=task.id)
        await ask(ada, "enter-bot", "b", task, name="heron", url="http://127.0.0.1/")
        await ask(ada, "withdraw-bot", "wb", task, name="heron")
        for kind, more in (("stop-after-game", {}), ("cancel", {}), ("remove", {"player": "Ada"})):
            assert (await ask(ben, kind, kind, task, **more))["code"] == "not-host"
        assert (await ask(ada, "remove", "nobody", task, player="Nobody"))["type"] == "refusal"
        await ask(ada, "remove", "out", task, player="Ben")
        await ask(ada, "start", "s", task)
        await playing(task)
        await ask(ada, "stop-after-game", "l", task)
        await ask(ada, "stop-after-game", "g", task, on=False)
        await ask(ada, "cancel", "c", task)
        said = decided(room, task)
        for line in (
            ("Ada enters the bot heron", ("Ada", "heron")),
            ("Ada withdraws the bot heron", ("Ada", "heron")),
            ("Ada removes Ben", ("Ada", "Ben")),
            ("Ada lets the season end after this game", ("Ada",)),
            ("Ada lets the season go on", ("Ada",)),
            ("Ada cancels it", ("Ada",)),
        ):
            assert said.count(line) == 1
        assert [says for says, _ in said if says.startswith("Ben ")] == ["Ben enters", "Ben is removed by Ada"]
        assert "Nobody" not in str(said)

    run(work)


def test_the_log_says_when_it_was_to_begin_and_that_the_time_came() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room, at(100))
        await asyncio.sleep(101)
        when = datetime.fromtimestamp(OPENED / 1000 + 100, UTC)
        says = [says for says, _ in decided(room, task)]
        assert says[0].endswith(f", starts at {when:%Y-%m-%d %H:%M} UTC")
        came = says.index("the room says that the time set for the start has come")
        assert says[came + 1].startswith("the tournament begins with")

    run(work)
