"""The `sidepot` command: one file per subcommand, and the one place that turns errors into sentences.

This package reads the command line and prints results; what is printed is worked out elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import typer

from sidepot.cli import terminal
from sidepot.cli.packages import command_for, extra_with
from sidepot.words import from_environment, words
from sidepot.words.refusal import Sayable

COMMANDS = (
    "play", "explain", "house", "rank", "equity", "icm", "serve", "room", "tournament", "simulate", "check", "convert",
    "stats", "hands", "replay", "doctor",
)  # fmt: skip
"""In the order of the help: each is a module of its name."""
_STOPPED = 130
"""How typer ends a command that was stopped by Ctrl-C."""


def made_for(given: Sequence[str]) -> typer.Typer:
    """The command line; where the first word names a command, that one alone: importing all takes a room's start."""
    app = typer.Typer(name="sidepot", add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
    wanted = given[:1] if given[:1] and given[0] in COMMANDS else COMMANDS if given else ()
    for name in ("home", *wanted):
        import_module(f"sidepot.cli.{name}").add_to(app)
    return app


def fail(message: str) -> NoReturn:
    """Say what is wrong and end with code 2."""
    print(f"sidepot: {message}", file=sys.stderr)
    raise SystemExit(2)


def _told(error: ValueError) -> str:
    """An error in the language of the terminal, where it has its words in the catalogue."""
    return error.told_where(from_environment()) if isinstance(error, Sayable) else str(error)


def main() -> None:
    """Run the command; what is the user's to mend (bad input, a full disk) is told without a traceback.

    Ctrl-C comes through as KeyboardInterrupt.
    """
    terminal.fit_output()
    try:
        try:
            made_for(sys.argv[1:])()
        finally:
            # here, where it can be told that the output can't be written: not when Python ends
            if sys.stdout is not None:
                sys.stdout.flush()
    except ValueError as error:
        fail(_told(error))
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        fail(words()("reports-needs-packages", module=error.name or "", command=command_for(extra)))
    except SystemExit as end:
        if end.code == _STOPPED:
            raise KeyboardInterrupt from None
        raise
    except BrokenPipeError:
        # the reader of our output has gone (`sidepot … | head`): nothing more to say
        sys.stderr.close()
        raise SystemExit(0) from None
    except OSError as error:
        terminal.give_up_output()
        what = error.filename or words()("reports-no-output")
        fail(f"{what}: {error.strerror or error}")
