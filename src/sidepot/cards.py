"""Cards are small ints with names, sets of cards are 64-bit ints, a deck is bytes with the top card first.

Card number = 4 * rank + suit, ranks 2..A = 0..12, suits c d h s = 0..3. In a set each suit has a lane of
16 bits: card (rank, suit) is bit 16 * suit + rank, so that a suit's ranks are one 13-bit mask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "cdhs"
RANK_NAMES = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip


class Card(int):
    """A card: an int 0..51 that shows itself as text, `Card("As")` or `Card(51)`."""

    __slots__ = ()

    def __new__(cls, card: int | str) -> Card:
        """The one object for this card; ValueError when there is none."""
        if isinstance(card, str):
            number = _NUMBERS.get(card)
            if number is None:
                from sidepot.words.refusal import Wrong

                raise Wrong("mistake-card", card=repr(card), ranks=RANKS, suits=SUITS)
            return DECK[number]
        if isinstance(card, bool) or not isinstance(card, int) or not 0 <= card < 52:
            from sidepot.words.refusal import Wrong

            raise Wrong("mistake-card-number", given=repr(card))
        return DECK[card]

    @property
    def rank(self) -> int:
        """0 for a two … 12 for an ace."""
        return int(self) >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return int(self) & 3

    @property
    def bit(self) -> int:
        """The set that holds this card alone."""
        return 1 << (16 * (int(self) & 3) + (int(self) >> 2))

    def __str__(self) -> str:
        return RANKS[int(self) >> 2] + SUITS[int(self) & 3]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (int(self),)


DECK: tuple[Card, ...] = tuple(int.__new__(Card, i) for i in range(52))
_TEXTS = tuple(str(card) for card in DECK)
_OF_BIT = {card.bit: card for card in DECK}
_NUMBERS: dict[str, int] = {str(card): int(card) for card in DECK}
_NUMBERS.update({text.lower(): i for text, i in list(_NUMBERS.items())})
_NUMBERS.update({text.upper(): i for text, i in list(_NUMBERS.items())})

FULL_DECK = bytes(range(52))
SHORT_DECK = bytes(range(16, 52))

_TOKEN = re.compile(r"[^\s,]\S?")


def cards(text: str | Iterable[int | str]) -> tuple[Card, ...]:
    """The cards of a text ("AsKs", "As Ks", "As,Ks") or of an iterable; ValueError names what is wrong."""
    if not isinstance(text, str):
        return tuple(Card(card) for card in text)
    found: list[Card] = []
    for token in _TOKEN.finditer(text):
        number = _NUMBERS.get(token[0])
        if number is None:
            from sidepot.words.refusal import Wrong  # only here: cards alone need no words

            at = {"card": repr(token[0]), "at": str(token.start() + 1), "text": repr(text)}
            raise Wrong("mistake-not-a-card", **at, ranks=RANKS, suits=SUITS)
        found.append(DECK[number])
    return tuple(found)


def distinct(text: str | Iterable[int | str]) -> tuple[Card, ...]:
    """`cards`, refusing a card that comes twice."""
    found = cards(text)
    seen: set[Card] = set()
    for card in found:
        if card in seen:
            from sidepot.words.refusal import Wrong

            raise Wrong("mistake-card-twice", card=str(card))
        seen.add(card)
    return found


def show(hand: Iterable[int]) -> str:
    """Cards as text without spaces: "AsKs"."""
    return "".join([_TEXTS[card] for card in hand])


def card_set(hand: Iterable[int]) -> int:
    """The 64-bit set of these cards."""
    bits = 0
    for card in hand:
        bits |= 1 << (16 * (card & 3) + (card >> 2))
    return bits


def from_set(bits: int) -> tuple[Card, ...]:
    """The cards of a set, lowest rank first."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(_OF_BIT[lowest])
        bits ^= lowest
    found.sort()
    return tuple(found)
