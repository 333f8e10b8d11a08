"""The kitchen table: K1 to K6."""

from __future__ import annotations

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, deal, layers, raises, refused, told
from sidepot import AllIn, Call, Check, Fold, RaiseTo, house
from sidepot.engine import Illegal
from sidepot.engine.events import Anted, Dealt, Died, Folded, Returned

pytestmark = pytest.mark.core

KITCHEN = house("kitchen", blinds=(50, 100))
FOUR = (10_000,) * 4
ORPHANED = {"double_bb": False, "blinds": (100, 100), "game": "crazy-pineapple"}
"""Everyone antes the same, and discards leave a moment in which hands can die after the last betting."""


def test_k1_the_buy_in_is_100_big_blinds_and_the_smallest_bet_one():
    assert (KITCHEN.min_buy_in, KITCHEN.max_buy_in) == (10_000, 10_000)
    hand = deal(KITCHEN, FOUR)
    assert raises(hand) == (100, 9950)
    assert refused(hand, RaiseTo(99)) is Illegal.BET_TOO_SMALL


def test_k2_worked_four_players_pot_350_nothing_to_call():
    hand = deal(KITCHEN, FOUR, button=3)
    assert hand.pots[0].amount == 350
    assert hand.stacks == (9950, 9900, 9900, 9900)
    assert hand.options.to_call == 0
    assert hand.options.may_check
    assert hand.wagers == (0, 0, 0, 0)


def test_k2_paid_before_the_hand():
    hand = deal(KITCHEN, FOUR)
    paid = [(event.seat, event.amount) for event in told(hand, Anted)]
    assert paid == [(1, 50), (2, 100), (3, 100), (0, 100)]
    assert isinstance(hand.log[5], Dealt)


def test_k2_two_players_the_button_pays_a_big_blind_the_other_half():
    hand = deal(KITCHEN, (10_000, 10_000), button=0)
    assert hand.stacks == (9900, 9950)
    assert hand.turn == 1


def test_k2_too_few_chips_is_all_in():
    hand = deal(KITCHEN, (10_000, 30, 80, 10_000))
    assert hand.paid == (100, 30, 80, 100)
    assert [event.all_in for event in told(hand, Anted)] == [True, True, False, False]
    assert hand.all_in == (1, 2)
    assert hand.turn == 3


def test_k2_the_half_ante_buys_the_whole_pot():
    hand = deal(KITCHEN, FOUR, checks(4, 4), hole=["KsKh", "AsAh", "QsQh", "JsJh"], board=BLANKS)
    assert layers(hand.result.pots) == [(350, (0, 1, 2, 3))]
    assert hand.stacks == (9900, 10_300, 9900, 9900)


@pytest.mark.parametrize("button", [0, 1])
def test_k2_dead_money_is_not_given_back_to_who_paid_more_of_it(button):
    hand = deal(KITCHEN, (10_000, 10_000), checks(2, 4), button=button, hole=PAIRS[:2], board=BLANKS)
    assert told(hand, Returned) == []
    assert hand.result.won == (150, 0)


def test_k2_a_bet_that_nobody_calls_goes_back_whole():
    hand = deal(KITCHEN, FOUR, "r400 f f f")
    assert hand.result.returned == (0, 400, 0, 0)
    assert hand.result.pots[0].amount == 350


def test_k2_a_half_ante_and_an_all_in_win_as_much_from_each():
    # 50 of ante and 30 more; the others ante 100 and call 30
    hole = ["QsQh", "AsAh", "KsKh"]
    hand = deal(KITCHEN, (1000, 80, 1000), "a c c " + checks(2, 3), hole=hole, board=BLANKS)
    assert layers(hand.result.pots) == [(50 + 100 + 100 + 3 * 30, (0, 1, 2))]
    assert hand.stacks == (870, 340, 870)


def test_k2_a_short_ante_wins_that_much_from_each():
    hand = deal(KITCHEN, (1000, 1000, 70), checks(2, 4), hole=["QsQh", "KsKh", "AsAh"], board=BLANKS)
    # 70 + 70 + the half ante of 50; 30 are left to the two who paid the antes whole
    assert layers(hand.result.pots) == [(190, (0, 1, 2)), (30, (0, 1))]
    assert hand.stacks == (900, 980, 190)


def test_k3_the_seat_left_of_the_dealer_opens_every_street():
    hand = deal(KITCHEN, FOUR, button=2)
    for street in ("pre-flop", "flop", "turn", "river"):
        assert (hand.street, hand.turn) == (street, 3)
        for _ in range(4):
            hand.act(Check())
    assert hand.over


def test_k4_no_bet_yet_check_fold_bet_or_all_in():
    hand = deal(KITCHEN, FOUR)
    for action in (Check(), Fold(), RaiseTo(100), RaiseTo(9950), AllIn()):
        assert action in hand.options
    assert refused(hand, Call()) is Illegal.NOTHING_TO_CALL


def test_k4_all_in_with_any_amount():
    hand = deal(KITCHEN, (10_000, 80, 10_000))
    assert raises(hand) == (30, 30)
    hand.act(AllIn())
    assert hand.options.to_call == 30


def test_k4_after_a_bet_fold_call_raise_anything_more_or_all_in():
    hand = deal(KITCHEN, FOUR, "r500")
    assert raises(hand) == (501, 9900)
    for action in (Fold(), Call(), RaiseTo(501), AllIn()):
        assert action in hand.options
    assert refused(hand, Check()) is Illegal.CANNOT_CHECK
    assert refused(hand, RaiseTo(500)) is Illegal.BELOW_MIN


def test_k4_no_cap():
    line = " ".join(f"r{to}" for to in range(100, 120))
    assert raises(deal(KITCHEN, FOUR, line)) == (120, 9950)


def test_k4_a_raise_by_one_chip_opens_raising_for_everyone_again():
    hand = deal(KITCHEN, (10_000, 10_000, 10_000, 201), "r100 c a c")
    assert hand.turn == 1
    assert raises(hand) == (102, 9950)


def test_k4_who_checked_may_raise_an_all_in_below_the_smallest_bet():
    hand = deal(KITCHEN, (10_000, 10_000, 130, 10_000), "x a c c")
    assert (hand.turn, hand.options.to_call) == (1, 30)
    assert raises(hand) == (31, 9950)
    hand.act(RaiseTo(31))
    assert (hand.turn, raises(hand)) == (3, (32, 9900)), "and so may those who called it"


def test_k5_a_pot_the_best_hand_did_not_pay_into_goes_to_the_best_of_those_who_did():
    hole = ["KsKh", "AsAh", "QsQh"]
    hand = deal(KITCHEN, (1000, 300, 1000), "a c c r200 c " + checks(2, 2), hole=hole, board=BLANKS)
    assert [(pot.amount, pot.winners) for pot in hand.result.pots] == [(1000, (1,)), (400, (0,))]


def test_k6_worked_a_side_pot_with_no_one_left_goes_to_the_winner_of_the_main_pot():
    # A antes all of 50; B and C have 100 in each; B folds though nothing is to pay, then C leaves the table
    rules = house("kitchen", **ORPHANED)
    hand = deal(rules, (50, 5000, 5000), "x x f k2", button=0, board=ROYAL)
    assert told(hand, Folded, Died) == [Folded(1), Died(2)]
    assert hand.over
    assert hand.stacks == (250, 4900, 4900)


@pytest.mark.parametrize(("orphan", "won"), [("main", (120 + 80, 90, 0, 0)), ("below", (120, 90 + 80, 0, 0))])
def test_k6_an_orphan_goes_to_the_main_pots_winners_and_elsewhere_joins_the_pot_below(orphan, won):
    # A antes 30 and B 60 of 100, all they have; C and D pay 100 and leave while cards are thrown away
    rules = house("kitchen", **ORPHANED, orphan=orphan)
    hole = ["AsAhAd", "KsKhKd"]
    hand = deal(rules, (30, 60, 5000, 5000), checks(2, 2) + "k2 k3 dKs dAs", hole=hole, board=BLANKS)
    assert hand.over
    assert hand.result.won == won


def test_k6_an_orphan_is_split_among_several_winners_of_the_main_pot():
    rules = house("kitchen", **ORPHANED)
    hole = ["2h2s2d", "3h3s3d"]
    hand = deal(rules, (50, 50, 5000, 5000), checks(2, 2) + "k2 k3 d3d d2d", hole=hole, board=ROYAL)
    assert hand.result.won == (150, 150, 0, 0)
    assert hand.result.pots[1].amount == 100
