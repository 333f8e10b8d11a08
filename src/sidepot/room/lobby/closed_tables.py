"""Tables that were closed: how each was settled, from the disk, and what to say to somebody who comes with its link."""

from __future__ import annotations

from functools import partial

from sidepot.room.lobby.building import Building
from sidepot.room.log.room_events import TableSettled, fact_of, settled_at
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.store.records import Record, Store
from sidepot.room.store.streams import ROOM, of_log
from sidepot.room.task.table_task import TableTask

LATEST = 2**62


def settled(room: Building, table: str) -> Record | None:
    """The record of how a table was settled; from the disk."""
    found = room.services.store.named(ROOM, settled_at(table), LATEST, 1)
    return found[0] if found else None


def fact_in(record: Record) -> TableSettled:
    """How a table was settled, as it was written."""
    fact = fact_of(record.data)
    assert isinstance(fact, TableSettled)
    return fact


def played_at(store: Store, table: str, who: Account) -> bool:
    """Whether the table's log names somebody, and not another before them who had the name; looks at the disk."""
    last = store.named(of_log(table), who.name, LATEST, 1)
    return bool(last) and last[0].at >= who.since


def concerns(store: Store, record: Record, who: Account) -> bool:
    """Whether it is somebody's business how a table was settled: they played there, or hosted it to the end."""
    fact = fact_in(record)
    if record.at < who.since:
        return False
    return who.name == fact.host or (who.name in fact.people and played_at(store, fact.table, who))


def missing(room: Building, table: str) -> Turned:
    """Why a table is not there: it was closed, or there never was one; looks at the disk."""
    found = settled(room, table)
    if found is not None:
        return Turned(Code.TABLE_CLOSED, "named", table=fact_in(found).name)
    return Turned(Code.TABLE_CLOSED if room.has_closed(table) else Code.NO_SUCH_TABLE)


async def open_table(room: Building, table: str, who: str) -> TableTask:
    """A table that is open; Turned says whether it was closed."""
    task = room.tables.get(table)
    if task is None or task.closed:
        raise await room.aside(who, partial(missing, room, table))
    return task
