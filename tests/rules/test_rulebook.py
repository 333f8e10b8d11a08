"""The rulebook says of every rule where a person meets it in the room, in the page's own words and fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sidepot.rules import DIALS
from sidepot.words import words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
SOURCES = ROOT / "src" / "sidepot"
RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\*.*\n(?:(?:  .*)?\n(?=  |\n  )|  .*\n)*", re.MULTILINE)
MET = re.compile(r"\*In the room:\* ((?:.|\n(?=  ))+)")
FIELDS = re.compile(r"(event form|[Ff]orm) › ([^;.:|]+)")


def rules() -> dict[str, str]:
    """Every rule of the page as it stands there."""
    return {found[1]: found[0] for found in RULE.finditer(PAGE)}


def written(*folders: str) -> str:
    """All that the page and the dealer say, as it is written in the source."""
    files = [file for folder in folders for file in (SOURCES / folder).rglob("*")]
    return "\n".join(file.read_text("utf-8") for file in files if file.suffix in (".ftl", ".js", ".py"))


def table_columns() -> Iterator[str]:
    """The last cells of the tables whose last column says which fields of the form."""
    for table in re.findall(r"^\|.*in the room: form › \|\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE):
        yield from (row.rsplit("|", 2)[1].strip() for row in table.splitlines())


def labels(form: str) -> set[str]:
    """What stands beside the fields of a form, and on the parts of it that fold out."""
    folder = {"event form": "event", "form": "lobby"}[form.lower()]
    source = (SOURCES / f"room/web/js/{folder}/create.js").read_text("utf-8")
    found = {words("en")(said) for said in re.findall(r'(?:field\(|h\("summary", {}, )say\("([^"]+)"', source)}
    return found | ({words("en")(f"dial-{name}") for name in DIALS} if folder == "lobby" else set())


def named(fields: str) -> list[str]:
    """Fields in a list: `Ends (hands) and Rise`."""
    plain = re.sub(r"\([^)]*\)", "", " ".join(fields.split()))
    return [name.strip() for name in re.split(r", | and ", plain)]


def test_every_rule_says_where_it_is_met():
    assert len(rules()) > 130
    assert [number for number, text in rules().items() if len(MET.findall(text)) != 1] == []


def test_every_rule_of_the_page_was_found():
    assert sorted(rules()) == sorted(re.findall(r"^ *- \*\*([A-Z]\d+)\*\*", PAGE, re.MULTILINE))


def test_every_table_of_dials_says_which_field_it_is():
    assert PAGE.count("in the room: form ›") == 3
    cells = list(table_columns())
    assert len(cells) > 30
    assert {name for cell in cells for name in named(cell.split(";")[0])} <= labels("form")


def test_quoted_words_are_the_pages():
    said = written("room", "engine", "table", "words/en")
    quoted = {words for note in [*MET.findall(PAGE), *table_columns()] for words in quotes(note)}
    assert len(quoted) > 40
    assert {words for words in quoted if re.sub(r": [A-Z]\d+$", "", words) not in said} == set()


def quotes(note: str) -> list[str]:
    return re.findall(r"“([^”]+)”", note.replace("\n    ", " ").replace("\n  ", " "))


def test_fields_that_are_named_are_there():
    notes = [field for note in MET.findall(PAGE) for field in FIELDS.findall(note)]
    found = [(form, name) for form, fields in notes for name in named(fields)]
    assert len(found) > 40
    assert [(form, name) for form, name in found if name not in labels(form)] == []
