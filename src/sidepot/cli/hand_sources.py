"""Where hands come from on the command line: files of histories, folders of them, and hand stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from sidepot.cli.progress import Told
from sidepot.history.formats import FORMATS, Format, format_named, format_of, text_of
from sidepot.history.own import read_own, write_line
from sidepot.history.read_hand import ReadHand
from sidepot.history.record import Record
from sidepot.history.store import Store, is_store
from sidepot.words import words
from sidepot.words.refusal import Wrong

MOST_TOLD = 20
"""Failures that are told at most; the rest are counted."""
_STEP = 100

FilesGiven = Annotated[
    list[str], typer.Argument(metavar="FILE", help="Histories in any format, folders of them, or hand stores.")
]
FormGiven = Annotated[
    str,
    typer.Option("--from", metavar="FORMAT", help=f"Their format, if the names don't show it: {', '.join(FORMATS)}."),
]
PlayerGiven = Annotated[str | None, typer.Option("--player", metavar="NAME", help="Only this player's hands.")]
SinceGiven = Annotated[
    str | None,
    typer.Option("--since", metavar="DAY", help="From this day or moment on, in UTC: 2026-05-01, 2026-05-01T20:30."),
]
UntilGiven = Annotated[str | None, typer.Option("--until", metavar="DAY", help="Up to this day or moment.")]
HouseSought = Annotated[str | None, typer.Option("--house", metavar="NAME", help="Only this house or site.")]
GameSought = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only this game: holdem, omaha, stud …")]
MinPotGiven = Annotated[
    str | None,
    typer.Option("--min-pot", metavar="SIZE", help="Pots of at least this size: 25.50, or 40bb (big blinds)."),
]
MaxPotGiven = Annotated[str | None, typer.Option("--max-pot", metavar="SIZE", help="Pots of at most this size.")]
PositionGiven = Annotated[
    str | None, typer.Option("--position", metavar="POSITION", help="BTN, CO, HJ, LJ, UTG, UTG+1 …, SB or BB.")
]
ShowdownGiven = Annotated[
    bool | None,
    typer.Option("--showdown/--no-showdown", help="Hands with, or without, a showdown.", show_default=False),
]
WonGiven = Annotated[
    bool | None, typer.Option("--won/--lost", help="Hands in which chips were won, or lost.", show_default=False)
]
AllInGiven = Annotated[
    bool | None,
    typer.Option("--all-in/--not-all-in", help="Hands in which the seat was, or was not, all-in.", show_default=False),
]
CardsGiven = Annotated[
    str | None, typer.Option("--cards", metavar="CARDS", help='Cards held: AsKs, "QQ+,AKs"; in other games As.')
]


def paths_of(files: list[str], more: tuple[str, ...] = ()) -> list[Path]:
    """The files meant: of a folder all whose names end as histories do, or in one *more* way."""
    endings = {*more, *[ending for form in FORMATS.values() for ending in form.endings]}
    paths: list[Path] = []
    for name in files:
        if Path(name).is_dir():
            inside = sorted(path for path in Path(name).rglob("*") if path.suffix.lower() in endings and path.is_file())
            if not inside:
                raise Wrong("reports-no-histories", folder=name, endings=", ".join(sorted(endings)))
            paths += inside
        else:
            paths.append(Path(name))
    return paths


def hands_of(paths: list[Path], form: Format | None, told: Told) -> Iterator[tuple[str, ReadHand]]:
    """Every hand of some files, and the file's name; *told* is how far it is."""
    for at, path in enumerate(paths):
        if form is None and is_store(path):
            for found in _stored(path, lambda done, at=at: told((at + done) / len(paths))):  # type: ignore[misc]
                yield str(path), found
            continue
        text = text_of(path)
        lines = max(1, text.count("\n"))
        for number, found in enumerate((form or format_of(path, text)).read(text)):
            if number % _STEP == 0:
                told((at + min(1.0, found.line / lines)) / len(paths))
            yield str(path), found


def _stored(path: Path, told: Told) -> Iterator[ReadHand]:
    """The hands of a store, read as they would be from a file; their lines are their numbers in it."""
    with Store(path, readonly=True) as store:
        whole = max(1, len(store))
        for number, record in enumerate(store.records(), 1):
            if number % _STEP == 0:
                told(number / whole)
            yield next(read_own(write_line(record))).from_line(number)


def split(files: list[str]) -> tuple[list[Path], list[Path]]:
    """Which of the files are stores, and which histories."""
    stores = [Path(name) for name in files if is_store(Path(name))]
    return stores, paths_of([name for name in files if not is_store(Path(name))])


class Reading:
    """The hands of some files, and what could not be read of them."""

    def __init__(self, paths: list[Path], form: str, told: Told) -> None:
        self._paths, self._told = paths, told
        self._form = format_named(form) if form else None
        self.read, self.failed = 0, list[str]()

    def records(self) -> Iterator[Record]:
        """The hands that can be read."""
        for name, found in hands_of(self._paths, self._form, self._told):
            if found.record is None:
                self.failed.append(f"{name}: {found.told(words().language)}")
            else:
                self.read += 1
                yield found.record


def each_record(files: list[str], form: str, told: Told) -> tuple[Iterator[Record], Callable[[], list[str]]]:
    """All hands of files and stores, and afterwards what could not be read."""
    stores, paths = split(files)
    reading = Reading(paths, form, told)

    def records() -> Iterator[Record]:
        for path in stores:
            with Store(path, readonly=True) as store:
                yield from store.records()
        yield from reading.records()

    return records(), lambda: reading.failed
