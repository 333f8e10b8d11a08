"""README and docs are true today: every example in them runs, in the order of the page."""

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sidepot.rules import parse_house

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
TOLD = re.compile(r"  # (True|False|None|\d+|[(\['\"].*|Options\(.*)$")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for language, text in BLOCK.findall(page.read_text("utf-8")) if language == kind]


def with_block(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


def name(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", with_block("python"), ids=name)
def test_the_python_on_a_page_runs_and_says_what_the_page_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    for number, text in enumerate(blocks(page, "python")):
        for statement in ast.parse(text).body:
            run(statement, text.splitlines(), f"{page.name}, block {number + 1}", names)


def run(statement: ast.stmt, lines: list[str], where: str, names: dict[str, object]) -> None:
    """Run one statement; where its line ends in a comment with a value, the value has to be that."""
    told = TOLD.search(lines[(statement.end_lineno or 0) - 1])
    if isinstance(statement, ast.Expr) and told:
        value = eval(compile(ast.Expression(statement.value), where, "eval"), names)
        assert repr(value) == told[1], f"{where}: {lines[statement.lineno - 1]}"
    else:
        exec(compile(ast.Module([statement], []), where, "exec"), names)


def shown() -> list[tuple[str, str]]:
    return [
        (page.name, line.removeprefix("$ "))
        for page in PAGES
        for text in blocks(page, "console")
        for line in text.splitlines()
        if line.startswith("$ ")
    ]


@pytest.mark.parametrize(("page", "command"), shown())
def test_the_commands_on_a_page_work(page: str, command: str) -> None:
    words = shlex.split(command.removesuffix("< /dev/null"))
    assert words[0] == "sidepot"
    environment = {**os.environ, "MPLBACKEND": "Agg", "NO_COLOR": "1"}
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", *words[1:]],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.parametrize("page", with_block("toml"), ids=name)
def test_the_house_files_on_a_page_are_houses(page: Path) -> None:
    for text in blocks(page, "toml"):
        tomllib.loads(text)
        parse_house(text, page.name)


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([\w./-]+\.md)(?:#[\w-]+)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
