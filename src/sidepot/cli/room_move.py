"""`sidepot room move`: a card room's data from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.progress import progress_bar
from sidepot.words import words

MOVE = """Move a room from its folder to a PostgreSQL database, or back.

Stop the room first; the target must be empty. Everything moves in one transaction, and is compared row by row before \
it counts; if anything fails, nothing has moved. deck.key and operator.key stay in the folder, which a room on \
PostgreSQL needs too."""

EXAMPLES = """Examples:

sidepot room move ~/club postgresql://club@localhost/club

sidepot room move postgresql://club@localhost/club ~/club"""

Place = Annotated[str, typer.Argument(metavar="FROM", help="The room's folder, or its postgresql:// address.")]
Target = Annotated[str, typer.Argument(metavar="TO", help="An empty database, or a folder without a room.")]


def add_to(rooms: typer.Typer) -> None:
    """Register the command."""
    rooms.command("move", help=MOVE, epilog=EXAMPLES)(move)


def move(
    source: Place,
    target: Target,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Move a room's data."""
    from sidepot.cli.room_store_errors import store_errors_told
    from sidepot.room.store.moving import move as bring

    with store_errors_told(), progress_bar("moving") as told:
        moved = bring(source, target, told)
    if as_json:
        print(json.dumps({"rows": moved.rows, "left": moved.left}))
        return
    console = terminal.console()
    console.print(Text(words()("commands-move-rows", count=moved.rows), "bold"))
    for line in _what_next(source, target, moved.left):
        console.print(Text(line, "dim"), soft_wrap=True)


def _what_next(source: str, target: str, left: str) -> list[str]:
    say = words()
    if left:
        command = f"sidepot serve --data {source} --database {_without_password(target)}"
        return [say("commands-move-start", command=command), say("commands-move-left", file=left)]
    keys = [name for name in ("deck.key", "operator.key") if not (Path(target) / name).exists()]
    return [
        *([say("commands-move-keys", keys=keys)] if "deck.key" in keys else []),
        say("commands-move-start", command=f"sidepot serve --data {target}"),
        say("commands-move-postgres"),
    ]


def _without_password(url: str) -> str:
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
