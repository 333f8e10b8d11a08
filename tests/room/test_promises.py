"""What the room promises (P1 to P5), over many seeds in virtual time: clients that are late, twice, reordered, gone;
a room that crashes at any moment. A failing seed is printed and repeats."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from room.rooms import QUICK, Line, crash, guest, kept, open_room
from room.test_room import NO_LIMIT
from room.virtual import VirtualLoop, seeds, simulate
from sidepot import house
from sidepot.room.log.moves import MOVED, Moved
from sidepot.room.room import Room
from sidepot.room.store import Kept
from sidepot.table import Command

pytestmark = pytest.mark.core

NAMES = ("Ada", "Ben", "Cid")
PINEAPPLE = house("pineapple")


class Player:
    """A client that behaves badly by a seed: early, late, at the deadline ±1 ms, several times, on lost sockets."""

    def __init__(self, loop: VirtualLoop, name: str, chair: int, chips: int) -> None:
        self.loop = loop
        self.name = name
        self.chair = chair
        self.chips = chips
        self.acked: dict[str, dict[str, Any]] = {}
        self.answered: dict[str, set[str]] = {}
        self.asked: set[str] = set()
        self.line: Line | None = None
        self.pending: dict[str, dict[str, Any]] = {}
        """Commands not answered yet: they are sent again."""

    async def connect(self, room: Room, table: str) -> None:
        """A new socket: look at the table, and ask again what was not answered."""
        self.line = line = await guest(room, self.name)
        line.on = self.take
        line.send("watch", id=f"w{self.loop.now}", table=table)
        for ident, command in tuple(self.pending.items()):
            line.send(command["type"], id=ident, **{k: v for k, v in command.items() if k != "type"})

    def ask(self, ident: str, kind: str, **fields: Any) -> None:
        self.asked.add(ident)
        self.pending[ident] = {"type": kind, **fields}
        for _ in range(self.loop.random.choice((1, 1, 2, 3))):
            self.loop.call_later(self.loop.random.choice((0, 0, 0.001, 0.05)), self._send, ident, kind, fields)

    def _send(self, ident: str, kind: str, fields: dict[str, Any]) -> None:
        if self.line is not None:
            self.line.send(kind, id=ident, **fields)

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("ack", "refusal") and message["id"] in self.asked:
            told = kind if kind == "ack" else message["code"]
            self.answered.setdefault(message["id"], set()).add(told)
            self.pending.pop(message["id"], None)
            if kind == "ack":
                self.acked[message["id"]] = message
        if kind in ("snapshot", "step") and "you" in message:
            self._look(message)

    def _look(self, message: dict[str, Any]) -> None:
        you, state = message["you"], message["state"]
        if you["chair"] is None and not state["playing"] and f"{self.name}-sit" not in self.asked:
            self.ask(f"{self.name}-sit", "sit", table=message["table"], chair=self.chair, chips=self.chips)
        mine = next((c for c in state["chairs"] if c and c["player"] == self.name), None)
        if mine and mine["sits_out"] and mine["chips"]:
            self.ask(f"{self.name}-back-{state['hand']}-{message.get('seq')}", "back", table=message["table"])
        if not you["turn"] or state["turn_ms"] is None:
            return
        ident = f"{self.name}-{you['turn']}"
        if ident in self.asked:
            return
        options, rng = you["options"], self.loop.random
        if options["discards"]:
            action: dict[str, Any] = {"type": "discard", "card": rng.choice(options["discards"])}
        elif options["may_show"]:
            action = {"type": "show"}
        elif options["may_raise"] and rng.random() < 0.3:
            action = {"type": "raise", "to": rng.choice((options["min_to"], options["max_to"]))}
        else:
            action = {"type": "check" if options["may_check"] else rng.choice(("call", "call", "fold"))}
        left = state["turn_ms"]
        wait = rng.choice((0, rng.randrange(1, left), left - 1, left, left + 1))
        self.asked.add(ident)
        fields = {"table": message["table"], "hand": you["hand"], "turn": you["turn"], "action": action}
        self.loop.call_later(max(0, wait) / 1000, lambda: self.ask(ident, "act", **fields))


async def play(loop: VirtualLoop, rules: Any, crashes: bool) -> tuple[Room, Kept, list[Player], str]:
    """A table of three bad clients for some minutes, with or without crashes."""
    rng = loop.random
    disk = {"commit": lambda number: rng.choice((0.0, 0.001, 0.004))}
    room = await open_room(loop, seed=loop.seed, **disk)
    chips = rules.max_buy_in
    players = [Player(loop, name, chair, chips) for chair, name in enumerate(NAMES)]
    task = await room.open_table(rules, 4, "Test", autos=("caller",))
    for player in players:
        await player.connect(room, task.id)
    end = loop.now + 120_000
    while loop.now < end:
        await asyncio.sleep(rng.uniform(0.1, 6))
        event = rng.random()
        if event < 0.25:
            player = rng.choice(players)
            assert player.line is not None
            player.line.hang_up()
            await asyncio.sleep(rng.choice((0, 0.001, 1.5)))
            await player.connect(room, task.id)
        elif crashes and event < 0.45:
            left = await crash(room)
            room = await open_room(loop, left, seed=loop.seed + loop.now, **disk)
            assert room.tables, "the table is gone"
            for player in players:
                await player.connect(room, task.id)
    await asyncio.sleep(5)
    return room, kept(room), players, task.id


def moves(log: Kept, table: str) -> list[tuple[int, Moved[Command]]]:
    told = msgspec.json.Decoder(Moved[Command])
    return [
        (record.seq, told.decode(record.data)) for record in log.records[f"table/{table}"] if record.kind == MOVED
    ]


def check(room: Room, log: Kept, players: list[Player], table: str) -> None:
    """The promises."""
    asked = [move.asked for _, move in moves(log, table) if move.asked]
    assert len(asked) == len(set(asked)), "P1: a command was applied twice"
    for player in players:
        for ident in player.acked:
            assert f"{player.name}:{ident}" in asked, f"P1: {ident} was acknowledged and is lost"
        for ident, told in player.answered.items():
            assert len(told) == 1, f"P1: {ident} got different answers {told}"
        for key in asked:
            name, _, ident = key.partition(":")
            if name == player.name:
                assert player.answered.get(ident, {"ack"}) == {"ack"}, f"P1: {ident} was applied and refused"
    game = room.tables[table].game.table
    assert game.ledger.total == 0, "P2: chips were made or lost"
    on_table = sum(person.chips for person in game.people.values()) if not game.playing else None
    bought, cashed = sum(game.ledger.bought.values()), sum(game.ledger.cashed.values())
    taken = game.ledger.balances["rake"] + game.ledger.balances["dropped"]
    if on_table is not None:
        assert on_table == bought - cashed - taken, "P2: chips were made or lost"
    hands = [msgspec.json.decode(record.data) for record in log.records.get(f"hands/{table}", [])]
    numbers = [hand["number"] for hand in hands]
    assert numbers == sorted(set(numbers)), "P4: a hand was played twice"
    opened = [hand for _, move in moves(log, table) for hand in move.opened]
    assert len({hand.place for hand in opened}) == len(opened), "P4: a hand had two decks"
    assert len(numbers) >= 2, "nothing was played"


def per_turn(log: Kept, table: str) -> None:
    """P5: every turn that was answered by a client was answered once."""
    turns: dict[str, int] = {}
    for _, move in moves(log, table):
        name, _, ident = move.asked.partition(":")
        if ident.startswith(f"{name}-") and "." in ident:
            turns[ident] = turns.get(ident, 0) + 1
    assert all(count == 1 for count in turns.values()), "P5: a turn ended twice"
    assert turns


@pytest.mark.parametrize("rules", [NO_LIMIT, PINEAPPLE], ids=["standard", "pineapple"])
@pytest.mark.parametrize("crashes", [False, True], ids=["steady", "crashing"])
def test_promise_1_2_4_5_nothing_is_lost_or_done_twice_whatever_happens(rules: Any, crashes: bool) -> None:
    for seed in seeds(8):

        async def work(loop: VirtualLoop) -> None:
            found = await play(loop, rules, crashes)
            check(*found)
            per_turn(found[1], found[3])

        simulate(work, seed)


async def _steps(loop: VirtualLoop) -> list[str]:
    await play(loop, NO_LIMIT, True)
    return loop.steps[:]


def test_the_same_seed_gives_the_same_run() -> None:
    """Each in a process of its own, as whoever looks for a fault runs it."""
    script = "from room.test_promises import _steps, simulate; print(*simulate(_steps, 3)[0], sep='\\n')"
    settings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    told = [
        subprocess.run([sys.executable, "-c", script], env=settings, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert told[0].count("\n") > 1_000
    assert told[0] == told[1]


def test_promise_4_after_a_crash_at_every_record_the_same_hand_goes_on() -> None:
    """Kill the room after each record of a hand: the same cards, turn, clocks and stacks come back."""

    async def whole(loop: VirtualLoop) -> list[tuple[Kept, Any]]:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 4, "Test", autos=("random", "caller"))
        ada = Player(loop, "Ada", 3, 200)
        await ada.connect(room, task.id)
        points: list[tuple[Kept, Any]] = []
        seen = 0
        while task.game.table.number < 3:
            await asyncio.sleep(0.01)
            now = len(kept(room).records[f"table/{task.id}"])
            if now != seen and not task.busy and not task.game.records:
                seen = now
                copy = Kept()
                for records in kept(room).records.values():
                    for record in records:
                        copy.keep(((record,), (), ()))
                copy.snapshots = dict(kept(room).snapshots)
                copy.booked = list(kept(room).booked)
                points.append((copy, task.game.table.state()))
        return points

    points = simulate(whole, 1)[0]
    assert len(points) > 15
    for log, state in points:

        async def again(loop: VirtualLoop, log: Kept = log, state: Any = state) -> None:
            room = await open_room(loop, log)
            table = next(iter(room.tables.values())).game.table
            assert table.state() == state

        simulate(again, 0)


def test_promise_5_an_action_at_the_deadline_wins_before_it_and_loses_after_it() -> None:
    for early in (1, 0, -1):

        async def work(loop: VirtualLoop, early: int = early) -> None:
            from room.test_room import table_with, whose

            room = await open_room(loop)
            task, lines = await table_with(room, "Ada", "Ben")
            line = whose(lines)
            you = line.you
            due = task.game.table.turn_due - room.services.offset
            fields = {"table": task.id, "hand": you["hand"], "turn": you["turn"], "action": {"type": "call"}}
            loop.call_at((due - early) / 1000, lambda: line.send("act", id="late", **fields))
            await asyncio.sleep((due - loop.now) / 1000 + 0.3)
            answer = line.answers("late")[0]
            timed_out = any(e["type"] == "timed-out" for m in line.got for e in m.get("events", ()))
            if early > 0:
                assert answer["type"] == "ack"
            assert timed_out == (answer["type"] == "refusal"), "exactly one of the two happened"
            if early < 0:
                assert answer["code"] in ("old-turn", "old-hand")

        for seed in seeds(10):
            simulate(work, seed)


def test_promise_1_the_same_id_gets_the_same_answer_after_a_restart() -> None:
    async def work(loop: VirtualLoop) -> None:
        from room.test_room import table_with

        room = await open_room(loop)
        task, (ada, _ben) = await table_with(room, "Ada", "Ben")
        ada.send("top-up", id="more", table=task.id, chips=50)
        await asyncio.sleep(0.2)
        assert ada.answers("more") == [{"type": "ack", "id": "more"}]
        left = await crash(room)
        room = await open_room(loop, left)
        again = await guest(room, "Ada")
        again.send("watch", table=task.id)
        again.send("top-up", id="more", table=task.id, chips=50)
        await asyncio.sleep(0.2)
        assert again.answers("more") == [{"type": "ack", "id": "more"}]
        assert room.tables[task.id].game.table.people["Ada"].pending == 50

    simulate(work, 0)


def test_a_disk_that_fails_freezes_the_table_and_acknowledges_nothing() -> None:
    async def work(loop: VirtualLoop) -> None:
        from room.test_room import act, table_with, whose

        broken = False

        def commit(number: int) -> float:
            if broken:
                raise OSError("disk full")
            return 0.0

        room = await open_room(loop, commit=commit)
        task, lines = await table_with(room, "Ada", "Ben")
        broken = True
        line = whose(lines)
        steps = len([m for m in line.got if m["type"] == "step"])
        act(line, "call", "x")
        await asyncio.sleep(10)
        assert [m["code"] for m in line.answers("x")] == ["storage-failed"]
        assert len([m for m in line.got if m["type"] == "step"]) == steps
        left = await crash(room)
        broken = False
        room = await open_room(loop, left)
        again = await guest(room, line.name)
        again.send("watch", table=task.id)
        await asyncio.sleep(0.1)
        assert again.you["turn"] == line.you["turn"], "the same turn is awaited"
        assert again.you["cards"] == line.you["cards"]

    simulate(work, 0)


QUICK_FLOOR = QUICK.floor


def test_a_planned_action_comes_no_sooner_than_the_floor_and_not_at_the_same_moment_each_time() -> None:
    times = set()
    for seed in seeds(12):

        async def work(loop: VirtualLoop) -> int:
            from room.test_room import act, table_with, whose

            room = await open_room(loop, seed=loop.seed)
            task, lines = await table_with(room, "Ada", "Ben")
            line = whose(lines)
            other = next(one for one in lines if one is not line)
            other.send("plan", id="p", table=task.id, hand=1, plan="call-any")
            await asyncio.sleep(0.2)
            assert other.last("private")["events"][0]["type"] == "planned"
            assert not [m for m in line.got if m["type"] == "private"]
            act(line, "call", "c")
            began = loop.now
            while not any(e["type"] == "checked" for m in line.got for e in m.get("events", ())):
                await asyncio.sleep(0.001)
            return loop.now - began

        times.add(simulate(work, seed)[0])
    assert min(times) >= QUICK_FLOOR
    assert max(times) <= QUICK_FLOOR + QUICK.hesitation + 5
    assert len(times) > 3
