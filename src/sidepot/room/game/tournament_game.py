"""A tournament or season with its log: what is asked becomes records to be written and events to be shown. No I/O.

The one rule it keeps: decks and cards thrown away are written sealed, and openly with the step that ends their hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import accumulate

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sidepot.engine import Discard, Draw
from sidepot.engine.stored import OtherEngine
from sidepot.room.bots.book import Answered, BotBook, Entered, OfBot
from sidepot.room.game.table_game import turn_of
from sidepot.room.game.tournament_money import Till
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.table_log import sum_of_facts
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.chronicle import Chronicle
from sidepot.room.record.hand_records import Annals
from sidepot.room.sentences.dealers_log import DealersLog
from sidepot.room.sentences.tournament import tournament_line
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import of_tournament
from sidepot.table import Act, Clock, Table
from sidepot.table.events import HandEnded
from sidepot.table.ledger import Movement
from sidepot.tournament import (
    AtTable,
    Command,
    Entry,
    Register,
    Season,
    Sheet,
    Tournament,
    Unregister,
    parse_sheet,
    replay,
)
from sidepot.tournament.events import Event, TableSaid
from sidepot.tournament.log import Deck
from sidepot.tournament.sheet import OVER_HTTP

_DIFFERENTLY = (
    "hand {} at table {} was played by another version of the engine, and this one plays it differently: go on with the"
    " sidepot it was played with, or give everyone back what they paid with `sidepot room void`"
)
MOST_AUTOS = 200
"""Auto players in a tournament of the room: dealing the first hands to more would keep everyone else waiting."""

_encode = msgspec.json.Encoder(enc_hook=int).encode  # cards are numbers


class OpenedHand(Struct, frozen=True, omit_defaults=True):
    """A hand has ended: the record it began with, its deck, and what was hidden in it by the numbers of the records."""

    seq: int
    at: int
    """Which of the decks of that record."""
    deck: bytes
    hidden: dict[int, Command] = {}
    sum: int = 0
    """Of its facts: played again, it has to come to the same. 0: they are not known."""


class Step(Struct, frozen=True, omit_defaults=True):
    """What moved a tournament, as it is written."""

    command: Command | None = None
    decks: tuple[bytes, ...] = ()
    """Sealed."""
    hidden: bytes | None = None
    """The command itself, sealed, where it names a hidden card."""
    asked: str = ""
    opened: tuple[OpenedHand, ...] = ()
    entered: Entered | None = None
    """The bot over HTTP that registers."""
    answered: tuple[str, Answered] | None = None
    """How one answered with what it does."""


class RunningHand(Struct):
    """A hand that is played now: its number at its table, and what will be opened after it."""

    number: int
    opened: OpenedHand


_steps = msgspec.json.Decoder(Step)
_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def steps_of(records: Iterable[Record]) -> Iterator[tuple[Record, Step]]:
    """The records of a tournament's stream, and what each says."""
    for record in records:
        yield record, _steps.decode(record.data)


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
        self.sheet = sheet = opened.sheet
        self.services = services
        self.stream = of_tournament(opened.tournament)
        self.seq = 0
        self.records: list[Record] = []
        self.movements: list[Movement] = []
        self.final_view: Callable[[], bytes] | None = None
        """How it ended, for whoever only wants to know that."""
        self.acknowledged = Acknowledged()
        self.people: set[str] = set()
        """Accounts that have registered: nobody else has a seat, whatever they are called."""
        self.book = BotBook(sheet, opened.host)
        self._beside: OfBot | None = None
        self._asking = ""
        self._table = 0
        """Where the player sits who asks."""
        self._dealt: list[tuple[int, int]] = []
        """Table and number of the hands dealt since the last record."""
        self._running: dict[int, RunningHand] = {}
        self.annals = Annals(opened.tournament, services, self.people.__contains__)
        self.chronicle = Chronicle(opened.tournament, services)
        self.dealers: dict[int, DealersLog] = {}
        """The dealer's log of each table."""
        self.said: list[Said] = []
        """What is new in them, and what is told of the tournament."""
        self.till = Till(opened.tournament)
        self.game: Tournament | Season = self._made(self._deck)
        self.game.log = self.entered

    def _made(self, deck: Deck) -> Tournament | Season:
        kind = Season if self.sheet.structure.points else Tournament

        def dealt(table: int, hand: int, cards: bytes) -> bytes:
            self._dealt.append((table, hand))
            return deck(table, hand, cards)

        return kind(self.sheet.structure, deck=dealt, seed=self.opened.seed)

    def _deck(self, table: int, hand: int, cards: bytes) -> bytes:
        return self.services.world.shuffle(cards)

    # its log

    def recover(self) -> None:
        """Go on where the log ends; WrongKey where hands are running that do not open."""
        read = list(steps_of(self.services.store.read(self.stream)))
        records, steps = [record for record, _ in read], [step for _, step in read]
        opened = {(hand.seq, hand.at): hand for step in steps for hand in step.opened}
        hidden = {seq: command for hand in opened.values() for seq, command in hand.hidden.items()}
        entries = [self._entry(record, step, opened, hidden) for record, step in zip(records, steps, strict=True)]
        self.people.clear()
        self.book = BotBook(self.sheet, self.opened.host)
        for entry, step in zip(entries, steps, strict=True):
            self._note(entry.command, step)
        self._dealt.clear()
        before = list(accumulate([len(entry.decks) for entry in entries], initial=0))

        def told(game: Tournament | Season, place: int) -> None:
            current = game.current if isinstance(game, Season) else game
            for hand in steps[place].opened:
                self._check_facts(current, hand, *self._dealt[before[hand.seq - 1] + hand.at])

        self.game = replay(entries, self._made, self._deck, told)
        self.game.log = self.entered
        self.seq = len(records)
        self._recover_running(entries, steps, opened, hidden)
        self.movements = self.till.recovered(self.game, self.services.store.balance)

    def _recover_running(
        self,
        entries: list[Entry],
        steps: list[Step],
        opened: dict[tuple[int, int], OpenedHand],
        hidden: dict[int, Command],
    ) -> None:
        decks = [(seq, at, deck) for seq, entry in enumerate(entries, 1) for at, deck in enumerate(entry.decks)]
        for (seq, at, deck), (table, number) in zip(decks, self._dealt, strict=True):
            if (seq, at) not in opened:
                self._running[table] = RunningHand(number, OpenedHand(seq, at, deck, {}))
        self._dealt.clear()
        for seq, (entry, step) in enumerate(zip(entries, steps, strict=True), 1):
            if step.hidden is not None and seq not in hidden and isinstance(entry.command, AtTable):
                self._hide(self._seat_of(entry.command), seq, entry.command)

    def _check_facts(self, game: Tournament | None, ended: OpenedHand, number: int, hand: int) -> None:
        """A hand that has just ended at a table came to what was told of it then."""
        table = None if game is None else game.tables.get(number)
        if table is None or table.playing or table.number != hand or not ended.sum:
            return
        if ended.sum != sum_of_facts(table.hand):
            raise OtherEngine(_DIFFERENTLY.format(hand, number))

    def _entry(
        self, record: Record, step: Step, opened: dict[tuple[int, int], OpenedHand], hidden: dict[int, Command]
    ) -> Entry:
        seq, sealer = record.seq, self.services.sealer
        here = f"{self.stream}#{seq}"
        command = step.command
        if step.hidden is not None:
            known = hidden.get(seq)
            command = _commands.decode(sealer.unseal(step.hidden, here)) if known is None else known
        if step.asked:
            self.acknowledged.add(step.asked)
        decks = [
            opened[seq, at].deck if (seq, at) in opened else sealer.unseal(deck, f"{here}/deck {at}")
            for at, deck in enumerate(step.decks)
        ]
        return Entry(record.at, command, tuple(decks))

    def entered(self, entry: Entry) -> None:
        """The log: what moved it becomes a record."""
        self.seq += 1
        here, sealer = f"{self.stream}#{self.seq}", self.services.sealer
        decks = tuple([sealer.seal(deck, f"{here}/deck {at}") for at, deck in enumerate(entry.decks)])
        command, hidden = entry.command, None
        if self._asking:
            self.acknowledged.add(self._asking)
        match command:
            case AtTable(Act(_, Discard() | Draw())):
                hidden = sealer.seal(_encode(command), here)
                self._hide(self._table, self.seq, command)
                command = None
        beside = self._beside
        entered, answered = (None, None) if beside is None else (beside.entered, beside.answered)
        step = Step(command, decks, hidden, self._asking, self._ended(), entered, answered)
        self._note(command, step)
        for at, ((table, number), deck) in enumerate(zip(self._dealt, entry.decks, strict=True)):
            self._running[table] = RunningHand(number, OpenedHand(self.seq, at, deck, {}))
        self._dealt.clear()
        self.records.append(Record(self.stream, self.seq, entry.now, "moved", _encode(step)))

    def _note(self, command: Command | None, step: Step) -> None:
        """Auto players of the field and bots register too; those that take empty chairs (K8) never do."""
        self.book.note(command, step.entered, step.answered)
        if isinstance(command, Register) and command.player not in self.book.autos:
            self.people.add(command.player)
        elif isinstance(command, Unregister) and not self.sheet.structure.joining:
            # who leaves a season in the middle of a hand stays in it until its end
            self.people.discard(command.player)

    def _hide(self, table: int, seq: int, command: Command) -> None:
        if table in self._running:
            self._running[table].opened.hidden[seq] = command

    def _ended(self) -> tuple[OpenedHand, ...]:
        """The hands that were running and are over."""
        game = self.current
        tables = {} if game is None else game.tables
        ended = [
            number for number, running in self._running.items()
            if number not in tables or not tables[number].playing or tables[number].number != running.number
        ]  # fmt: skip
        return tuple([self._opened(number, tables.get(number)) for number in ended])

    def _opened(self, number: int, table: Table | None) -> OpenedHand:
        """A hand that is over, with a sum of its facts where they are still there."""
        running = self._running.pop(number)
        if table is None or table.playing or table.number != running.number:
            return running.opened
        return replace(running.opened, sum=sum_of_facts(table.hand))

    def _seat_of(self, command: Command) -> int:
        """The table of the player who asks; 0 for none."""
        asked = command.command if isinstance(command, AtTable) else None
        here = self.table_of(getattr(asked, "player", "")) if asked is not None else None
        return 0 if here is None else here[0]

    def do(self, command: Command | OfBot, now: int, asked: str = "") -> list[Event]:
        """Carry out a command."""
        if isinstance(command, OfBot):
            self._beside, command = command, command.command
        self._asking, self._table = asked, self._seat_of(command)
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

    def snapshot(self) -> list[Snapshot]:
        """How it ended: all that is needed of it at most later starts of the room."""
        if not self.game.over or self.final_view is None:
            return []
        return [Snapshot(self.stream, self.seq, self.final_view())]

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
        return self.game.current if isinstance(self.game, Season) else self.game

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
