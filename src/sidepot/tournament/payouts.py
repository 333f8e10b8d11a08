"""Prizes: what each place is paid out of the pool, to the chip.

The one rule it keeps: all that is paid is exactly the pool. Odd chips go one each to the first places; where
players share places, to those of them who registered first.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

_WHOLE = 10**9


class Bracket(Struct, frozen=True):
    """What the places get, as shares of any sum, from this many entrants on."""

    entrants: int
    shares: tuple[int, ...]


class Payouts(Struct, frozen=True):
    """A payout table: brackets by number of entrants; above *largest*, one place in eight by `steep`."""

    brackets: tuple[Bracket, ...]
    largest: int | None = None

    def shares(self, entrants: int) -> tuple[int, ...]:
        """The shares of the paid places, the first one first."""
        if self.largest is not None and entrants > self.largest:
            return steep(entrants)
        fitting = [bracket for bracket in self.brackets if bracket.entrants <= entrants]
        return (fitting[-1] if fitting else self.brackets[0]).shares[:entrants]

    def paid(self, entrants: int) -> int:
        """How many places are paid."""
        return len(self.shares(entrants))


def steep(entrants: int) -> tuple[int, ...]:
    """A large field: an eighth is paid, a place in proportion to 1/(2 · place + 1); the last gets its buy-in back."""
    return tuple([_WHOLE // (2 * place + 1) for place in range(1, max(1, entrants // 8) + 1)])


STANDARD = Payouts(
    (
        Bracket(1, (100,)),
        Bracket(5, (65, 35)),
        Bracket(8, (50, 30, 20)),
        Bracket(14, (40, 28, 19, 13)),
        Bracket(20, (37, 25, 17, 12, 9)),
        Bracket(28, (34, 23, 15, 11, 9, 8)),
        Bracket(37, (30, 20, 14, 11, 9, 8, 8)),
        Bracket(46, (28, 19, 13, 10, 8, 8, 7, 7)),
        Bracket(55, (26, 17, 12, 10, 8, 7, 7, 7, 6)),
    ),
    largest=72,
)
"""The usual table."""
WINNER_TAKES_ALL = Payouts((Bracket(1, (100,)),))
NAMED = {"standard": STANDARD, "winner-takes-all": WINNER_TAKES_ALL}


def prizes(pool: int, shares: Sequence[int]) -> list[int]:
    """The pool divided by shares; the chips left over go one each to the first places."""
    whole = sum(shares)
    each = [pool * share // whole for share in shares]
    for place in range(pool - sum(each)):
        each[place] += 1
    return each


def pay(pool: int, shares: Sequence[int], groups: Sequence[Sequence[str]]) -> dict[str, int]:
    """Each player's prize: *groups* of equal place from the first on, in order of registration within each."""
    amounts = prizes(pool, shares) if pool else []
    paid: dict[str, int] = {}
    place = 0
    for group in groups:
        total = sum(amounts[place : place + len(group)])
        share, odd = divmod(total, len(group))
        for turn, player in enumerate(group):
            paid[player] = share + (1 if turn < odd else 0)
        place += len(group)
    return paid
