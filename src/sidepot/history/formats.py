"""The formats that are known: by a file's name, by its first words, and how each is read."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from msgspec import Struct

from sidepot.files import ordinary, unreadable
from sidepot.history.acpc import AcpcWriter, read_acpc
from sidepot.history.ohh import read_ohh, write_ohh
from sidepot.history.own import read_own, write_line
from sidepot.history.phh import read_phh, write_phh
from sidepot.history.read_hand import ReadHand
from sidepot.history.record import Record
from sidepot.history.stars import read_stars, write_stars
from sidepot.history.stars.header import is_header
from sidepot.history.written import Written
from sidepot.words.refusal import Wrong

MOST_BYTES = 4 * 2**30
_DATABASE = b"SQLite format 3\0"
_VARIANT = re.compile(r"^variant *= *[\"']", re.MULTILINE)
"""The one line that every hand in PHH has."""


Writer = Callable[[Record], Written]
"""Writes the hands of one file, one after the other."""


class Format(Struct, frozen=True):
    """A format: its name, what it is called, how its files end, how a text is read and how a file is begun."""

    name: str
    about: str
    endings: tuple[str, ...]
    read: Callable[[str], Iterator[ReadHand]]
    begin: Callable[[], Writer]


def _numbered() -> Writer:
    """Hands in PHH as the tables of one file."""
    numbers = count(1)

    def write(record: Record) -> Written:
        written = write_phh(record)
        return Written(f"[{next(numbers)}]\n{written.text}\n", written.lost)

    return write


def _line(record: Record) -> Written:
    return Written(write_line(record) + "\n")


FORMATS = {
    one.name: one
    for one in (
        Format("own", "own JSON lines", (".jsonl", ".sidepot"), read_own, lambda: _line),
        Format("phh", "PHH, one hand or many", (".phh", ".phhs"), read_phh, _numbered),
        Format("pokerstars", "PokerStars text", (".txt",), read_stars, lambda: write_stars),
        Format("ohh", "Open Hand History", (".ohh",), read_ohh, lambda: write_ohh),
        Format("acpc", "logs of the computer poker competition", (".log",), read_acpc, lambda: AcpcWriter().write),
    )
}


def copied(record: Record, name: str) -> Written:
    """One hand as text to paste elsewhere, in the format of that name; CantSay where it can't tell the hand."""
    return write_phh(record) if name == "phh" else format_named(name).begin()(record)


def format_named(name: str) -> Format:
    """A format by its name; ValueError says which there are."""
    if name not in FORMATS:
        raise Wrong("mistake-no-format", format=repr(name), formats=", ".join(FORMATS))
    return FORMATS[name]


def format_for(path: str | Path) -> Format:
    """The format that a file is to be written in, by how its name ends."""
    ending = Path(path).suffix.lower()
    found = next((one for one in FORMATS.values() if ending in one.endings), None)
    if found is None:
        raise Wrong("mistake-format-to", file=str(path), formats=", ".join(FORMATS))
    return found


def format_of(path: str | Path, text: str) -> Format:
    """The format of a file: what its text begins with decides, then how its name ends."""
    begins = text[:4096].lstrip("\ufeff \t\r\n")
    if begins.startswith(("{", "[")) and begins[1:40].lstrip().startswith(('"ohh"', '"OHH"')):
        return FORMATS["ohh"]
    if is_header(begins[:60]):
        return FORMATS["pokerstars"]
    if _VARIANT.search(begins):
        return FORMATS["phh"]
    if begins.startswith(("STATE:", "TO 1 MATCHSTATE:", "# name/game/hands/seed", "# GAMEDEF")):
        return FORMATS["acpc"]
    ending = Path(path).suffix.lower()
    found = next((one for one in FORMATS.values() if ending in one.endings), None)
    if found is not None:
        return found
    if begins.startswith('{"format"'):
        return FORMATS["own"]
    raise Wrong("mistake-format-from", file=str(path), formats=", ".join(FORMATS))


def read_file(path: str | Path, form: Format | None = None) -> Iterator[ReadHand]:
    """The hands of a file, in order; ValueError where it can't be read at all."""
    text = text_of(path)
    return (form or format_of(path, text)).read(text)


def text_of(path: str | Path) -> str:
    """The text of a file in UTF-8, UTF-16 or, as older programs wrote it, cp1252."""
    file = ordinary(path)
    try:
        if os.path.getsize(file) > MOST_BYTES:
            raise Wrong("mistake-cut-it", file=str(path), bytes=str(MOST_BYTES))
        data = file.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    if data.startswith(_DATABASE):
        raise Wrong("mistake-database", file=str(path))
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")
