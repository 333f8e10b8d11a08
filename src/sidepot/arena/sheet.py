"""The score sheet of some deals: chips won deal by deal, and what each player did."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.course import Course
from sidepot.engine.pots import Pots
from sidepot.history.counted import ASKED as _ASKED
from sidepot.history.counted import ENTERED as _ENTERED
from sidepot.history.counted import FACED_RAISE as _FACED_RAISE
from sidepot.history.counted import RAISED as _RAISED
from sidepot.history.counted import RERAISED as _RERAISED
from sidepot.history.deeds import Deeds

PLAIN = __file__.endswith(".py")

# what is counted of each player, ten places apart
HANDS, ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS = range(0, 100, 10)
COUNTED = range(0, 100, 10)


class Sheet:
    """Nets of *players* over *deals*; a row is a deal, played once with each player in each seat."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, players: int, deals: int) -> None:
        self.n = players
        self.rows = deals
        self.nets = array("q", bytes(8 * players * deals))
        self.rake = self.dropped = 0
        self.deeds = Deeds()
        if PLAIN:
            self.counts = [0] * 100

    def add(self, hand: Course, pots: Pots, row: int, rotation: int, first: int) -> None:
        """Note a hand that is over and its pots; player p sat in seat p + rotation, and acts from entry *first* on."""
        self.rake += pots.rake
        self.dropped += pots.dropped
        self.deeds.read(hand, first)
        for seat in range(self.n):
            player = self._player(seat, rotation)
            self.nets[row * self.n + player] += hand.bets.stacks[seat] - hand.began[seat]
            self._count(self.deeds, seat, player)

    def _player(self, seat: int, rotation: int) -> int:
        return seat - rotation if seat >= rotation else seat - rotation + self.n

    def _count(self, deeds: Deeds, seat: int, player: int) -> None:
        bits = deeds.bits[seat]
        # bits are added, since what players did is hard to guess for a processor
        self.counts[HANDS + player] += bits >> _ASKED & 1
        self.counts[ENTERED + player] += bits >> _ENTERED & 1
        self.counts[RAISED + player] += bits >> _RAISED & 1
        self.counts[FACED + player] += bits >> _FACED_RAISE & 1
        self.counts[RERAISED + player] += bits >> _RERAISED & 1
        self.counts[FLOPS + player] += deeds.saw >> seat & 1
        self.counts[SHOWDOWNS + player] += deeds.showdown >> seat & 1
        self.counts[WINS + player] += deeds.showdown >> seat & deeds.won >> seat & 1
        for street in range(seat * 5 + 1, seat * 5 + 5):
            self.counts[WAGERS + player] += deeds.wagers[street]
            self.counts[CALLS + player] += deeds.calls[street]

    # as values

    def count(self, what: int) -> list[int]:
        """How often each player did something."""
        return [self.counts[what + player] for player in range(self.n)]

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
