"""A range: the hands a player may hold, each with a weight. From text, as text, and on the 13×13 grid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import comb
from typing import final

from sidepot.cards import FULL_DECK, RANKS, Card, card_set, cards, from_set
from sidepot.equity import notation
from sidepot.equity.classes import class_name, combos_of
from sidepot.words.refusal import Wrong

Combo = tuple[Card, ...]


@final
class Range(Mapping[Combo, float]):
    """Hands of *hole* cards with weights over 0 up to 1, as in "QQ+, A5s-A2s, KTo+, AsKs, 77:0.5".

    "20%" is the best fifth of all hands by equity against one random hand (`sidepot.equity.order`), in whole
    classes, as near to a fifth as they come. "random" is every hand. A hand named twice has its last weight.
    """

    __slots__ = ("_weights", "deck", "hole")

    def __init__(self, text: str, hole: int = 2, deck: bytes = FULL_DECK) -> None:
        """Read a range; ValueError points at the character that makes no sense."""
        self.hole = hole
        self.deck = deck
        self._weights = self._tidy(notation.read(text, hole, deck), text)

    @classmethod
    def of(cls, weights: dict[int, float], hole: int = 2, deck: bytes = FULL_DECK) -> Range:
        """A range of card sets with weights."""
        made = cls.__new__(cls)
        made.hole = hole
        made.deck = deck
        made._weights = made._tidy(weights, weights)
        return made

    def _tidy(self, weights: dict[int, float] | None, named: object) -> dict[int, float] | None:
        """In order and without weights of 0; None stands for every hand."""
        if weights is None:
            return None
        weights = {bits: weights[bits] for bits in sorted(weights) if weights[bits] > 0}
        if not weights:
            raise Wrong("mistake-no-weight", given=repr(named))
        if len(weights) == comb(len(self.deck), self.hole) and set(weights.values()) == {1.0}:
            return None
        return weights

    @property
    def everything(self) -> bool:
        """Whether it is every hand of the deck, all alike."""
        return self._weights is None

    def left(self, taken: int) -> list[tuple[int, float]]:
        """The hands, as card sets with weights, that hold none of the cards of the set *taken*."""
        if self._weights is not None:
            return [(bits, weight) for bits, weight in self._weights.items() if not bits & taken]
        free = [Card(card).bit for card in self.deck if not Card(card).bit & taken]
        return sorted((sum(some), 1.0) for some in combinations(free, self.hole))

    def grid(self) -> tuple[tuple[float, ...], ...]:
        """The mean weight in each class: 13 rows of 13, aces first, pairs on the diagonal, suited above."""
        if self.hole != 2:
            raise ValueError(f"only hands of two cards make a grid, these have {self.hole}")
        rows = range(12, -1, -1)
        return tuple(tuple(self._share(class_name(row, column, row > column)) for column in rows) for row in rows)

    def _share(self, name: str) -> float:
        if any(RANKS.index(rank) < self.deck[0] >> 2 for rank in name[:2]):
            return 0.0
        if self._weights is None:
            return 1.0
        members = combos_of(name)
        return sum(self._weights.get(bits, 0.0) for bits in members) / len(members)

    def __getitem__(self, combo: str | tuple[int, ...]) -> float:
        hand = cards(combo)
        if self._weights is not None:
            weight = self._weights.get(card_set(hand))
        else:
            weight = 1.0 if len(set(hand)) == self.hole and all(card in self.deck for card in hand) else None
        if weight is None:
            raise KeyError(combo)
        return weight

    def __iter__(self) -> Iterator[Combo]:
        if self._weights is None:
            yield from combinations(tuple(Card(card) for card in reversed(self.deck)), self.hole)
        else:
            for bits in reversed(self._weights):
                yield from_set(bits)[::-1]

    def __len__(self) -> int:
        return comb(len(self.deck), self.hole) if self._weights is None else len(self._weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Range):
            return NotImplemented
        return (self.hole, self.deck, self._weights) == (other.hole, other.deck, other._weights)

    def __hash__(self) -> int:
        return hash((self.hole, self.deck, None if self._weights is None else tuple(self._weights.items())))

    def __str__(self) -> str:
        return "random" if self._weights is None else notation.write(self._weights, self.hole, self.deck)

    def __repr__(self) -> str:
        more = f", hole={self.hole}" * (self.hole != 2) + f", deck={self.deck!r}" * (self.deck != FULL_DECK)
        return f"Range({str(self)!r}{more})"
