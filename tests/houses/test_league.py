"""The league: L1 to L11; what a bot's amount means (L16) is in tests/engine/test_amounts.py."""

from __future__ import annotations

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Fold, RaiseTo, house
from sidepot.engine import Illegal
from sidepot.engine.events import Dropped, Mucked, Showed

pytestmark = pytest.mark.core

LEAGUE = house("league", blinds=(50, 100))
TEN_TWENTY = house("league", blinds=(10, 20))


@pytest.mark.parametrize("button", range(4))
def test_l1_the_two_left_of_the_button_pay_the_blinds(button):
    hand = deal(LEAGUE, (1000,) * 4, button=button)
    assert hand.blinds_at == ((button + 1) % 4, (button + 2) % 4)
    assert hand.wagers[(button + 1) % 4] == 50
    assert hand.wagers[(button + 2) % 4] == 100


def test_l2_the_big_blind_is_always_twice_the_small_blind():
    with pytest.raises(ValueError, match=r"blinds = \(10, 25\).*twice the small blind"):
        house("league", blinds=(10, 25))


def test_l2_two_players_the_button_pays_the_big_blind_and_the_other_opens_every_street():
    hand = deal(LEAGUE, (1000, 1000), button=1)
    assert hand.blinds_at == (0, 1)
    assert hand.turn == 0
    hand.act(Call())
    assert hand.turn == 1
    hand.act(Check())
    for street in ("flop", "turn", "river"):
        assert (hand.street, hand.turn) == (street, 0)
        hand.act(Check())
        hand.act(Check())


def test_l4_worked_small_blind_10_big_blind_has_5_the_call_is_10():
    hand = deal(TEN_TWENTY, (500, 500, 5))
    assert hand.options.to_call == 10
    hand.act(Call())
    assert hand.street == "pre-flop"
    assert hand.options.may_check


def test_l4_the_others_owe_what_the_big_blind_paid_if_that_is_more():
    assert deal(TEN_TWENTY, (500, 500, 15)).options.to_call == 15
    assert deal(TEN_TWENTY, (500, 3, 5)).options.to_call == 5
    assert deal(TEN_TWENTY, (500, 500, 20)).options.to_call == 20


def test_l4_two_players_a_short_big_blind_on_the_button_ends_the_betting():
    hand = deal(TEN_TWENTY, (5, 500))
    assert hand.over
    assert hand.result.returned == (0, 5)


def test_l5_worked_buy_in_500_no_ante_at_10_and_100_each_at_500():
    hand = deal(TEN_TWENTY, (500,) * 3)
    assert hand.paid == (0, 10, 20)
    hand = deal(house("league", blinds=(500, 1000)), (5000,) * 3)
    assert hand.paid == (100, 600, 1100)
    assert hand.wagers == (0, 500, 1000)
    assert hand.pots[0].amount == 1800


def test_l5_the_ante_comes_as_soon_as_the_big_blind_is_the_buy_in():
    assert house("league", blinds=(249, 498)).each_antes == 0
    assert house("league", blinds=(250, 500)).each_antes == 50


def test_l5_rounded_down_but_at_least_1():
    assert house("league", blinds=(257, 514)).each_antes == 51
    assert house("league", blinds=(2, 4), buy_in=(4,)).each_antes == 1


def test_l5_the_ante_is_a_dial():
    assert house("league", blinds=(500, 1000), ante_percent=0).each_antes == 0
    assert house("league", blinds=(500, 1000), ante_percent=2.5).each_antes == 25


def test_l6_a_round_ends_when_wagers_match_and_a_hand_when_one_is_left():
    assert deal(LEAGUE, (1000,) * 3, limps(3)).street == "flop"
    assert deal(LEAGUE, (1000,) * 3, "r300 f f").over
    hand = deal(LEAGUE, (1000, 500, 400), "a a a")
    assert hand.over
    assert len(hand.board) == 5


def test_l7_worked_a_100_b_200_c_all_in_below_300_a_calls_then_b_may_only_call_or_fold():
    line = limps(3) + "r100 r200 a"
    hand = deal(LEAGUE, (1000, 1000, 350), line, button=2)
    assert hand.turn == 0
    assert raises(hand) == (350, 900)  # before calling, A could raise
    hand.act(Call())
    assert hand.turn == 1
    assert hand.options.closed is Illegal.RAISING_CLOSED
    assert hand.options.all() == [Fold(), Call()]
    assert refused(hand, AllIn()) is Illegal.RAISING_CLOSED


def test_l7_each_all_in_is_taken_by_itself():
    hand = deal(LEAGUE, (1000, 225, 300, 1000), limps(4) + "r100 a a c", button=3)
    assert hand.turn == 0
    assert hand.options.to_call == 100
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_l7_a_raise_is_at_least_the_last_one():
    assert deal(LEAGUE, (1000,) * 3, "r300").options.min_to == 500


def test_l8_raises_are_not_counted():
    line = " ".join(f"r{to}" for to in range(200, 2200, 100))
    assert deal(LEAGUE, (9000,) * 3, line).options.min_to == 2200


@pytest.mark.parametrize("stack", [1, 60, 100, 101, 150, 250, 1000])
def test_l8_all_in_is_always_possible(stack):
    hand = deal(LEAGUE, (stack, 1000, 1000))
    hand.act(AllIn())
    assert hand.stacks[0] == 0


def test_l9_pots_are_layers():
    hand = deal(LEAGUE, (1000, 300, 500), "a a a")
    assert layers(hand.result.pots) == [(900, (0, 1, 2)), (400, (0, 2))]
    assert hand.result.returned == (500, 0, 0)


def test_l10_the_last_to_bet_or_raise_on_the_river_shows_first_and_everyone_shows():
    hand = deal(LEAGUE, (1000,) * 3, limps(3) + checks(3, 2) + "x r100 c c", hole=PAIRS[:3], board=BLANKS)
    assert [event.seat for event in told(hand, Showed)] == [2, 0, 1]
    assert told(hand, Mucked) == []


def test_l10_without_a_bet_on_the_river_the_first_left_of_the_button_shows_first():
    hand = deal(LEAGUE, (1000,) * 3, limps(3) + checks(3) + "x r100 c c " + checks(3))
    assert [event.seat for event in told(hand, Showed)] == [1, 2, 0]


def worked_split(**dials):
    """a (the button), b, c and w are all-in for 209, 21, 182 and 32; m folds after 77; all hands tie."""
    rules = house("league", blinds=(10, 20), **dials)
    return deal(rules, (209, 21, 182, 32, 500), "a r77 a a a f", board=ROYAL)


def test_l11_worked_what_does_not_divide_is_dropped_and_recorded():
    hand = worked_split()
    assert hand.result.paid == (209, 21, 182, 32, 77)
    assert hand.stacks == (239, 26, 212, 40, 423)
    assert hand.result.dropped == 4
    assert told(hand, Dropped) == [Dropped(4)]
    assert layers(hand.result.pots) == [(105, (0, 1, 2, 3)), (44, (0, 2, 3)), (345, (0, 2))]


def test_l11_worked_with_odd_chips_left_of_the_button_instead():
    hand = worked_split(odd_chips="left-of-button")
    assert hand.stacks == (239, 27, 214, 41, 423)
    assert hand.result.dropped == 0


def test_l8_a_bet_of_the_whole_stack_is_all_in():
    hand = deal(LEAGUE, (1000,) * 3, limps(3))
    hand.act(RaiseTo(900))
    assert hand.all_in == (1,)
