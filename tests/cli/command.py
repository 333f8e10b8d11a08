"""Running the command in this process, as a shell would."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple
from unittest.mock import patch

from typer.main import get_command

from sidepot.__main__ import main
from sidepot.cli import made_for


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def flat(self) -> str:
        """The output without borders and line breaks, for looking up sentences."""
        return " ".join(self.out.replace("│", " ").split())


def sidepot(*words: str, typed: str = "", columns: int = 80) -> Ran:
    """`sidepot words…` with *typed* on its input; anything but an exit is a bug and comes through."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with (
        patch("sys.argv", ["sidepot", *words]),
        patch("sys.stdin", io.StringIO(typed)),
        patch.dict(os.environ, {"COLUMNS": str(columns), "NO_COLOR": "1"}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = 0 if end.code is None else int(end.code)
    return Ran(code, out.getvalue(), err.getvalue())


def understood(words: Sequence[str]) -> None:
    """Read a command line as the command would, without running it; what it does not know comes through."""
    command, args = get_command(made_for(words)), list(words)
    context: Any = None
    while True:
        context = command.make_context(command.name or "sidepot", args, parent=context)
        args = [*context._protected_args, *context.args]
        if not hasattr(command, "resolve_command") or not args:
            return
        _, command, args = command.resolve_command(context, args)
