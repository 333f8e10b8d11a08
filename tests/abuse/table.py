"""The table of results in docs/security.md, written between its two marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from abuse.measure import Found

BEGIN, END = "<!-- abuse: begin -->", "<!-- abuse: end -->"
HEAD = (
    "| attack | what it does | honest p50 / p99, ms | timeouts | MB before, most, after | what became of it |\n"
    "|---|---|--:|--:|--:|---|\n"
)


def table(found: Sequence[Found]) -> str:
    """All attacks, a row each."""
    return HEAD + "".join(f"{_row(one)}\n" for one in found)


def _row(one: Found) -> str:
    memory = ", ".join(str(round(kilobytes / 1024)) for kilobytes in (one.before, one.most, one.after))
    ended = one.ended if one.held else "**not held**: " + "; ".join(one.troubles)
    cells = (one.attack, one.says, f"{one.p50:.0f} / {one.p99:.0f}", one.timeouts, memory, ended)
    return "| " + " | ".join(str(cell).replace("|", "¦") for cell in cells) + " |"


def write(page: Path, found: Sequence[Found]) -> None:
    """Put the table into a page."""
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(found)}{END}{after}", "utf-8")
