"""Shuffled decks for simulation, the same for the same seed on every machine and build.

The generator is SplitMix64; each card is drawn without bias. A card room never deals from it: anyone who knows
the seed knows the cards.
"""

from __future__ import annotations

import secrets

from sidepot.cards import FULL_DECK

PLAIN = __file__.endswith(".py")
_ALL = 0xFFFFFFFFFFFFFFFF
# the constants of SplitMix64
_STEP = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_SPAN = 0x100000000
_HALF = 0xFFFFFFFF


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
        return bytes(self.order[: self.size])

    def _below(self, limit: int) -> int:
        """A number below *limit*, each with the same chance: the upper half of a product, uneven ones refused."""
        product = (self._draw() >> 32) * limit
        if product & _HALF < limit:
            uneven = _SPAN % limit
            while product & _HALF < uneven:
                product = (self._draw() >> 32) * limit
        return product >> 32

    def _draw(self) -> int:
        self.state = self.state + _STEP & _ALL
        z = self.state
        z = (z ^ z >> 30) * _FIRST & _ALL
        z = (z ^ z >> 27) * _SECOND & _ALL
        return z ^ z >> 31


def shuffled(seed: int | None = None, deck: bytes = FULL_DECK) -> bytes:
    """A shuffled deck: always the same one for the same seed, a fresh one from the system without a seed."""
    if seed is None:
        order = list(deck)
        secrets.SystemRandom().shuffle(order)
        return bytes(order)
    return Shuffler(seed, deck).next()
