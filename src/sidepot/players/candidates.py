"""How good every holding is on a board: what ranges and equities are weighed by.

A game has its holdings: all there are of two cards, a fixed sample of those of more. On each board they are
ranked over the same run-outs, so that a holding's equity against any range is a sum over one small table.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, count
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.cards import DECK, FULL_DECK, card_set, from_set
from sidepot.equity.classes import class_of
from sidepot.players.matchups import CLASSES, equities
from sidepot.players.playbook import order
from sidepot.players.values import BLOCKED, Sets, Values, twos_of, values_of
from sidepot.rules import Game

Weights = NDArray[np.float32]

STEPS = 60
"""Into how many steps holdings are sorted by strength, 0 the weakest; the steps of the best are the smallest."""
PLACES = 1 - (1 - (np.arange(STEPS) + 0.5) / STEPS) ** 2
"""The middle of each step, as a place among all from 0 to 1."""
_SAMPLE = 600
_RUNOUTS = {0: 72, 3: 24, 4: 24, 5: 1}
"""How many run-outs an equity is the mean of, by cards on the board."""
_RANKED = 10
"""How many of them the order of all holdings is the mean of; before the flop all."""
_EVERY = 5
"""Against every so many-th holding; no divisor of what a deck's cards repeat by."""
_HALF = np.float32(0.5)
_LEAST = np.float32(1e-30)


class Holdings(Struct, frozen=True, eq=False):
    """The hands of so many cards from a deck, as card sets."""

    game: Game
    hole: int
    sets: Sets
    twos: tuple[Sets, ...]
    """Every two cards of each: at most two play."""
    classes: NDArray[np.int64] | None
    """For two cards of the full deck: which of the 169."""

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of them hold none of these cards."""
        free: NDArray[np.bool_] = (self.sets & np.uint64(cards)) == 0
        return free


class Candidates(Struct, frozen=True, eq=False):
    """All holdings on one board."""

    holdings: Holdings
    board: int
    runouts: Sets
    flops: Sets
    """The first three cards of each run-out."""
    values: Values
    """By run-out and holding; where half of a pot goes by a low, those of it below."""
    there: Weights
    """1 where a holding is possible with a run-out, in the same rows."""
    strength: Weights
    """Each holding's equity against any other."""
    places: Weights
    """Each holding's place among all, from 0 to 1."""
    steps: NDArray[np.intp]
    """The same in `STEPS` steps."""

    @property
    def exact(self) -> bool:
        """Whether all matchups are known: two cards before the flop."""
        return self.board == 0 and self.holdings.classes is not None

    def against(self, holding: int, weights: Weights, several: bool = False) -> Weights:
        """How much a holding wins against each row of weights, on each run-out: (run-outs, rows).

        Against *several* at once it matters that they win on the same run-outs, so exact means won't do.
        """
        exact = self.exact and not several
        return self._exact(holding, weights) if exact else self._compared(holding, weights)

    def _exact(self, holding: int, weights: Weights) -> Weights:
        """Two cards before the flop: from the table of all matchups."""
        assert self.holdings.classes is not None
        row = equities()[class_index(holding)].astype(np.float32)[self.holdings.classes]
        shares: Weights = np.vecdot(row, weights) / np.maximum(weights.sum(1), _LEAST)
        return shares[None, :]

    def _compared(self, holding: int, weights: Weights) -> Weights:
        one = np.array([holding], np.uint64)
        mine = values_of(self.holdings.game, one, twos_of(one), self.runouts, self.flops)
        possible = mine[:, 0] != BLOCKED
        mine, values, there = mine[possible], self.values[possible], self.there[possible]
        halves = _halves_won(values, mine, self.holdings.game.low)
        # one dot product after the other: threads would wait for each other longer than all of it takes
        won = np.vecdot(halves[:, None], weights * _HALF)
        shares: Weights = won / np.maximum(np.vecdot(there[:, None], weights), _LEAST)
        return shares

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of the holdings have none of these cards."""
        return self.holdings.free_of(cards)

    def place(self, holding: int) -> float:
        """A holding's place among all by strength, from 0 to 1."""
        return float((self.strength < self.strength_of(holding)).mean())

    def strength_of(self, holding: int) -> float:
        """A holding's equity against any other, the same way as those of `strength`."""
        if self.exact:
            return 1 - order().index(CLASSES[class_index(holding)]) / len(CLASSES)
        free = self.holdings.free_of(holding).astype(np.float32)
        return float(self.against(holding, free[None]).mean())


def _halves_won(values: Values, mine: Values, low: bool) -> Weights:
    """2 where a holding is beaten, 1 where it is equal; where neither has a low, by the high hands above."""
    halves = (values < mine).view(np.uint8) + (values <= mine).view(np.uint8)
    if low:
        rows = len(values) // 2
        np.copyto(halves[rows:], halves[:rows], where=(values[rows:] | mine[rows:]) == 0)
    return halves.astype(np.float32)


@cache
def class_index(holding: int) -> int:
    """Which of the 169 classes two cards are."""
    return CLASSES.index(class_of(*from_set(holding)))


@lru_cache(maxsize=64)
def holdings(game: Game, hole: int) -> Holdings:
    """The hands of so many cards in a game: all of two, a sample of more."""
    if hole <= 2:
        hands = list(combinations(game.deck, hole))
    else:
        rng = Random(hole)
        hands = [tuple(sorted(rng.sample(list(game.deck), hole))) for _ in range(_SAMPLE)]
    sets = np.array([card_set(hand) for hand in hands], np.uint64)
    first = game.rankings[0]
    of_all = hole == 2 and game.deck == FULL_DECK and not first.must and first.order == "high"
    classes = np.array([class_index(card_set(hand)) for hand in hands]) if of_all else None
    return Holdings(game, hole, sets, twos_of(sets), classes)


@lru_cache(maxsize=512)
def candidates_on(game: Game, hole: int, board: int) -> Candidates:
    """All holdings of a game on a board."""
    hands = holdings(game, hole)
    exact = board == 0 and hands.classes is not None
    runouts, flops = _runouts(hands.game, board)
    values = values_of(hands.game, hands.sets, hands.twos, runouts, flops)
    there = (values != BLOCKED).astype(np.float32)
    ranked = [at for at in range(len(values)) if not board or at % len(runouts) < _RANKED]
    strength = _by_order(hands) if exact else _strength(values[ranked], there[ranked])
    free = hands.free_of(board)
    ordered = np.sort(strength[free])
    places = (np.searchsorted(ordered, strength) / (len(ordered) + 1)).astype(np.float32)
    return Candidates(hands, board, runouts, flops, values, there, strength, places, steps_of(places))


def steps_of(places: Weights) -> NDArray[np.intp]:
    """Places from 0 to 1 in `STEPS` steps."""
    steps: NDArray[np.intp] = (STEPS * (1 - np.sqrt(1 - places))).astype(np.intp)
    return steps


def _by_order(hands: Holdings) -> Weights:
    """Two cards before the flop: their place in the order in which they are worth playing."""
    assert hands.classes is not None
    places = np.array([1 - order().index(name) / len(CLASSES) for name in CLASSES], np.float32)
    by_class: Weights = places[hands.classes]
    return by_class


def _runouts(game: Game, board: int) -> tuple[Sets, Sets]:
    """Some boards this one can become and their flops, always the same; every card comes about as often."""
    have = board.bit_count()
    many, missing = _RUNOUTS.get(have, _RUNOUTS[0]), game.board - have
    boards: list[int] = []
    flops: list[int] = []
    for number in count(board % 61):
        if len(boards) >= many:
            break
        left = [bit for bit in _shuffled(game.deck, number) if not bit & board]
        for at in range(0, len(left) - missing + 1, max(missing, 1)):
            boards.append(board | sum(left[at : at + missing]))
            # a flop that lies there is whole; more of the board doesn't matter once cards are thrown away
            flops.append(board or sum(left[at : at + 3]))
    return np.array(boards[:many], np.uint64), np.array(flops[:many], np.uint64)


@cache
def _shuffled(deck: bytes, number: int) -> tuple[int, ...]:
    """A deck in one of many orders, each card as a set."""
    return tuple([DECK[card].bit for card in Random(number).sample(list(deck), len(deck))])


def _strength(values: Values, there: Weights) -> Weights:
    """The mean over run-outs of the part of all holdings that each one beats, reckoned by some of them."""
    total = np.zeros(values.shape[1], np.float32)
    for row, known, some in zip(values, there, np.sort(values[:, ::_EVERY], axis=1), strict=True):
        total += known * (some.searchsorted(row) / np.float32(max(some.searchsorted(BLOCKED), 1)))
    strength: Weights = total / np.maximum(there.sum(0), 1)
    return strength
