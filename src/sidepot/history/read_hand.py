"""What a reader finds in a text: hands one by one, each a record or the reason why it is none."""

from __future__ import annotations

from msgspec import Struct

from sidepot.history.amounts import shortest
from sidepot.history.record import Record
from sidepot.history.script.script import Misread
from sidepot.words import Phrase, phrase, words
from sidepot.words.refusal import placed, sentence_of


class ReadHand(Struct, frozen=True):
    """One hand of a text: its record, or what is wrong with it; and the line on which it begins."""

    line: int
    record: Record | None = None
    why: Phrase | None = None
    """What is wrong, without its line."""
    wrong_line: int = 0
    """The line that is wrong; 0 where it is the hand as a whole."""
    settled: dict[str, str] | None = None
    """What each player won or lost all the same, where only the cards can't be."""

    @property
    def error(self) -> str:
        """What is wrong, in English; "" where nothing is."""
        return "" if self.why is None else self.told()

    def told(self, language: str = "en") -> str:
        """What is wrong, and on which line."""
        return words(language).tell(self.sentence)

    @property
    def sentence(self) -> Phrase:
        """What is wrong and on which line, as a part of another sentence."""
        return placed(phrase("history-line", line=str(self.wrong_line)), self.why or "")

    @property
    def net(self) -> dict[str, str] | None:
        """What each player won or lost, in the unit of the file, as numbers in text; None where that is not known."""
        return self.settled if self.record is None else net_of(self.record)

    def from_line(self, first: int) -> ReadHand:
        """The same where the text is a part of a file and begins on that line of it."""
        if first == 1:
            return self
        wrong = self.wrong_line and self.wrong_line + first - 1
        return ReadHand(self.line + first - 1, self.record, self.why, wrong, self.settled)


def net_of(record: Record) -> dict[str, str]:
    """What each player of a record won or lost, in the unit of its file."""
    net, decimals = record.result.net, record.about.decimals
    return {name: shortest(chips, decimals) for name, chips in zip(record.called, net, strict=True)}


def misread(line: int, error: ValueError) -> ReadHand:
    """A hand that could not be read."""
    wrong, settled = (error.line, error.settled) if isinstance(error, Misread) else (0, None)
    return ReadHand(line, None, sentence_of(error), wrong or line, settled)
