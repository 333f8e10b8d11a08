"""The floor: the tables in play, found by size and by what is due next, without looking at all of them."""

from __future__ import annotations

from heapq import heappop, heappush

from sidepot.table import Table
from sidepot.tournament.places import Bust

SIZES = 11


class Felt:
    """A table of a tournament, and what the director has to know about it."""

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


class Floor:
    """All tables of a tournament."""

    __slots__ = ("by_size", "doomed", "dues", "felts", "idle", "running")

    def __init__(self) -> None:
        self.felts: dict[int, Felt] = {}
        self.by_size: list[dict[int, Felt]] = [{} for _ in range(SIZES)]
        """Tables of each size that are there to stay, the one that has had it for longest first."""
        self.doomed: dict[int, Felt] = {}
        """Tables that are broken as soon as their hand is over."""
        self.idle: dict[int, Felt] = {}
        """Tables between two hands."""
        self.dues: list[tuple[int, int]] = []
        """When something is due at which table; entries that don't hold any more are dropped when they come up."""
        self.running = 0

    def open(self, felt: Felt) -> None:
        """A new table, still empty."""
        self.felts[felt.number] = felt
        self.by_size[0][felt.number] = felt
        self.idle[felt.number] = felt

    def close(self, felt: Felt) -> None:
        """A table is no more."""
        del self.felts[felt.number]
        if self.doomed.pop(felt.number, None) is None:
            del self.by_size[felt.size][felt.number]
        self.idle.pop(felt.number, None)

    def doom(self, many: int) -> None:
        """So many tables, those with the highest numbers, are to be broken."""
        while len(self.doomed) > many:
            number, felt = self.doomed.popitem()
            self.by_size[felt.size][number] = felt
        if len(self.doomed) < many:
            spared = [number for number in reversed(self.felts) if number not in self.doomed]
            for number in spared[: many - len(self.doomed)]:
                felt = self.felts[number]
                del self.by_size[felt.size][number]
                self.doomed[number] = felt

    def resize(self, felt: Felt) -> None:
        """People came or went."""
        size = len(felt.table.people)
        if size != felt.size:
            if felt.number not in self.doomed:
                del self.by_size[felt.size][felt.number]
                self.by_size[size][felt.number] = felt
            felt.size = size

    @property
    def smallest(self) -> Felt:
        """A table with the fewest players, the one that has been short for longest."""
        return next(felt for felts in self.by_size for felt in felts.values())

    @property
    def spread(self) -> int:
        """By how many players the largest and the smallest table differ."""
        sizes = [size for size, felts in enumerate(self.by_size) if felts]
        return sizes[-1] - sizes[0] if sizes else 0

    def note(self, felt: Felt) -> None:
        """Remember when something is due at a table."""
        due = felt.table.deadline
        if due is not None and due != felt.noted:
            heappush(self.dues, (due, felt.number))
            felt.noted = due

    def note_decision(self, felt: Felt, due: int) -> None:
        """Somebody at a table has until then to decide."""
        felt.decide_due = due
        heappush(self.dues, (due, felt.number))

    def next_due(self) -> int | None:
        """When something is due at some table."""
        dues, felts = self.dues, self.felts
        while dues:
            due, number = dues[0]
            felt = felts.get(number)
            if felt is not None and (felt.table.deadline == due or felt.decide_due == due):
                return due
            self._drop()
        return None

    def pop_due(self) -> Felt:
        """The table where something is due; only after `next_due` said so."""
        felt = self.felts[self.dues[0][1]]
        self._drop()
        return felt

    def _drop(self) -> None:
        due, number = heappop(self.dues)
        felt = self.felts.get(number)
        if felt is not None and felt.noted == due:
            felt.noted = -1
