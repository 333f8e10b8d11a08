"""Credits: how much somebody may ask for in a while. Nothing sleeps; time is an argument."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied


class Credits:
    """So many at once, and so many more a second."""

    __slots__ = ("at", "burst", "left", "rate")
    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, burst: int, rate: float, now: int) -> None:
        self.burst = burst
        self.rate = rate
        self.left = float(burst)
        self.at = now

    def take(self, now: int) -> bool:
        """Pay one, or be told that there is not enough."""
        if not self.enough(now):
            return False
        self.left -= 1
        return True

    def enough(self, now: int) -> bool:
        """Whether one could be paid."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate / 1000)
        self.at = now
        return self.left >= 1


class Purse:
    """Credits by key (an account, an address), the least used forgotten first."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, burst: int, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._credits: OrderedDict[str, Credits] = OrderedDict()

    def take(self, key: str, now: int) -> bool:
        """Pay one from this key's credits."""
        return self.of(key, now).take(now)

    def of(self, key: str, now: int) -> Credits:
        """This key's credits."""
        credits = self._credits.get(key)
        if credits is None:
            credits = self._credits[key] = Credits(self._burst, self._rate, now)
            if len(self._credits) > self._most:
                self._credits.popitem(last=False)
        else:
            self._credits.move_to_end(key)
        return credits
