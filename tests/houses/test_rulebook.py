"""Every numbered rule of docs/rulebook.md has a test named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from sidepot.engine import Illegal

pytestmark = pytest.mark.core

TESTS = Path(__file__).parents[1]
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"

_BOLD = re.compile(r"\*\*([XSCPLKVT]\d+)\*\*")
_NAMED = re.compile(r"test_([xscplkvt]\d+)_")


def rules_of(book: Path) -> set[str]:
    return set(_BOLD.findall(book.read_text("utf-8")))


def named_in(folder: Path) -> dict[str, str]:
    """Rule: one place where it is tested."""
    found = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (named := _NAMED.match(node.name)):
                found[named[1].upper()] = f"{path.name}: {node.name}"
    return found


def test_the_book_has_every_rule():
    book = rules_of(RULEBOOK)
    last = {"X": 18, "S": 10, "C": 24, "P": 11, "L": 16, "K": 8, "T": 25}
    assert {f"{letter}{n}" for letter, many in last.items() for n in range(1, many + 1)} <= book
    assert len([rule for rule in book if rule[0] == "V"]) >= 49


def test_every_rule_has_a_test():
    missing = rules_of(RULEBOOK) - named_in(TESTS).keys()
    assert not missing, f"no test is named after {sorted(missing)}"


def test_every_test_that_names_a_rule_names_one_of_the_book():
    tests, book = named_in(TESTS), rules_of(RULEBOOK)
    unknown = [tests[rule] for rule in tests.keys() - book]
    assert not unknown, f"not in the rulebook: {unknown}"


def test_the_book_refuses_by_the_engines_reasons():
    named = re.findall(r"refused as (.*?)\.", " ".join(RULEBOOK.read_text("utf-8").split()), re.IGNORECASE)
    reasons = {reason for sentence in named for reason in re.findall(r"`([\w-]+)`", sentence)}
    assert len(reasons) == 8
    assert reasons <= {reason.value for reason in Illegal}


def test_a_rule_is_what_the_book_numbers_in_bold(tmp_path):
    book = tmp_path / "book.md"
    book.write_text("**X1** a rule; see X2, `X3` and **bold** words\n- **V12**, as **K4** has it", "utf-8")
    assert rules_of(book) == {"X1", "V12", "K4"}


def test_a_test_is_what_pytest_would_run_in_any_folder(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text("def test_x1_a(): ...\n# def test_x2_b():\ndef helper_x3_c(): ...\n")
    (tmp_path / "helper.py").write_text("def test_x4_d(): ...\n")
    assert named_in(tmp_path) == {"X1": "test_it.py: test_x1_a"}
