"""The edge cases V25 to V38 of the rulebook: blinds, antes and straddles, and where the button is.

Seats are A, B, C … in the order in which they act.
"""

from __future__ import annotations

import pytest

from dealing import BLANKS, checks, deal, layers, limps, told
from houses.limped import FIFTY
from sidepot import Call, Check, cards, house, start
from sidepot.cards import FULL_DECK
from sidepot.engine.events import Anted, Posted, Returned

pytestmark = pytest.mark.core


# forced bets


def test_v25_with_a_big_blind_of_60_others_call_100_and_raise_to_200():
    hand = deal(FIFTY, (1000, 1000, 60))
    assert hand.options.to_call == 100
    assert hand.options.min_to == 200


def test_v25_the_short_big_blind_contests_60_from_each():
    hand = deal(FIFTY, (1000, 1000, 60), "c c " + checks(2, 3), hole=["KsKh", "QsQh", "AsAh"], board=BLANKS)
    assert layers(hand.result.pots) == [(180, (0, 1, 2)), (80, (0, 1))]
    assert hand.result.won == (80, 0, 180)


def test_v28_a_short_small_blind_changes_nobodys_price():
    hand = deal(FIFTY, (1000, 20, 1000))
    assert hand.options.to_call == 100
    assert hand.options.min_to == 200


@pytest.mark.parametrize(("ante_first", "live", "dead"), [(False, 100, 30), (True, 30, 100)])
def test_v30_a_big_blind_with_130_for_a_blind_and_an_ante_of_100(ante_first, live, dead):
    hand = deal(FIFTY.but(bb_ante=100, ante_first=ante_first), (1000, 1000, 130))
    assert hand.wagers == (0, 50, live)
    assert told(hand, Anted) == [Anted(2, dead, "table ante", not ante_first)]
    assert told(hand, Posted)[1] == Posted(2, live, "big blind", ante_first)
    assert hand.all_in == (2,)
    assert hand.options.to_call == 100


@pytest.mark.parametrize("ante_first", [False, True])
def test_v30_with_enough_chips_the_order_does_not_matter(ante_first):
    hand = deal(FIFTY.but(bb_ante=100, ante_first=ante_first), (1000,) * 3)
    assert hand.stacks == (1000, 950, 800)
    assert told(hand, Anted) == [Anted(2, 100, "table ante", False)]


def test_v30_a_big_blind_all_in_for_the_ante_alone_contests_only_that():
    rules = FIFTY.but(bb_ante=100, ante_first=True)
    hand = deal(rules, (1000, 1000, 60), "c c " + checks(2, 3), hole=["QsQh", "KsKh", "AsAh"], board=BLANKS)
    assert layers(hand.result.pots) == [(60, (0, 1, 2)), (200, (0, 1))]
    assert hand.result.won == (0, 200, 60)


def test_v31_antes_and_dead_blinds_are_never_part_of_the_call():
    hand = deal(FIFTY.but(ante=25, bb_ante=100), (1000,) * 4, posts={3: (0, 50)})
    assert hand.turn == 3
    assert hand.options.to_call == 100
    assert hand.pots[0].amount == 50 + 100 + 4 * 25 + 100 + 50


def test_v31_antes_are_never_returned():
    hand = deal(FIFTY.but(ante=25, bb_ante=100), (1000,) * 3, "r300 f f")
    assert told(hand, Returned) == [Returned(0, 200)]
    assert hand.result.won == (100 + 50 + 100 + 3 * 25 + 100, 0, 0)


def test_v31_not_even_when_nobody_else_could_pay_the_whole_ante():
    hand = deal(house("tda", ante=10), (4, 1000), hole=["AsAh", "KsKh"], board=BLANKS)
    assert hand.result.returned == (0, 2)  # the big blind
    assert layers(hand.result.pots) == [(8, (0, 1)), (6, (1,))]
    assert hand.stacks == (8, 996)


@pytest.mark.parametrize(("dials", "opening"), [({"bb_ante": 90}, {}), ({}, {"posts": {1: (0, 90)}})])
def test_v31_dead_money_lies_in_the_main_pot(dials, opening):
    line = "a c c c r200 c c "
    hand = deal(FIFTY.but(**dials), (150, 2000, 2000, 2000), line, button=1, **opening)
    assert layers(hand.pots) == [(4 * 150 + 90, (0, 1, 2, 3)), (600, (1, 2, 3))]
    hand = deal(FIFTY.but(**dials), (150, 2000, 2000, 2000), line + checks(3, 2), button=1, **opening)
    assert layers(hand.result.pots) == [(4 * 150 + 90, (0, 1, 2, 3)), (600, (1, 2, 3))]


def test_v32_when_all_limp_the_street_ends_only_after_the_big_blind_acted():
    assert deal(FIFTY, (1000,) * 3, "c c").street == "pre-flop"
    assert deal(FIFTY, (1000,) * 3, "c c x").street == "flop"


def test_v32_an_all_in_big_blind_is_not_asked():
    assert deal(FIFTY, (1000, 1000, 100), "c c").street == "flop"


def test_v33_a_straddle_of_200():
    rules = house("tda", blinds=(50, 100, 200))
    hand = deal(rules, (2000,) * 4)
    assert told(hand, Posted)[2] == Posted(3, 200, "straddle", False)
    assert hand.turn == 0
    assert hand.options.to_call == 200
    assert hand.options.min_to == 400
    for _ in range(3):
        hand.act(Call())
    assert hand.turn == 3  # the straddler acts last, with the option
    assert hand.options.may_check
    assert hand.options.min_to == 400
    hand.act(Check())
    assert (hand.street, hand.options.min_to) == ("flop", 100)


def test_v33_three_players_the_button_straddles_and_two_players_nobody_does():
    rules = house("tda", blinds=(50, 100, 200))
    assert deal(rules, (2000,) * 3).wagers == (200, 50, 100)
    assert deal(rules, (2000,) * 2).wagers == (50, 100)


def test_v33_a_short_straddle_lowers_nobodys_price():
    hand = deal(house("tda", blinds=(50, 100, 200)), (2000, 2000, 2000, 150))
    assert hand.options.to_call == 200
    assert hand.options.min_to == 400


# button and blinds


def test_v34_a_hand_without_a_small_blind():
    # chairs 1 2 4 5 6: the button is chair 2, the big blind chair 4
    hand = deal(FIFTY, (1000,) * 5, button=1, no_sb=True)
    assert hand.blinds_at == (None, 2)
    assert hand.wagers == (0, 0, 100, 0, 0)
    assert hand.turn == 3
    assert start(FIFTY, (1000,) * 5, 1, FULL_DECK, no_sb=True).hole_cards(2) == cards([0, 5])


def test_v35_with_the_button_on_an_empty_chair_the_small_blind_opens_after_the_flop():
    # chairs 1 3 4 5 6: the dead button lies between 1 and 3
    hand = deal(FIFTY, (1000,) * 5, limps(5), button=0)
    assert hand.blinds_at == (1, 2)
    assert hand.turn == 1


@pytest.mark.parametrize(("dial", "first"), [("sb", 0), ("left-of-button", 1)])
def test_v38_two_players_the_button_is_small_blind_first_before_the_flop_and_last_after(dial, first):
    hand = start(FIFTY.but(deal_first=dial), (1000, 1000), 0, FULL_DECK)
    assert hand.hole_cards(first)[0] == FULL_DECK[0]
    assert (hand.blinds_at, hand.turn) == ((0, 1), 0)
    hand.act(Call())
    hand.act(Check())
    assert hand.turn == 1
