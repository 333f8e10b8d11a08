"""A narrow terminal, one that can't draw, and none at all: what long commands show there."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import sidepot

EXAMPLES = Path(__file__).parents[2] / "examples"
WORK = """
from sidepot.cli import progress

progress._SLOW = 0
with progress.progress_bar("check", progress.enough()) as told:
    for done in range(5):
        told(done / 4)
"""


def drawn(kind: str) -> bytes:
    """What is drawn while something is counted, on a terminal of this kind."""
    screen, terminal = pty.openpty()
    environment = {**os.environ, "TERM": kind, "COLUMNS": "60"}
    subprocess.run([sys.executable, "-c", WORK], stderr=terminal, env=environment, timeout=60, check=True)
    os.close(terminal)
    shown = b""
    try:
        while part := os.read(screen, 4096):
            shown += part
    except OSError:  # Linux says so where all has been read
        pass
    os.close(screen)
    return shown


def test_a_bar_is_drawn_on_a_terminal_and_taken_away() -> None:
    shown = drawn("xterm-256color").decode()
    assert "check" in shown
    assert "Ctrl-C: enough" in shown
    assert "100%" in shown
    assert shown.endswith("\x1b[2K")


def test_no_bar_on_a_terminal_that_cannot_draw() -> None:
    assert drawn("dumb") == b""


def test_no_bar_in_a_file() -> None:
    ran = subprocess.run([sys.executable, "-c", WORK], capture_output=True, timeout=60, check=True)
    assert (ran.stdout, ran.stderr) == (b"", b"")


@pytest.mark.parametrize(
    "words",
    [
        ("tournament", "plan", str(EXAMPLES / "three-tables.toml"), "--runs", "1", "--seed", "1"),
        ("simulate", "--players", "rock,caller,maniac", "--hands", "60", "--seed", "1", "--luck"),
    ],
    ids=["plan", "simulate"],
)
def test_tables_fit_60_columns_whole(words: tuple[str, ...]) -> None:
    ran = sidepot(*words, columns=60)
    assert ran.code == 0, ran.err
    assert max(map(len, ran.out.splitlines())) <= 60
    rows = [line.split() for line in sidepot(*words, columns=100).out.splitlines() if line.count("  ") > 1]
    assert len(rows) > 9
    assert [row for row in rows if row not in [line.split() for line in ran.out.splitlines()]] == []


def test_a_tournament_on_a_terminal_that_cannot_draw_is_told_in_lines() -> None:
    screen, terminal = pty.openpty()
    words = ["tournament", str(EXAMPLES / "sit-and-go.toml"), "--seed", "3"]
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", *words], stdout=terminal, env={**os.environ, "TERM": "dumb"},
        timeout=60, check=True,
    )  # fmt: skip
    os.close(terminal)
    shown = os.read(screen, 60_000).decode()
    os.close(screen)
    assert ran.returncode == 0
    assert "level 2: blinds 15/30" in shown
    assert "\x1b" not in shown
