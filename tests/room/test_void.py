"""P4: when the key of the decks is lost, the room says what to do; a void hand's bets go back, and all adds up."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from room.killing import SETTINGS
from room.postgres import new_database
from room.rooms import QUICK, Line, TestWorld, crash, guest, open_room
from room.test_again import SIT_AND_GO
from room.test_room import answer, run, table_with
from room.virtual import VirtualLoop
from sidepot import house
from sidepot.room.base.seal import KEY_FILE, new_sealer, read_key, write_key
from sidepot.room.game.chat import THE_ROOM
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.log.moves import Voided
from sidepot.room.log.room_events import KeyReplaced, TournamentCancelled, fact_of
from sidepot.room.log.verify import verify
from sidepot.room.operation.serving import look_into
from sidepot.room.operation.serving import open_room as open_real
from sidepot.room.operation.voiding import VOID, Back, void_locked
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import Room
from sidepot.room.services import Services
from sidepot.room.settings.config import Config
from sidepot.room.store import Kept, MemoryStore

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")
SLOW = msgspec.structs.replace(QUICK, act=60_000, grace=60_000)


async def locked(loop: VirtualLoop, left: Kept) -> Room:
    """The room with another key."""
    room = Room(Services(SLOW, TestWorld(loop, 7), MemoryStore(left), new_sealer()), "")
    room.recover()
    return room


async def play(lines: list[Line], table: str, steps: int, seed: int = 0) -> None:
    """Some actions, each by whose turn it is."""
    for number in range(steps):
        line = next((line for line in lines if line.you["turn"]), None)
        if line is None:
            return
        options = line.you["options"]
        action: dict[str, Any] = {"type": "check" if options["may_check"] else "call"}
        if options["discards"]:
            action = {"type": "discard", "card": options["discards"][seed % len(options["discards"])]}
        elif options["may_raise"] and (number + seed) % 3 == 0:
            action = {"type": "raise", "to": options["min_to"]}
        you = {"hand": line.you["hand"], "turn": line.you["turn"]}
        line.send("act", id=f"{line.name}-{you['turn']}", table=table, **you, action=action)
        await asyncio.sleep(0.1)


HAND = next(one for one in API if one.path.endswith("/hands/{number}"))


def chips(log: Kept, table: str) -> dict[str, int]:
    """The books of a table."""
    balances = kept_books(log)
    return {name.partition(":")[2]: chips for name, chips in balances.items() if name.startswith(f"{table}:")}


def kept_books(log: Kept) -> dict[str, int]:
    return log.books().balances


def test_promise_4_a_hand_whose_key_is_lost_is_void_and_its_bets_go_back() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben", "Cid")
        await play(lines, task.id, 40)
        while not task.game.table.playing:
            await asyncio.sleep(0.2)
        hand, stacks = task.game.table.number, {p.name: p.chips for p in task.game.table.people.values()}
        await play(lines, task.id, 3)
        lines[0].send("chat", id="c", table=task.id, text="hello")
        staked = dict(task.game.table.ledger.staked)
        assert hand > 1
        assert sum(staked.values())
        left = await crash(room)

        room = await locked(loop, left)
        assert [opened.table for opened in room.locked] == [task.id]
        with pytest.raises(ValueError, match="key does not open"):
            await room.start()
        found = await void_locked(room)
        returned = {name.removeprefix("player:"): amount for name, amount in staked.items()}
        assert found == [Back(task.id, "Test", hand, returned)]
        assert {name.removeprefix("player:"): amount for name, amount in chips(left, task.id).items()
                if name.startswith("player:")} == stacks  # fmt: skip
        assert kept_books(left)[f"{task.id}:pot"] == 0
        record = left.records[f"table/{task.id}"][-1]
        voided = msgspec.json.decode(record.data, type=Voided)
        assert (voided.hand, voided.returned) == (hand, returned)
        assert isinstance(fact_of(left.records["room"][-1].data), KeyReplaced)

        again = Room(Services(SLOW, TestWorld(loop, 8), MemoryStore(left), room.services.sealer), "")
        await again.start()
        ada = await guest(again, "Ada")
        ada.send("watch", table=task.id)
        await asyncio.sleep(1.5)
        assert ada.state["hand"] == hand + 1, "the next hand has a number of its own"
        last = ada.last("snapshot")["chat"][-1]
        assert (last["player"], last["text"]) == (THE_ROOM, VOID.format(hand))
        assert again.tables[task.id].game.table.ledger.total == 0

        others = [await guest(again, name) for name in ("Ben", "Cid")]
        for line in others:
            line.send("watch", table=task.id)
        await asyncio.sleep(0.1)
        await play([ada, *others], task.id, 40)
        account = again.accounts.by_name["Ada"]
        for number, found_it in ((hand - 1, True), (hand, False), (hand + 1, True)):
            asking = Asking(again, account, "", {"table": task.id, "number": str(number)}, {})
            try:
                assert (await HAND.handler(asking, None)).data.number == number
            except Turned:
                assert not found_it, number
            else:
                assert found_it, number

    run(work)


ASKED: dict[str, dict[str, Any]] = {
    "leave": {}, "sit": {"chair": 4, "chips": 150}, "top-up": {"chips": 1}, "sit-out": {}, "pause": {"on": True},
}  # fmt: skip


@given(
    st.integers(0, 30), st.integers(0, 10), st.lists(st.sampled_from(tuple(ASKED)), max_size=4, unique=True),
    st.sampled_from(("standard", "pineapple")),
)  # fmt: skip
@settings(max_examples=25, deadline=None)
def test_promise_2_4_whatever_was_asked_during_a_void_hand_the_books_are_right(
    steps: int, more: int, asked: list[str], name: str
) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW, seed=steps)
        task, lines = await table_with(room, "Ada", "Ben", "Cid", rules=house(name, blinds=(1, 2)))
        await play(lines, task.id, steps, more)
        for kind in asked:
            who = lines[0] if kind == "pause" else await guest(room, "Dan") if kind == "sit" else lines[1]
            if kind == "sit":
                who.send("watch", table=task.id)
            who.send(kind, id=kind, table=task.id, **ASKED[kind])
            await asyncio.sleep(0.05)
        await play(lines, task.id, more, steps)
        running = task.game.table.playing
        people = set(task.game.table.people)
        left = await crash(room)
        room = await locked(loop, left)
        found = await void_locked(room)
        assert bool(found) == running
        again = Room(Services(SLOW, TestWorld(loop, 8), MemoryStore(left), room.services.sealer), "")
        await again.start()
        table = again.tables[task.id].game.table
        books = {account.partition(":")[2]: amount for account, amount in kept_books(left).items()
                 if account.startswith(f"{task.id}:")}  # fmt: skip
        books["bank"] = kept_books(left)[f"bank:{task.id}"]
        balances = table.ledger.balances
        assert {account: amount for account, amount in books.items() if amount} == {
            account: amount for account, amount in balances.items() if amount
        }
        assert sum(books.values()) == 0
        if running:
            assert not books.get("pot", 0)
            assert set(table.people) <= people
            assert sum(person.chips for person in table.people.values()) == -books["bank"] - books.get("rake", 0)
        await asyncio.sleep(2)

    run(work)


def test_a_tournament_whose_key_is_lost_is_cancelled_and_paid_back() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task = await room.open_tournament(SIT_AND_GO.replace("stack", "buy_in = 10\nfee = 1\nstack"), "Friday", "Ada")
        for name in ("Ada", "Ben", "Cid"):
            line = await guest(room, name)
            line.send("watch", table=task.id)
            await asyncio.sleep(0.05)
            line.send("register", table=task.id)
        await asyncio.sleep(3)
        assert task.contest.game.begun
        left = await crash(room)
        room = await locked(loop, left)
        found = await void_locked(room)
        players = ("caller 1", "caller 2", "Ada", "Ben", "Cid")
        assert found == [Back(task.id, "Friday", 0, dict.fromkeys(players, 11))]
        assert isinstance(fact_of(left.records["room"][-2].data), TournamentCancelled)
        again = await locked(loop, left)
        assert not again.locked
        assert not again.tournaments

    run(work)


# with a real folder, and the command


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """A room with a hand in the middle, and its key."""
    database = "" if request.param == "sqlite" else new_database(request.getfixturevalue("postgres_cluster"))
    config = msgspec.convert({**SETTINGS, "data": str(tmp_path), "database": database}, Config)

    async def begin() -> None:
        room = open_real(config)
        await room.start()
        task = await room.open_table(house("standard", blinds=(1, 2)), 6, "Friday", autos=("caller", "caller"))
        account, _ = room.new_guest("Ada", "")
        await room.remember_account(account)
        line = Line(room, "Ada")
        line.send("watch", table=task.id)
        line.send("sit", table=task.id, chair=5, chips=100)
        line.on = lambda message: answer(line, message) if message.get("you", {}).get("hand") == 1 else None
        async with asyncio.timeout(30):
            while not (line.got and "you" in line.got[-1] and line.you["turn"] and line.you["hand"] > 1):
                await asyncio.sleep(0.01)
        await room.stop()
        room.services.store.close()

    asyncio.run(begin())
    return config


def sidepot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", "-m", "sidepot", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("lost", ["missing", "another"])
def test_without_its_key_a_room_does_not_open_and_says_what_to_do(place: Config, lost: str) -> None:
    folder = Path(place.data)
    key = (folder / KEY_FILE).read_bytes()
    (folder / KEY_FILE).unlink()
    if lost == "another":
        write_key(folder, new_sealer().key)
    for _ in range(2):
        with pytest.raises(ValueError, match="sidepot room void") as told:
            open_real(place)
        assert ("is missing" if lost == "missing" else "is not the key") in str(told.value)
        assert "Friday" in str(told.value)
    assert (folder / KEY_FILE).exists() == (lost == "another")
    # with the key back the same hand goes on
    (folder / KEY_FILE).unlink(missing_ok=True)
    write_key(folder, key)
    room = open_real(place)
    assert next(iter(room.tables.values())).game.table.playing
    room.services.store.close()


def test_the_command_voids_what_is_locked_and_the_check_is_happy(place: Config) -> None:
    folder = Path(place.data)
    flags = ["--database", place.database] if place.database else []
    told = sidepot("room", "void", str(folder), *flags)
    assert "nothing is void" in told.stdout
    (folder / KEY_FILE).unlink()
    told = sidepot("room", "void", str(folder), *flags)
    assert "hand" in told.stdout, told.stderr
    assert "is void" in told.stdout
    assert "back" in told.stdout
    found = verify(place.database or folder, read_key(folder))
    assert found.fine, found.problems
    assert (found.void, found.running) == (1, 0)
    assert any("key that was lost" in note for note in found.notes)
    room = look_into(place)
    table = next(iter(room.tables.values())).game.table
    room.services.store.close()
    assert not table.playing
    assert sum(person.chips for person in table.people.values()) == found.in_play
    assert sidepot("room", "verify", str(folder), *flags).returncode == 0


def test_the_command_says_where_there_is_no_room(tmp_path: Path) -> None:
    told = sidepot("room", "void", str(tmp_path))
    assert told.returncode
    assert "there is no room" in told.stderr
    assert not list(tmp_path.iterdir())


def test_a_new_key_where_no_hand_runs_is_no_trouble() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben")
        lines[0].send("leave", table=task.id)
        await play(lines, task.id, 30)
        assert task.game.table.number
        assert not task.game.table.playing
        left = await crash(room)
        room = await locked(loop, left)
        assert not room.locked
        room.new_key = True
        await room.start()
        assert isinstance(fact_of(left.records["room"][-1].data), KeyReplaced)

    run(work)


def test_a_snapshot_that_does_not_open_is_no_trouble_once_its_hand_is_over() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=SLOW)
        task, lines = await table_with(room, "Ada", "Ben")
        assert task.game.table.playing
        snapshot = task.game.log.snapshot(task.game.table)
        lines[0].send("leave", table=task.id)
        await play(lines, task.id, 30)
        state = task.game.table.state()
        left = await crash(room)
        left.snapshots[snapshot.stream] = snapshot
        room = await locked(loop, left)
        assert not room.locked
        assert room.tables[task.id].game.table.state() == state

    run(work)
