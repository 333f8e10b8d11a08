"""`sidepot convert`: hand histories from one format into another."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.text import Text

from sidepot.cli import look
from sidepot.cli.check import hands_of, paths_of
from sidepot.cli.progress import progress_bar
from sidepot.history.formats import FORMATS, Format, Writer, format_for, format_named
from sidepot.history.hiding import Anonymous, seen_as
from sidepot.history.record import Record
from sidepot.history.written import CantSay

HELP = """Hand histories from one format into another.

Each hand is played again by the engine on its way. What the new format can't say is told, and a hand that can't be \
read or written is left out and told with the reason; the command ends with 1 then. The formats follow from how the \
names end: .jsonl (own), .phh and .phhs, .txt (PokerStars text), .ohh (Open Hand History), .log (computer poker \
competition). The last file is written; it must not be there yet, or --force is given. - stands for the output."""

EXAMPLES = """Examples:

sidepot convert session.txt session.phhs

sidepot convert january/ february/ all.jsonl

sidepot convert night.jsonl night.txt --as Ada

sidepot convert night.jsonl - --to ohh --anonymise"""

_MOST = 20


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("convert", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(convert_files)


def convert_files(
    files: Annotated[list[str], typer.Argument(metavar="IN… OUT", help="Files of hands, and the file to write.")],
    given: Annotated[
        str, typer.Option("--from", help=f"Their format, where it can't be seen: {', '.join(FORMATS)}.")
    ] = "",
    to: Annotated[str, typer.Option("--to", help=f"The format to write: {', '.join(FORMATS)}.")] = "",
    anonymise: Annotated[
        bool, typer.Option("--anonymise", help="Without names, chat and tables; players are numbered.")
    ] = False,
    player: Annotated[
        str, typer.Option("--as", metavar="PLAYER", help="Only what this player saw, of the hands they were in.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Read, perhaps hide, and write hand by hand."""
    if len(files) < 2:
        raise ValueError("name what to read and what to write, as in: sidepot convert session.txt session.phhs")
    *sources, target = files
    form = format_named(to) if to else format_for(target)
    if target != "-" and Path(target).exists() and not force:
        raise ValueError(f"{target} is there already: name another file, or write over it with --force")
    work = _Work(form, anonymise, player)
    paths = paths_of(sources)
    known = format_named(given) if given else None
    if target == "-":
        work.run(paths, known, sys.stdout)
    else:
        _into_file(work, paths, known, Path(target))
    work.tell()
    if work.failed:
        raise SystemExit(1)


def _into_file(work: _Work, paths: list[Path], known: Format | None, target: Path) -> None:
    """Written whole or not at all."""
    aside = target.with_name(target.name + ".part")
    try:
        with aside.open("w", encoding="utf-8", newline="\n") as file:
            work.run(paths, known, file)
        os.replace(aside, target)
    finally:
        aside.unlink(missing_ok=True)


class _Work:
    """What is to be done with each hand, and what has happened."""

    def __init__(self, form: Format, anonymise: bool, player: str) -> None:
        self.form, self.player = form, player
        self.anonymous = Anonymous() if anonymise else None
        self.written = self.without = 0
        self.failed: list[str] = []
        self.lost: Counter[str] = Counter()

    def run(self, paths: list[Path], known: Format | None, out: TextIO) -> None:
        write = self.form.begin()
        with progress_bar("convert") as told:
            for name, found in hands_of(paths, known, told):
                if found.record is None:
                    self.failed.append(f"{name}: {found.error}")
                    continue
                for record in self._hidden(found.record):
                    self._write(write, record, f"{name}: line {found.line}", out)

    def _hidden(self, record: Record) -> Iterator[Record]:
        seen: Record | None = record
        if self.player:
            seen = seen_as(record, self.player)
            self.without += seen is None
        if seen is not None:
            yield self.anonymous(seen) if self.anonymous else seen

    def _write(self, write: Writer, record: Record, where: str, out: TextIO) -> None:
        try:
            written = write(record)
        except CantSay as error:
            self.failed.append(f"{where}: {error}")
            return
        self.written += 1
        self.lost.update(written.lost)
        out.write(written.text)

    def tell(self) -> None:
        """What happened, on the error output: the other may be the hands themselves."""
        console = look.console()
        console.stderr = True
        for line in self.failed[:_MOST]:
            console.print(Text(line), soft_wrap=True)
        if len(self.failed) > _MOST:
            console.print(f"… and {look.many(len(self.failed) - _MOST, 'more hand')}")
        for what, many in self.lost.items():
            console.print(f"not in {self.form.about}: {what} ({look.many(many, 'hand')})", soft_wrap=True)
        if self.without:
            console.print(f"{look.many(self.without, 'hand')} without {self.player} left out")
        console.print(
            f"{look.many(self.written, 'hand')} written" + (f", {len(self.failed):,} not" if self.failed else "")
        )
