"""A table with its log: what is asked of it becomes records to be written and events to be shown. No I/O.

The one rule it keeps: everything that moves the table is in `records` before anyone can be told of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import WrongKey
from sidepot.room.log.room_events import TableOpened
from sidepot.room.log.snapshots import SNAPSHOT_EVERY, is_due, shift_of
from sidepot.room.log.table_log import RESUMED, Made, Resumed, TableLog
from sidepot.room.log.table_replay import Replay, account_of
from sidepot.room.record.chronicle import Chronicle, rules_told
from sidepot.room.record.hand_records import Annals
from sidepot.room.sentences.dealers_log import DealersLog
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import of_table
from sidepot.table import Command, Entry, Movement
from sidepot.table.events import Event, HandEnded, Played
from sidepot.table.state import Deck
from sidepot.table.table import Table


def turn_of(table: Table) -> str | None:
    """The token of the turn that is awaited at a table: another one after every action."""
    hand = table.hand
    if not table.playing or hand is None:
        return None
    # while cards are thrown away, one player's discard leaves the others' turns as they are
    return f"{table.number}.{hand.street}" if table.discarding else f"{table.number}.{hand.entries}"


class Game:
    """A table in play and what has to be written of it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, opened: TableOpened, services: Services, table: Table, log: TableLog, snapshot: int = 0) -> None:
        self.opened = opened
        self.services = services
        self.table = table
        self.log = log
        self.records: list[Record] = []
        self.movements: list[Movement] = []
        self.annals = Annals(opened.table, services)
        self.chronicle = Chronicle(opened.table, services)
        self.dealer = DealersLog()
        self._asking = ""
        self._last_snapshot = snapshot
        self._shift = shift_of(opened.table)

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
        self.records += self.log.moved(self.table, entry, self._asking)

    def booked(self, movement: Movement) -> None:
        """The table's journal: chips that moved."""
        table = self.opened.table
        source, target = account_of(movement.source, table), account_of(movement.target, table)
        self.movements.append(Movement(source, target, movement.amount, movement.why))

    def snapshot(self, every: int = SNAPSHOT_EVERY) -> list[Snapshot]:
        """A snapshot now and then, so that a long log need not be replayed."""
        if not is_due(self.log.seq, self._last_snapshot, self._shift, every):
            return []
        self._last_snapshot = self.log.seq
        return [self.log.snapshot(self.table)]

    def resume(self, now: int) -> None:
        """Another version of the engine goes on: what was before is not replayed any more."""
        self.records.append(self.log.record(now, RESUMED, Resumed(ENGINE)))
        self._last_snapshot = -SNAPSHOT_EVERY

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


def open_game(opened: TableOpened, services: Services) -> Game:
    """A new table's game; its first record waits to be written."""
    log = TableLog(of_table(opened.table), services.sealer)
    games: list[Game] = []
    table = Table(
        opened.rules, opened.chairs, clock=opened.clock, deck=_deck(services), gathers=_gathers(opened),
        log=lambda entry: games[0].entered(entry), journal=lambda movement: games[0].booked(movement),
    )  # fmt: skip
    game = Game(opened, services, table, log)
    games.append(game)
    made = Made(opened.rules, opened.chairs, opened.clock, gathers=_gathers(opened))
    game.records.append(log.made(services.now(), made))
    game.chronicle.opened("table", opened.host, rules_told(opened.rules))
    return game


def _gathers(opened: TableOpened) -> bool:
    """Where nobody joins a game that has begun, the host says when it begins."""
    return bool(opened.host) and opened.rules.entry == "fixed" and opened.rules.ends != "open"


def _deck(services: Services) -> Deck:
    def deck(number: int, cards: bytes) -> bytes:
        return services.world.shuffle(cards)

    return deck


def stuck_game(opened: TableOpened, services: Services) -> Game:
    """What stands for a table that its log does not lead to: nothing at it may move."""
    table = Table(opened.rules, opened.chairs, clock=opened.clock, deck=_deck(services))
    log = TableLog(of_table(opened.table), services.sealer)
    log.seq = services.store.last(log.stream)
    return Game(opened, services, table, log, log.seq)


def recover_game(opened: TableOpened, services: Services) -> Game:
    """The game of a table as its log tells it: the same hand, cards, clocks and stacks; WrongKey where it is locked."""
    snapshot = services.store.snapshot(of_table(opened.table))
    try:
        return _recovered(opened, services, snapshot)
    except WrongKey:
        if snapshot is None:
            raise
        # a snapshot seals the hand that ran when it was made; by now that hand may lie open in the log
        return _recovered(opened, services, None)


def _recovered(opened: TableOpened, services: Services, snapshot: Snapshot | None) -> Game:
    stream, games = of_table(opened.table), list[Game]()
    replay = Replay(
        stream, services.sealer, services.world.shuffle,
        log=lambda entry: games[0].entered(entry), journal=lambda movement: games[0].booked(movement),
    )  # fmt: skip
    after = 0 if snapshot is None else snapshot.seq
    newer = services.store.read(stream, after) if services.store.last(stream) > after else ()
    table = replay.table(snapshot, newer)
    assert replay.writer is not None
    games.append(Game(opened, services, table, replay.writer, after))
    if replay.engine != ENGINE:
        games[0].resume(services.now())
    return games[0]
