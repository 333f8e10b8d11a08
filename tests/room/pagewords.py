"""What stands in quotes in the page's code: which messages it says, and which of it people would read as English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

TEXT_FOLLOWS = re.compile(r'(?:"aria-label"|title|placeholder|label|says|alt): $')
NEVER_READ = re.compile(
    r"(?:[=!]== |class: |type: |href: |role: |autocomplete: |pattern: |opens: |className = |matchMedia\(|includes\("
    r"|case |in |querySelector(?:All)?\(|closest\(|matches\(|(?:add|remove)EventListener\(|from |import )$"
)
WORDS = re.compile(r"[a-z’,] [a-zA-Z“(]|…|[a-z]{2}[.?!]$|^[A-Z][a-z]")


class Literal(Struct, frozen=True):
    """A text in quotes: where it begins, what stands before it, its fixed parts."""

    line: int
    before: str
    text: str
    quote: str

    @property
    def fixed(self) -> str:
        """The text with a mark for everything that is filled in."""
        return re.sub(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", "\N{BULLET}", self.text)

    @property
    def is_read(self) -> bool:
        """Whether this looks like something for people."""
        if NEVER_READ.search(self.before) or not re.search("[A-Za-z]{2}", self.fixed):
            return False
        if TEXT_FOLLOWS.search(self.before) and self.text != self.text.upper():
            return True
        return WORDS.search(self.fixed) is not None


def literals(file: Path) -> Iterator[Literal]:
    """Every text in quotes, those inside a template too; comments and regular expressions are passed over."""
    source = file.read_text("utf-8")
    at, last = 0, ""
    while at < len(source):
        here = source[at]
        if source.startswith("//", at):
            at = source.find("\n", at)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        elif here == "/" and last in "(,=:[!&|?{};>":
            at = re.compile(r"/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\])+/").match(source, at).end()  # type: ignore[union-attr]
            last = "/"
        elif here in "\"'`":
            end = _end(source, at)
            before = re.sub(r"\s+", " ", source[max(0, at - 60) : at])
            if here != "'":  # the formatter leaves these to texts with double quotes inside: code, not words
                yield Literal(source.count("\n", 0, at) + 1, before, source[at + 1 : end - 1], here)
            at, last = end, here
        else:
            last = last if here.isspace() else here
            at += 1


def _end(source: str, at: int) -> int:
    """Where a text in quotes ends; a template may have others inside."""
    quote, at = source[at], at + 1
    while source[at] != quote:
        if quote == "`" and source.startswith("${", at):
            depth, at = 1, at + 2
            while depth:
                if source[at] in "\"'`":
                    at = _end(source, at)
                    continue
                depth += {"{": 1, "}": -1}.get(source[at], 0)
                at += 1
        else:
            at += 2 if source[at] == "\\" else 1
    return at + 1
