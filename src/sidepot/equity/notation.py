"""The notation of ranges: "QQ+, AKs, A5s-A2s, KTo+, 77:0.5, AsKs, 20%, random". Read, and written shortest.

Every refusal names the character it is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from math import comb
from typing import NoReturn

from sidepot.cards import RANKS, SUITS, card_set, cards, from_set, show
from sidepot.equity import order
from sidepot.equity.classes import class_name, combos_of
from sidepot.words.refusal import Wrong

_GAP = re.compile(r"[\s,]*")
_HAND = re.compile(rf"(?:[{RANKS}][{SUITS}]\s*)*[{RANKS}][{SUITS}](?![{RANKS}{SUITS}+-])", re.IGNORECASE)
_PERCENT = re.compile(r"(\d+(?:\.\d+)?|\.\d+)\s*%")
_RANDOM = re.compile(r"random\b", re.IGNORECASE)
_CLASS = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)(?:(\+)|\s*-\s*(([{RANKS}])([{RANKS}])([so]?)))?", re.IGNORECASE)
_WEIGHT = re.compile(r"\s*:\s*([^\s,]*)")


def read(text: str, hole: int, deck: bytes) -> dict[int, float] | None:
    """The weights by card set that *text* names; None where it is just "random"."""
    if _RANDOM.fullmatch(text.strip(" \t\r\n,")):
        return None
    found: dict[int, float] = {}
    place = _after_gap(text, 0)
    while place < len(text):
        hands, end = _item(text, place, hole, deck)
        weight = 1.0
        if given := _WEIGHT.match(text, end):
            try:
                weight = weight_of(given[1], given[1])
            except ValueError:
                _refuse(text, given.start(1), "weight", given[1])
            end = given.end()
        place = _after_gap(text, end)
        if place == end < len(text):
            _refuse(text, end, "comma")
        for bits in hands:
            found[bits] = weight
    if not found:
        raise Wrong("mistake-no-range", given=repr(text))
    return found


def _after_gap(text: str, place: int) -> int:
    gap = _GAP.match(text, place)
    return gap.end() if gap else place


def weight_of(text: str | float, named: str) -> float:
    """A weight from 0 to 1; *named* is how the refusal calls it."""
    try:
        weight = float(text)
    except ValueError:
        weight = -1.0
    if not 0 <= weight <= 1:
        raise Wrong("mistake-weight", given=named)
    return weight


def _item(text: str, place: int, hole: int, deck: bytes) -> tuple[list[int], int]:
    """The hands named at *place*, and where their name ends."""
    if match := _HAND.match(text, place):
        return [_specific(text, match, hole, deck)], match.end()
    if hole != 2:
        _refuse(text, place, "size", count=str(hole))
    if match := _RANDOM.match(text, place):
        return _best(100.0, deck), match.end()
    if match := _PERCENT.match(text, place):
        if not 0 < float(match[1]) <= 100:
            _refuse(text, place, "percent", match[0])
        return _best(float(match[1]), deck), match.end()
    if match := _CLASS.match(text, place):
        return [bits for name in _classes(text, match, deck) for bits in combos_of(name)], match.end()
    # the first card of a class may be right: blame what follows
    wrong = place + (text[place].upper() in RANKS and place + 1 < len(text))
    return _refuse(text, wrong, "no-hand")


def _specific(text: str, match: re.Match[str], hole: int, deck: bytes) -> int:
    hand = cards(match[0])
    if len(hand) != hole:
        _refuse(text, match.start(), "count", match[0], held=len(hand), count=hole)
    seen: set[int] = set()
    for card, at in zip(hand, re.finditer(r"\S\S", match[0]), strict=True):
        if card in seen:
            _refuse(text, match.start() + at.start(), "twice", at[0])
        if card not in deck:
            _refuse(text, match.start() + at.start(), "deck", at[0])
        seen.add(card)
    return card_set(hand)


def _classes(text: str, match: re.Match[str], deck: bytes) -> Iterator[str]:
    """The classes of "QQ", "QQ+", "QQ-99", "AK", "AKs", "KTo+", "A5s-A2s", "JTs-65s"."""
    high, low = _ranks(text, match, 1, deck)
    suit = match[3].lower()
    if suit and high == low:
        _refuse(text, match.start(3), "pair")
    to_high, to_low = high, low
    if match[4]:
        to_high, to_low = (12, 12) if high == low else (high, high - 1)
    elif match[5]:
        to_high, to_low = _ranks(text, match, 6, deck)
        if why := _no_way(high, low, suit, to_high, to_low, match[8].lower()):
            _refuse(text, match.start(5), why, match[5])
    for step in range(abs(to_low - low) + 1):
        up = step if to_low > low else -step
        for suited in "so" if not suit and high != low else suit or "o":
            yield class_name(high + up * (to_high != high), low + up, suited == "s")


def _no_way(high: int, low: int, suit: str, to_high: int, to_low: int, to_suit: str) -> str:
    """Why there is no run of classes between the two; nothing where there is."""
    if (to_high == to_low) != (high == low):
        return "no-pair" if high == low else "only-pair"
    if to_suit != suit:
        return "suits"
    if to_high != high and to_high - high != to_low - low:
        return "gap"
    return ""


def _ranks(text: str, match: re.Match[str], group: int, deck: bytes) -> tuple[int, int]:
    ranks = []
    for at in (group, group + 1):
        ranks.append(RANKS.index(match[at].upper()))
        if ranks[-1] < deck[0] >> 2:
            _refuse(text, match.start(at), "deck", match[at])
    return max(ranks), min(ranks)


def _best(percent: float, deck: bytes) -> list[int]:
    """The best hands, in whole classes, whose number is nearest to *percent* of all."""
    wanted = percent / 100 * comb(len(deck), 2)
    hands: list[int] = []
    for name in order.best_first(deck):
        more = combos_of(name)
        if hands and abs(len(hands) - wanted) <= abs(len(hands) + len(more) - wanted):
            break
        hands.extend(more)
    return hands


def _refuse(text: str, place: int, why: str, what: str | None = None, **given: str | int) -> NoReturn:
    at = {"what": repr(text[place] if what is None else what), "at": str(place + 1), "text": repr(text)}
    raise Wrong(f"mistake-range-{why}", **at, **given)


def write(weights: dict[int, float], hole: int, deck: bytes) -> str:
    """The canonical text: pairs, suited, offsuit, then single hands; runs joined, the highest first."""
    rest = dict(weights)
    parts: list[str] = []
    if hole == 2:
        whole = {}
        for name in order.best_first(deck):
            members = combos_of(name)
            if members[0] in rest and len({rest.get(bits) for bits in members}) == 1:
                whole[name] = rest[members[0]]
                for bits in members:
                    del rest[bits]
        parts = [_weighted(text, weight) for text, weight in _runs(whole)]
    singles = sorted(((from_set(bits)[::-1], weight) for bits, weight in rest.items()), reverse=True)
    return ", ".join([*parts, *(_weighted(show(hand), weight) for hand, weight in singles)])


def _runs(whole: dict[str, float]) -> Iterator[tuple[str, float]]:
    """Neighbouring classes of one weight as QQ+, A5s-A2s."""
    ranks = RANKS[::-1]
    rows = [[rank + rank for rank in ranks]]
    rows += [[high + low + suit for low in ranks[at + 1 :]] for suit in "so" for at, high in enumerate(ranks)]
    for row in rows:
        for weight, members in groupby(row, whole.get):
            if weight is None:
                continue
            run = list(members)
            if len(run) == 1:
                yield run[0], weight
            elif run[0] == row[0]:
                yield f"{run[-1]}+", weight
            else:
                yield f"{run[0]}-{run[-1]}", weight


def _weighted(text: str, weight: float) -> str:
    return text if weight == 1 else f"{text}:{weight!r}"
