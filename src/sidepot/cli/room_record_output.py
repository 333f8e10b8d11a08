"""How the record of a room is shown in a terminal, and written to files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.progress import progress_bar
from sidepot.cli.terminal import many
from sidepot.room.record.files import JSON, TEXT, date, hand_in, hand_text, log_in, log_text
from sidepot.room.record.hand_records import hand_played
from sidepot.room.record.hands import hand_record
from sidepot.room.record.search import cursor

if TYPE_CHECKING:
    from sidepot.room.record.logbook import LogLine
    from sidepot.room.record.places import Place
    from sidepot.room.record.search import Found


Rows = list[tuple["Place", int]]
"""Places, and how many hands were finished there."""


def print_places(rows: Rows, found: int, words: str, as_json: bool) -> None:
    """List the places that were found, or the first of them."""
    if as_json:
        shown = [{**msgspec.to_builtins(place), "hands": hands} for place, hands in rows]
        print(json.dumps({"places": shown, "found": found}, ensure_ascii=False))
        return
    console = terminal.console()
    if not rows:
        console.print(Text(f"None has {words!r}." if words else "There is none: nobody has opened a table here."))
        return
    console.print(_place_rows(rows))
    if found > len(rows):
        console.print(Text(f"The last {len(rows)} of {found:,}: --limit shows more, --find looks for some.", "dim"))


def _place_rows(rows: Rows) -> Table:
    shown = Table(box=None, pad_edge=False)
    for heading in ("name", "id", "", "opened (UTC)"):
        shown.add_column(heading, overflow="fold")
    shown.add_column("hands", justify="right")
    for place, hands in rows:
        what = place.kind if place.state == "open" else f"{place.kind}, {place.state}"
        shown.add_row(place.name, place.id, what, date(place.opened)[:16], f"{hands:,}")
    return shown


def print_hand(one: Found, as_json: bool) -> None:
    """One hand from its first to its last sentence."""
    hand = hand_record(*one)
    if as_json:
        print(msgspec.json.encode(hand).decode())
    else:
        terminal.console().print(Text(hand_text(hand).rstrip()), soft_wrap=True)


def print_hands(page: list[Found], older: int | None, as_json: bool, option: str) -> None:
    """A page of hands, and how to have the next one."""
    more = None if older is None else f"{option} {cursor(older) if option == '--until' else older}"
    if as_json:
        records = [hand_record(*each) for each in page]
        print(msgspec.json.encode({"hands": records, "older": more}).decode())
        return
    console = terminal.console()
    if not page:
        console.print(Text("No finished hand is like that. Without filters all are listed."))
        return
    console.print(_hand_rows(page))
    if more is not None:
        console.print(Text(f"Older ones: the same with {more}", "dim"), soft_wrap=True)


def _hand_rows(page: list[Found]) -> Table:
    shown = Table(box=None, pad_edge=False)
    for heading in ("ended (UTC)", "table", "hand", "players", "pot", "who won"):
        shown.add_column(heading, justify="right" if heading in ("hand", "pot") else "left", overflow="fold")
    for shelf, place, played in page:
        result = hand_played(shelf, place.id, played).result
        won = {} if result is None else {played.names[seat]: net for seat, net in enumerate(result.net) if net > 0}
        pot = 0 if result is None else sum(each.amount for each in result.pots)
        told = ", ".join(f"{name} +{net:,}" for name, net in won.items())
        shown.add_row(
            date(played.at)[:19], place.name, str(played.number), ", ".join(played.names), f"{pot:,}", told or "nobody"
        )
    return shown


@contextmanager
def _written(file: Path) -> Iterator[Callable[[bytes], object]]:
    """A new file that is there whole or not at all."""
    if file.exists():
        raise ValueError(f"{file} exists already: choose another name, an export overwrites nothing")
    draft = file.with_name(f".{file.name}.part")
    try:
        with draft.open("xb") as out:
            yield out.write
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)
    except FileExistsError:
        raise ValueError(f"{draft} is in the way: another export writes there, or one was killed; remove it") from None
    except BaseException as error:
        draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise ValueError(f"{file} can't be written: {error.strerror or error}") from None
        raise


def _form(file: Path) -> str:
    return TEXT if file.suffix.lower() == ".txt" else JSON


def export_hands(file: Path, found: Iterator[Found | int], total: int, as_json: bool) -> None:
    """Write hands to a file."""
    form, count = _form(file), 0
    with progress_bar("writing") as told, _written(file) as write:
        for each in found:
            if isinstance(each, int):
                told(min(1.0, each / max(1, total)))
            else:
                write(hand_in(form, hand_record(*each)))
                count += 1
        _check_some(count, file)
    _told_of(file, count, "hand", as_json)


def export_log(file: Path, place: Place, lines: Iterator[LogLine], player: str, as_json: bool) -> None:
    """Write a log to a file."""
    form, count = _form(file), 0
    with _written(file) as write:
        for line in lines:
            if line.about(player):
                write(log_in(form, place, line))
                count += 1
        _check_some(count, file)
    _told_of(file, count, "line", as_json)


def _check_some(count: int, file: Path) -> None:
    if not count:
        raise ValueError(f"nothing is like that: {file} is not written")


def _told_of(file: Path, count: int, thing: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": str(file), f"{thing}s": count}))
    else:
        terminal.console().print(Text(f"{file}: {many(count, thing)}", "bold"), soft_wrap=True)


def print_log(place: Place, lines: list[LogLine], older: int | None, as_json: bool) -> None:
    """A page of a log, and how to have the one before."""
    if as_json:
        print(msgspec.json.encode({"place": place, "log": lines, "older": older}).decode())
        return
    console = terminal.console()
    if not lines:
        console.print(Text(f"Nothing of that kind is in the log of {place.name}."))
    if older is not None:
        console.print(Text(f"Earlier: the same with --before {older}", "dim"))
    for line in lines:
        console.print(Text(log_text(line).rstrip()), soft_wrap=True)
