"""What holds for every hand: order of cards and names of suits mean nothing, and more cards never hurt."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.cards import card_set
from sidepot.ranks import GAMES, rank, scalar
from sidepot.ranks.games import Game
from sidepot.ranks.hand_names import BADUGIS

pytestmark = pytest.mark.core


def hands(fewest: int, most: int, lowest: int = 0) -> st.SearchStrategy[list[int]]:
    """Different cards in any order; a few ranks and suits are likelier, so that something is made."""
    every = st.integers(lowest, 51)
    close = st.integers(lowest // 4, 12).flatmap(lambda low: st.integers(4 * low, min(51, 4 * low + 23)))
    suited = st.integers(lowest // 4, 12).map(lambda rank: 4 * rank)
    return st.one_of(
        *(st.lists(cards, min_size=fewest, max_size=most, unique=True) for cards in (every, close, suited))
    )


def any_hand(game: Game) -> st.SearchStrategy[list[int]]:
    return hands(game.fewest + game.boards[0], game.most + game.boards[1], game.lowest_card)


def value(game: Game, cards: list[int]) -> int:
    """The first cards are the hole, where the board is apart."""
    if game.apart:
        return game.value(card_set(cards[: game.fewest]), card_set(cards[game.fewest :]))
    return game.value(card_set(cards))


any_game = st.sampled_from(list(GAMES.values()))


@given(game=any_game, data=st.data())
def test_suits_may_be_exchanged(game: Game, data: st.DataObject) -> None:
    cards = data.draw(any_hand(game))
    suits = data.draw(st.sampled_from(list(permutations(range(4)))))
    assert value(game, cards) == value(game, [card & ~3 | suits[card & 3] for card in cards])


@given(cards=hands(5, 7), data=st.data())
def test_cards_may_come_in_any_order(cards: list[int], data: st.DataObject) -> None:
    assert rank(cards) == rank(data.draw(st.permutations(cards))) == rank(tuple(cards)) == rank(card_set(cards))


@given(game=any_game.filter(lambda game: not game.apart), data=st.data())
def test_one_more_card_never_makes_it_worse(game: Game, data: st.DataObject) -> None:
    cards = data.draw(hands(2 if game.order in BADUGIS else 6, 8, game.lowest_card))
    assert value(game, cards) >= value(game, cards[:-1])


@given(cards=hands(9, 11))
def test_one_more_hole_or_board_card_never_makes_it_worse(cards: list[int]) -> None:
    hole, board, more = card_set(cards[:4]), card_set(cards[4:8]), card_set(cards[8:9])
    for ranked in (scalar.omaha, scalar.omaha_low8, scalar.pick):
        assert ranked(hole | more, board) >= ranked(hole, board) <= ranked(hole, board | more)


@given(cards=hands(6, 7))
def test_a_hand_is_its_best_five_cards(cards: list[int]) -> None:
    for game in (scalar.high, scalar.low, scalar.low8):
        assert game(card_set(cards)) == max(game(card_set(five)) for five in combinations(cards, 5))


@given(cards=hands(7, 9))
def test_omaha_is_no_better_than_all_cards_together(cards: list[int]) -> None:
    hole, board = card_set(cards[:4]), card_set(cards[4:])
    assert scalar.omaha(hole, board) <= scalar.pick(hole, board) <= scalar.high(hole | board)


@given(game=any_game, data=st.data())
def test_the_cards_that_play_are_among_the_cards_given(game: Game, data: st.DataObject) -> None:
    cards = data.draw(any_hand(game))
    hole, board = (cards[: game.fewest], cards[game.fewest :][: game.boards[1]]) if game.apart else (cards, None)
    r = rank(hole, game.name, board)
    assert set(r.cards) <= set(cards)
    assert r.category == "no low" if not r.cards else r.number >= 1
    if not game.apart:
        assert game.value(card_set(r.cards)) == r.value
