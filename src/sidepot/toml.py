"""TOML that a user wrote: read only after a quick look has shown that reading it takes no time worth speaking of.

The standard parser takes minutes and gigabytes for a key of many parts, and lists within lists end in a crash.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Wrong

MOST_BYTES = 32_768
"""Of a whole file."""
MOST_LINES = 4_000
MOST_KEYS = 1_000
MOST_ITEMS = 2_000
"""Items of lists, lists and sections, all together."""
MOST_PARTS = 5
"""Of a key, as in a.b.c, and of the name of a section."""
MOST_DEPTH = 6
"""Lists and tables within each other."""

_TOKENS = re.compile(
    r'''
    (?P<string>
        """(?:\\.|(?!""").)*+"{3,5} | \'\'\'(?:(?!\'\'\').)*+\'{3,5} | "(?!"")(?:\\.|[^"\\\n])*+" | '(?!\'\')[^'\n]*+'
    )
    | (?P<comment>\#[^\n]*+)
    | (?P<bare>[^\[\]{}=.,\n"'\#]++)
    | (?P<mark>.)
    ''',
    re.DOTALL | re.VERBOSE,
)


def parse_toml(text: str, source: str | Phrase) -> dict[str, Any]:
    """The data of a user's text; ValueError with the line where it is no TOML, or larger than anybody needs."""
    try:
        _look(text)
        return tomllib.loads(text)
    except _TooMuch as much:
        raise Wrong(much.message, phrase("mistake-line-of", file=source, line=str(much.line)), **much.given) from None
    except ValueError as error:
        raise Wrong("mistake-not-toml", file=source, why=str(error)) from None


class _TooMuch(Exception):
    """More of something than anybody needs, and on which line."""

    def __init__(self, text: str, at: int, what: str, most: int) -> None:
        super().__init__(what)
        self.message, self.given = f"mistake-toml-{what}", {"most": str(most)}
        self.line = text.count("\n", 0, at) + 1


def _look(text: str) -> None:
    """_TooMuch where the parser would have too much to do. What the parser refuses is left to it."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise _TooMuch(text, 0, "bytes", MOST_BYTES)
    if text.count("\n") >= MOST_LINES:
        raise _TooMuch(text, len(text), "lines", MOST_LINES)
    keys = items = depth = parts = 0
    for token in _TOKENS.finditer(text):
        if token.lastgroup != "mark":
            continue
        mark = token[0]
        if mark == ".":
            parts += 1
            _most(parts + 1, MOST_PARTS, "parts", text, token)
            continue
        parts = 0
        if mark == "=":
            keys += 1
            _most(keys, MOST_KEYS, "keys", text, token)
        elif mark in ",[{":
            items += 1
            _most(items, MOST_ITEMS, "items", text, token)
            depth += mark != ","
            _most(depth, MOST_DEPTH, "depth", text, token)
        elif mark in "]}":
            depth -= 1
        elif mark != "\n":
            return  # a text without an end: the parser says so


def _most(count: int, most: int, what: str, text: str, token: re.Match[str]) -> None:
    if count > most:
        raise _TooMuch(text, token.start(), what, most)
