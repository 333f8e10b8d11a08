"""The hands of a table or a tournament, each kept for those who were in it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct

from sidepot.engine import Hand, read, write
from sidepot.room.services import Services
from sidepot.room.store.records import Record
from sidepot.room.store.streams import of_hands
from sidepot.table import Table


class HandPlayed(Struct, frozen=True):
    """A hand that is over: enough to see it again through anyone's eyes."""

    number: int
    at: int
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    text: str
    accounts: tuple[str, ...]
    """Who may see it again; auto players are nobody."""
    table: int = 0
    """Of a tournament: at which table it was played."""

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return read(self.text)


def hand_of(data: bytes) -> HandPlayed:
    """A hand as it was written."""
    return msgspec.json.decode(data, type=HandPlayed)


class Annals:
    """The hands of a table or a tournament, one record each."""

    def __init__(self, ident: str, services: Services, own: Callable[[str], bool] = lambda name: True) -> None:
        self._stream = of_hands(ident)
        self._services = services
        self.own = own
        """Whether a name is that of an account here, not of an auto player."""
        self.count = services.store.last(self._stream)

    def record(self, table: Table, number: int | None = None, at_table: int = 0) -> Record:
        """The record of the hand that has just ended at a table, with its own number or as the next one."""
        assert table.hand is not None
        assert table.deal is not None
        self.count += 1
        number = self.count if number is None else number
        at, text = self._services.world.wall(), write(table.hand)
        people = tuple(dict.fromkeys(name for name in table.names if self.own(name)))
        played = HandPlayed(number, at, table.names, table.deal.chairs, text, people, at_table)
        return Record(self._stream, self.count, table.now, "hand", msgspec.json.encode(played), people, number)
