"""Shuffled decks for simulation, the same for the same seed on every machine and build.

The generator is SplitMix64; each card is drawn without bias. A card room never deals from it: anyone who knows
the seed knows the cards.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sidepot.cards import FULL_DECK
from sidepot.chance import Stream
from sidepot.copying import made_by_call


class Shuffler(Stream):
    """An endless row of decks from one seed."""

    if not TYPE_CHECKING:
        __new__ = made_by_call

    def __init__(self, seed: int, deck: bytes = FULL_DECK) -> None:
        super().__init__(seed)
        self.size = len(deck)
        self.order = bytearray(deck.ljust(52))

    def __reduce__(self) -> tuple[Any, ...]:
        return Shuffler, (self.state, bytes(self.order[: self.size]))

    def next(self) -> bytes:
        """The next deck, top card first."""
        self.shuffle()
        # these are bytes when compiled, and `bytes` would copy them
        return b"" + self.order[: self.size]

    def several(self, orders: int) -> bytes:
        """The next decks in a row: for games that shuffle again, which deal from `1 + game.reshuffles` of them."""
        pile = b""
        for _ in range(orders):
            self.shuffle()
            pile += self.order[: self.size]
        return pile

    def shuffle(self) -> None:
        """Put the cards in another order."""
        self.permute(self.order, self.size)


def orders_of(pile: bytes) -> int:
    """How many times a pile has its cards: one order of them for each, where they may be shuffled again (T20)."""
    return len(pile) // max(1, len(set(pile)))


def shuffled(seed: int | None = None, deck: bytes = FULL_DECK) -> bytes:
    """A shuffled deck: always the same one for the same seed, a fresh one from the system without a seed.

    A deck several times in a row is as many orders of it, each shuffled by itself.
    """
    orders = orders_of(deck)
    cards = deck[: len(deck) // max(1, orders)]
    if seed is None:
        return b"".join([_fresh(cards) for _ in range(orders)])
    shuffler = Shuffler(seed, cards)
    return shuffler.several(orders)


def _fresh(cards: bytes) -> bytes:
    order = list(cards)
    secrets.SystemRandom().shuffle(order)
    return bytes(order)
