"""Running it twice: the rest of the board is dealt two times once all are all-in."""

from __future__ import annotations

import pytest

from dealing import checks, deal, limps
from sidepot import house
from sidepot.cards import FULL_DECK, cards
from sidepot.engine import play, start

pytestmark = pytest.mark.core

TWICE = house("standard", blinds=(50, 100), boards=2)


def test_all_in_on_the_flop_turn_and_river_are_dealt_twice():
    hand = play(start(TWICE, (1000,) * 2, 0, FULL_DECK), "c x a c")
    assert hand.over
    assert hand.board == cards([5, 6, 7, 9, 13])
    assert hand.second_board == cards([5, 6, 7, 11, 15])


def test_without_an_all_in_there_is_one_board():
    hand = deal(TWICE, (1000,) * 3, limps(3) + checks(3, 3))
    assert hand.over
    assert hand.second_board == ()
    assert hand.result.boards == 1


def test_each_board_gives_half_the_pot_and_the_first_the_odd_chip():
    hand = deal(TWICE.but(blinds=(1, 3)), (25, 25, 25), "a f a", hole=["AsAh", "2c2d", "KsKh"])
    assert hand.over
    assert sum(award.amount for award in hand.result.awards) == 51
    assert [award.amount for award in hand.result.awards] == [26, 25]
    assert [award.board for award in hand.result.awards] == [0, 1]
