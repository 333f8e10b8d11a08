"""What a reader finds in a text: hands one by one, each a record or the reason why it is none."""

from __future__ import annotations

from msgspec import Struct

from sidepot.history.record import Record
from sidepot.history.script import Misread


class Found(Struct, frozen=True):
    """One hand of a text: its record, or what is wrong with it; and the line on which it begins."""

    line: int
    record: Record | None = None
    error: str = ""
    wrong_line: int = 0
    """The line that is wrong; 0 where it is the hand as a whole."""


def misread(line: int, error: ValueError) -> Found:
    """A hand that could not be read; the message names the line."""
    wrong = error.line if isinstance(error, Misread) else 0
    says = str(error) if wrong else f"line {line}: {error}"
    return Found(line, None, says, wrong or line)
