"""Hands dealt at random: what a player may hold by what everyone saw, and what that may come to at the end.

Everybody is taken to draw and throw away by the simple rules of `own_cards`. Rows of card sets go in and out as arrays.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from sidepot.cards import FULL_DECK
from sidepot.chance import Stream
from sidepot.copying import made_by_call, never_copied
from sidepot.players.own_cards import keep
from sidepot.ranks.orders import BADUGI, BADUGI_HIGH, DEUCE, LOW, LOW8, NUMBERS
from sidepot.ranks.scalar import count, worth
from sidepot.rules import Deal, Exchange, Game, Throw
from sidepot.rules.steps import RANKINGS, STEPS

_BLOCKED = 0xFFFFFFFF
"""In place of a value: the hand has a card of the board."""

_NOTHING, _DEALS, _DRAWS, _THROWS = range(4)


class Futures:
    """A game's steps in numbers, and a stream of random cards."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, game: Game, deck: bytes) -> None:
        # compiled, a list only fills the row of C that takes its place
        self.does = [0 for _ in range(STEPS)]
        self.many = [0 for _ in range(STEPS)]
        self.draws = [0 for _ in range(STEPS)]
        self.limited = [0 for _ in range(STEPS)]
        self.onto_board = [0 for _ in range(STEPS)]
        self.order = [0 for _ in range(RANKINGS)]
        self.must = [0 for _ in range(RANKINGS)]
        self.may = [0 for _ in range(RANKINGS)]
        self.with_board = [0 for _ in range(RANKINGS)]
        self.deck = [0 for _ in FULL_DECK]
        self.value = [0 for _ in range(RANKINGS)]
        self.chance = Stream(0)
        self.steps, self.rankings, self.size = len(game.steps), len(game.rankings), len(deck)
        self.whole = 0
        for at in range(self.size):
            self.deck[at] = _bit(deck[at])
            self.whole |= _bit(deck[at])
        for at in range(self.rankings):
            ranking = game.rankings[at]
            self.order[at], self.with_board[at] = NUMBERS[ranking.order], ranking.board
            self.must[at], self.may[at] = ranking.must, ranking.may
        self._program(game)

    def _program(self, game: Game) -> None:
        left, held = game.draws, 0
        for at in range(self.steps):
            step = game.steps[at]
            self.does[at] = _NOTHING
            self.draws[at] = left
            if isinstance(step, Deal) and step.down + step.up:
                self.does[at], self.many[at] = _DEALS, step.down + step.up
                held += step.down + step.up
            elif isinstance(step, Exchange):
                self.does[at], self.many[at], self.limited[at] = _DRAWS, step.most, step.most < held
                left -= 1
            elif isinstance(step, Throw):
                self.does[at], self.many[at], self.onto_board[at] = _THROWS, step.cards, step.onto == "board"
                held -= step.cards

    # many hands at once

    def deal(self, known: int, many: int, dead: int, hands: int, seed: int) -> array[int]:
        """So many hands, each with the *known* cards and so many others; none has a dead card."""
        self.chance.state = seed
        found = array("Q", bytes(8 * hands))
        self._deal(found, known, many, dead)
        return found

    def _deal(self, found: array[int], known: int, many: int, dead: int) -> None:
        for at in range(len(found)):
            found[at] = known | self._take(many, known | dead, known)

    def add(self, hands: array[int], known: int, many: int, dead: int, seed: int) -> array[int]:
        """The same hands with the *known* cards and so many others more."""
        self.chance.state = seed
        found = array("Q", hands)
        self._add(found, known, many, dead)
        return found

    def _add(self, found: array[int], known: int, many: int, dead: int) -> None:
        for at in range(len(found)):
            found[at] |= known
            found[at] |= self._take(many, found[at] | dead, found[at])

    def thrown(self, hands: array[int], step: int) -> array[int]:
        """How many cards each hand throws away at the draw that this step is."""
        found = array("B", bytes(len(hands)))
        self._thrown(found, hands, step)
        return found

    def _thrown(self, found: array[int], hands: array[int], step: int) -> None:
        for at in range(len(hands)):
            found[at] = count(hands[at]) - count(keep(self.order[0], hands[at], self.draws[step]))

    def exchange(self, hands: array[int], step: int, drawn: int, dead: int, seed: int) -> array[int]:
        """The same hands after a draw of so many cards (−1: as many as `keep` says): the worst go, new ones come."""
        self.chance.state = seed
        found = array("Q", hands)
        self._exchange(found, step, drawn, dead)
        return found

    def _exchange(self, found: array[int], step: int, drawn: int, dead: int) -> None:
        for at in range(len(found)):
            kept = self._kept(found[at], step, drawn)
            found[at] = kept | self._take(count(found[at] & ~kept), found[at] | dead, found[at])

    def without_worst(self, hands: array[int], board: int, many: int) -> array[int]:
        """The same hands after so many cards were thrown away, those that are missed least."""
        found = array("Q", hands)
        self._throw(found, board, many)
        return found

    def _throw(self, found: array[int], board: int, many: int) -> None:
        for at in range(len(found)):
            found[at] = self._without_worst(found[at], board, many)

    def boards(self, board: int, many: int, dead: int, rows: int, seed: int) -> array[int]:
        """So many boards that this one may become by so many cards."""
        return self.deal(board, many, dead, rows, seed)

    def finished(self, hands: array[int], boards: array[int], first: int, dead: int, seed: int) -> array[int]:
        """What the hands come to from step *first* on: by ranking, board and hand.

        A hand with a card of the board is blocked.
        """
        self.chance.state = seed
        found = array("I", bytes(4 * self.rankings * len(boards) * len(hands)))
        self._finished(found, hands, array("Q", hands), boards, first, dead, 0, len(hands))
        return found

    def _finished(
        self, found: array[int], hands: array[int], kept: array[int], boards: array[int], first: int, dead: int,
        begins: int, width: int,
    ) -> None:  # fmt: skip
        """Fill some of the *width* columns from one on; a row is a board."""
        each = len(boards) * width
        begun = self._next(first)
        draws = begun < self.steps and self.does[begun] == _DRAWS
        if draws:
            # what is kept at the next draw is the same on every board
            for at in range(len(hands)):
                kept[at] = self._kept(hands[at], begun, -1)
        for row in range(len(boards)):
            place = row * width + begins
            for at in range(len(hands)):
                if hands[at] & boards[row]:
                    self.value[0] = self.value[1] = _BLOCKED
                elif draws:
                    self._finish_drawing(hands[at], kept[at], boards[row], begun, dead)
                else:
                    self._finish(hands[at], boards[row], begun, hands[at] | boards[row] | dead)
                for which in range(self.rankings):
                    found[which * each + place] = self.value[which]
                place += 1

    def drawn(
        self, kept: array[int], gone: array[int], tries: int, boards: array[int], first: int, dead: int, seed: int
    ) -> array[int]:
        """What ways to draw come to, each tried so often with the same chance: by ranking, board, way and try."""
        found = array("I", bytes(4 * self.rankings * len(boards) * len(kept) * tries))
        hands, keeps = array("Q", bytes(8 * tries)), array("Q", bytes(8 * tries))
        self._drawn(found, hands, keeps, kept, gone, boards, first, dead, seed)
        return found

    def _drawn(
        self, found: array[int], hands: array[int], keeps: array[int], kept: array[int], gone: array[int],
        boards: array[int], first: int, dead: int, seed: int,
    ) -> None:  # fmt: skip
        for way in range(len(kept)):
            away = dead | gone[way]
            self.chance.state = seed
            for at in range(len(hands)):
                hands[at] = kept[way] | self._take(count(gone[way]), kept[way] | away, kept[way])
            self.chance.state = seed
            self._finished(found, hands, keeps, boards, first, away, way * len(hands), len(kept) * len(hands))

    def finished_in_turn(
        self, hands: array[int], tries: int, boards: array[int], first: int, dead: int, seed: int
    ) -> array[int]:
        """What hands come to that take turns on the boards: by ranking and hand; a board lacks what a hand has.

        Every so many tries begin with the same chance.
        """
        found = array("I", bytes(4 * self.rankings * len(hands)))
        self._in_turn(found, hands, tries, boards, first, dead, seed)
        return found

    def _in_turn(
        self, found: array[int], hands: array[int], tries: int, boards: array[int], first: int, dead: int, seed: int
    ) -> None:
        each = len(hands)
        for at in range(each):
            if at % tries == 0:
                self.chance.state = seed
            board = boards[at % len(boards)] & ~hands[at]
            self._finish(hands[at], board, first, hands[at] | board | dead)
            for which in range(self.rankings):
                found[which * each + at] = self.value[which]

    # one hand

    def _next(self, step: int) -> int:
        """The first step from this one on that does something to a hand."""
        while step < self.steps and self.does[step] == _NOTHING:
            step += 1
        return step

    def _finish_drawing(self, hole: int, kept: int, board: int, step: int, dead: int) -> None:
        """Play one hand to its end that keeps these cards at the draw that this step is."""
        used = hole | board | dead
        new = self._take(count(hole & ~kept), used, hole)
        self._finish(kept | new, board, step + 1, used | new)

    def _finish(self, hole: int, board: int, first: int, used: int) -> None:
        """Play one hand to its end, and rank it."""
        for step in range(first, self.steps):
            if self.does[step] == _DEALS:
                new = self._take(self.many[step], used, hole)
                hole |= new
                used |= new
            elif self.does[step] == _DRAWS:
                kept = self._kept(hole, step, -1)
                new = self._take(count(hole & ~kept), used, hole)
                hole = kept | new
                used |= new
            elif self.does[step] == _THROWS:
                kept = self._without_worst(hole, board, self.many[step])
                if self.onto_board[step]:
                    board |= hole & ~kept
                hole = kept
        for which in range(self.rankings):
            shared = board if self.with_board[which] else 0
            self.value[which] = worth(self.order[which], hole, shared, self.must[which], self.may[which])

    def _take(self, many: int, used: int, held: int) -> int:
        """So many cards that are not used; of a deck that has run out, so many that are not held."""
        new = 0
        while many > 0:
            card = self.deck[self.chance.below(self.size)]
            if not card & used:
                used |= card
                new |= card
                many -= 1
            elif count(self.whole & ~used) < many:
                used = held | new
        return new

    def _kept(self, hole: int, step: int, drawn: int) -> int:
        """What is kept at a draw: as `keep` says, or so many cards as are left by the number drawn."""
        kept = keep(self.order[0], hole, self.draws[step])
        if drawn < 0 and not self.limited[step]:
            return kept
        many = count(kept)
        least = count(hole) - (self.many[step] if drawn < 0 else drawn)
        most = count(hole) if drawn < 0 else least
        while many < least:
            kept |= self._best(hole & ~kept, True)
            many += 1
        while many > most:
            kept &= ~self._best(kept, False)
            many -= 1
        return kept

    def _best(self, cards: int, good: bool) -> int:
        """The best card by its rank alone, or the worst."""
        low = self.order[0] in (BADUGI, BADUGI_HIGH, DEUCE, LOW, LOW8)
        aces_low = self.order[0] in (BADUGI, LOW, LOW8)
        best = 0
        at = -1
        while cards:
            rest = cards & (cards - 1)
            card = cards ^ rest
            cards = rest
            rank = _rank(card)
            if aces_low and rank == 12:
                rank = -1
            if low == good:
                rank = 12 - rank
            if rank > at:
                at = rank
                best = card
        return best

    def _without_worst(self, hole: int, board: int, many: int) -> int:
        """A hand without so many cards, each time the one that is missed least."""
        for _ in range(many):
            best = 0
            left = hole & (hole - 1)
            cards = hole
            while cards:
                rest = cards & (cards - 1)
                without = hole & ~(cards ^ rest)
                cards = rest
                value = worth(self.order[0], without, board, self.must[0], self.may[0])
                if value > best:
                    best = value
                    left = without
            hole = left
        return hole


def _bit(card: int) -> int:
    """The set that holds this card alone."""
    one = 1  # of the right width in C
    return one << (16 * (card & 3) + (card >> 2))


def _rank(card: int) -> int:
    """The rank of a set of one card."""
    rank = 0
    ranks = (card | card >> 16 | card >> 32 | card >> 48) & 0x1FFF
    while ranks > 1:
        ranks >>= 1
        rank += 1
    return rank
