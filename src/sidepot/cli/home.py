"""Plain `sidepot` (and `make play`): a card room on this machine, in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from sidepot.cli import terminal
from sidepot.words import words
from sidepot.words.refusal import Wrong

if TYPE_CHECKING:
    from sidepot.room.settings.config import Config

HELP = """Play poker by any house's rules.

Without a command, it opens a card room on this machine, in the browser, with five tables and auto players waiting. \
Ctrl-C closes the room; the next start picks up where it stopped."""

EXAMPLES = """Examples:

sidepot

sidepot play --house pineapple

sidepot explain --blinds 50/100 --stacks 1000,1000,700 --line "r300 c"

sidepot simulate --players rock,caller --hands 10000"""

PORTS_TO_TRY = 20


def add_to(app: typer.Typer) -> None:
    """Register what happens without a command."""
    app.callback(invoke_without_command=True, help=HELP, epilog=EXAMPLES)(home)


def _tell_version(asked: bool) -> None:
    if asked:
        print(f"sidepot {version('sidepot')}")
        raise typer.Exit


def home(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Open the room, unless a command was given."""
    if context.invoked_subcommand is not None:
        return
    from sidepot.room.operation.serving import serve
    from sidepot.room.settings.config import load

    flags = {"log": "error"} if "SIDEPOT_LOG" not in os.environ else {}
    settings = load(None, flags, {"SIDEPOT_DATA": str(data_folder()), **os.environ})
    if "SIDEPOT_PORT" not in os.environ:
        settings = _with_a_free_port(settings)
    console, say = terminal.console(), words()

    def up(addresses: list[str], link: str) -> None:
        terminal.tell_open(console, addresses)
        console.print(Text(say("commands-room-yours", link=link), "dim"), soft_wrap=True)
        if settings.host == "127.0.0.1":
            command = "make play" if "MAKELEVEL" in os.environ else "sidepot"
            friends = say("commands-room-friends", command=f"SIDEPOT_HOST=0.0.0.0 {command}")
            console.print(Text(friends, "dim"), soft_wrap=True)
        kept = say("commands-room-kept", folder=str(settings.data))
        console.print(Text(kept, "dim"), soft_wrap=True)
        if has_browser():
            webbrowser.open(link)

    with suppress(KeyboardInterrupt):
        serve(settings, up)
    console.print(say("commands-room-closed"))


def data_folder() -> Path:
    """Where a room of one's own is kept: the folder for such things on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "sidepot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sidepot"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sidepot"


def has_browser() -> bool:
    """Whether a browser can be opened here: on Linux not without a display."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _with_a_free_port(settings: Config) -> Config:
    """The same on the first port from its own on that nobody uses."""
    from msgspec.structs import replace

    from sidepot.room.operation.serving import listen

    for port in range(settings.port, settings.port + PORTS_TO_TRY):
        try:
            listen(replace(settings, port=port)).close()
        except ValueError:
            continue
        return replace(settings, port=port)
    last = settings.port + PORTS_TO_TRY - 1
    command = "SIDEPOT_PORT=9000 sidepot"
    raise Wrong("commands-room-ports", first=str(settings.port), last=str(last), command=command)
