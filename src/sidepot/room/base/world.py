"""What a room takes from outside: time, ids, secrets, decks, chance. Tests give it another world.

The one rule it keeps: nothing else in the room reads a clock or draws a random number.
"""

from __future__ import annotations

import secrets
import time
from typing import Protocol

from sidepot.room.base.shuffle import shuffle

Chance = secrets.SystemRandom
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class World(Protocol):
    """Where a room lives."""

    def now(self) -> int:
        """Milliseconds that never go back. Only differences mean anything."""

    def wall(self) -> int:
        """The date, in milliseconds since 1970: for people, and for what lasts months, never for a table."""

    def secret(self) -> str:
        """256 random bits as text."""

    def short_id(self) -> str:
        """A fresh id that is easy to read out."""

    def shuffle(self, cards: bytes) -> bytes:
        """These cards in a random order."""

    def rng(self) -> Chance:
        """Chance for auto players and their hesitation."""


class System:
    """The real world."""

    def __init__(self) -> None:
        self._zero = time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since the room was opened this time."""
        return (time.monotonic_ns() - self._zero) // 1_000_000

    def wall(self) -> int:
        """The date."""
        return time.time_ns() // 1_000_000

    def secret(self) -> str:
        """256 random bits."""
        return secrets.token_urlsafe(32)

    def short_id(self) -> str:
        """Ten letters: some 50 bits."""
        return "".join(secrets.choice(_LETTERS) for _ in range(10))

    def shuffle(self, cards: bytes) -> bytes:
        """The room's shuffle."""
        return shuffle(cards)

    def rng(self) -> Chance:
        """The system's randomness."""
        return secrets.SystemRandom()
