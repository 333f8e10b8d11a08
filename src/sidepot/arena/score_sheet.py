# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""The score sheet of some deals: chips won deal by deal, and what each player did, read off the log of each hand."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.course import Course
from sidepot.engine.log import CALL, WAGER_NAMES
from sidepot.engine.recap import Recap

THINGS = 10
COUNTED = range(THINGS)
"""What is counted of each player."""
HANDS, ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS = COUNTED


class ScoreSheet:
    """Nets of *players* over *deals*; a row is a deal, played once with each player in each seat."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, players: int, deals: int) -> None:
        self.n = players
        self.rows = deals
        self.nets = array("q", bytes(8 * players * deals))
        self.rake = self.dropped = 0
        # how often each set of seats did each thing in each rotation: one number to change a hand, not one a player
        self.sets = array("I", bytes(4 * len(COUNTED) * players << players))
        self.recap = Recap(players)

    def add(self, hand: Course, row: int, rotation: int, first: int) -> None:
        """Note a hand that is over; player p sat in seat p + rotation, and acts from entry *first* on."""
        self.recap.read(hand, first, rotation)
        self._note(self.recap, row, rotation)

    def _note(self, recap: Recap, row: int, rotation: int) -> None:
        self.rake += recap.rake
        self.dropped += recap.dropped
        player = self.n - rotation if rotation else 0
        for seat in range(self.n):
            self.nets[row * self.n + player] += recap.nets[seat]
            player = player + 1 if player + 1 < self.n else 0
        at, step = self._place(HANDS, rotation), 1 << self.n
        self.sets[at + recap.asked] += 1
        self.sets[at + ENTERED * step + recap.entered] += 1
        self.sets[at + RAISED * step + recap.raised] += 1
        self.sets[at + FACED * step + recap.faced] += 1
        self.sets[at + RERAISED * step + recap.reraised] += 1
        self.sets[at + FLOPS * step + recap.flop] += 1
        self.sets[at + SHOWDOWNS * step + recap.showdown] += 1
        self.sets[at + WINS * step + recap.winners] += 1

    def _place(self, what: int, rotation: int) -> int:
        """Where the sets of seats begin that did something in a rotation."""
        return (rotation * THINGS + what) << self.n

    # as values

    def count(self, what: int) -> list[int]:
        """How often each player did something."""
        if what in (WAGERS, CALLS):
            kinds = list(WAGER_NAMES) if what == WAGERS else [CALL]
            return [sum([self._times(kind, player) for kind in kinds]) for player in range(self.n)]
        return self._sums(what)

    def _sums(self, what: int) -> list[int]:
        found = [0] * self.n
        for rotation in range(self.n):
            place = self._place(what, rotation)
            for seats in range(1 << self.n):
                times = self.sets[place + seats]
                if times:
                    for seat in range(self.n):
                        if seats >> seat & 1:
                            found[(seat + self.n - rotation) % self.n] += times
        return found

    def _times(self, kind: int, player: int) -> int:
        """How often a player did something after the flop, in all seats."""
        return sum([self.recap.times(kind, (player + turn) % self.n, turn) for turn in range(self.n)])

    def totals(self) -> list[int]:
        """Each player's chips over all rows."""
        return [self._total(player) for player in range(self.n)]

    def squares(self) -> list[float]:
        """The sum of the squares of each player's chips in a row."""
        return [self._squares(player) for player in range(self.n)]

    def _total(self, player: int) -> int:
        # in halves that can't overflow, put together as one number of any size
        low = high = 0
        for row in range(self.rows):
            low += self.nets[row * self.n + player] & 0x3FFFFFFF
            high += self.nets[row * self.n + player] >> 30
        total = high
        return (total << 30) + low

    def _squares(self, player: int) -> float:
        total = 0.0
        for row in range(self.rows):
            chips = float(self.nets[row * self.n + player])
            total += chips * chips
        return total

    def net_rows(self) -> array[int]:
        """The chips of each player in each row, player by player within a row."""
        return array("q", bytes(self.nets))
