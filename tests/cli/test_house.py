"""`sidepot house`: list, show and check."""

import pytest

from sidepot.rules import DIALS, NAMES, house, parse_house, read_house
from tests.cli.command import sidepot


def test_list_tells_the_five_houses_with_their_sentence():
    ran = sidepot("house", "list")
    assert ran.code == 0
    for name in NAMES:
        assert f"{name} {read_house(name).about}" in ran.flat
    assert [row["name"] for row in sidepot("house", "list", "--json").data] == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_show_names_every_dial_and_marks_what_differs_from_standard(name):
    lines = sidepot("house", "show", name).out.splitlines()
    rows = {line[3:].split()[0]: line for line in lines if line[1:3] == "  " and line[3:4].strip()}
    usual, rules = house("standard"), house(name)
    for dial in DIALS:
        assert rows[dial].startswith("*") == (getattr(rules, dial) != getattr(usual, dial)), dial


@pytest.mark.parametrize("name", NAMES)
def test_show_toml_is_a_complete_file_of_the_same_house(name, tmp_path):
    text = sidepot("house", "show", name, "--toml").out
    assert parse_house(text, "x.toml").rules == house(name)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert sidepot("house", "check", str(tmp_path / "mine.toml")).code == 0
    assert sidepot("house", "show", str(tmp_path / "mine.toml"), "--json").data["about"] == read_house(name).about


def test_show_json_has_dials_and_differences():
    data = sidepot("house", "show", "cardroom", "--json").data
    assert data["dials"]["cap"] == 4
    assert data["differs"]["cap"] is None
    assert data["limits"]["pot"] == {"min_raise": "flat"}


def test_show_of_no_house_says_which_there_are():
    ran = sidepot("house", "show", "casino")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no house 'casino': standard, cardroom" in ran.err


def test_check_of_a_fine_file_says_so_and_what_is_unusual(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('based_on = "standard"\nmin_raise = "any"\nlimit = "pot"\n', "utf-8")
    ran = sidepot("house", "check", str(path))
    assert ran.code == 0
    assert "mine is fine, and unusual" in ran.flat
    assert "A raise is anything from one chip to the pot" in ran.flat
    data = sidepot("house", "check", str(path), "--json").data
    assert data["fine"] is True
    assert len(data["says"]) == 2


def test_check_of_an_empty_file_says_that_it_sets_nothing(tmp_path):
    (tmp_path / "empty.toml").write_bytes(b"")
    ran = sidepot("house", "check", str(tmp_path / "empty.toml"))
    assert ran.code == 0
    assert "empty is fine. It sets nothing of its own" in ran.flat


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"antee = 5", "there is no dial 'antee': did you mean ante?"),
        (b"cap = 0", "cap = 0 is not possible: it takes a whole number, 1 or more"),
        (b"cap = 0\nante = -1", "ante = -1 is not possible: it takes a whole number of chips"),
        (b"ante = true", "ante = True is not possible"),
        (b"ante = 1.5", "ante = 1.5 is not possible"),
        (b"rake = nan", "rake = nan is not possible: it takes a percentage"),
        (b"ante = 9007199254740993", "ante = 9007199254740993 is not possible"),
        (b'limit = "none"', "limit = 'none' is not possible: it takes one of no, pot, fixed, spread"),
        (b'limit = "spread"', "limit = 'spread' needs bets"),
        (b"blinds = [5]", "blinds = (5,) is too short"),
        (b"ante = 1000", "ante = 1000 is more than the smallest buy-in gives"),
        (b'based_on = "casino"', "based_on = 'casino' is not a house"),
        (b"[limits.pot]\nhalf_counts = true", "[limits.pot]: half_counts = true belongs to fixed limit"),
        (b"[limits.pott]\ncap = 3", "limit = 'pott' is not possible"),
        (b"cap 4", "is not TOML"),
        (b"x = " + b"[" * 30_000, "line 1: more than 6 lists and tables within each other"),
        (b".".join([b"a"] * 15_000) + b" = 1", "line 1: more than 5 parts of a key"),
        (b"ante = " + b"9" * 5_000, "is not TOML"),
        (b"\xff\xfe\x00", "is not UTF-8 text (byte 1)"),
        (b"#" * 200_000, "is larger than 32768 bytes"),
    ],
)
def test_check_of_a_wrong_file_gives_the_reason_and_what_would_be_right(content, says, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    ran = sidepot("house", "check", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    again = sidepot("house", "check", str(path), "--json")
    assert again.code == 2
    assert says in again.data["error"]


def test_check_of_what_is_no_file(tmp_path):
    (tmp_path / "dir.toml").mkdir()
    assert "Is a directory" in sidepot("house", "check", str(tmp_path / "dir.toml")).err
    assert "there is no file" in sidepot("house", "check", str(tmp_path / "gone.toml")).err
    assert "has to end in .toml" in sidepot("house", "check", str(tmp_path)).err
    assert "has to end in .toml" in sidepot("house", "check", "").err


@pytest.mark.parametrize("words", [("house",), ("--help",), ("house", "--help"), ("house", "check", "--help")])
def test_help_is_shown(words):
    assert "Usage: sidepot" in sidepot(*words).out


@pytest.mark.parametrize("command", ["explain", "play", "house"])
def test_help_has_examples(command):
    assert "Examples:" in sidepot(command, "--help").out
