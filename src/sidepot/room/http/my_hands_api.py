"""My hands everywhere and what they come to, over HTTP: found in the room's hand store, told as I saw them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from sidepot.history.record import Record
from sidepot.history.statistics.study import Study
from sidepot.history.statistics.tally import Report
from sidepot.history.store import FoundHand, Query, Store
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.hands_api import whole_number
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.room.record.hand_store import FILE
from sidepot.room.record.places import Place

MOST_LISTED = 200
MOST_STUDIED = 3_000
"""The last hands that statistics look at."""
SLICE = 50
"""Hands that are looked at before others have their turn."""
POINTS = 400
"""Points of a graph."""
GAP = 2 * 3600
"""Seconds without a hand that end a session."""


class MyHand(Struct):
    """A hand I was in."""

    table: str
    """The id of the table or tournament,"""
    called: str
    """and its name."""
    number: int
    at: int
    """When, in milliseconds since 1970."""
    house: str
    game: str
    limit: str
    big_blind: int
    cards: list[str]
    pot: int
    net: int


class MyHands(Struct):
    """The latest of my hands that were looked for, and how many there are."""

    total: int
    hands: list[MyHand]


class Session(Struct):
    """Hands without a long pause between them, and the big blinds they brought."""

    began: int
    ended: int
    hands: int
    net: float


class Point(Struct):
    """After so many hands so many big blinds: as they came, and without luck."""

    hands: int
    net: float
    luckless: float


class Statistics(Struct):
    """What my hands come to."""

    report: Report | None
    """None where there are none."""
    graph: list[Point]
    sessions: list[Session]
    houses: list[str]
    games: list[str]
    """What I have played, to choose from."""
    total: int
    """All hands that are meant; the report is of the last of them."""


def _store(asking: Asking) -> Path:
    file = Path(asking.room.config.data) / FILE
    if not file.exists():
        raise Turned(Code.NOT_FOUND, "store")
    return file


def _query(asking: Asking) -> Query:
    """What is looked for, among the hands since I have my name."""
    asked = asking.query
    since = datetime.fromtimestamp(asking.who.at // 1000, UTC).isoformat()
    won = {"won": True, "lost": False}.get(asked.get("result", ""))
    return Query(
        player=asking.who.name, since=since, house=asked.get("house") or None, game=asked.get("game") or None,
        min_pot=asked.get("min_pot") or None, showdown=True if asked.get("showdown") else None, won=won,
        all_in=True if asked.get("all_in") else None, position=asked.get("position") or None,
    )  # fmt: skip


async def _my_hands(asking: Asking, body: None) -> Answer:
    file, query, who = _store(asking), _query(asking), asking.who.name
    limit = max(1, min(MOST_LISTED, whole_number(asking.query.get("limit", ""), 20)))

    def read() -> MyHands:
        with Store(file, readonly=True) as store:
            try:
                found = store.search(query, limit)
            except ValueError as error:
                raise badly(Code.BAD_MESSAGE, error) from None
            mine = [line for line in found.lines if line.player == who]
            places = asking.room.archive.places.all()
            return MyHands(found.total, [_told(store.hand(line.hand), line, places) for line in mine])

    return Answer(await asking.room.aside(who, read))


def _told(record: Record, line: FoundHand, places: dict[str, Place]) -> MyHand:
    rules, seen = record.rules, record.seen_by(line.seat)
    table = record.about.table.partition("/")[0]
    cards = [str(card) for card in seen.hand.hole_cards(line.seat) if card is not None]
    return MyHand(
        table=table, called=places[table].name if table in places else "", number=int(record.about.number),
        at=1000 * (line.at or 0),
        house=rules.house, game=rules.game, limit=rules.limit, big_blind=rules.stake, cards=cards, pot=line.pot,
        net=line.net,
    )  # fmt: skip


async def _statistics(asking: Asking, body: None) -> Answer:
    file, query, who = _store(asking), _query(asking), asking.who.name
    study = Study(Query(player=who))

    def find() -> tuple[int, list[FoundHand], list[tuple[str, str]]]:
        with Store(file, readonly=True) as store:
            found = store.search(query, MOST_STUDIED)
            return found.total, list(found.lines)[::-1], store.played(Query(player=who, since=query.since))

    def look(lines: Sequence[FoundHand]) -> None:
        with Store(file, readonly=True) as store:
            study.add_records([store.hand(line.hand).seen_by(line.seat) for line in lines])

    total, lines, kinds = await asking.room.aside(who, find)
    for first in range(0, len(lines), SLICE):
        await asking.room.aside(who, lambda first=first: look(lines[first : first + SLICE]))  # type: ignore[misc]
    reports = [report for report in study.reports() if report.player == who]
    chips = study.chips(who) if reports else None
    return Answer(
        Statistics(
            report=reports[0] if reports else None,
            graph=[] if chips is None else _graph(chips.net, chips.luckless),
            sessions=[] if chips is None else _sessions(lines, chips.net),
            houses=sorted({house for house, _ in kinds}),
            games=sorted({game for _, game in kinds}),
            total=total,
        )
    )


def _graph(net: Sequence[float], luckless: Sequence[float]) -> list[Point]:
    """The course of the chips, with not more points than a graph shows."""
    step = max(1, len(net) // POINTS)
    places = sorted({*range(0, len(net), step), len(net) - 1})
    return [Point(0, 0.0, 0.0), *(Point(at + 1, net[at], luckless[at]) for at in places)]


def _sessions(lines: Sequence[FoundHand], net: Sequence[float]) -> list[Session]:
    """The hands, in order of time, in sessions; the last one first."""
    found: list[Session] = []
    before = 0.0
    for line, now in zip(lines, net, strict=True):
        at = line.at or 0
        if not found or at - found[-1].ended > GAP:
            found.append(Session(at, at, 0, 0.0))
        session = found[-1]
        session.ended, session.hands, session.net = at, session.hands + 1, session.net + now - before
        before = now
    return found[::-1]


_MEANT = {
    "house": "only of this house", "game": "only this game", "result": "won or lost", "showdown": "1: shown down",
    "all_in": "1: I was all-in", "min_pot": "pots of so many chips, or of 40bb", "position": "only there, as BTN",
}  # fmt: skip

MY_HANDS_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/hands", "All my hands, the latest first.", _my_hands, MyHands,
             query=_MEANT | {"limit": f"how many, at most {MOST_LISTED}"}),
    Endpoint("GET", "/api/statistics", "What my hands come to.", _statistics, Statistics, query=_MEANT),
)  # fmt: skip
