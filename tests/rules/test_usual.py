"""What stored hands leave out is part of their format: the usual value of each dial, and the programs that ship."""

import json
from pathlib import Path

import msgspec
import pytest

from sidepot.rules import GAMES, Rules

USUAL = json.loads((Path(__file__).parents[1] / "data" / "recorded" / "usual.json").read_text())
CHANGED = (
    "stored hands leave this out because it is usual: changed, they would mean something else. Where it has to change,"
    " write the new meaning under a new name, or raise the format and keep the old one in sidepot/rules/stored.py"
)


@pytest.mark.parametrize("dial", USUAL["dials"])
def test_what_is_usual_stays(dial: str) -> None:
    assert json.loads(msgspec.json.encode(Rules().dials[dial])) == USUAL["dials"][dial], CHANGED


@pytest.mark.parametrize("game", USUAL["games"])
def test_a_game_that_ships_stays_what_it_is(game: str) -> None:
    assert json.loads(msgspec.json.encode(GAMES[game]())) == USUAL["games"][game], CHANGED


def test_whatever_is_new_is_recorded() -> None:
    """Once, with the value that means what was before it."""
    record = "what is new is recorded once, for stored hands: python -m tests.data.recording usual"
    assert {*Rules().dials} == {*USUAL["dials"]}, record
    assert {*GAMES} == {*USUAL["games"]}, record
