"""Who finds a place where places are few: in the room, and among those who watch a table.

The one rule it keeps: whoever sits or hosts comes first, and crowds from one address give way to everyone else.
"""

from __future__ import annotations

from collections import Counter

from sidepot.room.game.viewers import Viewer
from sidepot.room.lobby.building import Building
from sidepot.room.protocol import Gone, encode
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.task.table_task import TableTask

KEPT = 10
"""One in so many of the room's places is kept for those who sit or host and have no socket yet."""
GIVEN_UP = "too-many-watchers-moved"


def check_sockets(room: Building, account: str, address: str) -> None:
    """Turned where somebody can't have one more socket."""
    config, mine, near = room.config, 0, 0
    for socket in room.sockets:
        mine += socket.name == account
        near += socket.address == address
    if mine >= config.max_sockets_each:
        raise Turned(Code.TOO_MANY, "sockets")
    if len(room.sockets) >= config.max_sockets:
        raise Turned(Code.TOO_MANY, "room-full")
    if len(room.sockets) < config.max_sockets - config.max_sockets // KEPT and near < config.max_sockets_address:
        return
    if not mine and belongs(room, account):
        return
    raise Turned(Code.TOO_MANY, "sockets-address" if near >= config.max_sockets_address else "room-full")


def belongs(room: Building, name: str) -> bool:
    """Whether somebody sits or hosts somewhere."""
    for task in room.tables.values():
        if name in task.game.table.people or name == task.opened.host:
            return True
    return any(task.belongs(name) for task in room.tournaments.values())


def make_room(task: TableTask, newcomer: Viewer, most: int) -> None:
    """A watching place for one more: somebody of the largest crowd gives theirs up. Turned where nobody does."""
    if _needs_none(task, newcomer) or newcomer.name in task.showing.viewers:
        return
    watching = [viewer for viewer in task.showing.viewers.values() if not _needs_none(task, viewer)]
    if len(watching) < most:
        return
    movable = [viewer for viewer in watching if viewer.name not in task.game.table.waiting]
    crowds = Counter(viewer.address for viewer in movable)
    # of crowds that are as large the newcomer's own gives way
    largest = max(crowds, key=lambda address: (crowds[address], address == newcomer.address), default="")
    free = len(task.game.table.people) < task.opened.chairs
    if not movable or (crowds[largest] <= crowds[newcomer.address] + 1 and not free):
        raise Turned(Code.TABLE_FULL_OF_WATCHERS)
    _give_up(task, next(viewer for viewer in movable if viewer.address == largest))


def _needs_none(task: TableTask, viewer: Viewer) -> bool:
    """Whoever sits or hosts takes no place from those who watch."""
    return viewer.name in task.game.table.people or task.is_host(viewer.name, viewer.operator)


def _give_up(task: TableTask, viewer: Viewer) -> None:
    viewer.forget(task.id)
    task.unwatch(viewer)
    viewer.post(None, encode(Gone(task.id, GIVEN_UP)))
    task.services.incidents.tell("watcher moved", viewer.name, viewer.address, f"{task.id} is full of watchers")
