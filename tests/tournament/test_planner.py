"""A plan goes on where it was broken off, ends early with what there is, and is the same on processes."""

from pathlib import Path

import pytest

from sidepot.arena.league import League
from sidepot.tournament import plan, read_sheet

pytestmark = pytest.mark.core

SHEET = read_sheet(str(Path(__file__).parents[2] / "examples" / "sit-and-go.toml"))


def test_a_plan_goes_on_from_its_file(tmp_path):
    file, choose, played = tmp_path / "plan.part", League(SHEET).choose, []
    whole = plan(SHEET, choose, 3, 7)
    assert plan(SHEET, choose, 3, 7, resume=file) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]))
    assert plan(SHEET, choose, 3, 7, tick=lambda: played.append(1), resume=file, workers=2) == whole
    assert file.read_bytes().splitlines(keepends=True) == lines
    assert len(played) == 3
    for other in ({"runs": 4}, {"seed": 8}, {"about": {"players": "others"}}):
        with pytest.raises(ValueError, match="has results of something else"):
            plan(SHEET, choose, **{"runs": 3, "seed": 7, "resume": file} | other)


def test_ctrl_c_ends_a_plan_with_the_tournaments_played_until_then():
    choose, played = League(SHEET).choose, []

    def tick() -> None:
        played.append(1)
        if len(played) == 2:
            raise KeyboardInterrupt

    assert plan(SHEET, choose, 5, 7, tick=tick) == plan(SHEET, choose, 2, 7)


def test_ctrl_c_before_the_first_tournament_is_over_ends_all():
    def choose(*_: object):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        plan(SHEET, choose, 5, 7)
