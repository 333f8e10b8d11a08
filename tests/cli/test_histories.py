"""`sidepot check` and `sidepot convert`: what they say, what they write, and how they end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import sidepot
from tests.history.samples import FILES, SAMPLES

TEXT = str(SAMPLES / FILES["pokerstars"])
OWN = str(SAMPLES / FILES["own"])


def test_check_counts_what_is_legal() -> None:
    ran = sidepot("check", TEXT)
    assert ran.code == 0
    assert "22 hands read, all legal" in ran.out


def test_check_tells_file_line_and_action(tmp_path: Path) -> None:
    text = Path(TEXT).read_text("utf-8")
    broken = tmp_path / "broken.txt"
    broken.write_text(text.replace(": checks", ": juggles", 1), "utf-8")
    ran = sidepot("check", str(broken), TEXT)
    assert ran.code == 1
    assert f"{broken}: line " in ran.out
    assert "not understood" in ran.out
    assert "43 hands read, 1 failed" in ran.out


@pytest.mark.parametrize("name", FILES)
def test_check_gives_data_in_the_order_of_the_file(name: str) -> None:
    ran = sidepot("check", str(SAMPLES / FILES[name]), "--json")
    data = ran.data
    assert set(data) == {"read", "failed", "hands"}
    assert (data["failed"], data["read"]) == (0, len(data["hands"]))
    players = list(data["hands"][0]["net"])
    assert players[0] == {"phh": "p1", "ohh": "0", "acpc": "C"}.get(name, "Ada")
    for hand in data["hands"]:
        assert hand["error"] is None
        assert all(isinstance(chips, int | float) for chips in hand["net"].values())


def test_check_of_a_folder_reads_all_files_in_it() -> None:
    ran = sidepot("check", str(SAMPLES))
    assert "73 hands read, all legal" in ran.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nowhere.txt"], "there is no file nowhere.txt"),
        (["x", "--from", "pdf"], "there is no format 'pdf'"),
    ],
)
def test_check_of_what_is_not_there(words: list[str], says: str) -> None:
    ran = sidepot("check", *words)
    assert ran.code == 2
    assert says in ran.err


@pytest.mark.parametrize("ending", ["jsonl", "phhs", "txt", "ohh", "log"])
def test_convert_writes_what_check_reads(ending: str, tmp_path: Path) -> None:
    out = tmp_path / f"out.{ending}"
    ran = sidepot("convert", OWN, str(out))
    assert ran.code == (0 if ending in ("jsonl", "txt") else 1), "some hands can't be said in some formats"
    assert "written" in ran.err
    assert sidepot("check", str(out)).code == 0
    assert not list(tmp_path.glob("*.part"))


def test_hands_of_a_store_are_checked_and_converted(tmp_path: Path) -> None:
    store, out, same = tmp_path / "hands.db", tmp_path / "out.jsonl", tmp_path / "same.jsonl"
    assert sidepot("hands", "import", OWN, "--store", str(store)).code == 0
    assert "22 hands read, all legal" in sidepot("check", str(store)).out
    assert sidepot("convert", str(store), str(out)).code == 0
    assert sidepot("convert", OWN, str(same)).code == 0
    assert out.read_text("utf-8") == same.read_text("utf-8")
    refused = sidepot("convert", str(store), "-", "--to", "acpc")
    assert f"{store}: hand " in refused.err


def test_convert_writes_over_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text("mine", "utf-8")
    ran = sidepot("convert", OWN, str(out))
    assert ran.code == 2
    assert "exists already" in ran.err
    assert out.read_text("utf-8") == "mine"
    assert sidepot("convert", OWN, str(out), "--force").code == 0


def test_convert_as_a_player_hides_the_others(tmp_path: Path) -> None:
    ran = sidepot("convert", OWN, "-", "--to", "pokerstars", "--as", "Ada")
    assert "Dealt to Ada" in ran.out
    assert "Dealt to Ben [" not in ran.out.replace("Dealt to Ben [", "", 0).split("3rd STREET")[0]
    ran = sidepot("convert", OWN, "-", "--to", "pokerstars", "--as", "Nobody")
    assert ran.out == ""
    assert "22 hands without Nobody left out" in ran.err


def test_convert_without_names() -> None:
    ran = sidepot("convert", OWN, "-", "--to", "pokerstars", "--anonymise")
    assert "Player 1" in ran.out
    assert "Ada" not in ran.out


def test_convert_needs_two_names_and_a_format() -> None:
    assert "name what to read and what to write" in sidepot("convert", OWN).err
    assert "which format is it to be" in sidepot("convert", OWN, "out.docx").err


def test_hands_of_tournaments_become_summaries_that_are_checked(tmp_path: Path) -> None:
    hands, summaries = tmp_path / "sunday.txt", tmp_path / "sunday.ots"
    hands.write_text(TOURNAMENT, "utf-8")
    made = sidepot("convert", str(hands), str(summaries))
    assert made.code == 0, made.err
    assert "1 tournament summary written" in made.err
    assert "the prize pool" in made.err, "hands don't tell it"
    checked = sidepot("check", str(summaries))
    assert checked.code == 0
    assert "1 tournament summary read" in checked.out
    data = sidepot("check", str(summaries), "--json").data
    assert data == {
        "read": 1, "failed": 0, "hands": [],
        "summaries": [{"tournament": "9", "prizes": {"Ada": 0, "Ben": 4.5}, "error": None}],
    }  # fmt: skip
    hidden = sidepot("convert", str(summaries), "-", "--to", "ots", "--anonymise")
    assert "Ada" not in hidden.out
    assert "Player 1" in hidden.out
    summaries.write_text(summaries.read_text("utf-8")[:-40], "utf-8")
    broken = sidepot("check", str(summaries))
    assert broken.code == 1
    assert "line 1: not a tournament summary" in broken.out
    refused = sidepot("convert", str(summaries), str(tmp_path / "hands.phhs"))
    assert refused.code == 2
    assert "ends in .ots" in refused.err


TOURNAMENT = """\
PokerStars Hand #77: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level II (10/20) - 2026/01/02 3:04:05 ET
Table '9 1' 6-max Seat #1 is the button
Seat 1: Ada (1000 in chips)
Seat 2: Ben (20 in chips)
Ada: posts small blind 10
Ben: posts big blind 20 and is all-in
*** HOLE CARDS ***
Ada: calls 10
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3d]
*** SHOW DOWN ***
Ben: shows [Kh Kd] (a pair of Kings)
Ada: shows [As Ac] (a pair of Aces)
Ada collected 40 from pot
Ben finished the tournament in 2nd place and received $4.50.
*** SUMMARY ***
Total pot 40 | Rake 0
Board [2c 7d 9h Js 3d]
Seat 1: Ada (button) (small blind) showed [As Ac] and won (40) with a pair of Aces
Seat 2: Ben (big blind) showed [Kh Kd] and lost with a pair of Kings
"""
