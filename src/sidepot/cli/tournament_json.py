"""A tournament's events as lines of JSON, for programs."""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import replace

from sidepot.engine import plain
from sidepot.rules import Rules
from sidepot.table.events import HandBegan, Played, RulesWillChange
from sidepot.tournament import Runner
from sidepot.tournament.events import Event, TableSaid


class EventLines:
    """Every event as a line of JSON, with the time."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner

    def tell(self, events: list[Event]) -> None:
        """Print events."""
        for event in events:
            print(json.dumps({"now": self.runner.now, **line_of(event)}))

    def end(self) -> None:
        """Nothing more to say."""


def line_of(event: Event) -> dict[str, Any]:
    """An event as plain data."""
    if type(event) is not TableSaid:
        found: dict[str, Any] = plain(event)
        return found
    said = event.event
    if isinstance(said, Played):
        inner = plain(replace(said, events=tuple(said.events)))
    elif isinstance(said, HandBegan | RulesWillChange):
        inner = {**plain(said), "rules": _changing(said.rules)}
    else:
        inner = plain(said)
    return {"type": "table-said", "table": event.table, "event": inner}


def _changing(rules: Rules) -> dict[str, Any]:
    """Of the rules only what changes from level to level: the rest is in the file."""
    antes = {"ante": rules.each_antes, "bb_ante": rules.bb_ante}
    return {"house": rules.house, "blinds": list(rules.blinds), **antes}
