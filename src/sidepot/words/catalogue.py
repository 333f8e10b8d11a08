"""The messages of a language, read when the first of their file is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sidepot.words.languages import ENGLISH, LANGUAGES, from_environment

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
AREAS = (
    "cards", "actions", "events", "tournaments", "refusals", "mistakes", "sheets", "games", "histories", "rules",
    "dials", "reports", "advice", "shared", "room", "lobby", "table", "felt", "dock", "side", "competition", "house",
    "account", "record", "rulebook", "replay", "admin", "offline", "terminal", "commands",
)  # fmt: skip
"""The files of a language."""
OF_THE_TERMINAL = ("terminal", "commands", "reports")
OF_FILES = ("mistakes", "sheets", "games", "histories")
"""What is wrong with something of somebody's own: a page asks for these words when a sentence of them comes."""
CHOSEN = ("card-", "category-", "hand-", "rank-", "street-", "suit-")
"""Prefixes of ids that are put together from a code."""
MOST_LETTERS = 2_000
"""Of one argument that is text: a message with more of them would not be told at all."""
ENDING = 60
"""Letters at the end of a sentence within another that are told all the same: "and perhaps more"."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Phrase(Struct, frozen=True, omit_defaults=True):
    """A sentence that is not told yet: a message and its arguments, which can be phrases too, or lists of them."""

    message: str
    given: dict[str, Any] = {}

    def told(self, language: str | None = None) -> str:
        """In words; without a language in that of the environment."""
        return words(language).tell(self)


def phrase(message: str, /, **given: Any) -> Phrase:
    """A message and its arguments."""
    return Phrase(message, given)


def _cut(text: str, ending: int = 0) -> str:
    if len(text) <= MOST_LETTERS:
        return text
    return f"{text[: MOST_LETTERS - 1 - ending]}…{text[len(text) - ending :]}"


class Words:
    """Says messages in one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language
        self._areas = _areas_of(language)
        self._bundle: FluentBundle | None = None
        self._read: set[str] = set()
        self._reading = Lock()
        self._patterns: dict[str, Any] = {}

    def __call__(self, message: str, /, **given: object) -> str:
        """A message, or `message.attribute`, in words; KeyError for one that is in no catalogue."""
        found = self._patterns.get(message)
        if found is None:
            found = self._patterns[message] = self._found(message)
        bundle, pattern = found
        said, _ = bundle.format_pattern(pattern, {name: self.shown(value) for name, value in given.items()})
        return str(said)

    def tell(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self(phrase.message, **phrase.given)

    def has(self, message: str) -> bool:
        """Whether there is such a message, be it in English."""
        name = message.partition(".")[0]
        return name in self._areas or name in _areas_of(ENGLISH)

    def has_form(self, message: str, form: str) -> bool:
        """Whether a message has such an attribute: `you`, where it is told to the player it is about."""
        try:
            self._found(f"{message}.{form}")
        except KeyError:
            return False
        return True

    def listed(self, names: Sequence[str]) -> str:
        """Names in a sentence: "Ada, Ben and Cleo"."""
        if len(names) < 2:
            return "".join(names)
        from babel.lists import format_list

        # without the comma before "and", which stands in American English only
        return format_list(names, locale="en_GB" if self.language == ENGLISH else self.language.replace("-", "_"))

    def number(self, value: float, places: int | None = None, *, signed: bool = False) -> str:
        """A number with its digits grouped; with a sign where it is a change: "+1,234.5"."""
        plain = f"{value:{'+' if signed else ''},{'' if places is None else f'.{places}f'}}"
        return self.separated(plain)

    def separated(self, number: str) -> str:
        """A number as English writes it, with the signs of this language between its digits."""
        return number if self.language == ENGLISH else number.translate(_separators(self.language))

    def percent(self, share: float, places: int = 0) -> str:
        """A share of 1 in percent: "45.3%"."""
        return f"{self.number(100 * share, places)}{_percent_sign(self.language)}"

    def shown(self, value: object) -> object:
        """An argument as a message takes it: phrases told, lists put together, amounts as stakes are: 5/10."""
        if isinstance(value, str):
            return _cut(value)
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, Phrase):
            return _cut(self.tell(value), ENDING)
        if isinstance(value, (list, tuple)):
            if value and all(isinstance(each, int) for each in value):
                return "/".join([self.number(each) for each in value])
            texts = [str(self.shown(each)) for each in value]
            while len(texts) > 2 and sum(map(len, texts)) > MOST_LETTERS:
                del texts[-2]  # the last one may be "and more"
            return _cut(self.listed(texts))
        return str(value)

    def _found(self, message: str) -> tuple[FluentBundle, Any]:
        name, _, attribute = message.partition(".")
        if name in self._areas:
            bundle = self._with(self._areas[name])
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                return bundle, pattern
        if self.language == ENGLISH:
            raise KeyError(f"no catalogue has the message {message}")
        return words(ENGLISH)._found(message)

    def _with(self, area: str) -> FluentBundle:
        """The bundle, with the messages of an area in it."""
        from fluent.runtime import FluentBundle, FluentResource

        with self._reading:  # another thread may be at the same file, and half of it is not enough
            if self._bundle is None:
                self._bundle = FluentBundle([self.language], use_isolating=False)
            if area not in self._read:
                self._bundle.add_resource(FluentResource(text_of(self.language, area)))
                self._read.add(area)
            return self._bundle


@cache
def _separators(language: str) -> dict[int, str]:
    """What stands between the digits of a number in a language."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    locale = language.replace("-", "_")
    return {ord(","): get_group_symbol(locale), ord("."): get_decimal_symbol(locale)}


@cache
def _percent_sign(language: str) -> str:
    """The sign, with the space that a language puts before it."""
    if language == ENGLISH:
        return "%"
    from babel import Locale

    pattern: str = Locale.parse(language.replace("-", "_")).percent_formats[None].pattern
    return pattern.lstrip("#,0")


def words(language: str | None = None) -> Words:
    """The words of a language; without one, of that which the environment asks for."""
    return _words(from_environment() if language is None else language)


@cache
def _words(language: str) -> Words:
    return Words(language)


def text_of(language: str, area: str) -> str:
    """The Fluent file of an area; empty where a language has none."""
    file = FOLDER / language / f"{area}.ftl"
    return file.read_text("utf-8") if file.exists() else ""


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by their ids, each as it is written."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}


@cache
def _areas_of(language: str) -> dict[str, str]:
    """Each message of a language, and the area it is in."""
    return {name: area for area in AREAS for name in entries(text_of(language, area))}


def page_text(language: str, areas: Sequence[str] = ()) -> str:
    """All messages that the page begins with, or those of some areas; what a language lacks is there in English."""
    of_the_page = areas or [area for area in AREAS if area not in OF_THE_TERMINAL + OF_FILES]
    own = {name: entry for area in of_the_page for name, entry in entries(text_of(language, area)).items()}
    plain = {name: entry for area in of_the_page for name, entry in entries(text_of(ENGLISH, area)).items()}
    return "".join([_bare(entry) for entry in {**plain, **own}.values()])


def _bare(entry: str) -> str:
    """A message without the comments of the next one."""
    lines = [line for line in entry.splitlines() if line.strip() and not line.startswith("#")]
    return "\n".join(lines) + "\n"
