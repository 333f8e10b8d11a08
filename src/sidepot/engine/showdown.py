"""The showdown: how strong each hand is, who wins each pot, and who has to show.

The one rule it keeps: a pot goes to the best hand among those entitled to it (X13).
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.log import Log
from sidepot.engine.parts import PART
from sidepot.engine.plan import BOARDS, Plan
from sidepot.engine.pots import Pots
from sidepot.ranks.scalar import high, top_suit, worth
from sidepot.rules.steps import SEATS


class Showdown:
    """The strengths of the hands still in, on one board or two; larger is better, a low of 0 is none."""

    __new__ = made_by(PART, highs=BOARDS * SEATS, lows=BOARDS * SEATS, ranked=SEATS, ranked_on=SEATS)
    __reduce__ = copied_by(PART)

    highs: list[int]
    lows: list[int]
    ranked: list[int]
    ranked_on: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int) -> None:
        """No hand is ranked yet."""
        self.plan = plan
        self.n = players
        self.boards = 1

    def rank(self, seat: int, board_index: int, hole: int, board: int) -> None:
        """Rank a seat's hole cards on one board."""
        at = board_index * SEATS + seat
        if board_index == 0:
            # a simulation plays each deal several times: the same cards have the same strength
            if hole == self.ranked[seat] and board == self.ranked_on[seat]:
                return
            self.ranked[seat] = hole
            self.ranked_on[seat] = board
        # most games: without asking how, it takes less than half the time
        self.highs[at] = high(hole | board) if self.plan.plain_high else self._worth(0, hole, board)
        if self.plan.low:
            self.lows[at] = self._worth(1, hole, board)

    def _worth(self, ranking: int, hole: int, board: int) -> int:
        if not self.plan.with_board[ranking]:
            board = 0
        return worth(self.plan.order[ranking], hole, board, self.plan.must[ranking], self.plan.may[ranking])

    def best(self, among: int, board: int, low: bool) -> int:
        """Who of these seats has the best high or low; nobody where there is no low."""
        winners = 0
        top = 0
        for seat in range(self.n):
            if among & (1 << seat):
                value = self.lows[board * SEATS + seat] if low else self.highs[board * SEATS + seat]
                if value > top:
                    top = value
                    winners = 1 << seat
                elif value and value == top:
                    winners |= 1 << seat
        return winners

    def award(self, pots: Pots, log: Log) -> None:
        """Give every pot to its winners, side pots before the main pot (V54)."""
        for pot in range(pots.count - 1, -1, -1):
            self._award_pot(pots, log, pot)
        if pots.orphan:
            # K6: what nobody in paid for goes to the winners of the main pot
            pots.award(log, pots.count, 0, 0, pots.main_winners, pots.orphan)

    def _award_pot(self, pots: Pots, log: Log, pot: int) -> None:
        among = pots.entitled[pot]
        amount = pots.amounts[pot]
        if among & (among - 1) == 0:
            pots.award(log, pot, 0, 0, among, amount)
            return
        half = amount // 2 if self.boards == 2 else 0
        self._award_board(pots, log, pot, 0, among, amount - half)
        if self.boards == 2:
            self._award_board(pots, log, pot, 1, among, half)

    def _award_board(self, pots: Pots, log: Log, pot: int, board: int, among: int, amount: int) -> None:
        """The first ranking takes all, or the larger half where somebody has a hand by the second."""
        low = 0
        highs = self.best(among, board, False)
        if self.plan.low:
            lows = self.best(among, board, True)
            if lows and not (self.plan.even_halves and lows == highs):
                low = amount // 2
                if low:
                    self._share(pots, log, pot, board, 1, lows, low)
        self._share(pots, log, pot, board, 0, highs, amount - low)

    def _share(self, pots: Pots, log: Log, pot: int, board: int, ranking: int, winners: int, amount: int) -> None:
        if self.plan.odd_by_card:
            self._tell_odd_cards(pots, board, ranking)
        pots.award(log, pot, board, ranking, winners, amount)

    def _tell_odd_cards(self, pots: Pots, board: int, ranking: int) -> None:
        """The suit of each hand's highest card: it decides about an odd chip (T12)."""
        order = self.plan.order[ranking]
        for seat in range(self.n):
            value = self.lows[board * SEATS + seat] if ranking else self.highs[board * SEATS + seat]
            pots.odd_card[seat] = top_suit(order, value, self.ranked[seat]) + 1 if value else 0

    def must_show(self, first: int, inside: int, everyone: bool) -> int:
        """Who shows, in order from *first*: everyone, or each whose hand is not beaten by one shown before."""
        if everyone:
            return inside
        shown = 0
        seat = first
        for _ in range(self.n):
            if inside & (1 << seat) and self._contends(seat, shown):
                shown |= 1 << seat
            seat = seat + 1 if seat + 1 < self.n else 0
        return shown

    def _contends(self, seat: int, shown: int) -> bool:
        """Whether a hand is not beaten in everything: on each board, for each half."""
        for board in range(self.boards):
            row = board * SEATS
            beaten = False
            low_beaten = self.lows[row + seat] == 0
            for other in range(self.n):
                if shown & (1 << other):
                    if self.highs[row + other] > self.highs[row + seat]:
                        beaten = True
                    if self.lows[row + other] > self.lows[row + seat]:
                        low_beaten = True
            if not beaten or not low_beaten:
                return True
        return False


def new_showdown(plan: Plan, players: int) -> Showdown:
    """A showdown, on one board until it is told of two."""
    showdown: Showdown = Showdown.__new__(Showdown, "bare")
    showdown.begin(plan, players)
    return showdown
