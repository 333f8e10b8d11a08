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


def test_convert_writes_over_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text("mine", "utf-8")
    ran = sidepot("convert", OWN, str(out))
    assert ran.code == 2
    assert "is there already" in ran.err
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
