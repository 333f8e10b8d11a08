"""A tournament or season made again from its stream: from the newest snapshot on, with decks from the log."""

from __future__ import annotations

from collections.abc import Iterable

from sidepot.engine import IllegalAction
from sidepot.engine.stored import OtherEngine
from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.table_log import sum_of_facts
from sidepot.room.log.tournament_log import (
    Dealt,
    OpenedHand,
    Place,
    RunningHand,
    Step,
    TournamentLog,
    command_of,
    hands_in,
    of_command,
    of_deck,
    of_snapshot,
    shot_of,
    steps_of,
    with_hands,
)
from sidepot.room.store.records import Record, Snapshot
from sidepot.table import Table
from sidepot.tournament import AtTable, Command, Refused, Season, Tournament
from sidepot.tournament.log import Deck
from sidepot.tournament.snapshot import restore_game

_DIFFERENTLY = (
    "hand {} at table {} was played by another version of the engine, and this one plays it differently: go on with the"
    " sidepot it was played with, or give everyone back what they paid with `sidepot room void`"
)
_NO_SUCH_STEP = (
    "record {} of {} is not possible here: another version of the engine played it; go on with the sidepot it was"
    " played with, or give everyone back what they paid with `sidepot room void`"
)


def current_of(game: Tournament | Season) -> Tournament | None:
    """The game that is played; None before a season's first."""
    return game.current if isinstance(game, Season) else game


def seat_of(game: Tournament | Season, command: Command | None) -> int:
    """The table of the player who asks for something there; 0 for none."""
    asked = command.command if isinstance(command, AtTable) else None
    current = current_of(game)
    entrant = None if asked is None or current is None else current.entrants.get(getattr(asked, "player", ""))
    return 0 if entrant is None or current is None or entrant.table not in current.index.tables else entrant.table


class TournamentReplay:
    """Replays one stream. Without a sealer only hands that have ended can be replayed."""

    def __init__(self, opened: TournamentOpened, sealer: Sealer | None, deck: Deck, log: TournamentLog) -> None:
        self.log = log
        """Goes on writing where the stream ends."""
        self.dealt: list[Dealt] = []
        """The hands dealt since whoever writes the log took note of them."""
        self._opened, self._sealer, self._deck = opened, sealer, deck
        self._decks: list[bytes] = []
        self._live = False
        self._ended: dict[Place, OpenedHand] = {}
        self._hidden: dict[int, Command] = {}
        self._where: dict[Place, Dealt] = {}

    def new(self) -> Tournament | Season:
        """The game before its first record."""
        self._live = True
        return self._new()

    def _new(self) -> Tournament | Season:
        structure = self._opened.sheet.structure
        kind = Season if structure.points else Tournament
        return kind(structure, deck=self._dealt, seed=self._opened.seed)

    def game(self, snapshot: Snapshot | None, records: Iterable[Record]) -> Tournament | Season:
        """The game after these records, which follow the snapshot; WrongKey where hands do not open."""
        read = list(steps_of(records))
        for _, step in read:
            for hand in step.opened:
                self._ended[hand.seq, hand.at] = hand
                self._hidden |= hand.hidden
        game = self._first(snapshot)
        self.log.seq = 0 if snapshot is None else snapshot.seq
        for record, step in read:
            self._step(game, record, step)
            self.log.seq = record.seq
        self._live = True
        return game

    def _first(self, snapshot: Snapshot | None) -> Tournament | Season:
        shot = shot_of(snapshot)
        self.log.begin(shot)
        if snapshot is None:
            return self._new()
        if shot is None:
            raise ValueError(f"the snapshot of {self.log.stream} is not known here")
        saved = shot.game
        if shot.sealed is not None:
            sealed = hands_in(self._unsealed(shot.sealed, of_snapshot(self.log.stream, snapshot.seq)))
            saved = with_hands(saved, sealed.hands)
            for table, running in sealed.running.items():
                self.log.running[table] = running
                self._where[running.opened.seq, running.opened.at] = table, running.number
        return restore_game(saved, self._opened.sheet.structure, deck=self._dealt, seed=self._opened.seed)

    def _step(self, game: Tournament | Season, record: Record, step: Step) -> None:
        command = step.command if step.hidden is None else self._hidden_command(record.seq, step.hidden)
        table = seat_of(game, command)
        decks = self._decks = [self._open(record.seq, at, deck) for at, deck in enumerate(step.decks)]
        kept = tuple(decks)
        self.dealt.clear()
        try:
            if command is None:
                game.tick(record.at)
            else:
                game.handle(command, record.at)
        except (Refused, IllegalAction):
            # whose words could name a hidden card
            raise OtherEngine(_NO_SUCH_STEP.format(record.seq, self.log.stream)) from None
        if decks:
            raise ValueError(f"record {record.seq} of {self.log.stream} has a deck, and no hand began")
        if step.hidden is not None and record.seq not in self._hidden and command is not None:
            self.log.hide(table, record.seq, command)
        for hand in step.opened:
            self._close(game, hand)
        for at, ((number, dealt), deck) in enumerate(zip(self.dealt, kept, strict=True)):
            self._where[record.seq, at] = number, dealt
            if (record.seq, at) not in self._ended:
                self.log.running[number] = RunningHand(dealt, OpenedHand(record.seq, at, deck, {}))
        self.dealt.clear()
        self.log.note(command, step)

    def _close(self, game: Tournament | Season, hand: OpenedHand) -> None:
        """A hand has ended: it came to what was told of it then."""
        where = self._where.pop((hand.seq, hand.at), None)
        if where is None:
            return
        number, played = where
        running = self.log.running.get(number)
        if running is not None and running.number == played:
            del self.log.running[number]
        current = current_of(game)
        tracked = None if current is None else current.index.tables.get(number)
        table: Table | None = None if tracked is None else tracked.table
        if table is None or table.playing or table.number != played or not hand.sum:
            return
        if hand.sum != sum_of_facts(table.hand):
            raise OtherEngine(_DIFFERENTLY.format(played, number))

    def _hidden_command(self, seq: int, sealed: bytes) -> Command:
        known = self._hidden.get(seq)
        return command_of(self._unsealed(sealed, of_command(self.log.stream, seq))) if known is None else known

    def _open(self, seq: int, at: int, deck: bytes) -> bytes:
        ended = self._ended.get((seq, at))
        return self._unsealed(deck, of_deck(self.log.stream, (seq, at))) if ended is None else ended.deck

    def _unsealed(self, sealed: bytes, belongs: str) -> bytes:
        if self._sealer is None:
            raise WrongKey(f"{belongs} is sealed, and the key is not here")
        return self._sealer.unseal(sealed, belongs)

    def _dealt(self, table: int, hand: int, cards: bytes) -> bytes:
        self.dealt.append((table, hand))
        if self._live:
            return self._deck(table, hand, cards)
        if not self._decks:
            raise ValueError(f"a hand began in {self.log.stream}, and the log has no deck for it")
        return self._decks.pop(0)
