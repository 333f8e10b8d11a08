"""What a player may hold where no two see the same cards: hands dealt at random, to fit what everyone saw of them.

Each is followed from street to street: the cards that lie face up are in it, and it drew as many cards as its player
did. So it can be told how strong it was when that player acted.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.players.candidates import steps_of
from sidepot.players.comparing import Ordered
from sidepot.players.trails import Trail
from sidepot.players.yardstick import ROWS, Weights, Yardstick, after_streets, own_cards_change, settled, yardstick
from sidepot.rules import Exchange, Game

_HANDS, _CROWD = 200, 400
"""How many hands that a player may hold are looked at, and of all opponents together at most."""
_POOL = 1200
"""From how many those are taken that drew as their player did."""
BOARDS = 24
"""On how many boards, or with how many cards to come, hands are compared."""
_BOARDS_ALONE = 40
"""The same where the board alone decides, and finishing a hand again tells nothing new."""
_COPIES = 8
"""How often the own cards are finished on each of them."""
_OTHERWISE = 0.03
"""How likely somebody is to draw one card more or less than the simple rules say."""
_EVER = 0.0002
_SEED = 0xDEA1


class Dealt(Struct, frozen=True, eq=False):
    """Hands that one player may hold, and what they come to."""

    measure: Yardstick
    sets: NDArray[np.uint64]
    boards: array[int]
    """A single one where no cards are to come."""
    ordered: Ordered
    """What they come to on these boards."""
    strength: Weights
    streets: tuple[NDArray[np.intp], ...]
    """How good each was on each street among all hands of the game, in steps."""

    def free_of(self, cards: int) -> NDArray[np.bool_]:
        """Which of them hold none of these cards."""
        free: NDArray[np.bool_] = (self.sets & np.uint64(cards)) == 0
        return free


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

    @property
    def boards(self) -> array[int]:
        """The boards on which hands are compared, as many as any of the players needs."""
        return max([one.boards for one in self.each], key=len)

    def copies(self, many: int) -> int:
        """How often own cards are finished on each board: so often against one or two, less often against more."""
        return 2 * many // max(len(self.each), 2)

    def against(self, holding: int, weights: Weights, several: bool = False) -> Weights:
        """How much a holding wins against each row of weights; they are those of all players, once or more often."""
        copies = array("Q", [holding]) * (self.copies(_COPIES) * len(self.boards))
        shares: Weights = self.finished_against([copies], holding, self.first, weights)[0]
        return shares

    def finished_against(self, ways: list[array[int]], known: int, first: int, weights: Weights) -> Weights:
        """How much hands win from a step on, where their player has or had the *known* cards: (ways, hands, weights).

        There are as many hands of every way. They take turns on the boards: once each, or more often.
        """
        boards, futures, tries = self.boards, self.each[0].measure.futures, len(ways[0])
        hands = array("Q", b"".join([way.tobytes() for way in ways]))
        mine = futures.finished_in_turn(hands, tries, boards, first, self.dead | known, _SEED + 99)
        many = len(self.each)
        columns = [one.ordered.beaten_by(mine, weights[at::many]) for at, one in enumerate(self.each)]
        shares = np.stack(columns, axis=2).reshape(-1, len(ways), tries, len(weights))
        shares = shares[:, :, [not boards[at % len(boards)] & known for at in range(tries)]]
        by_way: Weights = shares.transpose(1, 0, 2, 3).reshape(len(ways), -1, len(weights))
        return by_way


@lru_cache(maxsize=2048)
def dealt(
    game: Game, deck: bytes, trail: Trail, boards: tuple[int, ...], opened: tuple[int, ...], first: int, hands: int
) -> Dealt:
    """So many hands that fit a trail of cards, where the next step is *first*."""
    measure = yardstick(game, deck)
    *past, now = [row[:hands] for row in _past(game, deck, trail, boards, opened)]
    steps = [
        _steps(game, deck, street, row.tobytes(), boards[street], opened[street]) for street, row in enumerate(past)
    ]
    runouts = measure.boards(boards[-1], first, opened[-1], _rows(game, first))
    values = measure.finished(now, runouts, first, opened[-1], _SEED)
    strength = measure.strength(values)
    steps.append(steps_of(measure.places(len(trail) - 1, strength)))
    return Dealt(measure, np.frombuffer(now, np.uint64), runouts, Ordered(values, game.low), strength, tuple(steps))


def hands_of_each(others: int) -> int:
    """How many hands of each of so many opponents are looked at: a decision takes no longer against a crowd."""
    return min(_HANDS, _CROWD // max(others, 1))


def _rows(game: Game, first: int) -> int:
    """On how many boards hands are compared from a step on."""
    if settled(game, first):
        return 1
    return BOARDS if own_cards_change(game) else _BOARDS_ALONE


@lru_cache(maxsize=1024)
def _steps(game: Game, deck: bytes, street: int, hands: bytes, board: int, dead: int) -> NDArray[np.intp]:
    """How good hands were at the end of a street, in steps."""
    measure, after = yardstick(game, deck), after_streets(game)[street]
    # those who draw alike have many hands in common
    sets, which = np.unique(np.frombuffer(hands, np.uint64), return_inverse=True)
    boards = measure.boards(board, after, dead, ROWS)
    strength = measure.strength(measure.finished(array("Q", sets.tobytes()), boards, after, dead, _SEED + street))
    found: NDArray[np.intp] = steps_of(measure.places(street, strength))[which]
    return found


@lru_cache(maxsize=64)
def _past(
    game: Game, deck: bytes, trail: Trail, boards: tuple[int, ...], opened: tuple[int, ...]
) -> tuple[array[int], ...]:
    """The hands on each street."""
    futures = yardstick(game, deck).futures
    now, dead = trail[-1], opened[-1]
    if len(trail) == 1:
        pool = _POOL if game.draws else _HANDS
        return (futures.deal(now.up, now.held - now.up.bit_count(), dead, pool, _SEED),)
    before, seed = trail[-2], _SEED + len(trail) - 1
    past = _past(game, deck, trail[:-1], boards[:-1], opened[:-1])
    hands = past[-1]
    if now.drawn >= 0:
        step = _draw_of(game, len(trail) - 1)
        past = _chosen(past, np.frombuffer(futures.thrown(hands, step), np.uint8), now.drawn)
        hands = futures.exchange(past[-1], step, now.drawn, dead, seed)
    if now.thrown:
        # what was thrown away face up was held before
        hands = futures.deal(now.up, now.held - now.up.bit_count(), dead, len(hands), seed)
        past = tuple([array("Q", [one | now.thrown for one in hands]) for _ in past])
    elif now.gone:
        hands = futures.without_worst(hands, boards[-1], now.gone)
    new = now.up & ~before.up
    return *past, futures.add(hands, new, max(now.held - before.held - new.bit_count(), 0), dead, seed)


def _draw_of(game: Game, street: int) -> int:
    """The step that is the draw of a street."""
    after = after_streets(game)
    begins = after[street - 1]
    return next(at for at in range(begins, after[street]) if isinstance(game.steps[at], Exchange))


def _chosen(past: tuple[array[int], ...], thrown: NDArray[np.uint8], drawn: int) -> tuple[array[int], ...]:
    """As many hands, more often those that draw so many cards; their pasts go with them."""
    chances = [_OTHERWISE ** abs(many - drawn) + _EVER for many in range(int(thrown.max()) + 1)]
    likely = np.array(chances)[thrown]
    upto = np.cumsum(likely)
    which = upto.searchsorted((np.arange(len(thrown)) + 0.5) / len(thrown) * upto[-1])
    # in another order, or the first ones would be alike
    which = which[_mixed(len(which))]
    return tuple([array("Q", np.frombuffer(hands, np.uint64)[which].tobytes()) for hands in past])


@cache
def _mixed(many: int) -> NDArray[np.int64]:
    """So many numbers in a random order, always the same."""
    return np.random.default_rng(_SEED).permutation(many)


@lru_cache(maxsize=4096)
def own_place(game: Game, deck: bytes, holding: int, first: int, street: int, board: int, dead: int) -> float:
    """The place of own cards among all hands of a street, from 0 to 1."""
    measure = yardstick(game, deck)
    boards = measure.boards(board, first, dead | holding, _rows(game, first))
    hands = array("Q", [holding] * _COPIES)
    strength = measure.strength(measure.finished(hands, boards, first, dead, _SEED)).mean(keepdims=True)
    return float(measure.places(street, strength)[0])
