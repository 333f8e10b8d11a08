"""Copy the pages of `docs/` and write the reference beside them: `python -m reference FOLDER`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from reference import commands, library, tables

DOCS = Path(__file__).parents[2] / "docs"


def write(folder: Path) -> None:
    """All pages of the site, the reference in `reference/`."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    for name, text in pages().items():
        file = folder / "reference" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def pages() -> dict[str, str]:
    """The reference: each page by its file name."""
    found = {f"{name}.md": library.page(name) for name in library.MODULES}
    found |= {f"command-{name}.md": commands.page(name) for name in commands.names()}
    found |= {"dials.md": tables.dials(), "games.md": tables.games()}
    found |= {"http.md": tables.http(), "socket.md": tables.socket()}
    return {"index.md": _index(), **found}


def _index() -> str:
    modules = [f"| [{name}]({name}.md) | {library.summary(name)} |" for name in library.MODULES]
    told = [f"| [sidepot {name}](command-{name}.md) | {commands.summary(name)} |" for name in commands.names()]
    return "\n".join(
        [
            "# Reference", "",
            "Made from the code itself: docstrings, `--help`, dials and schemas.", "",
            "- [Dials](dials.md): what a house decides. [Games](games.md): what can be dealt.",
            "- [HTTP interface](http.md) and [WebSocket](socket.md) of a card room.", "",
            "## Commands", "", "| | |", "|---|---|", *told, "",
            "## Library", "", "| module | |", "|---|---|", *modules, "",
        ]
    )  # fmt: skip


if __name__ == "__main__":
    write(Path(sys.argv[1]))
