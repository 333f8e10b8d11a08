"""P3: nothing sent to you depends on cards you may not see. The same table is run twice with hidden cards swapped."""

from __future__ import annotations

import asyncio
import io
import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from room.rooms import QUICK, Line, guest, kept, open_room
from room.virtual import VirtualLoop, seeds, simulate
from sidepot import house
from sidepot.cards import FULL_DECK, Card
from sidepot.deck import shuffled
from sidepot.engine.events import Dealt
from sidepot.room.base import logs
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.protocol.refusals import Turned
from sidepot.room.record.downloads import Download
from sidepot.rules import Rules

pytestmark = pytest.mark.core

HOUSES = [house("standard"), house("pineapple"), house("kitchen"), house("standard", game="omaha8", limit="pot")]
OTHER_GAMES = ("stud", "razz", "triple27", "badugi", "drawmaha", "irish")
HOUSES += [house("standard", game=game, limit="fixed", stud_ante=25) for game in OTHER_GAMES]


async def watched(loop: VirtualLoop, rules: Rules, shuffle: Callable[[bytes], bytes], showdown: bool) -> dict[str, Any]:
    """One hand with Ada, Ben and Cid, Eve on the rail: all that Ada and Eve get, and the cards Ada sees."""
    log = io.StringIO()
    logs.set_up("debug", log)
    room = await open_room(loop, shuffle=shuffle)
    task = await room.open_table(rules, 4, "Test")
    lines: dict[str, Line] = {}
    for chair, name in enumerate(("Ada", "Ben", "Cid")):
        lines[name] = line = await guest(room, name)
        line.send("watch", id="w", table=task.id)
        line.send("sit", id="s", table=task.id, chair=chair, chips=rules.max_buy_in)
        await asyncio.sleep(0.01)
    lines["Eve"] = await guest(room, "Eve")
    lines["Eve"].send("lobby", id="l")
    lines["Eve"].send("watch", id="w", table=task.id)
    await asyncio.sleep(1.5)
    lines["Ada"].send("plan", id="p", table=task.id, hand=1, plan="call-any")
    await asyncio.sleep(0.1)
    for step in range(60):
        turn = [line for line in lines.values() if line.you["turn"]]
        if not turn or lines["Ada"].state["hand"] != 1:
            break
        for line in turn:
            _answer(line, task.id, step, showdown, rules.program.streets[-1])
        await asyncio.sleep(0.7)
    ada = room.accounts.by_name["Ada"]
    http = []
    for endpoint in API:
        if endpoint.method == "GET" and "{tournament}" not in endpoint.path:
            room.operators.add("her session")  # operators see no more cards than others
            path = {"table": task.id, "place": task.id, "number": "1"}
            given = Asking(room, ada, "", path, {}, "her session")
            try:
                data = (await endpoint.handler(given, None)).data
            except Turned as no:
                http.append(str(no).encode())
                continue
            whole = isinstance(data, Download)
            http.append(b"".join([part async for part in data.parts()]) if whole else msgspec.json.encode(data))
    hand = task.game.table.hand
    assert hand is not None
    assert hand.over
    own = {
        str(card) for seat in (None, task.game.table.names.index("Ada")) for event in hand.view(seat).log
        if isinstance(event, Dealt) for card in event.cards if card is not None
    }  # fmt: skip
    shown = {str(card) for seat in (hand.result.shown if hand.result else {}) for card in hand.hole_cards(seat)}
    stored = b"".join(r.data for s, rs in kept(room).records.items() for r in rs if s.startswith("table/"))
    return {
        "Ada": lines["Ada"].bytes, "Eve": lines["Eve"].bytes, "http": http, "log": _times_off(log.getvalue()),
        "sizes": [len(text) for text in lines["Ada"].bytes], "stored": stored,
        "open": own | shown | {str(card) for card in hand.board}, "deck": hand.deck,
    }  # fmt: skip


def _times_off(text: str) -> list[Any]:
    lines = map(msgspec.json.decode, text.splitlines())
    return [{key: value for key, value in line.items() if key != "at"} for line in lines]


def _answer(line: Line, table: str, step: int, showdown: bool, last: str) -> None:
    you = line.you
    options = you["options"]
    if options["may_draw"]:
        action: dict[str, Any] = {"type": "draw", "cards": options["discards"][:2]}
    elif options["discards"]:
        # by place, not by rank: what somebody throws away is their own decision, and not part of the question
        action = {"type": "discard", "card": options["discards"][0]}
    elif options["may_show"]:
        action = {"type": "muck"}
    elif not showdown and line.state["street"] == last and line.name != "Ada":
        action = {"type": "fold"}
    elif options["bring_in"] is not None:
        action = {"type": "bring-in"}
    else:
        action = {"type": "check" if options["may_check"] else "call"}
    line.send("act", id=f"{step}", table=table, hand=you["hand"], turn=you["turn"], action=action)


def swapped(deck: bytes, open_cards: set[str], rng: random.Random) -> bytes:
    """The same deck with every card that stays hidden somewhere else."""
    hidden = [place for place, card in enumerate(deck) if str(Card(card)) not in open_cards]
    cards = [deck[place] for place in hidden]
    rng.shuffle(cards)
    other = bytearray(deck)
    for place, card in zip(hidden, cards, strict=True):
        other[place] = card
    return bytes(other)


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    for name in ("sidepot.room", "uvicorn.error"):
        logging.getLogger(name).handlers = []


@pytest.mark.parametrize("rules", HOUSES, ids=["standard", "pineapple", "kitchen", "omaha8", *OTHER_GAMES])
def test_promise_3_every_byte_is_the_same_when_hidden_cards_are_swapped(rules: Rules) -> None:
    for seed in seeds(3):
        rng = random.Random(seed)
        deck = shuffled(seed, FULL_DECK)

        async def first(loop: VirtualLoop, deck: bytes = deck) -> Any:
            return await watched(loop, rules, lambda cards: deck, showdown=False)

        before = simulate(first, seed)[0]
        other = swapped(deck, before["open"], rng)
        assert sum(a != b for a, b in zip(deck, other, strict=True)) > 15

        async def second(loop: VirtualLoop, other: bytes = other) -> Any:
            return await watched(loop, rules, lambda cards: other, showdown=False)

        after = simulate(second, seed)[0]
        for what in ("Ada", "Eve", "http", "log", "sizes"):
            assert before[what] == after[what], f"seed {seed}: {what} differs"


def test_promise_3_the_test_would_notice() -> None:
    """A swap of a card that is seen is seen."""
    deck = shuffled(1, FULL_DECK)

    async def work(loop: VirtualLoop, deck: bytes = deck) -> Any:
        return await watched(loop, HOUSES[0], lambda cards: deck, showdown=False)

    before = simulate(work, 1)[0]
    other = bytes(reversed(deck))
    after = simulate(lambda loop: watched(loop, HOUSES[0], lambda cards: other, showdown=False), 1)[0]
    assert before["Ada"] != after["Ada"]


def test_promise_3_messages_have_the_same_size_whatever_the_cards_are() -> None:
    sizes = set()
    for seed in range(6):
        deck = shuffled(seed, FULL_DECK)
        seen = simulate(lambda loop, deck=deck: watched(loop, HOUSES[0], lambda cards: deck, False), 0)[0]
        dealt = next(m for m in seen["Eve"] if "dealt" in m)
        sizes.add(len(dealt))
    assert len(sizes) == 1


def test_promise_3_a_running_hand_lies_sealed_in_the_log() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK)
        task = await room.open_table(HOUSES[1], 4, "Test")
        for chair, name in enumerate(("Ada", "Ben")):
            line = await guest(room, name)
            line.send("watch", id="w", table=task.id)
            line.send("sit", id="s", table=task.id, chair=chair, chips=20_000)
        await asyncio.sleep(1.5)
        hand = task.game.table.hand
        assert hand is not None
        assert not hand.over
        stored = b"".join(record.data for records in kept(room).records.values() for record in records)
        from base64 import b64encode

        assert hand.deck not in stored
        assert b64encode(hand.deck)[:20] not in stored
        assert msgspec.json.encode([int(card) for card in hand.deck])[1:-1] not in stored

    simulate(work, 0)
