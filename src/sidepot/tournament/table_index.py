"""The tables in play, found by size and by what is due next, without looking at all of them."""

from __future__ import annotations

from heapq import heappop, heappush

from sidepot.table import Table
from sidepot.tournament.places import Bust

SIZES = 11


class TrackedTable:
    """A table of a tournament, and what the tournament has to know about it."""

    __slots__ = (
        "began", "busts", "busy", "button", "counted", "dealt", "decide_due", "deciding", "first", "noted",
        "number", "size", "table",
    )  # fmt: skip

    def __init__(self, number: int, table: Table) -> None:
        self.number = number
        self.table = table
        self.size = 0
        """How many sit here, those who may still rebuy included."""
        self.busy = False
        """A hand is being played."""
        self.dealt = 0
        """The number of the last hand; *counted* is the one after which the button's way was looked at."""
        self.counted = 0
        self.began = 0
        """When the hand began."""
        self.first = self.button = -1
        """The chair that had the button first, and the one that had it last (L3)."""
        self.busts: list[Bust] = []
        """Who lost everything in the last hand, until it is clear who of them is out."""
        self.deciding: set[str] = set()
        self.decide_due = -1
        self.noted = -1

    def state(self) -> tuple[object, ...]:
        """Everything about it."""
        own = tuple([getattr(self, name) for name in self.__slots__ if name not in ("busts", "deciding", "table")])
        return own, tuple(self.busts), frozenset(self.deciding), self.table.state()


class TableIndex:
    """The tables of a tournament, each with what is due at it."""

    __slots__ = ("by_size", "doomed", "dues", "idle", "running", "tables")

    def __init__(self) -> None:
        self.tables: dict[int, TrackedTable] = {}
        self.by_size: list[dict[int, TrackedTable]] = [{} for _ in range(SIZES)]
        """Tables of each size that are there to stay, the one that has had it for longest first."""
        self.doomed: dict[int, TrackedTable] = {}
        """Tables that are broken as soon as their hand is over."""
        self.idle: dict[int, TrackedTable] = {}
        """Tables between two hands."""
        self.dues: list[tuple[int, int]] = []
        """When something is due at which table; entries that don't hold any more are dropped when they come up."""
        self.running = 0

    def open(self, tracked: TrackedTable) -> None:
        """A new table, still empty."""
        self.tables[tracked.number] = tracked
        self.by_size[0][tracked.number] = tracked
        self.idle[tracked.number] = tracked

    def close(self, tracked: TrackedTable) -> None:
        """A table is no more."""
        del self.tables[tracked.number]
        if self.doomed.pop(tracked.number, None) is None:
            del self.by_size[tracked.size][tracked.number]
        self.idle.pop(tracked.number, None)

    def doom(self, many: int) -> None:
        """So many tables, those with the highest numbers, are to be broken."""
        while len(self.doomed) > many:
            number, tracked = self.doomed.popitem()
            self.by_size[tracked.size][number] = tracked
        if len(self.doomed) < many:
            spared = [number for number in reversed(self.tables) if number not in self.doomed]
            for number in spared[: many - len(self.doomed)]:
                tracked = self.tables[number]
                del self.by_size[tracked.size][number]
                self.doomed[number] = tracked

    def resize(self, tracked: TrackedTable) -> None:
        """People came or went."""
        size = len(tracked.table.people)
        if size != tracked.size:
            if tracked.number not in self.doomed:
                del self.by_size[tracked.size][tracked.number]
                self.by_size[size][tracked.number] = tracked
            tracked.size = size

    @property
    def smallest(self) -> TrackedTable:
        """A table with the fewest players, the one that has been short for longest."""
        return next(tracked for tracked_tables in self.by_size for tracked in tracked_tables.values())

    @property
    def spread(self) -> int:
        """By how many players the largest and the smallest table differ."""
        sizes = [size for size, tracked_tables in enumerate(self.by_size) if tracked_tables]
        return sizes[-1] - sizes[0] if sizes else 0

    def note(self, tracked: TrackedTable) -> None:
        """Remember when something is due at a table."""
        due = tracked.table.deadline
        if due is not None and due != tracked.noted:
            heappush(self.dues, (due, tracked.number))
            tracked.noted = due

    def note_decision(self, tracked: TrackedTable, due: int) -> None:
        """Somebody at a table has until then to decide."""
        tracked.decide_due = due
        heappush(self.dues, (due, tracked.number))

    def next_due(self) -> int | None:
        """When something is due at some table."""
        dues, tracked_tables = self.dues, self.tables
        while dues:
            due, number = dues[0]
            tracked = tracked_tables.get(number)
            if tracked is not None and (tracked.table.deadline == due or tracked.decide_due == due):
                return due
            self._drop()
        return None

    def pop_due(self) -> TrackedTable:
        """The table where something is due; only after `next_due` said so."""
        tracked = self.tables[self.dues[0][1]]
        self._drop()
        return tracked

    def _drop(self) -> None:
        due, number = heappop(self.dues)
        tracked = self.tables.get(number)
        if tracked is not None and tracked.noted == due:
            tracked.noted = -1
