"""The cards of a hand: what was dealt to whom, in the order of the deck, and what was thrown away.

The one rule it keeps: a card leaves the deck once and never comes back (V66).
"""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.cards import DECK, Card
from sidepot.copying import copied_by, made_by
from sidepot.engine.parts import PART
from sidepot.engine.plan import Plan

PLAIN = __file__.endswith(".py")


class Dealing:
    """Hole cards by seat (seven places each), the board (two when it is run twice), and the place in the deck."""

    __new__ = made_by(PART)
    __reduce__ = copied_by(PART)

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int, deck: bytes) -> None:
        """No card has left the deck yet."""
        if PLAIN:
            self.holes = [0] * 70
            self.dealt = [0] * 10
            self.kept = [0] * 10
            self.sets = [0] * 10
            self.boards = [0] * 20
            self.board_sets = [0] * 2
            self.board_count = [0] * 2
        self.plan = plan
        self.n = players
        self.deck = deck
        self.order: Sequence[int] = deck
        self.clear()

    def clear(self) -> None:
        """Begin again with the same cards, or others laid in `order`."""
        for seat in range(self.n):
            self.dealt[seat] = self.kept[seat] = 0
            self.sets[seat] = 0
        for which in range(2):
            self.board_count[which] = 0
            self.board_sets[which] = 0
        self.place = 0
        self.board_total = 1

    def copy(self) -> Dealing:
        """An independent copy."""
        other = new_dealing(self.plan, self.n, self.deck)
        other.be_as(self)
        return other

    def be_as(self, other: Dealing) -> None:
        """Become what another dealing from the same cards is now."""
        # every place, whoever sits there: for a number known in advance C has no loop
        for i in range(70):
            self.holes[i] = other.holes[i]
        for seat in range(10):
            self.dealt[seat] = other.dealt[seat]
            self.kept[seat] = other.kept[seat]
            self.sets[seat] = other.sets[seat]
        for i in range(20):
            self.boards[i] = other.boards[i]
        for which in range(2):
            self.board_sets[which] = other.board_sets[which]
            self.board_count[which] = other.board_count[which]
        self.place, self.board_total = other.place, other.board_total

    def deal_street(self, street: int, first: int, inside: int, run_out: bool) -> None:
        """Deal a street: hole cards one at a time from *first* on, then the board after a burn (X3, X4)."""
        for _ in range(self.plan.hole[street]):
            self._deal_round(first, inside)
        if self.plan.board[street]:
            if run_out and self.plan.boards == 2 and self.board_total == 1:
                self._second_board()
            for which in range(self.board_total):
                self._deal_board(which, self.plan.board[street])

    def _deal_round(self, first: int, inside: int) -> None:
        seat = first
        for _ in range(self.n):
            if inside & (1 << seat):
                card = self._next_card()
                self.holes[seat * 7 + self.dealt[seat]] = card
                self.kept[seat] |= 1 << self.dealt[seat]
                self.dealt[seat] += 1
                self.sets[seat] |= self._bit(card)
            seat = seat + 1 if seat + 1 < self.n else 0

    def _deal_board(self, which: int, count: int) -> None:
        if self.plan.burn:
            self.place += 1
        for _ in range(count):
            card = self._next_card()
            self.boards[which * 10 + self.board_count[which]] = card
            self.board_count[which] += 1
            self.board_sets[which] |= self._bit(card)

    def _second_board(self) -> None:
        """Run it twice: from here on a second board with the same first cards."""
        self.board_total = 2
        self.board_sets[1] = self.board_sets[0]
        self.board_count[1] = self.board_count[0]
        for i in range(self.board_count[0]):
            self.boards[10 + i] = self.boards[i]

    def _next_card(self) -> int:
        card = self.order[self.place]
        self.place += 1
        return card

    def _bit(self, card: int) -> int:
        # a one of the right width: in C a plain 1 would be too narrow for the upper suits
        one = 1
        return one << (16 * (card & 3) + (card >> 2))

    def throw(self, seat: int, card: int) -> None:
        """A seat throws one of its hole cards away."""
        for i in range(self.dealt[seat]):
            if self.holes[seat * 7 + i] == card:
                self.kept[seat] &= ~(1 << i)
        self.sets[seat] &= ~self._bit(card)

    def held(self, seat: int) -> int:
        """How many hole cards a seat still holds."""
        many = 0
        rest = self.kept[seat]
        while rest:
            rest &= rest - 1
            many += 1
        return many

    # as values

    def hole_cards(self, seat: int) -> tuple[Card, ...]:
        """The hole cards a seat still holds."""
        return tuple([DECK[self.holes[seat * 7 + i]] for i in range(self.dealt[seat]) if self.kept[seat] >> i & 1])

    def hole_of(self, seat: int, street: int) -> tuple[Card, ...]:
        """The hole cards a seat was dealt on a street, those thrown away later included."""
        before = self._before(street, True)
        last = min(self.dealt[seat], before + self.plan.hole[street])
        return tuple([DECK[self.holes[seat * 7 + i]] for i in range(before, last)])

    def board_cards(self, which: int) -> tuple[Card, ...]:
        """The community cards of one board."""
        return tuple([DECK[self.boards[which * 10 + i]] for i in range(self.board_count[which])])

    def board_of(self, which: int, street: int) -> tuple[Card, ...]:
        """The community cards of a street."""
        before = self._before(street, False)
        return self.board_cards(which)[before : before + self.plan.board[street]]

    def _before(self, street: int, hole: bool) -> int:
        """How many cards of a kind the streets before this one bring."""
        count = 0
        for i in range(street):
            count += self.plan.hole[i] if hole else self.plan.board[i]
        return count


def new_dealing(plan: Plan, players: int, deck: bytes) -> Dealing:
    """The cards of a hand that begins."""
    cards: Dealing = Dealing.__new__(Dealing, "bare")
    cards.begin(plan, players, deck)
    return cards
