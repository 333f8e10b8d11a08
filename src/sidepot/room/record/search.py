"""Finding places by name and hands over several of them: for whoever looks at a room's data from outside."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from heapq import merge
from typing import NamedTuple

from sidepot.room.record.files import date
from sidepot.room.record.hand_records import HandPlayed
from sidepot.room.record.hands import Hands
from sidepot.room.record.places import Place, Places
from sidepot.room.record.source import Shelf

_AGO = re.compile(r"(\d{1,6})\s*([mhd])")
_UNITS = {"m": "minutes", "h": "hours", "d": "days"}
SHOWN = 8
"""Places that are named where several were meant."""


class Found(NamedTuple):
    """A hand and where it lies."""

    shelf: Shelf
    place: Place
    played: HandPlayed


def chosen(places: Places, words: str, kind: str) -> list[Place]:
    """The places of an id or a name, the newest first; ValueError with names that come near where there is none."""
    found = places.called(words, kind)
    if not found:
        near = [repr(name) for name in places.near(words, kind)]
        advice = f"did you mean {' or '.join(near)}?" if near else "`sidepot room tables` lists what it had"
        raise ValueError(f"this room never had a {kind} called {words!r}: {advice}")
    return found


def the_one(found: Sequence[Place], places: Places) -> Place:
    """The only place that is meant; ValueError names them all where there are several."""
    if len(found) == 1:
        return found[0]
    each = [f"{place.id} (opened {date(place.opened)}, {places.hands(place):,} hands)" for place in found[:SHOWN]]
    more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    raise ValueError(f"{len(found)} are called {found[0].name!r}: choose one by its id: {', '.join(each)}{more}")


def moment(text: str, now: int, whole_day: bool = False) -> int:
    """A time in milliseconds: a date, with a time or without, in UTC, or how long ago ("90m", "24h", "7d").

    A date alone is its beginning, or with *whole_day* its end.
    """
    ago = _AGO.fullmatch(text.strip())
    try:
        if ago:
            return now - int(timedelta(**{_UNITS[ago[2]]: int(ago[1])}).total_seconds() * 1000)
        found = datetime.fromisoformat(text.strip())
        if whole_day and len(text.strip()) <= len("2026-01-31"):
            found += timedelta(days=1)
        return int((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise ValueError(f"{text!r} is not a time: 2026-01-31, 2026-01-31T20:15, or 90m, 24h, 7d ago") from None


def cursor(at: int) -> str:
    """A time as `moment` reads it again, to the millisecond."""
    return datetime.fromtimestamp(at / 1000, UTC).replace(tzinfo=None).isoformat(timespec="milliseconds")


def newest(shelf: Shelf, places: Sequence[Place], since: int, until: int, player: str) -> Iterator[Found]:
    """Hands of several places, the last one that ended first."""

    def of(place: Place) -> Iterator[Found]:
        for played in Hands(shelf, place).newest_first(since, until, player):
            yield Found(shelf, place, played)

    return merge(*map(of, places), key=lambda found: -found.played.at)


def page_of(found: Iterator[Found], most: int) -> tuple[list[Found], int | None]:
    """So many hands, with those of the same moment, and the time to go on with; None where there are no more."""
    page: list[Found] = []
    for each in found:
        if len(page) >= most and each.played.at != page[-1].played.at:
            return page, page[-1].played.at
        page.append(each)
    return page, None


def oldest(shelf: Shelf, places: Sequence[Place], since: int, until: int, player: str) -> Iterator[Found | int]:
    """Hands of one place after the other, from their beginnings; a number says how many records were looked at."""
    done = 0
    for place in places:
        hands = Hands(shelf, place)
        for played in hands.oldest_first(since, until, player):
            if played is None:
                yield done
            else:
                done += 1
                yield Found(shelf, place, played)
