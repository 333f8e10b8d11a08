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
    """What stands before the sentence, of a file that was read or an option that was given: its name."""
    part: Phrase | None = None
    """Which part of it is meant, in words."""

    @property
    def phrase(self) -> Phrase:
        """The sentence as a part of another one."""
        return Phrase(f"refusal-{self.message}", self.given)

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language)(f"refusal-{self.message}", **self.given)

    def told_where(self, language: str = "en") -> str:
        """The sentence, and before it where it went wrong."""
        part = "" if self.part is None else f"{self.part.told(language)}: "
        return f"{self.where}{part}{self.told(language)}"

    def __str__(self) -> str:
        return self.told_where()


class Wrong(Sayable, ValueError):
    """Something given that can't be used, told by any message of the catalogue."""

    def __init__(self, message: str, /, where: str = "", **given: Any) -> None:
        super().__init__(message)
        self.message, self.where, self.given = message, where, given

    @property
    def phrase(self) -> Phrase:
        """The sentence as a part of another one."""
        return Phrase(self.message, self.given)

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language)(self.message, **self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.message, self.where, self.given)


def within(what: str, error: ValueError) -> ValueError:
    """The same error, told of a part of what was given: its name stands before the sentence."""
    if isinstance(error, Sayable):
        error.where = f"{what}: {error.where}"
        return error
    return ValueError(f"{what}: {error}")


def _again(kind: type[Wrong], message: str, where: str, given: dict[str, Any]) -> Wrong:
    return kind(message, where, **given)
