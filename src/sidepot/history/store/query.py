"""What hands are searched by, and which hands of some columns are meant."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import numpy as np
from msgspec import Struct

from sidepot.cards import Card, distinct, from_set
from sidepot.engine.counted import ALL_IN, SHOWDOWN
from sidepot.equity import Range
from sidepot.history.positions import ORDER, read_position
from sidepot.history.store.columns import (
    AT,
    BIG,
    BITS,
    CARDS,
    COMBO,
    DECIMALS,
    NET,
    NO_COMBO,
    PLAYER,
    POSITION,
    POT,
    RULES,
    SEATS,
    SITE,
    Column,
    Columns,
)
from sidepot.history.store.rows import COMBOS, combo
from sidepot.words.refusal import Wrong

_POT = re.compile(r"(\d+(?:\.\d+)?) ?(bb)?", re.IGNORECASE)
NOBODY = -1
"""The number of a name or of rules that are not there."""


class Query(Struct, frozen=True, kw_only=True):
    """What hands are looked for; what is None does not matter. Of a seat everything has to be true at once.

    Where no seat is asked for by its player, position, cards or result, *showdown* and *all_in* that are False are
    said of everybody: nobody came to a showdown.
    """

    player: str | None = None
    since: str | None = None
    """A day (2026-05-01) or a moment, in UTC; this and later."""
    until: str | None = None
    """This day, or moment, and earlier."""
    house: str | None = None
    """Of a house, or of a site."""
    game: str | None = None
    min_pot: str | None = None
    """In the money or chips of the hand (25.50), or in big blinds (40bb)."""
    max_pot: str | None = None
    position: str | None = None
    showdown: bool | None = None
    won: bool | None = None
    """Chips won over all, or lost."""
    all_in: bool | None = None
    cards: str | None = None
    """Cards that were held (AsKs), or of two cards a range (QQ+, AKs)."""


class Numbers(Struct, frozen=True):
    """How players and sites are numbered, by their names, and rules."""

    player: Callable[[str], int]
    site: Callable[[str], int]
    rules: Callable[[Callable[[str, str], bool]], list[int]]
    """The rules of which a test of house and game is true."""


class Search:
    """A query ready to look through columns; ValueError says which part of it makes no sense."""

    def __init__(self, query: Query, numbers: Numbers) -> None:
        self._seat = self._seat_tests(query, numbers)
        self.of_seats = bool(self._seat)
        """Whether something is asked of a seat; else hands are found as a whole."""
        self._hand = self._hand_tests(query, numbers)

    def _seat_tests(self, query: Query, numbers: Numbers) -> list[Callable[[Columns, Column], Column]]:
        """Of the rows of seats (those so far), which are meant: the test that leaves least comes first."""
        tests: list[Callable[[Columns, Column], Column]] = []
        if query.player is not None:
            tests.append(_is(PLAYER, numbers.player(query.player)))
        if query.cards is not None:
            tests.append(_holds(query.cards))
        if query.position is not None:
            tests.append(_is(POSITION, ORDER.index(read_position(query.position))))
        for wanted, bit in ((query.showdown, SHOWDOWN), (query.all_in, ALL_IN)):
            if wanted is not None and (wanted or self._seats_meant(query)):
                tests.append(_bit(bit, wanted))
        if query.won is not None:
            won = query.won
            tests.append(lambda columns, rows: columns[NET][rows] > 0 if won else columns[NET][rows] < 0)
        return tests

    @staticmethod
    def _seats_meant(query: Query) -> bool:
        """Whether it is asked for certain seats; else "no showdown" and "not all-in" are said of everybody."""
        return any(one is not None for one in (query.player, query.cards, query.position, query.won))

    def _hand_tests(self, query: Query, numbers: Numbers) -> list[Callable[[Columns], Column]]:
        tests: list[Callable[[Columns], Column]] = []
        if query.house is not None:
            house = query.house.casefold()
            site = numbers.site(query.house)
            rules = np.array(numbers.rules(lambda name, game: name.casefold() == house))
            tests.append(lambda columns: np.isin(columns[RULES], rules) | (columns[SITE] == site))
        if query.game is not None:
            wanted = query.game.casefold()
            games = np.array(numbers.rules(lambda house, game: game.casefold() == wanted))
            tests.append(lambda columns: np.isin(columns[RULES], games))
        if query.since is not None:
            first = moment(query.since)
            tests.append(lambda columns: columns[AT] >= first)
        if query.until is not None:
            last = moment(query.until, ends=True)
            tests.append(lambda columns: (columns[AT] < last) & (columns[AT] > -(2**61)))
        if not self._seats_meant(query):
            nobody = ((query.showdown, SHOWDOWN), (query.all_in, ALL_IN))
            tests += [_nobody(bit) for asked, bit in nobody if asked is False]
        for text, above in ((query.min_pot, True), (query.max_pot, False)):
            if text is not None:
                tests.append(_pot(text, above))
        return tests

    def seats(self, columns: Columns) -> tuple[Column, Column]:
        """The hands that are meant and the row of the first seat of each that is."""
        hands = self._of_hands(columns)
        if not self._seat:
            found = np.arange(columns.hands) if hands is None else np.flatnonzero(hands)
            return found, columns.first_seats()[found]
        rows = np.arange(columns.seats)
        for number, test in enumerate(self._seat):
            # a slice of all rows costs nothing, a choice of them does
            chosen = test(columns, slice(None)) if number == 0 else test(columns, rows)  # type: ignore[arg-type]
            rows = np.flatnonzero(chosen) if number == 0 else rows[chosen]
            if not len(rows):
                return rows, rows
        found = hands_of_rows(columns, rows)
        if hands is not None:
            inside = hands[found]
            found, rows = found[inside], rows[inside]
        found, first = np.unique(found, return_index=True)
        return found, rows[first]

    def _of_hands(self, columns: Columns) -> Column | None:
        found: Column | None = None
        for test in self._hand:
            found = test(columns) if found is None else found & test(columns)
        return found


def hands_of_rows(columns: Columns, rows: Column) -> Column:
    """Which hands some rows of seats belong to."""
    seats = columns[SEATS]
    if (seats == seats[0]).all():
        found: Column = rows // int(seats[0])
        return found
    ends: Column = np.cumsum(seats)
    return np.searchsorted(ends, rows, side="right")


def _is(which: int, value: int) -> Callable[[Columns, Column], Column]:
    return lambda columns, rows: columns[which][rows] == value


def _bit(bit: int, wanted: bool) -> Callable[[Columns, Column], Column]:
    value = 1 << bit if wanted else 0
    return lambda columns, rows: columns[BITS][rows] & (1 << bit) == value


def _nobody(bit: int) -> Callable[[Columns], Column]:
    """Hands in which no seat has that bit."""

    def test(columns: Columns) -> Column:
        found: Column = np.bitwise_or.reduceat(columns[BITS], columns.first_seats()) & (1 << bit) == 0
        return found

    return test


def _holds(text: str) -> Callable[[Columns, Column], Column]:
    cards = _exact(text)
    if cards is not None and len(cards) != 2:
        bits = sum(1 << card for card in cards)
        return lambda columns, rows: columns[CARDS][rows] & bits == bits
    table = np.zeros(COMBOS - NO_COMBO, dtype=bool)  # the last is for what is none of them
    if cards is None:
        for held, _ in Range(text).left(0):
            table[combo(sum(1 << card for card in from_set(held)))] = True
        return lambda columns, rows: table[columns[COMBO][rows]]
    bits = sum(1 << card for card in cards)
    return lambda columns, rows: columns[CARDS][rows] & bits == bits


def _exact(text: str) -> tuple[Card, ...] | None:
    try:
        return distinct(text)
    except ValueError:
        return None


def _pot(text: str, above: bool) -> Callable[[Columns], Column]:
    match = _POT.fullmatch(text.strip())
    if match is None:
        raise Wrong("mistake-pot-size", given=repr(text))
    amount = Decimal(match[1])
    if match[2]:
        limit = float(amount)
        if above:
            return lambda columns: columns[POT] >= limit * columns[BIG]
        return lambda columns: columns[POT] <= limit * columns[BIG]
    limits = np.array([float(amount.scaleb(decimals)) for decimals in range(10)])
    if above:
        return lambda columns: columns[POT] >= limits[columns[DECIMALS]]
    return lambda columns: columns[POT] <= limits[columns[DECIMALS]]


def moment(text: str, ends: bool = False) -> int:
    """A day or a moment as seconds since 1970; where it is a day and *ends*, its last."""
    try:
        found = datetime.fromisoformat(text.strip())
    except ValueError:
        raise Wrong("mistake-moment", given=repr(text)) from None
    found = found.replace(tzinfo=UTC) if found.tzinfo is None else found
    if ends:
        found += timedelta(days=1) if len(text.strip()) <= 10 else timedelta(seconds=1)
    return int(found.timestamp())
