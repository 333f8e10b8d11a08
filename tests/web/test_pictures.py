"""The pictures of the README: taken from a real table. `SIDEPOT_PICTURES=docs/images` keeps them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image

from web.conftest import Someone
from web.person import Person, deal_again, play_on, play_out

WIDE, PHONE = {"width": 1200, "height": 750}, {"width": 390, "height": 760}


def keep(person: Person, name: str, folder: Path) -> Path:
    """A picture of the page, in few colours: small enough for a repository."""
    file = folder / f"{name}.png"
    person.page.wait_for_timeout(900)  # chips have landed
    person.page.screenshot(path=file)
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(256).save(file, optimize=True)
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(os.environ.get("SIDEPOT_PICTURES") or tmp_path)


def test_pictures_of_a_table_a_showdown_and_a_phone(someone: Someone, folder: Path):
    ada = someone("Ada", viewport=WIDE, color_scheme="dark", reduced_motion="no-preference").come_in()
    link = ada.open_table(name="Friday night", chairs=8, autos=["caller"] * 5 + ["rock"])
    ada.go(link).sit()
    play_on([ada], "state.board.length === 4 && you.options && state.chairs.filter((chair) => chair?.cards).length > 3")
    made = [keep(ada, "table", folder)]
    play_out([ada])
    while ada.read("state.outcome.shown.length") < 2:
        deal_again(ada)
        play_out([ada])
    made.append(keep(ada, "showdown", folder))
    bob = someone("Bob", viewport=PHONE, color_scheme="light", reduced_motion="no-preference").come_in()
    bob.go(bob.open_table(name="Pineapple", house="pineapple", chairs=6, autos=["caller"] * 4)).sit()
    play_on([bob], "you.options?.discards.length")
    bob.page.keyboard.press("2")
    made.append(keep(bob, "phone", folder))
    for file in made:
        assert 10_000 < file.stat().st_size < 300_000
