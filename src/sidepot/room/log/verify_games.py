"""One look at the log of anything that runs in a room: replayed, its decks compared, its snapshot led on from.

The one rule it keeps: it knows of a table, a tournament or a season only what `Logged` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from sidepot.engine.stored import ENGINE, OtherEngine
from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.game_log import GameLog, Logged
from sidepot.room.log.moves import Move, OpenedHand, Place, SealedDeck, Void
from sidepot.room.log.replay import Replay
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Record, Snapshot

Read = Callable[[str], Iterator[Record]]
Chips = Callable[[Any], Iterator[str]]


class Verdict(Struct):
    """What was looked at, and what is wrong."""

    streams: int = 0
    records: int = 0
    tables: int = 0
    tournaments: int = 0
    hands: int = 0
    running: int = 0
    """Hands that had not ended."""
    void: int = 0
    """Hands that could not go on: their bets went back."""
    movements: int = 0
    accounts: int = 0
    in_play: int = 0
    """Chips that the banks have given out."""
    problems: list[str] = []
    notes: list[str] = []

    @property
    def fine(self) -> bool:
        """Nothing is wrong."""
        return not self.problems


class Checked:
    """The log of one game, as it is looked at."""

    def __init__(
        self, logged: Logged, called: str, sealer: Sealer | None, chips: Chips, at_once: bool, closed: bool = False
    ) -> None:
        self.logged = logged
        self.called = called
        """How problems call it."""
        self.chips = chips
        """What is wrong with its chips and money."""
        self.at_once = at_once
        """Several hands may run at the same time."""
        self.closed = closed
        """It is gone: nothing of it has to go on."""
        self._sealer = sealer
        self._log = GameLog(logged, None)

    @property
    def stream(self) -> str:
        """Of its log."""
        return self.logged.stream

    def known(self, snapshot: Snapshot | None) -> Snapshot | None:
        """A snapshot that a replay can begin with."""
        return None if self.logged.shot(snapshot) is None else snapshot

    def game(self, snapshot: Snapshot | None, records: list[Record]) -> Any:
        """The game after these records, which follow the snapshot."""
        replay = Replay(self.logged, self._sealer, _no_shuffle)
        self._log = replay.log
        return replay.game(snapshot, records)

    def state(self, game: Any) -> object:
        """Everything that decides how it goes on, and what its log says beside it."""
        log = self._log
        return game.state(), log.seq, self.logged.beside(), log.acknowledged.saved(), dict(log.running)


def _no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("nothing is dealt in a check")


class GameCheck:
    """Looks at one game after the other."""

    def __init__(self, reading: Reading, sealer: Sealer | None, found: Verdict, read: Read) -> None:
        self.reading, self.sealer, self.found = reading, sealer, found
        self.key_from = -1
        """When the key that is used now was made, where there was another before it."""
        self.unsealable = 0
        self._read = read

    def look(self, checked: Checked) -> None:
        """Look at the log of one game."""
        try:
            kept = list(self._read(checked.stream))
            snapshot = checked.known(self.reading.snapshot(checked.stream))
            moves = list(checked.logged.moves(kept, ENGINE))
            if self._decks(checked, moves) and self.sealer is None:
                return
            engines = [move.told.engine for move in moves if isinstance(move, Move)]
            if any(engine != ENGINE for engine in engines):
                # another version decided some of it: what is over is known by its facts, and not played again
                after = 0 if snapshot is None else snapshot.seq
                self._goes_on(checked, snapshot, kept[after:], in_order=engines == sorted(engines))
                return
            game = checked.game(None, kept)
            self._chips(checked, game)
            if snapshot is not None:
                self._snapshot(checked, snapshot, kept, checked.state(game))
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            self._wrong(f"{checked.called} cannot be replayed: {error or type(error).__name__}")

    def _goes_on(self, checked: Checked, snapshot: Snapshot | None, records: list[Record], in_order: bool) -> None:
        """What another version began goes on, or stands still: then nothing is wrong with what is stored of it.

        Unless a record of an older version follows one of a newer: what stands still gets no records any more.
        """
        try:
            self._chips(checked, checked.game(snapshot, records))
        except OtherEngine as error:
            if not in_order:
                raise
            if not checked.closed:
                self.found.notes.append(f"{checked.called} stands still: {error}")

    def _wrong(self, what: str) -> None:
        self.found.problems.append(what)

    def _chips(self, checked: Checked, game: Any) -> None:
        self.found.problems += checked.chips(game)

    def _decks(self, checked: Checked, moves: list[Move | Void]) -> int:
        """Each sealed deck is the one that was opened after its hand; the number of hands still running."""
        sealed: dict[Place, tuple[int, SealedDeck]] = {}
        for move in moves:
            if isinstance(move, Void):
                self.found.void += 1
                if sealed.pop(move.told.place, None) is None:
                    self._wrong(f"record {move.seq} of {checked.stream} voids a hand that was not running")
                continue
            self.found.hands += len(move.dealt)
            sealed |= {deck.place: (move.at, deck) for deck in move.dealt}
            for hand in move.told.opened:
                self._shown(checked, hand, sealed.pop(hand.place, None))
        self.found.running += len(sealed)
        if len(sealed) > 1 and not checked.at_once:
            never = ", ".join([_called(place) for place in sealed])
            self._wrong(f"{checked.stream} has several hands that never ended: {never}")
        return len(sealed)

    def _shown(self, checked: Checked, hand: OpenedHand[Any], dealt: tuple[int, SealedDeck] | None) -> None:
        called = f"{_called(hand.place)} of {checked.stream}"
        if dealt is None:
            self._wrong(f"{called} was opened and never dealt")
        elif self.sealer is not None and self._opens(self.sealer, *dealt) not in (hand.deck, None):
            self._wrong(f"{called} was dealt from another deck than the one shown afterwards")

    def _opens(self, sealer: Sealer, at: int, dealt: SealedDeck) -> bytes | None:
        try:
            return sealer.unseal(dealt.deck, dealt.belongs)
        except WrongKey as error:
            if at <= self.key_from:
                self.unsealable += 1
            else:
                self._wrong(str(error))
            return None

    def _snapshot(self, checked: Checked, snapshot: Snapshot, kept: list[Record], state: object) -> None:
        """The state after a snapshot and the records that follow it is the state after all records."""
        another = f"{checked.called}: its snapshot leads elsewhere than its records"
        try:
            if checked.state(checked.game(snapshot, kept[snapshot.seq :])) != state:
                self._wrong(another)
        except WrongKey:
            if self.sealer is not None and kept[snapshot.seq - 1].at > self.key_from:
                raise
            # a hand in it has ended since; it was sealed with a key that is not here, or that was lost
        except AssertionError as error:
            self._wrong(f"{another}: {error}")


def _called(place: Place) -> str:
    """A hand by where its deck is in the log; in the first format a table's hands had numbers."""
    seq, at = place
    if not seq:
        return f"hand {at}"
    return f"the hand of record {seq}" + (f", number {at + 1}," if at else "")
