"""Running it twice: the rest of the board is dealt two times once all are all-in."""

from __future__ import annotations

import pytest

from dealing import checks, chips, deal, limps, told
from sidepot import house
from sidepot.cards import FULL_DECK, cards
from sidepot.deck import shuffled
from sidepot.engine import AllIn, Call, Check, Draw, play, start
from sidepot.engine.events import Won

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


@pytest.mark.parametrize("game", ["holdem", "omaha8"])
@pytest.mark.parametrize("seed", range(6))
def test_v54_however_many_shares_there_are_each_is_told(game, seed):
    """Every stack another one: all pots, side pots first, are shared on both boards, with a low in four parts."""
    rules = TWICE.but(game=game)
    players = min(10, rules.max_players_on(2))
    stacks = [1000 + 101 * seat for seat in range(players)]
    hand = start(rules, stacks, players - 1, shuffled(seed, rules.program.deck))
    while not hand.over:
        hand.act(AllIn() if hand.options.may_all_in else Call())
    result = hand.result
    assert len(result.pots) == players - 1
    assert len(result.awards) > 2 * (players - 2)
    names = [award.pot for award in result.awards]
    assert names == sorted(names, key=[pot.name for pot in result.pots][::-1].index)
    for pot in result.pots:
        parts = [award for award in result.awards if award.pot == pot.name]
        assert {(award.board, award.low) for award in parts if not award.low} == {(0, False), (1, False)}
        assert sum(award.amount for award in parts) == pot.amount
        assert sum(award.amount for award in parts if award.board == 1) == pot.amount // 2
        assert {seat for award in parts for seat in award.shares} <= set(pot.entitled)
    shares = [(seat, amount) for award in result.awards for seat, amount in sorted(award.shares.items()) if amount]
    assert [(won.seat, won.amount) for won in told(hand, Won)] == shares
    assert chips(hand) == sum(stacks)


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha8", "courchevel8", "drawmaha"])
@pytest.mark.parametrize("seed", range(8))
def test_t28_whoever_wins_on_either_board_has_shown(game, seed):
    rules = house("standard", game=game, limit="fixed", double_board=True)
    hand = start(rules, [1000] * 5, 0, shuffled(seed, rules.program.deck * (1 + rules.program.reshuffles)))
    while not hand.over:
        options = hand.options
        hand.act(Draw() if options.may_draw else Check() if options.may_check else Call())
    assert {award.board for award in hand.result.awards} == {0, 1}
    for award in hand.result.awards:
        assert set(award.shares) <= set(hand.result.shown)


def test_a_viewer_sees_both_boards_and_no_low_where_there_is_none():
    for line in ("a c", "c x a c", "c x x x a c", "c x x x x x a c"):
        hand = play(start(TWICE, (1000,) * 2, 0, FULL_DECK), line)
        assert len(hand.second_board) in (0, 5)
        for viewer in (None, 0, 1):
            seen = hand.view(viewer)
            assert (seen.board, seen.second_board) == (hand.board, hand.second_board)
        assert [(event.board, event.low) for event in told(hand, Won)] == [
            (award.board, False) for award in hand.result.awards for _ in award.shares
        ]
