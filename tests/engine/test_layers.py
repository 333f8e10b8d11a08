"""Layers in the corners: dead chips, payments of one chip, antes nobody can pay, pots while betting goes on."""

from __future__ import annotations

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, chips, deal, layers, limps
from sidepot import house

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(50, 100))


def test_v31_dead_chips_lie_in_the_main_pot_once():
    rules = house("standard", blinds=(50, 100), bb_ante=100)
    hand = deal(rules, (300, 600, 1100, 1000), "a a c c", button=3, hole=PAIRS[:4], board=BLANKS)
    assert layers(hand.result.pots) == [(1300, (0, 1, 2, 3)), (600, (1, 2, 3)), (1000, (2, 3))]
    assert hand.stacks == (1300, 600, 1100, 0)


@pytest.mark.parametrize("button", [0, 1, 2])
def test_v30_whose_chips_all_went_into_the_ante_plays_for_the_antes_alone(button):
    """The pot of dead chips is theirs to win wherever they sit; what the others pay is not."""
    rules = house("standard", blinds=(1, 2), bb_ante=5, ante_first=True)
    short = (button + 2) % 3
    stacks = [100, 100, 100]
    stacks[short] = 3
    hole = ["KsKh", "QsQh", "JsJh"]
    hole[short] = "AsAh"
    hand = deal(rules, stacks, "c c " + checks(2, 3), button=button, hole=hole, board=BLANKS)
    others = tuple(seat for seat in range(3) if seat != short)
    assert layers(hand.result.pots) == [(3, (0, 1, 2)), (4, others)]
    assert hand.stacks[short] == 3
    assert chips(hand) == 203


def test_v31_antes_that_nobody_can_pay_whole_are_not_given_back():
    rules = house("kitchen", blinds=(50, 100))
    hand = deal(rules, (30, 30, 30), hole=PAIRS[:3], board=BLANKS)
    assert hand.over
    assert hand.result.returned == (0, 0, 0)
    assert hand.stacks == (90, 0, 0)


def test_x12_a_single_chip_that_nobody_matched_goes_back():
    hand = deal(house("standard", blinds=(0, 1)), (10, 10, 10), "f f")
    assert hand.result.returned == (0, 0, 1)
    assert hand.result.pots == ()
    assert hand.stacks == (10, 10, 10)


@pytest.mark.parametrize("orphan", ["below", "main"])
def test_x12_who_paid_nothing_wins_what_the_dead_hands_left(orphan):
    hand = deal(RULES.but(orphan=orphan), (1000, 1000, 1000), "k1 k2")
    assert layers(hand.result.pots) == [(100, (0,))]
    assert hand.result.returned == (0, 0, 50)
    assert hand.stacks == (1100, 950, 950)


def test_x12_while_betting_goes_on_who_may_still_call_is_entitled():
    hand = deal(RULES, (300, 1000, 1000, 1000), "f a")
    assert layers(hand.pots) == [(450, (0, 1, 2))]
    hand = deal(RULES, (300, 1000, 1000, 1000), "c a c")
    assert layers(hand.pots) == [(800, (0, 1, 2, 3))]
    hand = deal(RULES, (300, 1000, 1000, 1000), "c a r800")
    assert layers(hand.pots) == [(800, (0, 1, 2, 3)), (500, (1, 2, 3))]


@pytest.mark.parametrize("stack", [9_999, 10_000, 10_001, 10_003, 50_000, 123_457, 2**48 + 12_345])
@pytest.mark.parametrize("percent", [0.01, 2.5, 5, 33.33, 100])
def test_s10_the_rake_is_the_whole_chips_of_its_percentage_of_any_pot(stack, percent):
    rules = house("standard", blinds=(1, 2), rake=percent)
    hand = deal(rules, (stack, stack), "a c", board=ROYAL)
    assert hand.result.rake == 2 * stack * round(percent * 100) // 10_000
    assert chips(hand) == 2 * stack


def test_s10_side_pots_are_raked_for_what_they_add():
    rules = house("standard", blinds=(1, 2), rake=5)
    hand = deal(rules, (30, 50, 90), "a a c", hole=PAIRS[:3], board=BLANKS)
    assert [(pot.amount, pot.rake) for pot in hand.result.pots] == [(90, 4), (40, 2)]
    assert hand.result.rake == 6
    assert deal(rules, (30, 50, 90), limps(3)).result is None
