"""The quick way for what most histories are: a board, one of it, every action plain. It plays in the same engine.

Whatever is unusual it leaves alone, and `sidepot.history.script.playing` decides: so the two can never differ in an
answer, only in the time it takes.
"""

from __future__ import annotations

from array import array
from typing import Any

from sidepot.copying import copied_by, made_by
from sidepot.engine.hand import Hand, start
from sidepot.engine.log import AWARD, DEALT, MUCK, POT, RAKE, RETURN, SHARE, SHARING, SHOW
from sidepot.engine.phases import BETTING, OVER
from sidepot.rules.steps import BOARD, CARDS_A_SEAT, SEATS

FOLDS, CHECKS, CALLS, MATCHES, RAISES = range(5)
# compiled, these are ints of C, which no other module could import
_FOLDS, _CHECKS, _CALLS, _RAISES = FOLDS, CHECKS, CALLS, RAISES
MOST = 200
"""Moves of a hand; longer ones take the other way."""
_MOST = MOST
_NONE = 255
_BOARD = 5
MADE = "a Quick is not called, copied or pickled: sidepot.engine.quick.new_quick() makes one"


class Quick:
    """A hand as it is told, and then as the engine plays it."""

    __new__ = made_by(
        MADE, seats=MOST, verbs=MOST, amounts=MOST, boards=MOST, cards=SEATS * CARDS_A_SEAT, board=BOARD, known=SEATS,
        shows=2 * SEATS, gets=SEATS,
    )  # fmt: skip
    __reduce__ = copied_by(MADE)

    seats: list[int]
    verbs: list[int]
    amounts: list[int]
    boards: list[int]
    cards: list[int]
    board: list[int]
    known: list[int]
    shows: list[int]
    gets: list[int]

    def __init__(self) -> None:
        raise TypeError(MADE)

    def begin(self, players: int, hole: int) -> None:
        """A new hand: nothing is told yet."""
        self.n, self.hole = players, hole
        self.many = self.told = self.shown = 0
        self.offset = -1
        """After which card those begin that stand in for cards not told."""
        self.wrong = players > SEATS or hole > CARDS_A_SEAT
        self.used = 0
        for seat in range(SEATS):
            self.known[seat] = 0
        for i in range(SEATS * CARDS_A_SEAT):
            self.cards[i] = _NONE

    # telling

    def give(self, seat: int, place: int, card: int) -> None:
        """A card of a seat."""
        one = 1  # of the set's width
        at = seat * CARDS_A_SEAT + place
        if self.used >> card & 1 or place >= self.hole or seat >= self.n or self.cards[at] != _NONE:
            self.wrong = True
            return
        self.used |= one << card
        self.cards[at] = card
        self.known[seat] += 1

    def lay(self, card: int) -> None:
        """A card of the board."""
        one = 1
        if self.used >> card & 1 or self.told >= _BOARD:
            self.wrong = True
            return
        self.used |= one << card
        self.board[self.told] = card
        self.told += 1

    def move(self, seat: int, verb: int, amount: int) -> None:
        """What a seat did; −1 where an amount is not told."""
        if self.many >= _MOST or seat >= self.n:
            self.wrong = True
            return
        at = self.many
        self.seats[at], self.verbs[at], self.amounts[at], self.boards[at] = seat, verb, amount, self.told
        self.many += 1

    def show(self, seat: int, shows: bool) -> None:
        """What a seat did at the end."""
        if self.shown >= 2 * SEATS or seat >= self.n:
            self.wrong = True
            return
        self.shows[self.shown] = seat << 1 | shows
        self.shown += 1

    def fill_from(self, card: int) -> None:
        """Let the cards that stand in for those not told begin elsewhere."""
        self.offset = card

    # playing

    def play(
        self, rules: Any, stacks: tuple[int, ...], button: int, burn: bool, no_sb: bool, posts: Any
    ) -> Hand | None:
        """The hand, over; None where it has to be looked at more closely."""
        if self.wrong:
            return None
        hand = start(rules, stacks, button, self._deck(button, burn), no_sb=no_sb, posts=posts)
        for at in range(self.many):
            if not self._act(hand, at):
                return None
        if hand.phase != OVER or hand.cards.board_count[0] != self.told:
            return None
        return hand

    def _deck(self, button: int, burn: bool) -> bytes:
        """A deck that deals what is told: cards of players one at a time from left of the button, then the board."""
        deck = bytearray(52)
        left = self.offset
        place = 0
        for i in range(self.hole):
            seat = button
            for _ in range(self.n):
                seat = seat + 1 if seat + 1 < self.n else 0
                card = self.cards[seat * CARDS_A_SEAT + i]
                if card == _NONE:
                    left = self._free(left)
                    card = left
                deck[place] = card
                place += 1
        for i in range(_BOARD):
            if burn and (i == 0 or i >= 3):
                left = self._free(left)
                deck[place] = left
                place += 1
            if i < self.told:
                deck[place] = self.board[i]
            else:
                left = self._free(left)
                deck[place] = left
            place += 1
        while place < 52:
            left = self._free(left)
            deck[place] = left
            place += 1
        return bytes(deck)

    def _free(self, after: int) -> int:
        """The next card that is not told."""
        card = after + 1 if after < 51 else 0
        while self.used >> card & 1:
            card = card + 1 if card < 51 else 0
        return card

    def _act(self, hand: Hand, at: int) -> bool:
        bets, verb, amount = hand.bets, self.verbs[at], self.amounts[at]
        if hand.phase != BETTING or bets.turn != self.seats[at] or hand.cards.board_count[0] != self.boards[at]:
            return False
        if verb == _FOLDS:
            hand.do_fold()
        elif verb == _RAISES:
            if amount < bets.min_to or amount > bets.max_to or bets.min_to < 0:
                return False
            hand.do_raise(amount)
        elif bets.to_call == 0:
            if verb == _CALLS:
                return False
            hand.do_check()
        else:
            if verb == _CHECKS or (amount >= 0 and amount != bets.to_call):
                return False
            hand.do_call()
        if hand.phase != BETTING or bets.turn < 0:
            hand.go_on()
        return True

    # the facts

    def facts(self, hand: Hand) -> bytes | None:
        """The facts, cards that are not told hidden; None where the end is not plain."""
        codes: list[int] = hand.codes.part(0, hand.codes.count)
        return array("Q", codes).tobytes() if self._told(hand, codes, False) else None

    def _told(self, hand: Hand, codes: list[int], by_result: bool) -> bool:
        """Hide what is not told, and put who showed as it is told.

        A hand that is not known may be at the showdown only where the result is told too: it is mucked, and loses.
        """
        inside = hand.bets.inside
        contested = inside & (inside - 1) != 0
        if contested:
            for seat in range(self.n):
                if inside >> seat & 1 and self.known[seat] != self.hole and not (by_result and self.shown):
                    return False
        if self.shown and not (contested and self._show(codes, inside)):
            return False
        whole = True
        for seat in range(self.n):
            whole = whole and self.known[seat] == self.hole
        if not whole:
            self._hide(codes)
        return True

    def _hide(self, codes: list[int]) -> None:
        """Cards that are not told: they were dealt once, before anything else was."""
        for at in range(len(codes)):
            code = codes[at]
            if code & 31 == DEALT:
                seat = code >> 5 & 15
                if self.known[seat] != self.hole:
                    for i in range(self.hole):
                        if self.cards[seat * CARDS_A_SEAT + i] == _NONE:
                            code |= self._unseen(i)
                    codes[at] = code

    def _unseen(self, i: int) -> int:
        one = 63  # of the entry's width
        return one << (20 + 6 * i)

    def _show(self, codes: list[int], inside: int) -> bool:
        """Shows and mucks in the order told; False where not all in are told once, or one that mucks would win."""
        first = at = 0
        told = 0
        many = len(codes)
        while first < many and codes[first] & 31 != SHOW:
            first += 1
        at = first
        while at < many and codes[at] & 31 == SHOW:
            at += 1
        for i in range(self.shown):
            told |= 1 << (self.shows[i] >> 1)
        if at - first != self.shown or told != inside:
            return False
        row = codes[first:at]
        for i in range(self.shown):
            seat = self.shows[i] >> 1
            if self.shows[i] & 1:
                if self.known[seat] != self.hole:
                    return False
                for code in row:
                    if code >> 5 & 15 == seat:
                        codes[first + i] = code
            else:
                codes[first + i] = seat << 5 | MUCK
                for code in codes[at:]:
                    if code & 31 == AWARD and code >> 5 & 15 == seat:
                        return False
        return True

    def settle(
        self,
        hand: Hand,
        won: dict[int, int],
        rake: int,
        returned: dict[int, int],
        total: int,
        collected: list[tuple[int, int, int]],
    ) -> bytes | None:
        """The facts where the end is told in full: nothing differs, or it is told what the house took of each share."""
        codes: list[int] = hand.codes.part(0, hand.codes.count)
        if not self._told(hand, codes, True):
            return None
        back = 0
        sums = 0
        first = pot = -1
        for seat in range(SEATS):
            self.gets[seat] = 0
        for at in range(len(codes)):
            code = codes[at]
            kind = code & 31
            if kind < RETURN:
                continue
            if kind == AWARD:
                sums += code >> 10
                self.gets[code >> 5 & 15] += code >> 10
            elif kind in (SHARE, SHARING) and first < 0:
                first = at
            elif kind == POT:
                pot = at
            elif kind == RETURN:
                back += 1
                if returned.get(code >> 5 & 15) != code >> 10:
                    return None
        if back != len(returned) or sums != total or rake < 0:
            return None
        if rake:
            if not self._take(codes, first, rake, collected):
                return None
            less = rake
            codes.insert(pot + 1, less << 10 | RAKE)
        for seat in range(self.n):
            if self.gets[seat] != won.get(seat, 0):
                return None
        return array("Q", codes).tobytes()

    def _take(self, codes: list[int], first: int, rake: int, collected: list[tuple[int, int, int]]) -> bool:
        """Take the rake of the shares from which it is missing as they are told."""
        told = collected[:]
        pot = share = 0
        for at in range(first, len(codes)):
            code = codes[at]
            kind = code & 31
            seat = code >> 5 & 15
            if kind == SHARING:
                pot = seat
            elif kind == SHARE:
                share = at
            elif kind == AWARD:
                missing = -1
                for i in range(len(told)):
                    if told[i][0] == seat and told[i][1] == pot:
                        missing = (code >> 10) - told[i][2]
                        del told[i]
                        break
                if missing < 0 or missing > rake:
                    return False
                rake -= missing
                self.gets[seat] -= missing
                less = missing
                codes[at] -= less << 10
                codes[share] -= less << 10
        return rake == 0 and not told


def new_quick() -> Quick:
    """Room for a hand; it is used again for the next."""
    made: Quick = Quick.__new__(Quick, "bare")
    made.begin(2, 2)
    return made
