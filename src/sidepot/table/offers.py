"""The tables of a room as data: of each limit, stake and size (C24), and the kitchen's (K1, K7)."""

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


def table_offers(
    rules: Rules, limits: tuple[str, ...], stakes: tuple[tuple[int, ...], ...], sizes: tuple[int, ...]
) -> tuple[TableOffer, ...]:
    """A house's tables of each limit × stake × size; ValueError where one of them can't be."""
    found = []
    for limit in limits:
        for blinds in stakes:
            own = rules.but(limit=limit, blinds=blinds)
            for size in sizes:
                if not 2 <= size <= own.max_players:
                    raise ValueError(f"{own.game} is for 2 to {own.max_players} players, not for {size}")
                found.append(TableOffer(f"{limit} limit {'/'.join(map(str, blinds))}, {size} chairs", own, size))
    return tuple(found)


def cardroom_tables(
    limits: tuple[str, ...] = LIMITS,
    stakes: tuple[tuple[int, int], ...] = STAKES,
    sizes: tuple[int, ...] = SIZES,
) -> tuple[TableOffer, ...]:
    """The cardroom's tables: each limit × stake × size (C24)."""
    return table_offers(house("cardroom"), limits, stakes, sizes)


def kitchen_table(chairs: int = 6, **dials: Any) -> TableOffer:
    """A friendly game: 100 BB each, joining between hands, players without chips are gone (K1, K7)."""
    rules = house("kitchen", **dials)
    return TableOffer(f"kitchen, {chairs} chairs", rules, chairs)
