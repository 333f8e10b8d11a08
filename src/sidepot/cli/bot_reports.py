"""What is told of bots over HTTP and of players of one's own: who is there, and who answered badly how often."""

from __future__ import annotations

import json
import sys

import msgspec
from rich.table import Table as Rows
from rich.text import Text

from sidepot.arena.league import Answered
from sidepot.bots.over_http import Greeting
from sidepot.cli import terminal


def tell_greetings(greetings: list[Greeting], as_json: bool, strict: bool) -> None:
    """Which bots are there; ValueError where one is not and it is asked for that all are."""
    missing = [f"{bot.name} does not answer at {bot.url}: {bot.problem}" for bot in greetings if not bot.alive]
    if missing and strict:
        raise ValueError("\n".join([*missing, "start it and try again; without --strict it checks and folds instead"]))
    if as_json and greetings:
        print(json.dumps({"now": 0, "type": "bots", "bots": msgspec.to_builtins(greetings)}))
    for sentence in missing:
        print(f"sidepot: {sentence}; it checks and folds until it answers", file=sys.stderr)
    if not as_json:
        for bot in greetings:
            if bot.alive:
                print(f"{bot.name} is there: {bot.url}{f', version {bot.version}' if bot.version else ''}")


def tell_answers(answered: list[Answered], as_json: bool, now: int) -> None:
    """Who answered badly how often; nothing where nobody's answers are counted."""
    if not answered:
        return
    if as_json:
        print(json.dumps({"now": now, "type": "answers", "players": [each.plain() for each in answered]}))
        return
    console = terminal.console()
    console.print()
    console.print(_rows(answered))
    for each in answered:
        if each.record.last:
            console.print(Text(f"{each.player}, the last bad answer: {each.record.last}", "dim"), soft_wrap=True)


def _rows(answered: list[Answered]) -> Rows:
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    rows.add_column("player", overflow="fold")
    for header in ("asked", "bad"):
        rows.add_column(header, justify="right")
    rows.add_column("what had to be made of its answers")
    for each in answered:
        record = each.record
        said = "; ".join(f"{times:,} × {kind.says}" for kind, times in record.repairs.items())
        rows.add_row(Text(each.player), f"{record.asked:,}", f"{record.bad:,}", said or "nothing")
    return rows
