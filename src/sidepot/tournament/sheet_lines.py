"""Where in a TOML text a key stands, so that an error can name the line."""

from __future__ import annotations

import re
from collections import Counter

# nothing is tried twice: a line may be long, and meant to take long
_SECTION = re.compile(r"\s*+\[\[?+([^\]]++)\]")
_PART = r"""\s*+(?:[\w-]++|"[^"]*+"|'[^']*+')"""
_KEY = re.compile(rf"({_PART}(?:\s*+\.{_PART})*+)\s*+=")


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def lines_of(text: str) -> dict[tuple[str, ...], int]:
    """The line of every key and section of a TOML text, counted from 1; the third [[bot]] is `bot.3`."""
    found: dict[tuple[str, ...], int] = {}
    section: tuple[str, ...] = ()
    rows: Counter[tuple[str, ...]] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        if named := _SECTION.match(line):
            section = tuple(_parts(named[1]))
            found.setdefault(section, number)
            if line.lstrip().startswith("[["):
                rows[section] += 1
                section = (*section, str(rows[section]))
                found[section] = number
        elif key := _KEY.match(line):
            found.setdefault((*section, *_parts(key[1])), number)
    return found


def line_of(lines: dict[tuple[str, ...], int], key: str) -> int | None:
    """The line of a dotted key, or of the nearest thing around it that has one."""
    parts = tuple(key.split("."))
    while parts:
        if parts in lines:
            return lines[parts]
        parts = parts[:-1]
    return None
