"""Spread limit: wagers between a smallest and a largest amount."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps, raises, refused
from sidepot import AllIn, RaiseTo, house
from sidepot.engine import Illegal

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
