"""Hands that are over, asked for again and again: looked up, a page at a time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from room.appending import append
from room.rooms import open_room
from room.served import Served, hear, say, served
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot import Fold, house, shuffled, start
from sidepot.engine.stored import packed
from sidepot.room.background import ALL, EACH, Aside
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.hand_records import HandPlayed
from sidepot.room.room import Room
from sidepot.room.store import Record, open_store
from sidepot.room.store.records import Damaged
from sidepot.rules.stored import rules_hash, stored_rules

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

HANDS = next(endpoint for endpoint in API if endpoint.path.endswith("/hands"))
HAND = next(endpoint for endpoint in API if endpoint.path.endswith("/hands/{number}"))


def record(seq: int, *players: str, number: int = 0) -> Record:
    """A hand that was folded at once."""
    rules = house("standard", blinds=(1, 2))
    hand = start(rules, (200,) * len(players), 0, shuffled(seq))
    while not hand.over:
        hand.act(Fold())
    number = number or seq
    played = HandPlayed(
        number, 0, players, tuple(range(len(players))), players, rules_hash(rules),
        hand.starting_stacks, hand.button, packed(hand.facts),
    )  # fmt: skip
    return Record("hands/old", seq, 0, "hand", msgspec.json.encode(played), players, number)


def rules_record(place: str = "old") -> Record:
    """The rules of those hands."""
    rules = house("standard", blinds=(1, 2))
    data = msgspec.json.encode(stored_rules(rules))
    return Record(f"rules/{place}", 1, 0, "rules", data, (rules_hash(rules),), 1)


async def asked(room: Room, name: str, **query: str) -> list[int]:
    asking = Asking(room, Account(name, "guest", "", 0), "", {"table": "old"}, query)
    return [seen.number for seen in (await HANDS.handler(asking, None)).data.hands]


def test_hands_are_looked_up_a_page_at_a_time_and_the_log_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        store = room.services.store
        await store.append([rules_record()])
        for seq in range(1, 61):
            await store.append([record(seq, "Ada", "Ben" if seq % 3 else "Cid", number=seq + seq // 20)])

        def read(*_: Any) -> Any:
            raise AssertionError("the whole log is read")

        monkeypatch.setattr(store, "read", read)
        assert await asked(room, "Eve") == []
        assert await asked(room, "Ada", limit="3") == [63, 61, 60]
        assert await asked(room, "Cid", before="16", limit="3") == [15, 12, 9]
        assert len(await asked(room, "Ada", limit="500")) == 50, "more than a page at once"
        assert len(await asked(room, "Ada", before="x" * 50)) == 20

        lone = (("Ada", "10", True), ("Cid", "10", False), ("Ada", "62", False), ("Ada", "x", False))
        for name, number, there in lone:
            path = {"table": "old", "number": number}
            asking = Asking(room, Account(name, "guest", "", 0), "", path, {})
            if there:
                assert (await HAND.handler(asking, None)).data.number == int(number)
            else:
                with pytest.raises(Turned, match="you were not in that hand"):
                    await HAND.handler(asking, None)

    run(work)


def damaged() -> None:
    raise Damaged("record 7 of hands/x is damaged")


def test_who_asks_too_much_at_once_is_refused_and_others_are_not() -> None:
    async def work() -> None:
        aside, door = Aside(), threading.Event()
        begun = [asyncio.create_task(aside("Eve", door.wait)) for _ in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Turned) as no:
            await aside("Eve", door.wait)
        assert no.value.reason == Code.SLOW_DOWN
        begun[0].cancel()
        await asyncio.gather(begun[0], return_exceptions=True)
        with pytest.raises(Turned):
            await aside("Eve", door.wait)  # hanging up does not take the work out of the queue
        honest = asyncio.create_task(aside("Ada", lambda: threading.current_thread().name))
        others = [asyncio.create_task(aside(f"guest {at}", lambda: 1)) for at in range(ALL - EACH - 1)]
        await asyncio.sleep(0)
        with pytest.raises(Turned):
            await aside("Ben", lambda: 1)
        door.set()
        assert (await honest).startswith("sidepot-aside")
        assert await asyncio.gather(*others) == [1] * len(others)
        assert await aside("Eve", lambda: 5) == 5
        with pytest.raises(ZeroDivisionError):
            await aside("Eve", lambda: 1 // 0)
        with pytest.raises(Turned, match="is damaged"):
            await aside("Eve", damaged)
        aside.close()

    asyncio.run(work())


# a real room


HISTORY = 4_000


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("hands")
    (folder / "data").mkdir()
    store = open_store(folder / "data")
    one = record(1, "Ada", "Ben")
    append(store, rules_record(), *[msgspec.structs.replace(one, seq=seq, number=seq) for seq in range(1, HISTORY + 1)])
    store.close()
    with served(folder, "tables = false\nrequests = 100000\n") as running:
        yield running


def flood(room: Served, cookie: str, path: str, until: threading.Event, answers: list[int]) -> None:
    while not until.is_set():
        answers.append(room.request("GET", path, None, {"Cookie": cookie})[0])


@pytest.mark.parametrize("who", ["Eve", "Ada"])
def test_an_honest_player_is_answered_beside_a_flood_of_questions_for_hands(room: Served, who: str) -> None:
    """Eve was in no hand of a long history, Ada in all of them."""
    asks, honest = room.guest(who), room.guest(f"Honest {who} x")
    table = room.table(honest)
    until, answers, times = threading.Event(), [], []
    path = "/api/tables/old/hands?limit=50"
    floods = [threading.Thread(target=flood, args=(room, asks, path, until, answers)) for _ in range(4)]
    for each in floods:
        each.start()
    try:
        with room.socket(honest) as socket:
            say(socket, "watch", table=table)
            hear(socket, "ack", id="watch")
            for at in range(40):
                began = time.perf_counter()
                say(socket, "chat", id=f"c{at}", table=table, text="hello")
                hear(socket, "ack", id=f"c{at}")
                times.append(time.perf_counter() - began)
                time.sleep(0.05)
    finally:
        until.set()
        for each in floods:
            each.join()
    assert 200 in answers
    assert set(answers) <= {200, 429}
    assert len(times) == 40
