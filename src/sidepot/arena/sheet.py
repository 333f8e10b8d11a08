"""The score sheet of some deals: chips won deal by deal, and what each player did, read off the log of each hand."""

from __future__ import annotations

from array import array

from sidepot.engine.course import Course
from sidepot.engine.log import BOARD, CALL, DIE, FOLD, RAISE, kind_of, seat_of
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

    def add(self, hand: Course, pots: Pots, row: int, rotation: int) -> None:
        """Note a hand that is over and its pots; player p sat in seat p + rotation."""
        self.rake += pots.rake
        self.dropped += pots.dropped
        for seat in range(self.n):
            player = self._player(seat, rotation)
            self.nets[row * self.n + player] += hand.bets.stacks[seat] - hand.began[seat]
        self._read(hand, self._winners(pots), rotation)

    def _player(self, seat: int, rotation: int) -> int:
        return seat - rotation if seat >= rotation else seat - rotation + self.n

    def _read(self, hand: Course, winners: int, rotation: int) -> None:
        """Count what the players did."""
        entered = raised = faced = reraised = raises = flop = 0
        raiser = 0
        inside = (1 << self.n) - 1
        for place in range(hand.codes.count):
            code = hand.codes.at(place)
            kind = kind_of(code)
            if kind == BOARD:
                if flop == 0:
                    flop = inside
                continue
            if kind not in (FOLD, CALL, RAISE, DIE):
                continue
            seat = seat_of(code)
            bit = 1 << seat
            if kind in (FOLD, DIE):
                inside &= ~bit
            if flop:
                if kind == RAISE:
                    self.counts[WAGERS + self._player(seat, rotation)] += 1
                elif kind == CALL:
                    self.counts[CALLS + self._player(seat, rotation)] += 1
                continue
            if raises == 1 and raiser != bit:
                faced |= bit
                if kind == RAISE:
                    reraised |= bit
            if kind in (CALL, RAISE):
                entered |= bit
            if kind == RAISE:
                raised |= bit
                raises += 1
                raiser = bit
        self._mark(ENTERED, entered, rotation)
        self._mark(RAISED, raised, rotation)
        self._mark(FACED, faced, rotation)
        self._mark(RERAISED, reraised, rotation)
        self._mark(FLOPS, flop, rotation)
        self._mark(SHOWDOWNS, hand.shown | hand.mucked, rotation)
        self._mark(WINS, winners & (hand.shown | hand.mucked), rotation)

    def _winners(self, pots: Pots) -> int:
        """Who won something."""
        winners = 0
        for seat in range(self.n):
            if pots.won[seat]:
                winners |= 1 << seat
        return winners

    def _mark(self, what: int, seats: int, rotation: int) -> None:
        seat = 0
        while seats:
            if seats & 1:
                self.counts[what + self._player(seat, rotation)] += 1
            seats >>= 1
            seat += 1

    # as values

    def count(self, what: int) -> list[int]:
        """How often each player did something."""
        return [self.counts[what + player] for player in range(self.n)]

    def net_rows(self) -> array[int]:
        """The chips of each player in each row, player by player within a row."""
        return array("q", bytes(self.nets))
