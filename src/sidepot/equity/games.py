"""How the games come to a showdown: what the rules say of them, as far as an equity needs it."""

from __future__ import annotations

from enum import IntEnum

from sidepot.rules.games import COMMUNITY, GAMES, Game


class Showdown(IntEnum):
    """How hands are compared; the numbers are those of the C core. With THROW a card is thrown away first."""

    HIGH = 0
    SHORT = 1
    OMAHA = 2
    OMAHA8 = 3
    PICK = 4
    THROW = 5


def game_named(name: str) -> Game:
    """The game of that name; ValueError lists those that have equities."""
    known = name.lower().replace("_", "-").replace("'", "")
    if known in COMMUNITY:
        return GAMES[known]()
    games = ", ".join(COMMUNITY)
    if known in GAMES:
        raise ValueError(f"there are no equities of {known}: one of {games}")
    raise ValueError(f"no game is called {name!r}: one of {games}")


def discard_board(game: Game) -> int | None:
    """How many cards lie on the board when each player throws one away; None where nobody does."""
    board = 0
    for street in game.by_street:
        board += street.board
        if street.thrown:
            return board
    return None


def hole_at(game: Game, board: int) -> int:
    """How many cards a player holds when so many lie on the board."""
    discard = discard_board(game)
    return game.hole - (discard is not None and board > discard)


def showdown_at(game: Game, board: int) -> Showdown:
    """How hands are compared that are held when so many cards lie on the board."""
    ranking = game.rankings[0]
    if ranking.must:
        return Showdown.OMAHA8 if game.low else Showdown.OMAHA
    if hole_at(game, board) > ranking.may:
        return Showdown.PICK if discard_board(game) is None else Showdown.THROW
    return Showdown.SHORT if ranking.order == "short-deck" else Showdown.HIGH
