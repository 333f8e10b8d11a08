"""The simple players: they fold, call, do anything, wait, or raise. All of them also run in compiled code."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from msgspec import Struct

from sidepot.engine import Action, Options, View
from sidepot.players.native import choose
from sidepot.players.native_kinds import CALLER, FOLDER, MANIAC, RANDOM, ROCK


class Native(Struct, frozen=True):
    """A player that decides in `sidepot.players.native`."""

    kind: ClassVar[int] = FOLDER

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """What this kind of player does."""
        return choose(self.kind, view, options, rng)


class Folder(Native, frozen=True):
    """Folds to any bet, checks where that is free, throws its lowest card away."""


class Caller(Native, frozen=True):
    """Checks, calls, throws its lowest card away, shows."""

    kind = CALLER


class Wild(Native, frozen=True):
    """Does anything legal: small raises more often than large ones, and no fold where a check is free."""

    kind = RANDOM


class Rock(Native, frozen=True):
    """Waits for great cards, bets and raises them, folds nearly everything else."""

    kind = ROCK


class Maniac(Native, frozen=True):
    """Raises more often than not, with anything, and hardly ever folds."""

    kind = MANIAC
