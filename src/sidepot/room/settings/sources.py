"""Where each setting of a room was given, and what is wrong with it: a sentence with the line of the file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, get_type_hints

import msgspec

_KEY = re.compile(r"""\s*(?:([A-Za-z0-9_-]+)|"([^"]+)"|'([^']+)')\s*=""")
_HEADER = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]?\]")
_NAMED = re.compile(r"(\w+) = |\[\[(\w+)\]\](?: number (\d+))?")
_AT = re.compile(r" - at `\$(?:\[(\d+)\])?(?:\.(\w+))?[^`]*`$")
_ROW = {
    r"Object missing required field `(\w+)`": "{} is missing",
    r"Object contains unknown field `(\w+)`": "there is nothing called {} in a row of the lobby",
    r"Expected `(\w+).*": "this is not {}",
}
_TAKES = {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}
_KINDS = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text", "array": "a list",
          "object": "a section"}  # fmt: skip
Place = tuple[str, int]
"""A setting, and of a section that comes several times which one, from 1; 0: of none."""


def lines_of(text: str) -> dict[Place, int]:
    """The line of each setting of a TOML file, and of each section."""
    found: dict[Place, int] = {}
    section, number = "", 0
    for at, line in enumerate(text.splitlines(), 1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            section = header[1]
            number = 1 + sum(name == section for name, _ in found)
            found[section, number] = at
        elif key:
            found.setdefault((next(filter(None, key.groups())), number if section else 0), at)
    return found


class Given:
    """The settings that were given, each with where."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self._where: dict[str, str] = {}
        self._lines: dict[Place, int] = {}
        self._file = ""

    def by_file(self, file: str, text: str, data: Mapping[str, Any]) -> None:
        """Settings of a file."""
        self._file, self._lines = file, lines_of(text)
        for name, value in data.items():
            self._put(name, value, self._in_file(name))

    def by(self, where: str, name: str, value: Any) -> None:
        """A setting of the environment, or of the command line."""
        self._put(name, value, where)

    def _put(self, name: str, value: Any, where: str) -> None:
        self.values[name], self._where[name] = value, where

    def _in_file(self, name: str, number: int = 0) -> str:
        line = self._lines.get((name, number)) or self._lines.get((name, 1))
        return f"{self._file}, line {line}" if line else self._file

    def check(self, kind: type) -> None:
        """Every setting is known and of its kind; ValueError says which is not."""
        hints = get_type_hints(kind)
        for name, value in self.values.items():
            if name not in hints:
                near = get_close_matches(name, hints, 1, 0.6)
                advice = f"; did you mean {near[0]}?" if near else ""
                raise ValueError(f"{self._where[name]}: there is no setting {name}{advice}")
            try:
                msgspec.convert(value, hints[name], strict=False)
            except msgspec.ValidationError as error:
                raise ValueError(self._wrong(name, value, hints[name], str(error))) from None

    def _wrong(self, name: str, value: Any, kind: Any, says: str) -> str:
        """What is wrong with the kind of a value; of a row of a section, in which row."""
        at = _AT.search(says)
        if at is not None and at[1] is not None and not isinstance(value, str) and isinstance(value[int(at[1])], dict):
            number = int(at[1]) + 1
            key = at[2] or ""
            where = self._in_file(key, number) if (key, number) in self._lines else self._in_file(name, number)
            return f"{where}: {_of_row(says[: at.start()], key)}"
        return f"{self._where[name]}: {name} = {_shown(value)} is not {_TAKES.get(kind, 'a list of texts')}"

    def told(self, says: str) -> str:
        """A sentence about settings, with where the one was given that it begins with."""
        named = _NAMED.match(says)
        name = "" if named is None else named[1] or named[2]
        if name not in self._where:
            return says
        assert named is not None
        where = self._in_file(name, int(named[3])) if named[3] else self._where[name]
        return f"{where}: {says}"


def _of_row(says: str, key: str) -> str:
    for pattern, sentence in _ROW.items():
        found = re.fullmatch(pattern, says)
        if found:
            told = sentence.format(_KINDS.get(found[1], found[1]))
            return f"{key}: {told}" if key else told
    return f"{key}: {says}" if key else says


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
