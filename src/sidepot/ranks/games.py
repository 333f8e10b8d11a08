"""The games a hand can be ranked in: which cards they take and which numbers can be compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sidepot.cards import from_set
from sidepot.ranks import scalar


class Game(NamedTuple):
    """One way to rank hands."""

    name: str
    method: str  # the function of `scalar` and of the kernel
    order: str  # how `words` reads its values; those of one order compare
    fewest: int  # cards in the hand, or in the hole where the board is kept apart
    most: int
    apart: bool = False  # the board is not just more cards
    lowest_card: int = 0

    def value(self, cards: int, board: int = 0) -> int:
        """The value of a set of cards with a board."""
        return _ranks_apart[self.method](cards, board) if self.apart else _ranks[self.method](cards | board)

    def check(self, hand: int, board: int = 0) -> None:
        """ValueError where this game can't rank these cards."""
        check_apart(hand, board)
        for card in from_set(hand | board) if self.lowest_card else ():
            if card < self.lowest_card:
                raise ValueError(f"{card} is not in the deck of {self.name}")
        self.check_count(scalar.count(hand if self.apart else hand | board))
        if self.apart:
            self.check_board(scalar.count(board))

    def check_count(self, held: int) -> None:
        """ValueError for too few or too many cards."""
        if not self.fewest <= held <= self.most:
            takes = str(self.fewest) if self.fewest == self.most else f"{self.fewest} to {self.most}"
            raise ValueError(f"{self.name} ranks {takes} cards, not {held}")

    def check_board(self, held: int) -> None:
        """ValueError for a board of too few or too many cards."""
        if not 3 <= held <= 5:
            raise ValueError(f"{self.name} needs a board of 3 to 5 cards, not {held}")


GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game("holdem", "high", "high", 5, 7),
        Game("short-deck", "short_deck", "short-deck", 5, 7, lowest_card=16),
        Game("omaha", "omaha", "high", 4, 4, apart=True),
        Game("omaha5", "omaha", "high", 5, 5, apart=True),
        Game("omaha6", "omaha", "high", 6, 6, apart=True),
        Game("omaha8", "omaha_low8", "low8", 4, 6, apart=True),
        Game("lazy-pineapple", "pick", "high", 3, 3, apart=True),
        Game("low8", "low8", "low8", 5, 7),
        Game("razz", "low", "low", 5, 7),
        Game("2-7", "deuce", "deuce", 5, 5),
        Game("badugi", "badugi", "badugi", 4, 4),
    )
}

_ranks: dict[str, Callable[[int], int]] = {
    "high": scalar.high,
    "short_deck": scalar.short_deck,
    "low8": scalar.low8,
    "low": scalar.low,
    "deuce": scalar.deuce,
    "badugi": scalar.badugi,
}
_ranks_apart: dict[str, Callable[[int, int], int]] = {
    "omaha": scalar.omaha,
    "omaha_low8": scalar.omaha_low8,
    "pick": scalar.pick,
}


def game_named(name: str) -> Game:
    """The game of this name; ValueError lists the names there are."""
    game = GAMES.get(name)
    if game is None:
        raise ValueError(f"{name!r} is not a game that can be ranked: {', '.join(GAMES)}")
    return game


def check_apart(hand: int, board: int) -> None:
    """ValueError where a card is in the hand and on the board."""
    if hand & board:
        raise ValueError(f"{from_set(hand & board)[0]} is in the hand and on the board")
