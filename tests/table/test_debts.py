"""Who pays whom: everybody is even afterwards, with as few payments as there can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sidepot.table import settle

pytestmark = pytest.mark.core


def groups(scores: tuple[int, ...]) -> int:
    """The most groups that settle among themselves, by trying all of them."""
    if not scores:
        return 0
    first, rest = scores[0], scores[1:]
    found = []
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            if first + sum(rest[at] for at in others) == 0:
                found.append(1 + groups(tuple(s for at, s in enumerate(rest) if at not in others)))
    return max(found)


@given(st.lists(st.integers(-6, 6), max_size=6))
def test_everybody_is_even_and_nothing_less_would_do(some: list[int]) -> None:
    won = [*some, -sum(some)]
    scores = {f"player {at}": score for at, score in enumerate(won)}
    paid: Counter[str] = Counter()
    debts = settle(scores)
    for debt in debts:
        assert debt.amount > 0
        paid[debt.payer] -= debt.amount
        paid[debt.payee] += debt.amount
    assert all(paid[name] == score for name, score in scores.items())
    owing = tuple(score for score in won if score)
    assert len(debts) == len(owing) - groups(owing)


def test_small_groups_settle_among_themselves_rather_than_with_the_largest_win() -> None:
    scores = {"Ada": 7, "Ben": 5, "Cleo": -4, "Dan": -1, "Eve": -3, "Finn": -4}
    payments = settle(scores)
    assert len(payments) == 4, "Cleo and Eve pay Ada, Finn and Dan pay Ben"
    assert {debt.payee for debt in payments if debt.payer in ("Dan", "Eve")} == {"Ada", "Ben"}


def test_many_players_are_settled_in_no_time_too() -> None:
    scores = {f"player {at}": at + 1 for at in range(40)}
    scores["loser"] = -sum(scores.values())
    assert len(settle(scores)) == 40
