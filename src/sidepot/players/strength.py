"""How good cards look from a seat: the made hand, and starting cards before there is a board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from sidepot.cards import Card, card_set
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


def two_cards(first: Card, second: Card) -> int:
    """Two starting cards in points after Chen, doubled: 40 for aces, 20 for tens or AK, −3 for 72."""
    top, low = max(first.rank, second.rank), min(first.rank, second.rank)
    points = {12: 20, 11: 16, 10: 14, 9: 12}.get(top, top + 2)
    if top == low:
        return max(2 * points, 10)
    apart = top - low - 1
    points += 4 if first.suit == second.suit else 0
    points -= (0, 2, 4, 8)[apart] if apart < 4 else 10
    return points + (2 if apart < 2 and top < 10 else 0)


def starting(cards: Iterable[Card]) -> int:
    """The best two of some starting cards."""
    return max((two_cards(a, b) for a, b in combinations(tuple(cards), 2)), default=0)
