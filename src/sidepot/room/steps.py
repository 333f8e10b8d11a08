"""The last steps of a table or a tournament, for those who come back: numbered without gaps."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Steps(Generic[T]):
    """Keeps the newest; *epoch* is the room's life in which their numbers hold."""

    def __init__(self, epoch: str, most: int) -> None:
        self.epoch = epoch
        self.seq = 0
        self._kept: deque[tuple[int, T]] = deque(maxlen=most)

    def add(self, step: T) -> None:
        """The next step."""
        self.seq += 1
        self._kept.append((self.seq, step))

    def since(self, epoch: str, after: int) -> list[tuple[int, T]] | None:
        """What came after a number; None where that is not known any more."""
        if epoch != self.epoch or not 0 <= after <= self.seq:
            return None
        newer = [step for step in self._kept if step[0] > after]
        return newer if len(newer) == self.seq - after else None
