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

Reason = tuple[str, str]
"""The key, and what is wrong with it."""


class Wrong(Exception):
    """A file that can't be read: the reasons, each with its key."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(reasons)
        self.reasons = reasons


class Takes:
    """A kind of value: how it is tested, and what it is in words."""

    __slots__ = ("fits", "says")

    def __init__(self, says: str, fits: Callable[[Any], bool]) -> None:
        self.says = says
        self.fits = fits


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_CHIPS


def _number(least: int, most: int) -> Takes:
    return Takes(f"a whole number, {least} to {most}", lambda value: _whole(value) and least <= value <= most)


def _row(value: Any) -> bool:
    return isinstance(value, list) and len(value) in (2, 3) and all(map(_whole, value))


def _one_of(*choices: str) -> Takes:
    return Takes("one of " + ", ".join(choices), lambda value: value in choices)


def _list_of(says: str, fits: Callable[[Any], bool], most: int = MAX_CHIPS) -> Takes:
    return Takes(says, lambda value: isinstance(value, list) and len(value) <= most and all(map(fits, value)))


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


TEXT = Takes("a text", lambda value: isinstance(value, str))
FLAG = Takes("true or false", lambda value: isinstance(value, bool))
NUMBER = Takes("a whole number, 0 or more", _whole)
COUNT = Takes("a whole number, 1 or more", lambda value: _whole(value) and value > 0)
MONEY = _number(0, MOST_EACH)
LEVEL, ENTRIES, HANDS = _number(0, MOST_LEVELS), _number(0, MOST_ENTRIES), _number(1, MOST_HANDS)
SECONDS, SOME_SECONDS = _number(1, MOST_SECONDS), _number(0, MOST_SECONDS)
NUMBERS = _list_of("whole numbers, as in [4, 8]", _whole)
TEXTS = _list_of('texts, as in ["rock", "caller"]', lambda value: isinstance(value, str))
POINTS = _list_of(
    f"whole numbers, as in [2, 0, -1], none beyond {MOST_POINTS}",
    lambda value: type(value) is int and abs(value) <= MOST_POINTS,
)
BLINDS = _list_of(
    "small and big blind (and ante) of each level, as in [[25, 50], [50, 100, 10]], or small blinds alone; "
    f"at most {MOST_LEVELS} levels",
    lambda value: _row(value) or _whole(value),
    MOST_LEVELS,
)
EVERY = Takes(
    f"a whole number up to {MOST_MINUTES}, or one for each level",
    lambda value: all(_whole(length) and length <= MOST_MINUTES for length in _listed(value)),
)
MOMENT = Takes(
    "a time with its zone, as in 2027-01-31T20:00:00+01:00",
    lambda value: isinstance(value, datetime) and value.tzinfo is not None and value.year >= FIRST_YEAR,
)
PAYOUTS = Takes('"standard", "winner-takes-all", percentages as [50, 30, 20], or these by entrants', _payouts)

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
    """The data as it is; Wrong with every key that can't be used. *most*: players in a field."""
    reasons = list(islice(chain(_reasons(data), _crowd(data.get("field"), most)), MOST_REASONS))
    if reasons:
        raise Wrong(reasons)
    return data


def _reasons(data: dict[str, Any]) -> Iterator[Reason]:
    for key, value in data.items():
        if key == "dials":
            if not isinstance(value, dict):
                yield key, "dials is a section with dials of the house, as in [dials]"
        elif key == "points":
            yield from _points(value)
        elif key == "field":
            yield from _field(value)
        elif key == "bot":
            yield from _bots(value)
        elif key in KEYS:
            yield from _value(key, KEYS[key], value)
        else:
            yield key, _unknown(key, [*KEYS, "dials", "points", "field", "bot"])
    for key, only in ONLY.items():
        if key in data and data.get("format", "tournament") != only:
            yield key, f'{key} belongs to format = "{only}"'


def _value(key: str, takes: Any, value: Any) -> Iterator[Reason]:
    if isinstance(takes, Takes):
        if not takes.fits(value):
            yield key, f"{key} = {quoted(value)} is not possible: it takes {takes.says}"
        return
    if not isinstance(value, dict):
        yield key, f"{key} is a section, as in [{key}]"
        return
    for name, part in value.items():
        if name in takes:
            yield from _value(f"{key}.{name}", takes[name], part)
        else:
            yield f"{key}.{name}", _unknown(name, list(takes), f" in [{key}]")
    for name in NEEDED.get(key, ()):
        if name not in value:
            yield key, f"[{key}] needs {name}"


def _points(value: Any) -> Iterator[Reason]:
    if not isinstance(value, dict):
        yield "points", "points is a section with a row for each number of players, as in 3 = [2, 0, -1]"
        return
    for players, row in value.items():
        if not re.fullmatch("[2-9]|10", players):
            yield f"points.{players}", f"points.{_short(players)}: a number of players, 2 to 10"
        elif not POINTS.fits(row):
            yield f"points.{players}", f"points.{players} = {quoted(row)} is not possible: {POINTS.says}"


def _field(value: Any) -> Iterator[Reason]:
    if not isinstance(value, dict):
        yield "field", "field is a section with the number of each kind of player, as in [field] rock = 4"
        return
    for key, part in value.items():
        if key == "named":
            if not isinstance(part, dict) or not all(isinstance(kind, str) for kind in part.values()):
                yield "field.named", 'field.named has a kind of player for each name, as in ada = "rock"'
                continue
            for name in part:
                if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not name.strip():
                    yield f"field.named.{name}", f"field.named: a name has 1 to 64 printable characters: {quoted(name)}"
        elif key in FIELD:
            yield from _value(f"field.{key}", FIELD[key], part)
        elif not _whole(part) or part > MOST_PLAYERS:
            says = f"how many {_short(key)} players, up to {MOST_PLAYERS}"
            yield f"field.{key}", f"field.{_short(key)} = {quoted(part)} is not possible: {says}"
        elif len(key) > LONGEST_NAME - len(str(MOST_PLAYERS)) or not key.isprintable() or not key.strip():
            yield f"field.{key}", f"field: {quoted(key)} is no kind of player"


def _crowd(field: Any, most: int) -> Iterator[Reason]:
    """Nobody is made before it is known how many they are."""
    if isinstance(field, dict):
        counts = [part for key, part in field.items() if key not in FIELD and _whole(part)]
        named = field.get("named")
        many = sum(counts) + (len(named) if isinstance(named, dict) else 0)
        if many > most:
            yield "field", f"field: {many} players are too many: at most {most}"


def _short(key: str) -> str:
    return key if len(key) <= LONGEST_NAME and key.isprintable() else quoted(key)


def _bots(value: Any) -> Iterator[Reason]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value) or len(value) > MAX_BOTS:
        yield "bot", f"bot is a section for each bot, {MAX_BOTS} at most, as in [[bot]] name = …, url = …"
        return
    names: set[str] = set()
    for number, row in enumerate(value, 1):
        key = f"bot.{number}"
        for name in sorted(row.keys() - BOT):
            yield f"{key}.{name}", _unknown(name, list(BOT), " in [[bot]]")
        for name in sorted(BOT - row.keys()):
            yield key, f"[[bot]] needs {name}"
        if "name" in row:
            yield from _bot_name(f"{key}.name", row["name"], names)
        if "url" in row:
            yield from _bot_url(f"{key}.url", row["url"])


def _bot_name(key: str, name: Any, names: set[str]) -> Iterator[Reason]:
    if not isinstance(name, str) or not 1 <= len(name) <= MAX_NAME or not name.isprintable() or not name.strip():
        yield key, f"a bot's name = {name!r} is not possible: it takes 1 to {MAX_NAME} characters that can be printed"
    elif name in names:
        yield key, f"there are two bots by the name of {name}"
    else:
        names.add(name)


def _bot_url(key: str, url: Any) -> Iterator[Reason]:
    if not isinstance(url, str):
        yield key, f"a bot's url = {url!r} is not possible: it takes a text, as in http://127.0.0.1:8001"
        return
    try:
        read_address(url)
    except ValueError as error:
        yield key, f"a bot's url = {url[:100]!r} is not possible: {error}"


def _unknown(key: str, known: list[str], where: str = "") -> str:
    close = meant(key, known)
    hint = f"did you mean {close}?" if close else "there are " + ", ".join(known)
    return f"there is no key {quoted(key)}{where}: {hint}"
