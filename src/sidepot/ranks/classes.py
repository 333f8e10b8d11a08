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
from sidepot.ranks.hand_names import BADUGIS, category
from sidepot.ranks.orders import NUMBERS


def number(value: int, order: str, lowest_card: int = 0) -> int:
    """1 for the best class of an order, 2 for the next, … 7462 for the worst high hand."""
    values = classes(order, lowest_card)
    place = bisect_left(values, value)
    if place == len(values) or values[place] != value:
        raise ValueError(f"{value} is not a value of a whole hand ({order})")
    return len(values) - place


@cache
def classes(order: str, lowest_card: int = 0) -> list[int]:
    """Every value that a whole hand of a deck can have, worst first."""
    lowest_card = max(lowest_card, 16 if order == "short-deck" else 0)
    return sorted({_alone(order, hole, board) for hole, board in _one_of_each(order, lowest_card >> 2)})


def _alone(order: str, hole: int, board: int = 0) -> int:
    """The value of a set of cards that all may play."""
    return scalar.worth(NUMBERS[order], hole, board, 0, 52)


def _one_of_each(order: str, lowest: int) -> Iterator[tuple[int, int]]:
    """At least one hand of each class, with a board where that is apart."""
    if order == "card":
        yield from ((1 << rank, 0) for rank in range(lowest, 13))
    elif order == "paired":
        yield from ((1 << rank, 1 << 16 + shared) for rank in range(lowest, 13) for shared in range(lowest, 13))
    elif order in BADUGIS:
        for size in range(1, 5):
            for ranks in combinations(range(lowest, 13), size):
                yield sum(1 << 16 * suit + rank for suit, rank in enumerate(ranks)), 0
    else:
        yield from ((hand, 0) for hand in _of_any_ranks(lowest, 3 if order == "three" else 5))


def _of_any_ranks(lowest: int, size: int) -> Iterator[int]:
    """Any choice of ranks, in mixed suits and, where it can be, in one."""
    for ranks in combinations_with_replacement(range(lowest, 13), size):
        if max(Counter(ranks).values()) < 5:
            # the next suit for every card: equal ranks are neighbours, and none but a first and fifth share one
            yield card_set(4 * rank + i % 4 for i, rank in enumerate(ranks))
        if len(set(ranks)) == size:
            yield sum(1 << rank for rank in ranks)


def playing(game: Game, hand: int, board: int, value: int) -> tuple[Card, ...]:
    """The cards that make this value, the ones that say most first; none where there is no hand."""
    for cards in _choices(game, hand, board, value) if value else ():
        if _alone(game.order, cards & hand, cards & board) == value:
            return _in_order(from_set(cards), game.order, value)
    return ()


def _choices(game: Game, hand: int, board: int, value: int) -> Iterator[int]:
    """Which cards may play together: high cards first."""
    mine, shared = from_set(hand)[::-1], from_set(board)[::-1]
    must, may = (game.must, game.may) if game.apart else (0, 52)
    for cards in combinations([card.bit for card in (*mine, *shared)], _playing(game.order, value)):
        if must <= (sum(cards) & hand).bit_count() <= may:
            yield sum(cards)


def _playing(order: str, value: int) -> int:
    """How many cards a value is made of."""
    if order in BADUGIS:
        return value >> 26
    if order in ("card", "paired"):
        return 1 + (value >> 26)
    return 3 if order == "three" else 5


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
