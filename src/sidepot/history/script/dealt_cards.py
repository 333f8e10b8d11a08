"""Which cards went where: each card dealt is a slot, known or not, and what is told later fills earlier ones.

A hand shown at the end tells what was dealt face down; a card thrown away was held before.
"""

from __future__ import annotations

from sidepot.cards import DECK
from sidepot.history.script.script import Cards, Deal, ImpossibleCards, Misread, Move, Script


class Slots:
    """The slots of a script: by seat in the order dealt, of the boards, and which of them each draw threw away."""

    def __init__(self, script: Script) -> None:
        many = len(script.stacks)
        self.dealt: list[list[int | None]] = [[] for _ in range(many)]
        self.held: list[list[int]] = [[] for _ in range(many)]
        """What each seat holds: places in `dealt`."""
        self.boards: tuple[list[int | None], list[int | None]] = ([], [])
        self.draws: list[tuple[int, ...]] = []
        """For each draw, which of the cards held then it threw away."""
        for item in script.items:
            if isinstance(item, Deal):
                self._deal(item)
            elif item.verb == "draw":
                self.draws.append(self._draw(item))
        if self.boards[1]:
            # it begins with the cards of the first
            self.boards[1][:0] = self.boards[0][: len(self.boards[0]) - len(self.boards[1])]
        for shown in script.shows:
            if shown.cards is not None:
                self._tell(shown.seat, shown.cards, shown.line)
        for seat, cards in script.known.items():
            self._tell(seat, cards, script.line)

    def _deal(self, deal: Deal) -> None:
        if deal.seat < 0:
            self.boards[-1 - deal.seat].extend(deal.cards)
            return
        for card in deal.cards:
            self.held[deal.seat].append(len(self.dealt[deal.seat]))
            self.dealt[deal.seat].append(card)

    def _draw(self, move: Move) -> tuple[int, ...]:
        dealt, held = self.dealt[move.seat], self.held[move.seat]
        thrown: list[int] = []
        for card in sorted(move.cards, key=lambda card: card is None):
            thrown.append(self._thrown(dealt, held, card, thrown, move))
        self.held[move.seat] = [slot for at, slot in enumerate(held) if at not in thrown]
        return tuple(thrown)

    def _thrown(self, dealt: list[int | None], held: list[int], card: int | None, gone: list[int], move: Move) -> int:
        """The place of a card among those held; one that is not told is taken to be one that was not told before."""
        places = [at for at in range(len(held)) if at not in gone]
        for at in places:
            if card is not None and dealt[held[at]] == card:
                return at
        for at in places:
            if dealt[held[at]] is None:
                dealt[held[at]] = card
                return at
        if card is None and places:
            return places[0]
        if card is None:
            raise Misread("more-than-held", move.line, move.said)
        raise Misread("not-held", move.line, move.said, card=str(DECK[card]))

    def _tell(self, seat: int, cards: Cards, line: int) -> None:
        """The cards a seat held in the end."""
        dealt, held = self.dealt[seat], self.held[seat]
        if len(cards) != len(held):
            raise Misread("shown-of", line, cards=len(cards), held=len(held))
        told = [card for card in cards if card is not None]
        new = [card for card in told if card not in [dealt[slot] for slot in held]]
        empty = [slot for slot in held if dealt[slot] is None]
        if len(new) > len(empty):
            raise Misread("shown-not-dealt", line, card=str(DECK[new[0]]))
        for slot, card in zip(empty, new, strict=False):
            dealt[slot] = card

    def known(self, seat: int) -> set[int]:
        """The cards known of a seat."""
        return {card for card in self.dealt[seat] if card is not None}

    def whole(self, seat: int) -> bool:
        """Whether all cards that a seat holds are known."""
        return all(self.dealt[seat][slot] is not None for slot in self.held[seat])

    def check_once(self, line: int) -> None:
        """No card is dealt twice; where cards are shuffled again nothing can be said."""
        seen: set[int] = set()
        same = sum(one == other for one, other in zip(*self.boards, strict=False))
        for card in [card for row in (*self.dealt, self.boards[0], self.boards[1][same:]) for card in row]:
            if card is None:
                continue
            if card in seen:
                raise ImpossibleCards("dealt-twice", line, card=str(DECK[card]))
            seen.add(card)
