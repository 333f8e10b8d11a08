"""Tables that people saved under a name, to open them again: kept by the room for each account, a few of each.

The one rule it keeps: what is saved can be opened; what could not is refused when it is saved.
"""

from __future__ import annotations

import msgspec

from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.log.room_events import TableSaved, TableUnsaved
from sidepot.room.protocol.bodies import NewTable
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.rules import NAMES, Rules, house, toml_of
from sidepot.rules.dials import text_of_value

EACH = 20
"""Tables an account may save."""
LARGEST = 20_000
"""Bytes of one."""
LAST = "last"
"""The key of what somebody opened last, which is none of the tables they saved."""


class SavedTables:
    """What everybody saved, in the order it was saved first."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, TableSaved]] = {}

    def learn(self, fact: TableSaved | TableUnsaved) -> None:
        """Something was saved, renamed or forgotten."""
        mine = self._of.setdefault(fact.owner, {})
        if isinstance(fact, TableSaved):
            mine[fact.key] = fact
        else:
            mine.pop(fact.key, None)

    def forget(self, owner: str) -> None:
        """Somebody has given their name back."""
        self._of.pop(owner, None)

    def of(self, owner: str) -> list[TableSaved]:
        """What somebody saved."""
        return [saved for saved in self._of.get(owner, {}).values() if saved.key != LAST]

    def last(self, owner: str) -> TableSaved | None:
        """The settings of the table that somebody opened last."""
        return self._of.get(owner, {}).get(LAST)

    def one(self, owner: str, key: str) -> TableSaved:
        """One of them; Turned where it is not theirs."""
        found = self._of.get(owner, {}).get(key)
        if found is None or key == LAST:
            raise Turned(Code.NOT_FOUND, "saved")
        return found

    def named(self, owner: str, name: str) -> TableSaved | None:
        """The one with this name."""
        return next((saved for saved in self.of(owner) if saved.name == name), None)

    def check_room(self, owner: str, settings: NewTable) -> None:
        """Turned where somebody has too many already, or this is too large."""
        if len(self.of(owner)) >= EACH:
            raise Turned(Code.TOO_MANY, "saved", count=EACH)
        check_size(settings)


def small_enough(settings: NewTable) -> bool:
    """Whether settings can be kept."""
    return len(msgspec.json.encode(settings)) <= LARGEST


def check_size(settings: NewTable) -> None:
    """Turned where settings are too large to be kept."""
    if not small_enough(settings):
        raise Turned(Code.TOO_LARGE, "saved", most=LARGEST)


def settings_of(task: HostedTable) -> NewTable:
    """The settings that open a table like this one, as it is after the next deal."""
    table, opened = task.game.table, task.opened
    rules = table.next_rules or table.base
    known = house(rules.house) if rules.house in NAMES else None
    shipped = known is not None and (rules.by_limit, rules.by_game) == (known.by_limit, known.by_game)
    return NewTable(
        name=opened.name,
        house=rules.house if shipped else "standard",
        toml="" if shipped else toml_of(rules, opened.about),
        dials=_dials(rules) if shipped else {},
        chairs=table.chairs,
        private=opened.private,
        admits=opened.admits,
        autos=list(task.autos.values())[: table.chairs - 1],
        act_ms=table.clock.act,
        delay_ms=opened.delay,
        pause_ms=table.clock.pause if 500 <= table.clock.pause <= 60_000 else None,
        currency=task.currency,
        cents=task.cents,
    )


def _dials(rules: Rules) -> dict[str, object]:
    """What is different from the house as it plays this limit."""
    usual = house(rules.house)
    limit = {} if rules.limit == usual.limit else {"limit": rules.limit}
    plain = usual.but(**limit)
    different = {name: value for name, value in rules.dials.items() if value != getattr(plain, name)}
    return {**limit, **{name: text_of_value(value) for name, value in different.items()}}
