"""The logs of tables, and of tournaments and seasons, as the verifier looks at them."""

from __future__ import annotations

from collections.abc import Iterator

from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import Sealer
from sidepot.room.log.hands_told import HandTold, hands_of_table, hands_of_tournament
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.log.table_log import MADE, RESUMED, Made, decoded
from sidepot.room.log.table_replay import Replay, account_of
from sidepot.room.log.tournament_log import TournamentLog, shot_of, steps_of
from sidepot.room.log.tournament_money import paid_for, pool_of
from sidepot.room.log.tournament_replay import TournamentReplay, current_of
from sidepot.room.store.reading import Reading
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import TABLES, of_tournament
from sidepot.table import Table
from sidepot.tournament import Season, Tournament


class TableStream:
    """The log of a table."""

    at_once = False

    def __init__(self, stream: str, sealer: Sealer | None) -> None:
        self.name = self.called = stream
        self._sealer = sealer

    def hands(self, records: list[Record]) -> Iterator[HandTold]:
        """What it tells of hands."""
        return hands_of_table(self.name, records)

    def of_other_engines(self, records: list[Record]) -> bool:
        """Whether another version decided some of it."""
        made = records[0].kind == MADE and decoded(records[0].data, Made).engine
        return made != ENGINE or any(record.kind == RESUMED for record in records)

    def known(self, snapshot: Snapshot | None) -> Snapshot | None:
        """Every snapshot of a table can be begun with."""
        return snapshot

    def game(self, snapshot: Snapshot | None, records: list[Record]) -> Table:
        """The table after these records."""
        return Replay(self.name, self._sealer, _no_shuffle).table(snapshot, records)

    def state(self, game: Table) -> object:
        """Everything about it."""
        return game.state()

    def chips(self, game: Table, reading: Reading) -> Iterator[str]:
        """The table's own ledger is that of the store."""
        ledger, own = game.ledger, self.name.removeprefix(TABLES)
        if ledger.total:
            yield f"{self.name}: the table's accounts together have {ledger.total} chips, not 0"
        booked = reading.accounts()
        if account_of("bank", own) not in booked:
            return
        for name, chips in ledger.balances.items():
            _, kept = booked.get(account_of(name, own), (0, 0))
            if kept != chips:
                yield f"{self.name}: {name} has {chips} chips at the table and {kept} in the ledger"


class TournamentStream:
    """The log of a tournament or a season."""

    at_once = True

    def __init__(self, opened: TournamentOpened, sealer: Sealer | None) -> None:
        self.name = of_tournament(opened.tournament)
        self.called = f"tournament {opened.name}"
        self._opened, self._sealer = opened, sealer
        self._log = TournamentLog(opened)

    def hands(self, records: list[Record]) -> Iterator[HandTold]:
        """What it tells of hands."""
        return hands_of_tournament(self.name, records)

    def of_other_engines(self, records: list[Record]) -> bool:
        """Whether another version decided some of it."""
        return any(step.engine != ENGINE for _, step in steps_of(records))

    def known(self, snapshot: Snapshot | None) -> Snapshot | None:
        """Rooms of before kept only how a tournament ended."""
        return None if shot_of(snapshot) is None else snapshot

    def game(self, snapshot: Snapshot | None, records: list[Record]) -> Tournament | Season:
        """The game after these records."""
        self._log = TournamentLog(self._opened)
        return TournamentReplay(self._opened, self._sealer, _no_deck, self._log).game(snapshot, records)

    def state(self, game: Tournament | Season) -> object:
        """Everything about it, and what its log says beside it."""
        log = self._log
        return game.state(), log.seq, {*log.people}, log.book.saved(), log.acknowledged.saved(), dict(log.running)

    def chips(self, game: Tournament | Season, reading: Reading) -> Iterator[str]:
        """All chips that were given out are somewhere, and the pool has what was paid."""
        current = current_of(game)
        if current is not None and current.begun and not current.over:
            people = [person for table in current.tables.values() for person in table.people.values()]
            there = sum([person.chips + person.pending for person in people]) + current.dropped + current.taken_out
            if there != current.chips_issued:
                yield f"{self.called}: {there} chips are there, and {current.chips_issued} were given out"
        for number, table in ({} if current is None else current.tables).items():
            if table.ledger.total:
                yield f"{self.called}, table {number}: its accounts have {table.ledger.total} chips, not 0"
        pool, booked = pool_of(self._opened.tournament), reading.accounts()
        paid = sum([each.pool for each in paid_for(game).values()])
        # rooms of before booked no money of tournaments
        if pool in booked and booked[pool][1] != paid:
            yield f"{self.called}: the books have {booked[pool][1]} chips in the pool, and {paid} were paid"


def _no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("nothing is dealt in a check")


def _no_deck(table: int, hand: int, cards: bytes) -> bytes:
    return _no_shuffle(cards)
