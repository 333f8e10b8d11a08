"""`sidepot serve`: a card room for a club, in the browser and for bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from sidepot.cli import terminal
from sidepot.words import words

HELP = """Run a card room in the browser: tables of every house, auto players and bots.

Everything that happens is written to the data folder before anyone sees it; after a crash the same hands continue. \
Settings come from --config; environment variables (SIDEPOT_PORT, …) override it, and these options override both."""

EXAMPLES = """Examples:

sidepot serve

sidepot serve --host 0.0.0.0 --port 8000 --data ~/club

sidepot serve --data /srv/club --origin https://club.example --proxy

sidepot serve --bot-host 127.0.0.1 --bot-host bots.example

sidepot serve --database postgresql://club@localhost/club --data /srv/club"""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command(help=HELP, epilog=EXAMPLES)(serve)


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Where to listen: 127.0.0.1 for this machine "
                                             "only, 0.0.0.0 for the network. \\[default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="The port; 0: a free one. \\[default: 8000]")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="The room's folder. \\[default: room]")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="PostgreSQL instead of SQLite.")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file of settings.")] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="An address at which browsers may open "
                                                     "the room; may be repeated.")] = None,
    proxy: Annotated[bool | None, typer.Option("--proxy", help="A proxy on this machine says who asks.")] = None,
    tables: Annotated[bool | None, typer.Option("--tables/--no-tables", help="Open a table of each main house with "
                                                "auto players. \\[default: tables]")] = None,
    bot_host: Annotated[list[str] | None, typer.Option(metavar="HOST", help="A host at which bots over HTTP may be "
                                                       "called, or * for any on the internet; may be repeated. "
                                                       "\\[default: none]")] = None,
    bot_network: Annotated[list[str] | None, typer.Option(metavar="NETWORK", help="A private network that such a name "
                                                          "may lead to, such as 10.1.0.0/16; may be repeated.")] = None,
    log: Annotated[str | None, typer.Option(metavar="LEVEL", help="debug, info, warning, error. "
                                            "\\[default: info]")] = None,
) -> None:  # fmt: skip
    """Open the room and serve until it is stopped."""
    from sidepot.room.operation.serving import serve as run
    from sidepot.room.settings.config import load

    flags = {
        "host": host, "port": port, "data": None if data is None else str(data), "database": database,
        "origins": origin or None, "proxy": proxy, "tables": tables, "log": log,
        "bot_hosts": bot_host or None, "bot_networks": bot_network or None,
    }  # fmt: skip
    settings = load(config, flags)
    console = terminal.console()

    def up(addresses: list[str], link: str) -> None:
        terminal.tell_open(console, addresses)
        console.print(Text(words()("commands-room-operator", link=link), "dim"), soft_wrap=True)

    run(settings, up)
