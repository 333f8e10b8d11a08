"""Errors whose sentence is a message of the catalogue, put into words only where somebody reads it."""

from __future__ import annotations

from sidepot.words.catalogue import words


class Sayable(Exception):
    """An error that has a `refusal-` message: its name, and its arguments."""

    message: str
    given: dict[str, object]
    where = ""
    """What stands before the sentence, of a line or a file that was read."""

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language)(f"refusal-{self.message}", **self.given)

    def __str__(self) -> str:
        return f"{self.where}{self.told()}"
