"""The card room: C1 to C23."""

from __future__ import annotations

import pytest

from dealing import BLANKS, PAIRS, ROYAL, checks, deal, layers, limps, raises, refused, told
from sidepot import AllIn, Call, Check, Fold, IllegalAction, RaiseTo, house
from sidepot.engine import Illegal
from sidepot.engine.events import Began, Dealt, Posted, Showed

pytestmark = pytest.mark.core

NO_LIMIT = house("cardroom", blinds=(1, 2))
POT_LIMIT = house("cardroom", limit="pot", blinds=(1, 2))
FIXED = house("cardroom", limit="fixed", blinds=(1, 2))
EVERY_LIMIT = pytest.mark.parametrize("rules", [NO_LIMIT, POT_LIMIT, FIXED], ids=["no", "pot", "fixed"])
STACKS = (200, 200, 200)


@pytest.mark.parametrize("button", range(4))
def test_c1_the_button_decides_who_pays_the_blinds(button):
    hand = deal(NO_LIMIT, (200,) * 4, button=button)
    assert hand.blinds_at == ((button + 1) % 4, (button + 2) % 4)
    assert hand.wagers[(button + 1) % 4] == 1
    assert hand.wagers[(button + 2) % 4] == 2


def test_c2_the_blinds_are_paid_before_the_cards_are_dealt():
    kinds = [type(event) for event in deal(NO_LIMIT, STACKS).log]
    assert kinds == [Posted, Posted, Began, Dealt, Dealt, Dealt, Began]


def test_c3_the_small_blind_is_directly_left_of_the_button():
    hand = deal(NO_LIMIT, STACKS)
    assert hand.log[0] == Posted(1, 1, "small blind", False)


def test_c4_the_big_blind_is_directly_left_of_the_small_blind():
    hand = deal(NO_LIMIT, STACKS)
    assert hand.log[1] == Posted(2, 2, "big blind", False)


def test_c4_two_players_the_button_is_the_big_blind_and_the_other_opens_every_street():
    hand = deal(NO_LIMIT, (200, 200), button=0)
    assert hand.blinds_at == (1, 0)
    assert hand.turn == 1
    hand.act(Call())
    hand.act(Check())
    for street in ("flop", "turn", "river"):
        assert (hand.street, hand.turn) == (street, 1)
        hand.act(Check())
        hand.act(Check())
    assert hand.over


def test_c5_a_player_who_joins_pays_a_live_big_blind_in_the_first_hand():
    hand = deal(NO_LIMIT, (200,) * 4, posts={3: (2, 0)})
    assert hand.wagers == (0, 1, 2, 2)
    assert hand.turn == 3
    assert hand.options.may_check


@pytest.mark.parametrize("button", range(4))
@EVERY_LIMIT
def test_c6_on_every_street_the_first_left_of_the_big_blind_opens(rules, button):
    opener = (button + 3) % 4
    assert deal(rules, (200,) * 4, button=button).turn == opener
    for street in (1, 2, 3):
        assert deal(rules, (200,) * 4, limps(4) + checks(4, street - 1), button=button).turn == opener


def test_c6_who_has_folded_or_is_all_in_is_passed_over():
    hand = deal(NO_LIMIT, (200, 200, 200, 200), "f c c x", button=0)
    assert (hand.street, hand.turn) == ("flop", 0)
    hand = deal(NO_LIMIT, (200, 200, 200, 10), "a c c c", button=0)
    assert (hand.street, hand.turn) == ("flop", 0)


def test_c7_a_round_ends_when_everyone_has_acted_and_all_wagers_are_equal():
    assert deal(NO_LIMIT, STACKS, "c c").street == "pre-flop"
    assert deal(NO_LIMIT, STACKS, "c c x").street == "flop"
    assert deal(NO_LIMIT, (200, 200, 10), "r22 c a").street == "flop"


def says(hand, action, seat=None):
    """The words of a refusal."""
    with pytest.raises(IllegalAction) as caught:
        hand.act(action, seat)
    return str(caught.value)


def test_c8_not_your_turn():
    hand = deal(NO_LIMIT, STACKS)
    assert refused(hand, Fold(), seat=2) is Illegal.NOT_YOUR_TURN
    assert says(hand, Fold(), 2) == "it is not your turn: X5"


def test_c9_cannot_check_facing_a_bet():
    hand = deal(NO_LIMIT, STACKS)
    assert refused(hand, Check()) is Illegal.CANNOT_CHECK
    assert says(hand, Check()) == "you can't check, 2 to call: X6"
    assert Check() in deal(NO_LIMIT, STACKS, limps(3)).options


def test_c10_fold_always():
    assert Fold() in deal(NO_LIMIT, STACKS).options
    assert Fold() in deal(NO_LIMIT, STACKS, limps(3)).options


def test_c11_a_bet_too_small_and_too_few_chips_for_a_bet():
    hand = deal(NO_LIMIT, STACKS, limps(3))
    assert refused(hand, RaiseTo(1)) is Illegal.BET_TOO_SMALL
    assert says(hand, RaiseTo(1)) == "less than the smallest legal bet (2): C13"
    assert refused(hand, RaiseTo(199)) is Illegal.NOT_ENOUGH_CHIPS
    assert RaiseTo(2) in hand.options
    assert says(deal(POT_LIMIT, STACKS, limps(3)), RaiseTo(1)) == "less than the smallest legal bet (2): C17"


def test_c12_nothing_to_call():
    assert refused(deal(NO_LIMIT, STACKS, limps(3)), Call()) is Illegal.NOTHING_TO_CALL


def test_c12_a_raise_too_small_too_large_or_beyond_the_stack():
    hand = deal(POT_LIMIT, STACKS, "r7")
    assert refused(hand, RaiseTo(8)) is Illegal.BELOW_MIN
    assert refused(hand, RaiseTo(24)) is Illegal.ABOVE_MAX
    assert says(hand, RaiseTo(24)) == "more than the largest legal raise (23): C17"
    assert refused(hand, RaiseTo(201)) is Illegal.NOT_ENOUGH_CHIPS


def test_c12_raises_are_capped():
    hand = deal(FIXED, STACKS, "r3 r4 r5 r6")
    assert refused(hand, RaiseTo(7)) is Illegal.CAPPED
    assert says(hand, RaiseTo(7)) == "no more raises on this street, the betting is capped: C15"


def test_c13_no_limit_a_bet_from_the_big_blind_to_the_whole_stack():
    assert raises(deal(NO_LIMIT, STACKS, limps(3))) == (2, 198)


def test_c14_worked_20_over_the_blind_then_42_82_162_then_capped():
    hand = deal(NO_LIMIT, (1000,) * 5, "r22")
    for smallest in (42, 82, 162):
        assert hand.options.min_to == smallest
        assert refused(hand, RaiseTo(smallest - 1)) is Illegal.BELOW_MIN
        hand.act(RaiseTo(smallest))
    assert hand.options.closed is Illegal.CAPPED


def test_c14_each_later_raise_is_double_the_raise_before_it_whatever_that_was():
    assert deal(NO_LIMIT, (1000,) * 3, limps(3) + "r10").options.min_to == 20
    assert deal(NO_LIMIT, (1000,) * 3, limps(3) + "r10 r40").options.min_to == 40 + 2 * 30


def test_c14_the_opening_wager_over_the_blind_is_at_least_a_big_blind():
    assert deal(NO_LIMIT, STACKS).options.min_to == 4


def test_c14_on_a_new_street_the_first_raise_is_by_the_bet_again():
    hand = deal(NO_LIMIT, (1000,) * 3, "r22 r42 c c r10")
    assert hand.options.min_to == 20


@EVERY_LIMIT
def test_c15_four_wagers_then_only_call_or_fold(rules):
    hand = deal(rules, (1000,) * 5)
    for _ in range(4):
        hand.act(RaiseTo(hand.options.min_to))
    assert hand.options.closed is Illegal.CAPPED
    assert hand.options.all() == [Fold(), Call()]
    assert refused(hand, AllIn()) is Illegal.CAPPED


@EVERY_LIMIT
def test_c15_the_blinds_do_not_count_and_each_street_counts_anew(rules):
    hand = deal(rules, (1000,) * 3)
    for _ in range(4):
        assert hand.options.may_raise
        hand.act(RaiseTo(hand.options.min_to))
    hand.act(Call())
    hand.act(Call())
    assert hand.street == "flop"
    assert hand.options.may_raise


def test_c15_an_all_in_above_the_call_is_a_raise_and_uses_up_a_wager():
    hand = deal(NO_LIMIT, (130, 1000, 1000, 1000, 1000), "r22 r42 a")  # by 88, a raise
    assert hand.options.min_to == 130 + 2 * 88
    hand = deal(NO_LIMIT, (100, 1000, 1000, 1000, 1000), "r22 r82 a r220")  # by 18, short
    assert hand.turn == 2
    assert hand.options.closed is Illegal.CAPPED


def test_c15_an_all_in_that_only_calls_is_possible_when_capped():
    hand = deal(FIXED, (200, 5, 200, 200), "r3 r4 c r5 r6 f", button=0)
    assert hand.turn == 1
    assert hand.options.closed is Illegal.NOT_ENOUGH_CHIPS
    hand.act(AllIn())
    assert hand.all_in == (1,)


@pytest.mark.parametrize(
    ("before", "wagers"),
    [
        ("", (3, 4, 5, 6)),
        (limps(5), (1, 2, 3, 4)),
        (limps(5) + checks(5), (2, 4, 6, 8)),
        (limps(5) + checks(5, 2), (2, 4, 6, 8)),
    ],
    ids=["pre-flop", "flop", "turn", "river"],
)
def test_c16_worked_fixed_limit_goes_up_by_the_small_blind_then_by_the_big_blind(before, wagers):
    hand = deal(FIXED, (200,) * 5, before)
    for to in wagers:
        assert raises(hand) == (to, to)
        hand.act(RaiseTo(to))
    assert hand.options.closed is Illegal.CAPPED


def test_c16_a_stack_below_the_unit_may_go_all_in():
    rules = house("cardroom", limit="fixed", blinds=(10, 20))
    hand = deal(rules, (26, 200, 200))
    assert raises(hand) == (26, 26)
    hand.act(AllIn())
    assert hand.options.to_call == 16


def test_c16_an_all_in_of_half_a_unit_is_no_full_wager_here():
    rules = house("cardroom", limit="fixed", blinds=(10, 20))
    hand = deal(rules, (36, 200, 200, 200), limps(4) + "r10 a f c", button=0)
    assert hand.turn == 3
    assert hand.options.to_call == 6
    assert hand.options.closed is Illegal.RAISING_CLOSED


def test_c16_after_a_short_all_in_the_next_wager_is_a_unit_more():
    rules = house("cardroom", limit="fixed", blinds=(10, 20))
    hand = deal(rules, (36, 200, 200, 200), limps(4) + "r10 a", button=0)
    assert raises(hand) == (26, 26)


def test_c17_worked_pot_limit_the_opener_raises_by_2_to_5():
    assert raises(deal(POT_LIMIT, STACKS)) == (4, 7)


def test_c17_at_least_a_big_blind_whatever_the_last_raise_was():
    assert deal(POT_LIMIT, STACKS, "r7").options.min_to == 9


def test_c17_at_most_the_pot_counting_ones_own_call():
    hand = deal(POT_LIMIT, (1000,) * 3, "r7")
    # 1 + 2 + 7 on the table, 6 to call: a raise by 16
    assert hand.options.max_to == 23
    assert raises(deal(POT_LIMIT, (1000,) * 3, limps(3))) == (2, 6)


def test_c18_a_called_all_in_divides_the_chips_into_main_and_side_pot():
    hand = deal(NO_LIMIT, (50, 200, 200), "a r120 c")
    assert layers(hand.pots) == [(150, (0, 1, 2)), (140, (1, 2))]


def test_c19_an_all_in_player_wins_from_each_only_as_much_as_the_all_in():
    hand = deal(NO_LIMIT, (50, 200, 200), "a r120 c " + checks(2, 3), hole=PAIRS[:3], board=BLANKS)
    assert hand.result.won == (150, 140, 0)
    assert hand.stacks == (150, 220, 80)


def test_c20_the_others_play_on_for_the_side_pots():
    hand = deal(NO_LIMIT, (50, 200, 200), "a r120 c")
    assert (hand.street, hand.turn) == ("flop", 1)
    hand.act(RaiseTo(10))
    assert hand.pots[1].amount == 150


def test_c20_several_all_ins_of_different_size_make_several_side_pots():
    hand = deal(NO_LIMIT, (30, 80, 300, 300), "a a r180 c", button=1)
    assert layers(hand.pots) == [(120, (0, 1, 2, 3)), (150, (1, 2, 3)), (200, (2, 3))]


def test_c21_main_pot_and_side_pots_go_to_the_best_hand_that_can_win_them():
    hand = deal(NO_LIMIT, (200, 50, 120), "a a a", hole=["QsQh", "AsAh", "KsKh"], board=BLANKS)
    assert [(pot.amount, pot.winners) for pot in hand.result.pots] == [(150, (1,)), (140, (2,))]
    assert hand.result.returned == (80, 0, 0)


def test_c22_equal_best_hands_share_the_pot():
    hand = deal(NO_LIMIT, STACKS, "r20 f c " + checks(2, 3), board=ROYAL)
    assert hand.result.pots[0].shares == {2: 21, 0: 20}  # the odd chip left of the button


def test_c23_when_all_others_fold_the_last_wins_without_showing():
    hand = deal(NO_LIMIT, STACKS, "r20 f f")
    assert hand.stacks == (203, 199, 198)
    assert told(hand, Showed) == []


def test_c6_worked_hand_10_20_1000_each():
    rules = house("cardroom", blinds=(10, 20))
    hole = ["AsAh", "7c2d", "8c3d"]  # A is on the button, B small blind, C big blind
    hand = deal(rules, (1000,) * 3, "c c x", hole=hole, board="AdKc9h5s4c")
    assert (hand.turn, hand.pots[0].amount) == (0, 60)
    hand = deal(rules, (1000,) * 3, "c c x x r20 c c", hole=hole, board="AdKc9h5s4c")
    assert (hand.street, hand.pots[0].amount) == ("turn", 120)
    hand = deal(rules, (1000,) * 3, "c c x x r20 c c r20 c r50 c c", hole=hole, board="AdKc9h5s4c")
    assert (hand.street, hand.pots[0].amount) == ("river", 270)
    hand = deal(rules, (1000,) * 3, "c c x x r20 c c r20 c r50 c c x x x", hole=hole, board="AdKc9h5s4c")
    assert hand.stacks == (1180, 910, 910)
