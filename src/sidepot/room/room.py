"""The room: who is here, which tables there are, and how all of it comes back after a crash."""

from __future__ import annotations

import asyncio
import logging
from hmac import compare_digest
from typing import Any

import msgspec

from sidepot.engine.stored import OtherEngine
from sidepot.room.base.limits import Credits, Purse
from sidepot.room.base.logs import note, trouble
from sidepot.room.base.seal import WrongKey
from sidepot.room.bots import auto_players
from sidepot.room.game.tournament_game import Contest
from sidepot.room.lobby.house_league import HouseLeague
from sidepot.room.lobby.my_tables import MyTables
from sidepot.room.lobby.openings import Openings
from sidepot.room.lobby.operating import put_out
from sidepot.room.lobby.past_tournaments import Past
from sidepot.room.lobby.settlement import AUTOS
from sidepot.room.log.accounts import account_of
from sidepot.room.log.compaction import still_matter
from sidepot.room.log.room_events import (
    BOT,
    GUEST,
    AccountGone,
    AccountMade,
    Dated,
    Fact,
    HandShared,
    HandUnshared,
    KeyReplaced,
    NoteWritten,
    TableOpened,
    TableSaved,
    TableUnsaved,
    TournamentOpened,
    fact_of,
    facts_of,
    still_open,
)
from sidepot.room.people.accounts import Account, hashed
from sidepot.room.people.names import clean_name, looks
from sidepot.room.protocol import Closing, LobbyList, encode
from sidepot.room.protocol.refusals import Code, Turned, why_stuck
from sidepot.room.record.archive import Archive
from sidepot.room.services import Services
from sidepot.room.settings.addresses import Reach
from sidepot.room.show.table_info import lobby_row
from sidepot.room.store.records import Damaged, Snapshot
from sidepot.room.store.soundness import ADVICE
from sidepot.room.store.streams import ROOM
from sidepot.room.task.table_keeper import CloseEmpty
from sidepot.room.task.table_task import TableTask, lose_connections, recovered_table, stuck_table
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.table import Leave
from sidepot.table.ledger import HOUSE

LOBBY_EVERY = 0.5
STUCK_AFTER = 20_000
ROUNDS = 60_000
"""From one look for empty tables to the next."""
OFFER_KEEPS = 30_000
"""How long one of the room's permanent tables stays open without anybody."""
OWN_NAMES = ("the room", "the dealer", HOUSE, AUTOS)
SHOT_AFTER = 500
"""New facts after which the start of a room notes what still matters, so that the next one begins there."""
BETWEEN_TABLES = 0.002
"""Seconds from one table to the next after a restart: whoever comes back then is not kept waiting."""


class Room(Openings):
    """The building in service: it comes back after a crash, opens tables and tournaments, and lets people in."""

    def __init__(self, services: Services, operator_key: str) -> None:
        super().__init__(services)
        services.name_taken = self.accounts.taken
        services.log.called = self.called
        self.reach = Reach(self.config, self.config.port)
        self.ready = False
        self.closing = False
        self.locked: list[TableOpened | TournamentOpened] = []
        """What can't go on: its cards do not open with the key that is here."""
        self.stuck: list[TableOpened | TournamentOpened] = []
        """What stands still: its log does not lead to it any more."""
        self.new_key = False
        """The key was made just now: what was sealed before, if anything, was sealed with another."""
        self._recovered = False
        self._rounds = 0
        self._gone: dict[tuple[str, str], int] = {}
        """Table and name of those whose connections are lost, and since when they are seen to be."""
        self.past = Past(self)
        self.mine = MyTables(self)
        self.league = HouseLeague(self, self.past, self.open_tournament)
        self.archive = Archive(services.store, self.aside)
        self._shot: Snapshot | None = None
        self.started = services.world.wall()
        self._operator = hashed(operator_key) if operator_key else ""
        self._commands = Purse(4 * self.config.burst, 2 * self.config.rate)
        self._guests = Purse(self.config.guests_an_hour, self.config.guests_an_hour / 3600)
        self._requests = Purse(self.config.requests, self.config.requests / 4)
        self._porter: asyncio.Task[None] | None = None
        for name in (*auto_players.NAMES, *OWN_NAMES):
            self.accounts.reserve(name)
        for word in (*auto_players.styles(), auto_players.REFILL):
            self.accounts.reserve_numbered(word)

    # life

    def recover(self) -> None:
        """Remember everything that the log tells."""
        self._recovered = True
        written = self.facts()
        facts = [fact for _, fact in written]
        # room time goes on where it stopped: nobody loses time to act while the room is closed
        self.services.offset = self.services.store.latest() - self.services.world.now()
        for at, fact in written:
            self.desk.learn(fact, at)
            if isinstance(fact, TableSaved | TableUnsaved):
                self.saved.learn(fact)
            elif isinstance(fact, HandShared | HandUnshared):
                self.shared.learn(fact)
            elif isinstance(fact, NoteWritten | AccountGone):
                self.notes.learn(fact)
        # somebody may have had a name before auto players were given it
        self.services.auto_names = tuple([name for name in auto_players.NAMES if self.accounts.whose(name) is None])
        tables, tournaments = still_open(facts)
        for table in tables:
            self._recover(table)
        for tournament in tournaments:
            self._recover_tournament(tournament)
        for fact in facts:
            self.learn_of_table(fact)
        self.past.learn()

    def facts(self) -> list[Dated]:
        """What the room remembers and still matters: without reading what was taken back long ago, again and again."""
        store = self.services.store
        shot = store.snapshot(ROOM)
        after = 0 if shot is None else shot.seq
        newer = [(record.seq, (record.at, fact_of(record.data))) for record in store.read(ROOM, after)]
        written = still_matter([*([] if shot is None else facts_of(shot.data)), *[dated for _, dated in newer]])
        if len(newer) >= SHOT_AFTER:
            self._shot = Snapshot(ROOM, newer[-1][0], msgspec.json.encode(written))
        return written

    async def start(self) -> None:
        """Go on with what the log tells, open the house's tables, and be ready."""
        if not self._recovered:
            self.recover()
        if self.locked:
            raise ValueError("hands are running whose decks the key does not open")
        if self.new_key and self.services.store.last(ROOM):
            await self.services.remember(KeyReplaced())
        if self._shot is not None:
            await self.services.store.append((), (), (self._shot,))
            self._shot = None
        for task in self.tables.values():
            task.bots = {name for name in task.game.table.people if self._is_bot(name)}
            task.start()
        for tournament in self.tournaments.values():
            tournament.start()
        if self.config.tables:
            await self.open_house_tables()
            await self.league.open()
        for name in self.bans.by_name:  # banned while the room was closed
            put_out(self, name)
        self._porter = asyncio.get_running_loop().create_task(self._look_round(tuple(self.tables.values())))
        self.ready = True
        note("ready", tables=len(self.tables), accounts=len(self.accounts))

    def _recover(self, opened: TableOpened) -> None:
        try:
            task = recovered_table(opened, self.services)
            self._check_books(task)
        except WrongKey:
            self.locked.append(opened)
            return
        except Exception as error:
            _stands_still(error, "table stands still", table=opened.table)
            self.stuck.append(opened)
            task = stuck_table(opened, self.services, why_stuck(error))
        self.tables[opened.table] = task

    def _check_books(self, task: TableTask) -> None:
        """Damaged where a table and the room's books do not agree about its chips."""
        own = task.game.table.ledger.balances
        booked = {name: self.services.store.balance(account_of(name, task.id)) for name in own}
        if any(booked.values()) and booked != dict(own):
            raise Damaged(f"table {task.id} and the books do not agree")

    def _recover_tournament(self, opened: TournamentOpened) -> None:
        try:
            contest = Contest(opened, self.services)
            contest.recover()
        except WrongKey:
            self.locked.append(opened)
            return
        except Exception as error:
            _stands_still(error, "tournament stands still", tournament=opened.tournament)
            self.stuck.append(opened)
            task = TournamentTask(Contest(opened, self.services))
            task.frozen = why_stuck(error)
            self.tournaments[opened.tournament] = task
            return
        self.tournaments[opened.tournament] = TournamentTask(contest)

    async def stop(self) -> None:
        """Tell everyone, finish what is being written, and close."""
        self.say_goodbye()
        if self._porter is not None:
            self._porter.cancel()
        tasks: list[TableTask | TournamentTask] = [*self.tables.values(), *self.tournaments.values()]
        await asyncio.gather(*(task.stop() for task in tasks))
        await self.league.stop()
        await self.past.stop()
        await self.mine.stop()
        self.aside.close()
        self.services.bot_calls.close()
        self.desk.passwords.close()
        note("closed", tables=len(self.tables))

    def say_goodbye(self) -> None:
        """Nobody comes in any more, and everyone is told."""
        self.closing = True
        self.ready = False
        for socket in tuple(self.sockets):
            socket.end(Closing("restart", 1_000), 1012)

    async def _look_round(self, recovered: tuple[TableTask, ...]) -> None:
        """Who has not come back; then, now and then: news for the lobby, closed tables, readers that are stuck."""
        for task in recovered:
            lose_connections(task)
            await asyncio.sleep(BETWEEN_TABLES)
        while True:
            await asyncio.sleep(LOBBY_EVERY)
            try:
                self._look()
            except Exception:
                trouble("looking round failed")

    def _look(self) -> None:
        services = self.services
        for fact in services.gone:
            self.tables.pop(fact.table, None)
            self.remember_closing(fact)
        services.gone.clear()
        now = services.now()
        for socket in tuple(self.sockets):
            if 0 <= socket.sending_since < now - STUCK_AFTER:
                socket.abort()
        if now >= self._rounds:
            self._rounds = now + ROUNDS
            self._close_empty(now)
            if self.config.keep_chair:
                self._free_chairs(now)
        self.past.tidy(now)
        self.mine.look()
        if self.config.tables:
            self.league.look(now)
        if services.lobby_changed:
            services.lobby_changed = False
            listening = [socket for socket in self.sockets if socket.lobby]
            if listening:
                data = self.lobby_message()
                for socket in listening:
                    socket.post("", data)

    def _close_empty(self, now: int) -> None:
        """Tables where nobody has been for long make room for others; the room's own ones close soon."""
        for task in self.tables.values():
            soon = not task.opened.host and task.game.table.people.keys() <= set(task.autos)
            since, keep = task.empty_since(), OFFER_KEEPS if soon else self.config.close_empty
            if since is not None and keep and since < now - keep:
                task.ask("", CloseEmpty())

    def _free_chairs(self, now: int) -> None:
        """Who has been gone for long gives the chair up where somebody waits for one."""
        gone = {}
        for task in self.tables.values():
            for person in task.game.table.people.values():
                if not person.online and person.name not in task.autos and not person.leaving:
                    key = task.id, person.name
                    since = gone[key] = self._gone.get(key, now)
                    if task.game.table.waiting and now - since >= self.config.keep_chair:
                        task.ask(person.name, Leave(person.name))
        self._gone = gone

    # accounts

    def new_guest(self, name: str, address: str) -> tuple[Account, str]:
        """An account for a guest, and its token; Turned where that is not possible."""
        return self._new_account(name, GUEST, "", address)

    def new_bot(self, name: str, owner: Account, address: str) -> tuple[Account, str]:
        """An account for a bot of somebody, and its token."""
        if owner.kind != GUEST:
            raise Turned(Code.NOT_ALLOWED)
        return self._new_account(name, BOT, owner.name, address)

    def _new_account(self, name: str, kind: str, owner: str, address: str) -> tuple[Account, str]:
        name = clean_name(name)
        if self._is_taken(name):
            raise Turned(Code.NAME_TAKEN, "name", name=name)
        self.bans.check_address(address)
        if len(self.accounts) >= self.config.max_accounts:
            raise Turned(Code.TOO_MANY)
        if not self._guests.take(address, self.services.now()):
            raise Turned(Code.SLOW_DOWN)
        token = self.services.world.secret()
        made = AccountMade(name, kind, hashed(token), self.services.world.wall(), owner)
        # at once, so that nobody else gets the name meanwhile; nobody is told before it is written
        self.desk.learn(made, self.services.now())
        return self.accounts.by_name[name], token

    def _is_taken(self, name: str) -> bool:
        """Somebody has this name or one that looks like it, or an auto player of a tournament that is not over."""
        if self.accounts.taken(name) is not None:
            return True
        seen = looks(name)
        return any(task.names.like(seen) for task in self.tournaments.values() if not task.over)

    async def remember_account(self, account: Account, *more: Fact) -> None:
        """Make a new account durable, with more that belongs to it."""
        made = AccountMade(account.name, account.kind, account.key, account.at, account.owner)
        await self.services.remember(made, *more)
        for fact in more:
            self.desk.learn(fact, self.services.now())

    async def make_operator(self, account: Account, session: str, key: str, address: str) -> None:
        """Who knows the operator's key may do, in this session, what every host may."""
        if account.kind != GUEST:
            raise Turned(Code.NOT_ALLOWED)
        self.check_operator(key, account.name, address)
        await self.services.log.write("operator", f"{account.name} opens the operator's link", account.name)
        self.operators.add(session)
        for socket in self.sockets:
            if socket.session == session:
                socket.operator = True

    def check_operator(self, key: str, account: str, address: str) -> None:
        """Turned where this is not the operator's key; a right one is never refused, whatever others try."""
        if self._operator and compare_digest(hashed(key), self._operator):
            return
        self.services.incidents.tell("operator refused", account, address, "a wrong operator's key")
        raise Turned(Code.NOT_ALLOWED if self._guests.take(address, self.services.now()) else Code.SLOW_DOWN)

    def _is_bot(self, name: str) -> bool:
        account = self.accounts.by_name.get(name)
        return account is not None and account.kind == BOT

    # the lobby

    def lobby(self) -> list[dict[str, Any]]:
        """The tables that are not private."""
        return [lobby_row(task) for task in self.tables.values() if not task.opened.private and not task.closed]

    def lobby_message(self) -> bytes:
        """The lobby as a message."""
        return encode(LobbyList(self.lobby()))

    # credits

    def credits_of(self, account: str, address: str) -> Credits:
        """Credits of an account and its address, over all sockets."""
        return self._commands.of(f"{account} {address}", self.services.now())

    def may_request(self, address: str) -> bool:
        """Credits of an address over HTTP."""
        return self._requests.take(address, self.services.now())


def _stands_still(error: Exception, what: str, **fields: Any) -> None:
    """Log what can't go on as its log tells it, and what to do; that another version began it is no damage."""
    if isinstance(error, OtherEngine):
        note(what, logging.ERROR, **fields, why=str(error))
    else:
        trouble(what, **fields, advice=ADVICE)
