"""Where every stream and account stands, with what is on its way to the disk: the checks before anything is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.room.store.records import LONGEST_KIND, LONGEST_STREAM, OutOfOrder, Overdrawn, Record, Snapshot, free
from sidepot.rules import MAX_CHIPS
from sidepot.table.ledger import Movement


class Books:
    """The last number of each stream and the balance of each account. Decides, then changes."""

    __slots__ = ("balances", "lasts")
    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, lasts: Mapping[str, int], balances: Mapping[str, int] = {}) -> None:
        self.lasts = dict(lasts)
        self.balances = dict(balances)

    def enter(self, records: Sequence[Record], movements: Sequence[Movement], snapshots: Sequence[Snapshot]) -> None:
        """Note an append, or refuse it with nothing changed."""
        if movements and not records:
            raise OutOfOrder("chips move with a record that says why")
        lasts = self._lasts_after(records)
        for snapshot in snapshots:
            if not 0 < snapshot.seq <= lasts.get(snapshot.stream, self.lasts.get(snapshot.stream, 0)):
                raise OutOfOrder(f"a snapshot of {snapshot.stream!r} after a record {snapshot.seq} that is not there")
        if movements:
            self.balances.update(self._balances_after(movements))
        self.lasts.update(lasts)

    def _lasts_after(self, records: Sequence[Record]) -> dict[str, int]:
        lasts: dict[str, int] = {}
        for record in records:
            stream = record.stream
            due = (lasts[stream] if stream in lasts else self.lasts.get(stream, 0)) + 1
            if record.seq != due:
                raise OutOfOrder(f"record {record.seq} of {stream!r}: {due} is next")
            if not 0 < len(stream) <= LONGEST_STREAM or not 0 < len(record.kind) <= LONGEST_KIND:
                raise OutOfOrder(f"stream {stream!r}, kind {record.kind!r}: a name is missing or too long")
            lasts[stream] = due
        return lasts

    def _balances_after(self, movements: Sequence[Movement]) -> dict[str, int]:
        balances: dict[str, int] = {}
        for movement in movements:
            if type(movement.amount) is not int or not 0 < movement.amount <= MAX_CHIPS:
                raise Overdrawn(f"{movement.amount!r} chips cannot move: a whole number, 1 or more")
            if movement.source == movement.target:
                raise Overdrawn(f"chips of {movement.source!r} cannot move to where they are")
            for account, change in ((movement.source, -movement.amount), (movement.target, movement.amount)):
                had = balances[account] if account in balances else self.balances.get(account, 0)
                balances[account] = had + change
        for account, balance in balances.items():
            if (balance < 0 and not free(account)) or abs(balance) > MAX_CHIPS:
                raise Overdrawn(f"{account} would have {balance} chips")
        return balances
