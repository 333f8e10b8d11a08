"""The score sheet of some deals: chips won deal by deal, and what each player did, read off the log of each hand."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.course import Course
from sidepot.engine.log import BRING_IN, CALL, DIE, FOLD, RETURN, ROOM, STEP, WAGER_NAMES, Log
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots

PLAIN = __file__.endswith(".py")

# what is counted of each player, ten places apart
ENTERED, RAISED, FACED, RERAISED, FLOPS, WAGERS, CALLS, SHOWDOWNS, WINS = range(0, 90, 10)
COUNTED = range(0, 90, 10)

# kinds of entries, as sets
_LEAVES = 1 << FOLD | 1 << DIE
_RAISES = sum([1 << kind for kind in WAGER_NAMES if kind != BRING_IN])
_ENTERS = 1 << CALL | _RAISES
_ANSWERS = _LEAVES | _ENTERS


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
        if PLAIN:
            self.counts = [0] * 90
            self.deeds = [0] * 5120

    def add(self, hand: Course, pots: Pots, row: int, rotation: int, first: int) -> None:
        """Note a hand that is over and its pots; player p sat in seat p + rotation, and acts from entry *first* on."""
        self.rake += pots.rake
        self.dropped += pots.dropped
        self._after_flop(hand.codes, self._before_flop(hand.codes, hand.plan, first), rotation)
        showdown = hand.shown | hand.mucked
        winners = showdown & self._winners(pots)
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
            self.counts[WINS + player] += winners >> seat & 1

    def _player(self, seat: int, rotation: int) -> int:
        return seat - rotation if seat >= rotation else seat - rotation + self.n

    def _before_flop(self, codes: Log, plan: Plan, place: int) -> int:
        """Who did what on the first street, as sets of seats; where in the log that ends."""
        inside = (1 << self.n) - 1
        entered = raised = faced = reraised = flop = raises = raiser = 0
        while place < codes.count:
            code = codes.row[place] if place < ROOM else codes.at(place)
            kind, seat = code & 31, code >> 5 & 15
            place += 1
            if kind < FOLD:
                if kind == STEP and plan.street_of[code >> 10] > 0:
                    flop = inside
                    break
                continue
            # sets without branches, for the same reason
            facing = ~raiser if raises == 1 else 0
            raising = (_RAISES >> kind & 1) << seat
            faced |= (_ANSWERS >> kind & 1) << seat & facing
            reraised |= raising & facing
            entered |= (_ENTERS >> kind & 1) << seat
            raised |= raising
            raises += 1 if raising else 0
            raiser = raising if raising else raiser
            inside &= ~((_LEAVES >> kind & 1) << seat)
        self.entered, self.raised, self.faced, self.reraised, self.flop = entered, raised, faced, reraised, flop
        return place

    def _after_flop(self, codes: Log, first: int, rotation: int) -> None:
        """Count the rest of the log: how often each seat did each kind of thing, 512 of them for each rotation."""
        for place in range(first, codes.count):
            code = codes.row[place] if place < ROOM else codes.at(place)
            if code & 31 >= RETURN:
                break
            self.deeds[512 * rotation + (code & 511)] += 1

    def _winners(self, pots: Pots) -> int:
        """Who won something."""
        winners = 0
        for seat in range(self.n):
            winners |= (1 if pots.won[seat] else 0) << seat
        return winners

    # as values

    def count(self, what: int) -> list[int]:
        """How often each player did something."""
        if what in (WAGERS, CALLS):
            kinds = list(WAGER_NAMES) if what == WAGERS else [CALL]
            return [sum([self._deeds(kind, player) for kind in kinds]) for player in range(self.n)]
        return [self.counts[what + player] for player in range(self.n)]

    def _deeds(self, kind: int, player: int) -> int:
        """How often a player did something after the flop, in all seats."""
        return sum([self.deeds[512 * turn + ((player + turn) % self.n << 5 | kind)] for turn in range(self.n)])

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
