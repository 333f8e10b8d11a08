"""The commands: what each does, its arguments and options, and examples, as `--help` tells them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from typer.core import TyperArgument, TyperGroup
from typer.main import get_command

from sidepot.cli import COMMANDS, made_for

_KINDS = {int: "whole number", float: "number", Path: "file"}


def names() -> tuple[str, ...]:
    """All commands, in the order of the help."""
    return COMMANDS


def page(name: str) -> str:
    """A command in Markdown, with the commands below it."""
    command = _all().commands[name]
    return "\n\n".join(_told(f"sidepot {name}", command, 1)) + "\n"


def summary(name: str) -> str:
    """The first sentence of a command's help."""
    return (_all().commands[name].help or "").strip().partition("\n")[0]


@cache
def _all() -> TyperGroup:
    group = get_command(made_for(("--help",)))
    assert isinstance(group, TyperGroup)
    return group


def _told(path: str, command: Any, level: int) -> Iterator[str]:
    yield f"{'#' * level} {path}"
    if command.help:
        yield command.help.strip()
    told = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    if rows := [_row(parameter) for parameter in told if parameter.name != "help"]:
        yield "| | takes | |\n|---|---|---|\n" + "\n".join(rows)
    if examples := [line.strip() for line in (command.epilog or "").splitlines() if line.strip().startswith("sidepot")]:
        yield "```sh\n" + "\n".join(examples) + "\n```"
    if isinstance(command, TyperGroup):
        for name, below in command.commands.items():
            yield from _told(f"{path} {name}", below, level + 1)


def _row(parameter: Any) -> str:
    """An argument or an option: how it is written, what it takes, and what it is for."""
    named = ", ".join(f"`{each}`" for each in (*parameter.opts, *parameter.secondary_opts))
    if isinstance(parameter, TyperArgument):
        named = f"`{parameter.metavar or parameter.name.upper()}`"
    flag = getattr(parameter, "is_flag", False)
    takes = "" if flag else parameter.metavar or _KINDS.get(parameter.type_descriptor.annotation, "text")
    told = " ".join((parameter.help or "").replace("\\[", "[").split())
    return f"| {named} | {_cell(takes)} | {_cell(told)}{_without(parameter, flag)} |"


def _without(parameter: Any, flag: bool) -> str:
    default = parameter.default
    if flag or not parameter.show_default or default in (None, False, "", (), []) or callable(default):
        return ""
    return f" [default: {default}]"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
