"""The log of a tournament as a file: a header, then an entry a line, so that a run can go on after a crash."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec.structs import replace

from sidepot.arena.league import KINDS
from sidepot.bots.repairs import Record
from sidepot.files import ordinary, unreadable
from sidepot.tournament import Entry, Runner, Sheet, begin, go_on, parse_sheet, read_entry, write_entry
from sidepot.tournament.runner import Choose
from sidepot.tournament.sheet import NOBODY_ELSE, Entrants, sheet_text
from sidepot.words import phrase
from sidepot.words.refusal import Wrong, within


def paced(sheet: Sheet, pace: float | None) -> Sheet:
    """A sheet with other seconds for a hand."""
    return sheet if pace is None else replace(sheet, field=replace(sheet.field, hand=round(pace * 1000)))


_ANSWERS = b'{"answered"'


class Header(msgspec.Struct, frozen=True):
    """The first line of a log: what was played."""

    sidepot: str
    source: str
    sheet: str
    seed: int
    pace: float | None = None
    entrants: Entrants = NOBODY_ELSE


class Answers(msgspec.Struct, frozen=True):
    """A line among the entries: how the players that are counted have answered up to here."""

    answered: dict[str, Record]


class Book:
    """A log file: a header, then an entry a line, each written through at once."""

    def __init__(
        self, path: Path, file: BinaryIO, entries: list[Entry] | None = None, answers: Answers | None = None
    ) -> None:
        self.path = path
        self.file = file
        self.entries = entries
        self.answers = answers or Answers({})
        self._asked = sum(record.asked for record in self.answers.answered.values())

    def __enter__(self) -> Book:
        return self

    def __exit__(self, *_: object) -> None:
        # what could not be written is tried once more here, and was told already
        with contextlib.suppress(OSError):
            self.file.close()

    def write(self, entry: Entry) -> None:
        """Write an entry down."""
        self.write_line(write_entry(entry))

    def note(self, records: dict[str, Record]) -> None:
        """Write down how players answered, if one was asked since the last time."""
        asked = sum(record.asked for record in records.values())
        if asked != self._asked:
            self._asked = asked
            self.write_line(msgspec.json.encode(Answers(records)) + b"\n")

    def write_line(self, line: bytes) -> None:
        """Write a line through; ValueError says why it can't be, and how to go on."""
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            why = error.strerror or str(error)
            raise Wrong("reports-log-stopped", file=str(self.path), why=why) from None

    def runner(self, sheet: Sheet, choose: Choose, seed: int) -> Runner:
        """The run that is written down here."""
        if self.entries is None:
            return begin(sheet, choose, seed, self.write)
        return go_on(sheet, choose, seed, self.entries, self.write)


def open_log(path: Path, source: str, seed: int, pace: float | None, entrants: Entrants = NOBODY_ELSE) -> Book:
    """A new log."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise Wrong("reports-log-exists", file=str(path)) from None
    except OSError as error:
        raise Wrong("reports-log-locked", file=str(path), why=error.strerror or str(error)) from None
    header = Header("tournament", source, sheet_text(source), seed, pace, entrants)
    book = Book(path, file)
    book.write_line(msgspec.json.encode(header) + b"\n")
    return book


def reopen_log(source: str, path: Path) -> tuple[Sheet, int, Book]:
    """What a log is of, its seed, and the log to go on with; a last line that was not written to its end is cut off."""
    try:
        file = ordinary(path).open("r+b")
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        lines = [line for line in file if line.endswith(b"\n")]
        header = _header(path, lines[0] if lines else b"")
        if header.sheet != sheet_text(source):
            raise Wrong("reports-log-changed", file=source, log=str(path))
        sheet = parse_sheet(header.sheet, source, KINDS, Path(source).parent, header.entrants)
        told = [_line(path, number, line) for number, line in enumerate(lines[1:], 2)]
        # not before it is known for a log: any other file stays as it is
        file.seek(sum(map(len, lines)))
        file.truncate()
    except BaseException:
        file.close()
        raise
    entries = [line for line in told if isinstance(line, Entry)]
    answers = [line for line in told if isinstance(line, Answers)]
    return paced(sheet, header.pace), header.seed, Book(path, file, entries, answers[-1] if answers else None)


def _header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise Wrong("reports-log-no-log", file=str(path)) from None


def _line(path: Path, number: int, line: bytes) -> Entry | Answers:
    try:
        if line.startswith(_ANSWERS):
            return msgspec.json.decode(line, type=Answers)
        return read_entry(line)
    except ValueError as error:
        raise within(phrase("mistake-line-of", file=str(path), line=str(number)), error) from None
