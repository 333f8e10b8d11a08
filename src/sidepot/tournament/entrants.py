"""Who takes part: entries, rebuys, where they sit, when they went out."""

from __future__ import annotations

OUT, UNSEATED = -1, -2


class Entrant:
    """Somebody who entered. Only the tournament changes it."""

    __slots__ = ("added", "entries", "gone", "name", "number", "rebuys", "table")

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        """In order of registration."""
        self.entries = 1
        self.rebuys = 0
        self.added = False
        """Took the add-on."""
        self.table = UNSEATED
        """The table's number; OUT when out."""
        self.gone = -1
        """Which of the groups that went out, counted from the first."""

    @property
    def out(self) -> bool:
        """Has no chips and no chair."""
        return self.table == OUT

    def state(self) -> tuple[object, ...]:
        """Everything about them."""
        return tuple([getattr(self, name) for name in self.__slots__])
