"""Suits that can change places without changing anything: of such deals only one need be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

Suits = tuple[int, ...]
Group = tuple[Suits, ...]

EVERY: Group = tuple(permutations(range(4)))
_LANE = 0x1FFF


def moved(bits: int, suits: Suits) -> int:
    """The card set with the cards of each suit in the place of suits[suit]."""
    return (
        (bits & _LANE) << 16 * suits[0]
        | (bits >> 16 & _LANE) << 16 * suits[1]
        | (bits >> 32 & _LANE) << 16 * suits[2]
        | (bits >> 48) << 16 * suits[3]
    )


def keeping(group: Group, *sets: int) -> Group:
    """Those of the group that leave each of these card sets as it is."""
    return tuple(suits for suits in group if all(moved(bits, suits) == bits for bits in sets))


def keeping_weights(group: Group, hands: Sequence[tuple[int, float]]) -> Group:
    """Those of the group that leave a weighted list of hands as it is."""
    weights = dict(hands)
    return tuple(suits for suits in group if all(weights.get(moved(bits, suits)) == weight for bits, weight in hands))


def kind_of(group: Group, bits: int) -> int:
    """The one of all card sets like this that stands for them."""
    return bits if len(group) == 1 else min(moved(bits, suits) for suits in group)


def orbits(group: Group, sets: Iterable[int]) -> dict[int, int]:
    """One card set of each kind, and how many are like it; the group must lead from each only to others."""
    if len(group) == 1:
        return dict.fromkeys(sets, 1)
    kinds: dict[int, int] = {}
    for bits in sets:
        kind = kind_of(group, bits)
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds
