"""What the entries of a log come to: chips, cards, who is in. It decides nothing; it is told.

The one rule it keeps: nothing but the entries and the rules is asked, so that a log with hidden cards comes to
exactly what its viewer saw.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.betting import new_betting
from sidepot.engine.dealing import new_dealing
from sidepot.engine.forced import settle_antes
from sidepot.engine.log import (
    ANTE,
    AWARD,
    BET,
    BOARD,
    BRING_IN,
    CALL,
    CHECK,
    DEAD_BLIND,
    DEALT,
    DIE,
    DISCARD,
    DRAW,
    END,
    FOLD,
    MUCK,
    POT,
    RETURN,
    SHARE,
    SHARING,
    SHOW,
    STEP,
    TABLE_ANTE,
    UNSEEN,
    Log,
    card_at,
    card_count,
)
from sidepot.engine.parts import PART
from sidepot.engine.plan import BETTING_STEP, Plan
from sidepot.rules.steps import SEATS


class Told:
    """The state of a hand as its log tells it: rows of chips in `bets`, of cards in `cards`."""

    __new__ = made_by(PART, did=SEATS)
    __reduce__ = copied_by(PART)

    did: list[int]

    def __init__(self) -> None:
        raise TypeError(PART)

    def begin(self, plan: Plan, players: int, button: int) -> None:
        """Nothing has happened yet; stacks are counted from nothing unless somebody sets them."""
        self.plan = plan
        self.count = 0
        self.bets = new_betting(plan, players, button)
        self.cards = new_dealing(plan, players, b"")
        for seat in range(players):
            self.did[seat] = -1
        self.step = -1
        self.shown = self.mucked = 0
        self.over = self._opened = False
        self.pot_amount = self.sharing = self.share = 0

    def read(self, log: Log, first: int, last: int) -> None:
        """Take the entries of a log from one up to another."""
        for place in range(first, last):
            self.take(log.at(place))

    def take(self, code: int) -> None:
        """One more entry."""
        self.count += 1
        # the parts of an entry (`sidepot.engine.log`), without a call for each
        kind, seat, flag, value = code & 31, code >> 5 & 15, code & 512 != 0, code >> 10
        if kind == STEP:
            self._begin_step(value)
        elif kind == DEALT:
            self.cards.take(seat, value)
        elif kind == BOARD:
            self._board(seat, value, flag)
        elif kind == CALL:
            self._wager(kind, seat, value, flag)
        elif BET <= kind <= BRING_IN:
            self._wager(kind, seat, value - self.bets.wagers[seat], flag)
        elif kind == CHECK:
            self.did[seat] = CHECK
        elif kind in (FOLD, DIE):
            self.did[seat] = kind
            self.bets.remove(seat)
        elif kind <= DEAD_BLIND:
            self._forced(kind, seat, value, flag)
        elif kind in (DISCARD, DRAW):
            self._thrown(kind, seat, value, flag)
        else:
            self._end(kind, seat, value, flag)

    def _begin_step(self, step: int) -> None:
        if self.step < 0:
            settle_antes(self.bets)
        elif self.plan.street_of[step] != self.plan.street_of[self.step]:
            for seat in range(self.bets.n):
                self.did[seat] = -1
        if self.plan.op[step] == BETTING_STEP:
            # the first betting goes on from the blinds
            if self._opened:
                self.bets.open_wagers(bool(self.plan.big[step]))
            self._opened = True
        self.step = step

    def _forced(self, kind: int, seat: int, amount: int, all_in: bool) -> None:
        if kind == ANTE:
            self.bets.told_ante(seat, amount, all_in)
        elif kind in (TABLE_ANTE, DEAD_BLIND):
            self.bets.told_gift(seat, amount, all_in)
        else:
            self._wager(kind, seat, amount, all_in)

    def _wager(self, kind: int, seat: int, amount: int, all_in: bool) -> None:
        self.did[seat] = kind
        self.bets.told_wager(seat, amount, all_in, BET <= kind <= BRING_IN)

    # cards

    def _board(self, which: int, value: int, begins: bool) -> None:
        if begins:
            self._second_board(card_count(value))
        self.cards.take_board(which, value)

    def _second_board(self, new: int) -> None:
        """A second board with the first cards of the other, but for those it was just dealt."""
        self.cards.two_boards()
        for i in range(self.cards.board_count[0] - new):
            self.cards.lay(1, self.cards.boards[i])

    def _thrown(self, kind: int, seat: int, value: int, onto_board: bool) -> None:
        self.did[seat] = kind
        for i in range(card_count(value)):
            card = card_at(value, i)
            self._drop(seat, card)
            if onto_board:
                for which in range(self.cards.board_total):
                    self.cards.lay(which, card)

    def _drop(self, seat: int, card: int) -> None:
        """A card leaves a seat; one that was not seen before, in the place of any that is not seen."""
        place = -1
        for i in range(self.cards.held[seat]):
            if self.cards.held_at(seat, i) == card:
                self.cards.drop(seat, i)
                return
            if place < 0 and self.cards.held_at(seat, i) == UNSEEN:
                place = i
        if place >= 0:
            self.cards.drop(seat, place)

    # the end

    def _end(self, kind: int, seat: int, value: int, flag: bool) -> None:
        if kind == SHOW:
            self.did[seat] = SHOW
            self._show(seat, value)
        elif kind == MUCK:
            self.did[seat] = MUCK
            self.mucked |= 1 << seat
            if flag:
                self.bets.remove(seat)
        elif kind == POT:
            if not flag:
                self.pot_amount = value
        elif kind == SHARING:
            self.sharing = seat
        elif kind == SHARE:
            self.share = seat
        elif kind in (AWARD, RETURN):
            self.bets.receive(seat, value)
        elif kind == END:
            self.over = True
            self.bets.clear_wagers()

    def _show(self, seat: int, value: int) -> None:
        self.shown |= 1 << seat
        self.cards.show(seat, value)


def new_told(plan: Plan, players: int, button: int) -> Told:
    """What a log comes to before its first entry."""
    facts: Told = Told.__new__(Told, "bare")
    facts.begin(plan, players, button)
    return facts


def fold_of(plan: Plan, began: tuple[int, ...], button: int, log: Log) -> Told:
    """What a whole log comes to, from these stacks on."""
    facts = new_told(plan, len(began), button)
    for seat in range(len(began)):
        facts.bets.stacks[seat] = began[seat]
    facts.read(log, 0, log.count)
    return facts
