"""Shuffled decks for simulation, the same for the same seed on every machine and build.

The generator is SplitMix64; each card is drawn without bias. A card room never deals from it: anyone who knows
the seed knows the cards.
"""

from __future__ import annotations

import secrets

from sidepot.cards import FULL_DECK

PLAIN = __file__.endswith(".py")
_ALL = 0xFFFFFFFFFFFFFFFF


class Shuffler:
    """An endless row of decks from one seed."""

    def __init__(self, seed: int, deck: bytes = FULL_DECK) -> None:
        if PLAIN:
            self.order = [0] * 52
        self.state = seed & _ALL
        self.size = len(deck)
        for i in range(self.size):
            self.order[i] = deck[i]

    def next(self) -> bytes:
        """The next deck, top card first."""
        for left in range(self.size, 1, -1):
            at = self._below(left)
            self.order[at], self.order[left - 1] = self.order[left - 1], self.order[at]
        return self._deck()

    def _deck(self) -> bytes:
        return bytes([self.order[i] for i in range(self.size)])

    def _below(self, limit: int) -> int:
        """A number below *limit*, each with the same chance: 32 random bits, those beyond a multiple refused."""
        spare = 0x100000000 % limit
        while True:
            drawn = self._draw() >> 32
            if drawn >= spare:
                return drawn % limit

    def _draw(self) -> int:
        self.state = self.state + 0x9E3779B97F4A7C15 & _ALL
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _ALL
        return z ^ z >> 31


def shuffled(seed: int | None = None, deck: bytes = FULL_DECK) -> bytes:
    """A shuffled deck: always the same one for the same seed, a fresh one from the system without a seed."""
    if seed is None:
        order = list(deck)
        secrets.SystemRandom().shuffle(order)
        return bytes(order)
    return Shuffler(seed, deck).next()
