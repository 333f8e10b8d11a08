"""The steps a game is made of: deal, bet, draw and throw away; how hands are ranked; and how much fits."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SEATS = 10
"""Players a hand has room for."""
CARDS_A_SEAT = 7
"""Cards a player can hold at a time."""
BOARD = 10
"""Community cards of one board."""
STEPS = 24
"""Steps of a game."""
RANKINGS = 2
"""Rankings that share a pot."""

Opens = Literal["house", "low-card", "high-card", "high-hand", "low-hand"]
"""Who opens a betting: as the house says; who brings it in (lowest or highest card up); the best or lowest hand up."""
Order = Literal[
    "high", "short-deck", "low8", "low", "deuce", "badugi", "badugi-high", "card", "paired", "three"
]  # fmt: skip
"""How hands compare; the names are those of `sidepot.ranks`."""


class Deal(Struct, frozen=True, tag="deal", omit_defaults=True, forbid_unknown_fields=True):
    """Cards for every player in, down ones before those face up, then cards for the board."""

    down: int = 0
    up: int = 0
    board: int = 0
    street: str = ""
    """A name where a street begins, like "flop"; without one a step belongs to the street before."""
    common: bool = False
    """Where the deck can't serve everybody, one card on the board instead (T10)."""


class Bet(Struct, frozen=True, tag="bet", omit_defaults=True, forbid_unknown_fields=True):
    """A betting."""

    opens: Opens = "house"
    big: bool = False
    """Fixed limit plays it in the larger unit."""
    open_pair: bool = False
    """A pair that shows lets anybody wager the larger unit, where the house plays that (T7)."""
    street: str = ""


class Exchange(Struct, frozen=True, tag="draw", omit_defaults=True, forbid_unknown_fields=True):
    """A draw: in turn each player throws up to *most* cards away unseen and gets as many new ones (T14)."""

    most: int
    street: str = ""


class Throw(Struct, frozen=True, tag="discard", omit_defaults=True, forbid_unknown_fields=True):
    """Each player throws cards away: unseen and in any order (P2), or in turn face up onto the board (T25)."""

    cards: int = 1
    onto: Literal["muck", "board"] = "muck"
    street: str = ""


Step = Deal | Bet | Exchange | Throw


class Ranking(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How hands compare at the showdown, and which cards of a hand play."""

    order: Order = "high"
    must: int = 0
    """Own cards that have to play."""
    may: int = CARDS_A_SEAT
    """Own cards that may play."""
    board: bool = True
    """Whether the board plays."""


NEEDS: dict[str, int] = {
    "high": 5, "short-deck": 5, "low8": 5, "low": 5, "deuce": 5, "badugi": 4, "badugi-high": 4, "card": 1,
    "paired": 2, "three": 3,
}  # fmt: skip
"""Cards that a whole hand of each order has."""
