"""Watching the cards that come once players are all-in: which pots were at stake, between which hands."""

from __future__ import annotations

from sidepot.arena.job import Note
from sidepot.copying import never_copied
from sidepot.engine.course import Course
from sidepot.engine.phases import OVER
from sidepot.engine.pots import Pots, new_pots


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
        if hand.cards.board_count[0] != self.seen:
            if hand.bets.inside != hand.bets.live and hand.bets.many_inside():
                self._note(hand)
            self.seen = hand.cards.board_count[0]

    def _note(self, hand: Course) -> None:
        if not hand.bets.many_live():
            if hand.phase == OVER:
                self._pots(hand, hand.pots_final)
        elif not self._discards_ahead(hand):
            # somebody is all-in and others bet on: the pots that can't grow
            pots = new_pots(hand.plan, hand.n, hand.bets.button)
            pots.layer(hand.bets, False)
            self._pots(hand, pots)

    def _discards_ahead(self, hand: Course) -> bool:
        """Whether hands will still change, so that nobody can tell their equity."""
        ahead = 0
        for step in range(hand.step, hand.plan.steps):
            ahead += hand.plan.most[step]
        return ahead > 0

    def _pots(self, hand: Course, pots: Pots | None) -> None:
        assert pots is not None
        for pot in range(pots.count):
            among = pots.entitled[pot]
            if among & (among - 1) and (among & ~hand.bets.live or hand.phase == OVER):
                self.notes.append(self._one(hand, pots.amounts[pot], among))

    def _one(self, hand: Course, amount: int, among: int) -> Note:
        cards = hand.cards
        seats = tuple([seat for seat in range(hand.n) if among & (1 << seat)])
        before = 0
        dead = cards.gone | cards.just_gone
        for i in range(self.seen):
            before |= cards.bit(cards.boards[i])
        for seat in range(hand.n):
            for i in range(cards.held[seat]):
                dead |= cards.bit(cards.holes[7 * seat + i])
        for seat in seats:
            dead &= ~cards.sets[seat]
        holes = tuple([cards.sets[seat] for seat in seats])
        after = tuple([cards.board_sets[which] for which in range(cards.board_total)])
        return Note(self.row, self.rotation, amount, seats, holes, dead, before, after)
