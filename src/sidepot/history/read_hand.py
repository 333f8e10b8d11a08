"""What a reader finds in a text: hands one by one, each a record or the reason why it is none."""

from __future__ import annotations

from msgspec import Struct

from sidepot.history.amounts import shortest
from sidepot.history.record import Record
from sidepot.history.script.script import Misread


class ReadHand(Struct, frozen=True):
    """One hand of a text: its record, or what is wrong with it; and the line on which it begins."""

    line: int
    record: Record | None = None
    error: str = ""
    wrong_line: int = 0
    """The line that is wrong; 0 where it is the hand as a whole."""
    settled: dict[str, str] | None = None
    """What each player won or lost all the same, where only the cards can't be."""

    @property
    def net(self) -> dict[str, str] | None:
        """What each player won or lost, in the unit of the file, as numbers in text; None where that is not known."""
        return self.settled if self.record is None else net_of(self.record)

    def from_line(self, first: int) -> ReadHand:
        """The same where the text is a part of a file and begins on that line of it."""
        if first == 1:
            return self
        wrong = self.wrong_line and self.wrong_line + first - 1
        says = self.error.removeprefix(f"line {self.wrong_line}: ")
        error = self.error if says == self.error else f"line {wrong}: {says}"
        return ReadHand(self.line + first - 1, self.record, error, wrong, self.settled)


def net_of(record: Record) -> dict[str, str]:
    """What each player of a record won or lost, in the unit of its file."""
    net, decimals = record.result.net, record.about.decimals
    return {name: shortest(chips, decimals) for name, chips in zip(record.called, net, strict=True)}


def misread(line: int, error: ValueError) -> ReadHand:
    """A hand that could not be read; the message names the line."""
    wrong = error.line if isinstance(error, Misread) else 0
    says = str(error) if wrong else f"line {line}: {error}"
    settled = error.settled if isinstance(error, Misread) else None
    return ReadHand(line, None, says, wrong or line, settled)
