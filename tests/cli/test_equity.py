"""`sidepot equity` asks about the game of a house, one of your own too."""

from __future__ import annotations

import json
from pathlib import Path

from cli.command import sidepot

ROOT = Path(__file__).parents[2]


def test_a_game_of_ones_own_is_named_by_its_house_file() -> None:
    house = str(ROOT / "examples" / "five-card-stud.toml")
    told = json.loads(sidepot("equity", "Ks/Qd", "2s/3d", "--house", house, "--samples", "500", "--json").out)
    assert told["game"] == "five-card-stud"
    assert told["equity"][0] > 0.55


def test_of_a_house_with_several_games_one_has_to_be_named() -> None:
    ran = sidepot("equity", "AsKs", "QhQd", "--house", "horse")
    assert (ran.code, ran.err) == (2, "sidepot: no game is called 'horse': one of holdem, omaha8, razz, stud, stud8\n")
    ran = sidepot("equity", "A23", "KQ4", "--house", "horse", "--game", "razz", "--samples", "500", "--json")
    assert json.loads(ran.out)["game"] == "razz"


def test_a_house_with_two_boards_is_asked_about_on_two(tmp_path: Path) -> None:
    file = tmp_path / "two.toml"
    file.write_text('name = "two"\nbased_on = "standard"\ndouble_board = true\n')
    asked = ["equity", "AsKs", "QhQd", "--board", "AhKd2c", "--samples", "500", "--seed", "1", "--json"]
    assert len(json.loads(sidepot(*asked, "--house", str(file)).out)["parts"]) == 2
    assert not json.loads(sidepot(*asked).out)["parts"]
