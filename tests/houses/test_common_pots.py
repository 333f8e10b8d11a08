"""The rules that all houses share: X12 to X15, pots, showdown, and every chip counted."""

from __future__ import annotations

import pytest

from dealing import ROYAL, checks, chips, deal, layers, told
from sidepot import house, shuffled, start
from sidepot.cards import card_set, cards
from sidepot.engine.events import (
    Dropped,
    Raked,
    Returned,
    Showed,
)
from sidepot.ranks import scalar

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(50, 100))


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
