"""Copies of a hand: `copy`, `deepcopy` and pickle give an equal one that goes on by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dealing import deal, state
from engine.test_forks import HOUSES, STACKS, play_on, step
from sidepot import house, shuffled
from sidepot.chance import Chance, Stream
from sidepot.deck import Shuffler
from sidepot.engine import Call, Check, Fold, Hand, play, start
from sidepot.engine.course import Course
from sidepot.engine.plan import plan_of

pytestmark = pytest.mark.core

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {n}": lambda it, n=n: pickle.loads(pickle.dumps(it, n)) for n in range(pickle.HIGHEST_PROTOCOL + 1)},
}
RULES = house("standard", blinds=(5, 10))


@pytest.fixture(params=COPIES)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return COPIES[request.param]


@pytest.mark.parametrize("name", HOUSES)
def test_a_copy_is_equal_at_every_step_and_goes_on_alike(name: str, copied: Callable[[Any], Any]) -> None:
    hand = start(HOUSES[name], STACKS, 2, shuffled(4, HOUSES[name].program.deck))
    rng = Random(4)
    while not hand.over:
        other = copied(hand)
        assert type(other) is Hand
        assert other == hand
        assert state(play_on(other, 9)) == state(play_on(hand.fork(), 9))
        hand.act(step(hand, rng))
    assert copied(hand) == hand
    assert copied(hand).result == hand.result


def test_a_copy_shares_nothing_with_its_hand(copied: Callable[[Any], Any]) -> None:
    hand = deal(RULES, (300, 300, 50), "c")
    before = state(hand)
    other = copied(hand)
    play(other, "r60 f")
    assert state(hand) == before
    hand.act(Fold())
    assert len(other.log) > len(hand.log)
    assert other != hand


def test_a_copy_keeps_posts_a_missing_small_blind_and_hands_that_died(copied: Callable[[Any], Any]) -> None:
    deck = shuffled(8)
    hand = start(RULES, (300, 300, 300, 300), 0, deck, no_sb=True, posts={0: (10, 5)})
    hand.kill(hand.turn)
    other = copied(hand)
    assert other == hand
    assert (other.no_sb, other.posts, other.deck) == (True, {0: (10, 5)}, deck)


def test_a_copy_of_a_showdown_that_is_asked_for_stands_where_it_stood(copied: Callable[[Any], Any]) -> None:
    hand = deal(house("standard", blinds=(5, 10), showdown="ask"), (300, 300), "c x x x x x x x")
    other = copied(hand)
    assert other == hand
    assert other.options == hand.options


def test_copies_in_one_structure_stay_one_hand() -> None:
    hand = deal(RULES, (300, 300), "c")
    for way in (copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))):
        first, second = way([hand, hand])
        assert first is second
        assert first is not hand


def test_what_a_hand_gave_out_is_copied_as_values() -> None:
    hand = deal(RULES, (300, 300, 300))
    view, options, events = hand.view(hand.turn), hand.options, hand.act(Call())
    for way in (copy.copy, copy.deepcopy):
        assert way(view) == view
        assert way(options) == options
    for value in (view, options):
        with pytest.raises(TypeError, match="pickle the hand"):
            pickle.dumps(value)
    hand.act(Call())
    hand.act(Check())
    assert pickle.loads(pickle.dumps(events)) == copy.deepcopy(events) == events


def test_a_hand_is_not_begun_again() -> None:
    hand = deal(RULES, (300, 300), "c")
    before = state(hand)
    things = (hand, hand.bets, hand.cards, hand.codes, hand.view(0), hand.options, hand.act(Check()))
    over = play(hand, "a c")
    for thing in (*things, over.pots_final, over.strengths):
        with pytest.raises(TypeError, match="hand"):
            thing.__init__()
    with pytest.raises(TypeError, match="hand"):
        Course.__init__(hand)
    assert before != state(over)


def test_parts_of_a_hand_are_copied_with_it() -> None:
    hand = deal(RULES, (300, 300), "a c")
    for part in (hand.bets, hand.cards, hand.codes, hand.pots_final, hand.strengths):
        for way in COPIES.values():
            with pytest.raises(TypeError, match=r"hand\.fork\(\)"):
                way(part)


def test_the_plan_of_rules_comes_from_the_rules(copied: Callable[[Any], Any]) -> None:
    assert copied(plan_of(RULES)).rules == RULES


@pytest.mark.parametrize("make", [Stream, Chance, Shuffler], ids=["stream", "chance", "shuffler"])
def test_chance_goes_on_from_where_it_was_copied(make: Any, copied: Callable[[Any], Any]) -> None:
    first = make(7)
    draw = first.next if make is Shuffler else first.random
    draw()
    other = copied(first)
    again = other.next if make is Shuffler else other.random
    assert type(other) is make
    assert [draw() for _ in range(20)] == [again() for _ in range(20)]
