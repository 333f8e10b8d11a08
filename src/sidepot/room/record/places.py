"""The tables and tournaments a room ever had, open or gone: found in the room's own log, which is read once."""

from __future__ import annotations

from difflib import get_close_matches

from msgspec import Struct

from sidepot.room.log.room_events import (
    Fact,
    TableClosed,
    TableOpened,
    TournamentCancelled,
    TournamentOpened,
    TournamentOver,
    fact_of,
)
from sidepot.room.record.chronicle import rules_told
from sidepot.room.record.source import Shelf
from sidepot.room.store.streams import ROOM, of_hands

TABLE, TOURNAMENT = "table", "tournament"
OPEN, CLOSED, OVER, CANCELLED = "open", "closed", "over", "cancelled"
_KINDS = [
    str(kind.__struct_config__.tag)
    for kind in (TableOpened, TableClosed, TournamentOpened, TournamentOver, TournamentCancelled)
]


class Place(Struct):
    """A table or a tournament."""

    id: str
    name: str
    kind: str
    """table or tournament."""
    about: str
    host: str
    opened: int
    """When, in milliseconds since 1970."""
    private: bool = False
    state: str = OPEN
    """open, closed (a table), over or cancelled (a tournament)."""


class Places:
    """All of them, in the order in which they were opened; what is new since is read when asked."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._read = 0
        self._places: dict[str, Place] = {}

    def all(self) -> dict[str, Place]:
        """Every place by its id."""
        for record in self._shelf.of_kinds(ROOM, _KINDS, self._read):
            self._learn(fact_of(record.data))
            self._read = record.seq
        return self._places

    def _learn(self, fact: Fact) -> None:
        match fact:
            case TableOpened():
                about = rules_told(fact.rules)
                self._places[fact.table] = Place(
                    fact.table, fact.name, TABLE, about, fact.host, fact.at, fact.private
                )  # fmt: skip
            case TournamentOpened():
                self._places[fact.tournament] = Place(
                    fact.tournament, fact.name, TOURNAMENT, "", fact.host, fact.at
                )  # fmt: skip
            case TableClosed(table):
                self._end(table, CLOSED)
            case TournamentCancelled(tournament):
                self._end(tournament, CANCELLED)
            case TournamentOver(tournament, row):
                self._end(tournament, OVER)
                if tournament in self._places:
                    self._places[tournament].about = f"{row.format}, {row.limit} limit {row.game}"

    def _end(self, ident: str, state: str) -> None:
        if ident in self._places:
            self._places[ident].state = state

    def hands(self, place: Place) -> int:
        """How many hands were finished there."""
        return self._shelf.last(of_hands(place.id))

    def called(self, words: str, kind: str = "") -> list[Place]:
        """Those with this id, or else with this name, the newest first."""
        known = self.all()
        if words in known and kind in ("", known[words].kind):
            return [known[words]]
        looked_for = words.strip().casefold()
        found = [each for each in known.values() if each.name.casefold() == looked_for]
        return [each for each in reversed(found) if kind in ("", each.kind)]

    def near(self, words: str, kind: str = "") -> list[str]:
        """Names that somebody may have meant."""
        names = {each.name.casefold(): each.name for each in self.all().values() if kind in ("", each.kind)}
        return [names[name] for name in get_close_matches(words.casefold(), names, 3, 0.4)]
