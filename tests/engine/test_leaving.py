"""A hand that dies because its player left the table (K6)."""

from __future__ import annotations

import pytest

from dealing import chips, deal, limps, raises, told
from sidepot import house
from sidepot.engine import Illegal, read, replay, write
from sidepot.engine.events import Died

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(50, 100))
STACKS = (1000, 1000, 1000)


def test_k6_on_its_turn_the_turn_goes_on_as_after_a_fold():
    hand = deal(RULES, STACKS, "k0")
    assert told(hand, Died) == [Died(0)]
    assert (hand.turn, hand.inside) == (1, (1, 2))


def test_k6_out_of_turn_the_turn_stays():
    hand = deal(RULES, STACKS, "k2")
    assert (hand.turn, hand.inside) == (0, (0, 1))
    assert hand.pots[0].amount == 150


def test_k6_when_one_is_left_the_hand_ends():
    assert deal(RULES, STACKS, "k0 k1").stacks == (1000, 950, 1050)
    assert deal(RULES, STACKS, "c k2 k0").stacks == (900, 1200, 900)


def test_k6_what_nobody_matched_goes_back_even_to_a_dead_hand():
    hand = deal(RULES, STACKS, "r300 k0 f")
    assert hand.result.returned == (200, 0, 0)
    assert hand.stacks == (900, 950, 1150)


def test_k6_the_last_to_act_leaves_and_the_street_ends():
    hand = deal(RULES, STACKS, "c c k2")
    assert (hand.street, hand.turn) == ("flop", 1)


def test_k6_what_the_player_to_act_may_do_is_looked_at_anew():
    hand = deal(RULES, (1000, 1000, 300), "c c a")
    assert raises(hand) == (500, 1000)
    hand.kill(1)
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL


def test_k6_a_pot_that_nobody_in_has_paid_into_is_still_won():
    rules = house("standard", blinds=(50, 100), forced="button-blind")
    hand = deal(rules, STACKS, "c k1 k0")
    assert hand.stacks == (900, 900, 1200)
    assert chips(hand) == 3000


def test_k6_it_is_part_of_the_log_and_of_the_line():
    hand = deal(RULES, STACKS, limps(3) + "x k1 r100 c")
    assert replay(RULES, STACKS, 0, hand.deck, hand.log) == hand
    assert read(write(hand)) == hand
