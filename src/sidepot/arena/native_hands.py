"""Deals between native players, played in compiled code on the engine's own course of a hand, without Python's lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sidepot.arena.all_ins import AllIns
from sidepot.arena.job import SEAT_SEEDS, Job, Part
from sidepot.arena.luck import part_of
from sidepot.arena.score_sheet import ScoreSheet
from sidepot.cards import FULL_DECK
from sidepot.chance import Stream, child
from sidepot.copying import made_by_call, never_copied
from sidepot.deck import Shuffler
from sidepot.engine.course import Course, new_course
from sidepot.engine.log import CALL, CHECK, FOLD, RAISE
from sidepot.engine.phases import BETTING, OVER
from sidepot.engine.plan import Plan, plan_of
from sidepot.players.native import Decision
from sidepot.rules.steps import SEATS, STEPS

try:
    import cython  # type: ignore[import-untyped]
except ImportError:
    from sidepot.arena import without_cython as cython


class Runner:
    """One course of a hand and all around it, made once and used for hand after hand."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, plan: Plan, kinds: Sequence[int], stack: int, rows: int, luck: bool) -> None:
        # compiled, a list only fills the row of C that takes its place
        self.kinds = [0 for _ in range(SEATS)]
        self.looks = [0 for _ in range(SEATS)]
        self.seeds = [0 for _ in range(SEATS)]
        self.chances = [0 for _ in range(SEATS)]
        self.fresh = [0 for _ in FULL_DECK]
        self.n = len(kinds)
        self.plan = plan
        self.luck = luck
        self.sheet, self.all_ins, self.decision = ScoreSheet(self.n, rows), AllIns(), Decision(Stream(0))
        deck = plan.game.deck_of(self.n)
        self.shuffler = Shuffler(0, deck)
        self.deck_size = len(deck)
        self.shuffles = 1 + plan.reshuffles
        if self.shuffles > 1:
            self.orders = [0 for _ in range((STEPS + 1) * len(FULL_DECK))]
        for i in range(self.deck_size):
            self.fresh[i] = deck[i]
        self.opening, self.course = self._course(plan, deck, stack), self._course(plan, deck, stack)
        for player in range(self.n):
            self.kinds[player] = kinds[player]
            self.looks[player] = self.decision.looks(kinds[player])
        self.decision.know(plan)

    def _course(self, plan: Plan, deck: bytes, stack: int) -> Course:
        """A course of a hand that is dealt from the orders that the shuffler makes."""
        course = new_course(plan, self.n, deck, stack)
        if self.shuffles > 1:
            course.deal_from(self.orders, self.shuffles)
        else:
            course.deal_from(self.shuffler.order, 1)
        return course

    def run(self, seed: int, first: int, deals: int) -> None:
        """Play deals from the *first* on."""
        with cython.nogil:
            self._run(seed, first, deals)

    def _run(self, seed: int, first: int, deals: int) -> None:
        for row in range(deals):
            deal_seed = child(seed, first + row + 1)
            self._shuffle(self.shuffler, deal_seed)
            self._open(self.opening, (first + row) % self.n, deal_seed)
            for rotation in range(self.n):
                self._play(row, rotation)

    def _shuffle(self, shuffler: Shuffler, seed: int) -> None:
        for i in range(self.deck_size):
            shuffler.order[i] = self.fresh[i]
        shuffler.state = seed
        shuffler.shuffle()
        if self.shuffles > 1:
            self._keep_orders(shuffler)

    def _keep_orders(self, shuffler: Shuffler) -> None:
        """This order of the deck, and others behind it for when it has to be shuffled again."""
        for which in range(self.shuffles):
            if which:
                shuffler.shuffle()
            for i in range(self.deck_size):
                self.orders[which * self.deck_size + i] = shuffler.order[i]

    def _open(self, opening: Course, button: int, seed: int) -> None:
        """Collect the forced bets and deal, once for all the hands of a deal: whoever sits where, they begin alike."""
        for seat in range(self.n):
            self.seeds[seat] = child(seed, SEAT_SEEDS + seat)
        opening.open_again(button)
        self.dealt = opening.entry_count()

    def _play(self, row: int, rotation: int) -> None:
        """Play one hand to its end; player p sits in seat p + rotation."""
        for seat in range(self.n):
            self.chances[seat] = self.seeds[seat]
        self.course.be_as(self.opening)
        self.decision.put(self.course)
        while self.decision.phase != OVER:
            self._ask(self.course, self.decision, rotation)
        self.sheet.add(self.course, row, rotation, self.dealt)
        if self.luck:
            self.all_ins.add(self.course, row, rotation)

    def _ask(self, course: Course, decision: Decision, rotation: int) -> None:
        """Let the player decide whose turn it is."""
        seat = decision.seat
        player = seat - rotation if seat >= rotation else seat - rotation + self.n
        if self.looks[player] or decision.phase != BETTING:
            decision.look(course)
            if not decision.by_board:
                decision.coming = decision.to_come(self.plan)
        decision.chance.state = self.chances[seat]
        decision.decide(self.kinds[player])
        self.chances[seat] = decision.chance.state
        if decision.kind == FOLD:
            course.do_fold()
        elif decision.kind == CHECK:
            course.do_check()
        elif decision.kind == CALL:
            course.do_call()
        elif decision.kind == RAISE:
            course.do_raise(decision.amount)
        else:
            decision.carry_out(course, decision.kind, decision.amount)
        decision.put(course)


def play_part(job: Job, kinds: Sequence[int], number: int) -> Part:
    """Play the deals of a part, each with every player in every seat."""
    rows = job.rows(number)
    runner = Runner(plan_of(job.rules), kinds, job.stack, len(rows), job.luck)
    runner.run(job.seed, rows.start, len(rows))
    return part_of(job, runner.sheet, runner.all_ins, [])
