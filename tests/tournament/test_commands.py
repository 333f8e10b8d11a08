"""`sidepot tournament`: lines, JSON, a log to go on with, the planner, errors that say what to do."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from cli.command import sidepot
from sidepot.arena.league import League
from sidepot.cli.tournament_dashboard import Dashboard
from sidepot.players import PLAYERS
from sidepot.tournament import begin, plan, read_sheet

EXAMPLES = Path(__file__).parents[2] / "examples"
SIT_AND_GO = str(EXAMPLES / "sit-and-go.toml")
SEASON = str(EXAMPLES / "league-season.toml")
THREE = str(EXAMPLES / "three-tables.toml")


def test_a_file_is_played_to_its_end_and_told_in_lines():
    ran = sidepot("tournament", SIT_AND_GO, "--seed", "7")
    assert ran.code == 0, ran.err
    assert "level 1: blinds 10/20" in ran.out
    assert "is out in 6th place" in ran.out
    assert "wins" in ran.out
    assert "39" in ran.out.split("prize")[1]


def test_what_an_entry_costs_and_the_fees_are_told():
    ran = sidepot("tournament", SIT_AND_GO, "--seed", "7")
    assert "an entry costs 10 + 1 = 11\n" in ran.out
    assert "pool 60, fees 6" in ran.out
    assert "an entry costs 10 + 1 = 11\n" in sidepot("tournament", "check", SIT_AND_GO).out
    assert "An entry costs 10 + 1 = 11." in sidepot("tournament", "plan", SIT_AND_GO, "--runs", "1").out


def test_a_tournament_in_which_nobody_can_go_out_comes_to_an_end(tmp_path):
    file = tmp_path / "folders.toml"
    file.write_text("still_hands = 50\n[levels]\nblinds = [[1, 2]]\n[field]\nfolder = 3\n")
    ran = sidepot("tournament", str(file), "--seed", "1")
    assert ran.code == 0, ran.err
    assert "nobody went out in 50 hands of the last level: chips decide" in ran.out
    assert "by chips" in ran.out
    assert sidepot("tournament", "plan", str(file), "--runs", "1").code == 0


def test_the_same_seed_repeats_it():
    first, again, other = (sidepot("tournament", SIT_AND_GO, "--seed", seed).out for seed in ("7", "7", "8"))
    assert first == again
    assert first.replace("seed 7", "") != other.replace("seed 8", "")


def test_json_is_every_event_a_line():
    ran = sidepot("tournament", SIT_AND_GO, "--seed", "7", "--json")
    events = [json.loads(line) for line in ran.out.splitlines()]
    assert events[0] == {"now": 0, "type": "registered", "player": "rock 1", "entry": 1, "entries": 1}
    assert events[-1]["type"] == "ended"
    assert sum(placed["prize"] for placed in events[-1]["places"]) == 60
    inner = {event["event"]["type"] for event in events if event["type"] == "table-said"}
    assert {"hand-began", "played", "hand-ended", "rules-will-change"} <= inner


def test_a_season_goes_on_from_its_log_as_if_nothing_had_happened(tmp_path):
    log = tmp_path / "season.log"
    whole = sidepot("tournament", SEASON, "--seed", "5", "--log", str(log), "--stop-after", "3")
    data = log.read_bytes()
    lines = data.splitlines(keepends=True)
    log.write_bytes(b"".join(lines[: len(lines) // 2]) + lines[len(lines) // 2][:20])  # the last line is not whole
    again = sidepot("tournament", SEASON, "--continue", str(log), "--stop-after", "3")
    assert again.code == 0, again.err
    assert again.out.split("rank")[1] == whole.out.split("rank")[1]
    assert log.read_bytes() == data


def test_a_log_is_never_written_over_nor_taken_for_another_file(tmp_path):
    log = tmp_path / "a.log"
    sidepot("tournament", SIT_AND_GO, "--seed", "5", "--log", str(log))
    for words, says in (
        (("--log", str(log)), "exists already: --continue"),
        (("--continue", str(tmp_path / "none.log")), "there is no file"),
        (("--continue", str(log), "--seed", "1"), "takes seed"),
        (("--log", "x", "--continue", str(log)), "not both"),
        (("--stop-after", "1"), "is for seasons"),
    ):
        ran = sidepot("tournament", SIT_AND_GO, *words)
        assert ran.code == 2
        assert says in ran.err
    assert "has changed since" in sidepot("tournament", SEASON, "--continue", str(log)).err
    log.write_text("hello\n")
    assert "is not a tournament’s log" in sidepot("tournament", SIT_AND_GO, "--continue", str(log)).err


def test_a_wrong_file_is_told_with_its_line(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("chairs = 40\n[levels]\nblinds = [[1, 2]]\n[field]\ntight = 3\n")
    for words in (("tournament", str(file)), ("tournament", "plan", str(file)), ("tournament", "check", str(file))):
        ran = sidepot(*words)
        assert ran.code == 2
        assert "mine.toml, line 1: chairs = 40" in ran.err
        assert "Traceback" not in ran.err


def test_the_plan_says_what_it_assumes():
    ran = sidepot("tournament", "plan", SIT_AND_GO, "--runs", "4", "--seed", "1", "--by", "0:01", "--by", "90:00")
    assert "a hand takes 60 s on average" in ran.out
    assert "Over by 0:01: 0%" in ran.out
    assert "Over by 90:00: 100%" in ran.out
    data = sidepot("tournament", "plan", SIT_AND_GO, "--runs", "2", "--json", "--seconds-per-hand", "30").data
    assert data["seconds_per_hand"] == 30
    assert data["levels"][0]["stack_bb"] == 75
    assert "hours and minutes" in sidepot("tournament", "plan", SIT_AND_GO, "--by", "soon").err


def test_hands_that_take_twice_as_long_make_it_about_twice_as_long():
    sheet = read_sheet(SIT_AND_GO, PLAYERS)
    found = plan(sheet, League(sheet).choose, runs=3, seed=1, by=(60,))
    assert found.minutes["least"] <= found.minutes["50 %"] <= found.minutes["most"]
    assert found.hands * 0.8 <= found.minutes["mean"] <= found.hands * 1.2  # a minute a hand
    assert found.chance(60) == found.by[60]
    with pytest.raises(ValueError, match="at least 1"):
        plan(sheet, League(sheet).choose, runs=0)


def test_the_shark_plays_a_tournament_of_stud(tmp_path):
    (tmp_path / "stud.toml").write_text('name = "stud"\ngame = "stud"\nlimit = "fixed"\nbets = [2, 4]\nante = 1\n')
    text = Path(SIT_AND_GO).read_text("utf-8").replace('"standard"', f'"{tmp_path / "stud.toml"}"')
    (tmp_path / "sheet.toml").write_text(text.replace("rock = 3", "shark = 3"))
    assert "shark" in League(read_sheet(str(tmp_path / "sheet.toml"), PLAYERS)).players


@pytest.mark.parametrize("file", [THREE, SEASON])
def test_the_dashboard_shows_clock_level_tables_chips_and_news(file):
    sheet = read_sheet(file, PLAYERS)
    runner = begin(sheet, League(sheet).choose, 3)
    console = Console(file=io.StringIO(), width=78, force_terminal=True, no_color=True)
    board = Dashboard(console, runner, sheet, 3)
    with board:
        board.tell(runner.begin())
        for step, events in enumerate(runner.steps()):
            board.tell(events)
            if step > 60:
                break
    console.file.truncate(0)
    console.print(board.picture())
    shown = console.file.getvalue()
    cost = ["an entry costs 50 + 5 = 55", "fees"] if sheet.structure.fee else []
    for words in (sheet.structure.name, "level", " table ", "most chips", "players", "BB", *cost):
        assert words in shown
