"""My tables: where somebody sits, what they host, where they sat before, and who asks them for a chair.

The one rule it keeps: somebody who has a name that was another's before is told nothing of the other's tables.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from sidepot.room.base.logs import trouble
from sidepot.room.lobby.building import Building, Visitor
from sidepot.room.lobby.closed_tables import played_at
from sidepot.room.people.accounts import Account
from sidepot.room.protocol import MyTables as Message
from sidepot.room.protocol import encode
from sidepot.room.protocol.refusals import Turned
from sidepot.room.protocol.state import AsksForChair, MyTable
from sidepot.room.task.table_task import TableTask
from sidepot.room.task.tournament_task import TournamentTask


class MyTables:
    """Tells everyone who wants to know of their own tables."""

    def __init__(self, room: Building) -> None:
        self._room = room
        self._told: dict[Visitor, bytes] = {}
        """Who is to be told, and what they were told last."""
        self._been: dict[Account, set[str]] = {}
        """Open tables where somebody has sat, as far as the disk was asked."""
        self._called: set[str] = set()
        """Whose turn it is in a tournament that they do not look at."""
        self._running: set[asyncio.Task[None]] = set()

    def listen(self, socket: Visitor, on: bool) -> None:
        """Tell a socket, now and whenever something changes; or no longer."""
        if not on:
            self._told.pop(socket, None)
            return
        self._told[socket] = b""
        self._room.services.wanted.add(socket.name)
        begun = asyncio.get_running_loop().create_task(self._begin(socket))
        self._running.add(begun)
        begun.add_done_callback(self._running.discard)

    async def _begin(self, socket: Visitor) -> None:
        account = self._room.accounts.by_name.get(socket.name)
        if account is None:
            return
        if account not in self._been:
            try:
                self._been[account] = await self._room.aside(account.name, lambda: self._read(account))
            except Turned:
                pass  # where they sat before is told another time
            except Exception:
                trouble("my tables not read")
        self._tell(socket)

    def _read(self, account: Account) -> set[str]:
        """The open tables where somebody played a hand, as the disk knows them."""
        store, found = self._room.services.store, set()
        for task in tuple(self._room.tables.values()):
            if account.name in task.game.table.ledger.bought and account.name not in task.given:
                if played_at(store, task.id, account):
                    found.add(task.id)
        return found

    def look(self) -> None:
        """Tell those for whom something has changed."""
        room, services = self._room, self._room.services
        for socket in [socket for socket in self._told if socket not in room.sockets]:
            del self._told[socket]
        self._note_who_listens()
        self._been = {account: there for account, there in self._been.items() if account.name in services.wanted}
        services.news |= self._in_tournaments()
        if not services.news:
            return
        news, services.news = services.news, set()
        for socket in tuple(self._told):
            if socket.name in news:
                self._tell(socket)

    def _note_who_listens(self) -> None:
        pages = Counter([socket.name for socket in self._told])
        self._room.services.wanted = set(pages)
        self._room.services.elsewhere = {name for name, count in pages.items() if count > 1}

    def _in_tournaments(self) -> set[str]:
        """Those whose turn it is in a tournament that they do not look at, and those whose turn it was."""
        services, called = self._room.services, set[str]()
        for task in self._room.tournaments.values():
            if services.wanted and not task.over:
                looking = task.showing.viewers.keys() - services.elsewhere
                called |= {name for name in task.to_act() if name in services.wanted and name not in looking}
        turned, self._called = called ^ self._called, called
        return turned

    def _tell(self, socket: Visitor) -> None:
        account = self._room.accounts.by_name.get(socket.name)
        if account is None or socket not in self._told:
            return
        rows = self.rows(account)
        if any(self._is_moving(row.id) for row in rows):
            self._room.services.news.add(account.name)  # nobody sees what may never have been
            return
        data = encode(Message(rows))
        if data != self._told[socket]:
            self._told[socket] = data
            socket.post(None, data)

    def _is_moving(self, ident: str) -> bool:
        task = self._room.tables.get(ident) or self._room.tournaments.get(ident)
        return task is not None and task.glances.moving

    def rows(self, account: Account) -> list[MyTable]:
        """The tables and tournaments of somebody, those first where it is their turn or somebody asks them."""
        been = self._been.setdefault(account, set())
        found = [row for task in self._room.tables.values() if (row := _of_table(task, account.name, been))]
        found += [row for task in self._room.tournaments.values() if (row := _of_tournament(task, account.name))]
        return sorted(found, key=lambda row: (not row.your_turn, not row.asking, not row.seated, not row.hosting))

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._running, return_exceptions=True)


def _of_table(task: TableTask, name: str, been: set[str]) -> MyTable | None:
    if task.closed or task.frozen or name in task.given:
        return None
    opened, table = task.opened, task.game.table
    person, hosting, sent_away = table.people.get(name), opened.host == name, task.sent_away(name)
    if person is not None:
        been.add(task.id)
    waits = "asked" if name in task.asking else ""
    if not waits and name in task.admitted and name not in table.ledger.bought:
        waits = "admitted"
    if person is None and not (hosting or waits or task.id in been):
        return None
    rules = table.coming_rules
    return MyTable(
        task.id, opened.name, "table", rules.game, rules.limit, list(rules.blinds),
        sum(1 for each in table.people if each not in task.autos), hosting, person is not None,
        0 if person is None else person.chips, name in table.to_act,
        [AsksForChair(player, seat.chair, seat.chips) for player, seat in task.asking.items()] if hosting else [],
        waits, sent_away, list(rules.stakes), list(rules.rotate),
    )  # fmt: skip


def _of_tournament(task: TournamentTask, name: str) -> MyTable | None:
    if task.over or task.frozen:
        return None
    hosting, seated = task.contest.opened.host == name, task.takes_part(name)
    if not (hosting or seated):
        return None
    row, found = task.row(), task.contest.table_of(name) if seated else None
    table = None if found is None else found[1]
    person = None if table is None else table.people.get(name)
    return MyTable(
        task.id, row.name, row.format, row.game, row.limit, [] if table is None else list(table.coming_rules.blinds),
        row.left or row.registered, hosting, seated, 0 if person is None else person.chips,
        table is not None and name in table.to_act, [],
        stakes=[] if table is None else list(table.coming_rules.stakes), rotate=row.rotate,
    )  # fmt: skip
