"""Reading PHH, the poker hand history format: a hand from the fields of its TOML table.

Player p1 sits left of the button, which is the last seat here. https://phh.readthedocs.io
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import time
from decimal import Decimal
from functools import lru_cache
from typing import Any

from sidepot.cards import Card
from sidepot.engine.stored import packed
from sidepot.history.amounts import MOST_DECIMALS, decimals_of, scaled
from sidepot.history.phh.extension import Own
from sidepot.history.phh.rules import VARIANTS, Fields, rules_of_fields
from sidepot.history.record import About, Record
from sidepot.history.script.playing import facts_of
from sidepot.history.script.script import Cards, Deal, Misread, Move, Script, Shown
from sidepot.history.seat_order import counted_from
from sidepot.words.refusal import Wrong, sentence_of

UNKNOWN = 10**12
"""Chips of a player whose stack is not known, before decimals."""
TEXTS = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country", "time_zone",
    "time_zone_abbreviation", "currency", "currency_symbol",
)  # fmt: skip
NUMBERS = ("day", "month", "year", "level", "seat_count")
_ROWS = ("seats", "time_limit", "time_banks")
_AMOUNTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings")
_SINGLE = ("bring_in", "small_bet", "big_bet", "min_bet")
_KNOWN = frozenset({
    *TEXTS, *NUMBERS, *_ROWS, *_AMOUNTS, *_SINGLE, "variant", "actions", "ante_trimming_status", "time", "hand",
    "table", "players",
})  # fmt: skip
_ACTION = re.compile(r"(?:d (db) (\S+)|d (dh) p(\d+) (\S+)|p(\d+) (pb|cbr|cc|f|sd|sm)(?: (\S+))?)(?: ?#.*)?", re.DOTALL)
_WAGER = re.compile(r"^\s*p\d+\s+cbr\s+(\S+)")

Where = Callable[[int], int]
"""The line on which an action stands."""


def record_from(data: Mapping[str, Any], where: Where = lambda action: 0, line: int = 0) -> Record:
    """The hand of a table; Misread says what is wrong with it."""
    try:
        reading = _Reading(data, where, line)
        return reading.record()
    except Misread:
        raise
    except ValueError as error:
        raise Misread(sentence_of(error), line) from None


class _Reading:
    """One table on its way to a record."""

    def __init__(self, data: Mapping[str, Any], where: Where, line: int) -> None:
        self.data, self.where, self.line = data, where, line
        self._check_fields()
        self.n = len(data["starting_stacks"])
        self.actions: list[str] = data["actions"]
        self.decimals = self._decimals()
        if self.decimals > MOST_DECIMALS:
            raise Wrong("history-decimals", decimals=str(self.decimals), most=str(MOST_DECIMALS))

    # fields

    def _check_fields(self) -> None:
        data = self.data
        variant = data.get("variant")
        if not isinstance(variant, str) or variant not in VARIANTS:
            raise Wrong("history-variant", given=repr(variant), variants=", ".join(VARIANTS))
        for name in ("antes", "starting_stacks", "actions", *_needs(variant)):
            if name not in data:
                raise Wrong("history-missing", key=name)
        for name in data:
            if name in _FORBIDDEN[variant[0] == "F" and "bring_in" in _needs(variant), variant[0] == "F"]:
                raise Wrong("history-not-of-variant", key=name, variant=variant)
            if name not in _KNOWN and not name.startswith("_"):
                raise Wrong("history-no-field", key=repr(name))
        self._check_types()

    def _check_types(self) -> None:
        data = self.data
        many = len(data["starting_stacks"]) if isinstance(data["starting_stacks"], list) else 0
        for name in _AMOUNTS:
            if name in data and not _is_row(data[name], many, _amount):
                row = "history-row-amounts" if many else "history-row-of-amounts"
                raise Wrong(row, key=name, count=str(many))
        if "players" in data and not _is_row(data["players"], many, lambda name: isinstance(name, str)):
            raise Wrong("history-row-names", key="players", count=str(many))
        if "seats" in data and not _is_row(data["seats"], many, lambda chair: type(chair) is int):
            raise Wrong("history-row-numbers", key="seats", count=str(many))
        for name in _SINGLE:
            if name in data and not _amount(data[name]):
                raise Wrong("history-not-amount", key=name)
        if not isinstance(data["actions"], list) or not all(isinstance(one, str) for one in data["actions"]):
            raise Wrong("history-row-texts", key="actions")
        for name in TEXTS:
            if name in data and not isinstance(data[name], str):
                raise Wrong("history-not-text", key=name)
        for name in NUMBERS:
            if name in data and type(data[name]) is not int:
                raise Wrong("history-not-whole", key=name)
        if "ante_trimming_status" in data and type(data["ante_trimming_status"]) is not bool:
            raise Wrong("history-not-flag", key="ante_trimming_status")

    def _decimals(self) -> int:
        data = self.data
        rows = [amount for name in _AMOUNTS for amount in data.get(name, ())]
        single = [data[name] for name in _SINGLE if name in data]
        wagers = [
            word for action in self.actions if " cbr " in action for word in action.split(" cbr ")[1].split(" ")[:1]
        ]
        return decimals_of([amount for amount in (*rows, *single) if amount not in _ENDLESS] + wagers)

    def _row(self, name: str) -> tuple[int, ...]:
        return tuple([self._chips(amount) for amount in self.data[name]])

    def _chips(self, amount: Any) -> int:
        return UNKNOWN if amount in _ENDLESS else scaled(amount, self.decimals)

    def _one(self, name: str) -> int:
        return scaled(self.data[name], self.decimals) if name in self.data else 0

    # how it began

    def _script(self) -> Script:
        data, stacks = self.data, self._row("starting_stacks")
        fields = Fields(
            data["variant"], self._row("antes"),
            self._row("blinds_or_straddles") if "blinds_or_straddles" in data else (), self._one("bring_in"),
            self._one("small_bet"), self._one("big_bet"), self._one("min_bet"), data.get("ante_trimming_status", False),
        )  # fmt: skip
        own = Own(data.get("_sidepot"), self.n, self.line)
        if own.rules is None:
            rules, forced = rules_of_fields(fields, stacks)
            no_sb, posts = forced.no_sb, own.posts or forced.posts
        else:
            rules, no_sb, posts = own.rules, own.no_sb, own.posts
        self.first = own.first
        items, shows = self._items()
        last = self.where(len(self.actions) - 1)
        script = Script(rules, stacks, self.n - 1, items, shows, no_sb, posts, line=last)
        if own.second_board:
            script.items.append(Deal(-2, own.second_board, last))
        self._told(script)
        return script

    def _told(self, script: Script) -> None:
        if "finishing_stacks" in self.data and not _endless(self.data["starting_stacks"]):
            finishing = self._row("finishing_stacks")
            script.net = {seat: after - script.stacks[seat] for seat, after in enumerate(finishing)}
        if "winnings" in self.data:
            script.won = dict(enumerate(self._row("winnings")))
            script.loose = True

    # what happened

    def _items(self) -> tuple[list[Deal | Move], list[Shown]]:
        items: list[Deal | Move] = []
        shows: dict[int, Shown] = {}
        for number, action in enumerate(self.actions):
            line = self.where(number)
            said = " ".join(action.split())
            if not said or said.startswith("#"):
                continue
            found = _ACTION.fullmatch(said)
            if found is None:
                raise Misread("no-phh-action", line, said)
            if found[1]:
                items.append(Deal(-1, _cards(found[2], line, said), line))
            elif found[3]:
                items.append(Deal(self._seat(found[4], line, said), _cards(found[5], line, said), line))
            elif found[7] == "sm":
                shown = self._shown(self._seat(found[6], line, said), found[8], line, said)
                if shown.cards is not None or shown.seat not in shows:
                    shows.pop(shown.seat, None)
                    shows[shown.seat] = shown
            else:
                items.append(self._move(self._seat(found[6], line, said), found[7], found[8], line, said))
        return items, list(shows.values())

    def _seat(self, number: str, line: int, said: str) -> int:
        if not 1 <= int(number[:4]) <= self.n or len(number) > 3:
            raise Misread("players-are", line, said, players=self.n)
        return int(number) - 1

    def _move(self, seat: int, verb: str, rest: str | None, line: int, said: str) -> Move:
        if verb == "cbr":
            try:
                return Move(seat, "raise", scaled(rest or "", self.decimals), line=line, said=said)
            except ValueError as error:
                raise Misread(sentence_of(error), line, said) from None
        if verb == "sd":
            return Move(seat, "draw", cards=_cards(rest or "", line, said), line=line, said=said)
        if rest:
            raise Misread("no-phh-action", line, said)
        return Move(seat, {"pb": "bring-in", "cc": "cc", "f": "fold"}[verb], line=line, said=said)

    def _shown(self, seat: int, rest: str | None, line: int, said: str) -> Shown:
        if rest is None:
            return Shown(seat, None, line)
        if rest == "-":
            return Shown(seat, (), line)
        found = _cards(rest, line, said)
        return Shown(seat, found if any(card is not None for card in found) else None, line)

    # what surrounds it

    def record(self) -> Record:
        """The hand, replayed."""
        script = self._script()
        _as_dealt(script)
        facts = facts_of(script)
        record = Record(
            rules=script.rules, stacks=script.stacks, button=script.button, facts=packed(facts),
            players=tuple(self.data.get("players", ())), no_sb=script.no_sb, posts=script.posts,
            about=about_from(self.data, self.n, self.decimals),
        )  # fmt: skip
        return counted_from(record, -self.first) if self.first else record


def about_from(data: Mapping[str, Any], players: int, decimals: int) -> About:
    """What surrounds a hand."""
    told = {name: data[name] for name in data if name not in _PLACED}
    day = "-".join(f"{data[name]:02}" for name in ("year", "month", "day")) if _dated(data) else ""
    clock = data.get("time")
    return About(
        number=str(data.get("hand", "")), site=data.get("venue", ""), table=str(data.get("table", "")),
        table_size=data.get("seat_count", 0), time=f"{day}T{clock}" if day and clock else day,
        zone=data.get("time_zone", data.get("time_zone_abbreviation", "")), currency=data.get("currency", ""),
        decimals=decimals, chairs=tuple(data.get("seats", ())), ids=_ids(players), format="phh",
        extra={name: _plain(value) for name, value in told.items()} | _partial_date(data, day),
    )  # fmt: skip


_PLACED = frozenset({
    "variant", "antes", "blinds_or_straddles", "starting_stacks", "actions", "bring_in", "small_bet", "big_bet",
    "min_bet", "hand", "venue", "table", "seat_count", "time", "year", "month", "day", "time_zone",
    "time_zone_abbreviation", "currency", "seats", "players", "finishing_stacks", "winnings", "ante_trimming_status",
    "_sidepot",
})  # fmt: skip


def _dated(data: Mapping[str, Any]) -> bool:
    return all(name in data for name in ("year", "month", "day"))


def _partial_date(data: Mapping[str, Any], day: str) -> dict[str, Any]:
    return {} if day else {name: _plain(data[name]) for name in ("year", "month", "day", "time") if name in data}


@lru_cache(maxsize=16)
def _ids(players: int) -> tuple[str, ...]:
    return tuple([f"p{seat}" for seat in range(1, players + 1)])


def _plain(value: Any) -> Any:
    if isinstance(value, Decimal | time):
        return str(value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return value if isinstance(value, str | int | bool) else str(value)


_ENDLESS = (float("inf"), Decimal("Infinity"))


def _endless(row: list[Any]) -> bool:
    return any(amount in _ENDLESS for amount in row)


def _is_row(value: Any, many: int, kind: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) == many and all(map(kind, value))


def _amount(value: Any) -> bool:
    return type(value) in (int, Decimal) or value in _ENDLESS


def _needs(variant: str) -> tuple[str, ...]:
    if variant in ("F7S", "F7S/8", "FR"):
        return "bring_in", "small_bet", "big_bet"
    return ("blinds_or_straddles", *(("small_bet", "big_bet") if variant[0] == "F" else ("min_bet",)))


_FORBIDDEN = {
    (True, True): ("blinds_or_straddles", "min_bet"),
    (False, True): ("bring_in", "min_bet"),
    (False, False): ("bring_in", "small_bet", "big_bet"),
}
"""By whether a variant brings in, and whether its limit is fixed."""


def _cards(text: str, line: int, said: str) -> Cards:
    if len(text) % 2:
        raise Misread("no-cards", line, said)
    return tuple([_card(text[at : at + 2], line, said) for at in range(0, len(text), 2)])


def _card(text: str, line: int, said: str) -> int | None:
    if text == "??":
        return None
    try:
        return Card(text)
    except ValueError as error:
        raise Misread(sentence_of(error), line, said) from None


def _as_dealt(script: Script) -> None:
    """`sm -` shows what was dealt."""
    held: dict[int, int] = {}
    for item in script.items:
        if isinstance(item, Deal):
            held[item.seat] = held.get(item.seat, 0) + len(item.cards)
        elif item.verb == "draw":
            held[item.seat] = held.get(item.seat, 0) - len(item.cards)
    for shown in script.shows:
        if shown.cards == ():
            shown.cards = (None,) * held.get(shown.seat, 0)
