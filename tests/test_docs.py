"""README and docs are true today: every example in them runs, in the order of the page."""

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from cli.command import understood
from sidepot.engine.stored import ENGINE, FORMAT
from sidepot.players import PLAYERS
from sidepot.room.settings.config import Config
from sidepot.room.settings.permanent_tables import offers_of
from sidepot.rules import Bet, Deal, Exchange, Game, Ranking, Throw, games, parse_house
from sidepot.tournament.sheet_keys import FIELD, KEYS

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
"""Followed from the first line to the last by tests/test_tutorials.py."""
TOLD = re.compile(r"(?:^|  )# (True|False|None|-?\d+|[(\['\"].*[)\]'\"]|[A-Z]\w+\(.*\))(?:: .*)?$")
"""A value, which may be explained after a colon."""
PRINTED = re.compile(r"^ *print\(.*\)(?:  +# (.*)|\n((?:#.*\n)+))", re.MULTILINE)
"""What is printed stands beside or below."""
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KINDS = {"python", "console", "toml", "json", "sh", "text"}
"""What has a test: JSON stands on the protocol's page alone, whose test is among the room's."""


def blocks(page: Path, kind: str) -> list[str]:
    return [text for language, text in BLOCK.findall(page.read_text("utf-8")) if language == kind]


def with_block(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


def name(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", with_block("python"), ids=name)
def test_the_python_on_a_page_runs_and_says_what_the_page_says(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    for number, text in enumerate(blocks(page, "python")):
        found = 0
        for statement in ast.parse(text).body:
            found += run(statement, text.splitlines(), f"{page.name}, block {number + 1}", names)
        assert found == len([line for line in text.splitlines() if TOLD.search(line)]), f"block {number + 1}"
        printed = capsys.readouterr().out.splitlines()
        for beside, below in PRINTED.findall(text + "\n"):
            line = beside or " ".join(part.lstrip("# ") for part in below.splitlines())
            assert line in printed, f"{page.name}, block {number + 1}"


def run(statement: ast.stmt, lines: list[str], where: str, names: dict[str, object]) -> bool:
    """Run one statement; where a comment at its end or below it has a value, the value has to be that."""
    last = statement.end_lineno or 0
    below = lines[last] if lines[last : last + 1] and lines[last].startswith("#") else ""
    told = TOLD.search(lines[last - 1]) or TOLD.search(below)
    if not isinstance(statement, ast.Expr) or not told:
        exec(compile(ast.Module([statement], []), where, "exec"), names)
        return False
    value = eval(compile(ast.Expression(statement.value), where, "eval"), names)
    assert repr(value) == told[1], f"{where}: {lines[statement.lineno - 1]}"
    return True


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
    words = shlex.split(command)
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
        data = tomllib.loads(text)
        if "lobby" in data:
            assert offers_of(msgspec.convert(data, Config).lobby)
        else:
            parse_house(text, page.name)


@pytest.mark.parametrize("page", [*PAGES, *TUTORIALS], ids=name)
def test_no_block_of_a_page_escapes_the_tests(page: Path) -> None:
    found = BLOCK.findall(page.read_text("utf-8"))
    assert len(re.findall(r"^\s*(?:```|~~~)", page.read_text("utf-8"), re.MULTILINE)) == 2 * len(found)
    assert {language for language, _ in found} <= KINDS
    assert page.name == "protocol.md" or not blocks(page, "json")


def typed(page: Path) -> list[str]:
    """What is to be typed by hand: it would open a room, need one, or set something up."""
    lines = [line for kind in ("sh", "text") for text in blocks(page, kind) for line in text.splitlines()]
    return [shown for line in lines if (shown := line.partition("  #")[0].strip())]


@pytest.mark.parametrize("page", with_block("sh") + with_block("text"), ids=name)
def test_what_is_to_be_typed_on_a_page_could_be(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in typed(page):
        words = (
            [word for word in shlex.split(line) if not re.match(r"[A-Z_]+=", word)] if "make" in line else line.split()
        )
        if words[0] == "make":
            assert set(words[1:]) <= targets, f"{page.name}: {line}"
        elif words[0].endswith("sidepot"):
            understood(words[1:])


def test_every_setting_of_a_room_is_on_its_page() -> None:
    page = (ROOT / "docs" / "room.md").read_text("utf-8")
    for setting in Config.__struct_fields__:
        assert f"`{setting}`" in page, setting


def anchors(page: Path) -> set[str]:
    """What `#…` can lead to: a page's headings as the site and GitHub write them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip()) for heading in headings}


@pytest.mark.parametrize("page", [*PAGES, *TUTORIALS], ids=name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if "://" not in target:
            file, _, anchor = target.partition("#")
            found = page.parent / file if file else page
            assert found.exists(), target
            assert not anchor or anchor in anchors(found), target


def test_every_test_that_the_page_on_security_names_is_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = re.findall(r"`(?:(test_\w+\.py)(?:::)?)?(test_\w+)?(…)?`", page)
    assert len(named) > 30
    for file, test, more in named:
        files = [ROOT / "tests" / "room" / file] if file else list((ROOT / "tests" / "room").glob("test_*.py"))
        texts = [found.read_text("utf-8") for found in files]
        assert not test or any(f"def {test}" + ("" if more else "(") in text for text in texts), f"{file} {test}"


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table below a line of a page that begins so, without its head."""
    lines = (ROOT / "docs" / page).read_text("utf-8").partition(f"\n{heading}")[2].partition("\n|---")[2].splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[1 : lines.index("")]]


def test_the_defaults_of_a_room_are_those_on_its_page() -> None:
    told = {}
    for settings, _, defaults in rows("room.md", "| setting |"):
        names = re.findall(r"`(\w+)`", settings)
        values = [value.strip("`") for value in re.sub(r" \(.*\)", "", defaults).split(", ")]
        told |= dict(zip(names, values, strict=True))
    assert told.pop("lobby") == "below"
    real = {name: getattr(Config(), name) for name in Config.__struct_fields__ if name != "lobby"}
    assert told == {name: str(value or ("" if value in ("", ()) else value)).lower() for name, value in real.items()}


def test_every_key_of_a_tournaments_file_is_on_its_page() -> None:
    cells = [row[0] for row in rows("tournaments.md", "| key |")]
    named = {key.strip("[]") for cell in cells for key in re.findall(r"`([^`]+)`", cell)}
    assert named == {*KEYS, "bot", "dials", "field", "points"} - {"name", "about"}
    told = " ".join(" ".join(row) for row in rows("tournaments.md", "| key |"))
    inner = [key for takes in (*KEYS.values(), FIELD) if isinstance(takes, dict) for key in takes]
    assert not [key for key in inner if f"`{key}`" not in told]


def test_the_versions_of_a_stored_hand_are_those_on_its_page() -> None:
    told = next(row for row in rows("engine.md", "| field |") if row[0] == "`format`, `engine`")
    assert re.findall(r"\((\d+)\)", told[1]) == [str(FORMAT), str(ENGINE)]


def test_every_player_that_comes_along_is_on_its_page() -> None:
    assert [name for row in rows("players.md", "| name |") for name in re.findall(r"`(\w+)`", row[0])] == [*PLAYERS]


def test_every_field_of_a_game_is_on_its_page() -> None:
    cells = " ".join(row[0] for row in rows("variants.md", "| field |"))
    fields = {field for part in (Game, Deal, Bet, Exchange, Throw, Ranking) for field in part.__struct_fields__}
    assert set(re.findall(r"`(?:\w+\.)?(\w+)`", cells)) == fields - {"name"}


def test_the_new_game_of_the_page_can_be_added() -> None:
    code = next(text for text in blocks(ROOT / "docs" / "variants.md", "text") if text.startswith("def "))
    names = {**vars(games)}
    exec(code, names)
    made = names["late_pineapple"]()
    assert isinstance(made, Game)
    assert [street.thrown for street in made.by_street] == [0, 0, 1, 0]


PATH = re.compile(r"`(?!bench/.*NAME)((?:src/sidepot/|tests/|examples/|docs/)?[\w/-]+\.(?:py|toml|npy|js|md|pyi|c))`")
FOLDERS = ("", "src/sidepot", "src/sidepot/players", "src/sidepot/table", "examples", "tests/room")


@pytest.mark.parametrize("page", [*PAGES, *TUTORIALS], ids=name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    for file in PATH.findall(text):
        saved = f"file `{file}`:" in text
        assert saved or any((ROOT / folder / file).is_file() for folder in FOLDERS), file


def test_the_places_that_tell_a_new_game_have_what_the_page_says() -> None:
    places = [re.findall(r"`([^`]+)`", row[0]) for row in rows("variants.md", "| where |")]
    assert places
    for file, what in places:
        text = (ROOT / "src" / "sidepot" / file).read_text("utf-8")
        assert re.search(rf"^(?:export const )?{what}\b", text, re.MULTILINE), file


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/variants.md", "docs/players.md"])
def test_the_files_a_contributor_is_sent_to_are_there(page: str) -> None:
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    named = {word for span in re.findall(r"`([^`\n]+)`", text) for word in span.split() if FILE.fullmatch(word)}
    assert named
    missing = [name for name in named if not any(here(folder, name) for folder in PLACES)]
    assert missing == []


FILE = re.compile(r"(?:[\w.-]+/)+[\w.*-]*|[\w-]+\.(?:py|toml|md|ftl|pxd)")
PLACES = (ROOT, ROOT / "src" / "sidepot", *(ROOT / "src" / "sidepot").glob("*/"))
"""Where a path in the documentation may begin: here, in the package, or in the part of it that is spoken of."""
MADE = ("site/", ".venv/", "build/", ".cache/")


def here(folder: Path, name: str) -> bool:
    """Whether there is such a file; NAME and LANGUAGE stand for any."""
    pattern = re.sub(r"NAME|LANGUAGE", "*", name)
    return name.startswith(MADE) or any(folder.glob(pattern.rstrip("/")))
