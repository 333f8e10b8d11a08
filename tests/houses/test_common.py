"""The rules that all houses share: X2 to X17."""

from __future__ import annotations

from random import Random

import pytest

from dealing import ROYAL, checks, chips, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Fold, RaiseTo, house, shuffled, start
from sidepot.cards import FULL_DECK, card_set, cards
from sidepot.engine import Illegal
from sidepot.engine.events import (
    Called,
    Checked,
    DealtBoard,
    DealtHole,
    Dropped,
    Posted,
    RaisedTo,
    Raked,
    Returned,
    Showed,
    Won,
)
from sidepot.ranks import scalar

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(50, 100))
SHORT_ALL_INS = (1000, 225, 1000, 300, 1000)
"""On the flop B is all-in for 125 and D for 200."""


# the deal


def test_x2_forced_bets_are_paid_before_the_cards_by_the_two_left_of_the_button():
    hand = deal(NO_LIMIT, (1000, 1000, 1000, 1000), button=1)
    assert hand.log[:2] == (Posted(2, 50, "small blind", False), Posted(3, 100, "big blind", False))
    assert isinstance(hand.log[2], DealtHole)
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
    assert hand.act(AllIn())[0] == RaisedTo(0, 1000, True)
    assert hand.stacks[0] == 0


@pytest.mark.parametrize("action", [AllIn(), RaiseTo(1000)])
def test_x6_an_amount_of_the_whole_stack_is_an_all_in_raise(action):
    assert deal(NO_LIMIT, (1000, 1000, 1000)).act(action)[0] == RaisedTo(0, 1000, True)


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


# raising after an all-in


def flop_with_two_short_all_ins(reopen: str, line: str):
    rules = NO_LIMIT.but(reopen=reopen)
    return deal(rules, SHORT_ALL_INS, limps(5) + line, button=4)


def test_x11_a_short_all_in_raises_the_price_but_not_the_minimum_raise():
    hand = deal(NO_LIMIT, (150, 1000, 1000, 1000), "a", button=1)
    assert hand.options.to_call == 150
    assert hand.options.min_to == 250


def test_x11_who_has_acted_and_faces_less_than_a_full_raise_may_only_call_or_fold():
    hand = deal(NO_LIMIT, (1000, 1000, 150), "c c a")
    assert hand.turn == 0
    assert hand.options.to_call == 50
    assert hand.options.closed is Illegal.RAISING_CLOSED
    assert refused(hand, RaiseTo(500)) is Illegal.RAISING_CLOSED
    assert refused(hand, AllIn()) is Illegal.RAISING_CLOSED
    assert Call() in hand.options
    assert Fold() in hand.options


def test_x11_a_full_raise_reopens_for_everyone():
    hand = deal(NO_LIMIT, (1000, 1000, 200), "c c a")
    assert raises(hand) == (300, 1000)


def test_x11_a_full_raise_after_a_short_all_in_reopens_too():
    hand = deal(NO_LIMIT, (1000, 150, 1000, 1000), "c a r250 f", button=1)
    assert hand.turn == 0
    assert raises(hand) == (350, 1000)


@pytest.mark.parametrize(("reopen", "open_again"), [("full", False), ("sum", True), ("any", True)])
def test_x11_several_short_all_ins_that_make_a_full_raise_reopen_where_the_dial_says_so(reopen, open_again):
    hand = flop_with_two_short_all_ins(reopen, "r100 a c a c")
    assert hand.turn == 0
    assert hand.options.to_call == 100
    assert raises(hand) == ((300, 900) if open_again else (None, None))


@pytest.mark.parametrize(("reopen", "open_again"), [("full", False), ("sum", False), ("any", True)])
def test_x11_one_short_all_in_reopens_only_where_any_raise_does(reopen, open_again):
    hand = flop_with_two_short_all_ins(reopen, "r100 a c f f")
    assert hand.turn == 0
    assert hand.options.may_raise is open_again


@pytest.mark.parametrize("seed", range(60))
def test_x11_one_comparison_answers_every_case(seed):
    chance = Random(seed)
    stacks = [chance.randint(1, 12) * 45 for _ in range(6)]
    hand = start(NO_LIMIT, stacks, seed % 6, shuffled(seed))
    street, acted, last_full = hand.street, set(), 100
    while not hand.over:
        if hand.street != street:
            street, acted, last_full = hand.street, set(), 100
        options, highest = hand.options, max(hand.wagers if street != "pre-flop" else (*hand.wagers, 100))
        own = options.wager + options.stack
        open_to_raise = options.seat not in acted or highest - options.wager >= last_full
        if own > highest and options.closed is not Illegal.NO_ONE_TO_CALL:
            assert options.closed is (None if open_to_raise else Illegal.RAISING_CLOSED)
            assert options.min_to == (min(own, highest + last_full) if open_to_raise else None)
        acted.add(options.seat)
        action = chance.choice([*options.all(), AllIn() if options.may_raise else Call()])
        action = action if action in options else Check()
        to = {RaiseTo: getattr(action, "to", 0), AllIn: own}.get(type(action), 0)
        if to - highest >= last_full:
            last_full = to - highest
        hand.act(action)


@pytest.mark.parametrize("name", ["cardroom", "pineapple", "league", "kitchen"])
def test_x11_short_all_ins_add_up_in_standard_alone(name):
    assert house("standard").reopen == "sum"
    assert house(name).reopen == "full"


# pots and showdown


def test_x12_worked_layers_folded_chips_and_the_uncalled_part():
    hand = deal(house("standard", blinds=(10, 20)), (50, 120, 300, 300), "c a a a f", button=0)
    assert layers(hand.result.pots) == [(170, (0, 1, 2)), (140, (1, 2))]
    assert hand.result.returned == (0, 0, 180, 0)
    assert hand.result.paid == (50, 120, 300, 20)


def test_x12_while_betting_goes_on_only_all_ins_cut_pots():
    hand = deal(NO_LIMIT, (1000, 1000, 150), "r300 c a")
    assert layers(hand.pots) == [(450, (0, 1, 2)), (300, (0, 1))]


def test_x12_layers_with_the_same_candidates_are_one_pot():
    hand = deal(NO_LIMIT, (1000, 1000, 1000), "r300 f c " + checks(2, 3), hole=["AsAh"])
    assert layers(hand.result.pots) == [(650, (0, 2))]


def test_x12_the_uncalled_part_goes_back_before_the_showdown_and_is_no_pot_won():
    hand = deal(NO_LIMIT, (1000, 400, 1000), "a a f", hole=["KsKh", "AsAh"], board="2c3d7h9sJd")
    returned, *_ = told(hand, Returned, Showed)
    assert returned == Returned(0, 600)
    assert hand.result.won == (0, 900, 0)


def test_x13_the_best_five_of_own_and_community_cards_win():
    hand = deal(NO_LIMIT, (1000, 1000), "c x " + checks(2, 3), hole=["AhQd", "AdJc"], board="AcAs9h5d2c")
    assert hand.result.won == (200, 0)


RANKING = [
    "AsKsQsJsTs", "KsQsJsTs9s", "5sAs2s3s4s", "AsAhAdAcKs", "KsKhKdAsAh", "AsQs9s5s2s",
    "AsKdQhJcTs", "5s4d3h2cAs", "AsAhAdKsQh", "AsAhKsKdQh", "AsAhKsQdJh", "AsKdQh9c8s",
]  # fmt: skip


def test_x13_the_usual_ranking_royal_flush_best_and_the_wheel_a_straight():
    strengths = [scalar.high(card_set(cards(five))) for five in RANKING]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(RANKING)


def test_x13_the_wheel_is_a_straight():
    hand = deal(NO_LIMIT, (1000, 1000), "c x " + checks(2, 3), hole=["As2d", "KhKd"], board="3c4h5sKc9d")
    assert hand.result.won == (200, 0)
    assert hand.result.awards[0].hand == "a straight, five high"


def test_x13_suits_are_equal_and_equal_hands_split():
    hand = deal(NO_LIMIT, (1000, 1000), "c x " + checks(2, 3), hole=["AsKd", "AhKc"], board="QcJh9s5d2c")
    assert hand.result.won == (100, 100)


def test_x13_each_pot_goes_to_the_best_hand_among_those_entitled_to_it():
    hand = deal(NO_LIMIT, (1000, 200, 600), "a a a", hole=["QsQh", "AsAh", "KsKh"], board="2c3d7h9sJd")
    assert [(pot.amount, pot.winners) for pot in hand.result.pots] == [(600, (1,)), (800, (2,))]
    assert hand.stacks == (400, 600, 800)


def test_x14_worked_an_odd_chip_goes_to_the_first_winner_left_of_the_button():
    hand = deal(house("standard"), (100,) * 5, "f r50 f f c " + checks(2, 3), button=2, board=ROYAL)
    assert hand.result.pots[0].amount == 101
    assert hand.result.won == (0, 50, 0, 0, 51)


def test_x14_several_odd_chips_go_out_one_each():
    rules = house("standard", blinds=(1, 3))
    hand = deal(rules.but(bb_ante=1), (100,) * 5, "c c c f f " + checks(3, 3), button=0, board=ROYAL)
    assert hand.result.pots[0].amount == 14
    assert hand.result.won == (4, 0, 0, 5, 5)


@pytest.mark.parametrize("name", ["standard", "cardroom", "pineapple", "league", "kitchen"])
@pytest.mark.parametrize("seed", range(8))
def test_x15_chips_are_the_same_before_and_after_each_action(name, seed):
    rules = house(name, rake=4.5, rake_cap=7)
    stacks = [rules.bb * times + seed for times in (1, 3, 7, 11, 40)]
    hand = start(rules, stacks, seed % 5, shuffled(seed))
    number = seed
    while not hand.over:
        assert chips(hand) == sum(stacks)
        legal = hand.options.all()
        number = (number * 1103515245 + 12345) % 2**31
        hand.act(legal[(number >> 8) % len(legal)])
    assert chips(hand) == sum(stacks)


def test_x15_what_is_raked_and_dropped_is_counted():
    rules = house("league", blinds=(10, 20), rake=10)
    hand = deal(rules, (500,) * 4, "r55 f c c " + checks(3, 3), button=0, board=ROYAL)
    assert told(hand, Raked, Dropped) == [Raked(16), Dropped(2)]
    assert sum(hand.stacks) == 2000 - 16 - 2


# what is offered, and to how many


def test_x16_no_raise_is_offered_when_nobody_could_call_any_of_it():
    hand = deal(NO_LIMIT, (1000, 300, 500), "f a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    hand = deal(NO_LIMIT, (1000, 300, 400), "r200 a a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    assert refused(hand, RaiseTo(800)) is Illegal.NO_ONE_TO_CALL


def test_x16_a_player_who_can_just_call_is_no_one_to_raise():
    hand = deal(NO_LIMIT, (300, 1000, 300), "a")
    assert hand.options.closed is Illegal.NO_ONE_TO_CALL
    assert raises(deal(NO_LIMIT, (300, 1000, 301), "a")) == (500, 1000)


def test_x16_a_raise_that_a_short_stack_could_call_in_part_is_offered():
    hand = deal(NO_LIMIT, (1000, 1000, 120), "f")
    assert raises(hand) == (200, 1000)


@pytest.mark.parametrize(("stack", "smallest"), [(199, 199), (200, 200), (201, 200), (101, 101)])
def test_x16_a_stack_below_the_minimum_raise_may_still_go_in_whole(stack, smallest):
    hand = deal(NO_LIMIT, (stack, 1000, 1000))
    assert raises(hand) == (smallest, stack)


def test_x16_a_stack_below_the_minimum_bet_may_still_go_in_whole():
    hand = deal(NO_LIMIT, (1000, 130, 1000), limps(3))
    assert raises(hand) == (30, 30)
    assert refused(hand, RaiseTo(20)) is Illegal.BET_TOO_SMALL


def test_x16_but_not_where_raising_is_closed():
    hand = deal(NO_LIMIT, (190, 1000, 150), "c c a")
    assert hand.turn == 0
    assert raises(hand) == (None, None)
    assert refused(hand, AllIn()) is Illegal.RAISING_CLOSED


@pytest.mark.parametrize(
    ("game", "most"),
    [("holdem", 10), ("crazy-pineapple", 10), ("omaha", 10), ("omaha5", 8), ("omaha6", 7)],
)
def test_x17_two_to_ten_players_or_as_many_as_the_deck_serves(game, most):
    rules = NO_LIMIT.but(game=game)
    deck = rules.streets.deck
    assert start(rules, [1000] * 2, 0, deck).players == 2
    assert start(rules, [1000] * most, 0, deck).players == most
    for players in (0, 1, most + 1):
        with pytest.raises(ValueError, match=rf"^{players} players are not possible: .* 2 to {most} \(X17\)"):
            start(rules, [1000] * players, 0, deck)
