"""The standard house: S1 to S10."""

from __future__ import annotations

import pytest

from dealing import ROYAL, checks, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Fold, RaiseTo, house, start
from sidepot.cards import FULL_DECK, cards
from sidepot.engine import Illegal
from sidepot.engine.events import Anted, Posted, RaisedTo, Raked, Returned

pytestmark = pytest.mark.core

FIVE_TEN = house("standard", blinds=(5, 10))
FIXED = house("standard", limit="fixed", blinds=(5, 10))


def test_s1_two_players_the_button_is_the_small_blind_first_before_the_flop_and_last_after():
    hand = deal(FIVE_TEN, (500, 500), button=1)
    assert hand.blinds_at == (1, 0)
    assert hand.turn == 1
    hand.act(Call())
    assert hand.turn == 0
    assert deal(FIVE_TEN, (500, 500), "c x", button=1).turn == 0
    assert deal(FIVE_TEN, (500, 500), "c x x", button=1).turn == 1


def test_s1_two_players_the_first_card_goes_to_the_button():
    assert start(FIVE_TEN, (500, 500), 1, FULL_DECK).hole_cards(1) == cards([0, 2])


def test_s2_each_street_begins_with_the_big_blind_as_smallest_bet_and_raise():
    hand = deal(FIVE_TEN, (500, 500, 500))
    assert hand.options.min_to == 20
    hand = deal(FIVE_TEN, (500, 500, 500), "r100 c c")
    assert hand.options.min_to == 10
    assert refused(hand, RaiseTo(9)) is Illegal.BET_TOO_SMALL


def test_s2_the_next_raise_is_at_least_the_last_one():
    hand = deal(FIVE_TEN, (500, 500, 500), "r40")
    assert hand.options.min_to == 70
    assert refused(hand, RaiseTo(69)) is Illegal.BELOW_MIN
    hand.act(RaiseTo(200))
    assert hand.options.min_to == 360


def test_s2_worked_bet_10_raise_to_35_all_in_to_50():
    stacks = (500, 500, 60, 500)  # A bets, B raises, C is all-in; ten each go in before the flop
    hand = deal(FIVE_TEN, stacks, limps(4) + "r10", button=3)
    assert hand.options.min_to == 20
    hand.act(RaiseTo(35))
    assert deal(FIVE_TEN, (500,) * 4, limps(4) + "r10 r35", button=3).options.min_to == 60
    hand.act(AllIn())
    assert hand.turn == 3
    assert raises(hand) == (75, 490)  # yet to act
    hand.act(Call())
    assert hand.turn == 0
    assert raises(hand) == (75, 490)  # bet 10 and faces 40
    hand.act(Call())
    assert hand.turn == 1
    assert hand.options.closed is Illegal.RAISING_CLOSED  # raised to 35


def test_s3_the_player_to_act_can_ask_what_is_possible():
    options = deal(FIVE_TEN, (500, 500, 500), "r40").options
    assert (options.seat, options.to_call, options.wager) == (1, 35, 5)
    assert (options.min_to, options.max_to) == (70, 500)
    assert options.may_raise
    assert options.closed is None
    assert options.all() == [Fold(), Call(), RaiseTo(70), RaiseTo(500)]


def test_s3_only_the_player_to_act_has_options():
    hand = deal(FIVE_TEN, (500, 500, 500), "r40")
    assert hand.options_of(1) == hand.options
    assert hand.options_of(2).all() == []
    assert hand.options_of(2).why_not(Call()) is Illegal.NOT_YOUR_TURN


@pytest.mark.parametrize(("stack", "next_raise"), [(59, 84), (60, 85), (61, 87)])
def test_s4_an_all_in_is_a_raise_only_if_it_meets_the_minimum(stack, next_raise):
    hand = deal(FIVE_TEN, (500, stack, 500), "r35 a")
    assert hand.options.min_to == next_raise
    hand.act(Call())
    assert hand.turn == 0
    assert hand.options.closed is (Illegal.RAISING_CLOSED if stack < 60 else None)


def test_s4_a_short_all_in_is_told_as_what_it_is():
    hand = deal(FIVE_TEN, (500, 50, 500), "r35 a")
    assert told(hand, RaisedTo)[-1] == RaisedTo(1, 50, 45, True, "raise")


@pytest.mark.parametrize("short", [(25, 30), (25, 30, 39), (25, 30, 39, 48)])
def test_s5_short_all_ins_do_not_reopen_however_many(short):
    stacks = (500, *short, 500)
    hand = deal(FIVE_TEN, stacks, limps(len(stacks)) + "r10 " + "a " * len(short), button=len(stacks) - 1)
    assert raises(hand) == (short[-1], 490), "who has not acted may raise, by 10 or more"
    hand.act(Call())
    assert (hand.turn, hand.options.to_call) == (0, short[-1] - 20), "together they come to a full raise"
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_s6_a_round_ends_when_all_wagers_match():
    assert deal(FIVE_TEN, (500, 500, 500), "r30 c c").street == "flop"


def test_s6_a_round_ends_when_one_player_is_left():
    hand = deal(FIVE_TEN, (500, 500, 500), "r30 f f")
    assert hand.over
    assert hand.board == ()


def test_s6_a_round_ends_when_nobody_can_bet_any_more_and_the_board_is_dealt_out():
    hand = deal(FIVE_TEN, (500, 100, 100), "r100 c c")
    assert hand.over
    assert len(hand.board) == 5


def test_s7_a_short_big_blind_lowers_nobodys_price():
    hand = deal(FIVE_TEN, (500, 500, 6))
    assert hand.options.to_call == 10
    assert hand.options.min_to == 20
    hand.act(Call())
    assert hand.options.to_call == 5


def test_s8_who_missed_the_blinds_posts_the_small_blind_dead_and_the_big_blind_live():
    hand = deal(FIVE_TEN, (500,) * 5, posts={4: (10, 5)})
    assert told(hand, Anted, Posted)[2:] == [Anted(4, 5, "dead blind", False), Posted(4, 10, "post", False)]
    assert hand.wagers == (0, 5, 10, 0, 10)
    assert hand.stacks[4] == 485
    assert hand.pots[0].amount == 30


def test_s8_the_live_post_counts_to_the_call_and_the_poster_has_an_option():
    hand = deal(FIVE_TEN, (500,) * 5, "c", posts={4: (10, 5)})
    assert hand.turn == 4
    assert hand.options.to_call == 0
    assert raises(hand) == (20, 495)


@pytest.mark.parametrize("button", range(5))
def test_s8_wherever_the_blinds_are(button):
    poster = (button + 3) % 5
    hand = deal(FIVE_TEN, (500,) * 5, button=button, posts={poster: (10, 5)})
    assert (hand.turn, hand.wagers[poster], hand.stacks[poster]) == (poster, 10, 485)
    assert hand.options.may_check


def test_s8_the_dead_blind_is_never_given_back():
    hand = deal(FIVE_TEN, (500,) * 5, "f r100 f f f", posts={4: (10, 5)})
    assert hand.result.returned == (0, 0, 0, 0, 90)
    assert hand.result.won == (0, 0, 0, 0, 30)
    assert hand.stacks == (500, 495, 490, 500, 515)


def test_s8_a_post_is_a_big_blind_at_most_and_not_for_a_seat_that_pays_one():
    with pytest.raises(ValueError, match="seat 4 posts 11 live on top of 0: at most 10 in all"):
        deal(FIVE_TEN, (500,) * 5, posts={4: (11, 0)})
    with pytest.raises(ValueError, match="seat 1 posts 10 live on top of 5: at most 10 in all"):
        deal(FIVE_TEN, (500,) * 5, posts={1: (10, 0)})


def test_s9_fixed_limit_one_big_blind_on_the_first_two_streets_two_later():
    assert raises(deal(FIXED, (500,) * 3)) == (20, 20)
    assert raises(deal(FIXED, (500,) * 3, limps(3))) == (10, 10)
    assert raises(deal(FIXED, (500,) * 3, limps(3) + checks(3))) == (20, 20)
    assert raises(deal(FIXED, (500,) * 3, limps(3) + checks(3, 2))) == (20, 20)
    hand = deal(FIXED, (500,) * 3, limps(3) + checks(3) + "r20")
    assert raises(hand) == (40, 40)
    assert refused(hand, RaiseTo(41)) is Illegal.ABOVE_MAX
    assert refused(hand, RaiseTo(39)) is Illegal.BELOW_MIN
    assert refused(hand, AllIn()) is Illegal.ABOVE_MAX


@pytest.mark.parametrize(("all_in", "counts", "next_to"), [(4, False, 20), (5, True, 25), (6, True, 26)])
def test_s9_an_all_in_of_half_a_unit_counts_as_a_full_wager(all_in, counts, next_to):
    hand = deal(FIXED, (500, 10 + 10 + all_in, 500), limps(3) + "r10 a", button=2)
    assert raises(hand) == (next_to, next_to)
    hand.act(Call())
    assert hand.turn == 0
    assert hand.options.may_raise is counts


def test_s9_four_wagers_a_street_the_big_blind_being_the_first():
    assert raises(deal(FIXED, (500,) * 3, "r20 r30")) == (40, 40)
    hand = deal(FIXED, (500,) * 3, "r20 r30 r40")
    assert hand.options.closed is Illegal.CAPPED
    hand = deal(FIXED, (500,) * 3, limps(3) + "r10 r20 r30 r40")
    assert hand.options.closed is Illegal.CAPPED


def test_s9_a_cap_of_one_is_reached_by_the_big_blind():
    hand = deal(FIXED.but(cap=1), (500,) * 3)
    assert hand.options.closed is Illegal.CAPPED
    hand = deal(FIXED.but(cap=1), (500,) * 3, limps(3))
    assert raises(hand) == (10, 10)
    hand.act(RaiseTo(10))
    assert hand.options.closed is Illegal.CAPPED
    assert raises(deal(FIXED.but(cap=1, cap_lifted="two-dealt"), (500,) * 2)) == (20, 20)


def test_s9_the_other_limits_have_no_cap():
    raises_by_ten = " ".join(f"r{to}" for to in range(20, 200, 10))
    assert deal(FIVE_TEN, (500,) * 3, raises_by_ten).options.min_to == 200
    assert deal(FIVE_TEN.but(limit="pot"), (500,) * 3, raises_by_ten).options.min_to == 200


def test_s10_rake_is_off_unless_set():
    assert deal(FIVE_TEN, (500,) * 3, limps(3) + checks(3, 3)).result.rake == 0


def test_s10_rake_is_a_percentage_rounded_down():
    hand = deal(FIVE_TEN.but(rake=5), (500,) * 3, "r33 c c " + checks(3, 3), hole=["AsAh"], board="AdKcQs")
    assert hand.result.rake == 4  # of 99
    assert told(hand, Raked) == [Raked(4)]
    assert hand.stacks == (500 - 33 + 95, 467, 467)
    assert sum(hand.stacks) + 4 == 1500


def test_s10_rake_up_to_a_cap():
    hand = deal(FIVE_TEN.but(rake=5, rake_cap=3), (500,) * 3, "r100 c c " + checks(3, 3))
    assert hand.result.rake == 3


@pytest.mark.parametrize(("dial", "taken"), [(True, 0), (False, 2)])
def test_s10_no_flop_no_drop(dial, taken):
    hand = deal(FIVE_TEN.but(rake=10, no_flop_no_drop=dial), (500,) * 3, "r30 f f")
    assert told(hand, Returned) == [Returned(0, 20)]
    assert hand.result.rake == taken


def test_s10_a_hand_won_on_the_flop_is_raked():
    assert deal(FIVE_TEN.but(rake=10), (500,) * 3, limps(3) + "r50 f f").result.rake == 3


def test_s10_the_rake_of_all_pots_together_stays_under_the_cap():
    rules = FIVE_TEN.but(rake=10, rake_cap=25)
    hand = deal(rules, (500, 50, 300), "a a a", board=ROYAL)
    assert layers(hand.result.pots) == [(150, (0, 1, 2)), (500, (0, 2))]
    assert [pot.rake for pot in hand.result.pots] == [15, 10]
