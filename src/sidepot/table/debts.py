"""Who pays whom at the end of a game, with as few payments as there can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

MOST_COMPARED = 10
"""Among so many every way to settle is compared; of more, the largest debt goes to the largest win."""
Scores = dict[str, int]


class Debt(Struct, frozen=True):
    """Who owes whom at the end of a game."""

    payer: str
    payee: str
    amount: int


def settle(scores: Mapping[str, int]) -> list[Debt]:
    """The fewest payments that settle these scores, the largest first; among very many players, few of them."""
    if sum(scores.values()):
        raise ValueError(f"scores do not add up to zero: {dict(scores)}")
    return list(_settled(tuple([(name, score) for name, score in sorted(scores.items()) if score])))


@lru_cache(maxsize=256)
def _settled(scores: tuple[tuple[str, int], ...]) -> tuple[Debt, ...]:
    left = dict(scores)
    debts = [*_pairs(left)]
    groups = _groups(left) if len(left) <= MOST_COMPARED else [left]
    for group in groups:
        debts += _largest_first(group)
    return tuple(sorted(debts, key=lambda debt: (-debt.amount, debt.payer, debt.payee)))


def _pairs(left: Scores) -> Iterator[Debt]:
    """Whoever lost what another won pays them, and both are done: that is never a payment too many."""
    for payer in [name for name, score in left.items() if score < 0]:
        payee = next((name for name, score in left.items() if score == -left[payer]), None)
        if payee is not None:
            yield Debt(payer, payee, left.pop(payee))
            del left[payer]


def _groups(left: Scores) -> list[Scores]:
    """As many groups as possible that settle among themselves: each of them saves a payment."""
    names = list(left)
    everyone = (1 << len(names)) - 1
    total, best, last = [0] * (everyone + 1), [0] * (everyone + 1), [0] * (everyone + 1)
    for some in range(1, everyone + 1):
        total[some] = total[some & (some - 1)] + left[names[(some & -some).bit_length() - 1]]
        without = [some ^ (1 << at) for at in range(len(names)) if some >> at & 1]
        last[some] = max(without, key=lambda fewer: best[fewer])
        best[some] = best[last[some]] + (total[some] == 0)
    return [{name: left[name] for name in names_of} for names_of in _cut(names, total, last, everyone)]


def _cut(names: list[str], total: list[int], last: list[int], some: int) -> Iterator[list[str]]:
    """The groups, found by taking one after the other away: whenever nothing is owed, a group is complete."""
    group: list[str] = []
    while some:
        group.append(names[(some ^ last[some]).bit_length() - 1])
        some = last[some]
        if not total[some]:
            yield group
            group = []


def _largest_first(left: Scores) -> Iterator[Debt]:
    while left:
        payer = min(left, key=lambda name: (left[name], name))
        payee = max(left, key=lambda name: (left[name], name))
        amount = min(-left[payer], left[payee])
        yield Debt(payer, payee, amount)
        for name, change in ((payer, amount), (payee, -amount)):
            left[name] += change
            if not left[name]:
                del left[name]
