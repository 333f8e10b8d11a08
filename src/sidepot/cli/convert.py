"""`sidepot convert`: hand histories from one format into another."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.text import Text

from sidepot.cli import summaries, terminal
from sidepot.cli.hand_sources import MOST_TOLD, FormGiven, hands_of, paths_of
from sidepot.cli.progress import progress_bar
from sidepot.files import unwritable
from sidepot.history.formats import FORMATS, Format, Writer, format_for, format_named
from sidepot.history.hiding import Anonymous, seen_as
from sidepot.history.ohh.from_hands import NOT_TOLD, summaries_of
from sidepot.history.ohh.ots import Summary, write_ots
from sidepot.history.record import Record
from sidepot.history.store import is_store
from sidepot.history.written import CantSay, Lost, left_out
from sidepot.words import Phrase, phrase, words
from sidepot.words.refusal import Wrong, placed

HELP = """Convert hand histories from one format to another.

The last name is the file to write, or - for standard output. The formats follow from the names: .jsonl (own), .phh \
and .phhs, .txt (PokerStars text), .ohh (Open Hand History), .log (computer poker competition). Hand stores can be \
read too. The engine plays each hand again. What the new format can't hold is reported; a hand that can't be read or \
written is left out, with the reason, and the exit code is 1. With a name ending in .ots, the hands of tournaments \
become tournament summaries, as far as they tell; a summary can only become a summary, for instance with \
--anonymise."""

EXAMPLES = """Examples:

sidepot convert session.txt session.phhs

sidepot convert january/ february/ all.jsonl

sidepot convert night.jsonl night.txt --as Ada

sidepot convert hands.db all.phhs

sidepot convert night.jsonl - --to ohh --anonymise

sidepot convert sunday.txt sunday.ots"""

OWN = FORMATS["own"]


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("convert", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(convert_files)


def convert_files(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="IN… OUT", help="Hand histories, folders of them or hand stores, and the file to write."
        ),
    ],
    given: FormGiven = "",
    to: Annotated[str, typer.Option("--to", metavar="FORMAT", help=f"The format to write: {', '.join(FORMATS)}.")] = "",
    anonymise: Annotated[
        bool, typer.Option("--anonymise", help="Leave out chat and tables, and replace names by numbers.")
    ] = False,
    player: Annotated[
        str, typer.Option("--as", metavar="PLAYER", help="Keep the hands this player was in, as they saw them.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Read, perhaps hide, and write hand by hand."""
    if len(files) < 2:
        raise Wrong("reports-convert-what")
    *sources, target = files
    to_summaries = to == "ots" or (not to and summaries.is_summaries(target))
    form = OWN if to_summaries else format_named(to) if to else format_for(target)
    if not to_summaries and any(summaries.is_summaries(source) for source in sources):
        raise Wrong("reports-convert-no-hands")
    if target != "-" and Path(target).exists() and not force:
        raise Wrong("reports-convert-exists", file=target)
    work = _Summing(anonymise, player) if to_summaries else _Work(form, anonymise, player)
    paths = paths_of(sources, (summaries.ENDING,) if to_summaries else ())
    known = format_named(given) if given else None
    if target == "-":
        work.run(paths, known, sys.stdout)
    else:
        _into_file(work, paths, known, Path(target))
    work.tell()
    if work.failed:
        raise SystemExit(1)


def _into_file(work: _Work, paths: list[Path], known: Format | None, target: Path) -> None:
    """Written whole or not at all; a file in which nothing could be read makes none."""
    aside = target.with_name(target.name + ".part")
    try:
        with aside.open("w", encoding="utf-8", newline="\n") as file:
            work.run(paths, known, file)
        if work.written or not work.failed:
            os.replace(aside, target)
    except OSError as error:
        raise unwritable(target, error) from None
    finally:
        with suppress(OSError):  # in a folder that can't be written even a file that is not there can't be removed
            aside.unlink(missing_ok=True)


class _Work:
    """What is to be done with each hand, and what has happened."""

    def __init__(self, form: Format, anonymise: bool, player: str) -> None:
        self.form, self.unit, self.player = form, "shared-hands", player
        self.language = words().language
        self.about = words()(f"reports-form-{form.name}")
        self.anonymous = Anonymous() if anonymise else None
        self.written = self.without = 0
        self.failed: list[str] = []
        self.lost: Counter[Lost] = Counter()

    def run(self, paths: list[Path], known: Format | None, out: TextIO) -> None:
        write = self.form.begin()
        with progress_bar("convert") as told:
            for name, found in hands_of(paths, known, told):
                if found.record is None:
                    self.failed.append(f"{name}: {found.told(self.language)}")
                    continue
                for record in self._hidden(found.record):
                    self._write(write, record, (name, found.line), out)
        self.finish(out)

    def _hidden(self, record: Record) -> Iterator[Record]:
        seen: Record | None = record
        if self.player:
            seen = seen_as(record, self.player)
            self.without += seen is None
        if seen is not None:
            yield self.anonymous(seen) if self.anonymous else seen

    def finish(self, out: TextIO) -> None:
        """What comes after the last hand."""

    def _write(self, write: Writer, record: Record, where: tuple[str, int], out: TextIO) -> None:
        try:
            written = write(record)
        except CantSay as error:
            name, number = where
            place = "history-hand" if is_store(Path(name)) else "history-line"
            why = placed(phrase(place, number=str(number), line=str(number)), error.phrase)
            self.failed.append(f"{name}: {why.told(self.language)}")
            return
        self.written += 1
        self.lost.update(written.lost)
        out.write(written.text)

    def tell(self) -> None:
        """What happened, on the error output: the other may be the hands themselves."""
        console, say = terminal.console(), words()
        console.stderr = True
        for line in self.failed[:MOST_TOLD]:
            console.print(Text(line), soft_wrap=True)
        if len(self.failed) > MOST_TOLD:
            console.print(say("reports-more-hands", count=len(self.failed) - MOST_TOLD))
        for what, count in self.lost.items():
            where = phrase(self.unit, count=count)
            told = say("reports-convert-lost", format=self.about, what=what.told(say.language), where=where)
            console.print(told, soft_wrap=True)
        if self.without:
            console.print(say("reports-convert-without", count=self.without, who=self.player))
        message = "reports-convert-written-not" if self.failed else "reports-convert-written"
        console.print(say(message, what=self.what(), count=len(self.failed)))

    def what(self) -> Phrase:
        """How much was written."""
        return phrase("shared-hands", count=self.written)


class _Summing(_Work):
    """Hands become summaries of their tournaments, and summaries stay what they are."""

    def __init__(self, anonymise: bool, player: str) -> None:
        if player:
            raise Wrong("reports-convert-as")
        super().__init__(OWN, False, "")
        self.about, self.unit = words()("reports-summaries-format"), "reports-tournaments"
        self.names = Anonymous() if anonymise else None
        self.records: list[Record] = []
        self.summaries: list[Summary] = []

    def run(self, paths: list[Path], known: Format | None, out: TextIO) -> None:
        for name, found in summaries.read_summaries([path for path in paths if summaries.is_summaries(path)]):
            if found.summary is None:
                self.failed.append(f"{name}: {found.told(self.language)}")
            else:
                self.summaries.append(found.summary)
        super().run([path for path in paths if not summaries.is_summaries(path)], known, out)

    def _write(self, write: Writer, record: Record, where: tuple[str, int], out: TextIO) -> None:
        self.records.append(record)

    def finish(self, out: TextIO) -> None:
        made = summaries_of(self.records)
        if made:
            self.lost[left_out(NOT_TOLD)] = len(made)
        for summary in (*self.summaries, *made):
            hidden = summary if self.names is None else summaries.without_names(summary, self.names.called)
            out.write(write_ots(hidden))
            self.written += 1
        cash = sum(record.about.occasion is None for record in self.records)
        if cash:
            self.failed.append(words()("reports-convert-cash", count=cash))

    def what(self) -> Phrase:
        return phrase("reports-summaries", count=self.written)
