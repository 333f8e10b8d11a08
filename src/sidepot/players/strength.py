"""How good cards look from a seat: the made hand."""

from __future__ import annotations

from collections.abc import Iterable

from sidepot.cards import card_set
from sidepot.ranks.scalar import omaha, pick, short_deck
from sidepot.rules import Game


def made(game: Game, hole: Iterable[int], board: Iterable[int]) -> int:
    """The value of a hand on a board of three cards or more: larger is better."""
    held, shared = card_set(hole), card_set(board)
    if game.ranking == "short":
        return short_deck(held | shared)
    return omaha(held, shared) if game.must_play else pick(held, shared)
