"""The pictures of the README: taken from a real table. `SIDEPOT_PICTURES=docs/images` keeps them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image

from web.conftest import Someone
from web.person import Person, play_on
from web.test_tournament import new_event

pytestmark = pytest.mark.long

WIDE, PHONE = {"width": 1200, "height": 750}, {"width": 390, "height": 760}


def keep(person: Person, name: str, folder: Path) -> Path:
    """A picture of the page, in few colours: small enough for a repository."""
    file = folder / f"{name}.png"
    person.page.wait_for_timeout(1_600)  # chips have landed
    person.page.screenshot(path=file)
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(256).save(file, optimize=True)
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(os.environ.get("SIDEPOT_PICTURES") or tmp_path)


def test_pictures_of_a_table_a_showdown_and_a_phone(someone: Someone, folder: Path):
    ada = someone("Ada", viewport=WIDE, color_scheme="dark", reduced_motion="no-preference").come_in()
    link = ada.open_table(name="Friday night", chairs=8, autos=["caller"] * 5 + ["rock"], pause_ms=6_000)
    ada.go(link).sit()
    play_on([ada], "state.board.length === 4 && you.options && state.chairs.filter((chair) => chair?.cards).length > 3")
    made = [keep(ada, "table", folder)]
    play_on([ada], "state.outcome?.shown.length > 1")
    made.append(keep(ada, "showdown", folder))
    bob = someone("Bob", viewport=PHONE, color_scheme="light", reduced_motion="no-preference").come_in()
    bob.go(bob.open_table(name="Pineapple", house="pineapple", chairs=6, autos=["caller"] * 4)).sit()
    play_on([bob], "you.options?.discards.length")
    bob.page.keyboard.press("2")
    made.append(keep(bob, "phone", folder))
    small_enough(made)


def test_pictures_of_the_lobby_and_a_tournament(someone: Someone, folder: Path):
    eva = someone("Eva", viewport=WIDE, color_scheme="light").come_in()
    eva.page.goto(eva.url)
    eva.page.wait_for_selector(".tablecard")
    made = [keep(eva, "lobby", folder)]
    new_event(eva, Name="Sunday", At_most="6", Begins_with="6", Auto_players="5", Their_style="regular")
    eva.page.click("text=Open registration")
    eva.page.click("sp-tournament.event [data-ask=register]")
    play_on([eva], "you.options")
    made.append(keep(eva, "tournament", folder))
    small_enough(made)


def small_enough(made: list[Path]) -> None:
    """Not empty, and fit for a repository."""
    for file in made:
        assert 10_000 < file.stat().st_size < 300_000
