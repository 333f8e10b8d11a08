"""The tutorials can be followed: files saved, commands typed, examples run, in the order of the page."""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sidepot.words.catalogue import FOLDER, entries
from test_docs import BLOCK, ROOT, TUTORIALS, name, run

FILE = re.compile(r"\bfile `([\w.-]+)`:\s*$")
"""The block below is what the reader saves under this name."""
LABEL = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
IN_A_BROWSER = ("play.md", "host.md")
OF_THE_TUTORIAL = {"kitchen", "horse"}
"""Houses that are chosen by name."""


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Each block of a page: its kind, its text, and the name of the file it is to be saved as, if it is."""
    text = page.read_text("utf-8")
    found = []
    for block in BLOCK.finditer(text):
        file = FILE.search(text[: block.start()])
        found.append((block[1], block[2], file[1] if file else ""))
    return found


@pytest.mark.parametrize("page", TUTORIALS, ids=name)
def test_a_tutorial_can_be_followed_to_its_end(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, (kind, text, file) in enumerate(blocks(page)):
        if file:
            (tmp_path / file).write_text(text, "utf-8")
        elif kind == "console":
            type_in(text, tmp_path)
        elif kind == "python":
            for statement in ast.parse(text).body:
                run(statement, text.splitlines(), f"{page.name}, block {number + 1}", names)


def type_in(text: str, folder: Path) -> None:
    """Type each command; the lines below it have to be among what it says, in this order."""
    for part in text.split("$ ")[1:]:
        command, *expected = part.splitlines()
        words = shlex.split(command)
        assert words[0] == "sidepot"
        ran = subprocess.run(
            [sys.executable, "-m", "sidepot", *words[1:]],
            cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            env={**os.environ, "NO_COLOR": "1"}, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, f"{command}: {ran.stderr}"
        said = iter(ran.stdout.splitlines())
        for line in expected:
            assert any(line.strip() in each for each in said), f"{command}: {line}"


def test_what_is_wrong_with_a_house_is_said_as_the_tutorial_has_it(tmp_path: Path) -> None:
    page = ROOT / "docs" / "tutorials" / "write-a-house.md"
    mistake = next(text for _, text, file in blocks(page) if file == "mistake.toml")
    (tmp_path / "mistake.toml").write_text(mistake, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "house", "check", "mistake.toml"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr in page.read_text("utf-8")


@pytest.mark.parametrize("page", [page for page in TUTORIALS if page.name in IN_A_BROWSER], ids=name)
def test_what_a_tutorial_says_to_press_stands_on_the_page(page: Path) -> None:
    english = {
        line.partition("=")[2].strip().lower()
        for file in (FOLDER / "en").glob("*.ftl")
        for entry in entries(file.read_text("utf-8")).values()
        for line in entry.splitlines()
    }
    for label in LABEL.findall(page.read_text("utf-8")):
        assert label.lower() in english | OF_THE_TUTORIAL, label
