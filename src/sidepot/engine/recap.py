"""Who did what in hands that are over, read off their logs: sets of seats for the last one, counts over many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_with, never_copied
from sidepot.engine.course import Course
from sidepot.engine.log import BRING_IN, CALL, DIE, FOLD, RETURN, ROOM, STEP, WAGER_NAMES, Log
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots
from sidepot.rules.steps import SEATS

# kinds of entries, as sets
_LEAVES = 1 << FOLD | 1 << DIE
_RAISES = sum([1 << kind for kind in WAGER_NAMES if kind != BRING_IN])
_ENTERS = 1 << CALL | _RAISES
_ANSWERS = 1 << FOLD | _ENTERS
_DECISIONS = sum([1 << kind for kind in range(FOLD, BRING_IN)])


class Recap:
    """The last hand that was read, and how often each seat did what after the first street, pile by pile."""

    if not TYPE_CHECKING:
        # an entry's kind and seat are nine bits
        __new__ = made_with(deeds=512 * SEATS)
    __reduce__ = never_copied

    deeds: list[int]

    def __init__(self, players: int) -> None:
        self.n = players
        # sets of seats of the first street: who decided, put chips in by choice, raised, faced one raise, raised again
        self.asked = self.entered = self.raised = self.faced = self.reraised = 0
        # who saw the second street, a showdown, and who won there
        self.flop = self.showdown = self.winners = 0
        self.rake = self.dropped = 0
        self.nets = [0 for _ in range(SEATS)]

    def read(self, hand: Course, first: int, pile: int) -> None:
        """Read a hand that is over, in which players act from entry *first* on, and count it on a pile."""
        self._after_flop(hand.codes, self._before_flop(hand.codes, hand.plan, first), pile)
        self.showdown = hand.shown | hand.mucked
        self._tell_pots(hand.pots_final)
        for seat in range(self.n):
            self.nets[seat] = hand.bets.stacks[seat] - hand.began[seat]

    def _before_flop(self, codes: Log, plan: Plan, place: int) -> int:
        """Who did what on the first street; where in the log that ends."""
        inside = (1 << self.n) - 1
        asked = entered = raised = faced = reraised = flop = raises = raiser = 0
        while place < codes.count:
            code = codes.row[place] if place < ROOM else codes.at(place)
            kind, seat = code & 31, code >> 5 & 15
            place += 1
            if kind < FOLD:
                if kind == STEP and plan.street_of[code >> 10] > 0:
                    flop = inside
                    break
                continue
            # sets without branches, since what players did is hard to guess for a processor
            facing = ~raiser if raises == 1 else 0
            raising = (_RAISES >> kind & 1) << seat
            asked |= (_DECISIONS >> kind & 1) << seat
            faced |= (_ANSWERS >> kind & 1) << seat & facing
            reraised |= raising & facing
            entered |= (_ENTERS >> kind & 1) << seat
            raised |= raising
            raises += 1 if raising else 0
            raiser = raising if raising else raiser
            inside &= ~((_LEAVES >> kind & 1) << seat)
        self.asked, self.entered, self.raised, self.flop = asked, entered, raised, flop
        self.faced, self.reraised = faced, reraised
        return place

    def _after_flop(self, codes: Log, first: int, pile: int) -> None:
        """Count the rest of the log: how often each seat did each kind of thing."""
        for place in range(first, codes.count):
            code = codes.row[place] if place < ROOM else codes.at(place)
            if code & 31 >= RETURN:
                break
            self.deeds[512 * pile + (code & 511)] += 1

    def _tell_pots(self, pots: Pots) -> None:
        self.rake, self.dropped = pots.rake, pots.dropped
        winners = 0
        for seat in range(self.n):
            winners |= (1 if pots.won[seat] else 0) << seat
        self.winners = winners & self.showdown

    def times(self, kind: int, seat: int, pile: int) -> int:
        """How often a seat did something after the first street in the hands of a pile; kinds are those of the log."""
        return self.deeds[512 * pile + (seat << 5 | kind)]
