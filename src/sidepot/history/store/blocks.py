"""How a hand store lies in its file: blocks of columns, each column a piece of its own, and bundles of hands.

What comes in little by little makes small blocks, which are joined now and then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from sidepot.history.store.bundles import bundled, unbundled
from sidepot.history.store.columns import OF_HANDS, OF_SEATS, Column, Columns, joined, packed_column, unpacked_column

BLOCK = 32_768
"""How many hands a block of columns holds at most."""
BUNDLE = 64
"""How many hands are compressed together at most."""
_SMALL = (64, 2_048, BLOCK)
_MOST_SMALL = 32
"""Blocks with fewer hands than each of `_SMALL` are joined once there are more than this."""


class Block(Columns):
    """A block of a store, whose columns are read when they are needed."""

    def __init__(self, db: sqlite3.Connection, first: int, hands: int, seats: int) -> None:
        super().__init__(hands, seats)
        self._db, self.first = db, first

    def fetch(self, which: int) -> Column:
        (data,) = self._db.execute("select data from piece where id = ?", (piece(self.first, which),)).fetchone()
        return unpacked_column(data, which, self.hands if which in OF_HANDS else self.seats)


def piece(first: int, which: int) -> int:
    """The number of a column of the block that begins with a hand."""
    return first << 5 | which


class Blocks:
    """The blocks and bundles of a file; whoever calls has a transaction open."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def all(self) -> list[Block]:
        """Every block, in the order of its hands."""
        found = self._db.execute("select first, hands, seats from block order by first").fetchall()
        return [Block(self._db, *row) for row in found]

    def remove(self, block: Block) -> None:
        """Take a block out, without its hands."""
        low = piece(block.first, 0)
        self._db.execute("delete from block where first = ?", (block.first,))
        self._db.execute("delete from piece where id between ? and ?", (low, low + 31))

    def write(self, first: int, columns: Columns) -> None:
        """A block of hands from the *first* on."""
        self._db.execute("insert into block values (?, ?, ?)", (first, columns.hands, columns.seats))
        pieces = [(piece(first, which), packed_column(columns[which], which)) for which in (*OF_HANDS, *OF_SEATS)]
        self._db.executemany("insert into piece values (?, ?)", pieces)

    def write_bundles(self, first: int, lines: Sequence[bytes]) -> None:
        """Hands, as bytes, from the *first* on."""
        for at in range(0, len(lines), BUNDLE):
            some = lines[at : at + BUNDLE]
            self._db.execute("insert into bundle values (?, ?, ?)", (first + at, len(some), bundled(some)))

    def tidy(self) -> None:
        """Join small blocks where there are many."""
        for limit in _SMALL:
            small = [block for block in self.all() if block.hands < limit]
            if len(small) > _MOST_SMALL:
                for run in _runs(small):
                    self._join(run)

    def _join(self, blocks: Sequence[Block]) -> None:
        """Blocks that lie side by side become one, and their bundles as few as there can be."""
        first, end = blocks[0].first, blocks[-1].first + blocks[-1].hands
        whole = joined(blocks)
        for block in blocks:
            self.remove(block)
        self.write(first, whole)
        sizes = self._db.execute("select hands from bundle where first >= ? and first < ?", (first, end)).fetchall()
        if len(sizes) > -(-whole.hands // BUNDLE):
            data = self._db.execute(
                "select data from bundle where first >= ? and first < ? order by first", (first, end)
            )
            lines = [line for (some,) in data.fetchall() for line in unbundled(some)]
            self._db.execute("delete from bundle where first >= ? and first < ?", (first, end))
            self.write_bundles(first, lines)


def _runs(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Blocks that lie side by side and fit in one, two or more at a time."""
    run: list[Block] = []
    for block in blocks:
        size = sum(each.hands for each in run)
        beside = run and run[-1].first + run[-1].hands == block.first
        if run and (not beside or size + block.hands > BLOCK):
            if len(run) > 1:
                yield run
            run = []
        run.append(block)
    if len(run) > 1:
        yield run
