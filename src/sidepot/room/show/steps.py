"""The last steps of a table or a tournament, for those who come back: numbered without gaps."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """Keeps the newest; *epoch* is the room's life in which their numbers hold."""

    def __init__(self, epoch: str, most: int) -> None:
        self.epoch = epoch
        self.seq = 0
        self._kept: deque[T] = deque(maxlen=most)

    def add(self, step: T) -> None:
        """The next step."""
        self.seq += 1
        self._kept.append(step)

    def since(self, epoch: str, after: int) -> list[tuple[int, T]] | None:
        """What came after a number; None where that is not known any more."""
        known = self.seq - len(self._kept)
        if epoch != self.epoch or not known <= after <= self.seq or after < 0:
            return None
        return list(enumerate(islice(self._kept, after - known, None), after + 1))
