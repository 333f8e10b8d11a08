"""Finished hands as they were seen: by everyone, or by one of the players.

The one rule it keeps: cards come out of the engine's views and from nowhere else, so that a hand that was folded or
mucked, a card that was thrown away and the rest of the deck are not in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sidepot.engine import Hand
from sidepot.room.protocol.bodies import HandShown
from sidepot.room.protocol.events import cards, hand_event
from sidepot.room.protocol.outcome import outcome
from sidepot.room.record.chronicle import rules_told
from sidepot.room.record.hand_records import HandPlayed, hand_of, hand_played
from sidepot.room.record.places import Place
from sidepot.room.record.source import LATEST, Shelf, first, window
from sidepot.room.store.records import Record
from sidepot.room.store.streams import of_hands
from sidepot.rules.stored import rules_text

PAGE = 50


class HandRecord(HandShown, kw_only=True):
    """A finished hand with all that was seen of it: by everyone, or by the player in *seen_by*."""

    place: str
    """The id of the table or tournament,"""
    name: str
    """what it was called,"""
    kind: str
    """and which of the two it was."""
    table: int
    """Of a tournament: at which table; 0 at a table of its own."""
    rules: str
    """The rules in words, whole: `sidepot.rules.stored`."""
    told: str
    """House, limit, game and blinds."""
    seen_by: str | None = None


def hand_shown(played: HandPlayed, hand: Hand, viewer: str | None) -> dict[str, Any]:
    """The fields of `HandShown`: a hand as everyone saw it, or as one of its players did."""
    names = played.names
    view = hand.view(None if viewer is None else names.index(viewer))
    return {
        "number": played.number,
        "at": played.at,
        "players": list(names),
        "chairs": list(played.chairs),
        "stacks": list(hand.starting_stacks),
        "button": names[hand.button],
        "board": cards(view.board),
        "second_board": cards(view.second_board),
        "cards": {names[seat]: cards(hole) for seat, hole in enumerate(view.holes)},
        "events": [hand_event(event, names, view.result) for event in view.log],
        "outcome": outcome(view, names),
    }


def hand_record(shelf: Shelf, place: Place, played: HandPlayed, viewer: str | None = None) -> HandRecord:
    """A hand for the record."""
    hand = hand_played(shelf, place.id, played)
    return HandRecord(
        place=place.id, name=place.name, kind=place.kind, table=played.table, rules=rules_text(hand.rules),
        told=rules_told(hand.rules), seen_by=viewer, **hand_shown(played, hand, viewer),
    )  # fmt: skip


class Hands:
    """The finished hands of one place."""

    def __init__(self, shelf: Shelf, place: Place) -> None:
        self.place = place
        self._shelf = shelf
        self._stream = of_hands(place.id)

    def played(self, number: int) -> HandPlayed | None:
        """The hand with a number, as it was written."""
        found = [hand_of(record.data) for record in self._shelf.before(self._stream, self._seq(number) + 1, 1)]
        return next((played for played in found if played.number == number), None)

    def one(self, number: int) -> HandRecord | None:
        """The hand with a number, as everyone saw it."""
        played = self.played(number)
        return None if played is None else hand_record(self._shelf, self.place, played)

    def page(self, before: int = LATEST, most: int = PAGE, player: str = "") -> list[HandRecord]:
        """The last hands below a number, the newest first; a player's alone, where one is named."""
        if player:
            found = self._shelf.named(self._stream, player, before, most)
        else:
            found = self._shelf.before(self._stream, LATEST if before >= LATEST else self._seq(before), most)
        return [hand_record(self._shelf, self.place, hand_of(record.data)) for record in found]

    def _seq(self, number: int) -> int:
        """The record of the first hand with this number or a higher one: void hands leave gaps."""
        return first(self._shelf, self._stream, lambda data: hand_of(data).number >= number)

    def newest_first(
        self, since: int = 0, until: int = LATEST, player: str = "", below: int = LATEST
    ) -> Iterator[HandPlayed]:
        """The hands of a time, with numbers below one, page by page."""
        before = LATEST if below >= LATEST else self._seq(below)
        if until < LATEST:
            before = min(before, first(self._shelf, self._stream, lambda data: hand_of(data).at >= until))
        while page := self._shelf.before(self._stream, before, PAGE):
            for record in page:
                played = hand_of(record.data)
                if played.at < since:
                    return
                if player in ("", *played.names):
                    yield played
            before = page[-1].seq

    def oldest_first(self, since: int = 0, until: int = LATEST, player: str = "") -> Iterator[HandPlayed | None]:
        """The same from the beginning; None after each page, so that somebody can be told how far it is."""
        after = first(self._shelf, self._stream, lambda data: hand_of(data).at >= since) - 1 if since else 0
        more = 1
        while more:
            page, more = self.following(after, PAGE)
            for played in page:
                if played.at >= until:
                    return
                if player in ("", *played.names):
                    yield played
            after = more
            yield None

    def following(self, after: int, most: int) -> tuple[list[HandPlayed], int]:
        """The hands that follow a record, in order, and the record to go on with (0 at the end)."""
        found = window(self._shelf, self._stream, after, most)
        return [hand_of(record.data) for record in found], found[-1].seq if len(found) == most else 0


def own_hands(shelf: Shelf, place: Place, name: str, since: int, after: int, most: int) -> tuple[list[HandRecord], int]:
    """A player's own hands above a number, in order, and the number to go on with (0 at the end).

    *since* is the room's time from which the name was theirs: before that it was somebody else's.
    """
    found: list[Record] = shelf.named_after(of_hands(place.id), name, after, most)
    played = [hand_of(record.data) for record in found]
    mine = [hand for hand, record in zip(played, found, strict=True) if record.at >= since]
    return [hand_record(shelf, place, hand, name) for hand in mine], played[-1].number if len(found) == most else 0
