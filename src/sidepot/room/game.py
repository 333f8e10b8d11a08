"""A table with its log: what is asked of it becomes records to be written and events to be shown. No I/O.

The one rule it keeps: everything that moves the table is in `records` before anyone can be told of it.
"""

from __future__ import annotations

from collections import deque

import msgspec
from msgspec import Struct

from sidepot.engine import Hand, hide, read, write
from sidepot.room.facts import TableOpened
from sidepot.room.seal import WrongKey
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.tablelog import Made, TableLog
from sidepot.room.store.tablereplay import Replay, account_of
from sidepot.room.words import hand_line, moved, table_line
from sidepot.table import Command, Entry, Movement, Table
from sidepot.table.events import Event, HandBegan, HandEnded, Played
from sidepot.table.table import Deck

SNAPSHOT_EVERY = 100
"""Records after which a snapshot is worth its 0.1 ms: so many at most are replayed at a room's start."""
LINES = 120


class HandPlayed(Struct, frozen=True):
    """A hand that is over: enough to see it again through anyone's eyes."""

    number: int
    at: int
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    text: str

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return read(self.text)


def stream_of(table: str) -> str:
    """The stream of a table's moves."""
    return f"table/{table}"


def hands_of(table: str) -> str:
    """The stream of a table's hands."""
    return f"hands/{table}"


class Game:
    """A table in play and what has to be written of it."""

    def __init__(self, opened: TableOpened, services: Services, table: Table, log: TableLog, snapshot: int = 0) -> None:
        self.opened = opened
        self.services = services
        self.table = table
        self.log = log
        self.records: list[Record] = []
        self.movements: list[Movement] = []
        self.played = services.store.last(hands_of(opened.table))
        self.lines: deque[str] = deque(maxlen=LINES)
        """The dealer's log since the last deal, as everyone may read it."""
        self.last_lines: list[str] = []
        self.said: list[str] = []
        """What is new in it."""
        self._wagered = False
        self._asking = ""
        self._last_snapshot = snapshot

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
        while table.deadline is not None and table.deadline <= now:
            # a plan is carried out when it is its turn to be noticed, everything else when it was due
            due = now if table.deadline == table.floor_due else table.deadline
            events += self._noted(table.tick(due))
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
        if self.log.seq - self._last_snapshot < every:
            return []
        self._last_snapshot = self.log.seq
        return [self.log.snapshot(self.table)]

    # what is told of it

    def _noted(self, events: list[Event]) -> list[Event]:
        for event in events:
            if isinstance(event, Played):
                for part in event.events:
                    self._say(hand_line(hide(part, None), event.players, self._wagered))
                    self._wagered = moved(self._wagered, part)
                continue
            if isinstance(event, HandBegan):
                self.last_lines, self._wagered = list(self.lines), False
                self.lines.clear()
            self._say(table_line(event))
            if isinstance(event, HandEnded):
                self._ended()
        return events

    def _say(self, line: str | None) -> None:
        if line is not None:
            self.lines.append(line)
            self.said.append(line)

    def _ended(self) -> None:
        table = self.table
        hand, deal = table.hand, table.deal
        assert hand is not None
        assert hand.result is not None
        assert deal is not None
        for line in hand.result.tell(table.names):
            self._say(line)
        self.played += 1
        played = HandPlayed(table.number, self.services.world.wall(), table.names, deal.chairs, write(hand))
        stream = hands_of(self.opened.table)
        self.records.append(Record(stream, self.played, table.now, "hand", msgspec.json.encode(played)))

    @property
    def token(self) -> str | None:
        """The token of the turn that is awaited: another one after every action."""
        table = self.table
        hand = table.hand
        if not table.playing or hand is None:
            return None
        # while cards are thrown away, one player's discard leaves the others' turns as they are
        return f"{table.number}.{hand.street}" if table.discarding else f"{table.number}.{len(hand.codes)}"

    @property
    def to_act(self) -> list[str]:
        """Who is asked for something now."""
        table = self.table
        if not table.playing or table.hand is None:
            return []
        if table.discarding:
            return [table.names[seat] for seat in table.hand.owing_discards]
        return [] if table.turn is None else [table.turn]


def open_game(opened: TableOpened, services: Services) -> Game:
    """A new table's game; its first record waits to be written."""
    log = TableLog(stream_of(opened.table), services.sealer)
    games: list[Game] = []
    table = Table(
        opened.rules, opened.chairs, clock=opened.clock, deck=_deck(services),
        log=lambda entry: games[0].entered(entry), journal=lambda movement: games[0].booked(movement),
    )  # fmt: skip
    game = Game(opened, services, table, log)
    games.append(game)
    game.records.append(log.made(services.now(), Made(opened.rules, opened.chairs, opened.clock)))
    return game


def _deck(services: Services) -> Deck:
    def deck(number: int, cards: bytes) -> bytes:
        return services.world.shuffle(cards)

    return deck


def recover_game(opened: TableOpened, services: Services) -> Game:
    """The game of a table as its log tells it: the same hand, cards, clocks and stacks; WrongKey where it is locked."""
    snapshot = services.store.snapshot(stream_of(opened.table))
    try:
        return _recovered(opened, services, snapshot)
    except WrongKey:
        if snapshot is None:
            raise
        # a snapshot seals the hand that ran when it was made; by now that hand may lie open in the log
        return _recovered(opened, services, None)


def _recovered(opened: TableOpened, services: Services, snapshot: Snapshot | None) -> Game:
    stream, games = stream_of(opened.table), list[Game]()
    replay = Replay(
        stream, services.sealer, services.world.shuffle,
        log=lambda entry: games[0].entered(entry), journal=lambda movement: games[0].booked(movement),
    )  # fmt: skip
    after = 0 if snapshot is None else snapshot.seq
    newer = services.store.read(stream, after) if services.store.last(stream) > after else ()
    table = replay.table(snapshot, newer)
    assert replay.writer is not None
    games.append(Game(opened, services, table, replay.writer, after))
    return games[0]
