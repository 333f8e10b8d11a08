"""What should I do? Told from what the player may see alone, and never while other people could lose by it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from room.rooms import Line, guest, open_room
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot import house, start
from sidepot.engine import Hand, play, stacked
from sidepot.equity import core
from sidepot.players import PLAYERS
from sidepot.room.advice import advise, reviewed
from sidepot.room.http.advice_api import advice, review
from sidepot.room.http.asking import Asking
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.rules import GAMES
from sidepot.testing import orders
from sidepot.words import Phrase


def hand_of(holes: list[str], board: str = "", line: str = "", **dials: Any) -> Hand:
    rules = house("standard", blinds=(1, 2), **dials)
    deck = stacked(rules, len(holes), 0, holes, board)
    return play(start(rules, (200,) * len(holes), 0, deck), line)


def test_pot_odds_equity_and_the_reason_are_told_in_sentences() -> None:
    hand = hand_of(["AsAh", "7c2d", "KdQd"], line="r6")
    found = advise(hand.view(1))
    assert found.do == "fold"
    assert found.needs == pytest.approx(5 / 14)
    assert found.reasons[0].told("en") == "You pay 5 for a pot of 14: a call needs 36%."
    assert found.reasons[1].told("en").startswith("Against 2 random hands you win ")
    assert found.reasons[2].told("en").startswith("By charts and odds: fold")
    assert advise(hand_of(["AsAh", "7c2d"]).view(0)).equity == pytest.approx(0.85, abs=0.04)


def test_a_check_is_free_and_a_closed_raise_has_its_reason() -> None:
    hand = hand_of(["AsAh", "7c2d"], line="c x")
    assert advise(hand.view(1)).reasons[0].told("en") == "A check is free; the pot is 4."
    told = hand_of(["AsAh", "7c2d"], line="a")
    assert any(reason.message == "advice-closed" for reason in advise(told.view(1)).reasons)


# in plain Python the shark thinks for seconds
PLAYED = GAMES if core.compiled else ("short-deck", "kuhn")


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("style", ["caller", "random"])
def test_every_game_of_the_room_has_an_advice_at_every_decision_and_the_same_afterwards(game: str, style: str) -> None:
    rules = house("standard", game=game, limit="fixed", stud_ante=25)
    players, rng = min(3, rules.max_players), Random(4)
    hand = start(rules, (200,) * players, 0, orders(3, rules.program, players))
    told: list[list[list[Phrase]]] = [[] for _ in range(players)]
    while not hand.over:
        seat = hand.turn
        view = hand.view(seat)
        found = advise(view)
        assert found.reasons
        if not view.options.may_show:
            told[seat].append(found.reasons)
        hand.act(PLAYERS[style].choose(view, view.options, rng), seat)
    for seat in range(players):
        again = reviewed(hand, seat)
        assert [each.reasons for each in again] == told[seat]
        assert all(each.did for each in again)


def test_t14_a_review_tells_draws_and_bring_ins() -> None:
    rules = house("standard", game="triple27", limit="fixed")
    hand = start(rules, (200, 200), 0, orders(1, rules.program, 2))
    hand = play(hand, f"c x d- d{''.join(map(str, hand.hole_cards(0)[:2]))}")
    hand = play(hand, "x r2 f")
    assert [(each.did, each.did_to) for each in reviewed(hand, 0)] == [("call", None), ("draw", 2), ("bet", 2)]
    assert [each.did for each in reviewed(hand, 1)][:2] == ["check", "stand-pat"]
    stud = house("standard", game="stud", limit="fixed", stud_ante=25)
    hand = play(start(stud, (200, 200), 0, orders(1, stud.program, 2)), "b f")
    assert [each.did for seat in range(2) for each in reviewed(hand, seat) if each.did != "fold"] == ["bring-in"]


def test_an_advice_does_not_depend_on_what_others_hold() -> None:
    one = hand_of(["AsQh", "7c2d", "KdKh"], "Ah7s2c", "r6 c c x x")
    other = hand_of(["AsQh", "KcKs", "9d9h"], "Ah7s2c", "r6 c c x x")
    assert advise(one.view(0)) == advise(other.view(0))


def test_a_review_tells_what_was_done() -> None:
    hand = hand_of(["AsAh", "7c2d"], "Ad7s2c9d3h", "r6 c x r10 f")
    found = reviewed(hand, 0)
    assert [(each.did, each.did_to) for each in found] == [("raise", 6), ("bet", 10)]
    assert [each.street for each in found] == ["pre-flop", "flop"]
    assert [each.did for each in reviewed(hand, 1)] == ["call", "check", "fold"]


# in the room


def asking(room: Room, name: str, table: str, number: int = 0) -> Asking:
    path = {"table": table, "number": str(number)}
    return Asking(room, room.accounts.by_name[name], "", path, {})


async def answered(room: Room, name: str, table: str) -> Any:
    return (await advice(asking(room, name, table), None)).data


async def until_asked(line: Line) -> None:
    while not line.you["options"]:
        await asyncio.sleep(0.05)


async def seated(room: Room, name: str, table: str, chair: int) -> Line:
    line = await guest(room, name)
    line.send("watch", table=table)
    await asyncio.sleep(0.1)
    line.send("sit", table=table, chair=chair, chips=200)
    await asyncio.sleep(0.1)
    return line


def test_among_auto_players_one_is_advised_and_with_people_only_afterwards() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard", blinds=(1, 2)), 4, "Friday", host="Ada", autos=("caller",))
        ada = await seated(room, "Ada", task.id, 2)
        await until_asked(ada)
        found = await answered(room, "Ada", task.id)
        assert found.reasons[1].told("en").startswith("Against one random hand you win ")
        rail = await guest(room, "Rita")
        with pytest.raises(Turned) as no:
            await answered(room, "Rita", task.id)
        assert no.value.reason is Code.NOT_ALLOWED
        rail.hang_up()
        ben = await seated(room, "Ben", task.id, 3)
        with pytest.raises(Turned) as no:
            await answered(room, "Ada", task.id)
        assert no.value.reason is Code.COMPANY
        assert str(no.value) == "there are other people at this table: ask again when the hand is over"
        hand = ada.state["hand"]
        with pytest.raises(Turned) as no:
            await review(asking(room, "Ada", task.id, hand), None)
        assert no.value.reason is Code.NOT_FOUND, "nobody is told of a hand that runs by asking for its review"
        while ada.state["hand"] == hand:
            if ada.you["options"]:
                kind = "check" if ada.you["options"]["may_check"] else "call"
                ada.send("act", table=task.id, hand=ada.you["hand"], turn=ada.you["turn"], action={"type": kind})
            await asyncio.sleep(0.3)
        told = (await review(asking(room, "Ada", task.id, hand), None)).data
        assert told.hand == hand
        assert told.decisions
        assert all(each.did for each in told.decisions)
        ben.hang_up()

    run(work)
