"""P1 under attack: what others do, be it refused or not, never makes a table forget what it has acknowledged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import product
from typing import Any

import pytest

from room.rooms import Line, crash, guest, open_room
from room.test_again import SLOW, ask, done
from room.test_room import NO_LIMIT, run, table_with
from room.test_seats import REBUYS, old_account
from room.virtual import VirtualLoop
from sidepot.room.log.acknowledged import ACCOUNTS, EACH, Acknowledged
from sidepot.room.room import Room
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core

Attack = Callable[[Room, str], Awaitable[None]]


async def flood(line: Line, commands: list[dict[str, Any]]) -> None:
    for number, fields in enumerate(commands):
        line.raw(json.dumps({"id": f"{line.name}-{number}", **fields}))
        if number % 50 == 49:
            await asyncio.sleep(0.1)  # no more than a slow reader may have waiting
    await asyncio.sleep(0.5)


async def refused(room: Room, table: str) -> None:
    """Watchers whose commands are refused."""
    for name in ("Eve", "Mallory", "Trudy"):
        line = await guest(room, name)
        line.send("watch", id="w", table=table)
        await flood(line, [{"type": "sit-out", "table": table}] * 500)
        assert {message["type"] for message in line.got if str(message.get("id")).startswith(name)} == {"refusal"}


async def talking(room: Room, table: str) -> None:
    """Watchers who talk."""
    for name in ("Eve", "Mallory", "Trudy"):
        line = await guest(room, name)
        line.send("watch", id="w", table=table)
        await flood(line, [{"type": "chat", "table": table, "text": "bla"}] * 190)


async def own_refusals(room: Room, table: str) -> None:
    """The same account, refused again and again, and talking."""
    line = await guest(room, "Ada")
    line.send("watch", id="w", table=table)
    await flood(line, [{"type": "wait", "table": table}] * 500)
    await flood(line, [{"type": "chat", "table": table, "text": "bla", "id": f"bla{n}"} for n in range(180)])


async def busy(room: Room, table: str) -> None:
    """Another account whose commands move the table."""
    line = await guest(room, "Ben")
    line.send("watch", id="w", table=table)
    moves = [{"type": "sit-out-at-blind", "table": table, "on": number % 2 == 0} for number in range(450)]
    await flood(line, moves)


async def hosting(room: Room, table: str) -> None:
    """The host, with decisions that the room itself remembers."""
    line = await guest(room, "Ada")
    line.send("watch", id="w", table=table)
    await flood(line, [{"type": "mute", "table": table, "player": "Ben", "on": n % 2 == 0} for n in range(450)])


GIVEN = {"top-up": {"chips": 1}, "chat": {"text": "once"}, "mute": {"player": "Ben"}, "add-auto": {"style": "caller"}}
OTHERS = [refused, talking, own_refusals, busy]
MANY_OF_ONES_OWN = [(hosting, "top-up"), (hosting, "chat")]


@pytest.mark.parametrize(("attack", "kind"), [*product(OTHERS, GIVEN), *MANY_OF_ONES_OWN])
def test_promise_1_nothing_that_others_do_makes_a_table_do_it_twice(attack: Attack, kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, (ada, _) = await table_with(room, "Ada", "Ben", rules=NO_LIMIT)
        fields = {"type": kind, "id": "mine", "table": task.id, **GIVEN[kind]}
        await ask(ada, fields)
        await attack(room, task.id)
        for again in range(3):
            line = await guest(room, "Ada")
            line.send("watch", id="w", table=task.id)
            await asyncio.sleep(0.2)
            before = done(room)
            await ask(line, fields)
            assert done(room) == before, f"after {again} restarts"
            room = await open_room(loop, await crash(room), config=SLOW)

    run(work)


def test_promise_1_the_last_200_commands_of_a_player_are_known_across_restarts() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=NO_LIMIT)
        ids = [f"n{number}" for number in range(EACH)]
        kinds = {"sit-out-at-blind": {}, "chat": {"text": "hello"}}
        for kind, more in kinds.items():
            for number, ident in enumerate(ids):
                given = more or {"on": number % 2 == 0}
                for line in (ada, ben):
                    line.raw(json.dumps({"type": kind, "id": f"{kind}-{ident}", "table": task.id, **given}))
                await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        for _ in range(2):
            room = await open_room(loop, await crash(room), config=SLOW)
            before = done(room)
            for name in ("Ada", "Ben"):
                line = await guest(room, name)
                line.send("watch", id="w", table=task.id)
                for kind, more in kinds.items():
                    given = {"type": kind, "table": task.id, **(more or {"on": True})}
                    await flood(line, [{**given, "id": f"{kind}-{ident}"} for ident in ids])
                told = [message for message in line.got if str(message.get("id")).partition("-n")[0] in kinds]
                assert len(told) == 2 * EACH
                assert {message["type"] for message in told} == {"ack"}
            assert done(room) == before

    run(work)


def test_promise_1_in_a_tournament_what_others_do_makes_nothing_happen_twice() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_tournament(REBUYS, "Friday", "Ada")
        asked: list[dict[str, Any]] = []

        async def once(kind: str, **given: Any) -> None:
            line = await guest(room, "Ada")
            line.send("watch", id="w", table=task.id)
            asked.append({"type": kind, "id": f"my-{len(asked)}", "table": task.id, **given})
            await ask(line, asked[-1])

        await once("chat", text="hello")
        await once("register")
        await asyncio.sleep(2)
        await once("mute", player="Ada")
        await once("mute", player="Ada", on=False)
        await once("take-rebuy")
        await once("take-add-on")
        await once("sit-out")
        await once("pause", on=True)
        for attack in (refused, talking):
            await attack(room, task.id)
        eve = await guest(room, "Eve")
        eve.send("watch", id="w", table=task.id)
        await flood(eve, [{"type": "take-rebuy", "id": f"r{number}", "table": task.id} for number in range(1_500)])
        for _ in range(3):
            before = done(room)
            line = await guest(room, "Ada")
            line.send("watch", id="w", table=task.id)
            for fields in asked:
                await ask(line, fields)
            assert done(room) == before
            again = room.tournaments[task.id].contest.game
            assert (again.entrants["Ada"].rebuys, again.entrants["Ada"].added, len(again.entrants)) == (1, True, 4)
            room = await open_room(loop, await crash(room), config=SLOW)

    run(work)


def test_a_refusal_is_given_again_and_takes_no_space_for_ever() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, (_, ben) = await table_with(room, "Ada", "Ben", rules=NO_LIMIT)
        for _ in range(2):
            ben.send("pause", id="no", table=task.id, on=True)
            await asyncio.sleep(0.1)
        first, second = ben.answers("no")
        assert first == second
        assert first["code"] == "not-host"

    run(work)


# what is kept


def test_commands_are_known_by_account_and_no_more_than_promised() -> None:
    kept = Acknowledged()
    for number in range(EACH + 1):
        kept.add(f"Ada:{number}")
    assert "Ada:0" not in kept
    assert all(f"Ada:{number}" in kept for number in range(1, EACH + 1))
    assert "Ben:5" not in kept
    again = Acknowledged()
    again.restore(kept.saved())
    assert again.saved() == kept.saved()
    assert "Ada:7" in again


def test_accounts_that_did_something_long_ago_are_forgotten_first() -> None:
    kept = Acknowledged()
    for number in range(ACCOUNTS):
        kept.add(f"a{number}:x")
    kept.add("a0:y")
    kept.add("new:x")
    assert "a1:x" not in kept
    assert {"a0:x", "a0:y", "a2:x", "new:x"} <= {key for key in ("a0:x", "a0:y", "a2:x", "new:x") if key in kept}
    assert len(kept.saved()) == ACCOUNTS


# who can be muted


def test_only_accounts_that_are_or_were_at_the_table_can_be_muted() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=NO_LIMIT, autos=("caller",))
        cid, eve = await guest(room, "Cid"), await guest(room, "Eve")
        cid.send("watch", id="w", table=task.id)
        cid.send("chat", id="c", table=task.id, text="bla")
        eve.send("watch", id="w", table=task.id)
        await asyncio.sleep(0.1)
        cid.hang_up()
        ben.send("leave", id="l", table=task.id)
        await asyncio.sleep(0.1)
        for name in ("Nobody", "x" * 60, "Dora", next(iter(task.autos))):
            ada.send("mute", id=f"no {name}", table=task.id, player=name)
        for name in ("Ben", "Cid", "Eve"):
            ada.send("mute", id=name, table=task.id, player=name)
        await asyncio.sleep(0.1)
        refusals = [message for message in ada.got if str(message.get("id")).startswith("no ")]
        assert [message["code"] for message in refusals] == ["no-such-player"] * 4
        assert refusal_told(refusals[0]) == "nobody of that name was ever at this table"
        assert task.muted == {"Ben", "Cid", "Eve"}
        await crash(room)

    run(work)


def test_a_tournaments_host_mutes_only_who_is_or_was_there_and_not_without_limit() -> None:
    from sidepot.room.game.table_hosting import MUTED

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_tournament(REBUYS, "Friday", "Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        ada.send("mute", id="no", table=task.id, player="Nobody")
        await asyncio.sleep(0.1)
        assert ada.answers("no")[0]["code"] == "no-such-player"
        for number in range(MUTED + 1):
            name = f"Troll x{number}x"
            await old_account(room, name)
            line = await guest(room, name)
            line.send("watch", id="w", table=task.id)
            await asyncio.sleep(0)
            ada.send("mute", id=name, table=task.id, player=name)
            await asyncio.sleep(0.05)
            line.hang_up()
        assert ada.answers(name)[0]["code"] == "too-many"
        assert len(task.muted) == MUTED

    run(work)
