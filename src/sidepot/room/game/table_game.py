"""A table with its log: what is asked of it becomes records to be written and events to be shown. No I/O."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.room.game.dealers_log import DealersLog
from sidepot.room.game.logged_game import LoggedGame
from sidepot.room.log.accounts import account_of
from sidepot.room.log.logged import LoggedTable
from sidepot.room.log.room_events import TableOpened
from sidepot.room.log.snapshots import SNAPSHOT_EVERY
from sidepot.room.services import Services
from sidepot.room.store.records import Snapshot
from sidepot.table import Command, Entry, Movement
from sidepot.table.events import Event, HandEnded, Played
from sidepot.table.table import Table


def turn_of(table: Table) -> str | None:
    """The token of the turn that is awaited at a table: another one after every action."""
    hand = table.hand
    if not table.playing or hand is None:
        return None
    # while cards are thrown away, one player's discard leaves the others' turns as they are
    return f"{table.number}.{hand.street}" if table.discarding else f"{table.number}.{hand.entries}"


class TableGame(LoggedGame):
    """A table in play and what has to be written of it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, opened: TableOpened, services: Services) -> None:
        self.opened = opened
        self.dealer = DealersLog()
        self._asking = ""
        super().__init__(opened.table, services, LoggedTable(opened, self.booked))

    def is_now(self, game: Table) -> None:
        """This is the table from now on."""
        self.table = game
        game.log = self.entered

    # what moves it

    def do(self, command: Command, now: int, asked: str = "") -> list[Event]:
        """Carry out a command; what it says is refused has changed nothing."""
        self._asking = asked
        try:
            events = self.table.handle(command, now)
        finally:
            self._asking = ""
        return self._noted(events)

    def tick(self, now: int) -> list[Event]:
        """Let happen what is due, each at its own time."""
        events: list[Event] = []
        table = self.table
        due = table.deadline
        while due is not None and due <= now:
            # a plan is carried out when it is its turn to be noticed, everything else when it was due
            events += self._noted(table.tick(now if due == table.floor_due else due))
            due = table.deadline
        return events

    def entered(self, entry: Entry) -> None:
        """The table's log: what moved it becomes records."""
        decks = () if entry.deck is None else (entry.deck,)
        self.records.append(self.log.moved(self.table, entry.now, entry.command, decks, 0, self._asking))

    def booked(self, movement: Movement) -> None:
        """The table's journal: chips that moved."""
        table = self.opened.table
        source, target = account_of(movement.source, table), account_of(movement.target, table)
        self.movements.append(Movement(source, target, movement.amount, movement.why))

    def snapshot(self, every: int = SNAPSHOT_EVERY) -> list[Snapshot]:
        """A snapshot now and then, so that a long log need not be replayed."""
        return self.shot(self.table, every)

    # what is told of it

    def _noted(self, events: list[Event]) -> list[Event]:
        for event in events:
            self.dealer.note(event, self.table)
            if isinstance(event, HandEnded):
                self.records += self.annals.records(self.table, self.table.number)
                self._note_end()
            elif not isinstance(event, Played):
                self.chronicle.note(event)
        return events

    def _note_end(self) -> None:
        table = self.table
        self.chronicle.ended(table.number, table.names, None if table.hand is None else table.hand.result)

    @property
    def deadline(self) -> int | None:
        """When something happens by itself."""
        return self.table.deadline

    @property
    def now(self) -> int:
        """How late it is at the table."""
        return self.table.now

    @property
    def token(self) -> str | None:
        """The token of the turn that is awaited."""
        return turn_of(self.table)
