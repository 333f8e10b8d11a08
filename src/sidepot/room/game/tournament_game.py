"""A tournament or season with its log: what is asked becomes records to be written and events to be shown. No I/O.

The one rule it keeps: everything that moves it is in `records` before anyone can be told of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from sidepot.room.base.seal import WrongKey
from sidepot.room.game.table_game import turn_of
from sidepot.room.log.bot_book import BotBook, OfBot
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.snapshots import SNAPSHOT_EVERY, is_due, shift_of
from sidepot.room.log.tournament_log import TournamentLog, shot_of
from sidepot.room.log.tournament_money import Till
from sidepot.room.log.tournament_replay import TournamentReplay, current_of, seat_of
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.chronicle import Chronicle
from sidepot.room.record.hand_records import Annals
from sidepot.room.sentences.dealers_log import DealersLog
from sidepot.room.sentences.tournament import tournament_line
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.table import Clock, Table
from sidepot.table.events import HandEnded
from sidepot.table.ledger import Movement
from sidepot.tournament import Command, Entry, Season, Sheet, Tournament, parse_sheet
from sidepot.tournament.events import Event, TableSaid
from sidepot.tournament.sheet import OVER_HTTP

MOST_AUTOS = 200
"""Auto players in a tournament of the room: dealing the first hands to more would keep everyone else waiting."""

def sheet_of(text: str, clock: Clock, kinds: Iterable[str]) -> Sheet:
    """The sheet of a tournament with the room's clock where it has none; Turned says what is wrong with it."""
    try:
        # a name from outside never becomes a path: there is no folder
        sheet = parse_sheet(text, "the sheet", (*kinds, OVER_HTTP), None, most=MOST_AUTOS, people=True)
    except ValueError as error:
        raise Turned(Code.BAD_SHEET, str(error)) from None
    own = sheet.structure.clock
    times = replace(
        clock, act=own.act or clock.act, bank=own.bank or clock.bank, pause=max(own.pause, clock.pause), ask=0
    )  # fmt: skip
    return replace(sheet, structure=replace(sheet.structure, clock=times))


Said = tuple[int | None, str]
"""A sentence, and at which table it is told: None for everywhere."""


class Contest:
    """A tournament or season in play and what has to be written of it."""

    def __init__(self, opened: TournamentOpened, services: Services) -> None:
        self.opened = opened
        self.sheet = opened.sheet
        self.services = services
        self.log = TournamentLog(opened)
        self.records: list[Record] = []
        self.movements: list[Movement] = []
        self.final_view: Callable[[], bytes] | None = None
        """How it ended, for whoever only wants to know that."""
        self._beside: OfBot | None = None
        self._asking = ""
        self._table = 0
        """Where the player sits who asks."""
        self._last_snapshot = 0
        self._shift = shift_of(opened.tournament)
        self.annals = Annals(opened.tournament, services, self.people.__contains__)
        self.chronicle = Chronicle(opened.tournament, services)
        self.dealers: dict[int, DealersLog] = {}
        """The dealer's log of each table."""
        self.said: list[Said] = []
        """What is new in them, and what is told of the tournament."""
        self.till = Till(opened.tournament)
        self._replay = self._new_replay()
        self.game: Tournament | Season = self._replay.new()
        self.game.log = self.entered

    def _new_replay(self) -> TournamentReplay:
        return TournamentReplay(self.opened, self.services.sealer, self._deck, self.log)

    def _deck(self, table: int, hand: int, cards: bytes) -> bytes:
        return self.services.world.shuffle(cards)

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
        return self.log.people

    @property
    def book(self) -> BotBook:
        """The bots over HTTP."""
        return self.log.book

    def recover(self) -> None:
        """Go on where the log ends; WrongKey where hands are running that do not open."""
        snapshot = self.services.store.snapshot(self.stream)
        if shot_of(snapshot) is None:
            snapshot = None
        try:
            self._recover(snapshot)
        except WrongKey:
            if snapshot is None:
                raise
            # a snapshot seals the hands that ran when it was made; by now they may lie open in the log
            self._recover(None)

    def _recover(self, snapshot: Snapshot | None) -> None:
        after = 0 if snapshot is None else snapshot.seq
        self._replay = self._new_replay()
        self.game = self._replay.game(snapshot, self.services.store.read(self.stream, after))
        self.game.log = self.entered
        self._last_snapshot = after
        self.movements = self.till.recovered(self.game, self.services.store.balance)

    def entered(self, entry: Entry) -> None:
        """The log: what moved it becomes a record."""
        current, dealt = self.current, self._replay.dealt
        tables = {} if current is None else current.tables
        record = self.log.moved(
            entry, dealt, self._table, tables, self.services.sealer, self._asking, self._beside
        )  # fmt: skip
        dealt.clear()
        self.records.append(record)

    def do(self, command: Command | OfBot, now: int, asked: str = "") -> list[Event]:
        """Carry out a command."""
        if isinstance(command, OfBot):
            self._beside, command = command, command.command
        self._asking, self._table = asked, seat_of(self.game, command)
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
        seq, last, over = self.log.seq, self._last_snapshot, self.game.over and self.final_view is not None
        if seq == last or not (over or is_due(seq, last, self._shift, every)):
            return []
        self._last_snapshot = seq
        final = self.final_view() if over and self.final_view is not None else None
        return [self.log.snapshot(self.game, self.services.sealer, final)]

    def _tables(self) -> dict[int, Table]:
        return {} if self.current is None else dict(self.current.tables)

    def _noted(self, events: list[Event], before: dict[int, Table]) -> list[Event]:
        """What is told of it: a hand may have ended at a table that is broken since."""
        tables = {**self._tables(), **before}
        self.movements += self.till.moved(events, self.game)
        for event in events:
            if isinstance(event, TableSaid):
                table = tables[event.table]
                dealer = self.dealers.setdefault(event.table, DealersLog())
                dealer.note(event.event, table)
                self.said += [(event.table, line) for line in dealer.news()]
                self._record(event, table)
                continue
            self.chronicle.note_event(event)
            if (line := tournament_line(event)) is not None:
                self.said.append((None, line))
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
