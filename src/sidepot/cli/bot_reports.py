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
from sidepot.words import words


def tell_greetings(greetings: list[Greeting], as_json: bool, strict: bool) -> None:
    """Which bots are there; ValueError where one is not and it is asked for that all are."""
    say = words()
    silent = [{"name": bot.name, "url": bot.url, "problem": bot.problem} for bot in greetings if not bot.alive]
    if silent and strict:
        lines = [say("reports-bots-silent", **bot) for bot in silent]
        raise ValueError("\n".join([*lines, say("reports-bots-strict")]))
    if as_json and greetings:
        print(json.dumps({"now": 0, "type": "bots", "bots": msgspec.to_builtins(greetings)}))
    for missing in silent:
        print(f"sidepot: {say('reports-bots-silent-yet', **missing)}", file=sys.stderr)
    if not as_json:
        for bot in greetings:
            if bot.alive:
                message = "reports-bots-there-version" if bot.version else "reports-bots-there"
                print(say(message, name=bot.name, url=bot.url, version=bot.version))


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
            last = words()("reports-bots-last", name=each.player, answer=each.record.last)
            console.print(Text(last, "dim"), soft_wrap=True)


def _rows(answered: list[Answered]) -> Rows:
    rows = Rows(box=None, header_style="dim", padding=(0, 2, 0, 0))
    say = words()
    rows.add_column(say("reports-column-player"), overflow="fold")
    for header in ("asked", "bad"):
        rows.add_column(say(f"reports-bots-column-{header}"), justify="right")
    rows.add_column(say("reports-bots-column-repairs"))
    for each in answered:
        record = each.record
        repairs = [f"{terminal.number(times)} × {kind.told(say.language)}" for kind, times in record.repairs.items()]
        made = "; ".join(repairs) or say("reports-bots-nothing")
        rows.add_row(Text(each.player), terminal.number(record.asked), terminal.number(record.bad), made)
    return rows
