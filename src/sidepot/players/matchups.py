"""Every two cards against every two before the flop: exact equities by class, shipped as a table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.cards import FULL_DECK, RANKS, card_set
from sidepot.equity import core
from sidepot.equity.classes import class_name, combos_of
from sidepot.equity.games import Showdown
from sidepot.equity.plain import UNITS, Tally
from sidepot.equity.symmetry import EVERY, keeping, kind_of
from sidepot.work import LOCAL, Journal, On, opened, results

FILE = Path(__file__).with_name("matchups.npy")

CLASSES: tuple[str, ...] = tuple(
    class_name(high, low, suited)
    for high in range(len(RANKS) - 1, -1, -1)
    for low in range(high, -1, -1)
    for suited in ((False,) if high == low else (True, False))
)
"""The 169 classes of two cards: AA, AKs, AKo, … 22."""

COMBOS: NDArray[np.float64] = np.array([len(combos_of(name)) for name in CLASSES], float)
"""How many hands each class has: 1326 in all."""

_PART = 500
_Deal = tuple[int, int, int, int, int]


@cache
def equities() -> NDArray[np.float64]:
    """Row against column: the part of the pot that a class wins all-in before the flop."""
    return np.asarray(np.load(FILE), float)


@cache
def ways() -> NDArray[np.float64]:
    """Row against column: in how many ways two players can hold these classes at once."""
    holds = np.zeros((len(CLASSES), len(FULL_DECK)))
    for row, name in enumerate(CLASSES):
        for bits in combos_of(name):
            holds[row] += [bits >> 16 * (card & 3) + (card >> 2) & 1 for card in FULL_DECK]
    # pairs of hands less those that share a card; a hand shares two with itself, counted twice
    return np.outer(COMBOS, COMBOS) - holds @ holds.T + np.diag(COMBOS)


class _Matchups(Struct, frozen=True):
    """All kinds of two hands; a chunk is some of them."""

    deals: list[_Deal]
    unlocked: bool = True
    apart: bool = False

    @property
    def chunks(self) -> int:
        """How many chunks."""
        return -(-len(self.deals) // _PART)

    @property
    def result(self) -> Any:
        """A tally for each."""
        return list[Tally]

    def work(self, number: int) -> list[Tally]:
        """Match some."""
        return _matched(self.deals[number * _PART : (number + 1) * _PART])


def computed(on: On = LOCAL, workers: int | None = None, resume: Path | None = None) -> NDArray[np.float32]:
    """The table of equities, computed exactly; a file to *resume* keeps what is finished."""
    won = np.zeros((len(CLASSES), len(CLASSES)))
    table = list(_deals())
    job = _Matchups(table)
    with ExitStack() as open_now:
        journal = None if resume is None else open_now.enter_context(Journal(resume, {"work": "matchups"}))
        place = open_now.enter_context(opened(on, workers))
        found = open_now.enter_context(closing(results(job, place, journal)))
        tallies = [tally for part in found for tally in part]
    for (row, column, _, _, like), tally in zip(table, tallies, strict=True):
        share = tally[3] / UNITS / tally[0]
        won[row, column] += like * share
        if row != column:
            won[column, row] += like * (1 - share)
    shares: NDArray[np.float64] = won / ways()
    np.fill_diagonal(shares, 0.5)
    return shares.astype(np.float32)


def _matched(deals: Sequence[_Deal]) -> list[Tally]:
    """The tallies of these deals over all boards."""
    whole = card_set(FULL_DECK)
    hands = array("Q", [bits for _, _, mine, other, _ in deals for bits in (mine, other)])
    decks = array("Q", [whole & ~(mine | other) for _, _, mine, other, _ in deals])
    return core.match(Showdown.HIGH, 2, hands, array("Q", [0] * len(deals)), decks)


def _deals() -> Iterator[_Deal]:
    """One of each kind of two hands: their classes, the hands, and how many such pairs of hands there are."""
    for row, column in combinations(range(len(CLASSES)), 2):
        mine = combos_of(CLASSES[row])
        group = keeping(EVERY, mine[0])
        kinds: dict[int, list[int]] = {}
        for other in combos_of(CLASSES[column]):
            if not other & mine[0]:
                kinds.setdefault(kind_of(group, other), []).append(other)
        for like in kinds.values():
            # every hand of a class meets the same kinds of hands of another
            yield row, column, mine[0], like[0], len(like) * len(mine)


def write(found: NDArray[np.float32]) -> None:
    """Write the table."""
    equities.cache_clear()
    np.save(FILE, found)
