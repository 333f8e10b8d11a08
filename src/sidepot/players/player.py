"""What a player is: somebody who answers a view and options with a legal action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from sidepot.engine import Action, Options, View
from sidepot.rules import Rules


class Player(Protocol):
    """An auto player. It keeps nothing between decisions; chance comes from *rng* alone."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """One of the legal actions."""


def plays(player: object, rules: Rules) -> bool:
    """Whether a player knows the game; one with a method *plays* says so itself, all others play every game."""
    knows = getattr(player, "plays", None)
    return True if knows is None else bool(knows(rules))
