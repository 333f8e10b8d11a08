"""Passwords: hashed with Argon2 beside the event loop, a few at a time.

The one rule it keeps: a name without a password takes as long as one with another password.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sidepot.room.protocol.refusals import Code, Turned

T = TypeVar("T")

AT_ONCE = 2
WAITING = 32
"""How many wait for their turn before others are asked to come back later."""
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$UrN6IcFG4nX3UAOoELQBMQ$l1LjFxJEj5CRURZB7vZWAlI5dlym8ITZgui1wxj1g1c"
"""A hash to compare with where there is none."""


class Passwords:
    """Makes and checks hashes: 19 MiB and two rounds each, so that guessing from a stolen log is dear."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads: ThreadPoolExecutor | None = None
        self._asked = 0

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._aside(lambda: self._hasher.hash(password))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether this is the password; without one it never is, which takes as long to say."""
        return await self._aside(lambda: self._fits(kept or NOBODYS, password)) and bool(kept)

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _aside(self, work: Callable[[], T]) -> T:
        if self._asked >= WAITING:
            raise Turned(Code.SLOW_DOWN)
        if self._threads is None:
            self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """No more."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
