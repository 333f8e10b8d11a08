"""What a value of `scalar` is called: a kind and ranks as codes, which `describe` puts into words of a language.

An order is how values are to be read, one of `orders.ORDERS`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sidepot.cards import RANKS
from sidepot.words import words

CATEGORIES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush",
)  # fmt: skip
BADUGIS = ("badugi", "badugi-high")
_LOWS = ("low8", "low", "deuce")
_THREE = (0, 1, 5, 4, 3, 8)
_BADUGI = ("no hand", "one card", "two cards", "three cards", "badugi")
_LOW_RANKS = f"A{RANKS[:12]}"
_WHEEL = "5432A"
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


class HandName(Struct, frozen=True, gc=False, array_like=True, omit_defaults=True):
    """What a hand is called: its kind, the ranks that make it, and those that break a tie, as letters of `RANKS`.

    The kinds are the ends of the `hand-` messages: `two-pair`, `royal-flush`, `wheel`, `low`, `no-low` …
    """

    kind: str
    ranks: str = ""
    kickers: str = ""

    def told(self, kickers: bool = False, language: str = "en") -> str:
        """The hand in words; without kickers it is what people call it."""
        return _told(self.kind, self.ranks, self.kickers, kickers, language)


def named(value: int, order: str = "high") -> HandName:
    """What a hand is called."""
    kind = category(value, order).replace(" ", "-")
    if kind in ("no-low", "no-hand"):
        return HandName(kind)
    letters = _LOW_RANKS if order in ("low8", "low", "badugi") else RANKS
    if order in BADUGIS:
        held = _held(0x1FFF - (value & 0x1FFF), letters)
        return HandName("badugi" if len(held) == 4 else "short-badugi", held)
    if order in _LOWS:
        value = _MOST - value
    major, minor = _held(value >> 13 & 0x1FFF, letters), _held(value & 0x1FFF, letters)
    if kind == "low":
        return HandName("wheel" if minor == _WHEEL else kind, minor)
    return _high(kind, major, minor, royal=order != "three")


def describe(value: int, order: str = "high", kickers: bool = False, language: str = "en") -> str:
    """The hand in words; without kickers it is what people call it."""
    return named(value, order).told(kickers, language)


def low_ranks(value: int) -> tuple[int, ...]:
    """The ranks of an ace-to-five low without a pair, from high to low, an ace as 1."""
    return tuple([rank + 1 for rank in range(12, -1, -1) if _MOST - value >> rank & 1])


def _high(kind: str, major: str, minor: str, royal: bool) -> HandName:
    match kind:
        case "high-card":
            return HandName(kind, minor[:1], minor[1:])
        case "flush":
            return HandName(kind, major[:1], major[1:])
        case "full-house":
            return HandName(kind, major + minor)
        case "straight-flush" if royal and major[0] == "A":
            return HandName("royal-flush")
    return HandName(kind, major, minor)


@lru_cache(maxsize=8192)
def _held(ranks: int, letters: str) -> str:
    """The ranks of a mask, highest first."""
    return "".join([letters[rank] for rank in range(12, -1, -1) if ranks >> rank & 1])


@lru_cache(maxsize=8192)
def _told(kind: str, ranks: str, kickers: str, whole: bool, language: str) -> str:
    say = words(language)
    if kind in _BY_RANKS:
        shown = ranks if whole or len(ranks) < 3 else ranks[:2]
        joined = "-".join([say(f"rank-{rank}") for rank in shown])
        return say(f"hand-{kind}", ranks=joined, top=f"rank-{ranks[0]}", count=len(ranks))
    forms = {}
    if ranks:
        first, last = f"rank-{ranks[0]}", f"rank-{ranks[-1]}"
        forms = {
            "rank": say(first), "many": say(f"{first}.many"), "upto": say(f"{first}.upto"),
            "second": say(f"{last}.many"),
        }  # fmt: skip
    hand = say(f"hand-{kind}", **forms)
    if not whole or not kickers:
        return hand
    rest = " ".join([say(f"rank-{rank}") for rank in kickers])
    if kind in ("flush", "high-card"):
        return say("hand-and-ranks", hand=hand, ranks=rest)
    return say("hand-kickers", hand=hand, kickers=rest, count=len(kickers))


_BY_RANKS = ("low", "badugi", "short-badugi")
