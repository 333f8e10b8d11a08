"""What a player is: somebody who answers a view and options with a legal action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from sidepot.engine import Action, Options, View


class Player(Protocol):
    """An auto player. It keeps nothing between decisions; chance comes from *rng* alone."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """One of the legal actions."""
