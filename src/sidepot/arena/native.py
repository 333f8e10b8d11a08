"""Deals between native players, played in compiled code on the engine's own course of a hand, without Python's lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sidepot.arena.job import SEATS, Job, Part
from sidepot.arena.luck import part_of
from sidepot.arena.sheet import Sheet
from sidepot.arena.watch import Watch
from sidepot.chance import Stream, child
from sidepot.copying import made_by_call, never_copied
from sidepot.deck import Shuffler
from sidepot.engine.betting import Betting
from sidepot.engine.course import Course
from sidepot.engine.dealing import Dealing
from sidepot.engine.forced import post_all
from sidepot.engine.log import with_card
from sidepot.engine.phases import BETTING, DRAWING, OVER
from sidepot.engine.plan import Plan, plan_of
from sidepot.players.kinds import BRING_IN, CALL, CHECK, DISCARD, DRAW, FOLD, RAISE
from sidepot.players.native import Facts

try:
    import cython  # type: ignore[import-untyped]
except ImportError:
    from sidepot.arena import unlocked as cython

PLAIN = __file__.endswith(".py")


class Runner:
    """One course of a hand and all around it, made once and used for hand after hand."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, plan: Plan, kinds: Sequence[int], stack: int, rows: int, luck: bool) -> None:
        if PLAIN:
            self.kinds = [0] * 10
            self.looks = [0] * 10
            self.seeds = [0] * 10
            self.chances = [0] * 10
            self.fresh = [0] * 52
            self.orders = [0] * 1300
        self.n = len(kinds)
        self.luck = luck
        self.sheet, self.watch, self.facts = Sheet(self.n, rows), Watch(), Facts(Stream(0))
        deck = plan.game.deck_of(self.n)
        self.shuffler = Shuffler(0, deck)
        self.deck_size = len(deck)
        self.shuffles = 1 + plan.reshuffles
        for i in range(self.deck_size):
            self.fresh[i] = deck[i]
        self.opening, self.course = self._course(plan, deck, stack), self._course(plan, deck, stack)
        for player in range(self.n):
            self.kinds[player] = kinds[player]
            self.looks[player] = self.facts.looks(kinds[player])
        self.facts.tell_game(plan)

    def _course(self, plan: Plan, deck: bytes, stack: int) -> Course:
        """A course of a hand that is dealt from the orders that the shuffler makes."""
        course: Course = Course.__new__(Course, "bare")
        course.set_up(plan, self.n, 0, deck, False, None)
        if self.shuffles > 1:
            course.cards.order = self.orders
        else:
            course.cards.order = self.shuffler.order
        course.cards.orders = self.shuffles
        for seat in range(self.n):
            course.began[seat] = stack
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
            self.seeds[seat] = child(seed, SEATS + seat)
        opening.renew(button)
        post_all(opening.bets, opening.codes, False)
        opening.open()

    def _play(self, row: int, rotation: int) -> None:
        """Play one hand to its end; player p sits in seat p + rotation."""
        for seat in range(self.n):
            self.chances[seat] = self.seeds[seat]
        self.course.be_as(self.opening)
        if self.course.phase != BETTING or self.course.bets.turn < 0:
            self.course.go_on()
        while self.course.phase != OVER:
            self._ask(self.course, self.facts, rotation)
        # the cards and bets of the opening say who is all-in already
        first = 0 if self.luck else self.opening.codes.count
        self.sheet.add(self.course, self.course.pots_final, row, rotation, first)
        if self.luck and self.sheet.deeds.at_stake:
            self.watch.add(self.course, row, rotation)

    def _ask(self, course: Course, facts: Facts, rotation: int) -> None:
        """Let the player decide whose turn it is."""
        seat = course.bets.turn if course.phase == BETTING else course.turn_seat()
        player = seat - rotation if seat >= rotation else seat - rotation + self.n
        facts.phase = course.phase
        self._tell_chips(course.bets, facts, seat)
        if self.looks[player] or facts.phase != BETTING:
            self._tell_cards(course.cards, facts, seat)
            if not facts.by_board:
                facts.tell_step(course.plan, course.step)
            if facts.phase == DRAWING:
                facts.most = course.most_to_draw(seat)
        facts.chance.state = self.chances[seat]
        facts.decide(self.kinds[player])
        self.chances[seat] = facts.chance.state
        # here, and not in a function of its own, since every decision comes by: it gains a fiftieth
        if facts.answer == FOLD:
            course.do_fold()
        elif facts.answer == CHECK:
            course.do_check()
        elif facts.answer == CALL:
            course.do_call()
        elif facts.answer == RAISE:
            course.do_raise(facts.amount)
        else:
            self._carry_out(course, facts, seat)
        if course.phase != BETTING or course.bets.turn < 0:
            course.go_on()

    def _carry_out(self, course: Course, facts: Facts, seat: int) -> None:
        """What is not bet on cards in the hand."""
        if facts.answer == DISCARD:
            course.throw(seat, facts.amount)
        elif facts.answer == DRAW:
            course.draw(seat, self._thrown(course.cards, facts, seat))
        elif facts.answer == BRING_IN:
            course.do_bring_in()
        else:
            course.decide(seat, True)

    def _thrown(self, cards: Dealing, facts: Facts, seat: int) -> int:
        """The cards at the places that are thrown away, as a value of the log."""
        thrown = 0
        for i in range(facts.held):
            if facts.amount >> i & 1:
                thrown = with_card(thrown, facts.hole[i], cards.up[seat] >> i & 1)
        return thrown

    def _tell_chips(self, bets: Betting, facts: Facts, seat: int) -> None:
        facts.to_call, facts.current, facts.stack = bets.to_call, bets.current, bets.stacks[seat]
        facts.min_to, facts.max_to = bets.min_to, bets.max_to
        facts.wagers_made = bets.count
        facts.pot = bets.total
        facts.owes_bring_in, facts.two_sizes = bets.bring_in_due > 0, bets.pair_shows

    def _tell_cards(self, cards: Dealing, facts: Facts, seat: int) -> None:
        for i in range(cards.held[seat]):
            facts.hole[i] = cards.holes[7 * seat + i]
        facts.held = cards.held[seat]
        facts.hole_set = cards.sets[seat]
        facts.board_set, facts.board_cards = cards.board_sets[0], cards.board_count[0]


def play_part(job: Job, kinds: Sequence[int], number: int) -> Part:
    """Play the deals of a part, each with every player in every seat."""
    rows = job.rows(number)
    runner = Runner(plan_of(job.rules), kinds, job.stack, len(rows), job.luck)
    runner.run(job.seed, rows.start, len(rows))
    return part_of(job, runner.sheet, runner.watch, [])
