"""Saved tables over HTTP: listed, saved from a form or from a table one hosts, renamed, deleted."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.lobby.saved_tables import LAST, check_size, settings_of, small_enough
from sidepot.room.log.room_events import TableSaved, TableUnsaved
from sidepot.room.people.names import clean_title
from sidepot.room.protocol.bodies import NewTable, Rename, SavedTable, SavedTablesSeen, SaveTable
from sidepot.room.protocol.refusals import Code, Turned

Check = Callable[[NewTable], object]


def saved_endpoints(check: Check) -> tuple[Endpoint, ...]:
    """The endpoints; *check* is Turned where a table could not be opened."""

    async def save_table(asking: Asking, body: SaveTable) -> Answer:
        room, owner = asking.room, asking.who.name
        settings = _from_table(asking, body.table) if body.table else body.settings
        if settings is None:
            raise Turned(Code.BAD_MESSAGE, "settings")
        check(settings)
        name = _name(body.name)
        there = room.saved.named(owner, name)
        if there is None:
            room.saved.check_room(owner, settings)
        else:
            check_size(settings)
        key = room.services.world.short_id() if there is None else there.key
        kept = msgspec.to_builtins(settings)
        return await _remember(asking, TableSaved(owner, key, name, kept, room.services.world.wall()))

    return (
        Endpoint("GET", "/api/saved", "The tables I saved.", _saved_tables, SavedTablesSeen),
        Endpoint("POST", "/api/saved", "Save a table's settings under a name.", save_table, SavedTablesSeen, SaveTable),
        Endpoint("POST", "/api/saved/{saved}", "Rename a saved table.", _rename_saved, SavedTablesSeen, Rename),
        Endpoint("POST", "/api/saved/{saved}/delete", "Delete a saved table.", _delete_saved, SavedTablesSeen),
    )


def _name(text: str) -> str:
    return clean_title(text, "saved", 40)


def _from_table(asking: Asking, table: str) -> NewTable:
    task = asking.room.table(table)
    if not task.is_host(asking.who.name, asking.session in asking.room.operators):
        raise Turned(Code.NOT_HOST)
    return settings_of(task)


async def _remember(asking: Asking, fact: TableSaved | TableUnsaved) -> Answer:
    """Known at once, so that several at a time are counted; answered when it is durable."""
    asking.room.saved.learn(fact)
    await asking.room.services.remember(fact)
    return await _saved_tables(asking, None)


async def _saved_tables(asking: Asking, body: None) -> Answer:
    saved, owner = asking.room.saved, asking.who.name
    last = saved.last(owner)
    return Answer(SavedTablesSeen([_told(one) for one in saved.of(owner)], None if last is None else _told(last)))


def _told(one: TableSaved) -> SavedTable:
    return SavedTable(one.key, one.name, one.settings, one.at)


async def remember_last(asking: Asking, name: str, settings: NewTable) -> None:
    """Keep the settings of a table that was opened, in place of those of the one before."""
    if small_enough(settings):
        world = asking.room.services.world
        fact = TableSaved(asking.who.name, LAST, name, msgspec.to_builtins(settings), world.wall())
        await _remember(asking, fact)


async def _rename_saved(asking: Asking, body: Rename) -> Answer:
    room, owner = asking.room, asking.who.name
    old, name = room.saved.one(owner, asking.path["saved"]), _name(body.name)
    same = room.saved.named(owner, name)
    if same is not None and same.key != old.key:
        raise Turned(Code.NAME_TAKEN, "saved", name=name)
    return await _remember(asking, TableSaved(owner, old.key, name, old.settings, old.at))


async def _delete_saved(asking: Asking, body: None) -> Answer:
    old = asking.room.saved.one(asking.who.name, asking.path["saved"])
    return await _remember(asking, TableUnsaved(old.owner, old.key))
