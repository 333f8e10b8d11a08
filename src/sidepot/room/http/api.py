"""What can be asked over HTTP, one function each. Routing and OpenAPI read `API`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sidepot.room.advice import Advice
from sidepot.room.bots import auto_players
from sidepot.room.game.table_hosting import changed
from sidepot.room.http.account_api import ACCOUNT_API
from sidepot.room.http.admin_api import ADMIN_API
from sidepot.room.http.advice_api import advice, review
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.dial_check import look_at_dials
from sidepot.room.http.event_form import event_form
from sidepot.room.http.hands_api import hand, hands, whole_number
from sidepot.room.http.invites_api import INVITES_API
from sidepot.room.http.ledger_api import SETTLE_API
from sidepot.room.http.my_hands_api import MY_HANDS_API
from sidepot.room.http.notes_api import NOTE_API
from sidepot.room.http.presets import PRESETS
from sidepot.room.http.record_api import RECORD_API
from sidepot.room.http.replay_api import REPLAY_API
from sidepot.room.http.saved_tables_api import remember_last, saved_endpoints
from sidepot.room.lobby.capacity import check_sockets
from sidepot.room.lobby.closed_tables import open_table
from sidepot.room.people.names import clean_title
from sidepot.room.protocol.bodies import (
    DialsAsked,
    DialsSeen,
    Door,
    EventForm,
    Hands,
    HandSeen,
    Health,
    HouseChecked,
    Houses,
    HouseText,
    NewTable,
    NewTournament,
    Offers,
    Reviewed,
    TableMade,
    Tables,
    TableSeen,
    TournamentMade,
    Tournaments,
    TournamentSeen,
)
from sidepot.room.protocol.money import clean_currency
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.room.services import RECENT
from sidepot.room.show.table_info import dials_info, house_info, houses_info, info_of
from sidepot.room.show.tournament_info import tournament_info
from sidepot.room.task.table_task import TableTask
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.rules import House, Rules, parse_house, read_house
from sidepot.rules.gamenames import phrase_of
from sidepot.words import phrase

MOST_OVER = 50
"""Tournaments that are over in one answer."""


async def _health(asking: Asking, body: None) -> Answer:
    room = asking.room
    return Answer(Health(room.ready and room.services.store.failed is None, len(room.tables)))


async def _door(asking: Asking, body: None) -> Answer:
    if asking.room.closing:
        raise Turned(Code.FROZEN, "closing")
    check_sockets(asking.room, asking.who.name, asking.address)
    return Answer(Door(True))


async def _lobby(asking: Asking, body: None) -> Answer:
    rows = asking.room.lobby()
    for key in ("house", "game", "limit"):
        if asking.query.get(key):
            rows = [row for row in rows if row[key] == asking.query[key]]
    if asking.query.get("chairs"):
        rows = [row for row in rows if str(row["chairs"]) == asking.query["chairs"]]
    if asking.query.get("blinds"):
        rows = [row for row in rows if "/".join(map(str, row["blinds"])) == asking.query["blinds"]]
    if asking.query.get("free"):
        rows = [row for row in rows if row["free"]]
    return Answer(Tables(rows))


async def _offers(asking: Asking, body: None) -> Answer:
    return Answer(Offers(asking.room.told_offers()))


async def _open_offer(asking: Asking, body: None) -> Answer:
    assert asking.who
    task = await asking.room.open_offer(asking.path["offer"])
    return Answer(TableMade(task.id, f"/t/{task.id}"))


async def _houses(asking: Asking, body: None) -> Answer:
    return Answer(Houses(houses_info(), dials_info(), auto_players.styles(), list(PRESETS)))


async def _event_form(asking: Asking, body: None) -> Answer:
    calls = asking.room.services.bot_calls
    try:
        filled = event_form(asking.query.get("format", "tournament"), asking.query.get("house", ""))
        return Answer(EventForm(**filled, bots=calls.most if calls.callable else 0))
    except ValueError as error:
        raise badly(Code.BAD_SHEET, error) from None


def _house_of(text: str, name: str) -> House:
    try:
        found = parse_house(text, phrase("own-house-yours")) if text else read_house(name)
    except ValueError as error:
        raise badly(Code.BAD_HOUSE, error) from None
    if not found.name.isprintable() or not found.about.isprintable():
        # what everyone at the table is shown
        raise Turned(Code.BAD_HOUSE, "line")
    return found


async def _check(asking: Asking, body: HouseText) -> Answer:
    try:
        info = await asking.room.aside(asking.who.name, lambda: house_info(_house_of(body.toml or " ", "")))
        return Answer(HouseChecked(True, None, info))
    except Turned as no:
        return Answer(HouseChecked(False, no.phrase, None))


async def _dials(asking: Asking, body: DialsAsked) -> Answer:
    if body.table:
        table = asking.room.table(body.table).game.table
        return Answer(look_at_dials(table.next_rules or table.base, body.dials, table.chairs))
    base, _ = _rules_of(NewTable(house=body.house, toml=body.toml))
    return Answer(look_at_dials(base, body.dials, body.chairs))


def _rules_of(body: NewTable) -> tuple[Rules, str]:
    if not body.toml and body.house.endswith(".toml"):
        raise Turned(Code.BAD_HOUSE, "text")
    found = _house_of(body.toml, body.house)
    return changed(found.rules, body.dials), found.about


def _named(text: str, what: str, otherwise: str) -> str:
    """The name somebody gave, or another where they gave none."""
    return clean_title(text, what, 40) if text.strip() else otherwise


def _check_settings(body: NewTable) -> Rules:
    """The rules of a table that could be opened; Turned says why it could not."""
    rules, _ = _rules_of(body)
    if body.chairs > rules.max_players:
        game = phrase_of(rules.game)
        raise Turned(Code.BAD_HOUSE, "chairs", count=body.chairs, game=game, most=rules.max_players)
    if any(style not in auto_players.styles() for style in body.autos):
        raise Turned(Code.NO_SUCH_STYLE)
    if len(body.autos) >= body.chairs:
        raise Turned(Code.NO_FREE_CHAIR, "people")
    return rules


async def _open(asking: Asking, body: NewTable) -> Answer:
    room, who = asking.room, asking.who
    rules, about = await room.aside(who.name, lambda: _rules_of(body))
    name = _named(body.name, "table", f"{who.name}'s table")
    _check_settings(body)
    clock = room.config.clock
    if body.act_ms is not None:
        clock = replace(clock, act=body.act_ms)
    if body.pause_ms is not None:
        clock = replace(clock, pause=body.pause_ms)
    currency = clean_currency(body.currency) if body.cents else ""
    room.pay_for_opening(who.name, asking.session, asking.address)
    task = await room.open_table(
        rules, body.chairs, name, host=who.name, private=body.private, admits=body.admits, about=about,
        autos=tuple(body.autos), clock=clock, value=(currency, body.cents), delay=body.delay_ms,
    )  # fmt: skip
    await remember_last(asking, name, body)
    return Answer(TableMade(task.id, f"/t/{task.id}"))


async def _table(asking: Asking, body: None) -> Answer:
    task = await open_table(asking.room, asking.path["table"], _asker(asking))
    return await task.glances.seen(lambda: Answer(TableSeen(info_of(_sound(task)), _state_seen(task))))


def _state_seen(task: TableTask) -> Any:
    """The table as the rail sees it: where it is shown with a delay, as it was then."""
    return task.showing.seen_by_all(0)


def _sound(task: TableTask) -> TableTask:
    """A table that is as its log says: what one shows that could not be written may never have been."""
    if task.frozen:
        raise task.frozen.refusal()
    return task


async def _open_tournament(asking: Asking, body: NewTournament) -> Answer:
    name = _named(body.name, "tournament", f"{asking.who.name}'s game")
    asking.room.pay_for_opening(asking.who.name, asking.session, asking.address)
    task = await asking.room.open_tournament(body.toml, name, asking.who.name, body.delay_ms)
    return Answer(TournamentMade(task.id, f"/t/{task.id}"))


async def _tournaments(asking: Asking, body: None) -> Answer:
    room, most = asking.room, max(1, min(MOST_OVER, whole_number(asking.query.get("limit", ""), RECENT)))
    before = whole_number(asking.query.get("before", ""), 0)
    if before:
        open_now, over = [], await room.past.page(_asker(asking), before, most)
    else:
        open_now = [task.row() for task in room.tournaments.values() if not task.ended and not task.frozen]
        most = min(most, RECENT)
        over = [*room.services.over][::-1][:most]
    older = over[-1][0] if len(over) == most else None
    return Answer(Tournaments(open_now + [row for _, row in over], older))


def _asker(asking: Asking) -> str:
    return asking.address if asking.account is None else asking.account.name


async def _tournament(asking: Asking, body: None) -> Answer:
    task = await asking.room.past.tournament(asking.path["tournament"], _asker(asking))
    return Answer(await task.glances.seen(lambda: _seen_tournament(task)))


def _seen_tournament(task: TournamentTask) -> TournamentSeen:
    if task.frozen:
        # what it shows now may never have been
        raise task.frozen.refusal()
    return TournamentSeen(task.id, tournament_info(task), task.showing.known_to_all() or {})


_FILTERS = {
    "house": "only tables of this house", "game": "only this game", "limit": "only this limit",
    "blinds": "only these blinds, as 1/2", "chairs": "only tables of this size", "free": "1: only with a free chair",
}  # fmt: skip
_OLDER = {
    "before": "only those that ended before: `older` of another answer", "limit": "how many of these, at most 50",
}  # fmt: skip
_PAGES = {"before": "hands before this number", "limit": "how many, at most 50"}

API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/health", "Whether the room is ready.", _health, Health, session=False),
    Endpoint("POST", "/api/door", "Why a socket of mine would be refused, if it would.", _door, Door),
    *ACCOUNT_API,
    Endpoint("GET", "/api/lobby", "The tables that are not private.", _lobby, Tables, session=False, query=_FILTERS),
    Endpoint("GET", "/api/offers", "The room's permanent tables, open or not.", _offers, Offers, session=False),
    Endpoint("POST", "/api/offers/{offer}", "Open a permanent table, or find it open.", _open_offer, TableMade),
    Endpoint("GET", "/api/houses", "Houses, dials and auto players.", _houses, Houses, session=False),
    Endpoint("POST", "/api/houses/check", "Check a house file.", _check, HouseChecked, HouseText),
    Endpoint("POST", "/api/houses/dials", "What the rules are with some dials set.", _dials, DialsSeen, DialsAsked),
    *saved_endpoints(_check_settings),
    *NOTE_API,
    Endpoint("POST", "/api/tables", "Open a table.", _open, TableMade, NewTable),
    Endpoint("GET", "/api/tables/{table}", "A table as anyone may see it.", _table, TableSeen, session=False),
    Endpoint("GET", "/api/tournaments", "Tournaments: the open ones, then the latest that are over.",
             _tournaments, Tournaments, session=False, query=_OLDER),
    Endpoint("POST", "/api/tournaments", "Open a tournament.", _open_tournament, TournamentMade, NewTournament),
    Endpoint(
        "GET", "/api/eventform", "What a house's document says of an event.", _event_form, EventForm, session=False,
        query={"format": "tournament, season or timed", "house": "whose rules; without it the document's own"},
    ),
    Endpoint("GET", "/api/tournaments/{tournament}", "A tournament as anyone may see it.", _tournament, TournamentSeen,
             session=False),
    *SETTLE_API,
    Endpoint("GET", "/api/tables/{table}/hands", "My hands, as I saw them.", hands, Hands, query=_PAGES),
    Endpoint("GET", "/api/tables/{table}/hands/{number}", "One of my hands.", hand, HandSeen),
    Endpoint("GET", "/api/tables/{table}/advice", "What I might do now, among auto players.", advice, Advice),
    Endpoint("GET", "/api/tables/{table}/hands/{number}/advice", "What I might have done in a hand.", review, Reviewed),
    *INVITES_API,
    *RECORD_API,
    *REPLAY_API,
    *MY_HANDS_API,
    *ADMIN_API,
)
