"""A value of `scalar` in words: "two pair, kings and fours", with kickers where they are asked for."""

from __future__ import annotations

from sidepot.cards import RANK_NAMES

_PLURALS = tuple(name + ("es" if name == "six" else "s") for name in RANK_NAMES)
_LOW_NAMES = ("ace", *RANK_NAMES[:12])
CATEGORIES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush",
)  # fmt: skip


def category_of(value: int, order: str = "high") -> int:
    """The category of a high value, 0 high card … 8 straight flush; short deck swaps flush and full house."""
    category = value >> 26
    if order == "short-deck" and category in (5, 6):
        return 11 - category
    return category


def describe(value: int, order: str = "high", kickers: bool = False) -> str:
    """A value of `high`, of `short_deck` (order "short-deck") or of `low8` (order "low8") in words."""
    if order == "low8":
        return _low(value)
    category = category_of(value, order)
    major, minor = _ranks(value >> 13 & 0x1FFF), _ranks(value & 0x1FFF)
    words = _high(category, major, minor)
    if kickers and minor and category not in (0, 6):
        names = " ".join(RANK_NAMES[rank] for rank in minor)
        words += f", {names} kicker{'s' if len(minor) > 1 else ''}"
    elif kickers and category in (0, 5):
        words += ", " + " ".join(RANK_NAMES[rank] for rank in (minor or major)[1:])
    return words


def _ranks(mask: int) -> list[int]:
    """The ranks of a mask, highest first."""
    return [rank for rank in range(12, -1, -1) if mask >> rank & 1]


def _high(category: int, major: list[int], minor: list[int]) -> str:
    if category == 0:
        return f"{RANK_NAMES[minor[0]]} high"
    top = RANK_NAMES[major[0]]
    many = _PLURALS[major[0]]
    match category:
        case 1:
            return f"a pair of {many}"
        case 2:
            return f"two pair, {many} and {_PLURALS[major[1]]}"
        case 3:
            return f"three {many}"
        case 4:
            return f"a straight, {top} high"
        case 5:
            return f"a flush, {top} high"
        case 6:
            return f"a full house, {many} full of {_PLURALS[minor[0]]}"
        case 7:
            return f"four {many}"
    return "a royal flush" if major[0] == 12 else f"a straight flush, {top} high"


def _low(value: int) -> str:
    """An eight-or-better low: the ranks from the highest down, the ace being lowest."""
    ranks = _ranks((9 << 26) - value)
    return "a low of " + " ".join(_LOW_NAMES[rank] for rank in ranks)
