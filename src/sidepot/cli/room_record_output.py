"""How the record of a room is shown in a terminal, and written to files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.progress import progress_bar
from sidepot.room.record.files import JSON, TEXT, date, hand_in, hand_text, log_in, log_text
from sidepot.room.record.hand_records import hand_played
from sidepot.room.record.hands import hand_record
from sidepot.room.record.search import cursor
from sidepot.words import words
from sidepot.words.refusal import Wrong

if TYPE_CHECKING:
    from sidepot.room.record.logbook import LogLine
    from sidepot.room.record.places import Place
    from sidepot.room.record.search import Found


Rows = list[tuple["Place", int]]
"""Places, and how many hands were finished there."""


def print_places(rows: Rows, found: int, find: str, as_json: bool) -> None:
    """List the places that were found, or the first of them."""
    if as_json:
        shown = [{**msgspec.to_builtins(place), "hands": hands} for place, hands in rows]
        print(json.dumps({"places": shown, "found": found}, ensure_ascii=False))
        return
    console, say = terminal.console(), words()
    if not rows:
        console.print(Text(say("commands-tables-none-like" if find else "commands-tables-none", find=find)))
        return
    console.print(_place_rows(rows))
    if found > len(rows):
        console.print(Text(say("commands-tables-last", shown=len(rows), count=found), "dim"))


def _place_rows(rows: Rows) -> Table:
    shown = Table(box=None, pad_edge=False)
    say = words()
    for heading in ("name", "id", "", "opened"):
        # what it is stays whole in a narrow terminal, and the others give way
        title = say(f"commands-tables-column-{heading}") if heading else ""
        shown.add_column(title, overflow="fold", no_wrap=heading in ("id", ""))
    shown.add_column(say("reports-column-hands"), justify="right")
    for place, hands in rows:
        what = [say(f"commands-place-{place.kind}")]
        what += [] if place.state == "open" else [say(f"commands-place-{place.state}")]
        shown.add_row(place.name, place.id, ", ".join(what), date(place.opened)[:16], terminal.number(hands))
    return shown


def print_hand(one: Found, as_json: bool) -> None:
    """One hand from its first to its last sentence."""
    hand = hand_record(*one)
    if as_json:
        print(msgspec.json.encode(hand).decode())
    else:
        terminal.console().print(Text(hand_text(hand, words().language).rstrip()), soft_wrap=True)


def print_hands(page: list[Found], older: int | None, as_json: bool, option: str) -> None:
    """A page of hands, and how to have the next one."""
    more = None if older is None else f"{option} {cursor(older) if option == '--until' else older}"
    if as_json:
        records = [hand_record(*each) for each in page]
        print(msgspec.json.encode({"hands": records, "older": more}).decode())
        return
    console, say = terminal.console(), words()
    if not page:
        console.print(Text(say("commands-played-none")))
        return
    console.print(_hand_rows(page))
    if more is not None:
        console.print(Text(say("commands-played-older", option=more), "dim"), soft_wrap=True)


_DAY = len("2026-09-21")


def _hand_rows(page: list[Found]) -> Table:
    shown = Table(box=None, pad_edge=False)
    say = words()
    for heading in ("ended", "table", "hand", "players", "pot", "who-won"):
        side: JustifyMethod = "right" if heading in ("hand", "pot") else "left"
        least = _DAY if heading == "ended" else None
        shown.add_column(say(f"commands-played-column-{heading}"), justify=side, overflow="fold", min_width=least)
    for shelf, place, played in page:
        result = hand_played(shelf, place.id, played).result
        won = {} if result is None else {played.names[seat]: net for seat, net in enumerate(result.net) if net > 0}
        pot = 0 if result is None else sum(each.amount for each in result.pots)
        told = ", ".join([f"{name} {terminal.signed(net)}" for name, net in won.items()]) or say("commands-nobody")
        names = ", ".join(played.names)
        shown.add_row(date(played.at)[:19], place.name, str(played.number), names, terminal.number(pot), told)
    return shown


@contextmanager
def _written(file: Path) -> Iterator[Callable[[bytes], object]]:
    """A new file that is there whole or not at all."""
    if file.exists():
        raise Wrong("commands-export-exists", file=str(file))
    draft = file.with_name(f".{file.name}.part")
    try:
        with draft.open("xb") as out:
            yield out.write
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)
    except FileExistsError:
        raise Wrong("commands-export-draft", file=str(draft)) from None
    except BaseException as error:
        draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Wrong("reports-log-locked", file=str(file), why=error.strerror or str(error)) from None
        raise


def _form(file: Path) -> str:
    return TEXT if file.suffix.lower() == ".txt" else JSON


def export_hands(file: Path, found: Iterator[Found | int], total: int, as_json: bool) -> None:
    """Write hands to a file."""
    form, count, language = _form(file), 0, words().language
    with progress_bar("writing") as told, _written(file) as write:
        for each in found:
            if isinstance(each, int):
                told(min(1.0, each / max(1, total)))
            else:
                write(hand_in(form, hand_record(*each), language))
                count += 1
        _check_some(count, file)
    _told_of(file, count, "hands", as_json)


def export_log(file: Path, place: Place, lines: Iterator[LogLine], player: str, as_json: bool) -> None:
    """Write a log to a file."""
    form, count = _form(file), 0
    with _written(file) as write:
        for line in lines:
            if line.about(player):
                write(log_in(form, place, line))
                count += 1
        _check_some(count, file)
    _told_of(file, count, "lines", as_json)


def _check_some(count: int, file: Path) -> None:
    if not count:
        raise Wrong("commands-export-nothing", file=str(file))


def _told_of(file: Path, count: int, things: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": str(file), things: count}))
    else:
        told = words()(f"commands-export-{things}", file=str(file), count=count)
        terminal.console().print(Text(told, "bold"), soft_wrap=True)


def print_log(place: Place, lines: list[LogLine], older: int | None, as_json: bool) -> None:
    """A page of a log, and how to have the one before."""
    if as_json:
        print(msgspec.json.encode({"place": place, "log": lines, "older": older}).decode())
        return
    console, say = terminal.console(), words()
    if not lines:
        console.print(Text(say("commands-log-nothing", name=place.name)))
    if older is not None:
        console.print(Text(say("commands-log-earlier", option=f"--before {older}"), "dim"))
    for line in lines:
        console.print(Text(log_text(line).rstrip()), soft_wrap=True)
