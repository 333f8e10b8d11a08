"""A deck that deals what a script tells: laid in the usual order, and put right where the engine deals otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random

from sidepot.cards import DECK
from sidepot.engine.hand import Hand
from sidepot.engine.log import BOARD, DEALT, DRAW, SHUFFLE, card_at, card_count, flag_of, kind_of, seat_of, value_of
from sidepot.history.script.dealt_cards import Slots
from sidepot.history.script.script import Deal, Misread, Move, Script


class ToldDeck:
    """A deck that deals what is told: laid in the usual order first, and put right where the engine deals otherwise."""

    def __init__(self, script: Script, slots: Slots, attempt: int, chosen: dict[int, list[int]] | None = None) -> None:
        self.slots = slots
        self.tried: dict[int, int] = {}
        """How often each card was put in its place."""
        self.wanted = [list(row) for row in slots.dealt]
        for seat, cards in (chosen or {}).items():
            rest = iter(cards)
            for slot in slots.held[seat]:
                if self.wanted[seat][slot] is None:
                    self.wanted[seat][slot] = next(rest)
        game = script.rules.program
        whole = game.deck_of(len(script.stacks))
        sequence = list(_sequence(script, self.wanted))
        self.orders = [self._order(sequence, whole, attempt)]
        self.orders += [self.orders[0][:] for _ in range(game.reshuffles)]

    def _order(self, sequence: list[int | None], whole: bytes, attempt: int) -> list[int]:
        known = {card for card in sequence if card is not None}
        known.update(card for row in (*self.wanted, *self.slots.boards) for card in row if card is not None)
        for card in known:
            if card not in whole:
                raise Misread("not-in-deck", card=str(DECK[card]))
        free = [card for card in whole if card not in known]
        Random(attempt).shuffle(free)
        placed: set[int] = set()
        order: list[int] = []
        for told in sequence[: len(whole)]:
            there = told if told is not None and told not in placed else free.pop() if free else None
            if there is None:
                break
            placed.add(there)
            order.append(there)
        return order + free + [card for card in whole if card not in placed and card not in free]

    @property
    def bytes(self) -> bytes:
        """The deck as the engine takes it."""
        return bytes([card for order in self.orders for card in order])

    def laid_anew(self, hand: Hand) -> bool:
        """Put right what was dealt otherwise than told; False where nothing was."""
        changed = False
        walk = _Walk(self.orders)
        places = [0] * len(self.wanted)
        boards = [0, 0]
        for code in hand.facts:
            kind, seat, value = kind_of(code), seat_of(code), value_of(code)
            if kind not in (DEALT, BOARD):
                walk.step(kind)
            if kind in (DEALT, BOARD):
                if changed and kind == BOARD:
                    break
                row = self.slots.boards[seat] if kind == BOARD else self.wanted[seat]
                at = boards if kind == BOARD else places
                if kind == BOARD and flag_of(code):
                    # a second board begins with the cards of the first
                    boards[1] = boards[0] - card_count(value)
                for i in range(card_count(value)):
                    want = row[at[seat]] if at[seat] < len(row) else None
                    at[seat] += 1
                    which, place = walk.found(card_at(value, i))
                    if want is not None and want != card_at(value, i):
                        self.tried[want] = self.tried.get(want, 0) + 1
                        if walk.mixing and self.tried[want] % 2 == 0 and which == walk.which:
                            # it did not help before: this card came from the cards shuffled again
                            which, place = walk.mixed(card_at(value, i))
                        self._swap(which, place, want)
                        changed = True
            elif changed and kind != SHUFFLE:
                break
        return changed

    def _swap(self, which: int, place: int, wanted: int) -> None:
        order = self.orders[which]
        other = order.index(wanted)
        order[place], order[other] = wanted, order[place]


class _Walk:
    """Where in a deck's orders the cards came from that were dealt one after the other."""

    def __init__(self, orders: list[list[int]]) -> None:
        self.orders = [order[:] for order in orders]
        self.which = self.last = self.floor = 0
        self.mixing = self.drawing = False

    def step(self, kind: int) -> None:
        """Something else than a card: a draw, a shuffle, the next street."""
        if kind == SHUFFLE and self.drawing:
            # cards of the order before may come first in this draw
            self.mixing, self.floor = True, self.last
        elif kind == SHUFFLE or self.mixing:
            self.which, self.mixing = self.which + 1, False
            self.last = 0
        self.drawing = kind == DRAW

    def found(self, card: int) -> tuple[int, int]:
        """The order and the place in it that this card came from."""
        place, which = self.orders[self.which].index(card), self.which
        # the last card of an order is shuffled with the others (T16)
        if self.mixing and (place < self.floor or place == len(self.orders[which]) - 1):
            return self.mixed(card)
        self.last = max(self.last, place + 1)
        return which, place

    def mixed(self, card: int) -> tuple[int, int]:
        """The place of a card in the order that follows."""
        return self.which + 1, self.orders[self.which + 1].index(card)


def _sequence(script: Script, wanted: list[list[int | None]]) -> Iterator[int | None]:
    """The cards as a dealer takes them from the deck, burns included; None for one that is not told."""
    rules, n = script.rules, len(script.stacks)
    order = [(script.button + 1 + place) % n for place in range(n)]
    taken = [0] * n
    draws, drawing, drew = bool(rules.program.draws), False, -1
    first: list[Deal] = []
    rest: list[Deal | Move] = []
    for each in script.items:
        if isinstance(each, Deal) and each.seat >= 0 and not rest:
            first.append(each)
        else:
            rest.append(each)
    rows: dict[int, list[int | None]] = {seat: [] for seat in order}
    for deal in first:
        many = len(deal.cards)
        rows[deal.seat] += wanted[deal.seat][taken[deal.seat] : taken[deal.seat] + many]
        taken[deal.seat] += many
    for column in zip_longest(*[rows[seat] for seat in order]):
        yield from column
    group: list[Deal] = []
    item: Deal | Move | None
    for item in [*rest, None]:
        if group and not (isinstance(item, Deal) and item.seat not in [-1, *[deal.seat for deal in group]]):
            if rules.burn and not draws:
                yield None
            yield from _group(group, order, wanted, taken)
            group = []
        if isinstance(item, Deal):
            group.append(item)
            continue
        if item is not None and item.verb == "draw":
            if rules.burn and (not drawing or order.index(item.seat) <= drew):
                yield None
            drawing, drew = True, order.index(item.seat)
        elif item is not None:
            drawing = False


def _group(
    group: list[Deal], order: list[int], wanted: list[list[int | None]], taken: list[int]
) -> Iterator[int | None]:
    for deal in sorted(group, key=lambda deal: order.index(deal.seat) if deal.seat >= 0 else -1):
        if deal.seat < 0:
            yield from deal.cards
        else:
            many = len(deal.cards)
            yield from wanted[deal.seat][taken[deal.seat] : taken[deal.seat] + many]
            taken[deal.seat] += many
