"""Playing a script in the engine: a deck that deals what was told, every action checked, and what the file says of it.

No rule of poker stands here: what is legal, who wins and what goes back comes from the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random

from sidepot.engine.actions import BringIn, Call, Check, Draw, Fold, Illegal, IllegalAction, Muck, RaiseTo, Show
from sidepot.engine.hand import Hand
from sidepot.engine.log import BOARD, DEALT, DRAW, SHUFFLE, card_at, card_count, flag_of, kind_of, seat_of, value_of
from sidepot.engine.phases import SHOWING
from sidepot.engine.start import start
from sidepot.engine.stored import packed
from sidepot.history.ending import may_be_mucked, told_facts, unlike
from sidepot.history.filling import filled
from sidepot.history.forced import alternatives
from sidepot.history.quick_script import quick_facts
from sidepot.history.script import Deal, ImpossibleCards, Misread, Move, Script
from sidepot.history.slots import Slots

_TRIES = 12
"""Decks for the cards that are not told, before they are chosen one by one."""
_MOST_DEALS = 40
"""More often than this no deck is laid anew: it would not come to an end."""
_RAISES = ("raise", "add", "total", "next")
_FOLD, _CHECK, _CALL, _BRING_IN, _SHOW, _MUCK = Fold(), Check(), Call(), BringIn(), Show(), Muck()


def facts_of(script: Script) -> list[int]:
    """The facts of a script, cards that are not told hidden; Misread where it stops being legal."""
    slots = Slots(script)
    if not script.rules.program.reshuffles:
        slots.check_once(script.line)
    hand = _agreeing(script, slots)
    return told_facts(script, slots, hand)


def facts_by_some_rules(script: Script) -> bytes:
    """The facts, packed, by the rules of a script or, where a text does not say them, by others that may be meant."""
    quick = quick_facts(script)
    if quick is not None:
        return quick
    return packed(_facts_by_some_rules(script))


def _facts_by_some_rules(script: Script) -> list[int]:
    try:
        return facts_of(script)
    except ImpossibleCards:
        raise
    except Misread as error:
        for rules in alternatives(script.rules, any(shown.cards is None for shown in script.shows)):
            script.rules = rules
            try:
                return facts_of(script)
            except Misread:
                continue
        raise error from None


def _agreeing(script: Script, slots: Slots) -> Hand:
    """The hand, with cards for those not told with which it ends as it is told."""
    hand = _dealt(script, slots, _Deck(script, slots, 0))
    if not hand.over:
        raise Misread("the history ends before the hand does", script.line)
    wrong = unlike(script, slots, hand)
    if not wrong:
        return hand
    if not all(map(slots.whole, hand.inside)):
        for attempt in range(1, _TRIES):
            other = _dealt(script, slots, _Deck(script, slots, attempt))
            if not unlike(script, slots, other):
                return other
        hand = _dealt(script, slots, _Deck(script, slots, 0, filled(script, slots, hand)))
        wrong = unlike(script, slots, hand)
    if wrong and not may_be_mucked(script, slots, hand):
        raise Misread(wrong, script.line)
    return hand


def _dealt(script: Script, slots: Slots, deck: _Deck) -> Hand:
    """The hand played with a deck that deals every card that is told."""
    for _ in range(_MOST_DEALS):
        hand = start(
            script.rules, script.stacks, script.button, deck.bytes, no_sb=script.no_sb, posts=script.posts or None
        )
        refused = _played(hand, script, slots)
        if not deck.laid_anew(hand):
            if refused is not None:
                raise refused
            return hand
    raise Misread("these cards can't have been dealt so", script.line)


# a deck


class _Deck:
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
                raise Misread(f"card {card} is not in the deck of this game")
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


# the actions


def _played(hand: Hand, script: Script, slots: Slots) -> Misread | None:
    """Play every move; what is refused, if something is."""
    draws = iter(slots.draws)
    board, checked = 0, True
    script.moot.clear()
    for item in script.items:
        try:
            if isinstance(item, Move):
                if not checked and not hand.over:
                    _check_board(hand, board, item)
                    checked = True
                _act(hand, item, draws, script)
            elif item.seat == -1:
                board, checked = board + len(item.cards), False
                if board > len(hand.board):
                    return Misread(f"{board} cards are told of a board of {len(hand.board)}", item.line)
        except Misread as refused:
            return refused
        except ValueError as error:
            return Misread(str(error), item.line, item.said if isinstance(item, Move) else "")
    _show(hand, script)
    return _told_all(hand, script, slots) if hand.over else None


def _show(hand: Hand, script: Script) -> None:
    """Where the house asks who shows: as it is told."""
    mucked = [shown.seat for shown in script.shows if shown.cards is None]
    while hand.phase == SHOWING and hand.turn is not None:
        hand.act(_MUCK if hand.turn in mucked and len(hand.inside) > 1 else _SHOW)


def _check_board(hand: Hand, told: int, move: Move) -> None:
    if told != len(hand.board):
        raise Misread(f"{len(hand.board)} cards lie on the board, and {told} are told", move.line, move.said)


def _told_all(hand: Hand, script: Script, slots: Slots) -> Misread | None:
    """Whether as many cards are told as were dealt."""
    dealt = [0] * hand.players
    for code in hand.facts:
        if kind_of(code) == DEALT:
            dealt[seat_of(code)] += card_count(value_of(code))
    for seat, row in enumerate(slots.dealt):
        if len(row) != dealt[seat]:
            return Misread(f"{len(row)} cards are told of seat {seat + 1}, who is dealt {dealt[seat]}", script.line)
    for told, there in zip(slots.boards, (hand.board, hand.second_board), strict=True):
        if len(told) != len(there):
            return Misread(f"{len(told)} cards are told of a board of {len(there)}", script.line)
    return None


def _act(hand: Hand, move: Move, draws: Iterator[tuple[int, ...]], script: Script) -> None:
    if move.seat < 0:
        # not told: whoever's turn it is
        move.seat = -1 if hand.turn is None else hand.turn
    if hand.turn != move.seat:
        if _decides_nothing(hand, move):
            return
        if script.lenient and move.verb == "fold" and move.seat in hand.all_in and not hand.over:
            hand.kill(move.seat)
            return
        raise Misread(_not_their_turn(hand), move.line, move.said)
    verb = move.verb
    if verb == "fold":
        hand.act(_FOLD)
    elif verb in ("check", "call", "cc"):
        _match(hand, move)
    elif verb in _RAISES:
        _raise(hand, move, script)
        return
    elif verb == "bring-in":
        _bring_in(hand, move)
    else:
        held = hand.hole_cards(move.seat)
        hand.act(Draw(tuple([held[at] for at in next(draws)])))
    _check_all_in(hand, move)


def _raise(hand: Hand, move: Move, script: Script) -> None:
    to = _raised_to(hand, move)
    try:
        hand.act(RaiseTo(to))
    except IllegalAction as refused:
        if not script.lenient or refused.reason is not Illegal.NO_ONE_TO_CALL:
            raise
        price = hand.price(move.seat)
        moot = to - hand.wagers[move.seat] - price
        if not 0 <= moot <= hand.stacks[move.seat] - price:
            raise
        script.moot[move.seat] = moot
        hand.act(_CALL if price else _CHECK)
        return
    _check_all_in(hand, move)


def _raised_to(hand: Hand, move: Move) -> int:
    if move.verb == "add":
        return hand.wagers[move.seat] + move.amount
    if move.verb == "total":
        return hand.wagers[move.seat] + move.amount - hand.paid[move.seat]
    if move.verb == "next":
        return hand.options.min_to or 0
    return move.amount


def _check_all_in(hand: Hand, move: Move) -> None:
    if move.all_in and not hand.over and hand.stacks[move.seat]:
        raise Misread(f"all-in with {hand.stacks[move.seat]} chips left", move.line, move.said)


def _match(hand: Hand, move: Move) -> None:
    price = hand.price(move.seat)
    if price == 0 and move.verb != "call":
        hand.act(_CHECK)
        return
    if move.verb != "check" and 0 <= move.amount != price:
        raise Misread(f"a call costs {price} here", move.line, move.said)
    hand.act(_CHECK if move.verb == "check" else _CALL)


def _bring_in(hand: Hand, move: Move) -> None:
    hand.act(_BRING_IN)
    if move.amount >= 0 and not hand.over and hand.wagers[move.seat] != move.amount:
        raise Misread(f"the bring-in is {hand.wagers[move.seat]} here", move.line, move.said)


def _decides_nothing(hand: Hand, move: Move) -> bool:
    """Some write a check of the only player with chips, who is not asked by the engine."""
    if move.verb not in ("cc", "check") or (hand.over is False and hand.phase == 0 and hand.turn is not None):
        return False
    return move.amount <= 0 and move.seat in hand.inside


def _not_their_turn(hand: Hand) -> str:
    return "the hand is over" if hand.over else f"it is the turn of seat {0 if hand.turn is None else hand.turn + 1}"
