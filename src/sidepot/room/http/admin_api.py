"""The room over HTTP for whoever runs it: who is here, what is open, what was refused; bans, links, announcements.

The one rule it keeps: every answer is for the operator alone, and none has a card in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sidepot.room.http.admin_bodies import (
    AdminSeen,
    Ban,
    BanAsked,
    Here,
    Limit,
    NameAsked,
    NameMade,
    RoomLogSeen,
    Said,
    TableHere,
    User,
    Users,
    Words,
)
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.hands_api import whole_number
from sidepot.room.lobby import operating
from sidepot.room.lobby.building import Visitor
from sidepot.room.log.room_events import RoomBanned
from sidepot.room.protocol.account_bodies import Fine
from sidepot.room.record.chronicle import rules_told
from sidepot.room.record.logbook import THE_ROOM, Logbook
from sidepot.room.record.source import LATEST
from sidepot.room.room import Room
from sidepot.room.task.table_task import TableTask

ByOperator = Callable[[Asking, Any, str], Awaitable[Answer]]
"""What is done for the operator, under the name that the log has."""
MOST_USERS, MOST_LINES, MOST_HERE = 200, 200, 500


async def _admin(asking: Asking, body: None, by: str) -> Answer:
    room = asking.room
    services, config = room.services, room.config
    now = services.now()
    announced = room.announced if room.announced is not None and room.announced[1] > now else None
    return Answer(AdminSeen(
        started=room.started,
        here=_here(room),
        tables=[_table(task) for task in room.tables.values() if not task.closed],
        events=[task.row() for task in room.tournaments.values() if not task.ended],
        bans=[_ban(fact) for fact in room.bans.by_name.values()],
        limits=[
            Limit("sockets", len(room.sockets), config.max_sockets),
            Limit("tables", len(room.tables), config.max_tables),
            Limit("accounts", len(room.accounts), config.max_accounts),
        ],
        met=services.incidents.met(),
        announced=None if announced is None else Said(announced[0].text, announced[1] - now),
    ))  # fmt: skip


def _here(room: Room) -> list[Here]:
    """Everyone who is connected, the first who came first."""
    of: dict[str, list[Visitor]] = {}
    for socket in room.sockets:
        of.setdefault(socket.name, []).append(socket)
    wall, now = room.services.world.wall(), room.services.now()
    return [
        Here(
            name, mine[0].kind, len(mine), wall - (now - min(socket.since for socket in mine)),
            sorted({socket.address for socket in mine}),
            [room.called(ident) for ident in dict.fromkeys(ident for socket in mine for ident in socket.watching)],
            any(socket.operator for socket in mine),
        )
        for name, mine in list(of.items())[:MOST_HERE]
    ]  # fmt: skip


def _table(task: TableTask) -> TableHere:
    table, opened = task.game.table, task.opened
    autos = sum(1 for name in table.people if name in task.autos)
    watching = sum(1 for name in task.showing.viewers if name not in table.people)
    if task.frozen:
        state = "stands still"
    else:
        state = "paused" if task.rest == "host" else "playing" if table.playing else "waiting"
    return TableHere(
        task.id, opened.name, rules_told(table.coming_rules), opened.host, opened.private, len(table.people) - autos,
        autos, watching, table.number, state, sorted(task.banned),
    )  # fmt: skip


def _ban(fact: RoomBanned) -> Ban:
    return Ban(fact.name, fact.at, fact.by, fact.why, list(fact.addresses))


async def _users(asking: Asking, body: None, by: str) -> Answer:
    most = max(1, min(MOST_USERS, whole_number(asking.query.get("limit", ""), 50)))
    return Answer(users_of(asking.room, asking.query.get("find", ""), most))


def users_of(room: Room, words: str, most: int) -> Users:
    """The accounts with some letters in their names: who is here first, then the last seen."""
    here = {socket.name for socket in room.sockets}
    found = [_user(room, name, here) for name in room.accounts.by_name if words.casefold() in name.casefold()]
    found.sort(key=lambda user: (-user.here, -user.seen, user.name))
    return Users(found[:most], len(found))


def _user(room: Room, name: str, here: set[str]) -> User:
    account, ways = room.accounts.by_name[name], room.desk.ways.of(name)
    sessions = room.desk.sessions.of(name, room.services.world.wall())
    seen = max((session.seen for session in sessions), default=0)
    known = [("link", ways.code), ("password", ways.password), ("passkey", ways.passkeys)]
    return User(
        name, account.kind, account.owner, account.at, seen, name in here, room.bans.of(account) is not None,
        [way for way, there in known if there],
    )  # fmt: skip


async def _log(asking: Asking, body: None, by: str) -> Answer:
    most = max(1, min(MOST_LINES, whole_number(asking.query.get("limit", ""), 50)))
    before, player = whole_number(asking.query.get("before", ""), LATEST), asking.query.get("player", "")
    archive = asking.room.archive
    page = await archive.look(by, lambda: Logbook(archive.shelf, THE_ROOM).page(before, most, player))
    return Answer(RoomLogSeen(page, page[-1].number if len(page) == most else None))


async def _ban_one(asking: Asking, body: BanAsked, by: str) -> Answer:
    return Answer(_ban(await operating.ban(asking.room, body.name, by, body.why, body.address)))


async def _unban(asking: Asking, body: NameAsked, by: str) -> Answer:
    await operating.unban(asking.room, body.name, by)
    return Answer(Fine(True))


async def _reset(asking: Asking, body: NameAsked, by: str) -> Answer:
    name = operating.account_called(asking.room, body.name).name
    return Answer(NameMade(name, await operating.reset_name(asking.room, name, by)))


async def _announce(asking: Asking, body: Words, by: str) -> Answer:
    await operating.announce(asking.room, body.text, by, body.minutes)
    return Answer(Fine(True))


def _admins(
    method: str, path: str, says: str, handler: ByOperator, answer: Any, body: Any = None, **query: str
) -> Endpoint:  # fmt: skip
    """One thing that the operator alone may ask: from a session that opened the link, or by the key itself."""

    async def guarded(asking: Asking, given: Any) -> Answer:
        return await handler(asking, given, asking.operator)

    return Endpoint(method, path, f"Operator: {says}", guarded, answer, body, False, query)


_FIND = {"find": "only with these letters in the name", "limit": f"how many, at most {MOST_USERS}"}
_LINES = {
    "player": "only about this player", "before": "only earlier ones: `older` of another answer",
    "limit": f"how many, at most {MOST_LINES}",
}  # fmt: skip

ADMIN_API: tuple[Endpoint, ...] = (
    _admins("GET", "/api/admin", "who is here, tables, events, bans, limits met.", _admin, AdminSeen),
    _admins("GET", "/api/admin/users", "the accounts of this room.", _users, Users, **_FIND),
    _admins("GET", "/api/admin/log", "what happened in the room.", _log, RoomLogSeen, **_LINES),
    _admins("POST", "/api/admin/ban", "somebody may not come in any more.", _ban_one, Ban, BanAsked),
    _admins("POST", "/api/admin/unban", "they may again.", _unban, Fine, NameAsked),
    _admins("POST", "/api/admin/reset", "a new link for a name, all else is void.", _reset, NameMade, NameAsked),
    _admins("POST", "/api/admin/announce", "tell everyone something.", _announce, Fine, Words),
)
