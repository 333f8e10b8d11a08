"""The rules of the rulebook by their numbers, for whoever is told one: written from docs/rulebook.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("rulebook.json")


class WrittenRule(Struct, frozen=True):
    """A rule as the book has it: lines of text with a little Markdown."""

    part: str
    text: str

    def plain(self) -> str:
        """Its text without marks."""
        return self.text.replace("**", "").replace("*", "").replace("`", "")


@cache
def rulebook() -> dict[str, WrittenRule]:
    """Every rule by its number."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, WrittenRule])
