"""Hands that are over, asked for over HTTP by those who were in them."""

from __future__ import annotations

from sidepot.engine import Hand
from sidepot.room.http.asking import Answer, Asking
from sidepot.room.protocol.bodies import Hands, HandSeen
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.hand_records import HandPlayed, hand_of, hand_played
from sidepot.room.record.hands import hand_shown
from sidepot.room.store.streams import of_hands

HANDS_AT_ONCE = 50


def whole_number(text: str, default: int) -> int:
    """A number out of an address; the default for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else default


def played_at(asking: Asking) -> str:
    """A table or tournament, also one that is gone: hands that were played stay their players'."""
    ident = asking.path["table"]
    return ident if asking.room.services.store.last(of_hands(ident)) else asking.room.watched(ident).id


async def hands(asking: Asking, body: None) -> Answer:
    stream, name = of_hands(played_at(asking)), asking.who.name
    before = whole_number(asking.query.get("before", ""), 2**31)
    limit = max(1, min(HANDS_AT_ONCE, whole_number(asking.query.get("limit", ""), 20)))
    return Answer(Hands(await _found(asking, stream, name, before, limit)))


async def hand(asking: Asking, body: None) -> Answer:
    stream, name = of_hands(played_at(asking)), asking.who.name
    number = whole_number(asking.path["number"], 0)
    # hands of other players lie between: the next one below may be another
    found = [seen for seen in await _found(asking, stream, name, number + 1, 1) if seen.number == number]
    if not found:
        raise Turned(Code.NOT_FOUND, "hand")
    return Answer(found[0])


async def _found(asking: Asking, stream: str, name: str, before: int, most: int) -> list[HandSeen]:
    """The last hands of a player below a number, read beside the event loop."""
    store, table, since = asking.room.services.store, asking.path["table"], asking.who.since

    def seen(played: HandPlayed) -> HandSeen:
        return _seen(table, played, hand_played(store, table, played), name)

    def read() -> list[HandSeen]:
        records = store.named(stream, name, before, most)
        # before that the name was somebody else's
        return [seen(hand_of(record.data)) for record in records if record.at >= since]

    return await asking.room.aside(name, read)


def _seen(table: str, played: HandPlayed, hand: Hand, name: str) -> HandSeen:
    """A hand through the eyes of one of its players."""
    shown = hand_shown(played, hand, name)
    ended = shown["outcome"]
    return HandSeen(table=table, net=0 if ended is None else ended.net[name], **shown)
