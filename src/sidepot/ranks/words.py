"""A value of `scalar` in words: "two pair, kings and fours", with kickers where they are asked for.

An order is how values are to be read: high, short-deck, low8, low, deuce, badugi, each after its function.
"""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import RANK_NAMES

CATEGORIES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush",
)  # fmt: skip
_BADUGI = ("no hand", "one card", "two cards", "three cards", "badugi")
_LOW_NAMES = ("ace", *RANK_NAMES[:12])
_MOST = 9 << 26


def category_of(value: int, order: str = "high") -> int:
    """The category of a high value, 0 high card … 8 straight flush; short deck swaps flush and full house."""
    category = value >> 26
    if order == "short-deck" and category in (5, 6):
        return 11 - category
    return category


def category(value: int, order: str = "high") -> str:
    """The kind of hand: "two pair"; "low", "no low" or what spoils a low; "badugi" or "three cards"."""
    if order in ("high", "short-deck"):
        return CATEGORIES[category_of(value, order)]
    if order == "badugi":
        return _BADUGI[value >> 26]
    if value == 0:
        return "no low"
    spoilt = (_MOST - value) >> 26
    return CATEGORIES[spoilt] if spoilt else "low"


@lru_cache(maxsize=8192)
def describe(value: int, order: str = "high", kickers: bool = False) -> str:
    """The hand in words; without kickers it is what people call it."""
    kind = category(value, order)
    names = RANK_NAMES if order in ("high", "short-deck", "deuce") else _LOW_NAMES
    if order == "badugi":
        held = _named(0x1FFF - (value & 0x1FFF), names)
        return f"a badugi of {' '.join(held)}" if kind == "badugi" else f"{kind}, {' '.join(held)}"
    if kind == "no low":
        return kind
    if order not in ("high", "short-deck"):
        value = _MOST - value
    major, minor = _named(value >> 13 & 0x1FFF, names), _named(value & 0x1FFF, names)
    if kind == "low":
        return f"a low of {' '.join(minor)}"
    words = _high(kind, major, minor)
    return words + _kickers(kind, major, minor) if kickers else words


def _high(kind: str, major: list[str], minor: list[str]) -> str:
    match kind:
        case "high card":
            return f"{minor[0]} high"
        case "pair":
            return f"a pair of {_plural(major[0])}"
        case "two pair":
            return f"two pair, {_plural(major[0])} and {_plural(major[1])}"
        case "three of a kind":
            return f"three {_plural(major[0])}"
        case "full house":
            return f"a full house, {_plural(major[0])} full of {_plural(minor[0])}"
        case "four of a kind":
            return f"four {_plural(major[0])}"
    return "a royal flush" if (kind, major[0]) == ("straight flush", "ace") else f"a {kind}, {major[0]} high"


def _kickers(kind: str, major: list[str], minor: list[str]) -> str:
    """What breaks a tie, to go after the words; nothing where nothing can."""
    if kind in ("flush", "high card"):
        return "".join(f", {' '.join(rest)}" for rest in [(major or minor)[1:]] if rest)
    if kind == "full house" or not minor:
        return ""
    return f", {' '.join(minor)} kicker{'s' if len(minor) > 1 else ''}"


def _plural(name: str) -> str:
    return name + ("es" if name == "six" else "s")


def _named(ranks: int, names: tuple[str, ...]) -> list[str]:
    """The ranks of a mask, highest first."""
    return [names[rank] for rank in range(12, -1, -1) if ranks >> rank & 1]
