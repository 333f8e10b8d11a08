"""A game is data: streets that no game of the house has yet are dealt, bet and thrown away as they say."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealing import chips, deal, told
from sidepot import Discard, house
from sidepot.cards import SHORT_DECK, show
from sidepot.engine import read, write
from sidepot.engine.counting import Count, perft
from sidepot.engine.events import Dealt, DealtBoard, Discarded, Showed
from sidepot.rules import Bet, Deal, Game, Ranking, Throw
from sidepot.table.automatic import least_harm

pytestmark = pytest.mark.core

INVENTED = Game(
    "invented",
    (
        Deal(down=3, street="pre-flop"), Bet(),
        Deal(board=3, street="flop"), Bet(), Throw(2),
        Deal(down=1, board=1, street="turn"),
        Deal(board=1, street="river"), Bet(), Throw(1),
    ),
    (Ranking(may=2),),
)  # fmt: skip
HOLE = ["2s3h4d5c", "AsAh7d8d", "KsKh7c8c"]
BOARD = "2c3d9h9sJd"
FLOP = "c c x x x x"
THROWN = "d7d dAh d7c dKh d2s d3h"


SHORT_PINEAPPLE = Game(
    "short pineapple",
    (Deal(down=3), Bet(), Deal(board=3, street="flop"), Bet(), Throw(1)),
    (Ranking("short-deck", may=2),),
    deck=SHORT_DECK,
)


@pytest.fixture
def rules():
    """A house of a game that was invented just now."""
    return house("standard", game=INVENTED, blinds=(1, 2))


def test_who_throws_two_cards_away_is_asked_twice(rules):
    asked, line = [], FLOP
    for word in THROWN.split():
        asked.append(deal(rules, (100,) * 3, line, hole=HOLE, board=BOARD).turn)
        line += f" {word}"
    hand = deal(rules, (100,) * 3, line, hole=HOLE, board=BOARD)
    assert asked == [1, 1, 2, 2, 0, 0]
    assert [f"d{show(event.cards)}" for event in told(hand, Discarded)] == THROWN.split()
    assert [" ".join(map(str, hand.hole_cards(seat))) for seat in range(3)] == ["4d 5c", "As 8d", "Ks 8c"]


def test_a_later_street_deals_hole_cards_to_those_who_are_in(rules):
    hand = deal(rules, (100,) * 3, "c f x x x d7c dKh d2s d3h", hole=HOLE)
    assert [(event.seat, len(event.cards)) for event in told(hand, Dealt)] == [
        (0, 3), (1, 3), (2, 3), (0, 1), (2, 1),
    ]  # fmt: skip


def test_a_street_without_betting_is_followed_by_the_next_at_once(rules):
    hand = deal(rules, (100,) * 3, f"{FLOP} {THROWN}", hole=HOLE, board=BOARD)
    assert [event.street for event in told(hand, DealtBoard)] == ["flop", "turn", "river"]
    assert hand.turn == 1
    assert hand.options.may_check


def test_after_a_discard_on_the_last_street_comes_the_showdown(rules):
    hand = deal(rules, (100,) * 3, f"{FLOP} {THROWN} x x x d8d d8c d5c", hole=HOLE, board=BOARD)
    assert hand.over
    assert [(event.seat, *map(str, event.cards)) for event in told(hand, Showed)] == [(1, "As")]
    assert hand.stacks == (98, 104, 98)
    assert chips(hand) == 300
    assert read(write(hand)) == hand


def test_the_card_that_hurts_least_is_found_in_the_order_of_the_short_deck():
    """The ace is below the six there: six to nine make a straight with it, and the king goes."""
    hole, board = ["AcKs6d", "6s7s8c"], "7h8d9s"
    for order, goes in (("high", "6d"), ("short-deck", "Ks")):
        game = replace(SHORT_PINEAPPLE, rankings=(Ranking(order, may=2),))
        rules = house("standard", game=game, blinds=(1, 2))
        hand = deal(rules, (100, 100), "c x x x", hole=hole, board=board)
        assert least_harm(hand, 0) == Discard(goes), order


def test_before_the_flop_a_pair_is_kept():
    hand = deal(house("standard", game="pineapple", blinds=(1, 2)), (100, 100), "c x", hole=["2c2dAh", "AsKs3h"])
    assert least_harm(hand, 0) == Discard("Ah")
    assert least_harm(hand, 1) == Discard("3h")


def test_a_game_of_too_many_cards_cannot_be_run_twice():
    deck = bytes(range(32, 52))
    large = Game("large", (Deal(down=6), Bet(), Deal(board=5, street="flop"), Bet()), (Ranking(may=2),), deck=deck)
    assert house("standard", game=large).max_players == 2
    with pytest.raises(ValueError, match="run_twice = true needs more cards than the deck of large has"):
        house("standard", game=large, run_twice=True)


def test_discards_are_no_lines_of_their_own_when_lines_are_counted():
    """With two big blinds each the betting is that of hold'em: calls, checks, folds and one all-in a street."""
    holdem = perft(house("standard", blinds=(1, 2)), (4, 4))
    assert perft(house("standard", game="crazy-pineapple", blinds=(1, 2)), (4, 4)) == holdem
    assert perft(house("standard", showdown="ask", blinds=(1, 2)), (4, 4)) == holdem
    assert perft(house("standard", blinds=(1, 2)), (4, 4), free_folds=False).lines < holdem.lines
    assert holdem == Count(lines=25, decisions=(4, 4, 4, 4))
