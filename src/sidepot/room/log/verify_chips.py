"""What the verifier knows of the chips of tables, tournaments and seasons: everyone's, and those in the books."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sidepot.room.log.accounts import account_of, pool_of
from sidepot.room.log.logged import current_of
from sidepot.room.log.tournament_money import paid_for
from sidepot.room.store.reading import Reading
from sidepot.table import Table
from sidepot.table.ledger import BANK, DROPPED, RAKE
from sidepot.tournament import Season, Tournament


def wrong_at_table(called: str, own: str, closed: bool, table: Table, reading: Reading) -> Iterator[str]:
    """What is wrong with the chips of the table with the id *own*: its own ledger is that of the store."""
    ledger = table.ledger
    if ledger.total:
        yield f"{called}: the table's accounts together have {ledger.total} chips, not 0"
    booked = reading.accounts()
    if account_of("bank", own) not in booked:
        return
    for name, chips in (_all_cashed(ledger.balances) if closed else ledger.balances).items():
        _, kept = booked.get(account_of(name, own), (0, 0))
        if kept != chips:
            yield f"{called}: {name} has {chips} chips at the table and {kept} in the ledger"


def _all_cashed(balances: Mapping[str, int]) -> dict[str, int]:
    """Of a table that is gone: what lay in the pot went back, and everyone cashed, some by the books alone."""
    kept = {RAKE: balances[RAKE], DROPPED: balances[DROPPED]}
    return {**dict.fromkeys(balances, 0), **kept, BANK: -sum(kept.values())}


def wrong_in_event(called: str, own: str, game: Tournament | Season, reading: Reading) -> Iterator[str]:
    """What is wrong in a tournament: all chips that were given out are somewhere, and the pool has what was paid."""
    current = current_of(game)
    if current is not None and current.begun and not current.over:
        people = [person for table in current.tables.values() for person in table.people.values()]
        there = sum([person.chips + person.pending for person in people]) + current.dropped + current.taken_out
        if there != current.chips_issued:
            yield f"{called}: {there} chips are there, and {current.chips_issued} were given out"
    for number, table in ({} if current is None else current.tables).items():
        if table.ledger.total:
            yield f"{called}, table {number}: its accounts have {table.ledger.total} chips, not 0"
    pool, booked = pool_of(own), reading.accounts()
    paid = sum([each.pool for each in paid_for(game).values()])
    # rooms of before booked no money of tournaments
    if pool in booked and booked[pool][1] != paid:
        yield f"{called}: the books have {booked[pool][1]} chips in the pool, and {paid} were paid"
