"""Every numbered rule of docs/rulebook.md has a test named after it, or a reason why it has none yet."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.core

TESTS = Path(__file__).parents[1]
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"

LATER: dict[str, str] = {}

_BOLD = re.compile(r"\*\*([XSCPLKV]\d+)\*\*")
_NAMED = re.compile(r"test_([xscplkv]\d+)_")


def rules_of_the_book() -> set[str]:
    return set(_BOLD.findall(RULEBOOK.read_text("utf-8")))


def rules_with_a_test() -> dict[str, str]:
    """Rule: one place where it is tested."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (named := _NAMED.match(node.name)):
                found[named[1].upper()] = f"{path.name}: {node.name}"
    return found


def test_the_book_has_every_rule():
    book = rules_of_the_book()
    last = {"X": 17, "S": 10, "C": 24, "P": 11, "L": 16, "K": 8}
    assert {f"{letter}{n}" for letter, many in last.items() for n in range(1, many + 1)} <= book
    assert len([rule for rule in book if rule[0] == "V"]) >= 49


def test_every_rule_has_a_test_or_a_reason():
    missing = rules_of_the_book() - set(rules_with_a_test()) - set(LATER)
    assert not missing, f"neither a test nor a reason: {sorted(missing)}"


def test_a_rule_with_a_test_needs_no_reason():
    both = set(rules_with_a_test()) & set(LATER)
    assert not both, f"a test and a reason why there is none: {sorted(both)}"


def test_every_test_and_every_reason_names_a_rule_of_the_book():
    tests, book = rules_with_a_test(), rules_of_the_book()
    unknown = [tests[rule] for rule in tests.keys() - book] + sorted(LATER.keys() - book)
    assert not unknown, f"not in the rulebook: {unknown}"


def test_every_reason_says_something():
    assert all(len(reason.split()) >= 4 for reason in LATER.values())
