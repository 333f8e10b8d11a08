"""The record over HTTP: all of it for an operator, their own hands for players."""

from __future__ import annotations

from msgspec import Struct

from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.hands_api import whole_number
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.archive import no_hand
from sidepot.room.record.downloads import Download
from sidepot.room.record.files import JSON, MEDIA
from sidepot.room.record.hands import HandRecord
from sidepot.room.record.logbook import LogLine
from sidepot.room.record.places import Place
from sidepot.room.record.source import LATEST
from sidepot.words import chosen

MOST_PLACES, MOST_HANDS, MOST_LINES = 100, 50, 200


class PlaceRow(Struct):
    """A table or tournament, and how many hands were finished there."""

    place: Place
    hands: int


class RecordPlaces(Struct):
    """Tables and tournaments, open or gone, the last one opened first."""

    places: list[PlaceRow]
    older: int | None
    """Ask with `before` this for those opened earlier; null: there are none."""


class RecordHands(Struct):
    """Finished hands of a table or tournament as everyone saw them, newest first."""

    place: Place
    hands: list[HandRecord]
    older: int | None
    """Ask with `before` this for earlier ones; null: there are none."""


class RecordLog(Struct):
    """What happened at a table or in a tournament, newest first."""

    place: Place
    log: list[LogLine]
    older: int | None
    """Ask with `before` this for what happened earlier; null: there is nothing."""


def _operator(asking: Asking) -> str:
    """Who asks; Turned where it is not an operator."""
    who = asking.who.name
    if asking.session not in asking.room.operators:
        raise Turned(Code.NOT_ALLOWED, "record")
    return who


def _number(asking: Asking, key: str, least: int, default: int, most: int) -> int:
    return max(least, min(most, whole_number(asking.query.get(key, ""), default)))


def _before(asking: Asking) -> int:
    return whole_number(asking.query.get("before", ""), LATEST)


def _page(asking: Asking, usual: int, most: int) -> tuple[int, int, str]:
    """Which page of hands or lines: so many, below a number, with a player."""
    return _number(asking, "limit", 1, usual, most), _before(asking), asking.query.get("player", "")


def _language(asking: Asking) -> str:
    return chosen([asking.query.get("language", "")])


def _form(asking: Asking) -> str:
    form = asking.query.get("format", JSON)
    if form not in MEDIA:
        raise Turned(Code.BAD_MESSAGE, "format", formats=" / ".join(MEDIA))
    return form


async def _record(asking: Asking, body: None) -> Answer:
    who, archive = _operator(asking), asking.room.archive
    most, before = _number(asking, "limit", 1, 30, MOST_PLACES), _before(asking)
    words = asking.query.get("find", "").casefold()

    def read() -> RecordPlaces:
        places = archive.places
        found = [each for each in enumerate(places.all().values()) if each[0] < before and _is_meant(each[1], words)]
        page = found[-most:][::-1]
        rows = [PlaceRow(place, places.hands(place)) for _, place in page]
        return RecordPlaces(rows, page[-1][0] if len(found) > most else None)

    return Answer(await archive.look(who, read))


def _is_meant(place: Place, words: str) -> bool:
    return not words or any(words in text.casefold() for text in (place.name, place.id, place.host, place.about))


async def _record_hands(asking: Asking, body: None) -> Answer:
    who, archive = _operator(asking), asking.room.archive
    most, before, player = _page(asking, 20, MOST_HANDS)

    def read() -> RecordHands:
        hands = archive.hands(asking.path["table"])
        page = hands.page(before, most, player)
        return RecordHands(hands.place, page, page[-1].number if len(page) == most else None)

    return Answer(await archive.look(who, read))


async def _record_hand(asking: Asking, body: None) -> Answer:
    who, archive = _operator(asking), asking.room.archive
    number = whole_number(asking.path["number"], 0)
    found = await archive.look(who, lambda: archive.hands(asking.path["table"]).one(number))
    if found is None:
        raise no_hand(number)
    return Answer(found)


async def _record_log(asking: Asking, body: None) -> Answer:
    who, archive = _operator(asking), asking.room.archive
    most, before, player = _page(asking, 50, MOST_LINES)

    def read() -> RecordLog:
        book = archive.logbook(asking.path["table"])
        page = book.page(before, most, player)
        return RecordLog(book.place, page, page[-1].number if len(page) == most else None)

    return Answer(await archive.look(who, read))


async def _record_file(asking: Asking, body: None) -> Answer:
    who, form = _operator(asking), _form(asking)
    archive, ident = asking.room.archive, asking.path["table"]
    if asking.query.get("what") == "log":
        return Answer(await archive.log_file(who, ident, form))
    number = whole_number(asking.query.get("hand", ""), 0)
    return Answer(await archive.hands_file(who, ident, form, number, _language(asking)))


async def _my_file(asking: Asking, body: None) -> Answer:
    who, number = asking.who, whole_number(asking.query.get("hand", ""), 0)
    archive, ident, language = asking.room.archive, asking.path["table"], _language(asking)
    return Answer(await archive.own_file(who.name, who.since, ident, _form(asking), number, language))


async def _all_my_file(asking: Asking, body: None) -> Answer:
    who, form, language = asking.who, _form(asking), _language(asking)
    return Answer(await asking.room.archive.all_own_file(who.name, who.since, form, language))


_BEFORE = {"before": "only earlier ones: `older` of another answer"}
_PLAYER = {"player": "only with this player"}
_FORMAT = {
    "format": "jsonl (JSON lines, the default) or txt (sentences)",
    "language": "of the sentences: en (the default), de …",
}
_HAND = {"hand": "only the hand with this number"}


def _limit(most: int) -> dict[str, str]:
    return {"limit": f"how many, at most {most}"}


RECORD_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/record", "Operator: every table and tournament, open or gone.", _record, RecordPlaces,
             query={"find": "only with these letters in name, id, host or rules"} | _BEFORE | _limit(MOST_PLACES)),
    Endpoint("GET", "/api/record/{table}/hands", "Operator: finished hands of a table or tournament.",
             _record_hands, RecordHands, query=_PLAYER | _BEFORE | _limit(MOST_HANDS)),
    Endpoint("GET", "/api/record/{table}/hands/{number}", "Operator: one of its hands, as everyone saw it.",
             _record_hand, HandRecord),
    Endpoint("GET", "/api/record/{table}/log", "Operator: the log of a table or tournament.", _record_log, RecordLog,
             query=_PLAYER | _BEFORE | _limit(MOST_LINES)),
    Endpoint("GET", "/api/record/{table}/file", "Operator: its hands, one of them, or its log, as a file.",
             _record_file, Download, query={"what": "hands (the default) or log"} | _HAND | _FORMAT),
    Endpoint("GET", "/api/tables/{table}/file", "My hands there as a file, as I saw them.", _my_file, Download,
             query=_HAND | _FORMAT),
    Endpoint("GET", "/api/account/hands", "All my hands as a file.", _all_my_file, Download, query=_FORMAT),
)  # fmt: skip
