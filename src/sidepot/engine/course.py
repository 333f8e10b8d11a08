"""The course of a hand: the order of dealing, betting, discards and showdown, and the log of it.

It decides nothing that a player decides: `hand` brings the actions, and checks them first.
"""

from __future__ import annotations

from sidepot.copying import copied_by, made_by
from sidepot.engine.betting import new_betting
from sidepot.engine.dealing import Dealing, new_dealing
from sidepot.engine.forced import open_betting, post_all, post_returning
from sidepot.engine.log import (
    BOARD,
    CALL,
    CHECK,
    DISCARD,
    END,
    FOLD,
    HOLE,
    MUCK,
    RETURN,
    SHOW,
    new_log,
)
from sidepot.engine.parts import PART
from sidepot.engine.plan import Plan
from sidepot.engine.pots import Pots, new_pots
from sidepot.engine.showdown import Showdown, new_showdown

PLAIN = __file__.endswith(".py")

_NO_POSTS: dict[int, tuple[int, int]] = {}

# the phases of a hand, as `options` numbers them: betting 0, discarding 1, showing 2, over 3


class Course:
    """The state of a hand and how it goes on; `hand.Hand` is what players and programs hold."""

    __new__ = made_by(PART)
    __reduce__ = copied_by(PART)

    def __init__(self) -> None:
        raise TypeError(PART)

    def set_up(
        self,
        plan: Plan,
        players: int,
        button: int,
        deck: bytes,
        no_sb: bool,
        posts: dict[int, tuple[int, int]] | None,
    ) -> None:
        """Nothing is paid or dealt yet."""
        if PLAIN:
            self.began = [0] * 10
        self.plan = plan
        self.n = players
        self.no_sb = no_sb
        self.posts = _NO_POSTS if posts is None else posts
        self.bets = new_betting(plan, players, button)
        self.cards = new_dealing(plan, players, deck)
        self.codes = new_log()
        self.street_index = self.phase = self.keep = self.waiting = self.shown = self.mucked = 0
        # made when they are needed: many hands end before
        self.pots_final: Pots = None  # type: ignore[assignment]
        self.strengths: Showdown = None  # type: ignore[assignment]

    def renew(self, button: int) -> None:
        """Everything as before the hand, with the same players and stacks, to play another one."""
        self.bets.clear(button)
        for seat in range(self.n):
            self.bets.stacks[seat] = self.began[seat]
        self.cards.clear()
        self.codes.clear()
        self.street_index = self.phase = self.keep = self.waiting = self.shown = self.mucked = 0

    def be_as(self, other: Course) -> None:
        """Become what another hand of the same plan, players and stacks is now; that one has not ended."""
        self.bets.be_as(other.bets)
        self.cards.be_as(other.cards)
        self.codes.be_as(other.codes)
        self.street_index, self.phase, self.keep = other.street_index, other.phase, other.keep
        self.waiting, self.shown, self.mucked = other.waiting, other.shown, other.mucked

    # whose turn

    def turn_seat(self) -> int:
        if self.phase == 0:
            return self.bets.turn
        if self.phase == 3 or self.waiting == 0:
            return -1
        seat = self.bets.after(self.bets.button) if self.phase == 1 else self._first_to_show()
        while not self.waiting & (1 << seat):
            seat = self.bets.after(seat)
        return seat

    # the course of a hand

    def begin(self) -> None:
        """Collect the forced bets, deal, and go on until somebody has to act."""
        post_all(self.bets, self.codes, self.no_sb)
        if self.posts:
            post_returning(self.bets, self.codes, self.posts)
        self.open()
        if self.bets.turn < 0:
            self.go_on()

    def open(self) -> None:
        """The forced bets are paid: open the betting and deal."""
        open_betting(self.bets)
        self._deal()
        if not self.plan.bets[0]:
            self.bets.turn = -1

    def go_on(self) -> None:
        """Go on until somebody has to act or the hand is over."""
        while True:
            if not self.bets.many_inside():
                self._win_uncontested()
                return
            if self.phase == 0:
                if self.bets.turn >= 0:
                    return
                if self.plan.discard[self.street_index]:
                    self._ask_discards()
                    return
                if not self._next_street():
                    return
            elif self.phase == 1:
                if self.waiting:
                    return
                self.phase = 0
                if not self._next_street():
                    return
            else:
                if self.waiting == 0:
                    self._share_out()
                return

    def _next_street(self) -> bool:
        """Deal the next street and open its betting; after the last one comes the showdown."""
        if self.street_index + 1 == self.plan.streets:
            self._show_down()
            return False
        self.street_index += 1
        self._deal()
        first = self.bets.button
        if self.plan.opens_later_bb and self.bets.bb_seat >= 0:
            first = self.bets.bb_seat
        self.bets.open_later(self.bets.after(first), bool(self.plan.big[self.street_index]))
        if not self.plan.bets[self.street_index]:
            self.bets.turn = -1
        return True

    def _deal(self) -> None:
        """Deal this street's cards; with at most one live player the betting is over and the board runs out."""
        first = self.bets.sb_seat
        if first < 0 or self.plan.deal_left:
            first = self.bets.after(self.bets.button)
        street = self.street_index
        self.cards.deal_street(street, first, self.bets.inside, not self.bets.many_live())
        if self.plan.hole[street]:
            self.codes.add(HOLE, 0, street, False)
        if self.plan.board[street]:
            for which in range(self.cards.board_total):
                self.codes.add(BOARD, which, street, False)

    # what players do: whoever calls these has made sure that it is legal, and goes on

    def do_fold(self) -> None:
        self.codes.add(FOLD, self.bets.turn, 0, False)
        self.bets.fold()

    def do_check(self) -> None:
        self.codes.add(CHECK, self.bets.turn, 0, False)
        self.bets.check()

    def do_call(self) -> None:
        seat = self.bets.turn
        paid = self.bets.call()
        self.codes.add(CALL, seat, paid, self.bets.stacks[seat] == 0)

    def do_raise(self, to: int) -> None:
        seat, kind = self.bets.turn, self.bets.wager_kind(to)
        self.bets.raise_to(to)
        self.codes.add(kind, seat, to, self.bets.stacks[seat] == 0)

    # discards (P2)

    def _ask_discards(self) -> None:
        self.phase = 1
        self.waiting = self.bets.inside
        for seat in range(self.n):
            if self.bets.inside & (1 << seat):
                self.keep = self.cards.held(seat) - self.plan.discard[self.street_index]

    def throw(self, seat: int, card: int) -> None:
        self.cards.throw(seat, card)
        if self.cards.held(seat) <= self.keep:
            self.waiting &= ~(1 << seat)
        self.codes.add(DISCARD, seat, card, False)

    # the end

    def _win_uncontested(self) -> None:
        """X9: the last one in wins unseen, and the uncalled part comes back first."""
        self._cut_pots()
        self._award_uncontested(self.pots_final)
        self._finish(self.pots_final)

    def _award_uncontested(self, pots: Pots) -> None:
        for pot in range(pots.count):
            pots.award(pot, 0, False, pots.entitled[pot], pots.amounts[pot])
        if pots.orphan:
            pots.award(pots.count, 0, False, self.bets.inside, pots.orphan)

    def _show_down(self) -> None:
        if self.strengths is None:
            self._make_showdown()
        self._rank_hands(self.cards, self.strengths)
        # V54: with an all-in and the betting over everyone shows, and nobody is asked
        everyone = self.plan.show_all or self.bets.live != self.bets.inside
        if self.plan.ask and not everyone:
            self.phase = 2
            self.waiting = self.bets.inside
            return
        self.shown = self.strengths.must_show(self._first_to_show(), self.bets.inside, everyone)
        self.mucked = self.bets.inside & ~self.shown
        self._share_out()

    def _rank_hands(self, cards: Dealing, showdown: Showdown) -> None:
        showdown.boards = cards.board_total
        for which in range(cards.board_total):
            for seat in range(self.n):
                if self.bets.inside & (1 << seat):
                    showdown.rank(seat, which, cards.sets[seat], cards.board_sets[which])

    def _make_showdown(self) -> None:
        self.strengths = new_showdown(self.plan, self.n)

    def _first_to_show(self) -> int:
        """The last aggressor of the last street, else the first player left of the button (V55, L10)."""
        seat = self.bets.aggressor
        if seat < 0 or not (self.bets.inside | self.mucked) & (1 << seat):
            seat = self.bets.after(self.bets.button)
        while not self.bets.inside & (1 << seat):
            seat = seat + 1 if seat + 1 < self.n else 0
        return seat

    def decide(self, seat: int, shows: bool) -> None:
        """A player shows or mucks; a mucked hand can't win, and the last one needn't show (V56)."""
        bit = 1 << seat
        self.waiting &= ~bit
        if shows:
            self.shown |= bit
            self.codes.add(SHOW, seat, 0, False)
        else:
            self.mucked |= bit
            self.codes.add(MUCK, seat, 0, False)
            self.bets.remove(seat)

    def _share_out(self) -> None:
        self._cut_pots()
        if self.phase != 2:
            self._log_shows()
        self.strengths.award(self.pots_final)
        self._finish(self.pots_final)

    def _log_shows(self) -> None:
        seat = self._first_to_show()
        for _ in range(self.n):
            if self.shown & (1 << seat):
                self.codes.add(SHOW, seat, 0, False)
            elif self.mucked & (1 << seat):
                self.codes.add(MUCK, seat, 0, False)
            seat = seat + 1 if seat + 1 < self.n else 0

    def _cut_pots(self) -> None:
        """The pots as they are in the end, less what goes back and what the house takes."""
        if self.pots_final is None:
            self._make_pots()
        self._cut(self.pots_final)

    def _cut(self, pots: Pots) -> None:
        pots.clear(self.bets.button)
        pots.layer(self.bets, True)
        if pots.returned:
            self.codes.add(RETURN, pots.returned_to, pots.returned, False)
        if self.plan.rake and (self.street_index > 0 or not self.plan.no_flop_no_drop):
            pots.take_rake()

    def _make_pots(self) -> None:
        self.pots_final = new_pots(self.plan, self.n, self.bets.button)

    def _finish(self, pots: Pots) -> None:
        for seat in range(self.n):
            self.bets.receive(seat, pots.won[seat])
        if pots.returned:
            self.bets.receive(pots.returned_to, pots.returned)
        self.bets.turn = -1
        self.waiting = 0
        self.phase = 3
        self.codes.add(END, 0, 0, False)
