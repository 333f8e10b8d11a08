"""The two simplest players: one calls everything, one does anything."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from sidepot.engine import Action, Call, Check, Discard, Fold, Options, RaiseTo, Show, View


class Caller(Struct, frozen=True):
    """Checks, calls, throws its lowest card away, shows."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """Check or call, whatever the cards."""
        if options.discards:
            return Discard(min(options.discards))
        if options.may_show:
            return Show()
        return Check() if options.may_check else Call()


class Wild(Struct, frozen=True):
    """Does anything legal: small raises more often than large ones, and no fold where a check is free."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """A legal action by chance."""
        if options.discards:
            return Discard(rng.choice(options.discards))
        if options.may_show:
            return Show()
        chance = rng.random()
        if chance < 0.25 and options.min_to is not None and options.max_to is not None:
            more = rng.expovariate(1) * sum(pot.amount for pot in view.pots)
            return RaiseTo(min(options.max_to, options.min_to + int(more)))
        if options.may_check:
            return Check()
        return Fold() if chance < 0.5 else Call()
