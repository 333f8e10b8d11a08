"""How much fits is said in `sidepot.rules.steps`; rows in C and rows in plain Python are as long as that."""

import re
from pathlib import Path
from runpy import run_path

import pytest

import sidepot
from sidepot import house, shuffled, start
from sidepot.engine import hand as engine
from sidepot.engine import plan
from sidepot.equity import equity, playout
from sidepot.rules import Bet, Deal, Game, Ranking, Throw, steps

pytestmark = pytest.mark.core

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


def test_spots_that_are_played_out_have_room_for_every_game():
    declared = (ROOT / "equity" / "playout.pxd").read_text("utf-8")
    told = {name: int(number) for name, number in re.findall(r"^    N_(\w+) = (\d+)$", declared, re.MULTILINE)}
    assert told == {
        "SEATS": playout.SEATS, "BOARDS": playout.BOARDS, "RANKINGS": steps.RANKINGS, "PARTS": playout.PARTS,
        "STEPS": playout.MOST_STEPS, "DECK": playout.CARDS,
    }  # fmt: skip
    assert (playout.SEATS, playout.BOARDS, playout.MOST_STEPS) == (steps.SEATS, plan.BOARDS, 2 * steps.STEPS)


def test_the_longest_game_is_played_out():
    """Each card that is dealt is thrown away again, as often as a game has steps."""
    swapping = (Deal(down=1), Throw()) * ((steps.STEPS - 4) // 2)
    game = Game("swap", (Deal(down=2), *swapping, Deal(board=5), Bet(), Bet()), (Ranking(may=2),))
    assert len(game.steps) == steps.STEPS
    assert sum(equity(["AsKs", "QhQd"], game=game, samples=2, seed=1).equity) == pytest.approx(1)


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*.pxd")), ids=lambda file: str(file.relative_to(ROOT)))
def test_rows_in_c_name_what_they_hold(file):
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
