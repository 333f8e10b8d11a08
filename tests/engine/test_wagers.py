"""Prices and turns in the corners of the betting: dials that seldom meet, streets that begin anew."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps, raises, refused, told
from sidepot import RaiseTo, house
from sidepot.engine import Illegal
from sidepot.engine.events import Showed
from sidepot.rules import Bet, Deal, Game, Ranking

pytestmark = pytest.mark.core

RULES = house("standard", blinds=(50, 100))
FOUR = (1000,) * 4


def test_x15_when_a_hand_is_over_nothing_lies_in_front_of_anyone():
    hand = deal(RULES, (1000, 1000, 1000), "r300 c f")
    assert hand.wagers == (0, 0, 0)
    hand = deal(RULES, (1000, 1000, 1000), "r300 f f")
    assert hand.over
    assert hand.wagers == (0, 0, 0)


def test_k6_the_turn_stays_wherever_the_dead_hand_sat():
    for seat in (0, 1, 2):
        hand = deal(RULES, FOUR, f"k{seat}")
        assert hand.turn == 3, seat


def test_k6_a_hand_may_die_while_cards_are_thrown_away_and_nobody_has_bet_yet():
    rules = house("standard", game="pineapple", forced="antes", first_betting=False, blinds=(50, 100))
    hand = deal(rules, FOUR, "k2")
    assert hand.turn == 1
    assert set(hand.owing_discards) == {0, 1, 3}
    assert hand.options.discards


@pytest.mark.parametrize(("dial", "least"), [("last", 800), ("double", 800), ("flat", 500), ("any", 401)])
def test_v33_a_straddle_sets_the_raise_only_where_a_raise_follows_the_last_one(dial, least):
    rules = house("standard", blinds=(50, 100, 200, 400), min_raise=dial)
    assert deal(rules, (9000,) * 6).options.min_to == least


def test_s9_without_a_big_blind_all_four_wagers_are_bets_and_raises():
    rules = house("standard", limit="fixed", forced="antes", blinds=(50, 100))
    hand = deal(rules, FOUR, "r100 r200 r300")
    assert hand.options.may_raise
    assert deal(rules, FOUR, "r100 r200 r300 r400").options.closed is Illegal.CAPPED
    assert deal(rules.but(forced="blinds"), FOUR, "r200 r300 r400").options.closed is Illegal.CAPPED


def test_p8_on_a_new_street_there_is_no_last_raise_to_add():
    rules = house("pineapple", limit="pot", blinds=(50, 100))
    hand = deal(rules, (9000,) * 3, "r250 c c")
    assert hand.street == "flop"
    pot = sum(hand.paid)
    assert hand.options.max_to == pot


def test_k4_with_blinds_too_anything_more_is_a_raise_and_lets_everybody_raise_again():
    rules = house("standard", blinds=(50, 100), min_raise="any", reopen="full")
    hand = deal(rules, FOUR, "c")
    assert raises(hand) == (101, 1000)
    hand = deal(rules, FOUR, "c r101 c c")
    assert hand.turn == 3
    assert raises(hand) == (102, 1000)


def test_x11_an_all_in_below_the_smallest_bet_is_no_bet_also_where_any_raise_is_one():
    rules = house("standard", blinds=(50, 100), min_raise="any", reopen="full")
    hand = deal(rules, (1000, 1000, 140, 1000), limps(4) + "x a c c")
    assert hand.turn == 1
    assert hand.options.closed is Illegal.RAISING_CLOSED


@pytest.mark.parametrize("seat", [1, 2])
def test_v16_who_checked_is_closed_wherever_they_sit(seat):
    stacks = [1000, 1000, 1000, 1000]
    stacks[seat + 1] = 140
    hand = deal(RULES, stacks, limps(4) + "x " * seat + "a " + "c " * (4 - seat - 1))
    assert hand.turn == 1
    for _ in range(1, seat):
        assert hand.options.closed is Illegal.RAISING_CLOSED
        hand.act(hand.options.all()[1])
    assert hand.turn == seat
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_v16_who_posted_and_checked_a_blind_has_acted_also_where_a_check_leaves_raising_open():
    rules = RULES.but(checked_short="open", reopen="full")
    hand = deal(rules, (150, 1000, 1000, 1000), "x a c c", posts={3: (100, 0)})
    assert hand.turn == 3
    assert hand.options.to_call == 50
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_c16_in_fixed_limit_raises_stay_a_unit_whatever_they_are_elsewhere():
    rules = house("cardroom", limit="fixed", blinds=(50, 100), min_raise="double")
    hand = deal(rules, FOUR, "r150 r200 r250")
    assert raises(hand) == (300, 300)
    assert deal(rules, FOUR, "r150 r200 r250 r300").options.closed is Illegal.CAPPED


@pytest.mark.parametrize("min_raise", ["last", "double"])
def test_x11_in_fixed_limit_all_ins_add_up_to_the_unit(min_raise):
    """A raise of a whole unit leaves the unit as it was: short all-ins reopen once they make one, not before."""
    rules = house("cardroom", limit="fixed", blinds=(50, 100), min_raise=min_raise, reopen="sum", cap=None)
    stacks = (1000, 1000, 1000, 1000, 180, 205)
    hand = deal(rules, stacks, "r150 a a f f f")
    assert hand.turn == 3
    assert hand.options.to_call == 55
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    hand = deal(rules, stacks, "r150 a a c f f")
    assert hand.turn == 3
    assert hand.options.closed is None


def test_x11_in_fixed_limit_a_second_raise_does_not_change_what_short_all_ins_have_to_add_up_to():
    rules = house("cardroom", limit="fixed", blinds=(50, 100), min_raise="double", reopen="sum", cap=None)
    hand = deal(rules, (255, 1000, 1000, 1000, 1000, 225), "r150 r200 a a f f c")
    assert hand.turn == 4
    assert hand.options.to_call == 55
    assert raises(hand) == (305, 305)


def test_pot_limit_always_lets_the_smallest_bet():
    """The pot is less than a bet when the big blind was short and the others owe what was posted."""
    rules = house("standard", limit="pot", blinds=(1, 100), short_bb="posted")
    hand = deal(rules, (1000, 1000, 1), "c x")
    assert hand.street == "flop"
    assert sum(hand.paid) == 3
    assert raises(hand) == (100, 100)


def test_p6_where_one_wager_is_allowed_it_is_the_cap():
    assert deal(house("pineapple", cap=1, blinds=(50, 100)), FOUR).options.verb == "cap"
    assert deal(house("pineapple", cap=2, blinds=(50, 100)), FOUR).options.verb != "cap"
    assert deal(house("pineapple", cap=2, blinds=(50, 100)), FOUR, "r200").options.verb == "cap"
    assert deal(house("pineapple", limit="no", cap=None, blinds=(50, 100)), FOUR).options.verb != "cap"


def test_where_raising_is_closed_no_amount_is_on_offer():
    hand = deal(RULES.but(reopen="full"), (150, 1000, 1000, 1000), "c a c c")
    assert raises(hand) == (None, None)
    assert refused(hand, RaiseTo(500)) is Illegal.RAISING_CLOSED


def test_the_first_street_may_be_played_in_the_larger_unit():
    steps = (Deal(down=2, street="pre-flop"), Bet(big=True), Deal(board=3, street="flop"), Bet(), Deal(board=2), Bet())
    rules = house("standard", game=Game("large first", steps), limit="fixed", blinds=(50, 100))
    hand = deal(rules, FOUR)
    assert raises(hand) == (300, 300)
    assert raises(deal(rules, FOUR, limps(4))) == (100, 100)
    assert deal(rules, FOUR, limps(4) + checks(4, 2)).over


def test_in_fixed_limit_the_next_raise_may_complete_a_short_all_in_whatever_its_size():
    """As a large site plays: 100, 200, 270 all-in, and who raised to 200 goes on to 300."""
    rules = house("cardroom", limit="fixed", blinds=(50, 100), unit="bb", cap=4, short_completes=True, reopen="any")
    stacks = (1000, 1000, 1000, 1000, 1000, 270)
    hand = deal(rules, stacks, "f r200 a c f f")
    assert hand.turn == 4
    assert raises(hand) == (300, 300)
    assert hand.act(RaiseTo(300))[0].verb == "complete"


@pytest.mark.parametrize(("cap", "closed"), [(2, Illegal.CAPPED), (3, None)])
def test_a_short_all_in_and_the_raise_that_completes_it_are_one_wager_toward_the_cap(cap, closed):
    dials = {"cap": cap, "cap_counts_blind": False, "cap_counts_short": False}
    rules = house("cardroom", limit="fixed", blinds=(50, 100), unit="bb", short_completes=True, reopen="any", **dials)
    hand = deal(rules, (1000, 1000, 1000, 1000, 1000, 270), "f r200 a r300")
    assert hand.options.closed is closed


@pytest.mark.parametrize("dials", [{"limit": "fixed", "kill": "full"}, {"button_straddle": True}])
def test_t27_where_there_are_kills_or_button_straddles_a_post_may_be_two_big_blinds(dials):
    rules = RULES.but(**dials)
    hand = deal(rules, FOUR, posts={3: (200, 0)})
    assert (hand.wagers[3], hand.options.to_call) == (200, 200 - hand.wagers[hand.turn])
    with pytest.raises(ValueError, match="seat 3 posts 201 live on top of 0: at most 200 in all"):
        deal(rules, FOUR, posts={3: (201, 0)})
    with pytest.raises(ValueError, match="seat 2 posts 101 live on top of 100: at most 200 in all"):
        deal(rules, FOUR, posts={2: (101, 0)})
    with pytest.raises(ValueError, match="at most 100 in all"):
        deal(RULES, FOUR, posts={3: (101, 0)})


@pytest.mark.parametrize("button", [0, 1, 2])
def test_t12_whose_cards_opened_shows_first_where_nobody_bet_on_the_last_street(button):
    """Of all seats, the first one too: what is left of the button is asked only where no card opened."""
    for seat in range(3):
        up = ["7c2d", "8d3h", "9h4s"]
        up[seat] = "AsAh"
        game = Game("up", (Deal(up=2), Bet("high-hand")), (Ranking("paired", board=False),), blinds=False)
        rules = house("standard", game=game, limit="fixed", bets=(2, 4), show="all", ante=1)
        hand = deal(rules, (100,) * 3, "x x x", button=button, hole=up)
        assert [event.seat for event in told(hand, Showed)] == [seat, (seat + 1) % 3, (seat + 2) % 3]
