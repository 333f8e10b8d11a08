"""What is made of rows stays inside the engine: all others ask a hand by its public names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sidepot

pytestmark = pytest.mark.core

ROOT = Path(sidepot.__file__).parent
BELOW = {"engine", "ranks", "rules"}
"""The engine, and packages that can't know a hand."""
OUTSIDE = sorted(
    file for kind in ("*.py", "*.pxd") for file in ROOT.rglob(kind) if file.relative_to(ROOT).parts[0] not in BELOW
)
FETCHING = "table/prefetch.pxd"
"""It asks for the memory of a hand's parts in advance, and reads nothing."""
PARTS = {"bets", "pots_final", "strengths"}
"""What a hand is made of; its cards and its log go by names that others have too."""
HANDS = {"hand", "course", "opening", "over"}
"""What others call a hand."""
TYPED = {
    "course": {"Course", "new_course"},
    "deeds": {"Deeds"},
    "events": {"new_events"},
    "hand": {"Hand"},
    "log": {"card_at", "card_count", "entry_t", "with_card"},
    "options": {"Options"},
    "plan": {"N_DECK", "N_HELD", "N_SEATS", "N_STEPS", "Plan", "chips_t", "plan_of"},
    "question": {"Question"},
    "quick": {"Quick"},
    "recap": {"Recap"},
    "stakes": {"contested", "stakes_of"},
    "views": {"View"},
}
"""What compiled modules outside may name of each module of the engine."""


def fields(module: str, name: str) -> set[str]:
    """What a compiled class of the engine keeps to itself: all fields that Python does not see."""
    text = (ROOT / "engine" / f"{module}.pxd").read_text()
    body = text.split(f"cdef class {name}")[1].split("\ncdef class")[0]
    kept = re.findall(r"^    cdef (?!readonly|public|inline)([^(\n]+)$", body, re.MULTILINE)
    names = [re.sub(r"\[.*?\]", "", part).split()[-1] for line in kept for part in line.split(",")]
    return {name for name in names if name.isidentifier()}


OWN = fields("course", "Course") | fields("hand", "Hand") | {"cards", "codes"}
ROWS = fields("betting", "Betting") | fields("dealing", "Dealing") | fields("pots", "Pots") | fields("plan", "Plan")
PRIVATE = {
    name
    for file in (ROOT / "engine").glob("*.p*")
    if file.suffix in (".py", ".pxd")
    for name in re.findall(r"\b(?:self|options|hand)\.(_[a-z]\w*)", file.read_text("utf-8"))
}


def read(file: Path) -> Iterator[str]:
    """What a module reads of a hand that is the engine's own."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Attribute):
            continue
        of = node.value
        name = of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""
        if node.attr in PARTS and name != "rules":  # the sizes of bets are a dial
            yield node.attr
        elif name in HANDS and node.attr in OWN:
            yield f"{name}.{node.attr}"
        elif name == "plan" and node.attr in ROWS:
            yield f"plan.{node.attr}"
        elif name in {"hand", "view", "options", "course"} and node.attr in PRIVATE:
            yield f"{name}.{node.attr}"


def named(file: Path) -> Iterator[str]:
    """What a `.pxd` names of the engine that is not for others."""
    for module, names in re.findall(r"^from sidepot\.engine\.(\w+) cimport (.+)$", file.read_text(), re.MULTILINE):
        for name in names.split(","):
            if name.split()[0] not in TYPED.get(module, set()):
                yield f"{module}.{name.strip()}"


@pytest.mark.parametrize("file", OUTSIDE, ids=lambda file: str(file.relative_to(ROOT)))
def test_nobody_outside_reads_the_rows_of_a_hand(file: Path) -> None:
    if str(file.relative_to(ROOT)) == FETCHING:
        return
    found = sorted(set(named(file) if file.suffix == ".pxd" else read(file)))
    assert not found, f"these are the engine's own, ask by the names that are for all: {found}"


def test_the_fields_are_found() -> None:
    assert {"began", "waiting"} <= OWN
    assert {"stacks", "holes", "order", "street_of"} <= ROWS
    assert "_facts" in PRIVATE
