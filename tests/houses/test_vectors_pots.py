"""The edge cases V44 to V59 of the rulebook: pots, and who shows and wins.

Seats are A, B, C … in the order in which they act.
"""

from __future__ import annotations

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, deal, layers, limps, refused, told
from houses.limped import DEEP, FIFTY, flop
from sidepot import Check, Fold, RaiseTo, cards, house, replay
from sidepot.cards import card_set
from sidepot.engine import Illegal, Muck, Show
from sidepot.engine.events import Mucked, Showed, Won
from sidepot.ranks import scalar

pytestmark = pytest.mark.core


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
    hand = deal(house("tda", rake=10, no_flop_no_drop=False), (200,) * 3, "r50 f f")
    assert hand.result.returned == (48, 0, 0)
    assert hand.result.pots[0].amount == 5
    assert deal(house("tda"), (200,) * 3, "r50 f f").result.net == (3, -1, -2)
    assert hand.result.rake == 0  # of 5, not of 53


@pytest.mark.parametrize(("button", "won"), [(0, (5, 0, 6, 6)), (1, (6, 5, 0, 6)), (2, (6, 6, 5, 0))])
def test_v50_17_among_three_is_6_6_5_clockwise_from_the_button(button, won):
    rules = house("tda", blinds=(2, 5))
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
