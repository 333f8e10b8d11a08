"""The rules that all houses share: X11 and X16, who may raise and what is offered."""

from __future__ import annotations

from random import Random

import pytest

from dealing import deal, limps, raises, refused
from sidepot import AllIn, Call, Check, Fold, RaiseTo, house, shuffled, start
from sidepot.engine import Illegal
from sidepot.rules import DOCUMENTS, MIXED, NAMES

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(50, 100))
SHORT_ALL_INS = (1000, 225, 1000, 300, 1000)
"""On the flop B is all-in for 125 and D for 200."""


# raising after an all-in


def flop_with_two_short_all_ins(reopen: str, line: str):
    rules = NO_LIMIT.but(reopen=reopen)
    return deal(rules, SHORT_ALL_INS, limps(5) + line, button=4)


def test_x11_a_short_all_in_raises_the_price_but_not_the_minimum_raise():
    hand = deal(NO_LIMIT, (150, 1000, 1000, 1000), "a", button=1)
    assert hand.options.to_call == 150
    assert hand.options.min_to == 250


def test_x11_who_has_acted_and_faces_less_than_a_full_raise_may_only_call_or_fold():
    hand = deal(NO_LIMIT, (1000, 1000, 150), "c c a")
    assert hand.turn == 0
    assert hand.options.to_call == 50
    assert hand.options.closed is Illegal.RAISING_CLOSED
    assert refused(hand, RaiseTo(500)) is Illegal.RAISING_CLOSED
    assert refused(hand, AllIn()) is Illegal.RAISING_CLOSED
    assert Call() in hand.options
    assert Fold() in hand.options


def test_x11_a_full_raise_reopens_for_everyone():
    hand = deal(NO_LIMIT, (1000, 1000, 200), "c c a")
    assert raises(hand) == (300, 1000)


def test_x11_a_full_raise_after_a_short_all_in_reopens_too():
    hand = deal(NO_LIMIT, (1000, 150, 1000, 1000), "c a r250 f", button=1)
    assert hand.turn == 0
    assert raises(hand) == (350, 1000)


@pytest.mark.parametrize(("reopen", "open_again"), [("full", False), ("sum", True), ("any", True)])
def test_x11_several_short_all_ins_that_make_a_full_raise_reopen_where_the_dial_says_so(reopen, open_again):
    hand = flop_with_two_short_all_ins(reopen, "r100 a c a c")
    assert hand.turn == 0
    assert hand.options.to_call == 100
    assert raises(hand) == ((300, 900) if open_again else (None, None))


@pytest.mark.parametrize(("reopen", "open_again"), [("full", False), ("sum", False), ("any", True)])
def test_x11_one_short_all_in_reopens_only_where_any_raise_does(reopen, open_again):
    hand = flop_with_two_short_all_ins(reopen, "r100 a c f f")
    assert hand.turn == 0
    assert hand.options.may_raise is open_again


@pytest.mark.parametrize("seed", range(60))
def test_x11_one_comparison_answers_every_case(seed):
    chance = Random(seed)
    stacks = [chance.randint(1, 12) * 45 for _ in range(6)]
    hand = start(NO_LIMIT.but(reopen="sum"), stacks, seed % 6, shuffled(seed))
    street, acted, last_full = hand.street, set(), 100
    while not hand.over:
        if hand.street != street:
            street, acted, last_full = hand.street, set(), 100
        options, highest = hand.options, max(hand.wagers if street != "pre-flop" else (*hand.wagers, 100))
        own = options.wager + options.stack
        open_to_raise = options.seat not in acted or highest - options.wager >= last_full
        if own > highest and options.closed is not Illegal.NO_ONE_TO_CALL:
            assert options.closed is (None if open_to_raise else Illegal.RAISING_CLOSED)
            assert options.min_to == (min(own, highest + last_full) if open_to_raise else None)
        acted.add(options.seat)
        action = chance.choice([*options.all(), AllIn() if options.may_raise else Call()])
        action = action if action in options else Check()
        to = {RaiseTo: getattr(action, "to", 0), AllIn: own}.get(type(action), 0)
        if to - highest >= last_full:
            last_full = to - highest
        hand.act(action)


def test_x11_which_houses_reopen_for_what():
    reopens = {name: house(name).reopen for name in NAMES}
    assert reopens.pop("kitchen") == "any"
    assert {name for name, reopen in reopens.items() if reopen == "sum"} == {"tda", "roberts"}
    full = {name for name, reopen in reopens.items() if reopen == "full"}
    assert full == {"online", *DOCUMENTS, *MIXED} - {"kitchen"}


# what is offered, and to how many


def test_x16_no_raise_is_offered_when_nobody_could_call_any_of_it():
    hand = deal(NO_LIMIT, (1000, 300, 500), "f a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    hand = deal(NO_LIMIT, (1000, 300, 400), "r200 a a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    assert refused(hand, RaiseTo(800)) is Illegal.NO_ONE_TO_CALL


def test_x16_a_player_who_can_just_call_is_no_one_to_raise():
    hand = deal(NO_LIMIT, (300, 1000, 300), "a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    assert raises(deal(NO_LIMIT, (300, 1000, 301), "a")) == (500, 1000)


def test_x16_a_raise_that_a_short_stack_could_call_in_part_is_offered():
    hand = deal(NO_LIMIT, (1000, 1000, 120), "f")
    assert raises(hand) == (200, 1000)


@pytest.mark.parametrize(("stack", "smallest"), [(199, 199), (200, 200), (201, 200), (101, 101)])
def test_x16_a_stack_below_the_minimum_raise_may_still_go_in_whole(stack, smallest):
    hand = deal(NO_LIMIT, (stack, 1000, 1000))
    assert raises(hand) == (smallest, stack)


def test_x16_a_stack_below_the_minimum_bet_may_still_go_in_whole():
    hand = deal(NO_LIMIT, (1000, 130, 1000), limps(3))
    assert raises(hand) == (30, 30)
    assert refused(hand, RaiseTo(20)) is Illegal.BET_TOO_SMALL


def test_x16_but_not_where_raising_is_closed():
    hand = deal(NO_LIMIT, (190, 1000, 150), "c c a")
    assert hand.turn == 0
    assert raises(hand) == (None, None)
    assert refused(hand, AllIn()) is Illegal.RAISING_CLOSED
