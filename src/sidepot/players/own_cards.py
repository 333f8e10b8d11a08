"""How good own cards are where no board decides, and which of them to keep at a draw: simple rules for every order.

Cards are a value of `engine.log`: so many, in their places.
"""

from __future__ import annotations

from sidepot.engine.log import card_at, card_count
from sidepot.players.native_kinds import FAIR, GOOD, GREAT, NOTHING
from sidepot.ranks.orders import BADUGI, BADUGI_HIGH, CARD, DEUCE, LOW, LOW8, PAIRED, THREE
from sidepot.ranks.scalar import count, high

_TEN, _JACK, _QUEEN, _KING, _ACE = range(8, 13)
_EIGHT = 7
"""An eight, counted from a low ace as 0."""


def standing(order: int, cards: int, board: int, to_come: int) -> int:
    """How good a hand is in steps, with so many own cards or draws still to come."""
    if order in (CARD, PAIRED, THREE):
        return _few(cards, board)
    if order in (BADUGI, BADUGI_HIGH):
        return _lacking(4 - count(keep(order, cards)), to_come)
    if order in (LOW, LOW8, DEUCE):
        return _lacking(5 - count(keep(order, cards)), to_come)
    value = high(_set(cards) | board)
    if value >> 26 != 1:
        return GREAT if value >> 26 else NOTHING
    return GOOD if value >> (13 + _TEN) & 31 else FAIR


def _lacking(many: int, to_come: int) -> int:
    """How good a low hand or a badugi is that lacks cards."""
    if many <= 0:
        return GREAT
    if to_come == 0:
        return FAIR if many == 1 else NOTHING
    spare = to_come - many
    return GOOD if spare >= 2 else FAIR if spare == 1 or many == 1 else NOTHING


def _few(cards: int, board: int) -> int:
    """How good a single card is: a pair with the board, else by its rank."""
    ranks = board | board >> 16 | board >> 32 | board >> 48
    top = 0
    for i in range(card_count(cards)):
        rank = card_at(cards, i) >> 2
        if ranks >> rank & 1:
            return GREAT
        if rank > top:
            top = rank
    return GOOD if top >= _KING else FAIR if top == _QUEEN else NOTHING


def keep(order: int, cards: int) -> int:
    """The cards to keep at a draw, as a set of places."""
    if order in (BADUGI, BADUGI_HIGH):
        return _unlike(cards, order == BADUGI)
    if order in (LOW, LOW8, DEUCE):
        return _low(cards, order == DEUCE)
    return _high(cards)


def _low(cards: int, deuce: bool) -> int:
    """Different ranks up to an eight; in deuce-to-seven no straight or flush of them."""
    kept = ranks = top = 0
    for i in range(card_count(cards)):
        rank = _rank(card_at(cards, i), not deuce)
        if rank <= _EIGHT and not ranks >> rank & 1:
            ranks |= 1 << rank
            kept |= 1 << i
            if ranks >> rank == 1:
                top = i
    if deuce and count(kept) == 5 and high(_set_of(cards, kept)) >> 26:
        kept &= ~(1 << top)
    return kept


def _unlike(cards: int, aces_low: bool) -> int:
    """Different ranks and suits up to an eight, from the lowest on."""
    kept = suits = 0
    for rank in range(_EIGHT + 1):
        for i in range(card_count(cards)):
            suit = 1 << (card_at(cards, i) & 3)
            if _rank(card_at(cards, i), aces_low) == rank and not suits & suit:
                suits |= suit
                kept |= 1 << i
                break
    return kept


def _rank(card: int, aces_low: bool) -> int:
    """A card's rank, a low ace as 0."""
    return 0 if aces_low and card >> 2 == _ACE else (card >> 2) + 1


def _high(cards: int) -> int:
    """A made hand, else pairs, else four of a suit, else the highest two from a jack up."""
    if high(_set(cards)) >> 26 >= 4:
        return (1 << card_count(cards)) - 1
    kept = _alike(cards, 2, 2)
    if not kept:
        kept = _alike(cards, 0, 4)
    return kept if kept else _top_two(cards)


def _alike(cards: int, shift: int, many: int) -> int:
    """Cards of a rank (shift 2) or suit (shift 0) of which there are so many."""
    kept = 0
    for i in range(card_count(cards)):
        same = 0
        for j in range(card_count(cards)):
            same += 1 if _kind(card_at(cards, i), shift) == _kind(card_at(cards, j), shift) else 0
        if same >= many:
            kept |= 1 << i
    return kept


def _kind(card: int, shift: int) -> int:
    return card >> 2 if shift else card & 3


def _top_two(cards: int) -> int:
    kept = many = 0
    for rank in range(_ACE, _JACK - 1, -1):
        for i in range(card_count(cards)):
            if card_at(cards, i) >> 2 == rank and many < 2:
                kept |= 1 << i
                many += 1
    return kept


def _set(cards: int) -> int:
    return _set_of(cards, 127)


def _set_of(cards: int, places: int) -> int:
    """The cards at these places as a set."""
    one = 1  # of the right width in C
    found = 0
    for i in range(card_count(cards)):
        if places >> i & 1:
            found |= one << (16 * (card_at(cards, i) & 3) + (card_at(cards, i) >> 2))
    return found
