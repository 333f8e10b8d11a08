"""A hand is played in each language, and nothing on the page, in its log or in its voice is English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sidepot.room.game.auto_names import NAMES as AUTOS
from sidepot.words import LANGUAGES
from web.conftest import Someone
from web.english import english, texts, unaccented
from web.person import Person

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = (
    "sidepot", "hold’em", "standard", "flop", "turn", "river", "caller", "Kitchen", "JSON", "Pot", "BB", "all-in",
)  # fmt: skip
"""What is no sentence: names of houses, of kinds of files, of the room itself."""


def speaking(someone: Someone, language: str, viewport: dict[str, int]) -> Person:
    """Somebody who has chosen a language."""
    person = someone("Žofia", viewport=viewport).come_in()
    chosen = json.dumps({"language": language})
    person.context.add_init_script(f"localStorage.getItem('sidepot') ?? localStorage.setItem('sidepot', '{chosen}')")
    return person


def look(person: Person, language: str, where: str) -> None:
    """Nothing that can be read now is English."""
    seen = texts(person.page)
    if language == "en-XA":
        found = unaccented(seen, person.name, *AUTOS, "Piątek", *NAMES)
    else:
        found = english([text for text in seen if text not in (person.name, "Piątek")], language)
    assert found == [], where


def by_text(person: Person, line: str) -> str:
    """What the table answers to a command by text."""
    box = person.page.locator("sp-log form input")
    box.fill(line)
    box.press("Enter")
    person.page.wait_for_function("() => document.querySelector('sp-log .answer').textContent")
    box.evaluate("(box) => box.blur()")
    return person.text("sp-log .answer")


@pytest.mark.parametrize(
    "language",
    ["en-XA", *[pytest.param(each, marks=() if each in ("de", "pl") else pytest.mark.long) for each in OTHERS]],
)
def test_a_hand_without_english(someone: Someone, language: str, tmp_path: Path):
    person = speaking(someone, language, WIDE)
    page = person.page
    link = person.open_table(name="Piątek", chairs=3, autos=["caller", "caller"])
    person.go(link).sit()
    look(person, language, "the table before a hand")
    person.wait("you.options")
    person.hold()
    look(person, language, "the table on my turn")
    page.click("sp-advice .asker")
    page.wait_for_selector("sp-advice .advice p:nth-of-type(2)")
    look(person, language, "the table with advice")
    page.keyboard.press("Escape")
    for command in ("r 1", "why", "cards", "pot", "stacks", "nonsense"):
        assert by_text(person, command)
        look(person, language, f"the table after {command}")
    raised = False
    while not person.read("state.outcome"):
        if person.read("you.options"):
            options = person.read("you.options")
            if not raised and options["may_raise"]:
                raised = True
                by_text(person, f"r {options['min_to']}")
                person.wait("you.options === null || state.turn === you.name")
            else:
                person.act()
            look(person, language, "the table in the middle of a hand")
        else:
            person.wait("you.options || state.outcome")
    page.wait_for_selector(".outcome p")
    look(person, language, "the table at the end of a hand")
    assert person.text("#narrator") or person.page.locator("#narrator").text_content()
    page.screenshot(path=tmp_path / f"{language}-table.png")
    by_text(person, "last")
    look(person, language, "the table after last")
    for tab in page.locator("sp-log [data-view]").all():
        tab.click()
        page.wait_for_timeout(100)
        look(person, language, "the table with another tab of the log")
    for tab in page.locator("sp-side [role=tab]:not([hidden])").all():
        tab.click()
        page.wait_for_timeout(100)
        look(person, language, "the table with another side")
    table = link.rpartition("/")[2]
    page.wait_for_load_state("networkidle")  # the room reads a few things at once for one person
    page.goto(f"{person.url}/hands/{table}/1")
    page.wait_for_selector("sp-replayer .scrub")
    page.keyboard.press("End")
    page.wait_for_selector("sp-replayer .ended li")
    look(person, language, "a replay")
    page.screenshot(path=tmp_path / f"{language}-replay.png")


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en-XB", "de"])
def test_a_hand_fits_whichever_way_one_reads(
    someone: Someone, language: str, viewport: dict[str, int], tmp_path: Path
):
    person = speaking(someone, language, viewport)
    link = person.open_table(name="Piątek", chairs=3, autos=["caller", "caller"])
    person.go(link).sit()
    person.wait("you.options")
    person.hold()
    person.page.screenshot(path=tmp_path / f"{language}-turn.png")
    while not person.read("state.outcome"):
        if person.read("you.options"):
            person.act()
        else:
            person.wait("you.options || state.outcome")
    person.page.wait_for_selector(".outcome p", state="attached")  # on a phone it stands in the dock
    person.page.screenshot(path=tmp_path / f"{language}-end.png")
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not person.page.evaluate(wide)
