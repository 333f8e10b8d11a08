"""All rows of one database brought into another, and compared there: order does not matter, every byte does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select

from sidepot.room.store.schema import metadata

Told = Callable[[float], None]
Digest = tuple[int, int]
"""How many rows, and the sum of their hashes."""
_ROWS = 2000


def count_rows(connection: Connection) -> int:
    """The rows of all tables together."""
    tables = metadata.sorted_tables
    return sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)


def copy_rows(reads: Connection, writes: Connection, told: Told) -> dict[str, Digest]:
    """Bring every row over, and say what was read; *told* hears how much is done, from 0 to 1."""
    total, done = max(1, count_rows(reads)), 0
    read: dict[str, Digest] = {}
    for table in metadata.sorted_tables:
        digest = (0, 0)
        for rows in _pages(reads, table):
            writes.execute(insert(table), [dict(zip(table.columns.keys(), row, strict=True)) for row in rows])
            digest = _added(digest, rows)
            done += len(rows)
            told(done / total)
        read[table.name] = digest
    return read


def digests(connection: Connection, told: Told) -> dict[str, Digest]:
    """What every table holds."""
    total, done = max(1, count_rows(connection)), 0
    found: dict[str, Digest] = {}
    for table in metadata.sorted_tables:
        digest = (0, 0)
        for rows in _pages(connection, table):
            digest = _added(digest, rows)
            done += len(rows)
            told(done / total)
        found[table.name] = digest
    return found


def _pages(connection: Connection, table: Table) -> Iterable[Any]:
    wanted = select(table).execution_options(yield_per=_ROWS)
    return connection.execute(wanted).partitions()


def _added(digest: Digest, rows: Iterable[Any]) -> Digest:
    count, total = digest
    for row in rows:
        count += 1
        total += int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=16).digest(), "big")
    return count, total % 2**128
