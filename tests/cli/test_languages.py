"""Every command in every language: no English word is left, and no message is missing."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cli.command import Ran, sidepot
from sidepot.arena import simulate
from sidepot.cli import COMMANDS
from sidepot.cli.packages import FOR_USERS
from sidepot.history.formats import FORMATS
from sidepot.history.own import write_line
from sidepot.history.store import Store
from sidepot.players import PLAYERS
from sidepot.rules import NAMES as HOUSES
from sidepot.rules import read_house
from sidepot.rules.games import GAMES
from sidepot.words import AREAS, LANGUAGES, Words
from sidepot.words.catalogue import text_of

OTHERS = [language for language in LANGUAGES if language != "en"]
EXAMPLES = Path(__file__).parents[2] / "examples"
WORD = re.compile(r"\b[^\W\d_]{3,}\b")
TYPED = re.compile(
    r"--[a-z][\w-]*(?:[ =](?:NAME|N|K))?"
    r"|\S*[/\\.=:_]\w\S*|sidepot [a-z]+|(?:make|apt-get|pip) [\w-]+( gcc)?"
    r"|(?:[2-9TJQKA][cdhs]){2,}\b|[AKQJT]{2}s\b"
)
"""Options, paths, commands and cards stand as they are typed."""
NAMES = {
    # players and their kinds
    "Ada", "Ben", "Cleo", "Dov", "Eva", "Nobody", "nobody", "heron", "moody", "absent", *PLAYERS,
    # what is called something: houses, games, formats, the tournaments of the examples, folders here
    *GAMES, *HOUSES, *FORMATS, *WORD.findall(" ".join(HOUSES)), "nowhere", "avx", "guest", "vacío", "simulate",
    # programs, extras and what they are installed from
    "sidepot", "Python", "Linux", "Darwin", "SQLite", *FOR_USERS,
    # what poker calls the same everywhere
    "VPIP", "PFR", "WTSD", "BTN", "UTG",
}  # fmt: skip
DIALS = {word for house in HOUSES for word in WORD.findall(str(read_house(house).rules.dials))}
"""The names and values of dials are typed in house files as they are shown."""
NAMED = re.compile(r'^name = "(.+)"', re.MULTILINE)
NAMED = re.compile(r'^name = "(.+)"', re.MULTILINE)
NARROW = 60
"""Columns of a terminal in which a word that is cut off or broken would be in no catalogue."""
TITLES = re.compile("|".join(NAMED.findall("\n".join([file.read_text("utf-8") for file in EXAMPLES.glob("*.toml")]))))
"""What the tournaments of the examples are called."""

CASES = (
    "check hands.jsonl",
    "check hands.jsonl broken.jsonl",
    "check sunday.ots hands.jsonl",
    "check vacío",
    "convert hands.jsonl out.txt",
    "convert hands.jsonl there.txt",
    "convert hands.jsonl",
    "convert hands.jsonl out.jsonl --as caller",
    "convert hands.jsonl out.ots",
    "convert sunday.ots out.jsonl",
    "hands search --store hands.db --limit 3",
    "hands search --store hands.db --player nobody",
    "hands import hands.jsonl --store new.db",
    "hands import hands.jsonl --store hands.db",
    "hands show 2 --store hands.db",
    "stats hands.jsonl",
    "stats hands.db --player maniac",
    "stats hands.jsonl --player Nobody",
    "replay hands.jsonl --plain --hand 3",
    "replay hands.jsonl --fork 1 --rollouts 5 --seed 1 --players caller",
    "replay hands.jsonl --fork 1 --auto --seed 1",
    "replay hands.jsonl --hand 99",
    "replay hands.jsonl --auto",
    "equity AsKs QhQd",
    "equity AsKs QQ+,AKs --samples 500 --seed 1 --by-hand",
    "equity As2s3d4d KsKd9h8h --game omaha8 --samples 500 --seed 1",
    "equity AsKs QhQd --board 2c3c4c --second-board 5h6h7h",
    "equity AsKs QhQd --by-hand --of 3",
    "icm --stacks 1500,1200,975 --payouts 100,76",
    "icm --stacks 1500,1200,975 --payouts 100,76 --samples 100 --seed 1",
    "icm --stacks x --payouts 1",
    "rank AsKdQcJhTs 2c3d4h5s6c",
    "rank AsAdKsKdQc --game drawmaha --board AhKh2c",
    "house list",
    "house show kitchen",
    "house check Ada.toml",
    "house check nowhere",
    "explain --stacks 1000,1000,700",
    'explain --blinds 50/100 --stacks 1000,1000,700 --line "r300 c"',
    'explain --house cardroom --limit fixed --stacks 9,9,9 --line "r3 r4"',
    'explain --stacks 99,99 --hole AsKs,QhQd --board Ah7s2c --line "a c"',
    'explain --game stud --limit fixed --ante 1 --stacks 99,99,99 --line "b c"',
    'explain --game triple27 --limit fixed --stacks 99,99 --cards --line "c x"',
    'explain --house pineapple --stacks 5000,5000 --line "x x x x"',
    "explain --stacks 9,x",
    "explain --stacks 9,9 --view 4",
    "explain --stacks 9,9 --set cap",
    "simulate --players rock,maniac --hands 60 --seed 1",
    "simulate --players rock,random --hands 10 --seed 1 --house horse",
    "simulate --players rock,caller --hands 11 --seed 1 --game triple27 --limit fixed",
    "tournament check pineapple.toml",
    "tournament check http-league.toml",
    "tournament kitchen-timed.toml --seed 7",
    "tournament sit-and-go.toml --seed 7",
    "tournament three-tables.toml --seed 7",
    "tournament league-season.toml --seed 7 --players rock,caller,maniac,random --stop-after 1",
    "tournament plan sit-and-go.toml --runs 2 --seed 1 --by 1:00",
    "tournament plan sit-and-go.toml --by x",
    "tournament sit-and-go.toml --log a --continue b",
    "tournament sit-and-go.toml --bot heron",
    "tournament sit-and-go.toml --continue hands.jsonl",
    "tournament sit-and-go.toml --stop-after 2",
    "doctor",
    "play --seed 7 --hands 1 --players 3",
    "play --house horse --seed 7 --hands 2 --players 3 --stacks 100",
    "play --players 99",
    "play --against nobody",
)
"""Small runs of every command, and what they refuse; what a room says is told in test_room_languages.py."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the commands read."""
    found = tmp_path_factory.mktemp("languages")
    store = found / "hands.db"
    simulate("standard", ["rock", "caller", "maniac"], hands=60, seed=3, stack=20, into=store)
    with Store(store, readonly=True) as opened:
        lines = [write_line(record) + "\n" for record in opened.records()]
    (found / "hands.jsonl").write_text("".join(lines))
    (found / "there.txt").write_text("")
    (found / "vacío").mkdir()
    (found / "Ada.toml").write_text("straddle = true\nbomb_pot = 5\n")
    for sheet in EXAMPLES.glob("*.toml"):
        shutil.copy(sheet, found)
    return found


@pytest.fixture
def there(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of it, to work in."""
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)


class Texts(Visitor):
    """What is said in messages, without their names and arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(TYPED.sub(" ", node.value))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that a language's catalogue says."""
    texts = Texts()
    for area in AREAS:
        texts.visit(FluentParser().parse(text_of(language, area)))
    return frozenset(WORD.findall(" ".join(texts.found).casefold()))


def foreign(text: str, language: str) -> set[str]:
    """The words of an output that are in no message of the language, and are no names."""
    flat = " ".join(text.replace("│", " ").split())
    found = WORD.findall(TYPED.sub(" ", TITLES.sub(" ", flat)))
    return {word for word in found if word.casefold() not in vocabulary(language) and word not in NAMES | DIALS}


def said_in(language: str, words: str, columns: int = 80) -> Ran:
    """A command in a language, of which each message has to be there."""
    whole = Words._found

    def found(self: Words, message: str) -> object:
        assert self.language == "en" or message.partition(".")[0] in self._areas, f"{message} is not translated"
        return whole(self, message)

    with patch.dict(os.environ, {"LANG": f"{language.replace('-', '_')}.UTF-8"}), patch.object(Words, "_found", found):
        os.environ.pop("LC_ALL", None)
        return sidepot(*shlex.split(words), columns=columns)


def test_every_command_is_here() -> None:
    assert {case.split()[0] for case in CASES} == set(COMMANDS) - {"serve", "room"}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.usefixtures("there")
def test_a_command_speaks_one_language(case: str, language: str) -> None:
    ran = said_in(language, case, NARROW)
    assert foreign(ran.out + ran.err, language) == set()
    assert "{" not in ran.out + ran.err


@pytest.mark.parametrize("language", ["C", "tlh_QO"])
@pytest.mark.parametrize("case", [case for case in CASES if " import " not in case][::6])
@pytest.mark.usefixtures("there")
def test_without_a_language_that_is_known_it_is_english(case: str, language: str) -> None:
    english = said_in("en", case).out
    assert english.splitlines() == said_in(language, case).out.splitlines()
    assert sidepot(*shlex.split(case)).out == english
