"""What hands of a game are worth by themselves: their places among those that random cards come to.

A hand is as strong as the part of all final hands that it beats on average, once its cards to come have come.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.players.comparing import count_beaten
from sidepot.players.futures import Futures
from sidepot.players.values import BLOCKED
from sidepot.rules import Bet, Deal, Exchange, Game, Throw

Weights = NDArray[np.float32]
Values = NDArray[np.uint32]

_HANDS, _BOARDS = 40, 40
"""How many random hands, on how many boards, the final values are taken from."""
_KNOWN, ROWS = 300, 12
"""How many random hands the strengths of a street are taken from, each on so many boards."""
_SEED = 0x5EED


class Yardstick(Struct, frozen=True, eq=False):
    """A game's final values by ranking, and the strengths of its hands by street, all in order."""

    game: Game
    futures: Futures
    finals: tuple[Values, ...]
    steps: tuple[tuple[array[int], array[int]], ...]
    """The different ones of them, and how many finals are below and not above each, between two and at one."""
    by_street: tuple[Weights, ...]

    def strength(self, values: Values) -> Weights:
        """The part of final hands that each beats on average; values by ranking, board and hand."""
        hands = values.shape[2]
        total, times = array("Q", bytes(8 * hands)), array("I", bytes(4 * hands))
        for (known, counts), found in zip(self.steps, values, strict=True):
            count_beaten(total, times, array("I", found.tobytes()), known, counts)
        # every ranking has as many finals, and each of them counts twice
        most = np.maximum(np.frombuffer(times, np.uint32), 1) * (2.0 * len(self.finals[0]))
        return (np.frombuffer(total, np.uint64) / most).astype(np.float32)

    def places(self, street: int, strength: Weights) -> Weights:
        """The places of strengths among those of all hands on a street, from 0 to 1."""
        known = self.by_street[street]
        below = known.searchsorted(strength, "left") + known.searchsorted(strength, "right")
        found: Weights = (below / np.float32(2 * len(known) + 2)).astype(np.float32)
        return found

    def finished(self, hands: array[int], boards: array[int], first: int, dead: int, seed: int) -> Values:
        """What hands come to from a step on: by ranking, board and hand."""
        found = self.futures.finished(hands, boards, first, dead, seed)
        return np.frombuffer(found, np.uint32).reshape(len(self.finals), len(boards), len(hands))

    def boards(self, board: int, first: int, dead: int, rows: int) -> array[int]:
        """Some boards that a board may have become in the end, from a step on."""
        return self.futures.boards(board, to_come(self.game, first), dead, rows, _SEED ^ board)


def to_come(game: Game, first: int) -> int:
    """Cards that the board gets from a step on; of those thrown onto it only one player's are reckoned with."""
    return sum(_for_board(step) for step in game.steps[first:])


def _for_board(step: Deal | Bet | Exchange | Throw) -> int:
    if isinstance(step, Deal):
        return step.board
    return step.cards if isinstance(step, Throw) and step.onto == "board" else 0


@lru_cache(maxsize=1024)
def onwards(game: Game, step: int) -> int:
    """The first step from this one on that changes cards."""
    return next((at for at in range(step, len(game.steps)) if not isinstance(game.steps[at], Bet)), len(game.steps))


def settled(game: Game, first: int) -> bool:
    """Whether no cards change from a step on."""
    return onwards(game, first) == len(game.steps)


@lru_cache(maxsize=64)
def own_cards_change(game: Game) -> bool:
    """Whether players' own cards change after the first street."""
    later = game.steps[after_streets(game)[0] :]
    return any(step.down + step.up > 0 if isinstance(step, Deal) else not isinstance(step, Bet) for step in later)


@lru_cache(maxsize=64)
def after_streets(game: Game) -> tuple[int, ...]:
    """For each street the step after its last one."""
    begins = [at for at, step in enumerate(game.steps) if step.street or not at]
    return (*begins[1:], len(game.steps))


@lru_cache(maxsize=64)
def yardstick(game: Game, deck: bytes) -> Yardstick:
    """The yardstick of a game, by hands dealt at random and always the same."""
    futures = Futures(game, deck)
    hands = futures.deal(0, 0, 0, _HANDS, _SEED)
    boards = futures.boards(0, to_come(game, 0), 0, _BOARDS, _SEED)
    values = np.frombuffer(futures.finished(hands, boards, 0, 0, _SEED), np.uint32)
    finals = tuple([np.sort(part[part != BLOCKED]) for part in values.reshape(len(game.rankings), -1)])
    steps = tuple([_steps(final) for final in finals])
    bare = Yardstick(game, futures, finals, steps, ())
    return Yardstick(game, futures, finals, steps, tuple(_strengths(bare)))


def _steps(final: Values) -> tuple[array[int], array[int]]:
    """The different ones, and the finals below and not above: of what lies before the first, of it, after it …"""
    known, many = np.unique(final, return_counts=True)
    below = np.concatenate([[0], np.cumsum(many)])
    counts = np.empty(2 * len(known) + 1, np.uint32)
    counts[::2] = 2 * below
    counts[1::2] = below[:-1] + below[1:]
    return array("I", known.tolist()), array("I", counts.tolist())


def _strengths(bare: Yardstick) -> list[Weights]:
    """The strengths of random hands at the end of each street, in order."""
    found = []
    hands = bare.futures.deal(0, 0, 0, _KNOWN, _SEED)
    board = first = 0
    for after in after_streets(bare.game):
        hands, board = _on(bare, hands, board, first, after)
        first = after
        boards = bare.boards(board, after, 0, ROWS)
        found.append(np.sort(bare.strength(bare.finished(hands, boards, after, 0, _SEED))))
    return found


def _on(bare: Yardstick, hands: array[int], board: int, first: int, after: int) -> tuple[array[int], int]:
    """Random hands and a board one street later."""
    for at in range(first, after):
        step = bare.game.steps[at]
        if isinstance(step, Deal):
            hands = bare.futures.add(hands, 0, step.down + step.up, board, _SEED + at)
            board = bare.futures.boards(board, step.board, 0, 1, _SEED + at)[0]
        elif isinstance(step, Exchange):
            hands = bare.futures.exchange(hands, at, -1, board, _SEED + at)
        elif isinstance(step, Throw):
            hands = bare.futures.without_worst(hands, board, step.cards)
    return hands, board
