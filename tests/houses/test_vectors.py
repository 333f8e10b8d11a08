"""The edge cases of the rulebook: V1 to V70. Seats are A, B, C … in the order in which they act."""

from __future__ import annotations

from itertools import chain

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, chips, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Discard, Fold, RaiseTo, cards, house, replay, shuffled, start
from sidepot.cards import FULL_DECK, card_set
from sidepot.engine import Illegal, Muck, Show
from sidepot.engine.events import Anted, Called, Discarded, Folded, Mucked, Posted, Returned, Showed, Won
from sidepot.ranks import scalar

pytestmark = pytest.mark.core

FIFTY = house("standard", blinds=(50, 100))
HUNDRED = house("standard", blinds=(100, 200))
POT_LIMIT = house("standard", blinds=(100, 200), limit="pot")
TENS = house("standard", blinds=(5, 10), limit="fixed")
DEEP = 20_000


def flop(rules, stacks, line=""):
    """A limped hand on the flop: seat 0 is first to act, the last seat has the button."""
    return deal(rules, stacks, limps(len(stacks)) + line, button=len(stacks) - 1)


def turn(rules, stacks, line=""):
    """The same on the turn."""
    return flop(rules, stacks, checks(len(stacks)) + line)


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
    rules = house("standard", blinds=(2000, 4000))
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
    rules = house("standard", blinds=(50, 100), limit="pot")
    hand = flop(rules, (DEEP,) * 3, "r100")
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
    hand = deal(house("standard", ante=10), (4, 1000), hole=["AsAh", "KsKh"], board=BLANKS)
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
    rules = house("standard", blinds=(50, 100, 200))
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
    rules = house("standard", blinds=(50, 100, 200))
    assert deal(rules, (2000,) * 3).wagers == (200, 50, 100)
    assert deal(rules, (2000,) * 2).wagers == (50, 100)


def test_v33_a_short_straddle_lowers_nobodys_price():
    hand = deal(house("standard", blinds=(50, 100, 200)), (2000, 2000, 2000, 150))
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


# pots


def test_v44_stacks_1000_300_600_200_all_in():
    hand = deal(FIFTY, (1000, 300, 600, 200), "a a a a", button=1)
    assert layers(hand.result.pots) == [(800, (0, 1, 2, 3)), (300, (0, 1, 2)), (600, (0, 2))]
    assert hand.result.returned == (400, 0, 0, 0)


def test_v45_who_folds_loses_every_claim_and_the_chips_stay():
    # A is all-in for 200, B for 500; C folds on the flop
    hand = deal(FIFTY, (200, 500, 2000, 2000), "a a c c", button=1)
    assert layers(hand.pots) == [(800, (0, 1, 2, 3)), (900, (1, 2, 3))]
    hand.act(RaiseTo(100))
    hand.act(Fold())
    assert layers(hand.result.pots) == [(800, (0, 1, 2)), (900, (1, 2))]


def test_v48_the_uncalled_part_goes_back_before_pots_and_rake():
    hand = deal(house("standard", rake=10, no_flop_no_drop=False), (200,) * 3, "r50 f f")
    assert hand.result.returned == (48, 0, 0)
    assert hand.result.pots[0].amount == 5
    assert deal(house("standard"), (200,) * 3, "r50 f f").result.net == (3, -1, -2)
    assert hand.result.rake == 0  # of 5, not of 53


@pytest.mark.parametrize(("button", "won"), [(0, (5, 0, 6, 6)), (1, (6, 5, 0, 6)), (2, (6, 6, 5, 0))])
def test_v50_17_among_three_is_6_6_5_clockwise_from_the_button(button, won):
    rules = house("standard", blinds=(2, 5))
    hand = deal(rules, (200,) * 4, "c c f x " + checks(3, 3), button=button, board=ROYAL)
    assert hand.result.pots[0].amount == 17
    assert hand.result.won == won


def test_v53_rake_is_taken_after_the_uncalled_part_up_to_its_cap_and_not_without_a_flop():
    rules = FIFTY.but(rake=10)
    assert flop(rules, (DEEP,) * 3, "r5000 f f").result.rake == 30
    assert flop(rules.but(rake_cap=20), (DEEP,) * 3, "r5000 f f").result.rake == 20
    assert deal(rules, (DEEP,) * 3, "r5000 f f").result.rake == 0


# showdown


def test_v54_after_an_all_in_everyone_in_shows():
    hand = deal(FIFTY, (1000, 1000, 300), "r300 c c " + checks(2, 3), hole=PAIRS[:3], board=BLANKS)
    assert set(hand.result.shown) == {0, 1, 2}
    assert told(hand, Mucked) == []


def test_v54_side_pots_are_settled_before_the_main_pot():
    hand = deal(FIFTY, (1000, 600, 300), "a a a", hole=PAIRS[:3], board=BLANKS)
    assert [award.pot for award in hand.result.awards] == ["side pot 1", "the main pot"]
    assert [event.pot for event in told(hand, Won)] == [1, 0]


def test_v55_the_last_aggressor_of_the_river_shows_first():
    line = "f c c x " + checks(3, 2) + "x r100 c c"  # D has folded
    hand = deal(FIFTY, (1000,) * 4, line, hole=PAIRS[:4], board=BLANKS)
    shown = [(type(event), event.seat) for event in told(hand, Showed, Mucked)]
    assert shown == [(Showed, 2), (Showed, 0), (Mucked, 1)]


def test_v55_also_when_the_button_was_the_last_aggressor():
    line = limps(3) + checks(3, 2) + "x x r100 c c"
    hand = deal(FIFTY, (1000,) * 3, line, hole=PAIRS[:3], board=BLANKS)
    shown = [(type(event), event.seat) for event in told(hand, Showed, Mucked)]
    assert shown == [(Showed, 0), (Mucked, 1), (Mucked, 2)]


def test_v55_an_equal_hand_shows_and_a_beaten_one_mucks():
    hole = ["AsKd", "AhKc", "2s3d"]
    hand = deal(FIFTY, (1000,) * 3, limps(3) + checks(3, 3), hole=hole, board="QcJh9s5d7c")
    assert set(hand.result.shown) == {0, 1}
    assert hand.result.won == (150, 150, 0)


def test_v55_a_bet_on_the_turn_does_not_count():
    line = limps(3) + checks(3) + "x r100 c c " + checks(3)
    hand = deal(FIFTY, (1000,) * 3, line, hole=PAIRS[:3], board=BLANKS)
    assert [event.seat for event in told(hand, Showed, Mucked)] == [1, 2, 0]


ASK = FIFTY.but(showdown="ask")


def test_v56_when_all_but_one_muck_the_last_wins_unseen():
    hand = deal(ASK, (1000,) * 3, limps(3) + checks(3, 3), hole=PAIRS[:3], board=BLANKS)
    assert hand.turn == 1
    assert hand.options.all() == [Show(), Muck()]
    hand.act(Muck())
    hand.act(Muck())
    assert hand.over
    assert told(hand, Showed) == []
    assert hand.result.shown == {}
    assert hand.result.won == (300, 0, 0)


def test_v56_a_mucked_hand_cannot_win():
    hand = deal(ASK, (1000,) * 3, limps(3) + checks(3, 3) + "s s m", hole=PAIRS[:3], board=BLANKS)
    assert hand.over
    assert [(type(event), event.seat) for event in told(hand, Showed, Mucked)] == [
        (Showed, 1),
        (Showed, 2),
        (Mucked, 0),
    ]
    assert set(hand.result.shown) == {1, 2}
    assert hand.result.won == (0, 300, 0)
    assert replay(ASK, (1000,) * 3, 0, hand.deck, hand.log) == hand


def test_v56_the_last_aggressor_is_asked_first_and_the_others_in_turn_from_there():
    line = limps(4) + checks(4, 2) + "x r100 c c c"
    hand = deal(ASK, (1000,) * 4, line, hole=PAIRS[:4], board=BLANKS)
    assert hand.turn == 2
    assert refused(hand, Show(), seat=1) is Illegal.NOT_YOUR_TURN
    assert refused(hand, Check()) is Illegal.AT_SHOWDOWN
    for seat in (2, 3, 0):
        assert hand.turn == seat
        hand.act(Muck())
    assert hand.result.won == (0, 800, 0, 0)


def test_v56_after_an_all_in_nobody_is_asked():
    hand = deal(ASK, (1000, 1000, 1000), "f a a")
    assert hand.over
    assert set(hand.result.shown) == {1, 2}


@pytest.mark.parametrize(
    ("hole", "board"),
    [
        (["AsKh", "AhKd"], "AdKc9s5h2c"),
        (["8s7h", "8c6d"], "AdKcQsJh9c"),
        (["3s2h", "4c3d"], "AsAdAhAcKs"),
        (["3s3h", "2c2d"], "9s9h8s8hAc"),
    ],
    ids=["two pair and a kicker", "the board plays", "four of a kind and a kicker", "a third pair"],
)
def test_v58_a_sixth_card_never_breaks_a_tie(hole, board):
    hand = deal(FIFTY, (1000, 1000), "c x " + checks(2, 3), hole=hole, board=board)
    assert hand.result.won == (100, 100)


def value(five):
    return scalar.high(card_set(cards(five)))


def test_v58_the_wheel_is_the_lowest_straight_and_none_goes_round_the_ace():
    assert value("5s4d3h2cAs") < value("6d5s4d3h2c")
    assert value("5s4d3h2cAs") > value("AhAdAcKsQh")
    assert value("3s2dAhKcQs") < value("2s2dAhKcQs")


def test_v59_a_fold_on_the_river_shows_nothing_in_any_view():
    def after_the_fold(cards_of_c):
        line = limps(3) + checks(3, 2) + "x r100 c f"
        return deal(FIFTY, (1000,) * 3, line, hole=["AsAh", cards_of_c, "QsQh"], board=BLANKS)

    one, other = after_the_fold("KsKh"), after_the_fold("6c5h")
    assert one.over
    assert 1 not in one.result.shown
    for viewer in (0, 2, None):
        assert one.view(viewer).holes[1] == (None, None)
        assert one.view(viewer) == other.view(viewer)


# engine


@pytest.mark.parametrize("stack", [1, 50, 99, 100])
def test_v65_a_call_for_less_is_always_offered(stack):
    hand = deal(FIFTY, (stack, 1000, 1000))
    assert hand.options.to_call == stack
    assert hand.options.all() == [Fold(), Call()]
    assert hand.act(Call())[0] == Called(0, stack, True)


def test_v65_also_when_the_betting_is_capped():
    hand = deal(TENS, (500, 500, 500, 12), "c r20 r30 r40")
    assert hand.turn == 3
    assert hand.options.to_call == 2
    assert hand.options.all() == [Fold(), Call()]


def test_v66_a_card_thrown_away_is_not_dealt_again():
    rules = house("pineapple", limit="no")
    hand = start(rules, (10_000,) * 10, 0, shuffled(3))
    thrown = []
    while not hand.over:
        options = hand.options
        if options.discards:
            thrown.append(options.discards[1])
            hand.act(Discard(options.discards[1]))
        else:
            hand.act(Check() if options.may_check else Call())
    held = chain.from_iterable(hand.hole_cards(seat) for seat in range(10))
    seen = [*thrown, *hand.board, *held]
    assert len(thrown) == 10
    assert len(set(seen)) == len(seen) == 35


def test_v66_a_deck_that_is_too_small_is_an_error():
    with pytest.raises(ValueError, match="8 players are not possible: omaha6 takes 2 to 7"):
        start(FIFTY.but(game="omaha6"), (1000,) * 8, 0, FULL_DECK)
    with pytest.raises(ValueError, match="not the deck of holdem: it has 52 cards, each once"):
        start(FIFTY, (1000,) * 2, 0, FULL_DECK[:30])


@pytest.mark.parametrize("name", ["standard", "cardroom", "pineapple", "league", "kitchen"])
@pytest.mark.parametrize("seed", range(10))
def test_v67_after_each_step_everything_adds_up(name, seed):
    rules = house(name)
    stacks = tuple(rules.bb * times + seed for times in (2, 1, 9, 30, 5, 17)[: 2 + seed % 5])
    hand = start(rules, stacks, seed % len(stacks), shuffled(seed))
    number = seed
    while not hand.over:
        whole(hand, sum(stacks))
        if hand.turn is not None and not hand.owing_discards:
            assert hand.turn in hand.inside
            assert hand.stacks[hand.turn] > 0
        legal = hand.options.all()
        number = (number * 1103515245 + 12345) % 2**31
        hand.act(legal[(number >> 8) % len(legal)])
    whole(hand, sum(stacks))
    result = hand.result
    assert sum(pot.amount for pot in result.pots) + sum(result.returned) == sum(result.paid)
    for pot in result.pots:
        assert all(result.paid[seat] > 0 for seat in pot.entitled)
        assert set(pot.winners) <= set(pot.entitled)


def whole(hand, total):
    """Chips add up, and no card is there twice."""
    assert chips(hand) == total
    held = [card for seat in range(hand.players) for card in hand.hole_cards(seat)]
    thrown = [event.card for event in told(hand, Discarded)]
    seen = [*held, *thrown, *hand.board]
    assert len(set(seen)) == len(seen)


# Crazy Pineapple


THREES = ["AsAhAd", "KsKhKd", "QsQhQd"]


def three_cards(game, line=""):
    rules = FIFTY.but(game=game)
    return deal(rules, (1000,) * 3, line, hole=THREES, board=BLANKS)


def test_v68_all_in_on_the_flop_everyone_in_still_throws_one_away_before_the_turn():
    hand = three_cards("crazy-pineapple", limps(3) + "a a a")
    assert hand.owing_discards == (0, 1, 2)
    assert len(hand.board) == 3
    assert hand.view(0).options.discards == cards("AsAhAd")
    assert hand.view(2).options.discards == cards("QsQhQd")


def test_v68_all_in_before_the_flop_the_flop_comes_first():
    hand = three_cards("crazy-pineapple", "a a a")
    assert hand.owing_discards == (0, 1, 2)
    assert len(hand.board) == 3


def test_v68_pineapple_throws_away_before_the_flop():
    hand = three_cards("pineapple", "c c x")
    assert hand.owing_discards == (0, 1, 2)
    assert hand.board == ()
    for card in ("Ks", "Qs", "As"):
        hand.act(Discard(card))
    assert (hand.street, len(hand.board), hand.turn) == ("flop", 3, 1)


def test_v68_lazy_pineapple_never_and_at_most_two_hole_cards_play():
    rules = FIFTY.but(game="lazy-pineapple")
    # three spades in hand and two on the board would be a flush
    hole, board = ["AsKs7s", "QhQd3c"], "2s5sJd9h8c"
    hand = deal(rules, (1000, 1000), "c x " + checks(2, 3), hole=hole, board=board)
    assert hand.over
    assert len(hand.hole_cards(0)) == 3
    assert hand.result.won == (0, 200)


def test_v70_throwing_a_card_away_is_neither_a_fold_nor_a_muck_and_stays_hidden_at_showdown():
    hand = three_cards("crazy-pineapple", limps(3) + "a a a dKs dQs dAs")
    assert hand.over
    assert told(hand, Folded, Mucked) == []
    thrown = [(event.seat, str(event.card)) for event in told(hand, Discarded)]
    assert thrown == [(1, "Ks"), (2, "Qs"), (0, "As")]
    assert hand.result.shown[1] == cards("KhKd")
    for viewer in (0, 2, None):
        view = hand.view(viewer)
        assert Discarded(1, None) in view.log
        assert view.holes[1] == cards("KhKd")


def test_v8_all_in_is_no_way_round_it():
    assert refused(flop(FIFTY, (1000, 350), "r100 a"), AllIn()) is Illegal.NO_ONE_TO_CALL
