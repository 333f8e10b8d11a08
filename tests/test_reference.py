"""The reference is made from the code: every public thing says what it is for, and every page is in the menu."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tools"))

from reference import commands, library  # noqa: E402
from reference.__main__ import pages  # noqa: E402


@pytest.fixture(scope="module")
def reference() -> dict[str, str]:
    return pages()


def menu(entries: list[dict[str, Any]]) -> Iterator[str]:
    for entry in entries:
        for page in entry.values():
            yield from [page] if isinstance(page, str) else menu(page)


def test_every_page_is_in_the_menu_and_every_entry_of_the_menu_is_a_page(reference: dict[str, str]) -> None:
    named = set(menu(tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]))
    written = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert written <= named
    assert named - written <= {f"reference/{name}" for name in reference}


def test_links_of_the_reference_lead_somewhere(reference: dict[str, str]) -> None:
    for name, text in reference.items():
        headings = {heading.lower() for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            page, _, anchor = target.partition("#")
            assert page in reference or (not page and anchor in headings), f"{name}: {target}"


@pytest.mark.parametrize("name", library.MODULES)
def test_everything_a_module_offers_says_what_it_is(name: str) -> None:
    page = library.page(name)
    assert library.summary(name)
    parts = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    silent = [part.partition("\n")[0] for part in parts if not part.partition("\n")[2].strip()]
    assert silent == []


@pytest.mark.parametrize("name", commands.names())
def test_every_command_has_examples_and_says_what_its_options_do(name: str) -> None:
    page = commands.page(name)
    assert commands.summary(name)
    assert "```sh\nsidepot" in page
    assert not re.findall(r"^\| `-.*\|\s*\|$", page, re.MULTILINE)
