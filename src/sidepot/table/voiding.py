"""A hand that cannot be played on is void, as a misdeal is: bets go back, and its button is dealt once more.

The one rule it keeps: what people asked for meanwhile, other than to play it, holds.
"""

from __future__ import annotations

from contextlib import suppress

from sidepot.engine import IllegalAction
from sidepot.table.commands import Act, Command, PlanAhead
from sidepot.table.refusals import Refused
from sidepot.table.table import Table


def hold(table: Table) -> None:
    """From here on a hand would be played that is void: none is dealt."""
    table.held = True


def meanwhile(table: Table, command: Command | None, now: int) -> None:
    """Carry out what was asked while the void hand was played; what only makes sense in it is left out."""
    while table.deadline is not None and table.deadline <= now:
        table.tick(table.deadline)
    if command is not None and not isinstance(command, Act | PlanAhead):
        with suppress(Refused, IllegalAction):
            table.handle(command, now)


def void(table: Table, number: int, now: int) -> None:
    """The hand with this number was the void one: the next follows after the usual pause."""
    while table.deadline is not None and table.deadline <= now:
        table.tick(table.deadline)
    table.held = False
    table.number = number
    if not table.over:
        table.start_due = now + max(1, table.clock.pause)
    table.now = now
    table.due = -1
    if table.paused_at < 0:
        untils = [until for _, until in table.offers.values() if until >= 0]
        table.due = min([due for due in (table.start_due, *untils) if due >= 0], default=-1)
