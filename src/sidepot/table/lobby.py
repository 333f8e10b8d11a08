"""The tables of a room as data: the cardroom's of each limit, stake and size (C24), and the kitchen's (K1, K7)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sidepot.rules import Rules, house
from sidepot.table.table import Table

LIMITS = ("no", "pot", "fixed")
STAKES = ((1, 2), (5, 10), (50, 100))
SIZES = (2, 3, 4, 5, 6, 7, 8, 9)


class TableOffer(Struct, frozen=True):
    """A table one could sit down at."""

    name: str
    rules: Rules
    chairs: int

    def open(self, **settings: Any) -> Table:
        """The table itself; *settings* are those of `Table`."""
        return Table(self.rules, self.chairs, **settings)


def cardroom_tables(
    limits: tuple[str, ...] = LIMITS,
    stakes: tuple[tuple[int, int], ...] = STAKES,
    sizes: tuple[int, ...] = SIZES,
) -> tuple[TableOffer, ...]:
    """The cardroom's tables: each limit × stake × size (C24)."""
    room = house("cardroom")
    found = []
    for limit in limits:
        for sb, bb in stakes:
            rules = room.but(limit=limit, blinds=(sb, bb))
            found += [TableOffer(f"{limit} limit {sb}/{bb}, {size} chairs", rules, size) for size in sizes]
    return tuple(found)


def kitchen_table(chairs: int = 6, **dials: Any) -> TableOffer:
    """A friendly game: 100 BB each, joining between hands, players without chips are gone (K1, K7)."""
    rules = house("kitchen", **dials)
    return TableOffer(f"kitchen, {chairs} chairs", rules, chairs)
