"""The games as streets data: what is dealt, thrown away and bet on, in order. A new game is a constructor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import FULL_DECK, SHORT_DECK

Ranking = Literal["high", "short"]


class Street(Struct, frozen=True):
    """One street: cards for each player in, cards for the board, then a betting, then discards."""

    name: str
    hole: int = 0
    board: int = 0
    bets: bool = True
    big: bool = False
    """Fixed limit plays this street in the larger unit."""
    discard: int = 0
    """Cards each player in throws away once the betting is over."""


class Game(Struct, frozen=True):
    """A game: its streets, its deck, and which cards of a hand play."""

    name: str
    streets: tuple[Street, ...]
    must_play: int = 0
    """Hole cards that have to be among the five."""
    may_play: int = 2
    """Hole cards that may be among the five."""
    ranking: Ranking = "high"
    low: bool = False
    """Half of each pot goes to the best eight-or-better low."""
    deck: bytes = FULL_DECK

    @property
    def hole(self) -> int:
        """Hole cards each player is dealt in all."""
        return sum(street.hole for street in self.streets)

    @property
    def board(self) -> int:
        """Community cards in all."""
        return sum(street.board for street in self.streets)

    def without_first_betting(self) -> Game:
        """The same game with no betting on its first street."""
        first, *later = self.streets
        return replace(self, streets=(replace(first, bets=False), *later))

    def max_players(self, burn: bool, boards: int) -> int:
        """How many the deck serves, ten at most (X17)."""
        shared = (self.board + burn * sum(1 for street in self.streets if street.board)) * boards
        return min(10, (len(self.deck) - shared) // self.hole)


def _community(hole: int, *, discard_after: str = "") -> tuple[Street, ...]:
    streets = (
        Street("pre-flop", hole=hole),
        Street("flop", board=3),
        Street("turn", board=1, big=True),
        Street("river", board=1, big=True),
    )
    return tuple(
        Street(s.name, s.hole, s.board, s.bets, s.big, discard=1) if s.name == discard_after else s for s in streets
    )


def holdem() -> Game:
    """Two hole cards, any of them with the board."""
    return Game("holdem", _community(2))


def crazy_pineapple() -> Game:
    """Three hole cards, one thrown away after the flop betting (P2)."""
    return Game("crazy-pineapple", _community(3, discard_after="flop"))


def pineapple() -> Game:
    """Three hole cards, one thrown away before the flop (V68)."""
    return Game("pineapple", _community(3, discard_after="pre-flop"))


def lazy_pineapple() -> Game:
    """Three hole cards, none thrown away, at most two play (V68)."""
    return Game("lazy-pineapple", _community(3))


def omaha(hole: int = 4, low: bool = False) -> Game:
    """Exactly two of four, five or six hole cards with exactly three of the board."""
    name = f"omaha{8 if low else '' if hole == 4 else hole}"
    return Game(name, _community(hole), must_play=2, low=low)


def short_deck() -> Game:
    """Hold'em with the 36 cards from six up; a flush beats a full house."""
    return Game("short-deck", _community(2), ranking="short", deck=SHORT_DECK)


GAMES: dict[str, Callable[[], Game]] = {
    "holdem": holdem,
    "crazy-pineapple": crazy_pineapple,
    "pineapple": pineapple,
    "lazy-pineapple": lazy_pineapple,
    "omaha": omaha,
    "omaha5": lambda: omaha(5),
    "omaha6": lambda: omaha(6),
    "omaha8": lambda: omaha(low=True),
    "short-deck": short_deck,
}
