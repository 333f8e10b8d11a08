"""A game with its log: what is asked becomes records to be written and events to be shown. No I/O.

The one rule it keeps: everything that moves it is in `records` before anyone can be told of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import WrongKey
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.game_log import Logged
from sidepot.room.log.replay import Replay
from sidepot.room.log.snapshots import SNAPSHOT_EVERY, is_due, shift_of
from sidepot.room.record.chronicle import Chronicle
from sidepot.room.record.hand_records import Annals
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.table.ledger import Movement


class LoggedGame:
    """A table, a tournament or a season in play and what has to be written of it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, ident: str, services: Services, logged: Logged) -> None:
        self.services = services
        self.records: list[Record] = []
        self.movements: list[Movement] = []
        self.annals = Annals(ident, services)
        self.chronicle = Chronicle(ident, services)
        self.acknowledged = Acknowledged()
        """The clients' last commands."""
        self._logged = logged
        self._shift = shift_of(ident)
        self._begin(None, ())

    def _begin(self, snapshot: Snapshot | None, records: Iterable[Record]) -> None:
        """Be the game after these records, which follow the snapshot."""
        replay = Replay(self._logged, self.services.sealer, self.services.world.shuffle, self.acknowledged)
        self.log = replay.log
        self.is_now(replay.game(snapshot, records))
        self.movements = []
        self._last_snapshot = 0 if snapshot is None else snapshot.seq
        if replay.engine != ENGINE:
            # what another version of the engine decided is not replayed any more
            self._last_snapshot = -SNAPSHOT_EVERY

    def is_now(self, game: Any) -> None:
        """This is the game from now on."""
        raise NotImplementedError

    def recover(self) -> None:
        """Go on where the log ends; WrongKey where hands are running that do not open."""
        snapshot = self.services.store.snapshot(self.log.stream)
        if self._logged.shot(snapshot) is None:
            snapshot = None
        try:
            self._recover(snapshot)
        except WrongKey:
            if snapshot is None:
                raise
            # a snapshot seals the hands that ran when it was made; by now they may lie open in the log
            self._recover(None)

    def _recover(self, snapshot: Snapshot | None) -> None:
        store, stream = self.services.store, self.log.stream
        after = 0 if snapshot is None else snapshot.seq
        self._begin(snapshot, store.read(stream, after) if store.last(stream) > after else ())

    def shot(self, game: Any, every: int, final: bytes | None = None) -> list[Snapshot]:
        """A snapshot now and then, so that a long log need not be replayed; with how it ended in any case."""
        seq, last = self.log.seq, self._last_snapshot
        if seq == last or (final is None and not is_due(seq, last, self._shift, every)):
            return []
        self._last_snapshot = seq
        return [self.log.snapshot(game, final)]
