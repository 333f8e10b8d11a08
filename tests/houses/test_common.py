"""The rules that all houses share: X2 to X10, the deal and acting, and X17."""

from __future__ import annotations

import pytest

from dealing import deal, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Fold, RaiseTo, house, start
from sidepot.cards import FULL_DECK, cards
from sidepot.engine import Illegal
from sidepot.engine.events import (
    Called,
    Checked,
    Dealt,
    DealtBoard,
    Posted,
    RaisedTo,
    Returned,
    Showed,
    Won,
)

pytestmark = pytest.mark.core
NO_LIMIT = house("standard", blinds=(50, 100))


# the deal


def test_x2_forced_bets_are_paid_before_the_cards_by_the_two_left_of_the_button():
    hand = deal(NO_LIMIT, (1000, 1000, 1000, 1000), button=1)
    assert hand.log[:2] == (Posted(2, 50, "small blind", False), Posted(3, 100, "big blind", False))
    assert isinstance(hand.log[3], Dealt)
    assert hand.stacks == (1000, 1000, 950, 900)
    assert hand.turn == 0


def test_x2_who_cannot_cover_a_forced_bet_is_all_in():
    hand = deal(NO_LIMIT, (1000, 30, 60, 1000))
    assert hand.wagers == (0, 30, 60, 0)
    assert hand.all_in == (1, 2)
    assert told(hand, Posted) == [Posted(1, 30, "small blind", True), Posted(2, 60, "big blind", True)]


def test_x2_an_ante_that_takes_the_last_chip_leaves_none_for_the_blind():
    hand = deal(NO_LIMIT.but(ante=10), (1000, 10, 7, 1000))
    assert hand.wagers == (0, 0, 0, 0)
    assert hand.paid == (10, 10, 7, 10)
    assert hand.all_in == (1, 2)


def test_x3_cards_are_dealt_one_at_a_time_from_the_small_blind():
    hand = start(NO_LIMIT, (1000, 1000, 1000), 0, FULL_DECK)
    assert [hand.hole_cards(seat) for seat in (1, 2, 0)] == [cards([0, 3]), cards([1, 4]), cards([2, 5])]


@pytest.mark.parametrize(("dial", "first"), [("sb", 0), ("left-of-button", 1)])
def test_x3_two_players_a_dial_says_who_gets_the_first_card(dial, first):
    hand = start(NO_LIMIT.but(deal_first=dial), (1000, 1000), 0, FULL_DECK)
    assert hand.hole_cards(first) == cards([0, 2])
    assert hand.hole_cards(1 - first) == cards([1, 3])


def test_x3_the_dial_changes_nothing_for_three_players():
    hand = start(NO_LIMIT.but(deal_first="left-of-button"), (1000, 1000, 1000), 2, FULL_DECK)
    assert hand.hole_cards(0) == cards([0, 3])


@pytest.mark.parametrize(("game", "many"), [("holdem", 2), ("crazy-pineapple", 3), ("omaha6", 6)])
def test_x3_everyone_gets_as_many_as_the_house_deals(game, many):
    hand = deal(NO_LIMIT.but(game=game), (1000, 1000, 1000))
    assert [len(hand.hole_cards(seat)) for seat in range(3)] == [many] * 3


@pytest.mark.parametrize(("burn", "board"), [(True, [7, 8, 9, 11, 13]), (False, [6, 7, 8, 9, 10])])
def test_x4_a_card_is_burned_before_flop_turn_and_river(burn, board):
    hand = start(NO_LIMIT.but(burn=burn), (1000, 1000, 1000), 0, FULL_DECK)
    for action in (Call(), Call(), *[Check()] * 10):
        hand.act(action)
    assert hand.board == cards(board)
    assert [len(event.cards) for event in told(hand, DealtBoard)] == [3, 1, 1]
    assert [event.street for event in told(hand, DealtBoard)] == ["flop", "turn", "river"]


# acting


def test_x5_an_action_out_of_turn_is_refused():
    hand = deal(NO_LIMIT, (1000, 1000, 1000))
    assert hand.turn == 0
    assert refused(hand, Call(), seat=1) is Illegal.NOT_YOUR_TURN


def test_x5_an_action_after_folding_is_refused():
    assert refused(deal(NO_LIMIT, (1000, 1000, 1000), "f"), Call(), seat=0) is Illegal.FOLDED


def test_x5_an_action_when_all_in_is_refused():
    assert refused(deal(NO_LIMIT, (500, 1000, 1000), "a"), Fold(), seat=0) is Illegal.ALL_IN


def test_x5_an_action_when_the_hand_is_over_is_refused():
    hand = deal(NO_LIMIT, (1000, 1000), "f")
    assert refused(hand, Check()) is Illegal.HAND_OVER
    assert refused(hand, Call(), seat=1) is Illegal.HAND_OVER


def test_x6_fold_is_always_possible_even_where_checking_is_free():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), "c c")
    assert hand.options.may_check
    assert hand.options.may_fold
    hand.act(Fold())
    assert hand.inside == (0, 1)


def test_x6_check_only_when_the_own_wager_is_the_highest():
    hand = deal(NO_LIMIT, (1000, 1000, 1000))
    assert refused(hand, Check()) is Illegal.CANNOT_CHECK
    hand = deal(NO_LIMIT, (1000, 1000, 1000), limps(3))
    assert Check() in hand.options
    assert not hand.options.may_call
    assert refused(hand, Call()) is Illegal.NOTHING_TO_CALL


def test_x6_a_call_pays_the_difference():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), "r300")
    assert hand.options.to_call == 250
    hand.act(Call())
    assert hand.wagers == (300, 300, 100)


def test_x6_a_call_pays_all_chips_if_there_are_fewer():
    hand = deal(NO_LIMIT, (1000, 200, 1000), "r300")
    assert hand.options.to_call == 150
    assert hand.act(Call())[0] == Called(1, 150, True)
    assert hand.wagers == (300, 200, 100)


def test_x6_the_blinds_are_a_wager_so_the_first_increase_is_a_raise():
    assert deal(NO_LIMIT, (1000, 1000, 1000)).options.verb == "raise"
    hand = deal(NO_LIMIT, (1000, 1000, 1000), limps(3))
    assert hand.options.verb == "bet"
    hand.act(RaiseTo(100))
    assert hand.options.verb == "raise"


def test_x6_all_in_puts_in_every_chip():
    hand = deal(NO_LIMIT, (1000, 1000, 1000))
    assert hand.act(AllIn())[0] == RaisedTo(0, 1000, 1000, True, "raise")
    assert hand.stacks[0] == 0


@pytest.mark.parametrize("action", [AllIn(), RaiseTo(1000)])
def test_x6_an_amount_of_the_whole_stack_is_an_all_in_raise(action):
    assert deal(NO_LIMIT, (1000, 1000, 1000)).act(action)[0] == RaisedTo(0, 1000, 1000, True, "raise")


@pytest.mark.parametrize("stack", [80, 100])
def test_x6_an_amount_of_the_whole_stack_is_an_all_in_call(stack):
    for action in (AllIn(), RaiseTo(stack), Call()):
        hand = deal(NO_LIMIT, (stack, 1000, 1000))
        assert action in hand.options
        assert hand.act(action)[0] == Called(0, stack, True)


def test_x7_the_big_blind_who_is_only_called_may_check_or_raise():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), "c c")
    assert hand.turn == 2
    assert hand.options.may_check
    assert raises(hand) == (200, 1000)
    hand.act(RaiseTo(200))
    assert hand.turn == 0
    assert hand.street == "pre-flop"


def test_x8_a_round_ends_when_all_have_acted_and_all_wagers_match():
    assert deal(NO_LIMIT, (1000, 1000, 1000), "c c x").street == "flop"
    assert deal(NO_LIMIT, (1000, 1000, 1000), "c c r200 c").street == "pre-flop"
    assert deal(NO_LIMIT, (1000, 1000, 1000), "c c r200 c c").street == "flop"


def test_x8_everyone_acts_again_after_a_full_wager():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), limps(3) + "x x r100 c c")
    assert hand.street == "turn"
    assert [event.seat for event in told(hand, Checked)] == [2, 1, 2]


def test_x8_players_all_in_for_less_are_excused():
    hand = deal(NO_LIMIT, (150, 1000, 1000), "c c x r300 c")
    assert hand.street == "flop"
    assert hand.turn == 0
    hand.act(AllIn())
    assert hand.street == "turn"
    assert hand.all_in == (0,)


def test_x9_with_one_player_in_the_hand_ends_at_once():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), limps(3) + "r300 f f")
    assert hand.over
    assert len(hand.board) == 3
    assert told(hand, Showed) == []
    assert hand.result.shown == {}
    assert told(hand, Returned, Won) == [Returned(1, 300), Won(1, 300, 0, 0, False)]
    assert hand.stacks == (900, 1200, 900)


def test_x10_with_one_live_player_and_nothing_to_call_the_board_is_dealt_out():
    hand = deal(NO_LIMIT, (1000, 300, 300), "r300 c c")
    assert hand.over
    assert len(hand.board) == 5
    assert set(hand.result.shown) == {0, 1, 2}


def test_x10_the_one_live_player_who_owes_is_still_asked():
    hand = deal(NO_LIMIT, (1000, 300, 1000), "r200 a f")
    assert hand.turn == 0
    assert hand.options.to_call == 100
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL


def test_x10_the_big_blind_is_not_asked_when_all_others_are_all_in_for_less():
    hand = deal(NO_LIMIT, (80, 40, 1000), "a")
    assert hand.over
    assert hand.result.returned == (0, 0, 20)


def test_x10_nothing_is_owed_to_a_hand_that_is_dead():
    # C is all-in for 100 and A has called; B raises and leaves the table
    hand = deal(NO_LIMIT, (1000, 1000, 100), "c c r300 k1", button=2)
    assert hand.over
    assert hand.result.returned == (0, 200, 0)


@pytest.mark.parametrize(
    ("game", "most"),
    [("holdem", 10), ("crazy-pineapple", 10), ("omaha", 10), ("omaha5", 8), ("omaha6", 7)],
)
def test_x17_two_to_ten_players_or_as_many_as_the_deck_serves(game, most):
    rules = NO_LIMIT.but(game=game)
    deck = rules.program.deck
    assert start(rules, [1000] * 2, 0, deck).players == 2
    assert start(rules, [1000] * most, 0, deck).players == most
    for players in (0, 1, most + 1):
        with pytest.raises(ValueError, match=rf"^{players} players are not possible: .* 2 to {most} \(X17\)"):
            start(rules, [1000] * players, 0, deck)
