"""Questions to a pile of shuffled decks, each answered with how unlikely the answer would be by chance.

A fair shuffle gives every question a p-value spread evenly from 0 to 1. Run by hand for a long look:
`python tests/room/battery.py 1000000`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Decks = NDArray[np.uint8]
CARDS = 52


def chi_squared(statistic: float, freedom: int) -> float:
    """The chance of a statistic this large or larger: Wilson and Hilferty's normal for it, both tails."""
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(abs(z) / math.sqrt(2))


def normal(value: float, mean: float, variance: float) -> float:
    """The chance of being this far from the mean."""
    return math.erfc(abs(value - mean) / math.sqrt(2 * variance))


def _against(counts: NDArray[np.int64], expected: float, freedom: int) -> float:
    return chi_squared(float(((counts - expected) ** 2).sum() / expected), freedom)


def positions(decks: Decks) -> float:
    """Every card in every place equally often."""
    counts = np.zeros((CARDS, CARDS), np.int64)
    for place in range(CARDS):
        counts[place] = np.bincount(decks[:, place], minlength=CARDS)
    # rows and columns have known sums: 51² are free; the decks' dependence shrinks the statistic by 51/52
    expected = len(decks) / CARDS
    return chi_squared(float(((counts - expected) ** 2).sum() / expected) * (CARDS - 1) / CARDS, (CARDS - 1) ** 2)


def first_pairs(decks: Decks) -> float:
    """The two top cards: every ordered pair equally often."""
    return _pairs(decks, 0, 1)


def last_pairs(decks: Decks) -> float:
    """The two bottom cards, where the shuffle begins."""
    return _pairs(decks, CARDS - 2, CARDS - 1)


def far_pairs(decks: Decks) -> float:
    """The first and the last card."""
    return _pairs(decks, 0, CARDS - 1)


def _pairs(decks: Decks, one: int, other: int) -> float:
    both = decks[:, one].astype(np.int64) * CARDS + decks[:, other]
    counts = np.bincount(both, minlength=CARDS * CARDS)
    apart = counts[[a * CARDS + b for a in range(CARDS) for b in range(CARDS) if a != b]]
    return _against(apart, len(decks) / (CARDS * (CARDS - 1)), CARDS * (CARDS - 1) - 1)


def following(decks: Decks) -> float:
    """Every card follows every other one equally often anywhere in the deck."""
    both = decks[:, :-1].astype(np.int64) * CARDS + decks[:, 1:]
    counts = np.bincount(both.ravel(), minlength=CARDS * CARDS).reshape(CARDS, CARDS)
    expected = len(decks) / CARDS
    statistic = float(((counts[~np.eye(CARDS, dtype=bool)] - expected) ** 2).sum() / expected)
    return normal(statistic, *_moments_of_following())


def _moments_of_following() -> tuple[float, float]:
    """Mean and variance of that statistic, from how two pairs "b follows a" of one deck depend on each other."""
    n, p = CARDS, 1 / CARDS
    alone = p * (1 - p)
    never = -p * p  # one card follows two, two follow one, or a follows b follows a
    chain = 1 / (n * (n - 1)) - p * p  # a b c
    apart = 1 / (n * (n - 1)) - p * p  # a b … c d
    kinds = ((alone, 1), (never, 2 * (n - 2) + 1), (chain, 2 * (n - 2)), (apart, (n - 2) * (n - 3)))
    cells = n * (n - 1)
    assert sum(count for _, count in kinds) == cells
    # a quadratic form of counts that are nearly normal: mean tr C / p, variance 2 tr C² / p²
    return cells * alone / p, 2 * cells * sum(count * value**2 for value, count in kinds) / p**2


# mean and variance of the statistic above for a fair shuffle, from the covariances of "b follows a" in one deck
def _following_moments() -> tuple[float, float]:
    n = CARDS
    p = 1 / n
    cells = n * (n - 1)
    same = p * (1 - p)
    # a→b with a→c or c→b cannot be; with c→a or b→c: chains of three; with c→d: two separate pairs
    clash = -p * p
    chain = (n - 2) / (n * (n - 1) * (n - 2)) - p * p
    back = -p * p
    apart = ((n - 2) * (n - 3)) / (n * (n - 1) * (n - 2) * (n - 3)) - p * p
    kinds = ((same, 1), (clash, 2 * (n - 2)), (chain, 2 * (n - 2)), (back, 1), (apart, (n - 2) * (n - 3)))
    assert sum(count for _, count in kinds) == cells
    # the statistic is a quadratic form of nearly normal counts: mean = tr C / p, variance = 2 tr C² / p²
    square = sum(count * value * value for value, count in kinds)
    return cells * same / p, 2 * cells * square / (p * p)


def fixed_points(decks: Decks) -> float:
    """Cards that stayed in their place: one a deck on average, with variance one."""
    stayed = int((decks == np.arange(CARDS, dtype=np.uint8)).sum())
    return normal(stayed, len(decks), len(decks))


def rises(decks: Decks) -> float:
    """How often a higher card follows: 25.5 a deck, with variance 53/12."""
    risen = int((decks[:, 1:] > decks[:, :-1]).sum())
    return normal(risen, len(decks) * (CARDS - 1) / 2, len(decks) * (CARDS + 1) / 12)


def inversions(decks: Decks) -> float:
    """Pairs in the wrong order: 663 a deck, with variance n(n−1)(2n+5)/72."""
    wrong = sum(int((decks[:, place : place + 1] > decks[:, place + 1 :]).sum()) for place in range(CARDS - 1))
    mean = CARDS * (CARDS - 1) / 4
    return normal(wrong, len(decks) * mean, len(decks) * CARDS * (CARDS - 1) * (2 * CARDS + 5) / 72)


def parity(decks: Decks) -> float:
    """Half of all orders are even permutations."""
    odd = np.zeros(len(decks), bool)
    for place in range(CARDS - 1):
        odd ^= (decks[:, place : place + 1] > decks[:, place + 1 :]).sum(axis=1) % 2 == 1
    return normal(int(odd.sum()), len(decks) / 2, len(decks) / 4)


def cycles(decks: Decks) -> float:
    """The number of cycles: the harmonic number H(52) on average."""
    found = np.zeros(len(decks), np.int64)
    seen = np.zeros(decks.shape, bool)
    rows = np.arange(len(decks))
    for start in range(CARDS):
        fresh = ~seen[:, start]
        found += fresh
        at = np.where(fresh, start, 255).astype(np.int64)
        while (going := at != 255).any():
            seen[rows[going], at[going]] = True
            at[going] = decks[rows[going], at[going]]
            at[going] = np.where(seen[rows[going], at[going]], 255, at[going])
    harmonic = [sum(1 / k**power for k in range(1, CARDS + 1)) for power in (1, 2)]
    return normal(int(found.sum()), len(decks) * harmonic[0], len(decks) * (harmonic[0] - harmonic[1]))


def suited_neighbours(decks: Decks) -> float:
    """Top two cards of one suit: 12 in 51."""
    suited = int((decks[:, 0] % 4 == decks[:, 1] % 4).sum())
    p = 12 / 51
    return normal(suited, len(decks) * p, len(decks) * p * (1 - p))


def from_deck_to_deck(decks: Decks) -> float:
    """A card's place in one deck says nothing of its place in the next."""
    places = np.argsort(decks, axis=1).astype(np.int64)
    counts = np.bincount((places[:-1] * CARDS + places[1:]).ravel(), minlength=CARDS * CARDS)
    expected = (len(decks) - 1) / CARDS
    statistic = float(((counts - expected) ** 2).sum() / expected) * (CARDS - 1) / CARDS
    return chi_squared(statistic, (CARDS - 1) ** 2)


QUESTIONS: tuple[Callable[[Decks], float], ...] = (
    positions, first_pairs, last_pairs, far_pairs, following, fixed_points, rises, inversions, parity, cycles,
    suited_neighbours, from_deck_to_deck,
)  # fmt: skip


def pile(shuffle: Callable[[bytes], bytes], count: int) -> Decks:
    """That many decks, a row each."""
    cards = bytes(range(CARDS))
    return np.frombuffer(b"".join([shuffle(cards) for _ in range(count)]), np.uint8).reshape(count, CARDS)


def main(count: int) -> int:
    """Ask everything about *count* decks of the room's shuffle; all have to hold at 99 % together."""
    from sidepot.room.base.shuffle import shuffle

    decks = pile(shuffle, count)
    answers = {question.__name__: question(decks) for question in QUESTIONS}
    for name, chance in answers.items():
        print(f"{name:20}p = {chance:.4f}")
    return int(min(answers.values()) < 0.01 / len(answers))


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
