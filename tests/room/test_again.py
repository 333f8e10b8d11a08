"""P1: whatever a client asks for, asked again with the same id it is answered alike and done once, restart or not."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

import msgspec
import pytest

from room.rooms import QUICK, Line, crash, guest, kept, open_room
from room.test_room import run, table_with
from room.virtual import VirtualLoop
from sidepot import house
from sidepot.room import protocol
from sidepot.room.log.moves import MOVED
from sidepot.room.room import Room
from sidepot.room.store import Record

pytestmark = pytest.mark.core

SLOW = msgspec.structs.replace(QUICK, act=60_000, grace=60_000)
RULES = house("standard", blinds=(1, 2), run_twice=True)
SIT_AND_GO = """
house = "standard"
chairs = 6
stack = 300
max_entrants = 5
starts_with = 5
payouts = [65, 35]
[levels]
by = "hands"
every = 3
blinds = [[10, 20], [20, 40], [50, 100]]
then = "double"
[field]
caller = 2
"""

# what is asked, by whom, after what
ASKED: dict[str, tuple[str, dict[str, Any], list[tuple[str, str, dict[str, Any]]]]] = {
    "sit": ("Cid", {"chair": 4, "chips": 200, "entry": "post"}, []),
    "leave": ("Ben", {}, []),
    "sit-out": ("Ben", {}, []),
    "sit-out-at-blind": ("Ben", {"on": True}, []),
    "back": ("Ben", {"entry": "post"}, [("Ben", "sit-out", {})]),
    "top-up": ("Ada", {"chips": 1}, []),
    "plan": ("waits", {"hand": 1, "plan": "call-any"}, []),
    "act": ("turn", {"action": {"type": "call"}}, []),
    "agree": ("Ben", {"to": "run-twice", "on": True}, []),
    "wait": ("Cid", {}, []),
    "stop-waiting": ("Cid", {}, [("Cid", "wait", {})]),
    "chat": ("Ben", {"text": "nice hand"}, []),
    "pause": ("Ada", {"on": True}, []),
    "remove": ("Ada", {"player": "Ben", "ban": True}, []),
    "dials": ("Ada", {"dials": {"blinds": [2, 4]}}, []),
    "add-auto": ("Ada", {"style": "caller"}, []),
    "mute": ("Ada", {"player": "Ben", "on": True}, []),
    "ban": ("Ada", {"player": "Ben"}, []),
    "chip-value": ("Ada", {"currency": "EUR", "cents": 5}, []),
    "pace": ("Ada", {"pace": "fast"}, []),
    "buy-always": ("Ada", {"top_up": 100, "rebuy": 100}, []),
    "change-seat": ("Ada", {"chair": 3}, []),
}
ELSEWHERE = {
    "rebuy": "needs somebody without chips: see below",
    "close-table": "leaves no table to ask: see below",
    "start-game": "needs a game with an end: see below", "end-game": "the same",
    "admit": "needs a table where the host is asked: see below",
    "stop-asking": "the same", "ask-to-sit": "the same", "mine": "changes nothing",
    "pick-game": "needs a dealer's choice: see test_table_extras", "ask-to-see": "the same",
    "show-cards": "needs a hand that is over: see below", "hunt-rabbit": "the same",
    "hurry": "changes nothing that is kept",
    "lobby": "changes nothing", "watch": "changes nothing", "unwatch": "changes nothing", "ping": "changes nothing",
}  # fmt: skip


def _tags(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def test_every_command_is_asked_again_here() -> None:
    of_tournaments = _tags(protocol.TournamentCommand)
    assert _tags(protocol.ClientCommand) - of_tournaments == ASKED.keys() | ELSEWHERE.keys()


def done(room: Room) -> list[tuple[str, int, bytes]]:
    """What was asked for, said and decided; who is there, and what time brings, is left out."""
    return [
        (stream, record.seq, record.data)
        for stream, records in kept(room).records.items()
        for record in records
        if _was_asked(record)
    ]


DECIDED = {
    "opened", "pause", "remove", "dials", "add-auto", "mute", "admit", "ban", "chip-value", "end-game", "close-table",
    "start",
}  # fmt: skip
"""What a table's log tells of decisions: each is noted once."""


def _was_asked(record: Record) -> bool:
    told = msgspec.json.decode(record.data)
    return bool(told.get("asked")) if record.kind == MOVED else record.kind != "entry" or told["what"] in DECIDED


async def ask(line: Line, fields: dict[str, Any], times: int = 1) -> None:
    """Ask, and be told yes as often."""
    for _ in range(times):
        line.raw(json.dumps(fields))
    await asyncio.sleep(0.2)
    assert line.answers(fields["id"]) == [{"type": "ack", "id": fields["id"]}] * times, line.answers(fields["id"])


async def ask_after_restarts(loop: VirtualLoop, room: Room, name: str, fields: dict[str, Any]) -> Room:
    """Two restarts, and the same once more after each."""
    for _ in range(2):
        before = done(room)
        room = await open_room(loop, await crash(room), config=SLOW)
        line = await guest(room, name)
        line.send("watch", id="again", table=fields["table"])
        await ask(line, fields)
        assert done(room) == before
    return room


@pytest.mark.parametrize("kind", ASKED)
def test_promise_1_asked_again_after_a_restart_it_is_answered_alike_and_done_once(kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=RULES, chairs=2 if "wait" in kind else 6)
        people = {line.name: line for line in (*lines, await guest(room, "Cid"))}
        people["Cid"].send("watch", table=task.id)
        turn = next(line for line in lines if line.you["turn"])
        people |= {"turn": turn, "waits": next(line for line in lines if line is not turn)}
        who, given, before = ASKED[kind]
        for number, (name, first, more) in enumerate(before):
            await ask(people[name], {"type": first, "id": f"before-{number}", "table": task.id, **more})
        line = people[who]
        fields = {"type": kind, "id": "mine", "table": task.id, **given}
        if kind == "act":
            fields |= {"hand": line.you["hand"], "turn": line.you["turn"]}
        before = done(room)
        await ask(line, fields, 2)
        assert len(done(room)) > len(before)
        await ask_after_restarts(loop, room, line.name, fields)

    run(work)


def test_promise_1_a_table_that_its_host_closed_stays_closed() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_table(RULES, 3, "Test", host="Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        fields = {"type": "close-table", "id": "mine", "table": task.id}
        await ask(ada, fields)
        for wait in (0.05, 1):  # before and after the room has cleared the table away
            await asyncio.sleep(wait)
            ada.raw(json.dumps(fields))
        await asyncio.sleep(0.1)
        assert ada.answers("mine") == [{"type": "ack", "id": "mine"}] * 3
        ada.raw(json.dumps({**fields, "id": "other"}))
        await asyncio.sleep(0.1)
        assert ada.answers("other")[0]["type"] == "refusal"
        room = await ask_after_restarts(loop, room, "Ada", fields)
        assert task.id not in room.tables

    run(work)


def test_promise_1_who_was_let_in_is_let_in_once() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_table(RULES, 3, "Test", host="Ada", admits=True)
        ada, ben = await guest(room, "Ada"), await guest(room, "Ben")
        for line in (ada, ben):
            line.send("watch", table=task.id)
        ben.send("ask-to-sit", id="s", table=task.id, chair=2, chips=100)
        await asyncio.sleep(0.1)
        assert ben.answers("s") == [{"type": "ack", "id": "s"}]
        fields = {"type": "admit", "id": "mine", "table": task.id, "player": "Ben"}
        await ask(ada, fields, 2)
        room = await ask_after_restarts(loop, room, "Ada", fields)
        assert room.tables[task.id].game.table.people["Ben"].chips == 100

    run(work)


def test_promise_1_a_rebuy_asked_again_after_a_restart_is_not_bought_again() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=RULES)
        for number in range(20):
            line = next(line for line in lines if line.you["turn"])
            to = line.you["options"]["max_to"] if line.you["options"]["may_raise"] else 0
            action = {"type": "raise", "to": to} if to else {"type": "call"}
            you = {"hand": line.you["hand"], "turn": line.you["turn"]}
            await ask(line, {"type": "act", "id": f"all-{number}", "table": task.id, **you, "action": action})
            if not task.game.table.playing:
                await asyncio.sleep(1.5)
            broke = [person for person in task.game.table.people.values() if not person.chips]
            if broke and not task.game.table.playing:
                break
        line = next(line for line in lines if line.name == broke[0].name)
        fields = {"type": "rebuy", "id": "mine", "table": task.id, "chips": 200}
        await ask(line, fields, 2)
        room = await ask_after_restarts(loop, room, line.name, fields)
        assert room.tables[task.id].game.table.ledger.bought[line.name] == 400

    run(work)


@pytest.mark.parametrize("kind", ["start-game", "end-game"])
def test_promise_1_a_game_is_started_and_ended_once(kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        rules = house("kitchen", blinds=(1, 2), entry="fixed" if kind == "start-game" else "between-hands")
        task, (ada, _) = await table_with(room, "Ada", "Ben", rules=rules)
        fields = {"type": kind, "id": "mine", "table": task.id}
        await ask(ada, fields, 2)
        room = await ask_after_restarts(loop, room, "Ada", fields)
        table = room.tables[task.id].game.table
        assert (table.over, table.ending) == (False, kind == "end-game")

    run(work)


def test_promise_1_registering_twice_with_one_id_across_a_restart_is_one_entry() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_tournament(SIT_AND_GO, "Friday", "Ada")
        for name, kind in (("Ada", "register"), ("Ben", "register"), ("Ben", "unregister")):
            line = await guest(room, name)
            line.send("watch", table=task.id)
            fields = {"type": kind, "id": f"{name}-{kind}", "table": task.id}
            await ask(line, fields, 2)
            room = await ask_after_restarts(loop, room, name, fields)
        assert set(room.tournaments[task.id].contest.current.entrants) == {"caller 1", "caller 2", "Ada"}

    run(work)


@pytest.mark.parametrize("kind", ["show-cards", "hunt-rabbit"])
def test_promise_1_what_is_shown_after_a_hand_is_shown_once(kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", rules=RULES.but(rabbit=True))
        turn = next(line for line in lines if line.you["turn"])
        you = turn.you
        folds = {"type": "act", "id": "fold", "table": task.id, "hand": 1, "turn": you["turn"]}
        await ask(turn, {**folds, "action": {"type": "fold"}})
        more = {"cards": you["cards"]} if kind == "show-cards" else {}
        fields = {"type": kind, "id": "mine", "table": task.id, "hand": 1, **more}
        await ask(turn, fields, 2)
        told = turn.state["showed"].get(turn.name) == you["cards"] if more else len(turn.state["rabbit"]) == 5
        assert told
        await ask_after_restarts(loop, room, turn.name, fields)

    run(work)
