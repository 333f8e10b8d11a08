"""Every command's help has examples, and the command understands them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from cli.command import sidepot, understood
from sidepot.cli import COMMANDS, made_for


def commands(command: Any, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with the words that lead to it."""
    yield words, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*words, name))


EVERY = list(commands(get_command(made_for(["--help"]))))


def test_every_command_is_looked_at() -> None:
    assert {words[0] for words, _ in EVERY if words} == set(COMMANDS)


@pytest.mark.parametrize(("words", "command"), EVERY, ids=[" ".join(words) or "sidepot" for words, _ in EVERY])
def test_the_examples_of_a_help_are_understood(words: tuple[str, ...], command: Any) -> None:
    examples = [line for line in (command.epilog or "").splitlines() if line.startswith("sidepot")]
    assert examples
    for line in examples:
        given = shlex.split(re.sub(r" > \S+$", "", line))[1:]
        assert given[: len(words)] == list(words) or words == ("tournament", "play"), line
        understood(given)


RUN = [(words, command) for words, command in EVERY if words[:1] in {("explain",), ("rank",), ("icm",), ("house",)}]
"""Those that answer at once; examples of the others are run by the tests of README and docs, or would open a room."""


@pytest.mark.parametrize(("words", "command"), RUN, ids=[" ".join(words) for words, _ in RUN])
def test_the_examples_of_a_help_work(
    words: tuple[str, ...], command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text(sidepot("house", "show", "kitchen", "--toml").out, "utf-8")
    for line in command.epilog.splitlines():
        if line.startswith("sidepot"):
            ran = sidepot(*shlex.split(re.sub(r" > \S+$", "", line))[1:])
            assert (ran.code, bool(ran.out), ran.err) == (0, True, ""), line


@pytest.mark.parametrize("words", [words for words, _ in EVERY], ids=" ".join)
def test_help_fits_a_narrow_terminal(words: tuple[str, ...]) -> None:
    ran = sidepot(*words, "--help", columns=60)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 60
    assert "Example" in ran.out


def test_the_version() -> None:
    assert sidepot("--version").out == f"sidepot {version('sidepot')}\n"


def test_a_tournaments_file_is_checked_for_people() -> None:
    told = sidepot("tournament", "check", "examples/kitchen-timed.toml").out.splitlines()
    assert told[1] == "6 chairs, 10,000 chips, 1 level by hands"


def test_a_tournaments_file_is_checked_for_programs() -> None:
    data = sidepot("tournament", "check", "examples/pineapple.toml", "--json").data
    assert (data["fine"], data["house"], data["players"]) == (True, "pineapple", 12)
    ran = sidepot("tournament", "check", "none.toml", "--json")
    assert (ran.code, ran.data) == (2, {"fine": False, "error": "there is no file none.toml"})
