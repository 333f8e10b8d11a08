"""The bots over HTTP of one tournament as its log tells of them: who entered which, and how each of them answered.

The one rule it keeps: an answer is written with what it came to, in one record, so that none is counted twice.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec import Struct

from sidepot.bots.repairs import Record, Repair
from sidepot.tournament import Command, Register, Sheet, Unregister
from sidepot.tournament.sheet import OVER_HTTP


class Entered(Struct, frozen=True):
    """Where a bot is, and who entered it."""

    url: str
    by: str


class Answered(Struct, frozen=True, omit_defaults=True):
    """A bot was asked; what had to be made of its answer, and a sentence where that was bad."""

    repair: Repair | None = None
    says: str = ""


class OfBot(Struct, frozen=True):
    """A command, and what is written beside it."""

    command: Command
    entered: Entered | None = None
    answered: tuple[str, Answered] | None = None
    """By which bot."""


class SavedBook(Struct, frozen=True, omit_defaults=True):
    """All of it, for a snapshot."""

    bots: dict[str, Entered] = {}
    records: dict[str, Record] = {}
    withdrawn: tuple[str, ...] = ()


class BotBook:
    """All bots of a tournament."""

    def __init__(self, sheet: Sheet, host: str) -> None:
        self.bots = {name: Entered(str(address), host) for name, address in sheet.bots.items()}
        self.records: dict[str, Record] = {}
        self.withdrawn: set[str] = set()
        """Auto players and bots of the sheet that were taken out again."""
        self._sheet = sheet

    def note(self, command: Command | None, entered: Entered | None, answered: tuple[str, Answered] | None) -> None:
        """Something was written."""
        if isinstance(command, Register):
            self.withdrawn.discard(command.player)
            if entered is not None:
                self.bots[command.player] = entered
        elif isinstance(command, Unregister):
            if command.player in self._sheet.field.players:
                self.withdrawn.add(command.player)
            self.bots.pop(command.player, None)
        if answered is not None:
            name, how = answered
            self.records.setdefault(name, Record()).note(how.repair, how.says)

    def saved(self) -> SavedBook:
        """All of it, for a snapshot."""
        return SavedBook(dict(self.bots), deepcopy(self.records), tuple(sorted(self.withdrawn)))

    def restore(self, saved: SavedBook) -> None:
        """As a snapshot has it."""
        self.bots, self.records, self.withdrawn = dict(saved.bots), dict(saved.records), set(saved.withdrawn)

    @property
    def autos(self) -> dict[str, str]:
        """Everyone who plays without a person, and of which kind."""
        of_sheet = self._sheet.field.players.items()
        found = {name: kind for name, kind in of_sheet if name not in self.withdrawn and kind != OVER_HTTP}
        return {**found, **dict.fromkeys(self.bots, OVER_HTTP)}

    def told(self, name: str) -> dict[str, Any]:
        """How a bot answered so far, as plain data."""
        record = self.records.get(name, Record())
        repairs = [{"kind": str(kind), "times": n} for kind, n in record.repairs.items()]
        return {"asked": record.asked, "bad": record.bad, "last": record.last, "repairs": repairs}
