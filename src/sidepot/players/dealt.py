"""What a player may hold where no two see the same cards: hands dealt at random, to fit what everyone saw of them.

Each is followed from street to street: the cards that lie face up are in it, and it drew as many cards as its player
did. So it can be told how strong it was when that player acted.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.players.candidates import halves_won, steps_of
from sidepot.players.trails import Seen, Trail
from sidepot.players.values import BLOCKED
from sidepot.players.yardstick import ROWS, Values, Weights, Yardstick, after_streets, yardstick
from sidepot.rules import Exchange, Game

_HANDS = 200
"""How many hands a player may hold that are looked at."""
_POOL = 1200
"""From how many those are taken that drew as their player did."""
_BOARDS = 40
"""On how many boards, or with how many cards to come, hands are compared."""
_COPIES = 3
"""How often the own cards are finished on each of them."""
_OTHERWISE = 0.03
"""How likely somebody is to draw one card more or less than the simple rules say."""
_EVER = 0.0002
_SEED = 0xDEA1
_LEAST = np.float32(1e-30)


class Dealt(Struct, frozen=True, eq=False):
    """Hands that one player may hold, and what they come to."""

    measure: Yardstick
    sets: NDArray[np.uint64]
    boards: array[int]
    values: Values
    """By ranking and board in rows, and hand."""
    there: Weights
    """1 where a hand is possible with a board, in the same rows."""
    strength: Weights
    places: Weights
    """The place of each among all hands of the game, from 0 to 1."""
    streets: tuple[NDArray[np.intp], ...]
    """How good each was on each street, in steps."""

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of them hold none of these cards."""
        free: NDArray[np.bool_] = (self.sets & np.uint64(cards)) == 0
        return free

    def against(self, mine: Values, possible: NDArray[np.bool_], weights: Weights) -> Weights:
        """How much own values, by copy and possible row, win against each row of weights: (copies × rows, weights)."""
        whole = np.maximum(np.vecdot(self.there[possible][:, None], weights), _LEAST)
        halves = halves_won(self.values[possible], mine[:, :, None], self.measure.game.low)
        won: Weights = np.vecdot(halves[:, :, None], weights * np.float32(0.5)) / whole
        return won.reshape(-1, len(weights))


class Others(Struct, frozen=True, eq=False):
    """The hands of several players, each dealt for itself: one after the other in the rows of all that follows."""

    each: tuple[Dealt, ...]
    first: int
    """The next step for the player who looks at them."""
    dead: int
    """What lies open."""

    @property
    def steps(self) -> NDArray[np.intp]:
        """How good each hand is now, in steps."""
        return np.stack([one.streets[-1] for one in self.each])

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of them hold none of these cards."""
        return np.stack([one.free_of(cards) for one in self.each])

    def against(self, holding: int, weights: Weights, several: bool = False) -> Weights:
        """How much a holding wins against each row of weights; they are those of all players, once or more often."""
        copies = array("Q", [holding] * (_COPIES * len(self.each[0].boards)))
        return self.finished_against(copies, holding, self.first, weights)

    def finished_against(self, hands: array[int], known: int, first: int, weights: Weights) -> Weights:
        """How much hands win from a step on, where their player has or had the *known* cards: (hands, weights).

        The hands take turns on the boards: as many of them as there are boards, once or more often.
        """
        some = self.each[0]
        futures, boards = some.measure.futures, some.boards
        found = futures.finished_in_turn(hands, boards, first, self.dead | known, _SEED + 99)
        by_ranking = np.frombuffer(found, np.uint32).reshape(futures.rankings, -1, len(boards))
        mine: Values = by_ranking.transpose(1, 0, 2).reshape(by_ranking.shape[1], -1)
        free = [not board & known for board in boards]
        possible = np.array(free * futures.rankings)
        mine, many = mine[:, possible], len(self.each)
        columns = [one.against(mine, possible, weights[at::many]) for at, one in enumerate(self.each)]
        return np.stack(columns, axis=2).reshape(len(columns[0]), -1)

    @property
    def rows(self) -> int:
        """How many boards there are."""
        return len(self.each[0].boards)


@lru_cache(maxsize=2048)
def dealt(game: Game, deck: bytes, trail: Trail, boards: tuple[int, ...], opened: tuple[int, ...], first: int) -> Dealt:
    """The hands that fit a trail of cards, where the next step is *first*."""
    measure = yardstick(game, deck)
    past = _past(measure, trail, boards, opened)
    steps = [
        steps_of(_places(measure, street, hands, boards[street], opened[street]))
        for street, hands in enumerate(past[:-1])
    ]
    hands = past[-1]
    runouts = measure.boards(boards[-1], first, opened[-1], _BOARDS)
    values = measure.finished(hands, runouts, first, opened[-1], _SEED)
    strength = measure.strength(values)
    places = measure.places(len(trail) - 1, strength)
    rows = values.reshape(-1, len(hands))
    there = (rows != BLOCKED).astype(np.float32)
    sets = np.frombuffer(hands, np.uint64)
    return Dealt(measure, sets, runouts, rows, there, strength, places, (*steps, steps_of(places)))


def _places(measure: Yardstick, street: int, hands: array[int], board: int, dead: int) -> Weights:
    """The places of hands as they were at the end of a street."""
    after = after_streets(measure.game)[street]
    boards = measure.boards(board, after, dead, ROWS)
    return measure.places(street, measure.strength(measure.finished(hands, boards, after, dead, _SEED + street)))


def _past(measure: Yardstick, trail: Trail, boards: tuple[int, ...], opened: tuple[int, ...]) -> list[array[int]]:
    """The hands on each street."""
    pool = _POOL if measure.game.draws else _HANDS
    seen = trail[0]
    past = [measure.futures.deal(seen.up, seen.held - seen.up.bit_count(), opened[0], pool, _SEED)]
    for street in range(1, len(trail)):
        _follow(measure, past, trail[street - 1], trail[street], street, boards[street], opened[street])
    return [hands[:_HANDS] for hands in past]


def _follow(
    measure: Yardstick, past: list[array[int]], before: Seen, now: Seen, street: int, board: int, dead: int
) -> None:
    """Go on to the next street."""
    futures, seed = measure.futures, _SEED + street
    hands = past[-1]
    if now.drawn >= 0:
        step = _draw_of(measure.game, street)
        hands = _chosen(past, np.frombuffer(futures.thrown(hands, step), np.uint8), now.drawn)
        hands = futures.exchange(hands, step, now.drawn, dead, seed)
    if now.thrown:
        # what was thrown away face up was held before
        hands = futures.deal(now.up, now.held - now.up.bit_count(), dead, len(hands), seed)
        past[:] = [array("Q", [one | now.thrown for one in hands]) for _ in past]
    elif now.gone:
        hands = futures.without_worst(hands, board, now.gone)
    new = now.up & ~before.up
    hands = futures.add(hands, new, max(now.held - before.held - new.bit_count(), 0), dead, seed)
    past.append(hands)


def _draw_of(game: Game, street: int) -> int:
    """The step that is the draw of a street."""
    after = after_streets(game)
    begins = after[street - 1]
    return next(at for at in range(begins, after[street]) if isinstance(game.steps[at], Exchange))


def _chosen(past: list[array[int]], thrown: NDArray[np.uint8], drawn: int) -> array[int]:
    """As many hands, more often those that draw so many cards; their pasts go with them."""
    likely = _OTHERWISE ** np.abs(thrown.astype(float) - drawn) + _EVER
    upto = np.cumsum(likely)
    which = upto.searchsorted((np.arange(len(thrown)) + 0.5) / len(thrown) * upto[-1])
    # in another order, or the first ones would be alike
    which = which[np.random.default_rng(_SEED).permutation(len(which))]
    past[:] = [array("Q", np.frombuffer(hands, np.uint64)[which].tobytes()) for hands in past]
    return past[-1]


@lru_cache(maxsize=4096)
def own_place(game: Game, deck: bytes, holding: int, first: int, street: int, board: int, dead: int) -> float:
    """The place of own cards among all hands of a street, from 0 to 1."""
    measure = yardstick(game, deck)
    boards = measure.boards(board, first, dead | holding, _BOARDS)
    hands = array("Q", [holding] * _COPIES)
    strength = measure.strength(measure.finished(hands, boards, first, dead, _SEED)).mean(keepdims=True)
    return float(measure.places(street, strength)[0])
