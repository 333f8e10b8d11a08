"""The room's shuffle: the operating system's randomness, every order of the deck with the same chance.

The one rule it keeps: there is nothing to configure. Without the system's randomness there is no deck.
"""

from __future__ import annotations

import os

_AT_ONCE = 64


class NoRandomness(Exception):
    """The operating system gave no randomness: no hand is dealt."""


def shuffle(cards: bytes) -> bytes:
    """These cards in a random order; a deck several times in a row as many orders of it, each by itself (T20)."""
    size = len(set(cards)) or 1
    return b"".join([_shuffled(cards[at : at + size]) for at in range(0, len(cards), size)])


def _shuffled(cards: bytes) -> bytes:
    """Fisher–Yates, each step a byte of the system's, uneven ones thrown away."""
    if len(cards) > 256:
        raise ValueError(f"{len(cards)} cards are too many: a step is drawn from one byte")
    order = bytearray(cards)
    drawn = iter(b"")
    for left in range(len(order), 1, -1):
        even = 256 - 256 % left
        while True:
            byte = next(drawn, -1)
            if byte < 0:
                drawn = iter(_randomness(_AT_ONCE))
            elif byte < even:
                break
        at = byte % left
        order[at], order[left - 1] = order[left - 1], order[at]
    return bytes(order)


def _randomness(count: int) -> bytes:
    try:
        drawn = os.urandom(count)
    except (OSError, NotImplementedError) as error:
        raise NoRandomness(f"no randomness from the operating system: {error}") from error
    if len(drawn) != count:
        raise NoRandomness(f"the operating system gave {len(drawn)} bytes of {count}")
    return drawn
