"""The edge cases V1 to V24 of the rulebook: how much a raise has to be and may be, and who may raise.

Seats are A, B, C … in the order in which they act.
"""

from __future__ import annotations

import pytest

from dealing import deal, raises, refused
from houses.limped import DEEP, FIFTY, TENS, flop, turn
from sidepot import AllIn, Call, Fold, RaiseTo, house
from sidepot.engine import Illegal

pytestmark = pytest.mark.core

HUNDRED = house("tda", blinds=(100, 200))
POT_LIMIT = HUNDRED.but(limit="pot")


# size of a raise


def test_v1_600_1600_3600_makes_the_smallest_raise_5600():
    assert flop(HUNDRED, (DEEP,) * 4, "r600 r1600 r3600").options.min_to == 5600


def test_v2_an_all_in_of_150_over_100_makes_the_smallest_raise_250():
    assert deal(FIFTY, (150, 1000, 1000), "a").options.min_to == 250


def test_v4_the_increase_is_remembered():
    assert turn(HUNDRED, (DEEP,) * 3, "r300 r1000").options.min_to == 1700


def test_v4_also_when_the_first_bettor_has_folded_by_then():
    hand = turn(HUNDRED, (DEEP,) * 3, "r300 c r1000 f")
    assert hand.turn == 1
    assert hand.options.min_to == 1700


def test_v6_over_an_all_in_of_20_one_may_fold_call_or_raise_to_120():
    hand = flop(FIFTY, (120, 1000, 1000), "a")
    assert hand.options.to_call == 20
    assert raises(hand) == (120, 900)
    assert Fold() in hand.options
    assert RaiseTo(119) not in hand.options


def test_v7_the_smallest_bet_is_the_big_blind_again_on_each_street():
    hand = deal(FIFTY, (DEEP,) * 3, "r500 r900 r1300 c c")
    for street in ("flop", "turn", "river"):
        assert (hand.street, hand.options.min_to) == (street, 100)
        for action in (RaiseTo(700), RaiseTo(1400), Call(), Call()):
            hand.act(action)


def test_v8_when_the_only_opponent_is_all_in_one_may_only_call_or_fold():
    hand = flop(FIFTY, (1000, 350), "r100 a")
    assert hand.turn == 0
    assert hand.options.all() == [Fold(), Call()]
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL


def test_v8_all_in_is_no_way_round_it():
    assert refused(flop(FIFTY, (1000, 350), "r100 a"), AllIn()) is Illegal.NO_ONE_TO_CALL


# reopening

FIVE = (1000, 225, 1000, 300, 1000)


def test_v9_two_short_all_ins_that_make_a_full_raise_reopen():
    hand = flop(FIFTY, FIVE, "r100 a c a c")
    assert hand.turn == 0
    assert raises(hand) == (300, 900)


def test_v10_but_not_for_the_player_who_faces_only_75_more():
    hand = flop(FIFTY, FIVE, "r100 a c a c c")
    assert hand.turn == 2
    assert hand.options.to_call == 75
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_v12_three_short_all_ins_leave_the_last_full_raise_at_300():
    hand = flop(FIFTY, (5000, 600, 750, 900, 5000, 5000), "r300 a a a c")
    assert hand.turn == 5
    assert hand.options.min_to == 1100


def test_v13_the_big_blind_may_raise_over_a_short_all_in_and_then_the_limper_may_not():
    rules = house("tda", blinds=(2000, 4000))
    hand = deal(rules, (100_000, 7500, 100_000, 100_000), "c a f", button=1)
    assert hand.turn == 3
    assert hand.options.min_to == 11_500
    hand.act(Call())
    assert hand.turn == 0
    assert hand.options.to_call == 3500
    assert hand.options.closed is Illegal.RAISING_CLOSED


@pytest.mark.parametrize(("dial", "closed"), [("closed", Illegal.RAISING_CLOSED), ("open", None)])
def test_v16_a_player_who_checked_and_faces_less_than_a_bet(dial, closed):
    hand = flop(FIFTY.but(checked_short=dial), (1000, 140, 1000), "x a c")
    assert hand.turn == 0
    assert hand.options.to_call == 40
    assert hand.options.closed is closed
    assert hand.options.min_to == (None if closed else 140)


@pytest.mark.parametrize("dial", ["closed", "open"])
def test_v16_facing_a_full_bet_who_checked_may_raise_in_any_case(dial):
    assert flop(FIFTY.but(checked_short=dial), (1000, 200, 1000), "x a c").options.min_to == 200


def test_v16_the_dial_does_not_open_raising_for_a_caller():
    hand = flop(FIFTY.but(checked_short="open"), (1000, 250, 1000), "r100 a c")
    assert hand.turn == 0
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_v17_a_big_blind_yet_to_act_may_always_raise_over_a_short_all_in():
    hand = deal(FIFTY, (150, 1000, 1000), "a c")
    assert hand.turn == 2
    assert raises(hand) == (250, 1000)


# fixed limit


def test_v18_over_an_all_in_of_less_than_half_one_may_call_14_or_complete_to_20():
    hand = flop(TENS, (500, 24, 500), "r10 a")
    assert hand.options.to_call == 14
    assert raises(hand) == (20, 20)
    hand.act(Call())
    assert hand.turn == 0
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_v18_when_it_is_completed_the_first_bettor_may_raise_to_30():
    hand = flop(TENS, (500, 24, 500), "r10 a r20")
    assert hand.turn == 0
    assert raises(hand) == (30, 30)


def test_v19_an_all_in_of_half_counts_reopens_and_the_raise_is_to_25():
    hand = flop(TENS, (500, 25, 500), "r10 a")
    assert raises(hand) == (25, 25)
    hand.act(Call())
    assert hand.turn == 0
    assert raises(hand) == (25, 25)


def test_v20_10_20_30_40_then_capped():
    hand = flop(TENS, (500,) * 3)
    for to in (10, 20, 30, 40):
        assert raises(hand) == (to, to)
        hand.act(RaiseTo(to))
    assert hand.options.closed is Illegal.CAPPED


def test_v20_an_all_in_of_less_than_half_uses_no_raise():
    hand = flop(TENS, (500, 24, 500, 500), "r10 a r20 r30")
    assert raises(hand) == (40, 40)
    hand.act(RaiseTo(40))
    assert hand.options.closed is Illegal.CAPPED


FOUR_WAGERS = "r10 r20 r30 r40"


@pytest.mark.parametrize(("dial", "lifted"), [("never", False), ("two-dealt", True), ("two-in", True)])
def test_v21_two_dealt_in(dial, lifted):
    hand = flop(TENS.but(cap_lifted=dial), (500, 500), FOUR_WAGERS)
    assert raises(hand) == ((50, 50) if lifted else (None, None))


@pytest.mark.parametrize(("dial", "lifted"), [("never", False), ("two-dealt", False), ("two-in", True)])
def test_v21_two_left_in_the_pot(dial, lifted):
    hand = flop(TENS.but(cap_lifted=dial), (500,) * 3, "r10 r20 f r30 r40")
    assert hand.options.may_raise is lifted


@pytest.mark.parametrize("dial", ["never", "two-dealt", "two-in"])
def test_v21_a_cap_that_was_reached_three_handed_stays(dial):
    hand = flop(TENS.but(cap_lifted=dial), (500,) * 3, FOUR_WAGERS + " f")
    assert hand.inside == (0, 2)
    assert hand.options.closed is Illegal.CAPPED


# pot limit


def test_v22_first_to_act_the_most_is_700():
    assert deal(POT_LIMIT, (DEEP,) * 4).options.max_to == 700


def test_v22_the_same_without_a_small_blind():
    assert deal(POT_LIMIT, (DEEP,) * 4, no_sb=True).options.max_to == 700


def test_v22_the_same_with_a_big_blind_short_at_100():
    assert deal(POT_LIMIT, (DEEP, DEEP, 100, DEEP)).options.max_to == 700


def test_v23_100_into_300_the_most_is_a_raise_to_600():
    hand = flop(FIFTY.but(limit="pot"), (DEEP,) * 3, "r100")
    assert hand.pots[0].amount == 400
    assert hand.options.max_to == 600


@pytest.mark.parametrize("who", ["bb_ante", "button_ante"])
@pytest.mark.parametrize(("counts", "most"), [(False, 700), (True, 900)])
def test_v24_an_ante_for_the_table_in_the_pot_limit_maximum_before_the_flop(who, counts, most):
    hand = deal(POT_LIMIT.but(pot_counts_table_ante=counts, **{who: 200}), (DEEP,) * 4)
    assert hand.pots[0].amount == 500
    assert hand.options.max_to == most


@pytest.mark.parametrize("counts", [False, True])
def test_v24_after_the_flop_it_is_money_like_any_other(counts):
    hand = flop(POT_LIMIT.but(pot_counts_table_ante=counts, bb_ante=200), (DEEP,) * 3)
    assert hand.options.max_to == 800
