"""The record of a running room: every read beside the event loop, a page at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sidepot.room.background import Aside
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.downloads import Download, Downloads, Part
from sidepot.room.record.files import MEDIA, file_name, hand_in, log_in
from sidepot.room.record.hands import Hands, hand_record, own_hands
from sidepot.room.record.logbook import Logbook
from sidepot.room.record.places import TABLE, Place, Places
from sidepot.room.record.source import Shelf
from sidepot.room.store.streams import HANDS, of_hands

T = TypeVar("T")
PART = 20
"""Hands in a part of a download;"""
LINES = 500
"""and lines of a log."""
_NUMBERS = 2**40
"""More than any hand's number."""


class Archive:
    """What was played here, for those who may ask."""

    def __init__(self, shelf: Shelf, aside: Aside) -> None:
        self.shelf = shelf
        self.places = Places(shelf)
        self.downloads = Downloads()
        self._aside = aside

    async def look(self, who: str, read: Callable[[], T]) -> T:
        """Read something beside the event loop."""
        return await self._aside(who, read)

    def place(self, ident: str) -> Place:
        """A place by its id."""
        found = self.places.all().get(ident)
        if found is None:
            raise Turned(Code.NOT_FOUND, "place")
        return found

    def hands(self, ident: str) -> Hands:
        """The hands of a place."""
        return Hands(self.shelf, self.place(ident))

    def logbook(self, ident: str) -> Logbook:
        """The log of a place."""
        return Logbook(self.shelf, self.place(ident))

    # files for the operator

    async def hands_file(self, who: str, ident: str, form: str, number: int = 0, language: str = "en") -> Download:
        """Every hand of a place, or one of them, as everyone saw it."""
        place = await self.look(who, lambda: self.place(ident))

        def one(at: int) -> Part:
            found = Hands(self.shelf, place).one(number)
            if found is None:
                raise no_hand(number)
            return hand_in(form, found, language), 0

        def some(at: int) -> Part:
            page, more = Hands(self.shelf, place).following(at, PART)
            records = [hand_record(self.shelf, place, played) for played in page]
            return b"".join([hand_in(form, record, language) for record in records]), more

        what = f"hand-{number}" if number else "hands"
        return await self._begin(who, True, file_name(what, place, form), form, one if number else some)

    async def log_file(self, who: str, ident: str, form: str) -> Download:
        """The whole log of a place."""
        place = await self.look(who, lambda: self.place(ident))

        def some(at: int) -> Part:
            lines = Logbook(self.shelf, place).after(at, LINES)
            data = b"".join(log_in(form, place, line) for line in lines)
            return data, lines[-1].number if len(lines) == LINES else 0

        return await self._begin(who, True, file_name("log", place, form), form, some)

    # files for players

    async def own_file(
        self, who: str, since: int, ident: str, form: str, number: int = 0, language: str = "en"
    ) -> Download:
        """A player's own hands at a place, or one of them, as they saw it."""
        place = await self.look(who, lambda: self.played_at(ident))

        def some(at: int) -> Part:
            after, most = (number - 1, 1) if number else (at, PART)
            hands, more = own_hands(self.shelf, place, who, since, after, most)
            if number and [hand.number for hand in hands] != [number]:
                raise Turned(Code.NOT_FOUND, "hand")
            if not hands and not at and not more:
                raise Turned(Code.NOT_FOUND, "no-hands-here")
            return b"".join(hand_in(form, hand, language) for hand in hands), 0 if number else more

        what = f"hand-{number}" if number else "my-hands"
        return await self._begin(who, False, file_name(what, place, form), form, some)

    async def all_own_file(self, who: str, since: int, form: str, language: str = "en") -> Download:
        """A player's own hands everywhere, as they saw them: one table or tournament after the other."""
        found = await self.look(who, lambda: self.shelf.streams_with(who))
        streams = [stream for stream in found if stream.startswith(HANDS)]
        if not streams:
            raise Turned(Code.NOT_FOUND, "no-hands")

        def some(at: int) -> Part:
            which, after = divmod(at, _NUMBERS)
            place = self.played_at(streams[which].removeprefix(HANDS))
            hands, more = own_hands(self.shelf, place, who, since, after, PART)
            if not more:
                which += 1
            return b"".join(hand_in(form, hand, language) for hand in hands), (which % len(streams)) * _NUMBERS + more

        return await self._begin(who, False, file_name("my-hands", None, form), form, some)

    def played_at(self, ident: str) -> Place:
        """Where hands were played; the name is the id where the room's own log does not say."""
        found = self.places.all().get(ident)
        if found is None and not self.shelf.last(of_hands(ident)):
            raise Turned(Code.NO_SUCH_TABLE)
        return found or Place(ident, ident, TABLE, "", "", 0)

    async def _begin(self, who: str, operator: bool, name: str, form: str, read: Callable[[int], Part]) -> Download:
        return await self.downloads.begin(self._aside, who, operator, name, MEDIA[form], read)


def no_hand(number: int) -> Turned:
    """There is no such hand."""
    return Turned(Code.NOT_FOUND, "record", number=str(number))
