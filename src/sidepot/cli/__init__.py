"""The `sidepot` command: one file per subcommand, and the one place that turns errors into sentences."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

from sidepot.cli import equity, explain, home, house, icm, look, play, rank, room, serve, simulate, tournament

app = typer.Typer(
    name="sidepot",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)

home.add_to(app)
play.add_to(app)
explain.add_to(app)
house.add_to(app)
rank.add_to(app)
equity.add_to(app)
icm.add_to(app)
serve.add_to(app)
room.add_to(app)
tournament.add_to(app)
simulate.add_to(app)


def fail(message: str) -> NoReturn:
    """Say what is wrong and end with code 2."""
    print(f"sidepot: {message}", file=sys.stderr)
    raise SystemExit(2)


def main() -> None:
    """Run the command; a ValueError is the user's to mend and is told without a traceback."""
    look.fit_output()
    try:
        app()
    except ValueError as error:
        fail(str(error))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        # the reader of our output has gone (`sidepot … | head`): nothing more to say
        sys.stderr.close()
        raise SystemExit(0) from None
