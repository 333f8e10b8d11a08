"""The bettings of stud, `stud8` and `razz`, rule by rule: who opens, and for how much."""

from __future__ import annotations

from typing import Any

import pytest

from dealing import checks, raises, refused, told
from games.stud import DEEP, RAZZ, STUD, STUD8, boards, doors
from sidepot import house, start
from sidepot.cards import FULL_DECK
from sidepot.engine import BringIn, Call, Check, Fold, Hand, Illegal, RaiseTo, play
from sidepot.engine.events import Anted, Dealt, RaisedTo
from sidepot.rules import Rules

pytestmark = pytest.mark.core


# T1


def test_t1_two_down_and_one_up_then_three_up_and_the_last_one_down():
    hand = play(start(STUD, (DEEP,) * 3, 2, FULL_DECK), "b c c" + " " + checks(3, 4))
    ups = [event.up for event in told(hand, Dealt) if event.seat == 1]
    assert ups == [(False, False, True), (True,), (True,), (True,), (False,)]
    assert hand.rules.program.streets == (
        "third street", "fourth street", "fifth street", "sixth street", "seventh street",
    )  # fmt: skip


def test_t1_antes_and_no_blinds_for_two_to_eight_players():
    hand = start(STUD, (DEEP,) * 8, 0, FULL_DECK)
    assert sorted((event.seat, event.amount) for event in told(hand, Anted)) == [(seat, 1) for seat in range(8)]
    assert hand.blinds_at == (None, None)
    with pytest.raises(ValueError, match="stud takes 2 to 8"):
        start(STUD, (DEEP,) * 9, 0, FULL_DECK)


def test_t1_cards_go_round_from_left_of_the_button_also_between_two():
    for players, button in ((2, 0), (5, 3)):
        hand = start(STUD, (DEEP,) * players, button, FULL_DECK)
        first = (button + 1) % players
        assert int(hand.hole_cards(first)[0]) == FULL_DECK[0]
        assert int(hand.hole_cards(first)[1]) == FULL_DECK[players]


# T2


@pytest.mark.parametrize(
    ("up", "seat"),
    [
        (("Ah", "2s", "2d"), 2),
        (("Ac", "Ad", "As"), 0),
        (("7s", "7h", "7d", "7c"), 3),
        (("Kc", "As", "Qd"), 2),
    ],
)
def test_t2_the_lowest_door_card_brings_in_clubs_lowest(up, seat):
    assert doors(*up).turn == seat
    assert doors(*up, rules=STUD8).turn == seat


@pytest.mark.parametrize(
    ("up", "seat"), [(("Ah", "2s", "2d"), 1), (("Kc", "Kd", "Ks"), 2), (("As", "Ac", "Ah"), 0), (("Qs", "As", "Kc"), 2)]
)
def test_t2_razz_the_highest_door_card_brings_in_and_aces_are_low(up, seat):
    assert doors(*up, rules=RAZZ).turn == seat


# T3


def test_t3_the_door_card_brings_in_or_completes_and_nothing_else():
    hand = doors("2c", "9d", "Kh")
    assert hand.options.bring_in == 3
    assert raises(hand) == (10, 10)
    assert hand.options.verb == "complete"
    for action in (Fold(), Check(), Call()):
        assert refused(hand, action) is Illegal.MUST_BRING_IN


def test_t3_all_the_chips_are_the_bring_in_where_they_are_less():
    hand = doors("2c", "9d", "Kh", stacks=(3, DEEP, DEEP))
    assert refused(hand, RaiseTo(1)) is Illegal.NOT_ENOUGH_CHIPS
    hand.act(RaiseTo(2))
    assert hand.log[-1] == RaisedTo(0, 2, 2, True, "bring-in")
    assert hand.options.to_call == 3


def test_t3_the_others_fold_call_the_bring_in_or_complete():
    hand = play(doors("2c", "9d", "Kh"), "b")
    assert (hand.options.to_call, raises(hand), hand.options.verb) == (3, (10, 10), "complete")
    assert Fold() in hand.options
    hand.act(Call())
    assert hand.wagers == (3, 3, 0)
    hand.act(RaiseTo(10))
    assert (hand.turn, hand.options.to_call) == (0, 7)


def test_t3_whoever_brought_in_is_asked_again_only_after_a_completion():
    assert play(doors("2c", "9d", "Kh"), "b c c").street == "fourth street"
    assert play(doors("2c", "9d", "Kh"), "b c r10").turn == 0


def test_t3_the_bring_in_is_half_of_the_small_bet_unless_the_house_says_so():
    assert doors("2c", "9d", rules=STUD.but(bring_in=0)).options.bring_in == 5
    with pytest.raises(ValueError, match="more than the small bet"):
        STUD.but(bring_in=11)


def test_t3_a_bring_in_that_is_a_whole_small_bet_is_raised_not_completed():
    hand = doors("2c", "9d", "Kh", rules=STUD.but(bring_in=10))
    assert (hand.options.bring_in, raises(hand), hand.options.verb) == (10, (20, 20), "raise")
    hand.act(BringIn())
    assert (hand.options.to_call, raises(hand), hand.options.verb) == (10, (20, 20), "raise")
    assert to_the_cap(STUD.but(bring_in=10), "b") == [20, 30, 40, 50]


# T4


def to_the_cap(rules: Rules, line: str) -> list[int]:
    """The wagers of third street, as many as the house allows."""
    hand = play(doors("2c", "9d", "Kh", rules=rules), line)
    while hand.options.min_to is not None:
        hand.act(RaiseTo(hand.options.min_to))
    assert hand.options.closed is Illegal.CAPPED
    return [event.to for event in told(hand, RaisedTo) if event.verb != "bring-in"]


def test_t4_completing_is_not_a_raise():
    assert to_the_cap(STUD, "b") == [10, 20, 30, 40, 50]


def test_t4_where_the_completion_counts_it_is_the_first_wager():
    assert to_the_cap(STUD.but(completion="counts"), "b") == [10, 20, 30, 40]


def test_t4_a_bring_in_player_who_completes_has_used_no_raise():
    assert to_the_cap(STUD, "") == [10, 20, 30, 40, 50]


def test_t4_three_raises_where_the_house_says_so():
    assert to_the_cap(STUD.but(cap=3), "b") == [10, 20, 30, 40]


# T5


def test_t5_a_betting_that_begins_with_two_players_has_no_cap():
    hand = doors("2c", "9d", rules=STUD.but(cap_lifted="began-two"))
    for to in range(10, 200, 10):
        hand.act(RaiseTo(to))
    assert hand.options.min_to == 200


def test_t5_one_that_becomes_heads_up_keeps_its_cap():
    rules = STUD.but(cap_lifted="began-two")
    hand = play(doors("2c", "9d", "Kh", rules=rules), "b r10 f r20 r30 r40 r50")
    assert hand.options.closed is Illegal.CAPPED
    hand.act(Call())
    assert len(hand.inside) == 2
    for to in range(10, 90, 10):
        hand.act(RaiseTo(to))
    assert hand.options.closed is None


def test_t5_with_the_cap_kept_two_players_reach_it():
    assert play(doors("2c", "9d"), "r10 r20 r30 r40 r50").options.closed is Illegal.CAPPED


# T6


@pytest.mark.parametrize(
    ("up", "seat"),
    [
        (("2c3c", "AhKh", "5d5s"), 2),
        (("2cAc", "KhQh", "Td9s"), 0),
        (("2c3c", "4h5h", "6d8s"), 2),
        (("2c2d", "AhKh", "3d3s"), 2),
    ],
)
def test_t6_the_high_hand_showing_opens_fourth_street(up, seat):
    assert boards(STUD, *up, line="b c c").turn == seat


def test_t6_straights_and_flushes_do_not_count_but_trips_do():
    line = "b c c " + checks(3, 2)
    assert boards(STUD, "2c3c4c5c", "9h8hAd7s", "TdJsQhKd", line=line).turn == 1
    assert boards(STUD, "2c3d2d2h", "AhAdKdKs", "TdJsQhQc", line=line).turn == 0


@pytest.mark.parametrize(("up", "seat"), [(("Ks2c", "Ah3d", "7d7s"), 1), (("KdAc", "2h3h", "4d5s"), 1)])
def test_t6_razz_the_low_hand_showing_opens_and_a_pair_is_high(up, seat):
    assert boards(RAZZ, *up, line="b c c").turn == seat


TIES = ("2c9h", "As8d", "Ad8s")


@pytest.mark.parametrize(("tie", "seat"), [("position", 1), ("suit", 1)])
def test_t6_a_tie_goes_to_the_first_from_the_dealer_or_to_the_higher_suit(tie, seat):
    assert boards(STUD.but(showing_tie=tie), *TIES, line="b c c").turn == seat


def test_t6_the_suit_decides_against_the_position():
    up = ("2c9h", "Ad8s", "As8d")
    assert boards(STUD, *up, line="b c c").turn == 1
    assert boards(STUD.but(showing_tie="suit"), *up, line="b c c").turn == 2
    assert boards(STUD8.but(showing_tie="suit"), *up, line="b c c").turn == 2


def test_t6_razz_by_suit_the_highest_card_decides():
    up = ("Ks9h", "7d2s", "7h2c")
    assert boards(RAZZ, *up, line="b c c").turn == 1
    assert boards(RAZZ.but(showing_tie="suit"), *up, line="b c c").turn == 2


def test_t6_the_directors_decide_ties_by_suit():
    assert house("tda").showing_tie == "suit"
    assert house("standard").showing_tie == "position"


# T7


PAIR = ("2c3c", "9h9d", "KdQs")


def test_t7_small_unit_on_third_and_fourth_big_from_fifth():
    hand = boards(STUD, "2c3c", "9h8d", "KdQs", line="b c c")
    assert raises(hand) == (10, 10)
    play(hand, checks(3))
    assert (hand.street, raises(hand)) == ("fifth street", (20, 20))


def test_t7_an_open_pair_on_fourth_lets_anybody_bet_the_big_unit():
    hand = boards(STUD, *PAIR, line="b c c")
    assert raises(hand) == (10, 20)
    assert RaiseTo(15) not in hand.options
    assert refused(hand, RaiseTo(15)) is not None
    hand.act(RaiseTo(10))
    assert raises(hand) == (20, 30)
    assert RaiseTo(25) not in hand.options
    hand.act(RaiseTo(30))
    assert raises(hand) == (50, 50)


def test_t7_after_a_big_bet_raises_are_in_it():
    assert raises(boards(STUD, *PAIR, line="b c c r20")) == (40, 40)


def test_t7_no_double_bet_in_stud8_razz_or_where_the_house_has_none():
    for rules in (STUD8, STUD.but(open_pair="off")):
        assert raises(boards(rules, *PAIR, line="b c c")) == (10, 10)
    assert raises(boards(RAZZ, "Kc3c", "9h9d", "8dQs", line="b c c")) == (10, 10)
    assert house("tda").open_pair == "off"


# T8


def test_t8_an_opener_who_is_all_in_leaves_the_action_to_the_next_live_player():
    hand = boards(STUD, "2c3c", "AhAd", "KdQs", line="b c c", stacks=(DEEP, 4, DEEP))
    assert hand.all_in == (1,)
    assert hand.turn == 2


def all_in_from_the_ante(**dials: Any) -> Hand:
    """The door card that should bring in has nothing left."""
    return doors("2c", "9d", "Kh", "Jh", rules=STUD.but(**dials), stacks=(1, DEEP, DEEP, DEEP))


def test_t8_the_next_player_may_bring_in_complete_or_fold():
    hand = all_in_from_the_ante()
    assert (hand.turn, hand.options.bring_in, raises(hand)) == (1, 3, (10, 10))
    assert Fold() in hand.options
    assert refused(hand, Check()) is Illegal.MUST_BRING_IN
    hand.act(Fold())
    assert (hand.turn, hand.options.bring_in) == (2, 3)


def test_t8_or_must_bring_in_where_the_house_forces_it():
    hand = all_in_from_the_ante(bring_in_all_in="forced")
    assert hand.turn == 1
    assert refused(hand, Fold()) is Illegal.MUST_BRING_IN


def test_t8_all_in_for_part_of_the_bring_in_the_others_owe_it_in_full():
    hand = play(doors("2c", "9d", "Kh", stacks=(3, DEEP, DEEP)), "b")
    assert hand.wagers == (2, 0, 0)
    assert (hand.turn, hand.options.to_call, raises(hand)) == (1, 3, (10, 10))
    play(hand, "c c")
    assert [pot.amount for pot in hand.pots] == [9, 2]


def test_t8_everybody_is_all_in_from_the_ante():
    hand = doors("2c", "9d", "Kh", stacks=(1, 1, 1))
    assert hand.over
    assert sum(hand.stacks) == 3


# T9


@pytest.mark.parametrize(("all_in", "next_to"), [(4, 10), (5, 15), (9, 19)])
def test_t9_half_a_bet_all_in_counts_as_a_wager(all_in, next_to):
    hand = play(doors("2c", "9d", "Kh", stacks=(DEEP, 1 + all_in, DEEP)), f"b r{all_in}")
    assert raises(hand) == (next_to, next_to)


@pytest.mark.parametrize(("all_in", "next_to"), [(14, 20), (15, 25)])
def test_t9_on_a_later_street_too(all_in, next_to):
    hand = boards(STUD, "2c3c", "AhKd", "KhQs", line="b c c r10 a", stacks=(DEEP, DEEP, 4 + all_in))
    assert raises(hand) == (next_to, next_to)
