"""A value of `scalar` in words: "two pair, kings and fours", with kickers where they are asked for.

An order is how values are to be read, one of `orders.ORDERS`.
"""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import RANK_NAMES

CATEGORIES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush",
)  # fmt: skip
BADUGIS = ("badugi", "badugi-high")
_LOWS = ("low8", "low", "deuce")
_THREE = (0, 1, 5, 4, 3, 8)
_BADUGI = ("no hand", "one card", "two cards", "three cards", "badugi")
_LOW_NAMES = ("ace", *RANK_NAMES[:12])
_MOST = 9 << 26


def category_of(value: int, order: str = "high") -> int:
    """The place in `CATEGORIES` of a value that is high: short deck and three cards have an order of their own."""
    category = value >> 26
    if order == "three":
        return _THREE[category]
    if order == "short-deck" and category in (5, 6):
        return 11 - category
    return category


def category(value: int, order: str = "high") -> str:
    """The kind of hand: "two pair"; "low", "no low" or what spoils a low; "badugi" or "three cards"."""
    if order in BADUGIS:
        return _BADUGI[value >> 26]
    if value == 0:
        return "no low" if order in _LOWS else "no hand"
    if order in _LOWS:
        spoilt = (_MOST - value) >> 26
        return CATEGORIES[spoilt] if spoilt else "low"
    return CATEGORIES[category_of(value, order)]


@lru_cache(maxsize=8192)
def describe(value: int, order: str = "high", kickers: bool = False) -> str:
    """The hand in words; without kickers it is what people call it."""
    kind = category(value, order)
    if kind in ("no low", "no hand"):
        return kind
    names = _LOW_NAMES if order in ("low8", "low", "badugi") else RANK_NAMES
    if order in BADUGIS:
        return _badugi(_named(0x1FFF - (value & 0x1FFF), names), kickers)
    if order in _LOWS:
        value = _MOST - value
    major, minor = _named(value >> 13 & 0x1FFF, names), _named(value & 0x1FFF, names)
    if kind == "low":
        return _low(minor, kickers)
    words = _high(kind, major, minor, royal=order != "three")
    return words + _kickers(kind, major, minor) if kickers else words


def low_ranks(value: int) -> tuple[int, ...]:
    """The ranks of an ace-to-five low without a pair, from high to low, an ace as 1."""
    return tuple([rank + 1 for rank in range(12, -1, -1) if _MOST - value >> rank & 1])


def _low(held: list[str], whole: bool) -> str:
    """Five ranks that make a low, by the highest two or by all."""
    if held == ["five", "four", "three", "two", "ace"]:
        return "a wheel"
    return f"{_a('-'.join(held if whole else held[:2]))} low"


def _badugi(held: list[str], whole: bool) -> str:
    """Cards of different suits, by the highest two or by all."""
    ranks = "-".join(held if whole else held[:2])
    return f"{_a(ranks)} badugi" if len(held) == 4 else f"a {('one', 'two', 'three')[len(held) - 1]}-card {ranks}"


def _high(kind: str, major: list[str], minor: list[str], royal: bool) -> str:
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
    royal = royal and (kind, major[0]) == ("straight flush", "ace")
    return "a royal flush" if royal else f"a {kind}, {major[0]} high"


def _kickers(kind: str, major: list[str], minor: list[str]) -> str:
    """What breaks a tie, to go after the words; nothing where nothing can."""
    if kind in ("flush", "high card"):
        return "".join(f", {' '.join(rest)}" for rest in [(major or minor)[1:]] if rest)
    if kind == "full house" or not minor:
        return ""
    return f", {' '.join(minor)} kicker{'s' if len(minor) > 1 else ''}"


def _a(words: str) -> str:
    """With the article in front."""
    return f"{'an' if words.startswith(('ace', 'eight')) else 'a'} {words}"


def _plural(name: str) -> str:
    return name + ("es" if name == "six" else "s")


def _named(ranks: int, names: tuple[str, ...]) -> list[str]:
    """The ranks of a mask, highest first."""
    return [names[rank] for rank in range(12, -1, -1) if ranks >> rank & 1]
