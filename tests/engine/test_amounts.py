"""A bot's answer that is only an amount, read as an action (L16)."""

from __future__ import annotations

import math

import pytest

from dealing import checks, deal, limps
from sidepot import Call, Check, Fold, RaiseTo, house
from sidepot.engine import Refused, action_for

pytestmark = pytest.mark.core

LEAGUE = house("league", blinds=(50, 100), buy_in=(1000,))
FACING_300 = ((1000, 1000, 1000), "r300")
"""The small blind has 50 in and owes 250; the smallest raise is to 500, 450 more."""


def answer(amount, stacks, line, rules=LEAGUE):
    hand = deal(rules, stacks, line)
    action = action_for(hand.options, amount)
    assert action in hand.options
    return action


@pytest.mark.parametrize("amount", [0, 1, 249])
def test_l16_below_the_call_is_a_fold(amount):
    assert answer(amount, *FACING_300) == Fold()


@pytest.mark.parametrize("amount", [250, 251, 449])
def test_l16_from_the_call_to_below_the_smallest_raise_is_a_call(amount):
    assert answer(amount, *FACING_300) == Call()


@pytest.mark.parametrize(("amount", "to"), [(450, 500), (451, 501), (950, 1000)])
def test_l16_from_the_smallest_raise_on_it_is_a_raise(amount, to):
    assert answer(amount, *FACING_300) == RaiseTo(to)


@pytest.mark.parametrize("amount", [951, 2**53, 2**64, 10**100])
def test_l16_more_than_the_stack_is_all_in(amount):
    assert answer(amount, *FACING_300) == RaiseTo(1000)


@pytest.mark.parametrize("amount", [0, 1, 99])
def test_l16_where_it_is_free_too_little_is_a_check(amount):
    assert answer(amount, (1000,) * 3, limps(3)) == Check()
    assert answer(100, (1000,) * 3, limps(3)) == RaiseTo(100)


def test_l16_the_big_blind_with_the_option_checks():
    assert answer(0, (1000,) * 3, "c c") == Check()
    assert answer(100, (1000,) * 3, "c c") == RaiseTo(200)


@pytest.mark.parametrize("amount", [50, 500, 900, 5000])
def test_l16_a_raise_while_raising_is_closed_is_a_call(amount):
    assert answer(amount, (1000, 1000, 150), "c c a") == Call()
    assert answer(49, (1000, 1000, 150), "c c a") == Fold()


@pytest.mark.parametrize("amount", [250, 600, 5000])
def test_l16_a_stack_below_the_call_calls_for_less(amount):
    assert answer(amount, (1000, 300, 1000), "r500") == Call()
    assert answer(249, (1000, 300, 1000), "r500") == Fold()


def test_l16_a_stack_below_the_smallest_raise_goes_in_only_whole():
    assert answer(349, (1000, 400, 1000), "r300") == Call()
    assert answer(350, (1000, 400, 1000), "r300") == RaiseTo(400)


NONSENSE = [None, math.nan, math.inf, -1, -(10**30), 1.5, 300.0, True, "300", "", b"300", [300], {}, 3j]


@pytest.mark.parametrize("amount", NONSENSE, ids=repr)
def test_l16_nonsense_is_0(amount):
    assert answer(amount, *FACING_300) == Fold()
    assert answer(amount, (1000,) * 3, limps(3)) == Check()


def test_l16_where_there_is_a_largest_raise_more_is_that():
    assert answer(900, (1000,) * 3, "", house("cardroom", limit="pot", blinds=(50, 100))) == RaiseTo(350)
    assert answer(900, (1000,) * 3, "", house("cardroom", limit="fixed", blinds=(50, 100))) == RaiseTo(150)


def test_l16_an_amount_is_no_answer_where_no_wager_is_asked_for():
    over = deal(LEAGUE, (1000, 1000), "f")
    throwing = deal(house("pineapple"), (10_000,) * 3, limps(3) + checks(3))
    for hand in (over, throwing):
        with pytest.raises(Refused, match="no wager is asked for"):
            action_for(hand.options, 100)
