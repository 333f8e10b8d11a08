"""Whose own tables have changed: noted as it happens, told a moment later by `mytables`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sidepot.room.log.room_events import OfTable, TableClosed
from sidepot.table.events import Event, GotUp, HandEnded, SatDown

if TYPE_CHECKING:
    from sidepot.room.play.table_task import TableTask


def note(task: TableTask, events: Sequence[Event], facts: Sequence[OfTable]) -> None:
    """Note for whom something is different now: of those who want to be told."""
    services = task.services
    if not services.wanted:
        return
    table = task.game.table
    looking = task.showing.viewers.keys() - services.elsewhere
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
