"""How long things take at a table, in whole milliseconds. Time itself is always an argument."""

from __future__ import annotations

from msgspec import Struct

MAX_TIME = 2**53


class Clock(Struct, frozen=True, kw_only=True):
    """The times of a table. Without *act* nobody is hurried."""

    act: int | None = None
    """Time for a decision, a discard included."""
    bank: int = 0
    """Extra time a player brings along and uses up."""
    refill: int = 0
    """What a time bank gets back after each hand played, up to *bank*."""
    grace: int = 0
    """Extra time, once a hand, for a player whose connection is lost."""
    pause: int = 0
    """Time between the end of a hand and the next deal."""
    runout: int = 0
    """How much longer that is after a run-out: once for the hands that are turned up, and for each deal after that."""
    ask: int = 0
    """How long players who are all-in are asked whether to run it twice; 0: nobody is asked."""
    floor: int = 0
    """How long the table waits before it does what a player planned or left to it, so that plans don't show; no longer
    than *act*."""
    offer: int | None = None
    """How long a free chair is kept for the first who waits for one."""
    between: int | None = None
    """Time from the end of a game to the next one, once two are there; without it somebody has to start that."""

    @property
    def least(self) -> int:
        """The time that every decision takes."""
        return self.floor if self.act is None else min(self.floor, self.act)

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            may_be_none = name in ("act", "offer", "between")
            if value is None and may_be_none:
                continue
            if type(value) is not int or not may_be_none <= value <= MAX_TIME:
                least = "1 or more, or None" if may_be_none else "0 or more"
                raise ValueError(f"{name} = {value!r} is not possible: whole milliseconds, {least}")
