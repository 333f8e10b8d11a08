"""Watching the cards that come once players are all-in: which pots were at stake in which hand."""

from __future__ import annotations

from sidepot.arena.job import Note
from sidepot.copying import never_copied
from sidepot.engine.course import Course
from sidepot.engine.stakes import contested, stakes_of


class AllIns:
    """Notes the pots at stake of hand after hand."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def add(self, hand: Course, row: int, rotation: int) -> None:
        """A hand that is over; player p sat in seat p + rotation."""
        if contested(hand):
            self.notes += [Note(row, rotation, stake) for stake in stakes_of(hand)]
