"""Random deals: the same seed deals the same cards here and in the C core (`c/deals.h`), draw for draw."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from math import comb
from typing import NamedTuple

_MASK = (1 << 64) - 1


class Seat(NamedTuple):
    """Where a player's cards come from: *hands* by the alias method (none: no card), and *cards* of the deck more."""

    cards: int
    hands: array[int]
    limits: array[int]
    others: array[int]


class Dealer:
    """Deals hands and boards, one deal after the other."""

    def __init__(self, deck: int, seed: int) -> None:
        self.state = seed
        self.deck = deck
        self.left = deck

    def number(self) -> int:
        """64 random bits (wyrand)."""
        self.state = (self.state + 0xA0761D6478BD642F) & _MASK
        product = self.state * (self.state ^ 0xE7037ED1A0B428DB)
        return product >> 64 ^ product & _MASK

    def hands(self, seats: Sequence[Seat]) -> list[int]:
        """A hand for each seat: lists first, all anew when two share a card, so that only weights count."""
        hands = [seat.hands[0] if len(seat.hands) == 1 else 0 for seat in seats]
        listed = [at for at, seat in enumerate(seats) if len(seat.hands) > 1]
        while True:
            used = 0
            for at in listed:
                hands[at] = self.listed(seats[at])
                if hands[at] & used:
                    break
                used |= hands[at]
            else:
                break
        self.left = self.deck & ~used
        for at, seat in enumerate(seats):
            if seat.cards:
                hands[at] |= self.cards(seat.cards)
        return hands

    def listed(self, seat: Seat) -> int:
        """One of the seat's hands, by weight."""
        place = self.number() * len(seat.hands)
        at = place >> 64
        return seat.hands[at if place & _MASK <= seat.limits[at] else seat.others[at]]

    def cards(self, many: int) -> int:
        """So many of the cards left, in two draws with one number for every six."""
        drawn = 0
        while many > len(_FIRST_OF) - 1:
            drawn |= self.cards(3)
            many -= 3
        number = self.number() if many else 0
        for part in (_FIRST_OF[many], many - _FIRST_OF[many]):
            number *= comb(self.left.bit_count(), part)
            some = _at(_places(number >> 64, part), self.left)
            number &= _MASK
            drawn |= some
            self.left ^= some
        return drawn


_FIRST_OF = (0, 1, 2, 3, 2, 2, 3)


def _places(index: int, many: int) -> list[int]:
    """The set of places at this index, when those of the first n places come before any other."""
    places = []
    for size in range(many, 0, -1):
        place = size - 1
        while comb(place + 1, size) <= index:
            place += 1
        places.append(place)
        index -= comb(place, size)
    return places


def _at(places: Iterable[int], cards: int) -> int:
    """The cards of a set at these places, the lowest bit first."""
    bits = []
    while cards:
        bits.append(cards & -cards)
        cards &= cards - 1
    return sum(bits[place] for place in places)
