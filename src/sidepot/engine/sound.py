"""Are these the facts of a hand? What comes from a disk or a stranger is looked at before anything is made of it.

It asks no rule of poker, only whether each entry fits where it stands: seats, steps, cards and chips that are there.
"""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.engine.log import (
    ANTE,
    AWARD,
    BET,
    BOARD,
    BRING_IN,
    CALL,
    DEAD_BLIND,
    DEALT,
    DIE,
    DISCARD,
    DRAW,
    DROP,
    END,
    FOLD,
    POT,
    RAKE,
    RETURN,
    SHARE,
    SHARING,
    SHOW,
    SHUFFLE,
    STEP,
    TABLE_ANTE,
    UNSEEN,
    card_at,
    card_count,
    flag_of,
    kind_of,
    seat_of,
    value_of,
)
from sidepot.rules import MAX_CHIPS, Game, Rules
from sidepot.rules.steps import BOARD as ON_BOARD
from sidepot.rules.steps import CARDS_A_SEAT, Bet
from sidepot.words.refusal import Wrong

_OF_A_SEAT = frozenset({*range(STEP), DEALT, *range(FOLD, DIE + 1), RETURN, AWARD})
MOST = 4_096
"""More entries than any hand has."""


def check_facts(rules: Rules, stacks: Sequence[int], facts: Sequence[int], whole: bool = True) -> None:
    """ValueError says which entry can't be there; *whole*: the hand has ended, and every chip is somewhere."""
    if len(facts) > MOST:
        raise Wrong("mistake-facts-many", count=str(len(facts)))
    check = _Check(rules.program, stacks)
    for place, code in enumerate(facts, 1):
        wrong = check.wrong(code)
        if wrong:
            raise Wrong("mistake-fact", place=str(place), why=wrong)
    if whole and not check.ended:
        raise Wrong("mistake-facts-end")
    if whole and sum(check.behind) + check.taken != sum(stacks):
        raise Wrong("mistake-facts-chips")


class _Check:
    """What is needed to tell whether the next entry fits."""

    def __init__(self, game: Game, stacks: Sequence[int]) -> None:
        self.game, self.n = game, len(stacks)
        self.behind, self.wagers = list(stacks), [0] * len(stacks)
        self.held, self.board, self.two = [0] * len(stacks), [0, 0], False
        self.seen: set[int] = set()
        self.step, self.shares, self.taken = -1, 0, 0
        self.halves = 0
        self.ended = False

    def wrong(self, code: int) -> str:
        """Why an entry can't come next; "" where it can, and is taken."""
        if self.ended:
            return "the hand was over"
        kind, seat = kind_of(code), seat_of(code)
        if kind in _OF_A_SEAT and seat >= self.n:
            return f"there is no seat {seat}"
        if kind < STEP or kind in (CALL, RETURN, AWARD, RAKE, DROP) or BET <= kind <= BRING_IN:
            return self._chips(kind, seat, value_of(code))
        if kind in (DEALT, BOARD, DRAW, DISCARD, SHOW):
            return self._cards(kind, seat, code)
        return self._turn(kind, seat, code)

    def _chips(self, kind: int, seat: int, value: int) -> str:
        if value > MAX_CHIPS:
            return f"{value} chips"
        if kind in (RAKE, DROP):
            self.taken += value
        elif kind in (RETURN, AWARD):
            if kind == AWARD and not self.shares:
                return "nothing is shared out yet"
            self.behind[seat] += value
        else:
            cost = value - self.wagers[seat] if BET <= kind <= BRING_IN else value
            if not 0 <= cost <= self.behind[seat]:
                return f"seat {seat} has {self.behind[seat]} chips and pays {cost}"
            self.behind[seat] -= cost
            if kind not in (ANTE, TABLE_ANTE, DEAD_BLIND):
                self.wagers[seat] += cost
        return ""

    def _cards(self, kind: int, seat: int, code: int) -> str:
        value = value_of(code)
        many = card_count(value)
        found = [card_at(value, i) for i in range(many)]
        if value >> (10 + 6 * many):
            return "there is something behind its cards"
        if any(card > 51 and (card != UNSEEN or kind == SHOW) for card in found):
            return "one of its cards is none"
        if kind == BOARD:
            return self._on_board(seat, found, flag_of(code))
        if kind == DEALT:
            self.held[seat] += many
            too_many = self.held[seat] > CARDS_A_SEAT
            return f"seat {seat} holds too many cards" if too_many else self._fresh(found)
        if kind == SHOW:
            return "" if many == self.held[seat] else f"seat {seat} holds {self.held[seat]} cards and shows {many}"
        if many > self.held[seat]:
            return f"seat {seat} throws away more than it holds"
        self.held[seat] -= many
        return self._lay(0, many) if kind == DISCARD and flag_of(code) else ""

    def _on_board(self, board: int, found: list[int], second: bool) -> str:
        if board > 1 or second != (board == 1 and not self.two) or UNSEEN in found:
            return "there is no such board"
        if second:
            if len(found) > self.board[0]:
                return "the second board is larger than the first"
            self.two, self.board[1] = True, self.board[0] - len(found)
        self.board[board] += len(found)
        return self._lay(board, 0) or self._fresh(found)

    def _lay(self, board: int, many: int) -> str:
        for which in range(1 + self.two):
            self.board[which] += many
        return "more cards than a board has room for" if max(self.board) > ON_BOARD else ""

    def _fresh(self, found: list[int]) -> str:
        known = [card for card in found if card != UNSEEN]
        if len({*known}) < len(known) or self.seen.intersection(known):
            return "one of its cards is dealt already"
        self.seen.update(known)
        return ""

    def _turn(self, kind: int, seat: int, code: int) -> str:
        value, flag = value_of(code), flag_of(code)
        if kind == STEP:
            return self._begin(value)
        if kind == SHUFFLE:
            self.seen.clear()  # cards come back from what was thrown away
            return "" if value <= 52 else f"{value} cards"
        if kind in (POT, SHARING, SHARE):
            return self._pot(kind, seat, value, flag)
        if kind == END:
            self.ended = True
            return "a pot has no amount or nobody who may win it" if self.halves % 2 else ""
        return "" if self.step >= 0 else "nothing has begun"

    def _begin(self, step: int) -> str:
        if not self.step < step < len(self.game.steps):
            return f"step {step} does not come next"
        if isinstance(self.game.steps[step], Bet) and any(isinstance(each, Bet) for each in self.game.steps[:step]):
            self.wagers = [0] * self.n
        self.step = step
        return ""

    def _pot(self, kind: int, which: int, value: int, flag: bool) -> str:
        if kind == POT:
            if which != self.halves // 2 or flag != (self.halves % 2 == 1) or which >= self.n:
                return "it is not the next pot"
            self.halves += 1
            return f"{value} seats" if flag and value >> self.n else f"{value} chips" if value > MAX_CHIPS else ""
        if kind == SHARING:
            return "" if which <= self.halves // 2 else "there is no such pot"
        self.shares += 1
        if which >> 1 >= len(self.game.rankings) or (which & 1 and not self.two):
            return "there is nothing to share it by"
        return f"{value} chips" if value > MAX_CHIPS else ""
