"""PHH files: one hand in a `.phh`, one table for each in a `.phhs`. tomllib decides what is valid TOML.

Tables are read one by one, so that one that is broken costs no other.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import Any

from sidepot.engine.quick import new_quick
from sidepot.history.phh.quick import QuickPhh
from sidepot.history.phh.reading import record_from
from sidepot.history.read_hand import ReadHand, misread
from sidepot.history.script.script import Misread

_HEADER = re.compile(r"^\[([^\[\]\n]+)\][ \t]*(?:#.*)?\r?$", re.MULTILINE)
_STRING = re.compile(r"#[^\n]*|'''(?:.|\n)*?'''|\"\"\"(?:.|\n)*?\"\"\"|'[^'\n]*'|\"(?:[^\"\\\n]|\\.)*\"")
_ACTIONS = re.compile(r"^[ \t]*actions[ \t]*=", re.MULTILINE)
_AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


def read_phh(text: str) -> Iterator[ReadHand]:
    """The hands of a text in PHH, in order."""
    quick = QuickPhh(new_quick())
    names: set[str] = set()
    for name, body, line in _tables(text):
        if name in names:
            yield misread(line, Misread("table-twice", line, name=name))
            continue
        record = quick.read(body)
        yield ReadHand(line, record) if record is not None else _hand(body, line)
        names.add(name)


def _tables(text: str) -> Iterator[tuple[str, str, int]]:
    """Name, text and line of each table; a text without any is one."""
    found = _HEADER.search(text)
    if found is None:
        yield "", text, 1
        return
    before = text[: found.start()]
    if any(line.strip("\ufeff \t\r") and line.lstrip("\ufeff \t")[:1] != "#" for line in before.split("\n")):
        yield "", before, 1
    line = 1 + before.count("\n")
    pieces = [piece.partition("]") for piece in text[found.start() + 1 :].split("\n[")]
    if not all(_begins_table(body) for _, _, body in pieces):
        # a bracket at the beginning of a line that begins no table
        yield from _searched(text)
        return
    for name, _, body in pieces:
        yield name.strip(), body, line
        line += body.count("\n") + 1


def _begins_table(body: str) -> bool:
    """Whether nothing but a comment follows the name of a table on its line."""
    if body[:1] == "\n":
        return True
    rest = body.partition("\n")[0].strip()
    return not rest or rest[0] == "#"


def _searched(text: str) -> Iterator[tuple[str, str, int]]:
    """The tables, each by its whole first line."""
    headers = list(_HEADER.finditer(text))
    for header, after in zip(headers, [*headers[1:], None], strict=True):
        body = text[header.end() : after.start() if after else len(text)]
        yield header[1].strip(), body, 1 + text.count("\n", 0, header.start())


def _hand(text: str, line: int) -> ReadHand:
    """The hand of a table that begins on a line."""
    try:
        data = _data(text, line)
        return ReadHand(line, record_from(data, _Lines(text, line), line))
    except ValueError as error:
        return misread(line, error)


def _data(text: str, line: int) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=_exact)
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        wrong = line + (int(at[1]) - 1 if at and at[1] else text.rstrip().count("\n"))
        raise Misread("toml", wrong, why=_AT.sub("", str(error))) from None
    except RecursionError:
        raise Misread("toml-deep", line) from None
    except Misread:
        raise
    except ValueError:
        raise Misread("toml-number", line) from None


def _exact(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        raise Misread("no-number", given=repr(text[:40])) from None


class _Lines:
    """On which line each action stands; looked for when something is wrong."""

    def __init__(self, text: str, line: int) -> None:
        self.text, self.line = text, line
        self.lines: list[int] | None = None

    def __call__(self, action: int) -> int:
        if self.lines is None:
            self.lines = list(self._found())
        return self.lines[action] if 0 <= action < len(self.lines) else self.line

    def _found(self) -> Iterator[int]:
        begins = _ACTIONS.search(self.text)
        at = begins.end() if begins else len(self.text)
        line, last = self.line + self.text.count("\n", 0, at), at
        for string in _STRING.finditer(self.text, at):
            line += self.text.count("\n", last, string.start())
            last = string.start()
            if not string[0].startswith("#"):
                yield line
