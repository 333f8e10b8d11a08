"""Chance from a seed, the same on every machine and build: SplitMix64.

Streams have children by number, so that any part of a long simulation can be dealt by itself.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call

_ALL = 0xFFFFFFFFFFFFFFFF
_UNIT = 2.0**-53


class Stream:
    """An endless row of 64-bit numbers from one seed."""

    if not TYPE_CHECKING:
        __new__ = made_by_call

    def __init__(self, seed: int) -> None:
        self.state = seed & _ALL

    def __reduce__(self) -> tuple[Any, ...]:
        return Stream, (self.state,)

    def draw(self) -> int:
        """The next 64 bits."""
        return _next(self)

    def below(self, limit: int) -> int:
        """A number below *limit*, each with the same chance: the upper half of a product, uneven ones refused."""
        return _below(self, limit)

    def permute(self, row: bytearray, many: int) -> None:
        """Put the first so many numbers of a row in another order, every order with the same chance."""
        for left in range(many, 1, -1):
            at = _below(self, left)
            last = row[left - 1]
            row[left - 1] = row[at]
            row[at] = last

    def bits(self) -> int:
        """`draw` for who calls from Python."""
        return self.draw()

    def random(self) -> float:
        """A number from 0 up to 1, 1 excluded."""
        return (self.draw() >> 11) * _UNIT


# The numbers of SplitMix64 are local names: in C they stand in the code then, and are not fetched draw after draw.


def child(seed: int, number: int) -> int:
    """The seed of a stream's child: what the stream itself would draw at that place."""
    step, whole = 0x9E3779B97F4A7C15, 0xFFFFFFFFFFFFFFFF
    return _mixed(seed + number * step & whole)


def _next(stream: Stream) -> int:
    step, whole = 0x9E3779B97F4A7C15, 0xFFFFFFFFFFFFFFFF
    stream.state = stream.state + step & whole
    return _mixed(stream.state)


def _below(stream: Stream, limit: int) -> int:
    half = 0xFFFFFFFF
    product = (_next(stream) >> 32) * limit
    return product >> 32 if product & half >= limit else _even(stream, product, limit)


def _even(stream: Stream, product: int, limit: int) -> int:
    """What `below` finds if its first product may be an uneven one: hardly ever called, so it stands apart."""
    half, span = 0xFFFFFFFF, 0x100000000
    uneven = span % limit
    while product & half < uneven:
        product = (_next(stream) >> 32) * limit
    return product >> 32


def _mixed(z: int) -> int:
    first, second, whole = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * first & whole
    z = (z ^ z >> 27) * second & whole
    return z ^ z >> 31


class Chance(Random):
    """Python's generator drawing from a stream: all that `random.Random` offers, repeatable from native code."""

    stream: Stream

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin again from a whole number."""
        self.stream = Stream(a if isinstance(a, int) else Random(a).getrandbits(64))
        self.random = self.stream.random  # type: ignore[method-assign]
        self.gauss_next = None

    def getrandbits(self, k: int, /) -> int:
        """So many random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        found = 0
        for _ in range((k + 63) // 64):
            found = found << 64 | self.stream.bits()
        return found >> -k % 64

    def getstate(self) -> tuple[Any, ...]:
        """Where the stream is."""
        return self.stream.state, self.gauss_next

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from there."""
        self.stream.state, self.gauss_next = state
