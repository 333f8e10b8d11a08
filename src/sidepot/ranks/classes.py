"""The classes of equal hands, and which cards of a hand play. Both ask `scalar`; no order is known here."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

from sidepot.cards import Card, card_set, from_set
from sidepot.ranks import scalar
from sidepot.ranks.games import Game
from sidepot.ranks.words import category

_BY_ORDER = {
    "high": scalar.high,
    "short-deck": scalar.short_deck,
    "low8": scalar.low8,
    "low": scalar.low,
    "deuce": scalar.deuce,
    "badugi": scalar.badugi,
}


def number(value: int, order: str) -> int:
    """1 for the best class of an order, 2 for the next, … 7462 for the worst high hand."""
    values = classes(order)
    place = bisect_left(values, value)
    if place == len(values) or values[place] != value:
        raise ValueError(f"{value} is not a value of a whole hand ({order})")
    return len(values) - place


@cache
def classes(order: str) -> list[int]:
    """Every value that a whole hand can have, worst first."""
    rank = _BY_ORDER[order]
    return sorted({rank(hand) for hand in _one_of_each(order)})


def _one_of_each(order: str) -> Iterator[int]:
    """At least one hand of each class: any choice of ranks, in mixed suits and, where it can be, in one."""
    if order == "badugi":
        for size in range(1, 5):
            for ranks in combinations(range(13), size):
                yield sum(1 << 16 * suit + rank for suit, rank in enumerate(ranks))
        return
    for ranks in combinations_with_replacement(range(4 if order == "short-deck" else 0, 13), 5):
        if max(Counter(ranks).values()) < 5:
            # the next suit for every card: equal ranks are neighbours, and the first and last card share one
            yield card_set(4 * rank + i % 4 for i, rank in enumerate(ranks))
        if len(set(ranks)) == 5:
            yield sum(1 << rank for rank in ranks)


def playing(game: Game, hand: int, board: int, value: int) -> tuple[Card, ...]:
    """The cards that make this value, the ones that say most first; none where there is no hand."""
    worth = _BY_ORDER[game.order]
    for bits in _choices(game, hand, board, value) if value else ():
        cards = sum(bits)
        if worth(cards) == value:
            return _in_order(from_set(cards), game.order, value)
    return ()


def _choices(game: Game, hand: int, board: int, value: int) -> Iterator[tuple[int, ...]]:
    """Which cards may play together, each as a set of one: high cards first."""
    mine, shared = [card.bit for card in from_set(hand)[::-1]], [card.bit for card in from_set(board)[::-1]]
    if game.method in ("omaha", "omaha_low8"):
        for two in combinations(mine, 2):
            for three in combinations(shared, 3):
                yield *two, *three
    elif game.method == "pick":
        for five in combinations((*mine, *shared), 5):
            if (sum(five) & hand).bit_count() <= 2:
                yield five
    else:
        yield from combinations((*mine, *shared), value >> 26 if game.order == "badugi" else 5)


def _in_order(cards: tuple[Card, ...], order: str, value: int) -> tuple[Card, ...]:
    """Pairs before kickers, high before low; an ace that plays low comes last."""
    straight = category(value, order) in ("straight", "straight flush")
    aces_low = order in ("low", "low8", "badugi") or (straight and not value >> 25 & 1)
    ranks = [card >> 2 for card in cards]
    weights = [
        # how often, how high, and whose suit is higher: as one number
        (ranks.count(rank) << 8) + (-4 if aces_low and rank == 12 else rank << 2) + (card & 3)
        for card, rank in zip(cards, ranks, strict=True)
    ]
    return tuple([card for _, card in sorted(zip(weights, cards, strict=True), reverse=True)])
