"""What somebody has on a board, in any game: for one hand and in words, what `showdown` finds for a table at once."""

from __future__ import annotations

from collections.abc import Iterable

from sidepot.cards import Card, card_set
from sidepot.ranks import GAMES, Rank, rank
from sidepot.rules import Game

_BY_HOLE = {5: "omaha5", 6: "omaha6"}


def ranking_of(game: Game, held: int, low: bool = False) -> str:
    """Which of the rankings in `ranks` is that of so many hole cards in a game."""
    if low:
        return "omaha8" if game.must_play else "low8"
    if game.ranking == "short":
        return "short-deck"
    if game.must_play:
        return _BY_HOLE.get(held, "omaha")
    return "lazy-pineapple" if held > game.may_play else "holdem"


def value_of(game: Game, hole: Iterable[int], board: Iterable[int]) -> int:
    """How strong a hand is, larger is better; fewer than five cards compare too."""
    held = card_set(hole)
    return GAMES[ranking_of(game, held.bit_count())].value(held, card_set(board))


def made(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...], low: bool = False) -> Rank | None:
    """The best high (or low) hand; None before there is a flop, and where there is no low."""
    if len(board) < 3 or len(hole) < 2:
        return None
    ranking = ranking_of(game, len(hole), low)
    # two cards just join the board: that is the quick way
    found = rank(hole + board) if ranking == "holdem" else rank(hole, ranking, board)
    return None if low and found.category != "low" else found
