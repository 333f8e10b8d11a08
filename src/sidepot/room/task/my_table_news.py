"""Whose own tables have changed: noted as it happens, told a moment later by `mytables`."""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.log.room_events import OfTable, TableClosed
from sidepot.table.events import Event, GotUp, HandEnded, SatDown


def note(task: HostedTable, events: Sequence[Event], facts: Sequence[OfTable]) -> None:
    """Note for whom something is different now: of those who want to be told."""
    services = task.services
    if not services.wanted:
        return
    table = task.game.table
    looking = task.viewers.keys() - services.elsewhere
    names = {name for name in table.to_act if name not in looking}
    turned = names ^ task.called
    task.called = names
    for event in events:
        if isinstance(event, SatDown | GotUp):
            turned.add(event.player)
        elif isinstance(event, HandEnded):
            turned.update(name for name in table.people if name not in looking)
    for fact in facts:
        turned |= {getattr(fact, "player", ""), task.opened.host}
        if isinstance(fact, TableClosed):
            turned.update(table.ledger.bought, task.asking)
    services.news |= turned & services.wanted
