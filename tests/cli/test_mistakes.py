"""What is wrong with files, cards and hands is told in every language: each message by input that is really wrong."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from cli import badhistories, badhouses, badsheets
from cli.command import sidepot
from cli.test_languages import foreign
from history.samples import FILES, SAMPLES
from sidepot.words import LANGUAGES, Words
from sidepot.words.catalogue import entries, text_of

OTHERS = [language for language in LANGUAGES if language != "en"]
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\[[^\]]*\]|\([A-Z]\d+\)")
"""What was given stands in quotes or brackets, and is as it was typed; so are the numbers of rules."""
FROM_PYTHON = re.compile(r"(?:TOML|JSON)\W.+")
"""What the parsers of TOML and JSON say."""
RARE = """
all-in-left amount-fine big-blind blinds-row bring-in-is cant-decimals cant-discards cant-no-blinds
cant-one-board cant-out-of-turn draws-twice format-stars hand held-here lost-all-bounties lost-away
lost-bounties lost-chat lost-house lost-level lost-never-seen lost-no-time lost-number
lost-odd-chips lost-rake lost-sign lost-time-in-utc lost-time-without-zone lost-tournament
lost-zone-by-place more-than-held no-deck no-going-on no-hand no-number no-position no-post
not-dealt-so not-held not-in-deck not-in-hand nothing number-large prize-of row-of-amounts
rules-mark same-id shared-title shown-of shuffled-again taken-twice text-button text-hand
text-hand-seen text-rules text-seat text-table ticket-of unshown who-won won
"""
"""Messages on histories that take a hand of their own, or none: tests of formats, replays and rooms have them."""
ELSEWHERE = {
    "sheets": {
        "sheet-the-sheet", "sheet-format",  # the room says these
        "sheet-house", "sheet-bots-not-here", "sheet-at-least-one", "sheet-payouts-empty", "sheet-late",
        "sheet-level-from",  # of structures that no file makes
    },
    "games": {"own-house-yours"},
    "histories": {f"history-{name}" for name in RARE.split()},
}  # fmt: skip
"""Messages that no command says: where else they are said."""
SHEETS = [f"tournament check {name}.toml" for name in badsheets.SHEETS]
GAMES = [f"house check house-{name}.toml" for name in badhouses.HOUSES]
KEYS = badsheets.KEYS | badhouses.KEYS | badhistories.KEYS
HISTORIES = [
    *[f"check {folder}" for folder in sorted({name.partition("/")[0] for name in badhistories.HISTORIES})],
    *[f"convert hands.jsonl out.{ending}" for ending in ("txt", "phh", "ohh", "log", "ots")],
]
HANDS = [
    "equity AsKs AsQd", 'equity "AKs,Q" QQ', "equity AsKs QdQh --board 2c3c4c5c6c7c", "equity AsKs QQ --game omaha",
    "equity AsKs QdQh --board 2c --dead 2c", "equity AsKsQs QdQh", "equity AsAs QdQh", "equity 0% QQ",
    "equity AAs QQ",
    'equity "AKs-AQo" QQ', 'equity "AA-AK" QQ', 'equity "AK-QQ" QQ', 'equity "AKs-J9s" QQ',
    "equity AsKs:5 QQ", "equity AsKs QQ:x --game omaha", "equity AsKs --game nothing", "equity AsKs QQ --samples 0",
    "equity As2d3d4d5d6d KsKd --game omaha", "equity 22+ AsKsQsJs --game omaha",
    "equity AsKs3d4d As2d5d6d --game omaha",
    "explain --stacks 9,0", "explain --stacks 9007199254740993,9", "explain --stacks 9",
    "explain --stacks 99,99 --line k9",
    "explain --stacks 99,99 --line zz", "explain --stacks 99,99 --hole AsKs,AsQh",
    "explain --stacks 99,99 --hole AsKsQs", "explain --stacks 99,99 --hole AsKs,AdKd,AcKc",
    "explain --stacks 99,99 --board 2c3c4c5c6c7c", "explain --game short-deck --stacks 99,99 --hole 2c3c",
    "rank AsXd", "rank AsAs", "simulate --players rock,badsheets.py:Nobody --hands 2",
    "simulate --players rock,caller --hands 2 --on nowhere", "simulate --players rock,caller --hands 2 --workers 0",
    "simulate --players rock,caller --hands 2 --resume sheet.txt",
]
"""What is wrong with cards, ranges, chips and players on the command line; not every message has its case."""
CASES = {"sheets": SHEETS, "games": GAMES, "histories": HISTORIES}


def files() -> Iterator[tuple[str, str]]:
    """Everything that is wrong, by its name."""
    for name, text in badsheets.SHEETS.items():
        yield f"{name}.toml", text
    for name, text in badhouses.HOUSES.items():
        yield f"house-{name}.toml", text
    yield from badhistories.HISTORIES.items()
    yield "plan.toml", badsheets.GOOD + badsheets.FOUR
    yield "badsheets.py", "class Empty:\n    pass\n"
    yield "sheet.txt", "nothing\n"
    yield "hands.jsonl", (SAMPLES / FILES["own"]).read_text("utf-8")


@pytest.fixture
def _there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in files():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)


def said(case: str, language: str) -> tuple[str, set[str]]:
    """What a command says in a language, and by which messages; each has to be in that language."""
    messages, whole = set[str](), Words._found

    def found(self: Words, message: str) -> object:
        messages.add(message)
        assert self.language == "en" or message.partition(".")[0] in self._areas, f"{message} is not translated"
        return whole(self, message)

    # each is looked for again, so that it is noticed
    with patch.dict(os.environ, {"LANG": f"{language.replace('-', '_')}.UTF-8"}), patch.object(Words, "_found", found):
        os.environ.pop("LC_ALL", None)
        with patch("sidepot.words.catalogue._words", cache(Words)):
            ran = sidepot(*shlex.split(case))
    return ran.out + ran.err, messages


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("case", [*HANDS, *[case for cases in CASES.values() for case in cases]])
@pytest.mark.usefixtures("_there")
def test_what_is_wrong_is_told_in_one_language(case: str, language: str) -> None:
    told, _ = said(case, language)
    assert told.startswith("sidepot: ") or case.startswith(("check", "convert", "stats"))
    assert foreign(QUOTED.sub(" ", FROM_PYTHON.sub(" ", told)), language) - KEYS == set()
    assert "{$" not in told


@pytest.mark.parametrize("area", CASES)
@pytest.mark.usefixtures("_there")
def test_every_message_is_said_by_something_wrong(area: str) -> None:
    heard = {message for case in CASES[area] for message in said(case, "en")[1]}
    assert set(entries(text_of("en", area))) - heard == ELSEWHERE.get(area, set())
