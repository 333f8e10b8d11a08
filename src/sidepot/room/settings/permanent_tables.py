"""The permanent tables of a room, as its settings name them: each is opened when somebody comes, and closed when empty.

The one rule it keeps: a table that nobody plays at costs the room nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sidepot.rules import House, Rules, read_house
from sidepot.table.offers import LIMITS, SIZES, STAKES, table_offers

_HOUSES = {"tda": "TDA"}
"""Houses whose names are not words."""
MOST = 500
"""Tables that all rows of a lobby may offer together."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """`[[lobby]]` in the settings: tables of one house, of each limit, stake and size."""

    house: str
    name: str = ""
    """What the row is called in the lobby."""
    limits: tuple[str, ...] = ()
    stakes: tuple[tuple[int, ...], ...] = ()
    sizes: tuple[int, ...] = ()


DEFAULT = (
    Row("cardroom", "Cardroom", LIMITS, STAKES, SIZES),
    Row("standard", "No limit hold'em", ("no",), ((25, 50), (50, 100)), (6, 9)),
)
"""What a room offers that is told nothing else: the tables that the documents of these houses name."""


class Offer(Struct, frozen=True):
    """A table that can be had."""

    key: str
    group: str
    name: str
    about: str
    rules: Rules
    chairs: int

    def told(self, table: str) -> dict[str, Any]:
        """The offer as the lobby shows it; *table* is open for it at the moment, if any."""
        rules = self.rules
        return {
            "key": self.key, "group": self.group, "name": self.name, "house": rules.house, "game": rules.game,
            "limit": rules.limit, "blinds": rules.blinds, "chairs": self.chairs,
            "buy_in": [rules.min_buy_in, rules.max_buy_in], "table": table, "about": self.about,
        }  # fmt: skip


def offers_of(rows: Sequence[Row]) -> dict[str, Offer]:
    """Every table of these rows by its key; ValueError says which row is wrong."""
    found: dict[str, Offer] = {}
    for number, row in enumerate(rows, 1):
        try:
            for offer in _offers(row):
                found.setdefault(offer.key, offer)
        except ValueError as error:
            raise ValueError(f"[[lobby]] number {number} (house = {row.house!r}): {error}") from None
        if len(found) > MOST:
            raise ValueError(f"[[lobby]]: {MOST} tables at most, and these are more: fewer limits, stakes or sizes")
    return found


def _offers(row: Row) -> list[Offer]:
    house: House = read_house(row.house)
    rules = house.rules
    limits, stakes = row.limits or (rules.limit,), row.stakes or (rules.blinds,)
    sizes = row.sizes or (min(6, rules.max_players),)
    if len(limits) * len(stakes) * len(sizes) > MOST:
        raise ValueError(f"{MOST} tables at most")
    group = row.name or _HOUSES.get(house.name, house.name.capitalize())
    return [
        Offer(_key(house.name, offer.rules, offer.chairs), group, _title(offer.rules, offer.chairs), house.about,
              offer.rules, offer.chairs)
        for offer in table_offers(rules, limits, stakes, sizes)
    ]  # fmt: skip


def _key(house: str, rules: Rules, chairs: int) -> str:
    return "-".join([house, rules.limit, *map(str, rules.blinds), str(chairs)])


def _title(rules: Rules, chairs: int) -> str:
    blinds = "/".join(f"{blind:,}" for blind in rules.blinds)
    return f"{rules.limit.capitalize()} limit {blinds} for {chairs}"
