"""How good every holding is on a board: the ground on which ranges and equities are weighed.

A game has its holdings: all there are of two cards, a fixed sample of those of more. On each board they are
ranked over the same run-outs, so that a holding's equity against any range is a sum over one small table.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from random import Random

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.cards import FULL_DECK, card_set, from_set
from sidepot.equity.classes import class_of
from sidepot.players.matchups import CLASSES, equities
from sidepot.players.playbook import order
from sidepot.ranks import rank_many
from sidepot.rules import GAMES, Game

Weights = NDArray[np.float64]

STEPS = 50
"""Into how many steps holdings are sorted by strength: 0 the weakest."""
_SAMPLE = 600
_RUNOUTS = {0: 64, 3: 36, 4: 24, 5: 1}
"""How many run-outs an equity is the mean of, by cards on the board."""
_RANKED = 12
"""How many of them the order of all holdings is the mean of; before the flop all."""


class Holdings(Struct, frozen=True, eq=False):
    """The hands of so many cards from a deck, as card sets."""

    game: Game
    hole: int
    sets: NDArray[np.uint64]
    classes: NDArray[np.int64] | None
    """For two cards of the full deck: which of the 169."""

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of them hold none of these cards."""
        free: NDArray[np.bool_] = (self.sets & np.uint64(cards)) == 0
        return free


class Ground(Struct, frozen=True, eq=False):
    """All holdings on one board."""

    holdings: Holdings
    board: int
    runouts: NDArray[np.uint64]
    values: NDArray[np.uint32]
    """By run-out and holding; 0 where they share a card."""
    there: NDArray[np.float32]
    """1 where a holding is possible with a run-out."""
    strength: Weights
    """Each holding's equity against any other."""
    steps: NDArray[np.intp]
    """Each holding's place among all, in `STEPS` steps."""

    @property
    def exact(self) -> bool:
        """Whether all matchups are known: two cards before the flop."""
        return self.board == 0 and self.holdings.classes is not None

    def against(self, holding: int, weights: Weights, several: bool = False) -> Weights:
        """How much a holding wins against each column of weights, on each run-out: (run-outs, columns).

        Against *several* at once it matters that they win on the same run-outs, so exact means won't do.
        """
        exact = self.exact and not several
        return self._exact(holding, weights) if exact else self._compared(holding, weights)

    def _exact(self, holding: int, weights: Weights) -> Weights:
        """Two cards before the flop: from the table of all matchups."""
        assert self.holdings.classes is not None
        row = equities()[class_index(holding)][self.holdings.classes]
        shares: Weights = (row @ weights) / np.maximum(weights.sum(0), 1e-30)
        return shares[None, :]

    def _compared(self, holding: int, weights: Weights) -> Weights:
        mine = _values(self.holdings.game, np.array([holding], np.uint64), self.runouts)
        possible = mine[:, 0] > 0
        mine, values = mine[possible], self.values[possible]
        wins = (values < mine).astype(np.float32)
        wins += np.float32(0.5) * (values == mine)
        wins *= self.there[possible]
        single = weights.astype(np.float32)
        shares: Weights = (wins @ single) / np.maximum(self.there[possible] @ single, np.float32(1e-30))
        return shares

    def place(self, holding: int) -> float:
        """A holding's place among all by strength, from 0 to 1."""
        return float((self.strength < self.strength_of(holding)).mean())

    def strength_of(self, holding: int) -> float:
        """A holding's equity against any other, the same way as those of `strength`."""
        if self.exact:
            return 1 - order().index(CLASSES[class_index(holding)]) / len(CLASSES)
        free = self.holdings.free_of(holding).astype(float)
        return float(self.against(holding, free[:, None]).mean())


@cache
def class_index(holding: int) -> int:
    """Which of the 169 classes two cards are."""
    return CLASSES.index(class_of(*from_set(holding)))


@lru_cache(maxsize=64)
def holdings(name: str, hole: int) -> Holdings:
    """The hands of so many cards in a game: all of two, a sample of more."""
    game = GAMES[name]()
    if hole <= 2:
        hands = list(combinations(game.deck, hole))
    else:
        rng = Random(hole)
        hands = [tuple(sorted(rng.sample(list(game.deck), hole))) for _ in range(_SAMPLE)]
    sets = np.array([card_set(hand) for hand in hands], np.uint64)
    of_all = hole == 2 and game.deck == FULL_DECK
    classes = np.array([class_index(card_set(hand)) for hand in hands]) if of_all else None
    return Holdings(game, hole, sets, classes)


@lru_cache(maxsize=512)
def ground(name: str, hole: int, board: int) -> Ground:
    """All holdings of a game on a board."""
    hands = holdings(name, hole)
    exact = board == 0 and hands.classes is not None
    runouts = _runouts(hands.game, board)
    values = _values(hands.game, hands.sets, runouts)
    there = (values > 0).astype(np.float32)
    ranked = _RANKED if board else None
    strength = _by_order(hands) if exact else _strength(values[:ranked], there[:ranked])
    free = hands.free_of(board)
    ordered = np.sort(strength[free])
    steps = np.searchsorted(ordered, strength) * STEPS // (len(ordered) + 1)
    return Ground(hands, board, runouts, values, there, strength, steps)


def _by_order(hands: Holdings) -> Weights:
    """Two cards before the flop: their place in the order in which they are worth playing."""
    assert hands.classes is not None
    places = np.array([1 - order().index(name) / len(CLASSES) for name in CLASSES])
    by_class: Weights = places[hands.classes]
    return by_class


def _runouts(game: Game, board: int) -> NDArray[np.uint64]:
    """Some boards this one can become, always the same."""
    have = board.bit_count()
    left = [card for card in game.deck if not card_set((card,)) & board]
    many = _RUNOUTS.get(have, _RUNOUTS[0])
    rng = Random(board)
    if have == game.board - 1:
        picks = [[card] for card in rng.sample(left, many)]
    else:
        picks = [rng.sample(left, game.board - have) for _ in range(many)]
    return np.array([board | card_set(pick) for pick in picks], np.uint64)


def _values(game: Game, hands: NDArray[np.uint64], boards: NDArray[np.uint64]) -> NDArray[np.uint32]:
    """The value of each hand on each full board; 0 where they share a card."""
    free = (hands[None, :] & boards[:, None]) == 0
    if game.must_play:
        values = np.zeros(free.shape, np.uint32)
        at_board, at_hand = np.nonzero(free)
        values[free] = rank_many(hands[at_hand], game.name.removesuffix("8"), boards[at_board])
        return values
    ranking = "short-deck" if game.ranking == "short" else "holdem"
    values = np.zeros(free.shape, np.uint32)
    for two in _pairs(hands):
        values = np.maximum(values, rank_many((two[None, :] | boards[:, None]).ravel(), ranking).reshape(free.shape))
    values[~free] = 0
    return values


def _pairs(hands: NDArray[np.uint64]) -> list[NDArray[np.uint64]]:
    """The hands less one card in every way, down to two cards: at most two play."""
    if not len(hands) or int(hands[0]).bit_count() <= 2:
        return [hands]
    cards = [[card.bit for card in from_set(int(hand))] for hand in hands]
    return [np.array([two[a] | two[b] for two in cards], np.uint64) for a, b in combinations(range(len(cards[0])), 2)]


def _strength(values: NDArray[np.uint32], there: NDArray[np.float32]) -> Weights:
    """The mean over run-outs of the part of all holdings that each one beats."""
    total = np.zeros(values.shape[1])
    for row, known in zip(values, there, strict=True):
        ordered = np.sort(row)
        gone = len(row) - int(known.sum())
        total += known * ((np.searchsorted(ordered, row) - gone) / max(len(row) - gone, 1))
    strength: Weights = total / np.maximum(there.sum(0), 1)
    return strength
