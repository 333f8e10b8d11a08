"""The score sheet of some deals: chips won deal by deal, and what each player did, read off the log of each hand."""

from __future__ import annotations

from array import array

from sidepot.engine.course import Course
from sidepot.engine.log import BOARD, CALL, DIE, FOLD, RAISE, Log
from sidepot.engine.pots import Pots

PLAIN = __file__.endswith(".py")

# what is counted of each player, ten places apart
ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS = range(0, 90, 10)
COUNTED = range(0, 90, 10)


class Sheet:
    """Nets of *players* over *deals*; a row is a deal, played once with each player in each seat."""

    def __init__(self, players: int, deals: int) -> None:
        self.n = players
        self.nets = array("q", bytes(8 * players * deals))
        self.rake = self.dropped = 0
        if PLAIN:
            self.counts = [0] * 90
            self.kinds = [0] * 64
            self.seats = [0] * 64

    def add(self, hand: Course, pots: Pots, row: int, rotation: int) -> None:
        """Note a hand that is over and its pots; player p sat in seat p + rotation."""
        self.rake += pots.rake
        self.dropped += pots.dropped
        self._read(hand.codes, rotation)
        showdown = hand.shown | hand.mucked
        winners = self._winners(pots)
        for seat in range(self.n):
            player = self._player(seat, rotation)
            self.nets[row * self.n + player] += hand.bets.stacks[seat] - hand.began[seat]
            # bits are added, since what players did is hard to guess for a processor
            self.counts[ENTERED + player] += self.entered >> seat & 1
            self.counts[RAISED + player] += self.raised >> seat & 1
            self.counts[FACED + player] += self.faced >> seat & 1
            self.counts[RERAISED + player] += self.reraised >> seat & 1
            self.counts[FLOPS + player] += self.flop >> seat & 1
            self.counts[SHOWDOWNS + player] += showdown >> seat & 1
            self.counts[WINS + player] += (showdown & winners) >> seat & 1

    def _player(self, seat: int, rotation: int) -> int:
        return seat - rotation if seat >= rotation else seat - rotation + self.n

    def _read(self, codes: Log, rotation: int) -> None:
        """Count what the players did."""
        self.inside = (1 << self.n) - 1
        self.entered = self.raised = self.faced = self.reraised = self.flop = 0
        self.raises = self.raiser = 0
        for first in range(0, codes.count, 64):
            for i in range(codes.tell(first, self.kinds, self.seats)):
                self._entry(self.kinds[i], self.seats[i], rotation)

    def _entry(self, kind: int, seat: int, rotation: int) -> None:
        """One entry of the log."""
        if kind == BOARD:
            if self.flop == 0:
                self.flop = self.inside
            return
        if kind not in (FOLD, CALL, RAISE, DIE):
            return
        if kind in (FOLD, DIE):
            self.inside &= ~(1 << seat)
        if self.flop == 0:
            self._before_flop(kind, 1 << seat)
        elif kind == RAISE:
            self.counts[WAGERS + self._player(seat, rotation)] += 1
        elif kind == CALL:
            self.counts[CALLS + self._player(seat, rotation)] += 1

    def _before_flop(self, kind: int, bit: int) -> None:
        if self.raises == 1 and self.raiser != bit:
            self.faced |= bit
            if kind == RAISE:
                self.reraised |= bit
        if kind in (CALL, RAISE):
            self.entered |= bit
        if kind == RAISE:
            self.raised |= bit
            self.raises += 1
            self.raiser = bit

    def _winners(self, pots: Pots) -> int:
        """Who won something."""
        winners = 0
        for seat in range(self.n):
            if pots.won[seat]:
                winners |= 1 << seat
        return winners

    # as values

    def count(self, what: int) -> list[int]:
        """How often each player did something."""
        return [self.counts[what + player] for player in range(self.n)]

    def net_rows(self) -> array[int]:
        """The chips of each player in each row, player by player within a row."""
        return array("q", bytes(self.nets))
