"""The edge cases V65 to V70 of the rulebook: what holds at every step of every hand, and Crazy Pineapple.

Seats are A, B, C … in the order in which they act.
"""

from __future__ import annotations

from itertools import chain

import pytest

from dealing import BLANKS, checks, chips, deal, limps, told
from houses.limped import FIFTY, TENS
from sidepot import Call, Check, Discard, Fold, cards, house, shuffled, start
from sidepot.cards import FULL_DECK, show
from sidepot.engine.events import Called, Discarded, Folded, Mucked

pytestmark = pytest.mark.core


# engine


@pytest.mark.parametrize("stack", [1, 50, 99, 100])
def test_v65_a_call_for_less_is_always_offered(stack):
    hand = deal(FIFTY, (stack, 1000, 1000))
    assert hand.options.to_call == stack
    assert hand.options.all() == [Fold(), Call()]
    assert hand.act(Call())[0] == Called(0, stack, True)


def test_v65_also_when_the_betting_is_capped():
    hand = deal(TENS, (500, 500, 500, 12), "c r20 r30 r40")
    assert hand.turn == 3
    assert hand.options.to_call == 2
    assert hand.options.all() == [Fold(), Call()]


def test_v66_a_card_thrown_away_is_not_dealt_again():
    rules = house("pineapple", limit="no")
    hand = start(rules, (10_000,) * 10, 0, shuffled(3))
    thrown = []
    while not hand.over:
        options = hand.options
        if options.discards:
            thrown.append(options.discards[1])
            hand.act(Discard(options.discards[1]))
        else:
            hand.act(Check() if options.may_check else Call())
    held = chain.from_iterable(hand.hole_cards(seat) for seat in range(10))
    seen = [*thrown, *hand.board, *held]
    assert len(thrown) == 10
    assert len(set(seen)) == len(seen) == 35


def test_v66_a_deck_that_is_too_small_is_an_error():
    with pytest.raises(ValueError, match="8 players are not possible: omaha6 takes 2 to 7"):
        start(FIFTY.but(game="omaha6"), (1000,) * 8, 0, FULL_DECK)
    with pytest.raises(ValueError, match="not the deck of holdem: it has 52 cards, each once"):
        start(FIFTY, (1000,) * 2, 0, FULL_DECK[:30])


@pytest.mark.parametrize("name", ["standard", "cardroom", "pineapple", "league", "kitchen"])
@pytest.mark.parametrize("seed", range(10))
def test_v67_after_each_step_everything_adds_up(name, seed):
    rules = house(name)
    stacks = tuple(rules.bb * times + seed for times in (2, 1, 9, 30, 5, 17)[: 2 + seed % 5])
    hand = start(rules, stacks, seed % len(stacks), shuffled(seed))
    number = seed
    while not hand.over:
        whole(hand, sum(stacks))
        if hand.turn is not None and not hand.owing_discards:
            assert hand.turn in hand.inside
            assert hand.stacks[hand.turn] > 0
        legal = hand.options.all()
        number = (number * 1103515245 + 12345) % 2**31
        hand.act(legal[(number >> 8) % len(legal)])
    whole(hand, sum(stacks))
    result = hand.result
    assert sum(pot.amount for pot in result.pots) + sum(result.returned) == sum(result.paid)
    for pot in result.pots:
        assert all(result.paid[seat] > 0 for seat in pot.entitled)
        assert set(pot.winners) <= set(pot.entitled)


def whole(hand, total):
    """Chips add up, and no card is there twice."""
    assert chips(hand) == total
    held = [card for seat in range(hand.players) for card in hand.hole_cards(seat)]
    thrown = [card for event in told(hand, Discarded) for card in event.cards]
    seen = [*held, *thrown, *hand.board]
    assert len(set(seen)) == len(seen)


# Crazy Pineapple

THREES = ["AsAhAd", "KsKhKd", "QsQhQd"]


def three_cards(game, line=""):
    rules = FIFTY.but(game=game)
    return deal(rules, (1000,) * 3, line, hole=THREES, board=BLANKS)


def test_v68_all_in_on_the_flop_everyone_in_still_throws_one_away_before_the_turn():
    hand = three_cards("crazy-pineapple", limps(3) + "a a a")
    assert hand.owing_discards == (0, 1, 2)
    assert len(hand.board) == 3
    assert hand.view(0).options.discards == cards("AsAhAd")
    assert hand.view(2).options.discards == cards("QsQhQd")


def test_v68_all_in_before_the_flop_the_flop_comes_first():
    hand = three_cards("crazy-pineapple", "a a a")
    assert hand.owing_discards == (0, 1, 2)
    assert len(hand.board) == 3


def test_v68_pineapple_throws_away_before_the_flop():
    hand = three_cards("pineapple", "c c x")
    assert hand.owing_discards == (0, 1, 2)
    assert hand.board == ()
    for card in ("Ks", "Qs", "As"):
        hand.act(Discard(card))
    assert (hand.street, len(hand.board), hand.turn) == ("flop", 3, 1)


def test_v68_lazy_pineapple_never_and_at_most_two_hole_cards_play():
    rules = FIFTY.but(game="lazy-pineapple")
    # three spades in hand and two on the board would be a flush
    hole, board = ["AsKs7s", "QhQd3c"], "2s5sJd9h8c"
    hand = deal(rules, (1000, 1000), "c x " + checks(2, 3), hole=hole, board=board)
    assert hand.over
    assert len(hand.hole_cards(0)) == 3
    assert hand.result.won == (0, 200)


def test_v70_throwing_a_card_away_is_neither_a_fold_nor_a_muck_and_stays_hidden_at_showdown():
    hand = three_cards("crazy-pineapple", limps(3) + "a a a dKs dQs dAs")
    assert hand.over
    assert told(hand, Folded, Mucked) == []
    thrown = [(event.seat, show(event.cards)) for event in told(hand, Discarded)]
    assert thrown == [(1, "Ks"), (2, "Qs"), (0, "As")]
    assert hand.result.shown[1] == cards("KhKd")
    for viewer in (0, 2, None):
        view = hand.view(viewer)
        assert Discarded(1, (None,), (False,), False) in view.log
        assert view.holes[1] == cards("KhKd")
