"""Tables that were closed: how each was settled, from the disk, and what to say to somebody who comes with its link."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sidepot.room.facts import TableSettled, fact_of, settled_at
from sidepot.room.refusals import Code, Turned
from sidepot.room.store.records import Record
from sidepot.room.store.streams import ROOM

if TYPE_CHECKING:
    from sidepot.room.room import Room
    from sidepot.room.tables import TableTask

LATEST = 2**62


def settled(room: Room, table: str) -> tuple[TableSettled, int] | None:
    """How a table was settled, and the room's time then; from the disk."""
    found = room.services.store.named(ROOM, settled_at(table), LATEST, 1)
    return (fact_in(found[0]), found[0].at) if found else None


def fact_in(record: Record) -> TableSettled:
    """How a table was settled, as it was written."""
    fact = fact_of(record.data)
    assert isinstance(fact, TableSettled)
    return fact


def missing(room: Room, table: str) -> Turned:
    """Why a table is not there: it was closed, or there never was one; looks at the disk."""
    found = settled(room, table)
    if found is not None:
        return Turned(Code.TABLE_CLOSED, f"the table {found[0].name} was closed")
    return Turned(Code.TABLE_CLOSED if room.has_closed(table) else Code.NO_SUCH_TABLE)


async def open_table(room: Room, table: str, who: str) -> TableTask:
    """A table that is open; Turned says whether it was closed."""
    task = room.tables.get(table)
    if task is None or task.closed:
        raise await room.aside(who, partial(missing, room, table))
    return task
