"""The rulebook by its numbers: what the room and the terminal show is what docs/rulebook.md says."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from sidepot.rules.book import FILE, rulebook

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))
SENTENCES = re.compile(r"\"[^\"\n]*[a-z]{3}[^\"\n]*[(:] ?([CKLPSTVX]\d{1,2})\b[^\"\n]*\"")


def test_it_is_written_from_the_documentation() -> None:
    import rulebook as tool  # type: ignore[import-not-found]

    assert FILE.read_text("utf-8") == tool.written(), "write it again: python tools/rulebook.py"


def test_every_rule_of_the_documentation_is_there() -> None:
    numbers = re.findall(r"^- \*\*([A-Z]\d+)\*\*", (ROOT / "docs" / "rulebook.md").read_text("utf-8"), re.MULTILINE)
    assert list(rulebook()) == numbers
    assert all(rule.text and rule.part for rule in rulebook().values())
    assert rulebook()["X11"].part == "Common rules – Raising after an all-in"


@pytest.mark.parametrize("number", sorted({
    number for file in (ROOT / "src" / "sidepot").rglob("*.py") for number in SENTENCES.findall(file.read_text("utf-8"))
}))  # fmt: skip
def test_a_rule_that_a_sentence_names_is_in_the_book(number: str) -> None:
    assert number in rulebook()


def test_points_are_lines_and_the_terminal_reads_no_marks() -> None:
    lines = rulebook()["X6"].plain().split("\n")
    assert lines[0] == "A player whose turn it is may:"
    assert lines[1] == "- fold, always;"
