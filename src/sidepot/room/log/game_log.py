"""The log of a game as it is written: what moved a table, a tournament or a season, with the decks of its hands.

The one rule it keeps: what is hidden in a running hand – the deck, and cards thrown away – is written sealed, and
openly only with the move that ends the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Discard, Draw
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import Sealer
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.bot_book import OfBot, SavedBook
from sidepot.room.log.moves import (
    FORMAT,
    MOVED,
    NOT_OVER,
    VOIDED,
    Dealt,
    Move,
    Moved,
    OpenedHand,
    RunningHand,
    SealedHands,
    Shot,
    Void,
    Voided,
    of_command,
    of_deck,
    of_snapshot,
    sum_of_facts,
)
from sidepot.room.store.records import Record, Snapshot
from sidepot.table import Act, Table
from sidepot.table.snapshot import SavedHand
from sidepot.tournament import AtTable

_HIDING = (Discard, Draw)
_encode = msgspec.json.Encoder(enc_hook=int).encode  # cards are numbers


class Logged(Protocol):
    """What a log knows of the game it tells: a table, a tournament or a season."""

    stream: str

    def moves(self, records: list[Record], engine: int) -> Iterator[Move | Void]:
        """What its records tell; *engine* is the version they begin with, where they do not say."""

    def command(self, data: bytes) -> Any:
        """A command that was sealed."""

    def shot(self, snapshot: Snapshot | None) -> Shot[Any] | None:
        """A snapshot that a replay can begin with."""

    def hands_in(self, shot: Shot[Any], seq: int, unseal: Any) -> SealedHands[Any]:
        """What was sealed in the snapshot after record *seq*."""

    def new(self, deck: Any, records: list[Record]) -> Any:
        """The game before its first record."""

    def saved(self, game: Any, running: dict[int, RunningHand[Any]]) -> tuple[Any, dict[int, SavedHand]]:
        """The game as a value, without the hands that are running, and these by their tables."""

    def restored(self, shot: Shot[Any], hands: dict[int, SavedHand], deck: Any) -> Any:
        """The game that was saved."""

    def table(self, game: Any, number: int) -> Table | None:
        """A table of the game."""

    def asks_at(self, game: Any, command: Any) -> int:
        """The table of the player who asks for something there; 0 for none."""

    def note(self, command: Any, told: Moved[Any]) -> None:
        """Something was written: what is known beside the game."""

    def begin(self, shot: Shot[Any] | None) -> None:
        """What is known beside the game is as a snapshot has it, or as in the beginning."""

    def beside(self) -> tuple[tuple[str, ...], SavedBook]:
        """What is known beside the game, for a snapshot."""


class GameLog:
    """Writes one stream: makes the record of each move; whoever appends them does so in this order."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, logged: Logged, sealer: Sealer | None, acknowledged: Acknowledged | None = None) -> None:
        self.logged = logged
        self.stream = logged.stream
        self.seq = 0
        self.running: dict[int, RunningHand[Any]] = {}
        """The hands that are played, by table."""
        self.dealt: list[Dealt] = []
        """The hands dealt since the last move was written, or read."""
        self.acknowledged = Acknowledged() if acknowledged is None else acknowledged
        """The clients' last commands."""
        self.sealer = sealer

    def moved(
        self, game: Any, now: int, command: Any, decks: tuple[bytes, ...], table: int = 0, asked: str = "",
        beside: OfBot | None = None,
    ) -> Record:  # fmt: skip
        """The record of what has just moved a game: *table* is where whoever asked sat."""
        self.seq += 1
        seq, hidden = self.seq, None
        sealed: tuple[bytes, ...] = ()
        acted = command.command if type(command) is AtTable else command
        if type(acted) is Act and type(acted.action) in _HIDING:
            hidden = self.seal(_encode(command), of_command(self.stream, seq))
            self.hide(table, seq, command)
        if decks:
            sealed = tuple([self.seal(deck, of_deck(self.stream, (seq, at))) for at, deck in enumerate(decks)])
        opened = self._ended(game, decks) if decks or self.running else ()
        entered, answered = (None, None) if beside is None else (beside.entered, beside.answered)
        written = command if hidden is None else None
        told = Moved(written, sealed, hidden, asked, opened, entered, answered, ENGINE)
        self.note(command, told)
        return Record(self.stream, seq, now, MOVED, _encode(told))

    def voided(self, now: int, told: Voided) -> Record:
        """The record of a hand that could not go on."""
        self.seq += 1
        return Record(self.stream, self.seq, now, VOIDED, _encode(told))

    def seal(self, data: bytes, belongs: str) -> bytes:
        """What nobody may read before the hand is over."""
        if self.sealer is None:
            raise ValueError("whoever has no key does not write")
        return self.sealer.seal(data, belongs)

    def note(self, command: Any, told: Moved[Any]) -> None:
        """What was written is known from now on."""
        if told.asked:
            self.acknowledged.add(told.asked)
        self.logged.note(command, told)

    def hide(self, table: int, seq: int, command: Any) -> None:
        """A command that stays hidden while the hand at a table runs."""
        if table in self.running:
            self.running[table].opened.hidden[seq] = command

    def _ended(self, game: Any, decks: tuple[bytes, ...]) -> tuple[OpenedHand[Any], ...]:
        """The hands that were running and are over, and those that began; some of them are over at once."""
        found = self._over(game)
        for at, (table, number) in enumerate(self.dealt):
            self.running[table] = RunningHand(number, OpenedHand(self.seq, at, decks[at], {}))
        self.dealt.clear()
        return tuple(found + self._over(game)) if decks else tuple(found)

    def _over(self, game: Any) -> list[OpenedHand[Any]]:
        """The running hands that are over, which do not run from now on."""
        found = []
        for number, running in tuple(self.running.items()):
            table = self.logged.table(game, number)
            same = table is not None and table.number == running.number
            if table is not None and same and table.playing:
                continue
            del self.running[number]
            # where the next hand has begun, the facts of this one are gone
            facts = sum_of_facts(table.hand) if table is not None and same else 0
            found.append(replace(running.opened, sum=facts))
        return found

    def snapshot(self, game: Any, final: bytes | None = None) -> Snapshot:
        """The snapshot of a game after its last record; *final* is how it ended."""
        saved, hands = self.logged.saved(game, self.running)
        people, book = self.logged.beside()
        sealed = None
        if self.running:
            sealed = self.seal(_encode(SealedHands(hands, self.running)), of_snapshot(self.stream, self.seq))
        shot = Shot(
            FORMAT, ENGINE, saved, people, book, sealed, self.acknowledged.saved(),
            NOT_OVER if final is None else Raw(final),
        )  # fmt: skip
        return Snapshot(self.stream, self.seq, _encode(shot))
