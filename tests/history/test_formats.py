"""Which format a file is of, how its text is read, and what is an amount."""

from __future__ import annotations

from decimal import Decimal

import pytest

from sidepot import house
from sidepot.history.amounts import scaled, shortest, text_of
from sidepot.history.formats import FORMATS, MOST_BYTES, format_for, format_named, format_of, read_file
from sidepot.history.formats import text_of as text_of_file
from sidepot.history.luck import lucks_of
from sidepot.history.read_hand import ReadHand
from sidepot.rules import MAX_CHIPS
from sidepot.words import phrase
from tests.history.samples import FILES, SAMPLES

pytestmark = pytest.mark.core


@pytest.mark.parametrize("name", FILES)
def test_a_sample_is_known_by_its_text_whatever_it_is_called(name):
    text = (SAMPLES / FILES[name]).read_text("utf-8")
    assert format_of("hands.xyz", text).name == name
    assert format_of("hands.xyz", "\ufeff\n" + text).name == name
    assert format_of(FILES["acpc"], text).name in (name, "acpc")


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_written_and_read_by_how_its_name_ends(name):
    assert format_for(FILES[name]).name == name
    assert format_for(FILES[name].upper()).name == name
    assert format_of(FILES[name], "# nothing yet\n").name == name


def test_a_format_that_is_not_there_is_refused_with_those_that_are():
    assert format_named("phh") is FORMATS["phh"]
    for refused in (lambda: format_named("xyz"), lambda: format_for("a.xyz"), lambda: format_of("a.xyz", "hello")):
        with pytest.raises(ValueError, match="own, phh, pokerstars, ohh, acpc"):
            refused()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_may_be_encoded_as_older_programs_did(tmp_path, encoding):
    text = (SAMPLES / FILES["pokerstars"]).read_text("utf-8").split("\n\n\n")[0].replace("Ada", "Adé")
    assert "Adé" in text
    file = tmp_path / "hands.txt"
    file.write_bytes(text.encode(encoding))
    (found,) = read_file(file)
    assert found.record is not None, found.error
    assert "Adé" in found.record.names


def test_a_database_is_no_history(tmp_path):
    file = tmp_path / "club.jsonl"
    file.write_bytes(b"SQLite format 3\x00" + bytes(100))
    with pytest.raises(ValueError, match="database"):
        text_of_file(file)


def test_a_file_that_is_too_large_or_not_there_is_refused(tmp_path):
    file = tmp_path / "large.jsonl"
    with file.open("wb") as opened:
        opened.truncate(MOST_BYTES + 1)
    with pytest.raises(ValueError, match=r"large\.jsonl"):
        text_of_file(file)
    with pytest.raises(ValueError, match=r"gone\.jsonl"):
        text_of_file(tmp_path / "gone.jsonl")


# amounts


@pytest.mark.parametrize(
    ("amount", "chips"),
    [
        (12, 1200), (0, 0), (-3, -300), ("12", 1200), ("12.5", 1250), ("0.05", 5), (Decimal("12.50"), 1250),
        (Decimal("1E+2"), 10_000), (Decimal("-0.01"), -1),
    ],
)  # fmt: skip
def test_an_amount_is_so_many_of_the_smallest_units(amount, chips):
    assert scaled(amount, 2) == chips


@pytest.mark.parametrize(
    ("amount", "says"),
    [
        (True, "True is not an amount"),
        ("twelve", "'twelve' is not an amount"),
        ("1.005", "'1.005' is not an amount"),
        (Decimal("1.005"), "1.005 has more than 2 decimals"),
        (Decimal("NaN"), "NaN is not an amount"),
        (Decimal("Infinity"), "Infinity is not an amount"),
        (Decimal("1E+21"), f"more than {MAX_CHIPS} chips"),
        (1.5, "1.5 is not an amount"),
        (None, "None is not an amount"),
        (MAX_CHIPS, f"more than {MAX_CHIPS} chips"),
    ],
)
def test_what_is_no_amount_is_told(amount, says):
    with pytest.raises(ValueError, match=f"{says}$"):
        scaled(amount, 2)


def test_chips_are_written_with_the_decimals_of_their_currency():
    assert [text_of(1250, decimals) for decimals in (0, 2, 4)] == ["1250", "12.50", "0.1250"]
    assert [text_of(chips, 2) for chips in (-5, 0, 5)] == ["-0.05", "0.00", "0.05"]
    assert [shortest(chips, 2) for chips in (1250, 1200, 1)] == ["12.5", "12", "0.01"]
    assert shortest(1200, 0) == "1200"


# hands read from a part of a file


@pytest.mark.parametrize(("line", "why", "wrong"), [(1, None, 0), (3, phrase("mistake-no-luck", game="draw"), 3)])
def test_lines_are_counted_from_where_a_part_of_a_file_begins(line, why, wrong):
    found = ReadHand(line, None, why, wrong)
    assert found.from_line(1) is found
    later = found.from_line(11)
    assert later.line == line + 10
    assert later.wrong_line == (wrong + 10 if wrong else 0)
    assert later.error == found.error.replace("line 3", "line 13")
    assert ("line 13" in later.error) == bool(wrong)


def test_where_there_is_no_luck_it_is_said_of_which_game():
    with pytest.raises(ValueError, match="in draw: after an all-in"):
        lucks_of([], house("standard", game="draw"))
