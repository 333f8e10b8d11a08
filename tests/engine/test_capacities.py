"""How much fits is said in `sidepot.rules.steps`; rows in C and rows in plain Python are as long as that."""

import re
from pathlib import Path
from runpy import run_path

import pytest

import sidepot
from sidepot import house, shuffled, start
from sidepot.engine import hand as engine
from sidepot.engine import plan
from sidepot.rules import steps

ROOT = Path(sidepot.__file__).parent
ROW = re.compile(r"^\s+cdef [\w ]+? (\w+)\[([^\]:]+)\]$", re.MULTILINE)


def test_the_capacities_in_c_are_those_of_the_rules():
    told = dict(re.findall(r"^    N_(\w+) = (\d+)$", (ROOT / "engine" / "plan.pxd").read_text("utf-8"), re.MULTILINE))
    assert {name: int(number) for name, number in told.items()} == {
        "SEATS": steps.SEATS, "HELD": steps.CARDS_A_SEAT, "BOARD": steps.BOARD, "BOARDS": plan.BOARDS,
        "STEPS": steps.STEPS, "RANKINGS": steps.RANKINGS, "DECK": 52,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("module", "names"),
    [("log", {"ENTRIES": "ROOM"}), ("deeds", {"STREETS": "STREETS"}), ("quick", {"MOVES": "MOST"}),
     ("recap", {"KINDS": "KINDS", "PLACES": "PLACES"})],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_rows_of_a_module_have_the_room_it_says(module, names):
    declared = (ROOT / "engine" / f"{module}.pxd").read_text("utf-8")
    told = dict(re.findall(r"^    N_(\w+) = (\d+)$", declared, re.MULTILINE))
    said = run_path(str(ROOT / "engine" / f"{module}.py"))
    assert {name: int(number) for name, number in told.items()} == {name: said[own] for name, own in names.items()}


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*.pxd")), ids=lambda file: str(file.relative_to(ROOT)))
def test_rows_in_c_name_what_they_hold(file):
    if file.name in ("scalar.pxd", "deck.pxd") or file.parent.name == "equity":
        pytest.skip("cards below the engine: they know no capacities")
    for name, size in ROW.findall(file.read_text("utf-8")):
        assert "N_" in size, f"{name}[{size}]: {file.name} counts by hand"


@pytest.mark.skipif(not engine.__file__.endswith(".py"), reason="rows of the compiled build are seen in its .pxd files")
def test_rows_in_plain_python_are_as_long():
    hand = start(house("standard"), [100] * 3, 0, shuffled(1))
    for row in (hand.began, hand.bets.stacks, hand.bets.wagers, hand.bets.paid, hand.cards.held, hand.cards.sets):
        assert len(row) == steps.SEATS
    assert len(hand.cards.holes) == steps.SEATS * steps.CARDS_A_SEAT
    assert len(hand.cards.boards) == 2 * steps.BOARD
    for row in (hand.plan.op, hand.plan.down, hand.plan.board, hand.plan.opens, hand.plan.onto_board):
        assert len(row) == steps.STEPS
    assert len(hand.plan.straddles) == steps.SEATS - 2
