"""What somebody has, in any game: for one hand and in words, what `showdown` finds for a table at once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sidepot.cards import Card, card_set
from sidepot.ranks import Rank, rank
from sidepot.ranks.games import Game as Way
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import worth
from sidepot.rules import Game
from sidepot.rules.steps import BOARD, CARDS_A_SEAT, NEEDS, Ranking


def value_of(ranking: Ranking, hole: Iterable[int], board: Iterable[int]) -> int:
    """How strong a hand is, larger is better; fewer cards than a whole hand has compare too."""
    shared = card_set(board) if ranking.board else 0
    return worth(NUMBERS[ranking.order], card_set(hole), shared, ranking.must, ranking.may)


def made(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...], low: bool = False) -> Rank | None:
    """The best hand (or the best by the second ranking); None before a whole hand can be made, and for no low."""
    ranking = game.rankings[low]
    playing = min(len(hole), ranking.may) + (len(board) if ranking.board else 0)
    if len(hole) < max(1, ranking.must) or playing < NEEDS[ranking.order]:
        return None
    found = rank(hole, way_of(ranking), board if ranking.board else None)
    return found if int(found) else None


@cache
def way_of(ranking: Ranking) -> Way:
    """A ranking of a game as a way to rank hands."""
    boards = (0, BOARD) if ranking.board else (0, 0)
    return Way(ranking.order, ranking.order, 1, CARDS_A_SEAT, ranking.must, ranking.may, boards)
