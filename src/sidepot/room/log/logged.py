"""Tables, tournaments and seasons as their logs know them: how each is made, saved, restored and read.

The one rule it keeps: what a log tells is read by what it was written with, and never by what houses say today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sidepot.room.log import first_format
from sidepot.room.log.bot_book import BotBook, SavedBook
from sidepot.room.log.moves import (
    MOVED,
    VOIDED,
    Move,
    Moved,
    RunningHand,
    SealedHands,
    Shot,
    Void,
    move,
    of_snapshot,
    void,
)
from sidepot.room.log.room_events import TableOpened, TournamentOpened
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import of_table, of_tournament
from sidepot.table import Command as TableCommand
from sidepot.table import Movement, Table
from sidepot.table.snapshot import Saved, SavedHand, restore, save
from sidepot.tournament import AtTable, Command, Register, Season, Tournament, Unregister
from sidepot.tournament.log import Deck
from sidepot.tournament.snapshot import SavedGame, SavedSeason, SavedTournament, restore_game, save_game

Game = Tournament | Season
Hands = dict[int, SavedHand]
Unseal = Callable[[bytes, str], bytes]


class _Head(Struct):
    snapshot: int = 0


_heads = msgspec.json.Decoder(_Head)


class LoggedTable:
    """A table as its log knows it."""

    _moves = msgspec.json.Decoder(Moved[TableCommand])
    _commands: msgspec.json.Decoder[TableCommand] = msgspec.json.Decoder(TableCommand)
    _shots = msgspec.json.Decoder(Shot[Saved])
    _hands = msgspec.json.Decoder(SealedHands[TableCommand])

    def __init__(self, opened: TableOpened, journal: Callable[[Movement], object] | None = None) -> None:
        self.stream = of_table(opened.table)
        self._opened, self._journal = opened, journal

    def moves(self, records: list[Record], engine: int) -> Iterator[Move | Void]:
        """What its records tell."""
        old = list(takewhile(lambda record: record.kind != MOVED, records))
        yield from first_format.moves(self.stream, old, engine)
        for record in records[len(old) :]:
            if record.kind == MOVED:
                yield move(self.stream, record, self._moves.decode(record.data))
            elif record.kind == VOIDED:
                yield void(record)

    def command(self, data: bytes) -> TableCommand:
        """A command that was sealed."""
        return self._commands.decode(data)

    def shot(self, snapshot: Snapshot | None) -> Shot[Saved] | None:
        """Every snapshot of a table can be begun with."""
        if snapshot is None:
            return None
        first = not _heads.decode(snapshot.data).snapshot
        return first_format.shot(snapshot.data) if first else self._shots.decode(snapshot.data)

    def hands_in(self, shot: Shot[Saved], seq: int, unseal: Unseal) -> SealedHands[TableCommand]:
        """The running hand that was sealed in a snapshot."""
        if not shot.snapshot:
            return first_format.hands_in(self.stream, shot, seq, unseal)
        assert shot.sealed is not None
        return self._hands.decode(unseal(shot.sealed, of_snapshot(self.stream, seq)))

    def new(self, deck: Deck, records: list[Record]) -> Table:
        """The table before its first record."""
        how = first_format.made(records) or self._opened
        more: dict[str, Any] = {}
        if isinstance(how, first_format.Made):
            more = {"button": how.button, "games": how.games}
        return Table(
            how.rules, how.chairs, clock=how.clock, gathers=how.gathers, **more, **self._settings(deck)
        )  # fmt: skip

    def _settings(self, deck: Deck) -> dict[str, Any]:
        return {"deck": lambda number, cards: deck(0, number, cards), "journal": self._journal}

    def saved(self, game: Table, running: Mapping[int, RunningHand[TableCommand]]) -> tuple[Saved, Hands]:
        """The table as a value, and the hand that is running."""
        saved = save(game)
        if not running or saved.hand is None:
            return saved, {}
        return replace(saved, hand=None), {0: saved.hand}

    def restored(self, shot: Shot[Saved], hands: Hands, deck: Deck) -> Table:
        """The table that was saved."""
        return restore(replace(shot.game, hand=hands.get(0, shot.game.hand)), **self._settings(deck))

    def table(self, game: Table, number: int) -> Table | None:
        """There is only one."""
        return game

    def asks_at(self, game: Table, command: TableCommand) -> int:
        """It has no number."""
        return 0

    def note(self, command: TableCommand | None, told: Moved[TableCommand]) -> None:
        """Nothing is known beside a table."""

    def begin(self, shot: Shot[Saved] | None) -> None:
        """Nothing is known beside a table."""

    def beside(self) -> tuple[tuple[str, ...], SavedBook]:
        """Nothing is known beside a table."""
        return (), SavedBook()


class LoggedEvent:
    """A tournament or a season as its log knows it, and beside it who registered, and how bots over HTTP answered."""

    _moves = msgspec.json.Decoder(Moved[Command])
    _commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
    _shots = msgspec.json.Decoder(Shot[SavedGame])
    _hands = msgspec.json.Decoder(SealedHands[Command])

    def __init__(self, opened: TournamentOpened) -> None:
        self.stream = of_tournament(opened.tournament)
        self.people: set[str] = set()
        """Accounts that have registered: nobody else has a seat, whatever they are called."""
        self.book = BotBook(opened.sheet, opened.host)
        self._opened = opened

    def moves(self, records: list[Record], engine: int) -> Iterator[Move]:
        """What its records tell: those of the first format are alike."""
        for record in records:
            yield move(self.stream, record, self._moves.decode(record.data))

    def command(self, data: bytes) -> Command:
        """A command that was sealed."""
        return self._commands.decode(data)

    def shot(self, snapshot: Snapshot | None) -> Shot[SavedGame] | None:
        """A snapshot that can be begun with: rooms of before kept only how a tournament ended."""
        if snapshot is None or not _heads.decode(snapshot.data).snapshot:
            return None
        return self._shots.decode(snapshot.data)

    def hands_in(self, shot: Shot[SavedGame], seq: int, unseal: Unseal) -> SealedHands[Command]:
        """The running hands that were sealed in a snapshot."""
        assert shot.sealed is not None
        return self._hands.decode(unseal(shot.sealed, of_snapshot(self.stream, seq)))

    def new(self, deck: Deck, records: list[Record]) -> Game:
        """The game before its first record."""
        structure = self._opened.sheet.structure
        kind = Season if structure.points else Tournament
        return kind(structure, deck=deck, seed=self._opened.seed)

    def saved(self, game: Game, running: Mapping[int, RunningHand[Command]]) -> tuple[SavedGame, Hands]:
        """The game as a value, and the hands that are running."""
        return _without_hands(save_game(game), running)

    def restored(self, shot: Shot[SavedGame], hands: Hands, deck: Deck) -> Game:
        """The game that was saved."""
        saved = _with_hands(shot.game, hands) if hands else shot.game
        return restore_game(saved, self._opened.sheet.structure, deck=deck, seed=self._opened.seed)

    def table(self, game: Game, number: int) -> Table | None:
        """One of the tables in play."""
        current = current_of(game)
        tracked = None if current is None else current.index.tables.get(number)
        return None if tracked is None else tracked.table

    def asks_at(self, game: Game, command: Command) -> int:
        """The table of the player who asks for something there; 0 for none."""
        asked = command.command if isinstance(command, AtTable) else None
        current = current_of(game)
        entrant = None if asked is None or current is None else current.entrants.get(getattr(asked, "player", ""))
        return 0 if entrant is None or current is None or entrant.table not in current.index.tables else entrant.table

    def note(self, command: Command | None, told: Moved[Command]) -> None:
        """Auto players of the field and bots register too; those that take empty chairs (K8) never do."""
        self.book.note(command, told.entered, told.answered)
        if isinstance(command, Register) and command.player not in self.book.autos:
            self.people.add(command.player)
        elif isinstance(command, Unregister) and not self._opened.sheet.structure.joining:
            # a player who leaves a season in the middle of a hand stays in it until its end
            self.people.discard(command.player)

    def begin(self, shot: Shot[SavedGame] | None) -> None:
        """As a snapshot has it, or as in the beginning."""
        self.people.clear()
        self.book = BotBook(self._opened.sheet, self._opened.host)
        if shot is not None:
            self.people |= {*shot.people}
            self.book.restore(shot.book)

    def beside(self) -> tuple[tuple[str, ...], SavedBook]:
        """Who registered, and the bots."""
        return tuple(sorted(self.people)), self.book.saved()

    def final(self, snapshot: Snapshot) -> bytes | None:
        """How it ended, as a snapshot has it; None where it has not ended."""
        shot = self.shot(snapshot)
        return snapshot.data if shot is None else bytes(shot.final) or None


def current_of(game: Game) -> Tournament | None:
    """The game that is played; None before a season's first."""
    return game.current if isinstance(game, Season) else game


def _without_hands(saved: SavedGame, running: Mapping[int, RunningHand[Command]]) -> tuple[SavedGame, Hands]:
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


def _with_hands(saved: SavedGame, hands: Hands) -> SavedGame:
    """The saved game with the hands that were taken out of it."""
    if isinstance(saved, SavedSeason):
        game = None if saved.game is None else _with_hands(saved.game, hands)
        assert not isinstance(game, SavedSeason)
        return replace(saved, game=game)
    tables = [
        replace(tracked, table=replace(tracked.table, hand=hands.get(tracked.number, tracked.table.hand)))
        for tracked in saved.tables
    ]
    return replace(saved, tables=tuple(tables))
