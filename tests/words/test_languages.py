"""The languages: each message is there with the same arguments, and players' own words are used."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sidepot import cards, house, start
from sidepot.engine import AllIn, Call, IllegalAction, RaiseTo
from sidepot.ranks import describe
from sidepot.words import AREAS, LANGUAGES, words
from sidepot.words.catalogue import text_of

pytestmark = pytest.mark.core

OTHERS = [language for language in LANGUAGES if language != "en"]
WHOLE = ("cards", "offline")
"""Areas that every language has in full."""
PARTS = {"actions": "action-", "events": ("event-anted", "event-called", "event-folded", "event-raise", "won-")}
"""What the terminal tells of a hand, which every language has too."""


class Arguments(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, area: str) -> dict[str, set[str]]:
    """Each message and attribute of an area, and its arguments."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(language, area)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{area}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *[(f".{each.id.name}", each.value) for each in entry.attributes]]:
                if pattern is not None:
                    arguments = Arguments()
                    arguments.visit(pattern)
                    found[f"{entry.id.name}{name}"] = arguments.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_belongs_to_an_area(language: str) -> None:
    from sidepot.words.catalogue import FOLDER

    assert {file.stem for file in (FOLDER / language).glob("*.ftl")} <= set(AREAS)
    names = [name for area in AREAS for name in messages(language, area)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("area", AREAS)
def test_a_translation_has_the_arguments_of_the_english_message(area: str, language: str) -> None:
    english = messages("en", area)
    wrong = {
        name: (sorted(given), sorted(english.get(name, ())))
        for name, given in messages(language, area).items()
        if name not in english or not given <= english[name] | _FORMS.get(name.split("-")[0], set())
    }
    assert wrong == {}


_FORMS = {"hand": {"rank", "many", "upto", "second", "ranks", "top", "count", "hand", "kickers", "low"}}
"""All that the names of hands are given; a language takes what it needs."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    missing = {area: [*(messages("en", area).keys() - messages(language, area).keys())] for area in AREAS}
    assert not any(missing.values()), "\n".join(
        f"words/{language}/{area}.ftl: {len(names)} messages are missing: {', '.join(sorted(names))}"
        for area, names in missing.items()
        if names
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_its_glossary(language: str) -> None:
    from sidepot.words.catalogue import FOLDER

    assert (FOLDER / language / "glossary.md").is_file()


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_has_in_full_stays_so(language: str) -> None:
    missing = [name for area in WHOLE for name in messages("en", area) if name not in messages(language, area)]
    for area, prefix in PARTS.items():
        told = [name for name in messages("en", area) if name.startswith(prefix)]
        own = messages(language, area)
        missing += [name for name in told if name not in own and name not in _OF_THE_PAGE]
    assert missing == []


_OF_THE_PAGE = {"action-draw"}


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "two pair, kings and fours, ace kicker"),
        ("de", "zwei Paare, Könige und Vieren, Kicker Ass"),
        ("es", "doble pareja, reyes y cuatros, kicker as"),
        ("fr", "deux paires de rois et de quatre, kicker as"),
        ("pt-BR", "dois pares, reis e quatros, kicker ás"),
        ("pl", "dwie pary: króli i czwórek, kicker: as"),
    ],
)
def test_a_hand_is_called_as_players_call_it(language: str, says: str) -> None:
    from sidepot import rank

    found = rank("As Kd Kc 4h 4s 9d 2c")
    assert found.describe(language) == says
    assert describe(found.value, language=language) == says.rpartition(", ")[0]


@pytest.mark.parametrize(
    ("count", "says"),
    [(1, "Ada wymienia jedną kartę"), (2, "Ada wymienia 2 karty"), (5, "Ada wymienia 5 kart")],
)
def test_polish_has_its_own_plurals(count: int, says: str) -> None:
    assert words("pl")("event-drew", who="Ada", count=count) == says


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_hand_ends_and_why_not_is_told_in_every_language(language: str) -> None:
    hand = start(house("standard"), (500, 500, 300), 0, bytes(range(52)))
    with pytest.raises(IllegalAction) as refused:
        hand.act(RaiseTo(3))
    assert refused.value.told(language).endswith(": S2")
    for _ in range(3):
        hand.act(AllIn() if AllIn() in hand.options else Call())
    lines = hand.result.tell(["Ada", "Ben", "Cleo"], language, you=1)
    assert all(lines)
    assert not any("{" in line for line in lines)
    if language != "en":
        assert not set(lines) & set(hand.result.tell(["Ada", "Ben", "Cleo"], you=1))


def test_cards_are_not_translated() -> None:
    assert str(cards("As")[0]) == "As"
