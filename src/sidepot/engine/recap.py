"""Who did what in hands that are over, read off their logs: sets of seats for the last one, counts over many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_with, never_copied
from sidepot.engine.course import Course
from sidepot.engine.log import BRING_IN, CALL, CHECK, DIE, FOLD, RETURN, ROOM, STEP, WAGER_NAMES, Log
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots
from sidepot.rules.steps import SEATS

KINDS = 32
"""Kinds of entries there may be."""
PLACES = 1 << 9
"""Kinds of entries and seats there may be, which are the nine lowest bits of an entry."""

# what an entry says of its seat, each a set of seats, side by side in one number: one `or` takes down all of it
_DECIDED, _ANSWERED, _ENTERED, _RAISED, _LEFT = range(0, 5 * SEATS, SEATS)
_ALL = (1 << SEATS) - 1
_FACES = 1 << _ANSWERED | 1 << _RAISED
_RAISES = [kind for kind in WAGER_NAMES if kind != BRING_IN]
_SAYS = {
    _DECIDED: [FOLD, CHECK, CALL, *_RAISES],
    _ANSWERED: [FOLD, CALL, *_RAISES],
    _ENTERED: [CALL, *_RAISES],
    _RAISED: _RAISES,
    _LEFT: [FOLD, DIE],
}


class Recap:
    """The last hand that was read, and how often each seat did what after the first street, pile by pile."""

    if not TYPE_CHECKING:
        __new__ = made_with(deeds=PLACES * SEATS, says=KINDS)
    __reduce__ = never_copied

    deeds: list[int]
    says: list[int]

    def __init__(self, players: int) -> None:
        self.n = players
        for what, kinds in _SAYS.items():
            for kind in kinds:
                self.says[kind] |= 1 << what
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
        self._tell_chips(hand, hand.pots_final)

    def _before_flop(self, codes: Log, plan: Plan, place: int) -> int:
        """Who did what on the first street; where in the log that ends."""
        inside = (1 << self.n) - 1
        said = faced = facing = raised = flop = 0
        while place < codes.count:
            code = codes.row[place] if place < ROOM else codes.at(place)
            kind, seat = code & 31, code >> 5 & 15
            place += 1
            if kind == STEP and plan.street_of[code >> 10] > 0:
                flop = inside & ~(said >> _LEFT)
                break
            # without branches, since what players did is hard to guess for a processor
            says = self.says[kind] << seat
            faced |= says & facing
            # the first raise has to be faced by all others, and only as long as nobody raises again
            raises = says >> _RAISED & _ALL
            ahead = 0 if raised else ~(_FACES << seat)
            facing = ahead if raises else facing
            raised |= raises
            said |= says
        self.asked, self.entered, self.raised, self.flop = said & _ALL, said >> _ENTERED & _ALL, raised, flop
        self.faced, self.reraised = faced >> _ANSWERED & _ALL, faced >> _RAISED & _ALL
        return place

    def _after_flop(self, codes: Log, first: int, pile: int) -> None:
        """Count the rest of the log: how often each seat did each kind of thing."""
        for place in range(first, codes.count):
            code = codes.row[place] if place < ROOM else codes.at(place)
            if code & 31 >= RETURN:
                break
            self.deeds[pile << 9 | code & 511] += 1

    def _tell_chips(self, hand: Course, pots: Pots) -> None:
        self.rake, self.dropped = pots.rake, pots.dropped
        winners = 0
        for seat in range(self.n):
            self.nets[seat] = hand.bets.stacks[seat] - hand.began[seat]
            winners |= (1 if pots.won[seat] else 0) << seat
        self.winners = winners & self.showdown

    def times(self, kind: int, seat: int, pile: int) -> int:
        """How often a seat did something after the first street in the hands of a pile; kinds are those of the log."""
        return self.deeds[pile << 9 | seat << 5 | kind]
