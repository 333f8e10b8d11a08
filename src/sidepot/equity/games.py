"""How the games come to a showdown: what the rules say of them, as far as an equity needs it."""

from __future__ import annotations

from enum import IntEnum

from sidepot.rules.games import GAMES, Game, shipped_game
from sidepot.rules.steps import Ranking, Throw
from sidepot.words.refusal import Wrong


class Showdown(IntEnum):
    """How hands are compared; the numbers are those of the C core. With THROW a card is thrown away first."""

    HIGH = 0
    SHORT = 1
    OMAHA = 2
    OMAHA8 = 3
    PICK = 4
    THROW = 5
    RAZZ = 6
    STUD8 = 7


_OMAHA = (Ranking("high", 2, 2),)
_OMAHA8 = (Ranking("high", 2, 2), Ranking("low8", 2, 2))
_HIGH = {"high": Showdown.HIGH, "short-deck": Showdown.SHORT}
_PICKED = 3  # hole cards of which the core picks or keeps two


def game_named(name: str | Game) -> Game:
    """The game of that name, or one of your own; ValueError lists the names there are."""
    if isinstance(name, Game):
        return name
    known = name.lower().replace("_", "-").replace("'", "")
    if known in GAMES:
        return shipped_game(known)
    raise Wrong("mistake-no-game", game=repr(name), games=", ".join(GAMES))


def last_showdown(game: Game) -> Showdown | None:
    """How hands compare once only cards of a board of five come; None where hands may change, or it is another game."""
    onto_board = any(isinstance(step, Throw) and step.onto == "board" for step in game.steps)
    if game.board != 5 or game.draws or game.larger_decks or game.shows_cards or onto_board:
        return None
    if game.rankings in (_OMAHA, _OMAHA8):
        return None if game.throws else Showdown.OMAHA8 if game.low else Showdown.OMAHA
    ranking = game.rankings[0]
    if game.low or ranking.must or ranking.may < 2 or not ranking.board or ranking.order not in _HIGH:
        return None
    if game.held == 2:
        return _HIGH[ranking.order]
    return Showdown.PICK if (game.held, ranking) == (_PICKED, Ranking(may=2)) else None


def in_core(game: Game) -> bool:
    """Whether the cores go through all run-outs of a game; other games are played out step by step."""
    if last_showdown(game) is None:
        return False
    thrown = [step.cards for step in game.steps if isinstance(step, Throw)]
    return not thrown or (thrown == [1] and game.hole == _PICKED and game.rankings == (Ranking(may=2),))


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
    return game.hole - (game.throws if discard is not None and board > discard else 0)


def showdown_at(game: Game, board: int) -> Showdown:
    """How hands are compared that are held when so many cards lie on the board."""
    ranking = game.rankings[0]
    if ranking.must:
        return Showdown.OMAHA8 if game.low else Showdown.OMAHA
    if hole_at(game, board) > ranking.may:
        return Showdown.PICK if discard_board(game) is None else Showdown.THROW
    return Showdown.SHORT if ranking.order == "short-deck" else Showdown.HIGH


_STUD = {("high",): Showdown.HIGH, ("low",): Showdown.RAZZ, ("high", "low8"): Showdown.STUD8}
_WHOLE = 7  # cards of a hand that the core ranks without a board


def stud_showdown(game: Game) -> Showdown | None:
    """How hands compare in a game without board, draws and discards, as far as the core can do it fast."""
    usual = all(ranking.must == 0 and ranking.may >= _WHOLE for ranking in game.rankings)
    if game.board or game.draws or game.throws or game.hole != _WHOLE or not usual:
        return None
    return _STUD.get(tuple(ranking.order for ranking in game.rankings))


def parts_of(game: Game, boards: int = 1) -> tuple[str, ...]:
    """What the parts of a pot go by, in words; nothing where it has no parts."""
    rankings = [""]
    if game.low:
        names = [_ORDERS.get(ranking.order, ranking.order) for ranking in game.rankings]
        rankings = names if len(set(names)) == len(names) else ["with the board", "without the board"]
    if boards == 1:
        return tuple(rankings) if game.low else ()
    return tuple(f"board {board + 1} {name}".strip() for board in range(boards) for name in rankings)


_ORDERS = {"low8": "low", "low": "ace-to-five", "deuce": "deuce-to-seven", "badugi-high": "badugi"}
