"""Which cards to keep in a draw: solved once for a game, each player going by nothing but their own cards.

A hand is worth the share of the pot it wins from a player who began with any cards and drew in the same way. With
draws to come a set of cards that is kept is worth the mean of all hands it can become, each then played on in the
best way; cards thrown away count as if they were in the deck still. `solve` makes the numbers that ship with the
package (`python -m sidepot.equity.solving_draws`), and those of a house's own games when they are first asked for.
"""

from __future__ import annotations

from itertools import chain, combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sidepot.equity.draw_book import LARGEST
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import worth

FILE = Path(__file__).with_name("draws.npz")
FULL = 65535
"""The number that stands for the whole pot."""
_ROUNDS = 2
_SAMPLE = 1_000_000
_CHOOSE = np.array([[comb(card, many) for card in range(52)] for many in range(6)], np.int64)

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def name_of(orders: tuple[str, ...], size: int, draws: int) -> str:
    """What the numbers of such a game are called in the file."""
    return f"{size} {'+'.join(orders)} {draws}"


def solve(orders: tuple[str, ...], size: int, draws: int) -> dict[str, NDArray[Any]]:
    """*keeps*: a row for each number of draws to come, by `place` of the set; *values* and *shares* of each order."""
    hands = _Hands(size)
    values = [hands.values(order) for order in orders]
    shares = [_shares(some, some[hands.kind]) for some in values]
    keeps: list[Floats] = []
    for _ in range(_ROUNDS):
        keeps, best = hands.solved(np.mean(shares, axis=0), draws)
        final = hands.after_draws(best)
        shares = [_shares(some, some[hands.kind[final]]) for some in values]
    keeps, _ = hands.solved(np.mean(shares, axis=0), draws)
    found: dict[str, NDArray[Any]] = {"keeps": np.array([_rounded(row) for row in keeps])}
    for at, (some, share) in enumerate(zip(values, shares, strict=True)):
        distinct, first = np.unique(some, return_index=True)
        found |= {f"values{at}": distinct.astype(np.uint32), f"shares{at}": _rounded(share[first])}
    return found


def _rounded(shares: Floats) -> NDArray[np.uint16]:
    rounded: NDArray[np.uint16] = np.rint(shares * FULL).astype(np.uint16)
    return rounded


def _shares(values: NDArray[np.uint32], against: NDArray[np.uint32]) -> Floats:
    """What each value wins from hands with values *against*; a little more for a better hand in any case."""
    order = np.sort(against)
    below, up_to = np.searchsorted(order, values, "left"), np.searchsorted(order, values, "right")
    distinct = np.unique(values)
    height = np.searchsorted(distinct, values) / len(distinct)
    shares: Floats = 0.999 * (below + up_to) / (2 * len(order)) + 0.001 * height
    return shares


class _Hands:
    """All hands of so many cards, cards counted 13 · suit + rank, and one hand for each kind that suits make."""

    def __init__(self, size: int) -> None:
        self.size = size
        many = comb(52, size)
        every = chain.from_iterable(combinations(range(52), size))
        self.all: Ints = np.fromiter(every, np.int64, many * size).reshape(many, size)
        lanes = np.zeros((many, 4), np.int64)
        for column in self.all.T:
            lanes[np.arange(many), column // 13] |= 1 << column % 13
        lanes = -np.sort(-lanes, axis=1)
        sets = lanes[:, 0] | lanes[:, 1] << 13 | lanes[:, 2] << 26 | lanes[:, 3] << 39
        _, first, self.kind = np.unique(sets, return_index=True, return_inverse=True)
        self.one: Ints = self.all[first]
        self.subsets = [mask for mask in range((1 << size) - 1) if mask.bit_count() <= LARGEST]

    def values(self, order: str) -> NDArray[np.uint32]:
        """The value of one hand of each kind."""
        sets = (sum(1 << 16 * (card // 13) + card % 13 for card in row) for row in self.one.tolist())
        number = NUMBERS[order]
        return np.fromiter((worth(number, bits, 0, 0, 52) for bits in sets), np.uint32, len(self.one))

    def solved(self, shares: Floats, draws: int) -> tuple[list[Floats], Ints]:
        """What sets are worth to keep with one draw to come, two, …; and with each of them the best set, as a mask."""
        best_now, rows = shares, []
        choices = np.empty((draws, len(self.one)), np.int64)
        for draw in range(draws):
            rows.append(self.worth_of_sets(best_now[self.kind]))
            best_now, choices[draw] = shares.copy(), (1 << self.size) - 1
            for mask in self.subsets:
                kept = rows[-1][self._places(self.one, mask)]
                better = kept > best_now
                best_now[better] = kept[better]
                choices[draw][better] = mask
        return rows, choices

    def worth_of_sets(self, hands: Floats) -> Floats:
        """The mean of the hands that each set can become, by `place`."""
        means: dict[int, Floats] = {}
        rows, numbers = self.all, hands
        for smaller in range(self.size - 1, -1, -1):
            total: Floats = np.zeros(comb(52, smaller))
            for out in range(smaller + 1):
                less = np.delete(rows, out, axis=1)
                total += np.bincount(_colex(less), numbers, len(total))
            numbers = total / (52 - smaller)
            rows = np.array(list(combinations(range(52), smaller)), np.int64).reshape(len(total), smaller)
            means[smaller] = numbers
            numbers = numbers[_colex(rows)]
        return np.concatenate([means[smaller] for smaller in range(self.size)])

    def _places(self, rows: Ints, mask: int) -> Ints:
        kept = rows[:, [at for at in range(self.size) if mask >> at & 1]]
        before = sum(comb(52, smaller) for smaller in range(kept.shape[1]))
        return before + _colex(kept)

    def after_draws(self, best: Ints) -> Ints:
        """Which hands random ones become, as rows of `all`: a sample."""
        chance = np.random.default_rng(1)
        place: Ints = np.empty(comb(52, self.size), np.int64)
        place[_colex(self.all)] = np.arange(len(self.all))
        rows = self.one[self.kind[chance.integers(len(self.all), size=_SAMPLE)]]
        for draw in reversed(range(len(best))):
            kinds = self.kind[place[_colex(rows)]]
            # any hand of a kind will do, so the one that is solved stands for all
            rows = self.one[kinds].copy()
            masks = best[draw][kinds]
            for at in range(self.size):
                fresh = np.flatnonzero(~masks >> at & 1)
                while len(fresh):
                    rows[fresh, at] = chance.integers(52, size=len(fresh))
                    others = np.delete(rows[fresh], at, axis=1)
                    fresh = fresh[(others == rows[fresh, at][:, None]).any(axis=1)]
            rows = np.sort(rows, axis=1)
        return place[_colex(rows)]


def _colex(rows: Ints) -> Ints:
    """The place of each row of cards, in rising order, among all sets of its size."""
    found: Ints = np.zeros(len(rows), np.int64)
    for at, column in enumerate(rows.T):
        found += _CHOOSE[at + 1][column]
    return found


def _is_kind(size: int) -> NDArray[np.bool_]:
    """Which sets up to so many cards stand for their kind: their suits hold no fewer ranks, from the first on."""
    found = []
    for many in range(size + 1):
        rows = np.array(list(combinations(range(52), many)), np.int64).reshape(comb(52, many), many)
        lanes = np.zeros((len(rows), 4), np.int64)
        for column in rows.T:
            lanes[np.arange(len(rows)), column // 13] |= 1 << column % 13
        here: NDArray[np.bool_] = np.zeros(len(rows), bool)
        here[_colex(rows)] = (np.diff(lanes, axis=1) <= 0).all(axis=1)
        found.append(here)
    return np.concatenate(found)


def main() -> None:
    """Solve the games that ship, and write the file."""
    from sidepot.rules.games import GAMES

    found: dict[str, NDArray[Any]] = {}
    for make in GAMES.values():
        game = make()
        orders: tuple[str, ...] = tuple(ranking.order for ranking in game.rankings)
        name = name_of(orders, game.hole, game.draws)
        if game.draws and not game.board and f"{name} keeps" not in found:
            solved = solve(orders, game.hole, game.draws)
            kinds = _is_kind(game.hole - 1)
            solved["keeps"] = np.where(kinds, solved["keeps"], 0).astype(np.uint16)  # the others are never looked up
            found |= {f"{name} {what}": numbers for what, numbers in solved.items()}
            print(name, flush=True)
    np.savez_compressed(FILE, allow_pickle=False, **found)


if __name__ == "__main__":
    main()
