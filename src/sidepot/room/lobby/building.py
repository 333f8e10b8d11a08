"""The building: who and what is here now. Every part that looks over all tables takes it.

The one rule it keeps: nothing here waits or writes; what was written is learnt, and what is learnt holds.
"""

from __future__ import annotations

from typing import Protocol

from sidepot.room.background import Aside
from sidepot.room.game.viewers import Viewer
from sidepot.room.lobby.saved_tables import SavedTables
from sidepot.room.log.room_events import CLOSINGS, AccountGone, Fact, MuteSet, OfTable, TableClosed
from sidepot.room.people.accounts import Accounts
from sidepot.room.people.bans import Bans
from sidepot.room.people.front_desk import FrontDesk
from sidepot.room.people.player_notes import PlayerNotes
from sidepot.room.protocol import Announcement, Closing
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.shared_hands import SharedHands
from sidepot.room.services import Services
from sidepot.room.task.table_task import TableTask
from sidepot.room.task.tournament_task import TournamentTask


class Visitor(Viewer, Protocol):
    """A client's socket, as the building knows it."""

    kind: str
    session: str
    since: int
    watching: dict[str, None]
    """Tables and tournaments it shows."""
    lobby: bool
    """Whether it wants news of the lobby."""
    sending_since: int

    def end(self, message: Closing, code: int) -> None:
        """Say goodbye, and close it."""

    def abort(self) -> None:
        """Close it without a word."""


class Building:
    """Accounts, tables, tournaments and sockets."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.config = services.config
        self.accounts = Accounts()
        self.bans = Bans()
        self.operators: set[str] = set()
        """Sessions with a host's rights at every table."""
        self.sockets: dict[Visitor, None] = {}
        """In the order they came."""
        self.desk = FrontDesk(services, self.accounts, self.bans, self.operators, self.sockets)
        self.tables: dict[str, TableTask] = {}
        self.tournaments: dict[str, TournamentTask] = {}
        self.saved = SavedTables()
        self.shared = SharedHands()
        self.notes = PlayerNotes()
        self.announced: tuple[Announcement, int] | None = None
        """What the operator said last, and until when newcomers are told."""
        self.aside = Aside()
        self._closings: dict[str, str] = {}
        """The last tables that were closed, and by which command."""

    # by their ids

    def table(self, table: str) -> TableTask:
        """A table by its id."""
        task = self.tables.get(table)
        if task is None or task.closed:
            raise Turned(Code.NO_SUCH_TABLE)
        return task

    def watched(self, ident: str) -> TableTask | TournamentTask:
        """A table or a tournament by its id."""
        return self.tournaments[ident] if ident in self.tournaments else self.table(ident)

    def is_here(self, ident: str) -> bool:
        """Whether a table or tournament is in memory; a tournament that is over may be on the disk alone."""
        return ident in self.tables or ident in self.tournaments

    def called(self, ident: str) -> str:
        """The name of a table or tournament, or what is left of it."""
        if ident in self.tables:
            return self.tables[ident].opened.name
        return self.tournaments[ident].contest.opened.name if ident in self.tournaments else ident

    # what was written

    def learn_of_table(self, fact: Fact) -> None:
        """What was written holds from now on at the tables it is about."""
        if isinstance(fact, AccountGone):
            self._forget(fact.name)
        if not isinstance(fact, OfTable):
            return
        task = self.tables.get(fact.table)
        if task is not None:
            task.learn(fact)
        elif isinstance(fact, TableClosed):
            self.remember_closing(fact)
        elif isinstance(fact, MuteSet) and fact.table in self.tournaments:
            self.tournaments[fact.table].learn(fact)

    def _forget(self, name: str) -> None:
        """Whoever takes this name next is somebody else."""
        self.saved.forget(name)
        self.shared.forget(name)
        self.notes.forget(name)
        for task in self.tables.values():
            task.admitted.discard(name)
            task.removed.discard(name)
            task.asking.pop(name, None)
            task.bots.discard(name)
        for event in self.tournaments.values():
            event.bots.discard(name)

    # tables that were closed

    def remember_closing(self, fact: TableClosed) -> None:
        """A table is gone."""
        self._closings[fact.table] = fact.asked
        if len(self._closings) > CLOSINGS:
            del self._closings[next(iter(self._closings))]

    def closed_by(self, table: str, asked: str) -> bool:
        """Whether this very command has closed a table that is gone."""
        if any(fact.table == table and fact.asked == asked for fact in self.services.gone):
            return True
        return self._closings.get(table) == asked

    def has_closed(self, table: str) -> bool:
        """Whether a table is one of the last that were closed."""
        return table in self._closings or any(fact.table == table for fact in self.services.gone)
