"""What a hand is said to be is what it wins with, in every game."""

import pytest

from sidepot.cards import cards
from sidepot.deck import shuffled
from sidepot.engine import AllIn, BringIn, Call, Check, Discard, Draw, start
from sidepot.engine.made import made, value_of
from sidepot.engine.results import strength
from sidepot.rules import GAMES, house

pytestmark = pytest.mark.core


def shown_down(game, seed):
    """A hand of two that are both all-in before the flop."""
    rules = house("standard", game=game, blinds=(1, 2))
    hand = start(rules, (200, 200), 0, shuffled(seed, rules.program.deck))
    while not hand.over:
        options = hand.options
        if options.may_draw:
            hand.act(Draw(options.discards[:1]))
        elif options.discards:
            hand.act(Discard(hand.hole_cards(options.seat)[0]), options.seat)
        else:
            hand.act(next(action for action in (AllIn(), BringIn(), Call(), Check()) if action in options))
    return hand


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_has_is_worth_what_it_was_at_the_showdown(game):
    for seed in range(40):
        hand = shown_down(game, seed)
        for seat in range(2):
            hole = hand.hole_cards(seat)
            has = made(hand.rules.program, hole, hand.board)
            assert (int(has),) == strength(hand, seat)
            assert value_of(hand.rules.program.rankings[0], hole, hand.board) == int(has)


def test_a_low_is_said_where_it_wins_half():
    lows = 0
    for seed in range(40):
        hand = shown_down("omaha8", seed)
        has = [made(hand.rules.program, hand.hole_cards(seat), hand.board, low=True) for seat in range(2)]
        won = [award for award in hand.result.awards if award.low]
        assert bool(won) == any(low is not None for low in has)
        for award in won:
            lows += 1
            assert {has[seat].name for seat in award.shares} == {award.hand}
    assert 0 < lows < 40


def test_before_the_flop_nobody_has_a_hand():
    game = GAMES["holdem"]()
    assert made(game, cards("AsAd"), ()) is None
    assert made(game, cards("AsAd"), cards("AhKdKc")).describe() == "a full house, aces full of kings"


def test_a_third_hole_card_changes_the_ranking():
    game, board = GAMES["crazy-pineapple"](), cards("KsQs2d3h4c")
    assert made(game, cards("AsJs"), board).name == "ace high"
    assert made(game, cards("AsJsTs"), board).cards == cards("AsKsQsJs4c")
