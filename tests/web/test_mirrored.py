"""The page in a language with accents and in one that is written from right to left: English in disguise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from web.conftest import Someone
from web.person import Person

PHONE, WIDE = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
UNTRANSLATED = """() => {
  const plain = (text) => /[a-z]{3}/i.test(text) && !/[åéîöüçñÅÉÎÖÜ]/.test(text) && /[aeiou]/.test(text);
  const within = ['.welcome', 'dialog.settings'];
  const parts = 'button, h2, h3, label > span, legend, option';
  const labels = [...document.querySelectorAll(`:is(${within.join()}) :is(${parts})`)];
  return labels.filter((made) => !made.closest('[data-setting=language]'))
    .map((made) => made.getAttribute('aria-label') ?? made.textContent.trim()).filter(Boolean).filter(plain);
}"""


def speaking(someone: Someone, language: str, viewport: dict[str, int]) -> Person:
    """Somebody who has chosen a language."""
    person = someone("Ada", viewport=viewport).come_in()
    chosen = json.dumps({"language": language})
    person.context.add_init_script(f"localStorage.getItem('sidepot') ?? localStorage.setItem('sidepot', '{chosen}')")
    return person


@pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("language", ["en-XA", "en-XB"])
def test_nothing_overflows_whichever_way_one_reads(
    someone: Someone, language: str, viewport: dict[str, int], tmp_path: Path
):
    person = speaking(someone, language, viewport)
    page = person.page
    page.goto(person.url)
    page.wait_for_selector(".tablecard")
    assert page.evaluate("document.documentElement.dir") == {"en-XA": "ltr", "en-XB": "rtl"}[language]
    page.screenshot(path=tmp_path / "lobby.png")
    assert not page.evaluate(SIDEWAYS)
    page.evaluate("document.querySelector('sp-topbar').settings.click()")
    page.wait_for_selector("dialog.settings")
    page.screenshot(path=tmp_path / "settings.png")
    assert not page.evaluate(SIDEWAYS)
    page.evaluate("document.querySelector('dialog.settings').close()")
    person.go(person.open_table(name="Friday", chairs=6, autos=["caller"] * 3)).sit()
    person.wait("you.options")
    page.screenshot(path=tmp_path / "table.png")
    assert not page.evaluate(SIDEWAYS)


def test_right_to_left_the_panel_lies_at_the_left(someone: Someone):
    person = speaking(someone, "en-XB", WIDE)
    person.go(person.open_table(name="Friday", chairs=6))
    side, felt = (person.page.locator(name).first.bounding_box() for name in ("sp-side", "sp-felt"))
    assert side
    assert felt
    assert side["x"] + side["width"] <= felt["x"] + 1
    home, own = (person.page.locator(f"sp-topbar {name}").bounding_box() for name in (".home", ".own"))
    assert home
    assert own
    assert home["x"] > own["x"]


def test_another_language_is_chosen_in_the_settings_and_kept(someone: Someone):
    person = someone("Ada", locale="en-GB").come_in()
    page = person.page
    page.goto(person.url)
    page.click("sp-topbar .settings-tool")
    with page.expect_navigation():
        page.select_option("[data-setting=language]", "de")
    page.wait_for_selector("html[lang=de]")
    page.reload()
    page.wait_for_selector("html[lang=de] .lobby")


def test_every_label_of_lobby_and_settings_comes_from_the_catalogue(someone: Someone):
    person = speaking(someone, "en-XA", WIDE)
    page = person.page
    page.goto(person.url)
    page.wait_for_selector(".tablecard")
    page.click("sp-topbar .settings-tool")
    page.wait_for_selector("dialog.settings")
    assert page.evaluate(UNTRANSLATED) == []
