"""A tournament's or season's stream as it is written: what moved it, with the decks of hands that began and ended.

The one rule it keeps: decks and cards thrown away are written sealed, and openly with the step that ends their hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from sidepot.engine import Discard, Draw
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import Sealer
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.bot_book import Answered, BotBook, Entered, OfBot, SavedBook
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.table_log import MOVED, sum_of_facts
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import of_tournament
from sidepot.table import Act, Table
from sidepot.table.snapshot import SavedHand
from sidepot.tournament import AtTable, Command, Entry, Register, Season, Tournament, Unregister
from sidepot.tournament.snapshot import SavedGame, SavedSeason, SavedTournament, save_game

FORMAT = 1
"""How snapshots are written; what came before was only how a tournament ended."""
Dealt = tuple[int, int]
"""A table, and the number of a hand that was dealt there."""
Place = tuple[int, int]
"""Where a deck is in the log: the number of its record, and which of the decks there."""


_NOT_OVER = Raw()


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
    engine: int = 1
    """The version that decided what it came to."""


class RunningHand(Struct, frozen=True):
    """A hand that is played now: its number at its table, and what will be opened after it."""

    number: int
    opened: OpenedHand


class Shot(Struct, frozen=True, omit_defaults=True):
    """The data of a snapshot: the game, who takes part, and while hands run those hands, sealed."""

    snapshot: int
    """Its format."""
    engine: int
    """The version that came to it."""
    game: SavedGame
    people: tuple[str, ...] = ()
    book: SavedBook = SavedBook()
    sealed: bytes | None = None
    acknowledged: dict[str, bytes] = {}
    """The last commands of each account: sent again, they are known."""
    final: Raw = _NOT_OVER
    """How it ended, for whoever only wants to know that."""


class SealedHands(Struct, frozen=True):
    """What a snapshot seals, by table: the running hands with all their cards, and what will be opened after them."""

    hands: dict[int, SavedHand]
    running: dict[int, RunningHand]


class _Head(Struct):
    snapshot: int = 0


_encode = msgspec.json.Encoder(enc_hook=int).encode  # cards are numbers
_steps = msgspec.json.Decoder(Step)
_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_shots = msgspec.json.Decoder(Shot)
_sealed = msgspec.json.Decoder(SealedHands)
_heads = msgspec.json.Decoder(_Head)


def steps_of(records: Iterable[Record]) -> Iterator[tuple[Record, Step]]:
    """The records of a tournament's stream, and what each says."""
    for record in records:
        yield record, _steps.decode(record.data)


def command_of(data: bytes) -> Command:
    """A command that was sealed."""
    return _commands.decode(data)


def shot_of(snapshot: Snapshot | None) -> Shot | None:
    """A snapshot that is known here; None where it is none, or of another format: then the log tells it all."""
    if snapshot is None or _heads.decode(snapshot.data).snapshot != FORMAT:
        return None
    return _shots.decode(snapshot.data)


def final_of(snapshot: Snapshot) -> bytes | None:
    """How a tournament ended, as a snapshot has it; None where it has not ended."""
    if not _heads.decode(snapshot.data).snapshot:
        return snapshot.data
    return bytes(_shots.decode(snapshot.data).final) or None


def hands_in(data: bytes) -> SealedHands:
    """What a snapshot sealed."""
    return _sealed.decode(data)


def of_deck(stream: str, place: Place) -> str:
    """What the seal of a deck belongs to."""
    return f"{stream}#{place[0]}/deck {place[1]}"


def of_command(stream: str, seq: int) -> str:
    """What the seal of a hidden command belongs to."""
    return f"{stream}#{seq}"


def of_snapshot(stream: str, seq: int) -> str:
    """What the seal of a snapshot's hands belongs to."""
    return f"{stream}#{seq}/snapshot"


class TournamentLog:
    """Writes one tournament's stream, and knows what it says beside the game: who registered, bots, hands that run."""

    def __init__(self, opened: TournamentOpened) -> None:
        self.stream = of_tournament(opened.tournament)
        self.seq = 0
        self.acknowledged = Acknowledged()
        """The clients' last commands."""
        self.people: set[str] = set()
        """Accounts that have registered: nobody else has a seat, whatever they are called."""
        self.book = BotBook(opened.sheet, opened.host)
        self.running: dict[int, RunningHand] = {}
        """The hands that are played, by table."""
        self._opened = opened

    def begin(self, shot: Shot | None) -> None:
        """As a snapshot has it, or as in the beginning."""
        self.people.clear()
        self.running.clear()
        self.book = BotBook(self._opened.sheet, self._opened.host)
        self.acknowledged.restore({} if shot is None else shot.acknowledged)
        if shot is not None:
            self.people |= {*shot.people}
            self.book.restore(shot.book)

    # a step

    def moved(
        self, entry: Entry, dealt: Sequence[Dealt], at_table: int, tables: Mapping[int, Table], sealer: Sealer,
        asked: str = "", beside: OfBot | None = None,
    ) -> Record:  # fmt: skip
        """The record of what has just moved it: *at_table* is where whoever asked sits."""
        self.seq += 1
        decks = [sealer.seal(deck, of_deck(self.stream, (self.seq, at))) for at, deck in enumerate(entry.decks)]
        command, hidden = entry.command, None
        match command:
            case AtTable(Act(_, Discard() | Draw())):
                hidden = sealer.seal(_encode(command), of_command(self.stream, self.seq))
                self.hide(at_table, self.seq, command)
                command = None
        entered, answered = (None, None) if beside is None else (beside.entered, beside.answered)
        step = Step(command, tuple(decks), hidden, asked, self._ended(tables), entered, answered, ENGINE)
        self.note(command, step)
        for at, ((table, number), deck) in enumerate(zip(dealt, entry.decks, strict=True)):
            self.running[table] = RunningHand(number, OpenedHand(self.seq, at, deck, {}))
        return Record(self.stream, self.seq, entry.now, MOVED, _encode(step))

    def note(self, command: Command | None, step: Step) -> None:
        """Auto players of the field and bots register too; those that take empty chairs (K8) never do."""
        if step.asked:
            self.acknowledged.add(step.asked)
        self.book.note(command, step.entered, step.answered)
        if isinstance(command, Register) and command.player not in self.book.autos:
            self.people.add(command.player)
        elif isinstance(command, Unregister) and not self._opened.sheet.structure.joining:
            # who leaves a season in the middle of a hand stays in it until its end
            self.people.discard(command.player)

    def hide(self, table: int, seq: int, command: Command) -> None:
        """A command that stays hidden while the hand at a table runs."""
        if table in self.running:
            self.running[table].opened.hidden[seq] = command

    def _ended(self, tables: Mapping[int, Table]) -> tuple[OpenedHand, ...]:
        """The hands that were running and are over."""
        ended = [
            number for number, running in self.running.items()
            if number not in tables or not tables[number].playing or tables[number].number != running.number
        ]  # fmt: skip
        return tuple([self._opened_hand(number, tables.get(number)) for number in ended])

    def _opened_hand(self, number: int, table: Table | None) -> OpenedHand:
        """A hand that is over, with a sum of its facts where they are still there."""
        running = self.running.pop(number)
        if table is None or table.playing or table.number != running.number:
            return running.opened
        return replace(running.opened, sum=sum_of_facts(table.hand))

    # snapshots

    def snapshot(self, game: Tournament | Season, sealer: Sealer, final: bytes | None = None) -> Snapshot:
        """The snapshot of a game after its last record; *final* is how it ended."""
        saved, hands = _without_hands(save_game(game), self.running)
        sealed = None
        if self.running:
            sealed = sealer.seal(_encode(SealedHands(hands, self.running)), of_snapshot(self.stream, self.seq))
        shot = Shot(
            FORMAT, ENGINE, saved, tuple(sorted(self.people)), self.book.saved(), sealed, self.acknowledged.saved(),
            _NOT_OVER if final is None else Raw(final),
        )  # fmt: skip
        return Snapshot(self.stream, self.seq, _encode(shot))


def _without_hands(saved: SavedGame, running: Mapping[int, RunningHand]) -> tuple[SavedGame, dict[int, SavedHand]]:
    """A saved game without the hands that are running, and these by their tables."""
    if isinstance(saved, SavedSeason):
        if saved.game is None:
            return saved, {}
        game, hands = _without_hands(saved.game, running)
        assert isinstance(game, SavedTournament)
        return replace(saved, game=game), hands
    hands, tables = {}, []
    for tracked in saved.tables:
        hand = tracked.table.hand
        if tracked.number in running and hand is not None:
            hands[tracked.number] = hand
            tracked = replace(tracked, table=replace(tracked.table, hand=None))
        tables.append(tracked)
    return replace(saved, tables=tuple(tables)), hands


def with_hands(saved: SavedGame, hands: Mapping[int, SavedHand]) -> SavedGame:
    """The saved game with the hands that were taken out of it."""
    if isinstance(saved, SavedSeason):
        game = None if saved.game is None else with_hands(saved.game, hands)
        assert not isinstance(game, SavedSeason)
        return replace(saved, game=game)
    tables = [
        replace(tracked, table=replace(tracked.table, hand=hands.get(tracked.number, tracked.table.hand)))
        for tracked in saved.tables
    ]
    return replace(saved, tables=tuple(tables))
