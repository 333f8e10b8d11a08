"""Watching the cards that come once players are all-in: which pots were at stake, between which hands."""

from __future__ import annotations

from sidepot.arena.job import Note
from sidepot.copying import never_copied
from sidepot.engine.course import Course
from sidepot.engine.stakes import board_size, contested, pots_at_stake


class Watch:
    """Looks at a hand after each action."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.row = self.rotation = self.seen = 0

    def begin(self, row: int, rotation: int) -> None:
        """The next hand begins."""
        self.row = row
        self.rotation = rotation
        self.seen = 0

    def look(self, hand: Course) -> None:
        """Note the pots at stake where cards have come since the last look."""
        if board_size(hand) != self.seen:
            if contested(hand):
                self._note(hand)
            self.seen = board_size(hand)

    def _note(self, hand: Course) -> None:
        for stake in pots_at_stake(hand, self.seen):
            self.notes.append(Note(self.row, self.rotation, stake))
