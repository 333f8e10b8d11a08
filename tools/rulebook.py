"""Writes the rules of docs/rulebook.md, each under its number, to where the room and the terminal read them."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "docs" / "rulebook.md"
TARGET = ROOT / "src" / "sidepot" / "rules" / "rulebook.json"
_RULE = re.compile(r"- \*\*([A-Z]\d+)\*\* (.*)")
_HEADING = re.compile(r"(##+) (.*)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_ROOM = "*In the room:*"


def rules_in(text: str) -> dict[str, dict[str, str]]:
    """Every rule: its text, and the part of the book it stands in."""
    found: dict[str, dict[str, str]] = {}
    parts: list[str] = ["", ""]
    number = ""
    for line in text.splitlines():
        heading, rule = _HEADING.fullmatch(line), _RULE.fullmatch(line)
        if heading:
            level = len(heading[1]) - 2
            parts[level:] = [heading[2].replace("`", "")] + [""] * (1 - level)
            number = ""
        elif rule:
            number = rule[1]
            found[number] = {"part": " – ".join(filter(None, parts)), "text": rule[2]}
        elif number and (line.startswith("  ") or not line):
            found[number]["text"] += f"\n{line.strip()}"
        else:
            number = ""
    return {number: _tidied(rule) for number, rule in found.items()}


def _tidied(rule: dict[str, str]) -> dict[str, str]:
    """Paragraphs and points in lines of their own, without links, and without where it is met in the room."""
    text = rule["text"].partition(_ROOM)[0]
    flowing = re.sub(r"\n(?!\n|- )", " ", _LINK.sub(r"\1", text))
    lines = [" ".join(line.split()) for line in flowing.split("\n")]
    return {"part": rule["part"], "text": "\n".join(filter(None, lines))}


def written() -> str:
    """The file as it has to be."""
    rules = rules_in(SOURCE.read_text("utf-8"))
    return json.dumps(rules, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
