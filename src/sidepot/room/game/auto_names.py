"""What the auto players of a tournament are called: names that no account has, and none that looks like one's."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sidepot.room.bots.auto_players import NAMES, REFILL
from sidepot.room.people.names import BadName, clean_name, looks, numbered
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.tournament import Sheet
from sidepot.tournament.sheet import OVER_HTTP


class FieldNames:
    """The names of a sheet's auto players, as they look."""

    def __init__(self, sheet: Sheet) -> None:
        players = sheet.field.players
        self._named = frozenset([looks(name) for name in _given(players)])
        words = {kind for name, kind in players.items() if _counted(name, kind)}
        if sheet.structure.refill:
            words.add(REFILL)
        self._words = tuple([looks(word) for word in words])
        self._entered: set[str] = set()

    def add(self, name: str) -> None:
        """A bot was entered beside them."""
        self._entered.add(looks(name))

    def drop(self, name: str) -> None:
        """It was withdrawn."""
        self._entered.discard(looks(name))

    def like(self, seen: str) -> bool:
        """Whether what looks so could be taken for one of them."""
        return seen in self._named or seen in self._entered or any(numbered(seen, word) for word in self._words)


def check_names(players: Mapping[str, str], taken: Callable[[str], object]) -> None:
    """Names that a sheet gives to auto players and bots are such as guests may have; Turned says what is wrong."""
    alike: dict[str, str] = {}
    for name in _given(players):
        where = "[[bot]]" if players[name] == OVER_HTTP else "field.named"
        if name in NAMES and players[name] != OVER_HTTP:
            continue  # the room's own: reserved for auto players
        try:
            clean = clean_name(name)
        except BadName as error:
            raise Turned(Code.BAD_SHEET, "wrong-name", where=where, why=error.phrase) from None
        if clean != name or taken(name):
            raise Turned(Code.BAD_SHEET, "name", where=where, name=clean)
        other = alike.setdefault(looks(name), name)
        if other != name:
            raise Turned(Code.BAD_SHEET, "alike", where=where, name=name, other=other)


def _given(players: Mapping[str, str]) -> list[str]:
    """The names that were written down, each for one auto player."""
    return [name for name, kind in players.items() if not _counted(name, kind)]


def _counted(name: str, kind: str) -> bool:
    """The room's own name for one of several auto players, as in "rock 1": nobody else can take it."""
    word, _, number = name.rpartition(" ")
    return word == kind and number.isascii() and number.isdigit() and number[0] != "0"
