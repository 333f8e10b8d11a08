"""The showdown: how strong each hand is, who wins each pot, and who has to show.

The one rule it keeps: a pot goes to the best hand among those entitled to it (X13).
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.parts import PART
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots
from sidepot.ranks.scalar import count, high, low8, omaha, omaha_low8, pick, short_deck

PLAIN = __file__.endswith(".py")


class Showdown:
    """The strengths of the hands still in, on one board or two; larger is better, a low of 0 is none."""

    __new__ = made_by(PART)
    __reduce__ = copied_by(PART)

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int) -> None:
        """No hand is ranked yet."""
        if PLAIN:
            self.highs = [0] * 20
            self.lows = [0] * 20
            self.ranked = [0] * 10
            self.ranked_on = [0] * 10
        self.plan = plan
        self.n = players
        self.boards = 1

    def rank(self, seat: int, board_index: int, hole: int, board: int) -> None:
        """Rank a seat's hole cards on one board."""
        at = board_index * 10 + seat
        if board_index == 0:
            # a simulation plays each deal several times: the same cards have the same strength
            if hole == self.ranked[seat] and board == self.ranked_on[seat]:
                return
            self.ranked[seat] = hole
            self.ranked_on[seat] = board
        if self.plan.short_ranks:
            self.highs[at] = short_deck(hole | board)
        elif self.plan.must_play:
            self.highs[at] = omaha(hole, board)
        elif count(hole) > self.plan.may_play:
            self.highs[at] = pick(hole, board)
        else:
            self.highs[at] = high(hole | board)
        if self.plan.low:
            self.lows[at] = omaha_low8(hole, board) if self.plan.must_play else low8(hole | board)

    def best(self, among: int, board: int, low: bool) -> int:
        """Who of these seats has the best high or low; nobody where there is no low."""
        winners = 0
        top = 0
        for seat in range(self.n):
            if among & (1 << seat):
                value = self.lows[board * 10 + seat] if low else self.highs[board * 10 + seat]
                if value > top:
                    top = value
                    winners = 1 << seat
                elif value and value == top:
                    winners |= 1 << seat
        return winners

    def award(self, pots: Pots) -> None:
        """Give every pot to its winners, side pots before the main pot (V54)."""
        for pot in range(pots.count - 1, -1, -1):
            self._award_pot(pots, pot)
        if pots.orphan:
            # K6: what nobody in paid for goes to the winners of the main pot
            pots.award(pots.count, 0, False, pots.main_winners, pots.orphan)

    def _award_pot(self, pots: Pots, pot: int) -> None:
        among = pots.entitled[pot]
        amount = pots.amounts[pot]
        if among & (among - 1) == 0:
            pots.award(pot, 0, False, among, amount)
            return
        half = amount // 2 if self.boards == 2 else 0
        self._award_board(pots, pot, 0, among, amount - half)
        if self.boards == 2:
            self._award_board(pots, pot, 1, among, half)

    def _award_board(self, pots: Pots, pot: int, board: int, among: int, amount: int) -> None:
        """High takes all, or the larger half where somebody has a low."""
        low = 0
        if self.plan.low:
            winners = self.best(among, board, True)
            if winners:
                low = amount // 2
                if low:
                    pots.award(pot, board, True, winners, low)
        pots.award(pot, board, False, self.best(among, board, False), amount - low)

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
        beaten = False
        low_beaten = self.lows[seat] == 0
        for other in range(self.n):
            if shown & (1 << other):
                if self.highs[other] > self.highs[seat]:
                    beaten = True
                if self.lows[other] > self.lows[seat]:
                    low_beaten = True
        return not beaten or not low_beaten


def new_showdown(plan: Plan, players: int) -> Showdown:
    """A showdown, on one board until it is told of two."""
    showdown: Showdown = Showdown.__new__(Showdown, "bare")
    showdown.begin(plan, players)
    return showdown
