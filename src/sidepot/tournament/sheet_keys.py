"""The keys of a tournament file: which there are, and which values each takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import chain, islice
from typing import Any

from sidepot.bots.address import read_address
from sidepot.rules import MAX_CHIPS
from sidepot.rules.dials import MOST_REASONS, meant, quoted
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Several, Wrong

MOST_PLAYERS = 10_000
"""In a field."""
MOST_LEVELS = 200
MOST_EACH = MAX_CHIPS >> 20
"""Chips, or money, of one player: what a million of them have together is still a number of chips."""
MOST_HANDS = 1_000_000
MOST_GAMES = 10_000
MOST_POINTS = 1_000_000
MOST_MINUTES = 100_000
MOST_SECONDS = 86_400
MOST_ENTRIES = 1_000
LONGEST_NAME = 64
FIRST_YEAR = 1971

MAX_BOTS = 200
MAX_NAME = 64
BOT = frozenset(("name", "url"))

Reason = tuple[str, Phrase]
"""The key, and what is wrong with it."""


class BadSheet(Several):
    """A file that can't be played: the reasons, each with its key."""

    together = "mistake-and-line"
    between = "\n"


class Takes:
    """A kind of value: how it is tested, and what it is in words."""

    __slots__ = ("fits", "says")

    def __init__(self, says: Phrase, fits: Callable[[Any], bool]) -> None:
        self.says = says
        self.fits = fits


def _takes(which: str, fits: Callable[[Any], bool], **given: object) -> Takes:
    return Takes(phrase(f"sheet-takes-{which}", **{name: str(value) for name, value in given.items()}), fits)


def wrong(key: str, message: str, /, **given: object) -> Reason:
    """What is wrong with a key, told by a message of its own; numbers are told as a file writes them."""
    shown = {name: value if isinstance(value, Phrase) else str(value) for name, value in given.items()}
    return key, phrase(f"sheet-{message}", **shown)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_CHIPS


def _number(least: int, most: int) -> Takes:
    return _takes("number", lambda value: _whole(value) and least <= value <= most, least=least, most=most)


def _row(value: Any) -> bool:
    return isinstance(value, list) and len(value) in (2, 3) and all(map(_whole, value))


def _one_of(*choices: str) -> Takes:
    return _takes("one-of", lambda value: value in choices, choices=", ".join(choices))


def _list_of(which: str, fits: Callable[[Any], bool], most: int = MAX_CHIPS, **given: object) -> Takes:
    def fit(value: Any) -> bool:
        return isinstance(value, list) and len(value) <= most and all(map(fits, value))

    return _takes(which, fit, **given)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _bracket(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != {"entrants", "percent"}:
        return False
    percent = value["percent"]
    return _whole(value["entrants"]) and isinstance(percent, list) and all(map(_whole, percent))


def _payouts(value: Any) -> bool:
    if isinstance(value, str):
        return value in ("standard", "winner-takes-all")
    return isinstance(value, list) and (all(map(_whole, value)) or all(map(_bracket, value)))


TEXT = _takes("text", lambda value: isinstance(value, str))
FLAG = _takes("flag", lambda value: isinstance(value, bool))
NUMBER = _takes("number-from", _whole, least=0)
COUNT = _takes("number-from", lambda value: _whole(value) and value > 0, least=1)
MONEY = _number(0, MOST_EACH)
LEVEL, ENTRIES, HANDS = _number(0, MOST_LEVELS), _number(0, MOST_ENTRIES), _number(1, MOST_HANDS)
SECONDS, SOME_SECONDS = _number(1, MOST_SECONDS), _number(0, MOST_SECONDS)
NUMBERS = _list_of("numbers", _whole)
TEXTS = _list_of("texts", lambda value: isinstance(value, str))
POINTS = _list_of("points", lambda value: type(value) is int and abs(value) <= MOST_POINTS, beyond=MOST_POINTS)
BLINDS = _list_of("blinds", lambda value: _row(value) or _whole(value), MOST_LEVELS, levels=MOST_LEVELS)
EVERY = _takes(
    "every",
    lambda value: all(_whole(length) and length <= MOST_MINUTES for length in _listed(value)),
    most=MOST_MINUTES,
)
MOMENT = _takes(
    "moment",
    lambda value: isinstance(value, datetime) and value.tzinfo is not None and value.year >= FIRST_YEAR,
)
PAYOUTS = _takes("payouts", _payouts)

# fmt: off
KEYS: dict[str, Any] = {
    "name": TEXT, "about": TEXT, "format": _one_of("tournament", "season", "timed"), "house": TEXT,
    "chairs": COUNT, "stack": COUNT, "draw": FLAG, "max_entrants": _number(1, MOST_PLAYERS),
    "starts_with": _number(1, MOST_PLAYERS), "starts_at": MOMENT,
    "late": LEVEL, "reentries": ENTRIES, "buy_in": MONEY, "fee": MONEY, "guarantee": MONEY, "payouts": PAYOUTS,
    "places": _one_of("stacks", "strength"), "hand_for_hand": NUMBER, "final_table": NUMBER, "still_hands": HANDS,
    "hands": HANDS, "refill": FLAG, "games": _number(1, MOST_GAMES),
    "joining": FLAG, "between": SOME_SECONDS,
    "levels": {
        "by": _one_of("minutes", "hands", "orbits"), "every": EVERY, "blinds": BLINDS, "bb_ante": FLAG,
        "then": _one_of("stay", "double"), "breaks": NUMBERS, "break_minutes": _number(1, MOST_MINUTES),
    },
    "rebuys": {"chips": COUNT, "cost": MONEY, "until": COUNT, "most": COUNT, "wait_seconds": SECONDS},
    "add_on": {"chips": COUNT, "cost": MONEY, "level": COUNT},
    "clock": {
        "act": SECONDS, "bank": SOME_SECONDS, "refill": SOME_SECONDS, "grace": SOME_SECONDS, "pause": SOME_SECONDS,
    },
}
# fmt: on
NEEDED = {"rebuys": ("chips", "cost", "until"), "add_on": ("chips", "cost", "level")}
ONLY = {
    "hands": "timed", "refill": "timed", "games": "season", "points": "season", "joining": "season",
    "between": "season",
}  # fmt: skip
"""Keys that mean something in one format alone."""
FIELD = {
    "late": NUMBER, "rebuy": NUMBER, "add_on": NUMBER, "guests": TEXTS, "seconds_per_hand": SECONDS,
}  # fmt: skip


def checked(data: dict[str, Any], most: int = MOST_PLAYERS) -> dict[str, Any]:
    """The data as it is; BadSheet with every key that can't be used. *most*: players in a field."""
    reasons = list(islice(chain(_reasons(data), _crowd(data.get("field"), most)), MOST_REASONS))
    if reasons:
        raise BadSheet(reasons)
    return data


def _reasons(data: dict[str, Any]) -> Iterator[Reason]:
    for key, value in data.items():
        if key == "dials":
            if not isinstance(value, dict):
                yield wrong(key, "dials")
        elif key == "points":
            yield from _points(value)
        elif key == "field":
            yield from _field(value)
        elif key == "bot":
            yield from _bots(value)
        elif key in KEYS:
            yield from _value(key, KEYS[key], value)
        else:
            yield _unknown(key, key, [*KEYS, "dials", "points", "field", "bot"])
    for key, only in ONLY.items():
        if key in data and data.get("format", "tournament") != only:
            yield wrong(key, "belongs", key=key, format=only)


def _value(key: str, takes: Any, value: Any) -> Iterator[Reason]:
    if isinstance(takes, Takes):
        if not takes.fits(value):
            yield _impossible(key, key, value, takes)
        return
    if not isinstance(value, dict):
        yield wrong(key, "section", key=key)
        return
    for name, part in value.items():
        if name in takes:
            yield from _value(f"{key}.{name}", takes[name], part)
        else:
            yield _unknown(f"{key}.{name}", name, list(takes), f"[{key}]")
    for name in NEEDED.get(key, ()):
        if name not in value:
            yield wrong(key, "needs", section=f"[{key}]", key=name)


def _impossible(key: str, named: str, value: Any, takes: Takes) -> Reason:
    return wrong(key, "impossible", key=named, value=quoted(value), takes=takes.says)


def _points(value: Any) -> Iterator[Reason]:
    if not isinstance(value, dict):
        yield wrong("points", "points")
        return
    for players, row in value.items():
        if not re.fullmatch("[2-9]|10", players):
            yield wrong(f"points.{players}", "points-players", given=_short(players))
        elif not POINTS.fits(row):
            yield _impossible(f"points.{players}", f"points.{players}", row, POINTS)


def _field(value: Any) -> Iterator[Reason]:
    if not isinstance(value, dict):
        yield wrong("field", "field")
        return
    for key, part in value.items():
        if key == "named":
            if not isinstance(part, dict) or not all(isinstance(kind, str) for kind in part.values()):
                yield wrong("field.named", "named")
                continue
            for name in part:
                if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not name.strip():
                    yield wrong(f"field.named.{name}", "named-name", most=LONGEST_NAME, name=quoted(name))
        elif key in FIELD:
            yield from _value(f"field.{key}", FIELD[key], part)
        elif not _whole(part) or part > MOST_PLAYERS:
            yield wrong(f"field.{key}", "field-count", kind=_short(key), value=quoted(part), most=MOST_PLAYERS)
        elif len(key) > LONGEST_NAME - len(str(MOST_PLAYERS)) or not key.isprintable() or not key.strip():
            yield wrong(f"field.{key}", "field-kind", kind=quoted(key))


def _crowd(field: Any, most: int) -> Iterator[Reason]:
    """Nobody is made before it is known how many they are."""
    if isinstance(field, dict):
        counts = [part for key, part in field.items() if key not in FIELD and _whole(part)]
        named = field.get("named")
        many = sum(counts) + (len(named) if isinstance(named, dict) else 0)
        if many > most:
            yield wrong("field", "field-crowd", players=many, most=most)


def _short(key: str) -> str:
    return key if len(key) <= LONGEST_NAME and key.isprintable() else quoted(key)


def _bots(value: Any) -> Iterator[Reason]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value) or len(value) > MAX_BOTS:
        yield wrong("bot", "bots", most=MAX_BOTS)
        return
    names: set[str] = set()
    for number, row in enumerate(value, 1):
        key = f"bot.{number}"
        for name in sorted(row.keys() - BOT):
            yield _unknown(f"{key}.{name}", name, sorted(BOT), "[[bot]]")
        for name in sorted(BOT - row.keys()):
            yield wrong(key, "needs", section="[[bot]]", key=name)
        if "name" in row:
            yield from _bot_name(f"{key}.name", row["name"], names)
        if "url" in row:
            yield from _bot_url(f"{key}.url", row["url"])


def _bot_name(key: str, name: Any, names: set[str]) -> Iterator[Reason]:
    if not isinstance(name, str) or not 1 <= len(name) <= MAX_NAME or not name.isprintable() or not name.strip():
        yield wrong(key, "bot-name", name=quoted(name), most=MAX_NAME)
    elif name in names:
        yield wrong(key, "bot-twice", name=name)
    else:
        names.add(name)


def _bot_url(key: str, url: Any) -> Iterator[Reason]:
    if not isinstance(url, str):
        yield wrong(key, "bot-url-text", url=quoted(url))
        return
    try:
        read_address(url)
    except Wrong as error:
        yield wrong(key, "bot-url", url=quoted(url), why=error.whole)


def _unknown(key: str, name: str, known: list[str], section: str = "") -> Reason:
    close = meant(name, known)
    inside = "-in" if section else ""
    if close:
        return wrong(key, f"no-key{inside}-meant", key=quoted(name), section=section, meant=close)
    return wrong(key, f"no-key{inside}", key=quoted(name), section=section, keys=", ".join(known))
