"""Hands that are over, asked for over HTTP by those who were in them."""

from __future__ import annotations

from itertools import islice

import msgspec

from sidepot.room.annals import HandPlayed
from sidepot.room.asking import Answer, Asking
from sidepot.room.auto import NAMES
from sidepot.room.bodies import Hands, HandSeen
from sidepot.room.refusals import Code, Turned
from sidepot.room.state import outcome
from sidepot.room.store.streams import of_hands
from sidepot.room.wire import cards, hand_event
from sidepot.room.words import hand_lines

HANDS_AT_ONCE = 50


def _number(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else default


def _played_at(asking: Asking) -> str:
    """A table or tournament, also one that is gone: hands that were played stay their players'."""
    ident = asking.path["table"]
    return ident if asking.room.services.store.last(of_hands(ident)) else asking.room.watched(ident).id


async def hands(asking: Asking, body: None) -> Answer:
    table, name, store = _played_at(asking), asking.who.name, asking.room.services.store
    stream = of_hands(table)
    earlier = _number(asking.query.get("before", ""), 2**31)
    before = min(earlier, store.last(stream) + 1)
    limit = max(1, min(HANDS_AT_ONCE, _number(asking.query.get("limit", ""), 20)))
    found: list[HandSeen] = []
    while before > 1 and len(found) < limit:
        begin = max(0, before - 1 - 100)
        for record in reversed(list(islice(store.read(stream, begin), before - 1 - begin))):
            played = _decode_hand(record.data)
            if _was_in(asking, table, played) and played.number < earlier and len(found) < limit:
                found.append(_seen(table, played, name))
        before = begin + 1
    return Answer(Hands(found))


async def hand(asking: Asking, body: None) -> Answer:
    table, store = _played_at(asking), asking.room.services.store
    number, stream = _number(asking.path["number"], 0), of_hands(table)
    # a hand that was void has a number but no record: later ones lie before their numbers
    low, high = 1, min(number, store.last(stream))
    while low <= high:
        middle = (low + high) // 2
        record = next(iter(store.read(stream, middle - 1)), None)
        played = None if record is None else _decode_hand(record.data)
        if played is not None and played.number == number and _was_in(asking, table, played):
            return Answer(_seen(table, played, asking.who.name))
        if played is not None and played.number < number:
            low = middle + 1
        else:
            high = middle - 1
    raise Turned(Code.NOT_FOUND, "you were not in that hand, or it is not over")


def _was_in(asking: Asking, table: str, played: HandPlayed) -> bool:
    """Whether the hand was theirs: an auto player's is nobody's, whatever it is called."""
    name = asking.who.name
    if played.accounts is not None:
        return name in played.accounts
    task = asking.room.tournaments.get(table)
    return name in played.names and name not in NAMES and (task is None or not task.is_auto(name))


def _decode_hand(data: bytes) -> HandPlayed:
    return msgspec.json.decode(data, type=HandPlayed)


def _seen(table: str, played: HandPlayed, name: str) -> HandSeen:
    """A hand through the eyes of one of its players."""
    hand = played.hand
    names = played.names
    view = hand.view(names.index(name))
    ended = outcome(view, names)
    return HandSeen(
        table=table,
        number=played.number,
        at=played.at,
        players=list(names),
        chairs=list(played.chairs),
        stacks=list(hand.starting_stacks),
        button=names[hand.button],
        board=cards(view.board),
        second_board=cards(view.second_board),
        cards={names[seat]: cards(hole) for seat, hole in enumerate(view.holes)},
        events=[hand_event(event, names) for event in view.log],
        says=hand_lines(view.log, names, view.result),
        outcome=ended,
        net=0 if ended is None else ended.net[name],
    )
