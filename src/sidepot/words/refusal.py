"""Errors whose sentence is a message of the catalogue, put into words only where somebody reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sidepot.words.catalogue import Phrase, words


def refusal_told(told: Mapping[str, Any], language: str = "en") -> str:
    """The sentence of a refusal as a room sends it: `code`, and perhaps `message`, `given` and `rule`."""
    say, message = words(language), f"refusal-{told.get('message') or told['code']}"
    sentence = phrase_of(message, told.get("given", {})).told(language) if say.has(message) else str(told["code"])
    return f"{sentence}: {told['rule']}" if told.get("rule") else sentence


def phrase_of(message: str, given: Mapping[str, Any]) -> Phrase:
    """A phrase whose arguments came as JSON."""
    return Phrase(message, {name: _given(value) for name, value in given.items()})


def _given(value: Any) -> Any:
    if isinstance(value, list):
        return [_given(each) for each in value]
    return phrase_of(value["message"], value.get("given", {})) if isinstance(value, dict) else value


class Sayable(Exception):
    """An error that has a `refusal-` message: its name, and its arguments."""

    message: str
    given: dict[str, object]
    where = ""
    """What stands before the sentence, of a line or a file that was read."""

    @property
    def phrase(self) -> Phrase:
        """The sentence as a part of another one."""
        return Phrase(f"refusal-{self.message}", self.given)

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language)(f"refusal-{self.message}", **self.given)

    def __str__(self) -> str:
        return f"{self.where}{self.told()}"


class Wrong(Sayable, ValueError):
    """Something given that can't be used, told by any message of the catalogue."""

    def __init__(self, message: str, /, where: str = "", **given: Any) -> None:
        super().__init__(message)
        self.message, self.where, self.given = message, where, given

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language)(self.message, **self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.where, self.given)


def _again(kind: type[Wrong], message: str, where: str, given: dict[str, Any]) -> Wrong:
    return kind(message, where, **given)
