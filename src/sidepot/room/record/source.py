"""Where the record lies: a store that is open, or what another process is writing to. Nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from sidepot.room.store.records import Record

LATEST = 2**62


class Shelf(Protocol):
    """What of a store the record is read by: short reads that an index answers."""

    def last(self, stream: str) -> int:
        """The number of a stream's last record."""
        ...

    def before(self, stream: str, seq: int, most: int) -> list[Record]:
        """Records with numbers below *seq*, the highest first."""
        ...

    def named(self, stream: str, name: str, before: int, most: int) -> list[Record]:
        """Records under a name with numbers below *before*, the highest first."""
        ...

    def named_after(self, stream: str, name: str, after: int, most: int) -> list[Record]:
        """Records under a name with numbers above *after*, the lowest first."""
        ...

    def of_kinds(self, stream: str, kinds: Sequence[str], after: int = 0) -> Iterator[Record]:
        """Records of these kinds after a number, in order."""
        ...

    def streams_with(self, name: str) -> list[str]:
        """The streams with a record under a name."""
        ...


def window(shelf: Shelf, stream: str, after: int, most: int) -> list[Record]:
    """Records that follow a number, in order."""
    return [record for record in shelf.before(stream, after + most + 1, most)[::-1] if record.seq > after]


def first(shelf: Shelf, stream: str, reached: Callable[[bytes], bool]) -> int:
    """The number of the first record for which something holds that then holds for all; one after the last: none."""
    low, high = 1, shelf.last(stream) + 1
    while low < high:
        middle = (low + high) // 2
        found = shelf.before(stream, middle + 1, 1)
        if found and found[0].seq == middle and reached(found[0].data):
            high = middle
        else:
            low = middle + 1
    return low
