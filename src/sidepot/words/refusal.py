"""Errors whose sentence is a message of the catalogue, put into words only where somebody reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


Place = str | Phrase
"""Where something is wrong: a file, an option, a part of what was given; in words where it is no name."""
MOST_TOGETHER = 8
"""So many reasons become one phrase, the others are left out: a message has an end."""


class Sayable(Exception):
    """An error that has a `refusal-` message: its name, and its arguments."""

    message: str
    given: dict[str, object]
    places: tuple[Place, ...] = ()
    """What stands before the sentence, the whole before its part."""

    @property
    def phrase(self) -> Phrase:
        """The sentence as a part of another one."""
        return Phrase(f"refusal-{self.message}", self.given)

    @property
    def sentence(self) -> Phrase:
        """The sentence, with all that belongs to it."""
        return self.phrase

    @property
    def whole(self) -> Phrase:
        """The sentence as a part of another one, and before it where it went wrong."""
        found = self.sentence
        for place in reversed(self.places):
            found = placed(place, found)
        return found

    def told(self, language: str = "en") -> str:
        """The sentence."""
        return words(language).tell(self.sentence)

    def told_where(self, language: str = "en") -> str:
        """The sentence, and before it where it went wrong."""
        say = words(language)
        return "".join([say("mistake-in", where=place, why="") for place in self.places]) + self.told(language)

    def __str__(self) -> str:
        return self.told_where()


class Wrong(Sayable, ValueError):
    """Something given that can't be used, told by any message of the catalogue."""

    def __init__(self, message: str, where: Place = "", /, **given: Any) -> None:
        super().__init__(message, where)
        self.message, self.given = message, given
        if where:
            self.places = (where,)

    @property
    def phrase(self) -> Phrase:
        """The sentence as a part of another one."""
        return Phrase(self.message, self.given)


class Several(Sayable, ValueError):
    """Several things wrong with what was given: each with the key that it is about."""

    together = "mistake-and"
    """The message that puts two reasons into one."""
    between = "; "

    def __init__(self, reasons: Sequence[tuple[str, Phrase]], where: Place = "") -> None:
        super().__init__(reasons, where)
        self.reasons = list(reasons)
        if where:
            self.places = (where,)

    @property
    def phrase(self) -> Phrase:
        """The first reasons as a part of another sentence."""
        return together([reason for _, reason in self.reasons], self.together)

    def told(self, language: str = "en") -> str:
        """Every reason."""
        return self.between.join([reason.told(language) for _, reason in self.reasons])


def together(reasons: Sequence[Phrase], message: str = "mistake-and") -> Phrase:
    """Several sentences in one; of very many the first, and the last, which may say that there are more."""
    *others, found = reasons if len(reasons) <= MOST_TOGETHER else [*reasons[: MOST_TOGETHER - 1], reasons[-1]]
    for reason in reversed(others):
        found = Phrase(message, {"first": reason, "rest": found})
    return found


def placed(where: Place, why: Phrase | str) -> Phrase:
    """A sentence, and before it where it went wrong."""
    return Phrase("mistake-in", {"where": where, "why": why})


def within(where: Place, error: ValueError) -> ValueError:
    """The same error, told of a part of what was given: its name stands before the sentence."""
    if isinstance(error, Sayable):
        error.places = (where, *error.places)
        return error
    return Wrong("mistake-in", where=where, why=str(error))


def sentence_of(error: Exception) -> Phrase:
    """What an error says as a part of another sentence: in words where it has them."""
    return error.whole if isinstance(error, Sayable) else Phrase("mistake-said", {"why": str(error)})
