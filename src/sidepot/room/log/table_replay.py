"""A table made again from its stream: from the newest snapshot on, with decks from the log, then from a shuffle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import structs

from sidepot.engine import IllegalAction
from sidepot.engine.stored import ENGINE, OtherEngine
from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.table_log import (
    MADE,
    MOVED,
    OPENED,
    RESUMED,
    VOIDED,
    Made,
    Moved,
    Opened,
    Resumed,
    Running,
    Shot,
    TableLog,
    Voided,
    context,
    decoded,
    decoded_command,
    sum_of_facts,
)
from sidepot.room.store.records import Record, Snapshot
from sidepot.table import Command, Entry, Refused, Table
from sidepot.table.ledger import Movement
from sidepot.table.snapshot import restore
from sidepot.table.voiding import hold, meanwhile, void

Log = Callable[[Entry], object]
Journal = Callable[[Movement], object]


def account_of(name: str, table: str) -> str:
    """The store's account of one of a table's own."""
    return f"bank:{table}" if name == "bank" else f"{table}:{name}"


class Replay:
    """Replays one stream. Without a sealer only hands that have ended can be replayed."""

    def __init__(
        self,
        stream: str,
        sealer: Sealer | None,
        shuffle: Callable[[bytes], bytes],
        log: Log | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.stream = stream
        self.sealer = sealer
        self.log = log
        self.journal = journal
        self.writer: TableLog | None = None if sealer is None else TableLog(stream, sealer)
        """Goes on writing where the stream ends."""
        self._shuffle = shuffle
        self._deck: bytes | None = None
        self._live = False
        self._hidden: dict[int, Command] = {}
        self._acknowledged = Acknowledged()
        self._opened: dict[int, Opened] = {}
        self.engine = ENGINE
        """The version that came to what is replayed."""
        self.void: set[int] = set()
        """Hands that are left out."""
        self._voiding = 0

    def table(self, snapshot: Snapshot | None, records: Iterable[Record]) -> Table:
        """The table after these records, which follow the snapshot; ValueError says what is wrong with them."""
        kept = list(records)
        table = self._first(snapshot, kept)
        last = 0 if snapshot is None else snapshot.seq
        self._look_ahead(kept)
        for record in kept:
            last = record.seq
            if record.kind == MOVED:
                move = decoded(record.data, Moved)
                self._move(table, record, move)
                if move.asked:
                    self._acknowledged.add(move.asked)
            elif record.kind == VOIDED:
                self.end_void(table, record.at)
            elif record.kind == RESUMED:
                self.engine = decoded(record.data, Resumed).engine
        if self.writer is not None:
            self.writer.seq = last
            self.writer.acknowledged = self._acknowledged
            if table.playing and table.hand is not None:
                self.writer.running, self.writer.deck = table.number, table.hand.deck
                self.writer.hidden = dict(self._hidden)
        self._live = True
        return table

    def _look_ahead(self, records: list[Record]) -> None:
        """How the hands will have ended."""
        for record in records:
            if record.kind == OPENED:
                opened = decoded(record.data, Opened)
                self._opened[opened.hand] = opened
            elif record.kind == VOIDED:
                self.void.add(decoded(record.data, Voided).hand)

    def end_void(self, table: Table, at: int) -> None:
        """The void hand that was being left out ends here."""
        void(table, self._voiding, at)
        self._voiding = 0

    def _first(self, snapshot: Snapshot | None, records: list[Record]) -> Table:
        if snapshot is not None:
            return self._restored(snapshot)
        if not records or records[0].kind != MADE:
            raise ValueError(f"{self.stream} does not begin with how the table was made")
        made = decoded(records[0].data, Made)
        self.engine = made.engine
        how: dict[str, Any] = {"button": made.button, "games": made.games, "gathers": made.gathers}
        return Table(made.rules, made.chairs, clock=made.clock, **how, **self._settings())

    def _restored(self, snapshot: Snapshot) -> Table:
        shot = decoded(snapshot.data, Shot)
        saved, self.engine = shot.table, shot.engine
        self._acknowledged.restore(shot.acknowledged)
        if shot.sealed is not None:
            what = f"snapshot {snapshot.seq}"
            running = decoded(self._unsealed(shot.sealed, int(saved.numbers["number"]), what), Running)
            saved = structs.replace(saved, hand=running.hand)
            self._hidden = running.hidden
        try:
            return restore(saved, **self._settings())
        except OtherEngine:
            raise OtherEngine(self._differently(int(saved.numbers["number"]))) from None

    def _settings(self) -> dict[str, Any]:
        return {
            "deck": self._dealt,
            "log": self._logged,
            "journal": None if self.journal is None else self._booked,
        }

    def _move(self, table: Table, record: Record, move: Moved) -> None:
        if self._voiding:
            meanwhile(table, move.command, record.at)
            return
        if move.deck is not None and move.hand in self.void:
            self._voiding = move.hand
            hold(table)
            move = structs.replace(move, deck=None)
        command = move.command
        if move.hidden is not None:
            command = self._hidden_command(table.number, record.seq, move.hidden)
        if move.deck is not None:
            opened = self._opened.get(move.hand)
            self._deck = opened.deck if opened is not None else self._unsealed(move.deck, move.hand, "deck")
        number, playing = table.number, table.playing
        try:
            if command is None:
                table.tick(record.at)
            else:
                table.handle(command, record.at)
        except (Refused, IllegalAction):
            # whose words could name a hidden card
            raise OtherEngine(f"{self._differently(number)} (record {record.seq})") from None
        if self._deck is not None:
            raise ValueError(f"record {record.seq} of {self.stream} has a deck, and no hand began")
        if table.number != number or not table.playing:
            self._hidden = {}
        if not table.playing and (playing or table.number != number):
            self._check_facts(table)

    def _check_facts(self, table: Table) -> None:
        """The hand that has just ended came to what was told of it then."""
        opened = self._opened.get(table.number)
        if opened is not None and opened.sum and opened.sum != sum_of_facts(table.hand):
            raise OtherEngine(self._differently(table.number))

    def _differently(self, hand: int) -> str:
        if self.engine == ENGINE:
            return f"hand {hand} of {self.stream} does not come to what was told of it"
        return (
            f"hand {hand} was played by version {self.engine} of the engine, and version {ENGINE} plays it differently:"
            " start the room once with the sidepot it was played with and stop it, which leaves nothing to be played"
            " again, or give everyone their chips back with `sidepot room void`"
        )

    def _hidden_command(self, hand: int, seq: int, sealed: bytes) -> Command:
        opened = self._opened.get(hand)
        if opened is not None:
            return opened.hidden[seq]
        command = decoded_command(self._unsealed(sealed, hand, f"record {seq}"))
        self._hidden[seq] = command
        return command

    def _unsealed(self, sealed: bytes, hand: int, what: str) -> bytes:
        if self.sealer is None:
            raise WrongKey(f"hand {hand} of {self.stream} is sealed, and the key is not here")
        return self.sealer.unseal(sealed, context(self.stream, hand, what))

    def _dealt(self, number: int, cards: bytes) -> bytes:
        if self._live:
            return self._shuffle(cards)
        deck, self._deck = self._deck, None
        if deck is None:
            raise ValueError(f"hand {number} of {self.stream} began, and the log has no deck for it")
        return deck

    def _logged(self, entry: Entry) -> None:
        if self._live and self.log is not None:
            self.log(entry)

    def _booked(self, movement: Movement) -> None:
        if self._live and self.journal is not None:
            self.journal(movement)
