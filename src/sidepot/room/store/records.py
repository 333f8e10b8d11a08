"""What a store keeps, and what it promises. An append is whole or not at all, and told only once it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol
from zlib import crc32

from msgspec import Struct

from sidepot.table.ledger import Movement

LONGEST_STREAM = 200
LONGEST_KIND = 40
FREE = "bank"
"""The account that may be below zero: what it owes are the chips in play. So may those that begin with `bank:`."""


class Record(Struct, frozen=True):
    """One thing that happened in a stream; *seq* counts from 1 without gaps."""

    stream: str
    seq: int
    at: int
    """When, in milliseconds."""
    kind: str
    data: bytes
    names: tuple[str, ...] = ()
    """Under which it is found again: the players of a hand, say. Read back, a record has none."""
    number: int = 0
    """Its place among those with the same name."""

    @property
    def sum(self) -> int:
        """Kept beside it: what does not have its sum was damaged."""
        return sum_of(self.stream, self.seq, self.at, self.kind, self.data)


class Snapshot(Struct, frozen=True):
    """The state of a stream after its record *seq*: replaying may begin here. A stream has only its newest."""

    stream: str
    seq: int
    data: bytes

    @property
    def sum(self) -> int:
        """Kept beside it, as a record's is."""
        return sum_of(self.stream, self.seq, 0, "", self.data)


class Booked(Struct, frozen=True):
    """A movement of chips as the ledger has it, with the record it belongs to."""

    stream: str
    seq: int
    movement: Movement


class StoreFailed(Exception):
    """The store cannot be opened, or cannot write any more: open it again, and go on from what it has."""


class Damaged(ValueError):
    """What is read is not what was written."""


class OutOfOrder(ValueError):
    """A record that repeats a number of its stream or leaves one out. Nothing was written."""


class Overdrawn(ValueError):
    """An account would have fewer chips than none. Nothing was written."""


class Store(Protocol):
    """Streams of records, a snapshot of each, and one ledger."""

    def append(
        self, records: Sequence[Record], movements: Sequence[Movement] = (), snapshots: Sequence[Snapshot] = ()
    ) -> asyncio.Future[None]:
        """Write all of it or nothing, in the order of calls; the future is done when it is durable.

        The movements belong to the last record. OutOfOrder, Overdrawn and, once it has failed, StoreFailed are
        raised at once with nothing written; a failure to write comes through the future.
        """
        ...

    def read(self, stream: str, after: int = 0) -> Iterator[Record]:
        """The durable records of a stream after a number, in order."""
        ...

    def named(self, stream: str, name: str, before: int, most: int) -> list[Record]:
        """The durable records of a stream under a name with numbers below *before*, the highest first."""
        ...

    def named_after(self, stream: str, name: str, after: int, most: int) -> list[Record]:
        """The durable records of a stream under a name with numbers above *after*, the lowest first."""
        ...

    def before(self, stream: str, seq: int, most: int) -> list[Record]:
        """The durable records of a stream with numbers below *seq*, the highest first."""
        ...

    def of_kinds(self, stream: str, kinds: Sequence[str], after: int = 0) -> Iterator[Record]:
        """The durable records of these kinds after a number, in order."""
        ...

    def streams_with(self, name: str) -> list[str]:
        """The streams that have a durable record under a name, in the order of their beginnings."""
        ...

    def snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""
        ...

    def streams(self) -> Iterable[str]:
        """Every stream that has a record."""
        ...

    def last(self, stream: str) -> int:
        """The number of the last record appended to a stream, durable or on its way; 0 for a new one."""
        ...

    def latest(self) -> int:
        """The time of the newest durable record; 0 where there is none."""
        ...

    def balance(self, account: str) -> int:
        """The chips of an account, with every movement appended so far."""
        ...

    def ledger(self, stream: str | None = None) -> Iterator[Booked]:
        """The durable movements, of one stream or of all, in order."""
        ...

    @property
    def failed(self) -> str | None:
        """Why nothing can be written any more; None while all is well."""
        ...

    def close(self) -> None:
        """Write what was appended, and let go."""
        ...


def sum_of(stream: str, seq: int, at: int, kind: str, data: bytes) -> int:
    """The sum of what is written, with where it belongs."""
    return crc32(data, crc32(f"{stream} {seq} {at} {kind}".encode()))


def free(account: str) -> bool:
    """Whether an account may be below zero."""
    return account == FREE or account.startswith(f"{FREE}:")
