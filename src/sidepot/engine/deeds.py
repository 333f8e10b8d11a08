"""What each seat did in a hand that is over, read off its facts once: what statistics count.

A seat's deeds are a set of bits, and how often it bet or raised and how often it called on each street. What each bit
means is said in docs/statistics.md; every rate there is one bit over another.
Simulations ask for a few of these, a million times a second: `recap` counts those alike, faster.
"""

from __future__ import annotations

from sidepot.copying import never_copied
from sidepot.engine.counted import (
    ALL_IN,
    ASKED,
    BIG_BLIND,
    BUTTON,
    CBET,
    ENTERED,
    FACED_CBET,
    FACED_RAISE,
    FACED_RERAISE,
    FACED_STEAL,
    FOLDED,
    FOLDED_TO_CBET,
    FOLDED_TO_RERAISE,
    FOLDED_TO_STEAL,
    LAST,
    MAY_CBET,
    MAY_STEAL,
    NOWHERE,
    RAISED,
    RERAISED,
    SAW_FLOP,
    SHOWDOWN,
    SMALL_BLIND,
    STOLE,
    WON,
)
from sidepot.engine.course import Course
from sidepot.engine.log import (
    AWARD,
    BET,
    BOARD,
    BRING_IN,
    CALL,
    CAP,
    DEALT,
    DIE,
    DRAW,
    DROP,
    FOLD,
    RAKE,
    RETURN,
    ROOM,
    STEP,
    UNSEEN,
    Log,
)
from sidepot.engine.plan import Plan
from sidepot.rules.steps import SEATS

STREETS = 5
_RAISES = sum([1 << kind for kind in range(BET, CAP + 1)])


class Deeds:
    """What was done in one hand after another; *read* begins with the next."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.n = 0
        self.bits = [0 for _ in range(SEATS)]
        self.held = [0 for _ in range(SEATS)]
        self.wagers = [0 for _ in range(SEATS * STREETS)]
        self.calls = [0 for _ in range(SEATS * STREETS)]

    def read(self, hand: Course, first: int) -> None:
        """A hand that is over, from an entry on: all before it are forced bets and cards."""
        self._begin(hand)
        self._take(hand.codes, hand.plan, first)
        self.showdown = self.inside if self.inside & (self.inside - 1) else 0

    def _begin(self, hand: Course) -> None:
        self.n = hand.n
        for seat in range(hand.n):
            self.bits[seat] = self.held[seat] = 0
        for place in range(STREETS * hand.n):
            self.wagers[place] = self.calls[place] = 0
        self.inside = (1 << hand.n) - 1
        self.pot = 0
        self.saw = self.showdown = self.all_in = self.won = self.street = self.entered = self.raises = 0
        self.raiser = self.opener = self.stealer = self.initiative = self.bettor = -1
        self.at_stake = self.drawn = False
        self.nowhere = hand.plan.no_blinds
        self.button, self.small, self.big = hand.bets.button, hand.bets.sb_seat, hand.bets.bb_seat
        self.blinds = self._set(self.small) | self._set(self.big)
        self.stealing = self._stealing(hand.n) if self.big >= 0 else 0

    def _set(self, seat: int) -> int:
        return 1 << seat if seat >= 0 else 0

    def _stealing(self, n: int) -> int:
        """Who steals by raising first: the cutoff, the button and the small blind."""
        cutoff = self._set((self.button + n - 1) % n)
        return (cutoff & ~self.blinds | self._set(self.button) | self._set(self.small)) & ~self._set(self.big)

    def _take(self, codes: Log, plan: Plan, first: int) -> None:
        for place in range(first, codes.count):
            code = codes.row[place] if place < ROOM else codes.at(place)
            kind, seat = code & 31, code >> 5 & 15
            if FOLD <= kind < BRING_IN:
                if code & 512:
                    self.all_in |= 1 << seat
                self._decision(kind, seat)
            elif kind == STEP:
                if plan.street_of[code >> 10] != self.street:
                    self._next_street(plan.street_of[code >> 10])
            elif kind >= RETURN:
                self._ending(kind, seat, code)
            elif kind <= DEALT or kind == BOARD:
                self._given(kind, seat, code)
            elif kind == DIE:
                self.inside &= ~(1 << seat)
            elif kind == BRING_IN and code & 512:
                self.all_in |= 1 << seat
            elif kind == DRAW:
                self.drawn = True

    def _ending(self, kind: int, seat: int, code: int) -> None:
        if kind in (AWARD, RAKE, DROP):
            self.pot += code >> 10
            if kind == AWARD and code >> 10:
                self.won |= 1 << seat

    def _given(self, kind: int, seat: int, code: int) -> None:
        """Forced bets and cards."""
        if kind < STEP:
            if code & 512:
                self.all_in |= 1 << seat
        elif kind == DEALT and self.street == 0 and not self.drawn:
            self._hold(seat, code >> 10)
        if kind >= DEALT and self.inside & self.all_in and self.inside & (self.inside - 1) and self.street:
            self.at_stake = True

    def _hold(self, seat: int, value: int) -> None:
        """The cards of the first street, as a set of card numbers; one that is not known is number 63."""
        one = 1  # of the set's width: in C a plain 1 would be too narrow
        for i in range(value & 7):
            self.held[seat] |= one << (value >> (10 + 6 * i) & 63)

    def _next_street(self, street: int) -> None:
        if self.street == 0:
            self.saw = self.inside
            self.initiative = self.raiser
        else:
            # who goes on betting has to have begun on the flop, and to have had the last word since
            self.initiative = self.raiser if self.raiser == self.bettor else -1
        self.street = street
        self.raises = 0
        self.raiser = self.bettor = -1

    def _decision(self, kind: int, seat: int) -> None:
        raising = _RAISES >> kind & 1
        street = self.street if self.street < LAST else LAST
        if self.street == 0:
            self._before_flop(kind, seat, raising)
        else:
            self._after_flop(kind, seat, raising, street)
        self.wagers[seat * STREETS + street] += raising
        if kind == CALL:
            self.calls[seat * STREETS + street] += 1
        elif kind == FOLD:
            self._put(seat, FOLDED + street)
            self.inside &= ~(1 << seat)
        if raising:
            self.raises += 1
            self.raiser = seat

    def _put(self, seat: int, bit: int) -> None:
        wide = 1  # of the width of the bits
        self.bits[seat] |= wide << bit

    def _before_flop(self, kind: int, seat: int, raising: int) -> None:
        found = 1 << ASKED
        if self.raises == 1 and self.raiser != seat:
            found |= 1 << FACED_RAISE | raising << RERAISED
            if self.raiser == self.stealer and self.blinds >> seat & 1:
                found |= 1 << FACED_STEAL | (kind == FOLD) << FOLDED_TO_STEAL
        elif self.raises == 2 and self.opener == seat and self.raiser != seat:
            found |= 1 << FACED_RERAISE | (kind == FOLD) << FOLDED_TO_RERAISE
        if not self.entered and self.stealing >> seat & 1:
            found |= 1 << MAY_STEAL | raising << STOLE
            if raising:
                self.stealer = seat
        if raising or kind == CALL:
            found |= 1 << ENTERED | raising << RAISED
            self.entered = 1
        if raising and self.raises == 0:
            self.opener = seat
        self.bits[seat] |= found

    def _after_flop(self, kind: int, seat: int, raising: int, street: int) -> None:
        wide = 4 * (street - 1)
        if self.raises == 0:
            if seat == self.initiative:
                self._put(seat, MAY_CBET + wide)
                if raising:
                    self._put(seat, CBET + wide)
                    self.bettor = seat
        elif self.raises == 1 and self.raiser == self.bettor and seat != self.bettor:
            self._put(seat, FACED_CBET + wide)
            if kind == FOLD:
                self._put(seat, FOLDED_TO_CBET + wide)

    # as values

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.n:
            raise IndexError(f"there is no seat {seat} in this hand: 0 to {self.n - 1}")

    def row_of(self, seat: int) -> tuple[int, int, int, int]:
        """A seat's position, bits, acts and cards."""
        return self.position_of(seat), self.bits_of(seat), self.acts_of(seat), self.held_of(seat)

    def bits_of(self, seat: int) -> int:
        """What a seat did, as bits."""
        self._check(seat)
        found = self.bits[seat] | (self.saw >> seat & 1) << SAW_FLOP | (self.showdown >> seat & 1) << SHOWDOWN
        return found | (self.won >> seat & 1) << WON | (self.all_in >> seat & 1) << ALL_IN

    def acts_of(self, seat: int) -> int:
        """A seat's bets and raises, and calls, of the five streets: six bits each, twice; −1 where one is above 63."""
        self._check(seat)
        found = 0
        for street in range(STREETS):
            wagers, calls = self.wagers[seat * STREETS + street], self.calls[seat * STREETS + street]
            if wagers > 63 or calls > 63:
                return -1
            wide = calls << 6 | wagers  # of the width of the result
            found |= wide << (12 * street)
        return found

    def wagers_of(self, seat: int) -> list[int]:
        """How often a seat bet or raised, street by street."""
        self._check(seat)
        return [self.wagers[seat * STREETS + street] for street in range(STREETS)]

    def calls_of(self, seat: int) -> list[int]:
        """How often a seat called, street by street."""
        self._check(seat)
        return [self.calls[seat * STREETS + street] for street in range(STREETS)]

    def held_of(self, seat: int) -> int:
        """The cards a seat was dealt on the first street, as a set of card numbers; 0 where one of them is unknown."""
        self._check(seat)
        return 0 if self.held[seat] >> UNSEEN else self.held[seat]

    def position_of(self, seat: int) -> int:
        """Where a seat sat: at the button, in a blind, or so many places before the button."""
        self._check(seat)
        if self.nowhere:
            return NOWHERE
        if seat == self.button:
            return BUTTON
        if seat == self.small:
            return SMALL_BLIND
        return BIG_BLIND if seat == self.big else (self.button - seat + self.n) % self.n
