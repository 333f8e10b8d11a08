"""What the seat to act is asked, in numbers: how compiled code plays a hand, without an object for each action.

The one rule it keeps: whoever plays a hand this way knows of it what stands here, and nothing of what it is made of.
"""

from __future__ import annotations

from sidepot.copying import never_copied
from sidepot.engine.betting import Betting
from sidepot.engine.course import Course
from sidepot.engine.dealing import Dealing
from sidepot.engine.log import BRING_IN, DISCARD, DRAW
from sidepot.engine.phases import BETTING, DRAWING
from sidepot.engine.plan import DEAL, DRAWING_STEP, Plan
from sidepot.rules.steps import CARDS_A_SEAT


class Question:
    """What a seat is asked: `put` says who and at what price, `look` with which cards.

    The answer goes to the hand: `do_fold`, `do_check`, `do_call`, `do_raise`, or `carry_out` for all else.
    """

    __reduce__ = never_copied

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Nobody is asked yet."""
        # the hand waits for `phase`: one of `engine.phases`
        self.phase = self.seat = self.step = 0
        # the price: as in `Options`, with −1 for the smallest and largest raise where raising is closed
        self.to_call = self.min_to = self.max_to = self.current = self.pot = 0
        self.owes_bring_in = self.two_sizes = False
        # what a longer look tells: chips; cards one by one, and as sets; how many may be drawn
        self.stack = self.wagers_made = 0
        self.hole = [0, 0, 0, 0, 0, 0, 0]
        self.held = self.board_cards = self.most = 0
        self.hole_set = self.board_set = 0
        # the game: how hands are ranked, by how many own cards, and how many cards the board gets
        self.bb = self.order = self.must = self.may = self.whole_board = 0

    def tell_game(self, plan: Plan) -> None:
        """Which game it is, as far as its first ranking says."""
        self.bb, self.order, self.must, self.may = plan.bb, plan.order[0], plan.must[0], plan.may[0]
        self.whole_board = 0
        if plan.with_board[0]:
            for step in range(plan.steps):
                self.whole_board += plan.board[step]

    def to_come(self, plan: Plan) -> int:
        """How many own cards and draws are still to come."""
        many = 0
        for later in range(self.step + 1, plan.steps):
            if plan.op[later] == DRAWING_STEP:
                many += 1
            elif plan.op[later] == DEAL:
                many += plan.down[later] + plan.up[later]
        return many

    def put(self, course: Course) -> None:
        """Go on until somebody has to act, and ask: which seat it is, and at what price; or `phase` says it is over."""
        if course.phase != BETTING or course.bets.turn < 0:
            course.go_on()
        self.phase = course.phase
        self.seat = course.bets.turn if self.phase == BETTING else course.turn_seat()
        _tell_price(self, course.bets)

    def look(self, course: Course) -> None:
        """Let the seat see more than the price: its stack, its cards, the board, and how many cards it may draw."""
        self.step = course.step
        self.stack, self.wagers_made = course.bets.stacks[self.seat], course.bets.count
        _tell_cards(self, course.cards, self.seat)
        if self.phase == DRAWING:
            self.most = course.most_to_draw(self.seat)

    def carry_out(self, course: Course, kind: int, amount: int) -> None:
        """What the seat does that is no bet on cards in the hand, legal as it is; the kind is one of `engine.log`.

        The amount is the card thrown away, or the places of the cards drawn for as a set.
        """
        if kind == DISCARD:
            course.throw(self.seat, amount)
        elif kind == DRAW:
            course.draw_at(self.seat, amount)
        elif kind == BRING_IN:
            course.do_bring_in()
        else:
            course.decide(self.seat, True)


# functions and no methods: what `Question` is the base of could have others, so that in C each would be looked up


def _tell_price(question: Question, bets: Betting) -> None:
    question.to_call, question.current, question.pot = bets.to_call, bets.current, bets.total
    question.min_to, question.max_to = bets.min_to, bets.max_to
    question.owes_bring_in, question.two_sizes = bets.bring_in_due > 0, bets.pair_shows


def _tell_cards(question: Question, cards: Dealing, seat: int) -> None:
    for i in range(cards.held[seat]):
        question.hole[i] = cards.holes[seat * CARDS_A_SEAT + i]
    question.held = cards.held[seat]
    question.hole_set = cards.sets[seat]
    question.board_set, question.board_cards = cards.board_sets[0], cards.board_count[0]
