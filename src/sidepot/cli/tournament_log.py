"""The log of a tournament as a file: a header, then an entry a line, so that a run can go on after a crash."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec.structs import replace

from sidepot.files import ordinary, unreadable
from sidepot.players import PLAYERS
from sidepot.tournament import Entry, Runner, Sheet, begin, go_on, parse_sheet, read_entry, write_entry
from sidepot.tournament.field import Choose
from sidepot.tournament.sheet import sheet_text


def paced(sheet: Sheet, pace: float | None) -> Sheet:
    """A sheet with other seconds for a hand."""
    return sheet if pace is None else replace(sheet, field=replace(sheet.field, hand=round(pace * 1000)))


class Header(msgspec.Struct, frozen=True):
    """The first line of a log: what was played."""

    sidepot: str
    source: str
    sheet: str
    seed: int
    pace: float | None = None


class Book:
    """A log file: a header, then an entry a line, each written through at once."""

    def __init__(self, path: Path, file: BinaryIO, entries: list[Entry] | None = None) -> None:
        self.path = path
        self.file = file
        self.entries = entries

    def __enter__(self) -> Book:
        return self

    def __exit__(self, *_: object) -> None:
        # what could not be written is tried once more here, and was told already
        with contextlib.suppress(OSError):
            self.file.close()

    def write(self, entry: Entry) -> None:
        """Write an entry down."""
        self.write_line(write_entry(entry))

    def write_line(self, line: bytes) -> None:
        """Write a line through; ValueError says why it can't be, and how to go on."""
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as error:
            raise ValueError(
                f"{self.path} can't be written: {error.strerror}; --continue {self.path} goes on when that is mended"
            ) from None

    def runner(self, sheet: Sheet, choose: Choose, seed: int) -> Runner:
        """The run that is written down here."""
        if self.entries is None:
            return begin(sheet, choose, seed, self.write)
        return go_on(sheet, choose, seed, self.entries, self.write)


def open_log(path: Path, source: str, seed: int, pace: float | None) -> Book:
    """A new log."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise ValueError(f"{path} is there already: --continue {path} goes on with it") from None
    except OSError as error:
        raise ValueError(f"{path} can't be written: {error.strerror}") from None
    header = Header("tournament", source, sheet_text(source), seed, pace)
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
            raise ValueError(f"{source} has changed since {path} was begun: go on with the file as it was")
        sheet = paced(parse_sheet(header.sheet, source, PLAYERS, Path(source).parent), header.pace)
        entries = [_entry(path, number, line) for number, line in enumerate(lines[1:], 2)]
        # not before it is known for a log: any other file stays as it is
        file.seek(sum(map(len, lines)))
        file.truncate()
    except BaseException:
        file.close()
        raise
    return sheet, header.seed, Book(path, file, entries)


def _header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise ValueError(f"{path} is not a tournament's log") from None


def _entry(path: Path, number: int, line: bytes) -> Entry:
    try:
        return read_entry(line)
    except ValueError as error:
        raise ValueError(f"{path}, line {number}: {error}") from None
