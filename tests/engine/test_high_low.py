"""Half of a pot goes to the best eight-or-better low, where somebody has one."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps
from sidepot import house

pytestmark = pytest.mark.core

OMAHA8 = house("standard", blinds=(50, 100), game="omaha8")
WHEEL, ACES, KINGS = "Ah2d9cTc", "AsAdQhQc", "KsKhJdJc"
LOW_BOARD, HIGH_BOARD = "3c4s8hKdQs", "9h9dTsJsKd"


def played(hole, board, blinds=(50, 100)):
    line = limps(len(hole)) + checks(len(hole), 3)
    return deal(OMAHA8.but(blinds=blinds), (1000,) * len(hole), line, hole=hole, board=board)


def test_the_best_high_and_the_best_low_take_half_each():
    hand = played([WHEEL, ACES, KINGS], LOW_BOARD)
    assert hand.result.won == (150, 0, 150)
    assert [(award.low, award.amount) for award in hand.result.awards] == [(True, 150), (False, 150)]


def test_without_a_low_the_high_takes_all():
    hand = played([WHEEL, ACES, KINGS], HIGH_BOARD)
    assert sorted(hand.result.won) == [0, 0, 300]
    assert [award.low for award in hand.result.awards] == [False]


def test_the_odd_chip_goes_to_the_high():
    hand = played([WHEEL, ACES, KINGS], LOW_BOARD, blinds=(3, 5))
    assert hand.result.won == (7, 0, 8)


def test_equal_lows_share_their_half():
    hand = played([WHEEL, "As2h9dTd", KINGS], LOW_BOARD)
    assert hand.result.won == (75, 75, 150)


def test_who_wins_only_the_low_shows_too():
    hand = played([ACES, KINGS, WHEEL], LOW_BOARD)
    assert set(hand.result.shown) == {1, 2}
