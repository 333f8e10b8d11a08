"""Reading what is given on the command line: a house and its dials, stacks, cards."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any

import typer

from sidepot.cards import Card, distinct
from sidepot.rules import Rules, house
from sidepot.rules.dials import value_from_text
from sidepot.words.refusal import Wrong
from sidepot.work import LOCAL, Place, opened
from sidepot.work.threads import cores

HouseGiven = Annotated[str, typer.Option("--house", metavar="NAME", help="A house by name, or a .toml file.")]
BlindsGiven = Annotated[str | None, typer.Option("--blinds", metavar="SB/BB", help="The blinds, such as 50/100.")]
LimitGiven = Annotated[str | None, typer.Option("--limit", metavar="LIMIT", help="no, pot, fixed or spread.")]
GameGiven = Annotated[str | None, typer.Option("--game", metavar="GAME", help="holdem, omaha, stud, razz, badugi …")]
AnteGiven = Annotated[
    str | None, typer.Option("--ante", metavar="CHIPS", help="Dead chips from everyone before the deal.")
]
SetGiven = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="DIAL=VALUE", help="Any other dial; may be repeated: --set cap=3."),
]


WorkersGiven = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", help="How many processors to use; all by default. The result is the same."),
]
OnGiven = Annotated[
    str,
    typer.Option(
        "--on", metavar="WHERE", help="local, ray (a cluster on this machine), auto (one that is running) or ray://HOST:PORT."
    ),
]
ResumeGiven = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Keep finished work in FILE; the same command continues from it."),
]


def place_given(on: str, workers: int | None) -> AbstractContextManager[Place]:
    """Where a job is done: with all processors, unless so many are asked for."""
    return opened(on, cores() if workers is None and on == LOCAL else workers)


def rules_given(name: str, settings: list[str] | None, **dials: str | None) -> Rules:
    """The rules of a house with dials as they were written; ValueError says which one is wrong."""
    given = {dial: value_from_text(dial, text) for dial, text in dials.items() if text is not None}
    for setting in settings or []:
        dial, equals, text = (part.strip() for part in setting.partition("="))
        if not equals:
            raise Wrong("terminal-wrong-set", given=setting)
        value: Any = value_from_text(dial, text)
        if given.get(dial, value) != value:
            raise Wrong("terminal-wrong-twice", dial=dial, first=str(given[dial]), second=str(value))
        given[dial] = value
    return house(name, **given)


def stacks_given(text: str) -> list[int]:
    """Stacks by seat, with commas between."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise Wrong("terminal-wrong-chips", given=text) from None


def holes_given(text: str) -> list[tuple[Card, ...]]:
    """Hole cards by seat, with commas between the seats; an empty place leaves a seat's cards open."""
    return [distinct(part) for part in text.split(",")] if text.strip() else []
