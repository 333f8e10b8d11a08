"""Small games for study: their whole trees against published counts and values, and the games around them."""

from fractions import Fraction

import pytest

from dealing import checks, deal, raises, refused, told
from games.trees import KUHN, LEDUC, Strategy, Tree
from sidepot import Call, Check, RaiseTo, house
from sidepot.cards import show
from sidepot.cli.sentences import may
from sidepot.engine import Discard, Fold, Illegal
from sidepot.engine.events import DealtBoard, Discarded

pytestmark = pytest.mark.core

MIT = house("standard", game="mit2026", blinds=(1, 2), min_raise="last")
RHODE_ISLAND = house("standard", game="rhode-island", limit="fixed", bets=(10, 20), ante=5).but(
    cap=3, cap_counts_blind=False
)


def test_t21_kuhn_has_thirty_ends_and_twelve_information_sets():
    assert Tree(KUHN, 2).counts() == (30, 24, 4, [6, 6])


def test_t21_kuhn_with_three_players_has_a_card_more():
    assert Tree(KUHN, 3).counts() == (312, 288, 17, [16, 16, 16])


def test_t21_uniform_play_of_kuhn_can_be_exploited_for_eleven_twelfths():
    assert Tree(KUHN, 2).nash_conv() == Fraction(11, 12)


def kuhn_equilibrium() -> Strategy:
    """Nobody gains against this; in each pair how often one checks or folds, and bets or calls."""
    third, never, always = Fraction(1, 3), (Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))
    some = (1 - third, third)
    check, bet = Check(), RaiseTo(1)
    return {
        (0, "Js"): never, (0, "Qs"): never, (0, "Ks"): never,
        (0, "Js", check, bet): never, (0, "Qs", check, bet): some, (0, "Ks", check, bet): always,
        (1, "Js", check): some, (1, "Qs", check): never, (1, "Ks", check): always,
        (1, "Js", bet): never, (1, "Qs", bet): some, (1, "Ks", bet): always,
    }  # fmt: skip


def test_t21_the_first_player_of_kuhn_loses_an_eighteenth():
    tree, strategy = Tree(KUHN, 2), kuhn_equilibrium()
    assert tree.nash_conv(strategy) == 0
    assert tree.value(0, strategy) == Fraction(-1, 18)


def test_t21_one_bet_and_no_raise():
    hand = deal(KUHN, (10, 10), "r1", button=1)
    assert hand.options.closed is Illegal.CAPPED


def test_t22_leduc_has_9457_nodes_and_936_information_sets():
    ends, decisions, chances, sets = Tree(LEDUC, 2).counts()
    assert (ends, decisions, chances, sets) == (5520, 3780, 157, [468, 468])
    assert ends + decisions + chances == 9457


def test_t22_with_suits_merged_leduc_has_288_information_sets():
    assert Tree(LEDUC, 2, suits=False).counts()[3] == [144, 144]


def test_t22_uniform_play_of_leduc_can_be_exploited_for_4_7472():
    assert float(Tree(LEDUC, 2).nash_conv()) == pytest.approx(4.747222222)


def test_t22_pairing_the_board_wins_else_the_higher_card():
    paired = deal(LEDUC, (100, 100), checks(2, 2), button=1, hole=["Ks", "Js"], board="Jh")
    assert paired.result.net == (-1, 1)
    higher = deal(LEDUC, (100, 100), checks(2, 2), button=1, hole=["Ks", "Js"], board="Qh")
    assert higher.result.net == (1, -1)
    equal = deal(LEDUC, (100, 100), checks(2, 2), button=1, hole=["Ks", "Kh"], board="Qh")
    assert equal.result.net == (0, 0)


def test_t22_two_wagers_a_round_of_two_and_four():
    hand = deal(LEDUC, (100, 100), "r2", button=1)
    assert raises(hand) == (4, 4)
    hand.act(RaiseTo(4))
    assert hand.options.closed is Illegal.CAPPED
    hand.act(Call())
    assert raises(hand) == (4, 4)


def test_t23_rhode_island_bets_ten_then_twenty_three_wagers_each():
    hand = deal(RHODE_ISLAND, (500, 500), "r10 r20 r30", button=1)
    assert hand.options.closed is Illegal.CAPPED
    hand.act(Call())
    assert hand.paid == (35, 35)
    assert raises(hand) == (20, 20)
    hand.act(Check())
    hand.act(Check())
    assert (hand.street, raises(hand)) == ("turn", (20, 20))
    assert len(hand.board) == 2


def test_t23_rhode_island_ranks_three_cards():
    straight_beats_flush = deal(RHODE_ISLAND, (500, 500), checks(2, 3), button=1, hole=["4c", "9s"], board="2s3s")
    assert straight_beats_flush.result.net == (5, -5)
    wheel = deal(RHODE_ISLAND, (500, 500), checks(2, 3), button=1, hole=["Ah", "3d"], board="2s3s")
    assert wheel.result.net == (5, -5)


def test_t24_royal_holdem_has_twenty_cards_from_ten_up():
    royal = house("standard", game="royal")
    assert show(royal.program.deck) == "TcTdThTsJcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAs"
    assert royal.max_players == 6
    with pytest.raises(ValueError, match="royal takes 2 to 6"):
        deal(royal, (100,) * 7)


def test_t25_the_command_says_that_the_card_goes_onto_the_board():
    hand = deal(MIT, (400, 400), "c x", hole=["AsKsQs", "2c3c4c"], board="7h8h")
    assert ("d2c", "discard 2c onto the board") in may(hand.options)
    pineapple = deal(house("pineapple"), (400, 400, 400), "", hole=["AsKsQs", "2c3c4c", "7d8d9d"])
    assert not pineapple.options_of(1).onto_board



def test_t25_the_big_blind_throws_onto_the_board_first_then_the_button():
    hand = deal(MIT, (400, 400), "c x", hole=["AsKsQs", "2c3c4c"], board="7h8h")
    assert (hand.street, hand.turn, hand.owing_discards) == ("flop", 1, (1,))
    assert refused(hand, Discard(hand.hole_cards(0)[0]), 0) is Illegal.NOT_YOUR_TURN
    hand.act(Discard(hand.hole_cards(1)[2]))
    assert hand.turn == 0
    hand.act(Discard(hand.hole_cards(0)[0]))
    assert show(hand.board) == "7h8h4cAs"
    assert [(event.seat, event.onto_board) for event in told(hand, Discarded)] == [(1, True), (0, True)]
    assert hand.turn == 1


def test_t25_everybody_sees_what_was_thrown_onto_the_board():
    hand = deal(MIT, (400, 400), "c x d4c", hole=["AsKsQs", "2c3c4c"], board="7h8h")
    assert [show(event.cards) for event in hand.view(0).log if isinstance(event, Discarded)] == ["4c"]
    assert show(hand.view(None).board) == "7h8h4c"


def test_t25_best_five_of_six_on_the_board_and_two_of_ones_own():
    line = "c x d4c dAs" + " x x" * 3
    hand = deal(MIT, (400, 400), line, hole=["AsKsQs", "2c3c4c"], board="7h8hJsTs")
    assert len(hand.board) == 6
    assert hand.result.net == (2, -2)
    assert len([event for event in hand.log if isinstance(event, DealtBoard)]) == 3


def test_t25_a_raise_is_at_least_double_and_folding_is_legal_where_checking_is_free():
    hand = deal(MIT, (400, 400), "", hole=["AsKsQs", "2c3c4c"])
    assert raises(hand) == (4, 400)
    hand.act(Call())
    assert hand.options.may_check
    assert Fold() in hand.options


def test_t25_four_hundred_chips_each_and_two_players():
    assert MIT.max_players == 2
