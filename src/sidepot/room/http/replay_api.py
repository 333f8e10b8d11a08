"""Replays over HTTP: hands one may see, step by step; as text; played on from any moment; and links that share them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from sidepot.arena.rollout import Rolling
from sidepot.history.formats import copied
from sidepot.history.record import Record
from sidepot.history.replay import Replay, replay_of
from sidepot.players import PLAYERS
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.log.room_events import HandShared, HandUnshared
from sidepot.room.protocol.bodies import Body
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.room.protocol.state import Offer
from sidepot.room.record.archive import no_hand
from sidepot.room.record.hand_records import hand_of
from sidepot.room.record.replays import BY_HAND, HandRead, hand_in, played_on, record_in, seen_record
from sidepot.room.show.table_state import offered
from sidepot.room.store.streams import of_hands
from sidepot.words import Phrase

T = TypeVar("T")
MOST_TEXT = 24_000
"""Letters of a hand that somebody drops onto the page, which cuts files into hands: those of sites have 6,000."""
MOST_AT_ONCE = 50
"""Hands of a file that are looked at in one request."""
MOST_ROLLOUTS = 400
SLICE = 0.1
"""Seconds for which rollouts keep other questions waiting,"""
LONGEST_MS = 3_000
"""and the time for which they go on in all."""

Ident = Annotated[str, Meta(max_length=64)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
FileName = Annotated[str, Meta(max_length=200)]
HandText = Annotated[str, Meta(max_length=MOST_TEXT)]
Line = Annotated[int, Meta(ge=1, lt=2**31)]


class Which(Body, kw_only=True):
    """A hand: of mine at a table or tournament, of a link, or of a file; the operator sees any as everyone saw it."""

    table: Ident = ""
    number: Number = 0
    """The hand's number there."""
    public: bool = False
    """As everyone saw it, though I was in it."""
    shared: Ident = ""
    name: FileName = ""
    """What the file is called: how it ends may tell the format."""
    text: HandText = ""
    """The hand of a file, as it stands there."""
    on_line: Line = 1
    """Where it begins there."""


class WhichText(Which, kw_only=True):
    """A hand as text."""

    format: Literal["pokerstars", "phh", "ohh", "own"] = "pokerstars"


class WhichMoment(Which, kw_only=True):
    """A moment of a hand, and who plays on from there."""

    step: Number
    seed: Seed
    """Which cards come: the same for the same number."""
    others: Ident = "shark"
    """Who plays the other seats: an auto player's style; empty: I play all of them."""


class WhatIf(WhichMoment, kw_only=True):
    """Go on with these decisions: `f`, `x`, `c`, `r600`, `d7c` …"""

    line: Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=200)] = ()


class Rollouts(WhichMoment, kw_only=True):
    """Let auto players finish the hand so many times."""

    times: Annotated[int, Meta(ge=1, le=MOST_ROLLOUTS)] = 200


class TextOfHand(Body):
    """A hand of a file, as it stands there, and the line on which it begins."""

    text: HandText
    on_line: Line = 1


class HandsOfFile(Body):
    """Hands of a file, which is called so."""

    name: FileName
    hands: Annotated[list[TextOfHand], Meta(max_length=MOST_AT_ONCE)]


class HandsRead(Struct):
    """What these hands are, in their order."""

    hands: list[HandRead]


class Copied(Struct):
    """A hand as text, and what the format could not say of it."""

    text: str
    lost: list[Phrase]


class Continued(Struct):
    """A hand that goes on from a moment: all of it up to now, and what I may do."""

    replay: Replay
    options: Offer | None
    turn: str | None


class RolledOut(Struct):
    """What each player won on average, in chips, with its 95 % interval."""

    times: int
    players: list[str]
    net: list[float]
    ci95: list[tuple[float, float] | None]
    stopped: bool
    """It took too long for all of them."""


class ShareHand(Body):
    """A hand of mine to be seen by anyone who has the link, with my cards or without."""

    table: Ident
    number: Number
    cards: bool = False


class SharedSeen(Struct):
    """A hand I share."""

    key: str
    link: str
    table: str
    number: int
    cards: bool
    at: int


class SharedList(Struct):
    """The hands I share, the last one first."""

    shared: list[SharedSeen]


def _asker(asking: Asking) -> str:
    return asking.address if asking.account is None else asking.account.name


async def record_meant(asking: Asking, which: Which) -> Record:
    """The record that is meant, with no more in it than the asker may see."""
    if which.shared:
        return await shared_record(asking, asking.room.shared.one(which.shared))
    who = asking.who.name
    if which.text:
        return await asking.room.aside(who, lambda: _told(lambda: record_in(which.name, which.text, which.on_line)))
    operator = asking.session in asking.room.operators
    return await _played(asking, which.table, which.number, who, public=which.public, anyone=operator and which.public)


async def shared_record(asking: Asking, shared: HandShared) -> Record:
    """The hand of a link: with its owner's cards, or as everyone saw it."""
    return await _played(asking, shared.place, shared.number, shared.owner, public=not shared.cards)


async def _played(
    asking: Asking, table: str, number: int, player: str, *, public: bool, anyone: bool = False
) -> Record:
    """A hand that this player was in (*anyone*: or not), as they saw it or as everyone did."""
    archive, account = asking.room.archive, asking.room.accounts.by_name.get(player)
    since = 0 if account is None else account.since

    def read() -> Record:
        place = archive.played_at(table)
        if anyone:
            played = archive.hands(table).played(number)
        else:
            found = archive.shelf.named(of_hands(place.id), player, number + 1, 1)
            mine = [hand_of(record.data) for record in found if record.at >= since]
            played = next((hand for hand in mine if hand.number == number), None)
        if played is None:
            raise no_hand(number) if anyone else Turned(Code.NOT_FOUND, "hand")
        return seen_record(archive.shelf, place, played, None if public else player)

    return await archive.look(_asker(asking), read)


def _told(work: Callable[[], T]) -> T:
    """What the work gives; what is wrong with what somebody sent is told in its sentence."""
    try:
        return work()
    except ValueError as error:
        raise badly(Code.BAD_MESSAGE, error) from None


async def _aside(asking: Asking, work: Callable[[], T]) -> T:
    return await asking.room.aside(_asker(asking), lambda: _told(work))


async def _replay(asking: Asking, body: Which) -> Answer:
    record = await record_meant(asking, body)
    return Answer(await _aside(asking, lambda: replay_of(record)))


async def _text(asking: Asking, body: WhichText) -> Answer:
    record = await record_meant(asking, body)
    written = await _aside(asking, lambda: copied(record, body.format))
    return Answer(Copied(written.text, [one.phrase for one in written.lost]))


async def _hands_of_file(asking: Asking, body: HandsOfFile) -> Answer:
    def read() -> list[HandRead]:
        return [hand_in(body.name, one.text, one.on_line) for one in body.hands]

    return Answer(HandsRead(await _aside(asking, read)))


async def _what_if(asking: Asking, body: WhatIf) -> Answer:
    _check_style(body.others, by_hand=True)
    record = await record_meant(asking, body)

    def go_on() -> Continued:
        found = played_on(record, body.step, body.seed, body.others, body.line)
        if found.seat is None:
            return Continued(found.replay, None, None)
        return Continued(found.replay, offered(found.hand.options, found.hand), found.replay.players[found.seat])

    return Answer(await _aside(asking, go_on))


async def _roll_out(asking: Asking, body: Rollouts) -> Answer:
    _check_style(body.others)
    record = await record_meant(asking, body)
    rolling = await _aside(asking, lambda: Rolling(record.at(body.step), [body.others], body.seed))

    def some() -> None:
        ends = time.monotonic() + SLICE
        while rolling.done < body.times and time.monotonic() < ends:
            rolling.once_more()

    began = asking.room.services.world.now()
    while rolling.done < body.times and asking.room.services.world.now() - began < LONGEST_MS:
        await _aside(asking, some)
    found = rolling.found(stopped=rolling.done < body.times)
    return Answer(RolledOut(found.times, list(record.names), list(found.net), list(found.ci95), found.stopped))


def _check_style(style: str, by_hand: bool = False) -> None:
    if style not in PLAYERS and not (by_hand and style == BY_HAND):
        raise Turned(Code.NO_SUCH_STYLE)


# links


async def _share(asking: Asking, body: ShareHand) -> Answer:
    room, owner = asking.room, asking.who.name
    await _played(asking, body.table, body.number, owner, public=False)
    there = room.shared.same(owner, body.table, body.number)
    if there is None:
        room.shared.check_room(owner)
    key = room.services.world.short_id() if there is None else there.key
    fact = HandShared(owner, key, body.table, body.number, body.cards, room.services.world.wall())
    room.shared.learn(fact)  # at once, so that several at a time are counted
    await room.services.remember(fact)
    return Answer(_seen(fact))


async def _unshare(asking: Asking, body: None) -> Answer:
    room, owner = asking.room, asking.who.name
    shared = room.shared.one(asking.path["key"])
    if shared.owner != owner:
        raise Turned(Code.NOT_FOUND, "your-share")
    fact = HandUnshared(owner, shared.key)
    room.shared.learn(fact)
    await room.services.remember(fact)
    return await _shared_list(asking, None)


async def _shared_list(asking: Asking, body: None) -> Answer:
    return Answer(SharedList([_seen(shared) for shared in asking.room.shared.of(asking.who.name)[::-1]]))


def _seen(shared: HandShared) -> SharedSeen:
    return SharedSeen(shared.key, f"/h/{shared.key}", shared.place, shared.number, shared.cards, shared.at)


REPLAY_API: tuple[Endpoint, ...] = (
    Endpoint("POST", "/api/replay", "A hand step by step.", _replay, Replay, Which, session=False),
    Endpoint("POST", "/api/replay/text", "A hand as text to paste elsewhere.", _text, Copied, WhichText, session=False),
    Endpoint("POST", "/api/replay/file", "Summaries of the hands in a file.", _hands_of_file, HandsRead, HandsOfFile),
    Endpoint("POST", "/api/replay/on", "Go on from a moment of a hand.", _what_if, Continued, WhatIf),
    Endpoint("POST", "/api/replay/rollout", "Let auto players finish it many times.", _roll_out, RolledOut, Rollouts),
    Endpoint("GET", "/api/shared", "The hands I share.", _shared_list, SharedList),
    Endpoint("POST", "/api/shared", "Share a hand of mine by a link.", _share, SharedSeen, ShareHand),
    Endpoint("POST", "/api/shared/{key}/delete", "Stop sharing a hand.", _unshare, SharedList),
)
