"""Crazy Pineapple: P1 to P11."""

from __future__ import annotations

import pytest

from dealing import checks, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Discard, Fold, RaiseTo, cards, house
from sidepot.engine import Illegal
from sidepot.engine.events import Discarded, Folded, Posted, Showed

pytestmark = pytest.mark.core

BET_LIMIT = house("pineapple", blinds=(100, 200))
POT_LIMIT = house("pineapple", limit="pot", blinds=(100, 200))
NO_LIMIT = house("pineapple", limit="no", blinds=(100, 200))
DEEP = (50_000,) * 3
HOLE = ["AsAhAd", "KsKhKd", "QsQhQd"]
BOARD = "2c7h9s3d4c"


def flop(rules=NO_LIMIT, line="", stacks=DEEP):
    """A hand after a limped first betting, with aces, kings and queens in the three hands."""
    return deal(rules, stacks, limps(len(stacks)) + line, hole=HOLE, board=BOARD)


def test_p1_small_blind_of_one_blind_big_blind_of_two_and_the_next_player_starts():
    hand = deal(BET_LIMIT, (50_000,) * 4)
    assert told(hand, Posted) == [Posted(1, 100, "small blind", False), Posted(2, 200, "big blind", False)]
    assert hand.turn == 3


def test_p1_the_big_blind_is_always_two_blind():
    with pytest.raises(ValueError, match=r"blinds = \(100, 250\).*twice the small blind"):
        house("pineapple", blinds=(100, 250))


def test_p2_three_hole_cards_and_after_the_flop_betting_everyone_in_throws_one_away():
    hand = flop()
    assert len(hand.hole_cards(0)) == 3
    assert hand.street == "flop"
    for _ in range(3):
        hand.act(Check())
    assert hand.owing_discards == (0, 1, 2)
    assert len(hand.board) == 3
    assert hand.options.discards == cards("KsKhKd")
    for card in ("Ks", "Qs", "As"):
        hand.act(Discard(card))
    assert (hand.street, hand.turn) == ("turn", 1)
    assert [hand.hole_cards(seat) for seat in range(3)] == [cards("AhAd"), cards("KhKd"), cards("QhQd")]


def test_p2_the_discards_come_in_any_order():
    hand = flop(line=checks(3) + "2:dQs 0:dAs")
    assert hand.owing_discards == (1,)
    assert refused(hand, Discard("Qh"), seat=2) is Illegal.NOT_YOUR_TURN
    hand.act(Discard("Ks"))
    assert hand.street == "turn"


def test_p2_each_who_owes_a_discard_has_options_and_nobody_else():
    hand = flop(line=checks(3) + "2:dQs")
    assert hand.options_of(0).discards == cards("AsAhAd")
    assert hand.options_of(1).discards == cards("KsKhKd")
    assert hand.options_of(2).all() == []


def test_p2_a_folded_player_throws_nothing_away():
    hand = flop(line="r200 f c")
    assert hand.owing_discards == (0, 1)
    assert refused(hand, Discard("Qs"), seat=2) is Illegal.FOLDED


def test_p2_all_in_players_throw_one_away_too():
    hand = flop(line="a a a")
    assert hand.owing_discards == (0, 1, 2)
    assert not hand.over


def test_p2_only_a_discard_of_an_own_card_is_an_answer():
    hand = flop(line=checks(3))
    for action in (Fold(), Check(), Call(), RaiseTo(500), AllIn()):
        assert refused(hand, action) is Illegal.MUST_DISCARD
    assert refused(hand, Discard("As")) is Illegal.NOT_YOUR_CARD
    assert refused(hand, Discard("Ks"), seat=0) is Illegal.NOT_YOUR_CARD
    assert refused(flop(), Discard("Ks")) is Illegal.NO_DISCARD_DUE


def test_p2_no_discard_is_asked_once_the_hand_is_over_by_folds():
    hand = flop(line="r200 f f")
    assert hand.over
    assert told(hand, Discarded) == []


def test_p2_a_discard_is_hidden_from_all_others():
    hand = flop(line=checks(3) + "dKs")
    assert Discarded(1, cards("Ks"), (False,), False) in hand.view(1).log
    for other in (0, 2, None):
        assert Discarded(1, (None,), (False,), False) in hand.view(other).log
        assert hand.view(other).holes[1] == (None, None)


def test_p2_a_discarded_card_never_comes_back():
    hand = flop(line=checks(3) + "dKs dQs dAs " + checks(3, 2))
    assert hand.over
    thrown = set(cards("KsQsAs"))
    assert not thrown & set(hand.board)
    assert not thrown & {card for seat in range(3) for card in hand.hole_cards(seat)}


@pytest.mark.parametrize(
    ("held", "words"),
    [
        (["AsKs2h", "7h7d2d"], "a royal flush"),
        (["As3d2h", "7h7d2d"], "a flush, ace high"),
        (["4d3d2h", "5h5d2d"], "a straight, eight high"),
    ],
    ids=["both", "one", "none"],
)
def test_p3_showdown_with_two_one_or_no_hole_cards(held, words):
    board = "QsJsTs8s7c" if words != "a straight, eight high" else "8d7c6s5c4h"
    hand = deal(NO_LIMIT, (5000,) * 2, checks(2, 2) + "d2d d2h " + checks(2, 2), hole=held, board=board)
    assert hand.result.awards[0].hand == words
    assert 0 in hand.result.pots[0].winners


def test_p4_in_the_first_betting_only_the_big_blind_of_an_unraised_pot_may_check():
    assert not deal(BET_LIMIT, DEEP).options.may_check
    assert not deal(BET_LIMIT, DEEP, "c").options.may_check
    assert deal(BET_LIMIT, DEEP, "c c").options.may_check
    assert not deal(BET_LIMIT, DEEP, "c r400").options.may_check


def test_p4_later_anyone_may_check_until_somebody_bets():
    assert deal(BET_LIMIT, DEEP, limps(3)).options.may_check
    assert deal(BET_LIMIT, DEEP, limps(3) + "x").options.may_check
    assert not deal(BET_LIMIT, DEEP, limps(3) + "r200").options.may_check


def test_p5_all_in_and_side_pots():
    hand = deal(NO_LIMIT, (50_000, 3000, 1000), "a a a dKs dAs dQs", hole=["QsQhQd", "KsKhKd", "AsAhAd"])
    assert layers(hand.result.pots) == [(3000, (0, 1, 2)), (4000, (0, 1))]
    assert hand.result.returned == (47_000, 0, 0)
    assert hand.result.won == (0, 4000, 3000)


def test_p6_the_increases_are_bet_raise_raise_cap():
    hand = deal(BET_LIMIT, (50_000,) * 5)
    names = []
    for _ in range(4):
        names.append(hand.options.verb)
        hand.act(RaiseTo(hand.options.min_to))
    assert names == ["bet", "raise", "raise", "cap"]


def test_p6_what_was_done_has_the_same_name_as_what_was_offered():
    hand = deal(BET_LIMIT, (50_000,) * 5, "r400")
    assert hand.view(0).deeds[3] == "bet"
    assert deal(BET_LIMIT, (50_000,) * 5, "r400 r600").view(0).deeds[4] == "raise"
    assert deal(BET_LIMIT.but(labels="usual"), (50_000,) * 5, "r400").view(0).deeds[3] == "raise"


def test_what_is_too_much_is_called_a_bet_before_there_is_one():
    options = deal(BET_LIMIT, (50_000,) * 2).options
    assert options.explain(options.why_not(RaiseTo(300))) == "more than the largest legal bet (200): P7"


def test_p6_without_a_limit_on_their_number_there_is_no_cap():
    assert deal(NO_LIMIT, (50_000,) * 5, "r300 r400 r500").options.verb == "raise"


def test_p6_where_the_cap_is_lifted_the_fourth_increase_is_a_raise():
    lifted = BET_LIMIT.but(cap_lifted="two-dealt")
    assert deal(lifted, (50_000,) * 2, "r200 r400 r600").options.verb == "raise"
    assert deal(lifted, (50_000,) * 3, "r400 r600 r800").options.verb == "cap"


def test_p6_matching_a_raise_is_labelled_check_but_is_a_call():
    hand = deal(BET_LIMIT, DEEP)
    assert hand.options.call_label == "call"
    hand.act(RaiseTo(400))
    assert hand.options.call_label == "check"
    assert refused(hand, Check()) is Illegal.CANNOT_CHECK
    assert Call() in hand.options
    assert deal(BET_LIMIT.but(labels="usual"), DEEP, "r400").options.call_label == "call"


@pytest.mark.parametrize(
    ("before", "wagers"),
    [
        ("", (400, 600, 800, 1000)),
        (limps(5), (200, 400, 600, 800)),
        (limps(5) + checks(5) + "d2c d2d d2h d2s d3c ", (400, 800, 1200, 1600)),
    ],
    ids=["pre-flop", "flop", "turn"],
)
def test_p7_worked_bet_limit_in_units_of_2_blind_then_4_blind_four_increases(before, wagers):
    hole = ["3cAhKh", "2cAdKd", "2dAcKc", "2hQdQc", "2sJdJc"]
    hand = deal(BET_LIMIT, (50_000,) * 5, before, hole=hole)
    for to in wagers:
        assert raises(hand) == (to, to)
        hand.act(RaiseTo(to))
    assert hand.options.closed is Illegal.CAPPED


def test_p8_worked_pot_300_bet_100_raised_to_300_the_third_may_raise_by_900():
    rules = house("pineapple", limit="pot", blinds=(50, 100))
    hand = deal(rules, (5000,) * 3, limps(3) + "r100 r300")
    assert hand.pots[0].amount == 700
    assert hand.options.max_to == 300 + 900
    assert refused(hand, RaiseTo(1201)) is Illegal.ABOVE_MAX


def test_p8_raise_by_at_least_the_previous_raise_and_first_by_blind():
    assert deal(POT_LIMIT, DEEP).options.min_to == 300
    assert deal(POT_LIMIT, DEEP, "r500").options.min_to == 800
    assert deal(POT_LIMIT, DEEP, limps(3)).options.min_to == 100


def test_p8_before_anybody_raised_the_most_is_what_lies_on_the_table():
    assert deal(POT_LIMIT, DEEP).options.max_to == 200 + 300
    assert deal(POT_LIMIT, DEEP, limps(3)).options.max_to == 600


def test_p8_four_increases_a_betting():
    hand = deal(POT_LIMIT, (50_000,) * 5, "r300 r400 r500 r600")
    assert hand.options.closed is Illegal.CAPPED


@pytest.mark.parametrize(("rules", "rule"), [(BET_LIMIT, "P7"), (POT_LIMIT, "P8")])
def test_p8_the_refusal_names_the_rule_of_the_limit(rules, rule):
    hand = deal(rules, (50_000,) * 5)
    assert hand.options.explain(Illegal.BELOW_MIN).endswith(f": {rule}")
    assert hand.options.explain(Illegal.ABOVE_MAX).endswith(f": {rule}")
    assert hand.options.explain(Illegal.CAPPED).endswith(f": {rule}")


def test_p9_no_limit_bet_and_raise_at_least_blind_without_a_cap():
    assert raises(deal(NO_LIMIT, DEEP)) == (300, 50_000)
    assert deal(NO_LIMIT, DEEP, "r5000").options.min_to == 5100
    assert deal(NO_LIMIT, DEEP, limps(3)).options.min_to == 100
    assert deal(NO_LIMIT, DEEP, "r300 r400 r500 r600 r700 r800").options.min_to == 900


def test_p10_two_players_ante_2_blind_each_and_the_first_to_act_may_check():
    hand = deal(NO_LIMIT, (5000, 5000), button=0)
    assert hand.blinds_at == (None, None)
    assert hand.wagers == (0, 0)
    assert hand.paid == (200, 200)
    assert hand.turn == 1
    assert hand.options.may_check
    assert raises(hand) == (100, 4800)


def test_p10_worked_with_a_stake_of_50_the_pot_starts_at_500():
    hand = deal(BET_LIMIT.but(ante=50), (5000, 5000))
    assert hand.pots[0].amount == 500
    assert hand.options.to_call == 0


def test_p11_worked_six_players_blind_10_stake_5():
    hand = deal(house("pineapple", blinds=(10, 20), ante=5), (5000,) * 6)
    assert hand.pots[0].amount == 60
    assert hand.options.to_call == 20
    assert hand.paid == (5, 15, 25, 5, 5, 5)


def test_p11_the_stake_is_dead_and_does_not_count_as_a_wager():
    hand = deal(BET_LIMIT.but(ante=50), DEEP)
    assert hand.wagers == (0, 100, 200)
    assert raises(hand) == (400, 400)


def test_p2_what_is_shown_is_what_was_kept():
    hand = flop(line="a a a dKs dQs dAs")
    assert {event.seat: event.cards for event in told(hand, Showed)} == {
        0: cards("AhAd"),
        1: cards("KhKd"),
        2: cards("QhQd"),
    }
    assert told(hand, Folded) == []
