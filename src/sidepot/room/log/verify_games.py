"""One look at the log of anything that runs in a room: replayed, its decks compared, its snapshot led on from.

The one rule it keeps: it knows of a table, a tournament or a season only what `Stream` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from msgspec import Struct

from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.hands_told import DealtHand, HandTold, ShownHand
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Record, Snapshot

Read = Callable[[str], Iterator[Record]]


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


class Stream(Protocol):
    """The log of one game."""

    name: str
    """Of its records,"""
    called: str
    """and how problems call it."""
    at_once: bool
    """Several hands may run at the same time."""

    def hands(self, records: list[Record]) -> Iterator[HandTold]:
        """What the log tells of hands, in order."""

    def of_other_engines(self, records: list[Record]) -> bool:
        """Whether another version decided some of it: what is over is then known by its facts, and not played again."""

    def known(self, snapshot: Snapshot | None) -> Snapshot | None:
        """A snapshot that a replay can begin with."""

    def game(self, snapshot: Snapshot | None, records: list[Record]) -> Any:
        """The game after these records, which follow the snapshot."""

    def state(self, game: Any) -> object:
        """Everything that decides how it goes on."""

    def chips(self, game: Any, reading: Reading) -> Iterator[str]:
        """What is wrong with its chips and money."""


class GameCheck:
    """Looks at one game after the other."""

    def __init__(self, reading: Reading, sealer: Sealer | None, found: Verdict, read: Read) -> None:
        self.reading, self.sealer, self.found = reading, sealer, found
        self.key_from = -1
        """When the key that is used now was made, where there was another before it."""
        self.unsealable = 0
        self._read = read

    def look(self, stream: Stream) -> None:
        """Look at the log of one game."""
        try:
            kept = list(self._read(stream.name))
            snapshot = stream.known(self.reading.snapshot(stream.name))
            if self._decks(stream, kept) and self.sealer is None:
                return
            if stream.of_other_engines(kept):
                after = 0 if snapshot is None else snapshot.seq
                self._chips(stream, stream.game(snapshot, kept[after:]))
                return
            game = stream.game(None, kept)
            self._chips(stream, game)
            if snapshot is not None:
                self._snapshot(stream, snapshot, kept, stream.state(game))
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            self._wrong(f"{stream.called} cannot be replayed: {error or type(error).__name__}")

    def _wrong(self, what: str) -> None:
        self.found.problems.append(what)

    def _chips(self, stream: Stream, game: Any) -> None:
        self.found.problems += stream.chips(game, self.reading)

    def _decks(self, stream: Stream, kept: list[Record]) -> int:
        """Each sealed deck is the one that was opened after its hand; the number of hands still running."""
        sealed: dict[object, DealtHand] = {}
        for told in stream.hands(kept):
            if isinstance(told, DealtHand):
                self.found.hands += 1
                sealed[told.key] = told
            elif isinstance(told, ShownHand):
                self._shown(stream, told, sealed.pop(told.key, None))
            else:
                self.found.void += 1
                if sealed.pop(told.key, None) is None:
                    self._wrong(f"record {told.seq} of {stream.name} voids a hand that was not running")
        self.found.running += len(sealed)
        if len(sealed) > 1 and not stream.at_once:
            never = ", ".join(sorted([dealt.called for dealt in sealed.values()]))
            self._wrong(f"{stream.name} has several hands that never ended: {never}")
        return len(sealed)

    def _shown(self, stream: Stream, shown: ShownHand, dealt: DealtHand | None) -> None:
        if dealt is None:
            self._wrong(f"{shown.called} of {stream.name} was opened and never dealt")
        elif self.sealer is not None and self._opens(self.sealer, dealt) not in (shown.deck, None):
            self._wrong(f"{dealt.called} of {stream.name} was dealt from another deck than the one shown afterwards")

    def _opens(self, sealer: Sealer, dealt: DealtHand) -> bytes | None:
        try:
            return sealer.unseal(dealt.deck, dealt.belongs)
        except WrongKey as error:
            if dealt.at <= self.key_from:
                self.unsealable += 1
            else:
                self._wrong(str(error))
            return None

    def _snapshot(self, stream: Stream, snapshot: Snapshot, kept: list[Record], state: object) -> None:
        """The state after a snapshot and the records that follow it is the state after all records."""
        another = f"{stream.called}: its snapshot leads elsewhere than its records"
        try:
            if stream.state(stream.game(snapshot, kept[snapshot.seq :])) != state:
                self._wrong(another)
        except WrongKey:
            if self.sealer is not None and kept[snapshot.seq - 1].at > self.key_from:
                raise
            # a hand in it has ended since; it was sealed with a key that is not here, or that was lost
        except AssertionError as error:
            self._wrong(f"{another}: {error}")
