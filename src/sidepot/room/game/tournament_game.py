"""A tournament or season with its log: what is asked becomes records to be written and events to be shown. No I/O.

The one rule it keeps: everything that moves it is in `records` before anyone can be told of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sidepot.copying import made_by_call, never_copied
from sidepot.room.game.dealers_log import DealersLog
from sidepot.room.game.logged_game import LoggedGame
from sidepot.room.game.table_game import turn_of
from sidepot.room.log.bot_book import BotBook, OfBot
from sidepot.room.log.logged import LoggedEvent, current_of
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.snapshots import SNAPSHOT_EVERY
from sidepot.room.log.tournament_money import Till
from sidepot.room.protocol.refusals import Code, badly
from sidepot.room.services import Services
from sidepot.room.store.records import Snapshot
from sidepot.table import Clock, Table
from sidepot.table.events import HandEnded
from sidepot.tournament import Command, Entry, Season, Sheet, Tournament, parse_sheet
from sidepot.tournament.events import Event, TableSaid
from sidepot.tournament.sheet import OVER_HTTP
from sidepot.words import phrase

MOST_AUTOS = 200
"""Auto players in a tournament of the room: dealing the first hands to more would keep everyone else waiting."""

def sheet_of(text: str, clock: Clock, kinds: Iterable[str]) -> Sheet:
    """The sheet of a tournament with the room's clock where it has none; Turned says what is wrong with it."""
    try:
        # a name from outside never becomes a path: there is no folder
        sheet = parse_sheet(text, phrase("sheet-the-sheet"), (*kinds, OVER_HTTP), None, most=MOST_AUTOS, people=True)
    except ValueError as error:
        raise badly(Code.BAD_SHEET, error) from None
    own = sheet.structure.clock
    times = replace(
        clock, act=own.act or clock.act, bank=own.bank or clock.bank, pause=max(own.pause, clock.pause), ask=0
    )  # fmt: skip
    return replace(sheet, structure=replace(sheet.structure, clock=times))


class Contest(LoggedGame):
    """A tournament or season in play and what has to be written of it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, opened: TournamentOpened, services: Services) -> None:
        self.opened = opened
        self.sheet = opened.sheet
        self.final_view: Callable[[], bytes] | None = None
        """How it ended, for whoever only wants to know that."""
        self._beside: OfBot | None = None
        self._asking = ""
        self._table = 0
        """Where the player sits who asks."""
        self.dealers: dict[int, DealersLog] = {}
        """The dealer's log of each table."""
        self.till = Till(opened.tournament)
        self._event = LoggedEvent(opened)
        super().__init__(opened.tournament, services, self._event)
        self.annals.own = self.people.__contains__

    def is_now(self, game: Tournament | Season) -> None:
        """This is the game from now on."""
        self.game: Tournament | Season = game
        game.log = self.entered

    # its log

    @property
    def stream(self) -> str:
        """Of its log."""
        return self.log.stream

    @property
    def seq(self) -> int:
        """The number of its last record."""
        return self.log.seq

    @property
    def people(self) -> set[str]:
        """Accounts that have registered: nobody else has a seat, whatever they are called."""
        return self._event.people

    @property
    def book(self) -> BotBook:
        """The bots over HTTP."""
        return self._event.book

    def recover(self) -> None:
        """Go on where the log ends; WrongKey where hands are running that do not open."""
        super().recover()
        self.movements = self.till.recovered(self.game, self.services.store.balance)

    def final(self) -> bytes | None:
        """How it ended, as its last snapshot has it; None where it has not ended."""
        snapshot = self.services.store.snapshot(self.stream)
        return None if snapshot is None else self._event.final(snapshot)

    def entered(self, entry: Entry) -> None:
        """The log: what moved it becomes a record."""
        asked, beside = self._asking, self._beside
        self.records.append(
            self.log.moved(self.game, entry.now, entry.command, entry.decks, self._table, asked, beside)
        )

    def do(self, command: Command | OfBot, now: int, asked: str = "") -> list[Event]:
        """Carry out a command."""
        if isinstance(command, OfBot):
            self._beside, command = command, command.command
        self._asking, self._table = asked, self._event.asks_at(self.game, command)
        tables = self._tables()
        try:
            events = self.game.handle(command, now)
        finally:
            self._asking, self._beside = "", None
        return self._noted(events, tables)

    def tick(self, now: int) -> list[Event]:
        """Let happen what is due, each at its own time."""
        events: list[Event] = []
        while self.game.deadline is not None and self.game.deadline <= now:
            tables = self._tables()
            events += self._noted(self.game.tick(self.game.deadline), tables)
        return events

    @property
    def deadline(self) -> int | None:
        """When something happens by itself."""
        return self.game.deadline

    @property
    def now(self) -> int:
        """How late it is there."""
        return self.game.now

    def snapshot(self, every: int = SNAPSHOT_EVERY) -> list[Snapshot]:
        """A snapshot now and then, so that a long log need not be replayed; and how it ended."""
        final = self.final_view() if self.game.over and self.final_view is not None else None
        return self.shot(self.game, every, final)

    def _tables(self) -> dict[int, Table]:
        return {} if self.current is None else dict(self.current.tables)

    def _noted(self, events: list[Event], before: dict[int, Table]) -> list[Event]:
        """What is told of it: a hand may have ended at a table that is broken since."""
        tables = {**self._tables(), **before}
        self.movements += self.till.moved(events, self.game)
        for event in events:
            if isinstance(event, TableSaid):
                table = tables[event.table]
                self.dealers.setdefault(event.table, DealersLog()).note(event.event, table)
                self._record(event, table)
            else:
                self.chronicle.note_event(event)
        return events

    def _record(self, said: TableSaid, table: Table) -> None:
        if isinstance(said.event, HandEnded):
            self.records += self.annals.records(table, at_table=said.table)
            result = None if table.hand is None else table.hand.result
            self.chronicle.ended(self.annals.count, table.names, result, said.table)
        else:
            self.chronicle.note(said.event, said.table)

    @property
    def current(self) -> Tournament | None:
        """The game that is played; None before a season's first."""
        return current_of(self.game)

    @property
    def known(self) -> Collection[str]:
        """Everyone who takes part."""
        return self.game.players if isinstance(self.game, Season) else self.game.entrants.keys()

    def seat_name(self, account: str) -> str:
        """Under which name an account is looked for here: its own, and none where that is another entrant's."""
        return "" if account in self.known and account not in self.people else account

    def sits(self, player: str) -> bool:
        """Whether a person has a chair at one of the tables."""
        here = self.table_of(player)
        return here is not None and player in self.people and player in here[1].people

    def table_of(self, player: str | None) -> tuple[int, Table] | None:
        """The table a player sits at; for others the one with the lowest number."""
        game = self.current
        if game is None or not game.tables:
            return None
        entrant = None if player is None else game.entrants.get(player)
        number = entrant.table if entrant is not None and entrant.table in game.tables else min(game.tables)
        return number, game.tables[number]


def token_of(number: int, table: Table) -> str | None:
    """The token of the turn that is awaited at a table."""
    turn = turn_of(table)
    return None if turn is None else f"{number}.{turn}"
