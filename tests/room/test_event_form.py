"""What a new event by a house begins with: a sheet of these fields can be played."""

from __future__ import annotations

import pytest

from sidepot.room.http.event_form import FORMATS, HOUSE, event_form
from sidepot.rules import NAMES
from sidepot.tournament.sheet import parse_sheet


@pytest.mark.parametrize("house", NAMES)
@pytest.mark.parametrize("kind", FORMATS)
def test_what_the_form_is_filled_with_is_a_sheet_that_can_be_played(kind: str, house: str) -> None:
    form = event_form(kind, house)
    text = f"""
        format = "{kind}"
        house = "{house}"
        chairs = {form["chairs"]}
        stack = {form["stack"]}
        [levels]
        by = "{form["by"]}"
        every = {form["every"]}
        blinds = {form["blinds"]}
        then = "{"double" if form["doubles"] else "stay"}"
        [field]
        rock = 2
    """
    assert parse_sheet(text).structure.stack == form["stack"]


def test_each_kind_has_the_house_whose_document_describes_it() -> None:
    assert {kind: event_form(kind, "")["house"] for kind in FORMATS} == HOUSE


def test_l3_l14_a_season_begins_as_the_league_says() -> None:
    form = event_form("season", "")
    assert (form["stack"], form["by"], form["every"], form["doubles"]) == (500, "orbits", 1, True)
    assert form["points"][4] == (2, 1, 0, -1)


def test_k8_a_timed_game_begins_as_the_kitchen_says() -> None:
    form = event_form("timed", "")
    assert (form["hands"], form["every"], form["blinds"], form["doubles"]) == (50, 5, [[50, 100]], True)
    assert form["refill"]
    assert form["stack"] == 10_000


@pytest.mark.parametrize(("kind", "house"), [("party", ""), ("season", "/etc/passwd"), ("timed", "nowhere")])
def test_what_there_is_not_is_refused(kind: str, house: str) -> None:
    with pytest.raises(ValueError, match="one of"):
        event_form(kind, house)
