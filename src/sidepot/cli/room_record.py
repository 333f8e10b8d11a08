"""`sidepot room tables`, `hands` and `log`: the record of a card room, read by whoever looks after it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sidepot.words.refusal import Wrong

if TYPE_CHECKING:
    from sidepot.room.record.hand_records import HandPlayed
    from sidepot.room.record.places import Place, Places
    from sidepot.room.record.search import Found
    from sidepot.room.store.reading import Reading

TABLES = """List every table and tournament a room ever had, with the number of finished hands.

It changes nothing, and the room may be running."""

HANDS = """List, read or export finished hands as everyone saw them.

Cards are shown as they became public: those that were folded, mucked or discarded are not. A running hand is not \
there yet, and a void one never is. It changes nothing, and the room may be running."""

LOG = """Show what happened in a room, at a table or in a tournament.

Of the room: who joined, what was opened and closed, who was banned or refused, what went wrong. With --table or \
--tournament: who sat down there, left, bought chips or was removed, how hands ended, which are void, when the blinds \
rose.

It changes nothing, and the room may be running."""

WHERE = "The room's folder, a backup, or a postgresql:// address."
Data = Annotated[str, typer.Argument(metavar="DATA", help=WHERE)]
Url = Annotated[str | None, typer.Option("--database", metavar="URL", help="The room's PostgreSQL database.")]
AtTable = Annotated[str | None, typer.Option("--table", metavar="NAME", help="Only this table, by name or id.")]
AtEvent = Annotated[
    str | None, typer.Option("--tournament", metavar="NAME", help="Only this tournament, by name or id.")
]
Since = Annotated[
    str | None, typer.Option("--since", metavar="TIME", help="From this time on: 2026-01-31 (UTC), 24h, 7d.")
]
Until = Annotated[str | None, typer.Option("--until", metavar="TIME", help="Up to this time; a day counts as a whole.")]
Limit = Annotated[int, typer.Option("--limit", metavar="N", min=1, max=1000, help="How many to show.")]
Before = Annotated[int | None, typer.Option("--before", metavar="N", min=1, help="Only numbers below this one.")]
Export = Annotated[
    Path | None,
    typer.Option("--export", metavar="FILE", help="Write all of them: FILE.txt as sentences, any other as JSON lines."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def add_to(rooms: typer.Typer) -> None:
    """Register the commands."""
    for name, command, says, examples in (
        ("tables", tables, TABLES, ("sidepot room tables ~/club", "sidepot room tables ~/club --find friday")),
        ("hands", hands, HANDS, (
            "sidepot room hands ~/club --since 24h", "sidepot room hands ~/club --table Standard --player Ada",
            "sidepot room hands ~/club --table Standard --hand 17",
            "sidepot room hands ~/club --tournament Friday --export friday.jsonl",
            "sidepot room hands postgresql://club@localhost/club --limit 5 --json",
        )),
        ("log", log, LOG, (
            "sidepot room log ~/club", "sidepot room log ~/club --player Ada --since 7d",
            "sidepot room log ~/club --table Standard", "sidepot room log ~/club --tournament Friday --since 2h",
            "sidepot room log ~/club --table Standard --export standard.txt",
        )),
    ):  # fmt: skip
        rooms.command(name, help=says, epilog="\n\n".join(("Examples:", *examples)))(command)


def tables(
    data: Data,
    find: Annotated[
        str, typer.Option("--find", metavar="TEXT", help="Only those with this in their name, id or host.")
    ] = "",
    limit: Limit = 50,
    database: Url = None,
    as_json: Json = False,
) -> None:
    """List the places of a room."""
    from sidepot.cli.room_record_output import print_places

    with _shelf(database or data) as (_, places):
        found = [each for each in places.all().values() if _is_meant(each, find.casefold())][::-1]
        print_places([(place, places.hands(place)) for place in found[:limit]], len(found), find, as_json)


def _is_meant(place: Place, words: str) -> bool:
    return any(words in text.casefold() for text in (place.name, place.id, place.host))


def hands(
    data: Data,
    table: AtTable = None,
    tournament: AtEvent = None,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="Only hands with this player.")] = "",
    since: Since = None,
    until: Until = None,
    limit: Limit = 20,
    before: Before = None,
    hand: Annotated[int | None, typer.Option("--hand", metavar="N", min=1, help="Show this hand.")] = None,
    export: Export = None,
    database: Url = None,
    as_json: Json = False,
) -> None:
    """List, read or export hands."""
    from sidepot.cli.room_record_output import export_hands, print_hand, print_hands
    from sidepot.room.record.search import Found, newest, oldest, page_of, the_one

    span = _span(since, until)
    with _shelf(database or data) as (shelf, places):
        meant = _meant(places, table, tournament)
        if hand is not None:
            place = the_one(_named(meant, table, tournament), places)
            one = Found(shelf, place, _played(shelf, place, hand))
            print_hand(one, as_json) if export is None else export_hands(export, iter([one]), 1, as_json)
        elif export is not None:
            total = sum(places.hands(place) for place in meant)
            export_hands(export, oldest(shelf, meant, *span, player), total, as_json)
        elif before is not None:
            place = the_one(_named(meant, table, tournament), places)
            print_hands(*_below(shelf, place, before, limit, player, span), as_json, "--before")
        else:
            page, older = page_of(newest(shelf, meant, *span, player), limit)
            print_hands(page, older, as_json, "--until")


def log(
    data: Data,
    table: AtTable = None,
    tournament: AtEvent = None,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="Only lines about this player.")] = "",
    since: Since = None,
    until: Until = None,
    limit: Limit = 50,
    before: Before = None,
    export: Export = None,
    database: Url = None,
    as_json: Json = False,
) -> None:
    """Tell what happened."""
    from sidepot.cli.room_record_output import export_log, print_log
    from sidepot.room.record.logbook import THE_ROOM, Logbook
    from sidepot.room.record.search import the_one
    from sidepot.room.record.source import LATEST

    span = _span(since, until)
    with _shelf(database or data) as (shelf, places):
        named = table is not None or tournament is not None
        place = the_one(_meant(places, table, tournament), places) if named else THE_ROOM
        book = Logbook(shelf, place)
        if export is not None:
            export_log(export, place, book.lines(*span), player, as_json)
        else:
            page = book.page(before or LATEST, limit, player, *span)
            print_log(place, page[::-1], page[-1].number if len(page) == limit else None, as_json)


# what is meant


@contextmanager
def _shelf(where: str) -> Iterator[tuple[Reading, Places]]:
    from sqlalchemy.exc import SQLAlchemyError

    from sidepot.cli.room_store_errors import store_errors_told
    from sidepot.room.record.places import Places
    from sidepot.room.store import open_reading

    with store_errors_told():
        reading = open_reading(where)
    try:
        yield reading, Places(reading)
    except SQLAlchemyError as error:
        what = str(getattr(error, "orig", None) or error).strip()
        raise Wrong("commands-database-unreadable", why=what) from error
    finally:
        reading.close()


def _span(since: str | None, until: str | None) -> tuple[int, int]:
    from sidepot.room.record.search import moment
    from sidepot.room.record.source import LATEST

    now = time.time_ns() // 1_000_000
    begin = 0 if since is None else moment(since, now)
    end = LATEST if until is None else moment(until, now, whole_day=True)
    if begin >= end:
        raise Wrong("commands-since-until", since=since or "", until=until or "")
    return begin, end


def _meant(places: Places, table: str | None, tournament: str | None) -> list[Place]:
    """The places that are named, or all."""
    from sidepot.room.record.search import chosen

    if table is not None and tournament is not None:
        raise Wrong("commands-table-or-tournament")
    if table is not None:
        return chosen(places, table, "table")
    if tournament is not None:
        return chosen(places, tournament, "tournament")
    return list(places.all().values())


def _named(meant: list[Place], table: str | None, tournament: str | None) -> list[Place]:
    if table is None and tournament is None:
        raise Wrong("commands-which-table")
    return meant


# hands


def _played(shelf: Reading, place: Place, number: int) -> HandPlayed:
    """A hand by its number; ValueError says why there is none."""
    from sidepot.room.record.hands import Hands
    from sidepot.room.record.logbook import Logbook

    hands = Hands(shelf, place)
    found = hands.played(number)
    if found is not None:
        return found
    void = Logbook(shelf, place).void(number)
    if void is not None:
        raise ValueError(f"{place.name}: {void.says}")
    last = next(hands.newest_first(), None)
    if last is None:
        raise Wrong("commands-no-hand-yet", name=place.name, hand=str(number))
    raise Wrong("commands-no-such-hand", name=place.name, hand=str(number), last=str(last.number))


def _below(
    shelf: Reading, place: Place, before: int, limit: int, player: str, span: tuple[int, int]
) -> tuple[list[Found], int | None]:  # fmt: skip
    """Hands of one place below a number, and the number to go on with."""
    from sidepot.room.record.hands import Hands
    from sidepot.room.record.search import Found

    page: list[Found] = []
    for played in Hands(shelf, place).newest_first(*span, player, before):
        if len(page) == limit:
            return page, page[-1].played.number
        page.append(Found(shelf, place, played))
    return page, None
