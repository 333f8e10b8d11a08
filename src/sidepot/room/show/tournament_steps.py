"""A step of a tournament as it is kept for those who come back, and for the rail."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from sidepot.room.game.tournament_game import Said
from sidepot.tournament.events import Event

Seats = Mapping[str | None, int]
"""The table of each player; None is the rail."""


class ContestStep(Struct, frozen=True):
    """What happened, what the dealer of each table said, and where everyone sat before and after it."""

    events: list[Event]
    says: list[Said]
    before: Seats
    after: Seats

    def tables(self, name: str, chosen: int) -> list[int]:
        """The tables a viewer was and is at: a player's own, else the one they chose while it is there."""
        found = []
        for seats in (self.before, self.after):
            rail = chosen if chosen and chosen in seats.values() else seats.get(None, 0)
            found.append(seats.get(name, rail))
        return list(dict.fromkeys(found))
