"""Which games the shark plays by a board, and which by hands dealt at random."""

from __future__ import annotations

from functools import lru_cache

from sidepot.rules import Game, Throw


@lru_cache(maxsize=256)
def by_board(game: Game) -> bool:
    """Whether all that players see of each other's hands is a board of five, and two own cards play with it."""
    first, *others = game.rankings
    two = (first.must, first.may) in ((0, 2), (2, 2)) and first.order in ("high", "short-deck")
    low = all(first.must == ranking.must and ranking.order == "low8" for ranking in others)
    hidden = all(step.onto == "muck" for step in game.steps if isinstance(step, Throw))
    return two and low and hidden and game.board == 5 and not game.shows_cards and not game.draws
