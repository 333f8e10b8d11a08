"""The same hand with its seats counted from another one: formats begin with the player left of the button."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sidepot.engine.log import (
    AWARD,
    BOARD,
    DEALT,
    DRAW,
    DROP,
    END,
    POT,
    RAKE,
    SHARE,
    SHARING,
    SHUFFLE,
    STEP,
    entry,
    flag_of,
    kind_of,
    seat_of,
    value_of,
)
from sidepot.engine.stored import packed
from sidepot.history.record import Record

_OF_NO_SEAT = frozenset({BOARD, DROP, END, RAKE, SHARE, SHARING, SHUFFLE, STEP})


def counted_from(record: Record, first: int) -> Record:
    """The record in which seat *first* is seat 0."""
    n = len(record.stacks)
    if first % n == 0:
        return record
    about = record.about
    hero = None if about.hero is None else (about.hero - first) % n
    return replace(
        record, stacks=_row(record.stacks, first), button=(record.button - first) % n,
        facts=packed(_in_order([_moved(code, first, n) for code in record.codes])),
        players=_row(record.players, first),
        posts={(seat - first) % n: post for seat, post in record.posts.items()},
        about=replace(about, hero=hero, chairs=_row(about.chairs, first), ids=_row(about.ids, first)),
    )  # fmt: skip


def _row(row: tuple[Any, ...], first: int) -> tuple[Any, ...]:
    by = first % len(row) if row else 0
    return row[by:] + row[:by]


def _moved(code: int, first: int, n: int) -> int:
    kind = kind_of(code)
    if kind in _OF_NO_SEAT:
        return code
    if kind == POT:
        return entry(POT, seat_of(code), _mask(value_of(code), first, n), True) if flag_of(code) else code
    return entry(kind, (seat_of(code) - first) % n, value_of(code), flag_of(code))


def _in_order(codes: list[int]) -> list[int]:
    """Deals of a street and shares of a pot are told from seat 0 on; new cards of a draw in turn."""
    ordered: list[int] = []
    drawing = False
    for code in codes:
        kind = kind_of(code)
        drawing = kind == DRAW or (drawing and kind != STEP)
        at = len(ordered)
        if kind == AWARD or (kind == DEALT and not drawing):
            while at and kind_of(ordered[at - 1]) == kind and seat_of(ordered[at - 1]) > seat_of(code):
                at -= 1
        ordered.insert(at, code)
    return ordered


def _mask(seats: int, first: int, n: int) -> int:
    return sum(1 << (seat - first) % n for seat in range(n) if seats >> seat & 1)
