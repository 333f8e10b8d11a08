"""Tournament files: what they make, and what is refused, with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from sidepot.players import PLAYERS
from sidepot.rules import NAMES
from sidepot.tournament import Level, begin, parse_sheet, read_sheet
from tournament.floor import simple

EXAMPLES = sorted(
    path for path in (Path(__file__).parents[2] / "examples").glob("*.toml") if "[field" in path.read_text("utf-8")
)
GOOD = """\
house = "standard"
chairs = 6
stack = 1000
[levels]
by = "hands"
every = 5
blinds = [[5, 10], [10, 20], [20, 40]]
[field]
rock = 3
"""


def wrong(*changes: tuple[str, str]) -> list[str]:
    text = GOOD
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    with pytest.raises(ValueError) as caught:
        parse_sheet(text, "mine.toml", PLAYERS)
    return str(caught.value).splitlines()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played(path):
    sheet = read_sheet(str(path), PLAYERS)
    assert sheet.structure.about
    assert len(sheet.field.players) >= 6


def test_there_is_an_example_of_each_kind():
    assert {path.stem for path in EXAMPLES} == {
        "sit-and-go", "three-tables", "league-season", "kitchen-timed", "pineapple",
    }  # fmt: skip


@pytest.mark.parametrize("house", NAMES)
@pytest.mark.parametrize("kind", ["tournament", "season", "timed"])
def test_any_house_in_any_format(house, kind):
    sheet = parse_sheet(GOOD.replace('house = "standard"', f'house = "{house}"\nformat = "{kind}"'))
    runner = begin(sheet, lambda kind, table, rng: simple("gambler", table, rng), 3)
    runner.begin()
    for _ in runner.steps():
        pass
    assert runner.game.over


def test_a_level_is_two_blinds_and_an_ante_or_a_small_blind_alone():
    assert parse_sheet(GOOD).structure.levels.steps[1] == Level(10, 20, 0, 5)
    sheet = parse_sheet(GOOD.replace("[[5, 10], [10, 20], [20, 40]]", "[5, 10]"))
    assert sheet.structure.levels.steps == (Level(5, 10, 0, 5), Level(10, 20, 0, 5))


@pytest.mark.parametrize(
    ("before", "after", "line", "says"),
    [
        ("[20, 40]]", "[5, 10]]", 7, "level 3 falls: 5/10 after 10/20"),
        ("stack = 1000", "payouts = [60, 50]", 3, "make 110 %"),
        ("stack = 1000", "payouts = [60, 30]", 3, "make 90 %"),
        ("stack = 1000", "payouts = [40, 60]", 3, "a better place is paid no less"),
        ("chairs = 6", "chairs = 30", 2, "the deck of holdem serves 10 players at most (X17)"),
        ("stack = 1000", "late = 3", 3, "late = 3 is after the end"),
        ("stack = 1000", "reentries = 1", 3, "need late registration"),
        ("stack = 1000", "stck = 1000", 3, "did you mean stack?"),
        ("stack = 1000", "stack = -1", 3, "a whole number, 1 or more"),
        ("stack = 1000", "games = 3", 3, 'games belongs to format = "season"'),
        ("stack = 1000", "max_entrants = 2", 3, "3 players, but 2 may enter"),
        ("stack = 1000", "final_table = 11", 3, "serves 10 players"),
        ("every = 5", "every = [5, 5]", 6, "2 lengths for 3 levels"),
        ("every = 5", "breaks = [9]\nbreak_minutes = 5", 6, "there is no level 9"),
        ("every = 5", "breaks = [3]\nbreak_minutes = 5", 6, "no level comes after the break"),
        ("every = 5", "breaks = [1]", 6, "give both"),
        ('by = "hands"', 'by = "moons"', 5, "one of minutes, hands, orbits"),
        ("rock = 3", "tigth = 3", 9, "there is no player 'tigth'"),
        ("rock = 3", "rock = 1", 8, "it takes two players at least"),
        ("rock = 3", "rock = 3\nlate = 1", 10, "nobody can come late"),
        ("rock = 3", "absent = 3", 8, "somebody has to be there"),
        ("rock = 3", "rock = 3\n[rebuys]\nchips = 5\ncost = 1\nuntil = 7", 13, "is after the end"),
        ("rock = 3", "rock = 3\n[dials]\nrake = 5", 1, "takes rake"),
        ("rock = 3", "rock = 3\n[dials]\ncap = 0", 11, "cap = 0 is not possible"),
        ('house = "standard"', 'house = "garage"', 1, "there is no house 'garage'"),
    ],
)  # fmt: skip
def test_senseless_files_are_refused_with_the_line_and_the_reason(before, after, line, says):
    reasons = wrong((before, after))
    assert any(reason.startswith(f"mine.toml, line {line}: ") and says in reason for reason in reasons), reasons


def test_every_reason_is_told_at_once():
    assert len(wrong(("chairs = 6", "chairs = 30"), ("stack = 1000", "payouts = [60, 50]"))) == 2


def test_points_are_needed_for_every_number_of_players():
    text = GOOD.replace("rock = 3", "rock = 9").replace("chairs = 6", 'format = "season"\nchairs = 9')
    with pytest.raises(ValueError, match="there are no points for 9 players"):
        parse_sheet(text)
    rows = "[points]\n9 = [9, 5, 2, 1, 0, -1, -2, -3, -4]\n"
    assert parse_sheet(text + rows).structure.points[9][0] == 9
    with pytest.raises(ValueError, match="9 players rise"):
        parse_sheet(text + rows.replace("[9,", "[1,"))


def test_files_that_are_no_files(tmp_path):
    for name, data, says in (
        ("a.toml", b"x = ", "is not TOML"),
        ("b.toml", b"\xff", "is not UTF-8"),
        ("c.toml", b"#" * 1_000_001, "is larger than"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(ValueError, match=says):
            read_sheet(str(tmp_path / name))
    with pytest.raises(ValueError, match="there is no file"):
        read_sheet(str(tmp_path / "d.toml"))
    with pytest.raises(ValueError, match="can't be read"):
        read_sheet(str(tmp_path))
