"""How good cards look from a seat: the made hand, and starting cards before there is a board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from sidepot.cards import Card, card_set
from sidepot.players.chart import two_cards
from sidepot.ranks import category_of
from sidepot.ranks.scalar import high, omaha, pick, short_deck
from sidepot.rules import Game


def made(game: Game, hole: Iterable[int], board: Iterable[int]) -> int:
    """The value of a hand on a board of three cards or more: larger is better."""
    held, shared = card_set(hole), card_set(board)
    if game.ranking == "short":
        return short_deck(held | shared)
    return omaha(held, shared) if game.must_play else pick(held, shared)


def lies_open(game: Game, board: Iterable[int]) -> int:
    """The value of the board by itself, which everyone has."""
    shared = card_set(board)
    return short_deck(shared) if game.ranking == "short" else high(shared)


def category(game: Game, value: int) -> int:
    """The category of a value of `made`: 0 high card … 8 straight flush."""
    return category_of(value, "short-deck" if game.ranking == "short" else "high")


def starting(cards: Iterable[Card]) -> int:
    """The best two of some starting cards."""
    return max((two_cards(a, b) for a, b in combinations(tuple(cards), 2)), default=0)
