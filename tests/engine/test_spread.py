"""Spread limit: wagers between a smallest and a largest amount."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps, raises, refused
from sidepot import AllIn, RaiseTo, house
from sidepot.engine import Illegal, play
from sidepot.rules import NAMES

pytestmark = pytest.mark.core

SPREAD = house("standard", limit="spread", bets=(2, 10), blinds=(1, 2))


def test_a_bet_is_between_the_two_amounts():
    hand = deal(SPREAD, (200,) * 3, limps(3))
    assert raises(hand) == (2, 10)
    assert refused(hand, RaiseTo(11)) is Illegal.ABOVE_MAX
    assert refused(hand, RaiseTo(1)) is Illegal.BET_TOO_SMALL
    assert refused(hand, AllIn()) is Illegal.ABOVE_MAX


def test_a_raise_is_by_at_least_the_last_one_and_by_the_largest_amount_at_most():
    assert raises(deal(SPREAD, (200,) * 3)) == (4, 12)
    assert raises(deal(SPREAD, (200,) * 3, limps(3) + "r6")) == (12, 16)
    assert raises(deal(SPREAD, (200,) * 3, limps(3) + "r10")) == (20, 20)


def test_it_is_the_same_on_every_street():
    assert raises(deal(SPREAD, (200,) * 3, limps(3) + checks(3, 2))) == (2, 10)


def test_a_short_stack_may_go_in_whole():
    assert raises(deal(SPREAD, (200, 3, 200), limps(3))) == (1, 1)


def says(hand, to):
    return hand.options.explain(hand.options.why_not(RaiseTo(to)))


@pytest.mark.parametrize("name", [name for name in NAMES if "flop" in house(name).program.streets])
def test_x18_a_wager_too_small_or_too_large_names_the_rule_of_spread_limit(name):
    hand = deal(house(name, limit="spread", bets=(4, 10), blinds=(1, 2)), (200,) * 3)
    while hand.street != "flop":
        play(hand, "x" if hand.options.may_check else "c")
    assert says(hand, 3) == "less than the smallest legal bet (4): X18"
    assert says(hand, 11) == "more than the largest legal bet (10): X18"
    hand.act(RaiseTo(10))
    assert says(hand, 21) == "more than the largest legal raise (20): X18"


@pytest.mark.parametrize(("min_raise", "rule"), [("last", "S2"), ("double", "C14"), ("any", "K4"), ("flat", "X18")])
def test_x18_a_raise_too_small_names_the_rule_by_which_raises_grow(min_raise, rule):
    hand = deal(SPREAD.but(min_raise=min_raise), (200,) * 3, limps(3) + "r6")
    to = hand.options.min_to - 1
    assert to == 6 if min_raise == "any" else to > 6
    assert says(hand, to) == f"less than the smallest legal raise ({to + 1}): {rule}"
