"""The values of many hands on many boards, where of three cards two will be kept."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import numpy as np
from numpy.typing import NDArray

from sidepot.cards import FULL_DECK, card_set, from_set
from sidepot.ranks import rank_many
from sidepot.rules import Game

Sets = NDArray[np.uint64]
Values = NDArray[np.uint32]

BLOCKED = np.uint32(2**32 - 1)
"""In place of a value: the holding has a card of the board."""
_FIVE = np.uint64(0b11111)
"""Five cards, whichever."""
_COARSE = np.uint32(20)
"""A value less so many bits still tells pairs of aces from pairs of kings."""


def values_of(game: Game, hands: Sets, twos: tuple[Sets, ...], boards: Sets, flops: Sets) -> Values:
    """The value of each hand on each full board, of which there was a flop; below all of them those of a low half."""
    free = (hands[None, :] & boards[:, None]) == 0
    if game.rankings[0].must:
        rankings = [ranking_of(game, int(hands[0]).bit_count()), *(["omaha8"] if game.low else [])]
        return np.concatenate([_with_two(ranking, hands, boards, free) for ranking in rankings])
    found = [_ranked(game, two, boards) for two in twos]
    if len(found) > 1:
        values = _kept(game, np.stack(found), twos, flops) if game.throws else np.max(found, axis=0)
    else:
        values = found[0]
    values[~free] = BLOCKED
    return values


def _with_two(ranking: str, hands: Sets, boards: Sets, free: NDArray[np.bool_]) -> Values:
    """The value of two cards of each hand with three of each board."""
    values = np.full(free.shape, BLOCKED)
    at_board, at_hand = np.nonzero(free)
    values[free] = rank_many(hands[at_hand], ranking, boards[at_board])
    return values


def _ranked(game: Game, hands: Sets, boards: Sets) -> Values:
    """The value of each hand with all of a board, (boards, hands)."""
    cards = hands[None, :] | boards[:, None]
    return rank_many(cards.ravel(), ranking_of(game, 2)).reshape(cards.shape)


def ranking_of(game: Game, held: int) -> str:
    """Which of the rankings in `ranks` is that of so many hole cards in a game with a board."""
    ranking = game.rankings[0]
    if ranking.order == "short-deck":
        return "short-deck"
    if ranking.must:
        return {5: "omaha5", 6: "omaha6"}.get(held, "omaha")
    return "lazy-pineapple" if held > ranking.may else "holdem"


def _kept(game: Game, found: Values, twos: tuple[Sets, ...], flops: Sets) -> Values:
    """The values of the two cards that will be kept: those that are best on the flop, not those that prove to be."""
    if len(set(flops.tolist())) > 1:
        best = np.stack([_on_flop(two, flops) for two in twos]).argmax(0)[None]
    else:
        best = _worth()[found >> _COARSE].sum(1, keepdims=True).argmax(0)[None]
    kept: Values = np.take_along_axis(found, best, axis=0)[0]
    return kept


def _on_flop(hands: Sets, flops: Sets) -> Values:
    """The value of each two cards on each flop; 0 where they share a card, too few to rank."""
    hands, flops = hands[None, :], flops[:, None]
    shared = (hands & flops) != 0
    cards = np.where(shared, _FIVE, hands | flops)
    values = rank_many(cards.ravel(), "holdem").reshape(cards.shape)
    values[shared] = 0
    return values


@cache
def _worth() -> NDArray[np.float32]:
    """The part of all hands that a value beats, by the value's first bits."""
    rng = Random(0)
    hands = np.array([card_set(rng.sample(list(FULL_DECK), 7)) for _ in range(4000)], np.uint64)
    counts = np.bincount(rank_many(hands, "holdem") >> _COARSE, minlength=2 ** (32 - 20)).cumsum()
    worth: NDArray[np.float32] = (counts / counts[-1]).astype(np.float32)
    return worth


def twos_of(hands: Sets) -> tuple[Sets, ...]:
    """Every two cards of each hand, or all there are."""
    if int(hands[0]).bit_count() <= 2:
        return (hands,)
    cards = np.array([[card.bit for card in from_set(int(hand))] for hand in hands], np.uint64)
    return tuple([cards[:, a] | cards[:, b] for a, b in combinations(range(cards.shape[1]), 2)])
