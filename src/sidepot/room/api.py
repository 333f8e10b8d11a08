"""What can be asked over HTTP: requests and answers as structs, one function each. Routing and OpenAPI read `API`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import islice
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from sidepot.room import auto
from sidepot.room.accounts import GUEST, Account
from sidepot.room.annals import HandPlayed, hands_of
from sidepot.room.hosting import changed
from sidepot.room.info import dials_info, house_info, houses_info, info_of
from sidepot.room.names import clean_name
from sidepot.room.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.room.state import outcome
from sidepot.room.tables import TableTask
from sidepot.room.tournaments import TournamentTask
from sidepot.room.wire import cards, hand_event
from sidepot.room.words import hand_lines
from sidepot.rules import House, Rules, parse_house, read_house
from sidepot.table.ledger import Ledger

HANDS_AT_ONCE = 50


class Asking(Struct):
    """Who asks, from where, with which words in the address."""

    room: Room
    account: Account | None
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]

    @property
    def who(self) -> Account:
        """Who asks; Turned where nobody says."""
        if self.account is None:
            raise Turned(Code.NO_SESSION)
        return self.account


class Answer(Struct):
    """What to say, and a token to be kept in a cookie ("" to forget it)."""

    data: Any
    cookie: str | None = None


class _Body(Struct, forbid_unknown_fields=True):
    """Nothing unknown comes in."""


class NewGuest(_Body):
    """Come in with a name."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class NewBot(_Body):
    """A bot of mine."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class OperatorKey(_Body):
    """The key that lies in the room's folder."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class HouseText(_Body):
    """A house file."""

    toml: Annotated[str, Meta(max_length=100_000)]


class NewTable(_Body):
    """A table of a house, or of a house file, with some dials set."""

    name: Annotated[str, Meta(max_length=64)] = ""
    house: Annotated[str, Meta(max_length=64)] = "standard"
    toml: Annotated[str, Meta(max_length=100_000)] = ""
    dials: dict[str, Any] = {}
    chairs: Annotated[int, Meta(ge=2, le=10)] = 6
    private: bool = False
    admits: bool = False
    """You are asked before somebody sits down for the first time."""
    autos: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=9)] = []
    act_ms: Annotated[int, Meta(ge=3_000, le=600_000)] | None = None
    """Time to act."""
    pause_ms: Annotated[int, Meta(ge=500, le=60_000)] | None = None
    """Time between two hands."""


class NewTournament(_Body):
    """A tournament, season or timed game from its structure sheet."""

    toml: Annotated[str, Meta(max_length=100_000)]
    name: Annotated[str, Meta(max_length=64)] = ""


class Me(Struct):
    """Who I am."""

    name: str
    kind: str
    operator: bool


class BotToken(Struct):
    """A bot and its token, which is told only once."""

    name: str
    token: str


class Health(Struct):
    """How the room is."""

    ready: bool
    tables: int


class Tables(Struct):
    """The tables of the lobby."""

    tables: list[dict[str, Any]]


class Houses(Struct):
    """The houses, every dial, and the kinds of auto players."""

    houses: list[dict[str, Any]]
    dials: list[dict[str, Any]]
    styles: dict[str, str]


class HouseChecked(Struct):
    """Whether a house file can be played; the errors, or the house."""

    fine: bool
    error: str | None
    house: dict[str, Any] | None


class TableMade(Struct):
    """The table, and the path of its page: the link to send to friends."""

    table: str
    path: str


class TournamentMade(Struct):
    """The tournament, and the path of its page."""

    tournament: str
    path: str


class TournamentSeen(Struct):
    """A tournament as anyone may see it."""

    id: str
    info: dict[str, Any]
    tournament: dict[str, Any]


class Tournaments(Struct):
    """The tournaments of the room."""

    tournaments: list[TournamentSeen]


class TableSeen(Struct):
    """A table as anyone may see it."""

    info: dict[str, Any]
    state: Any


class LedgerSeen(Struct):
    """Who bought, cashed, won and lost how much, and who owes whom if the game ended now."""

    bought: dict[str, int]
    cashed: dict[str, int]
    in_play: dict[str, int]
    score: dict[str, int]
    debts: list[Any]
    house: int
    """What the house took."""
    total: int
    """All balances together: zero, always."""


class HandSeen(Struct):
    """A hand that is over, as one of its players saw it."""

    table: str
    number: int
    at: int
    players: list[str]
    chairs: list[int]
    stacks: list[int]
    button: str
    board: list[str | None]
    second_board: list[str | None]
    cards: dict[str, list[str | None]]
    events: list[dict[str, Any]]
    says: list[str]
    outcome: Any
    net: int


class Hands(Struct):
    """My hands at a table, newest first."""

    hands: list[HandSeen]


class Fine(Struct):
    """Done."""

    fine: bool


Handler = Callable[[Asking, Any], Awaitable[Answer]]


class Endpoint(Struct, frozen=True):
    """One thing that can be asked."""

    method: str
    path: str
    says: str
    handler: Handler
    answer: Any
    body: Any = None
    session: bool = True
    query: dict[str, str] = {}


async def _health(asking: Asking, body: None) -> Answer:
    room = asking.room
    return Answer(Health(room.ready and room.services.store.failed is None, len(room.tables)))


def _me(room: Room, account: Account) -> Me:
    return Me(account.name, account.kind, account.name in room.operators)


async def _who(asking: Asking, body: None) -> Answer:
    return Answer(_me(asking.room, asking.who))


async def _guest(asking: Asking, body: NewGuest) -> Answer:
    room, old = asking.room, asking.account
    if old is not None and old.kind == GUEST and old.name == body.name.strip():
        return Answer(_me(room, old))
    account, token = room.new_guest(body.name, asking.address)
    await room.remember_account(account)
    return Answer(_me(room, account), token)


async def _leave(asking: Asking, body: None) -> Answer:
    await asking.room.forget_token(asking.who)
    return Answer(Fine(True), "")


async def _operator(asking: Asking, body: OperatorKey) -> Answer:
    asking.room.make_operator(asking.who, body.key, asking.address)
    return Answer(_me(asking.room, asking.who))


async def _bot(asking: Asking, body: NewBot) -> Answer:
    account, token = asking.room.new_bot(body.name, asking.who, asking.address)
    await asking.room.remember_account(account)
    return Answer(BotToken(account.name, token))


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


async def _houses(asking: Asking, body: None) -> Answer:
    return Answer(Houses(houses_info(), dials_info(), auto.styles()))


def _house_of(text: str, name: str) -> House:
    try:
        return parse_house(text, "your house file") if text else read_house(name)
    except ValueError as error:
        raise Turned(Code.BAD_HOUSE, str(error)) from None


async def _check(asking: Asking, body: HouseText) -> Answer:
    try:
        return Answer(HouseChecked(True, None, house_info(_house_of(body.toml or " ", ""))))
    except Turned as no:
        return Answer(HouseChecked(False, str(no), None))


def _rules_of(body: NewTable) -> tuple[Rules, str]:
    if not body.toml and body.house.endswith(".toml"):
        raise Turned(Code.BAD_HOUSE, "a house file is sent as text, in `toml`")
    found = _house_of(body.toml, body.house)
    return changed(found.rules, body.dials), found.about


async def _open(asking: Asking, body: NewTable) -> Answer:
    room, who = asking.room, asking.who
    rules, about = _rules_of(body)
    try:
        name = clean_name(body.name, "a table's name", 40) if body.name.strip() else f"{who.name}'s table"
    except ValueError as error:
        raise Turned(Code.BAD_NAME, str(error)) from None
    unknown = [style for style in body.autos if style not in auto.styles()]
    if unknown:
        raise Turned(Code.NO_SUCH_STYLE)
    if len(body.autos) >= body.chairs:
        raise Turned(Code.NO_FREE_CHAIR, "leave a chair for people")
    clock = room.clock()
    if body.act_ms is not None:
        clock = replace(clock, act=body.act_ms)
    if body.pause_ms is not None:
        clock = replace(clock, pause=body.pause_ms)
    task = await room.open_table(
        rules, body.chairs, name, host=who.name, private=body.private, admits=body.admits, about=about,
        autos=tuple(body.autos), clock=clock,
    )  # fmt: skip
    return Answer(TableMade(task.id, f"/t/{task.id}"))


async def _table(asking: Asking, body: None) -> Answer:
    task = asking.room.table(asking.path["table"])
    return await task.glances.seen(lambda: Answer(TableSeen(info_of(_sound(task)), task.showing.state())))


def _sound(task: TableTask) -> TableTask:
    """A table that is as its log says: what one shows that could not be written may never have been."""
    if task.frozen:
        raise Turned(Code.FROZEN, task.frozen)
    return task


async def _open_tournament(asking: Asking, body: NewTournament) -> Answer:
    try:
        name = clean_name(body.name, "a tournament's name", 40) if body.name.strip() else f"{asking.who.name}'s game"
    except ValueError as error:
        raise Turned(Code.BAD_NAME, str(error)) from None
    task = await asking.room.open_tournament(body.toml, name, asking.who.name)
    return Answer(TournamentMade(task.id, f"/t/{task.id}"))


async def _tournaments(asking: Asking, body: None) -> Answer:
    tasks = [task for task in asking.room.tournaments.values() if not task.frozen]
    return Answer(Tournaments([await task.glances.seen(partial(_seen_tournament, task)) for task in tasks]))


async def _tournament(asking: Asking, body: None) -> Answer:
    task = asking.room.tournament(asking.path["tournament"])
    return Answer(await task.glances.seen(lambda: _seen_tournament(task)))


def _seen_tournament(task: TournamentTask) -> TournamentSeen:
    if task.frozen:
        # what it shows now may never have been
        raise Turned(Code.FROZEN, task.frozen)
    return TournamentSeen(task.id, task.info(), task.view())


async def _ledger(asking: Asking, body: None) -> Answer:
    assert asking.who
    task = asking.room.table(asking.path["table"])
    return await task.glances.seen(lambda: Answer(_ledger_of(_sound(task).game.table.ledger)))


def _ledger_of(ledger: Ledger) -> LedgerSeen:
    prefix = "player:"
    in_play = {name.removeprefix(prefix): chips for name, chips in ledger.balances.items() if name.startswith(prefix)}
    taken = ledger.balances["rake"] + ledger.balances["dropped"]
    debts = list(ledger.debts())
    bought, cashed = dict(ledger.bought), dict(ledger.cashed)
    return LedgerSeen(bought, cashed, in_play, ledger.score(), debts, taken, ledger.total)


def _number(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else default


def _played_at(asking: Asking) -> str:
    """A table or tournament, also one that is gone: hands that were played stay their players'."""
    ident = asking.path["table"]
    return ident if asking.room.services.store.last(hands_of(ident)) else asking.room.watched(ident).id


async def _hands(asking: Asking, body: None) -> Answer:
    table, name, store = _played_at(asking), asking.who.name, asking.room.services.store
    stream = hands_of(table)
    earlier = _number(asking.query.get("before", ""), 2**31)
    before = min(earlier, store.last(stream) + 1)
    limit = max(1, min(HANDS_AT_ONCE, _number(asking.query.get("limit", ""), 20)))
    found: list[HandSeen] = []
    while before > 1 and len(found) < limit:
        begin = max(0, before - 1 - 100)
        for record in reversed(list(islice(store.read(stream, begin), before - 1 - begin))):
            played = _decode_hand(record.data)
            if name in played.names and played.number < earlier and len(found) < limit:
                found.append(_seen(table, played, name))
        before = begin + 1
    return Answer(Hands(found))


async def _hand(asking: Asking, body: None) -> Answer:
    table, store = _played_at(asking), asking.room.services.store
    number, stream = _number(asking.path["number"], 0), hands_of(table)
    # a hand that was void has a number but no record: later ones lie before their numbers
    low, high = 1, min(number, store.last(stream))
    while low <= high:
        middle = (low + high) // 2
        record = next(iter(store.read(stream, middle - 1)), None)
        played = None if record is None else _decode_hand(record.data)
        if played is not None and played.number == number and asking.who.name in played.names:
            return Answer(_seen(table, played, asking.who.name))
        if played is not None and played.number < number:
            low = middle + 1
        else:
            high = middle - 1
    raise Turned(Code.NOT_FOUND, "you were not in that hand, or it is not over")


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


_FILTERS = {
    "house": "only tables of this house", "game": "only this game", "limit": "only this limit",
    "blinds": "only these blinds, as 1/2", "chairs": "only tables of this size", "free": "1: only with a free chair",
}  # fmt: skip
_PAGES = {"before": "hands before this number", "limit": "how many, at most 50"}

API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/health", "Whether the room is ready.", _health, Health, session=False),
    Endpoint("GET", "/api/me", "Who I am.", _who, Me),
    Endpoint("POST", "/api/guest", "Come in with a name; the session is a cookie.", _guest, Me, NewGuest, False),
    Endpoint("POST", "/api/leave", "End the session.", _leave, Fine),
    Endpoint("POST", "/api/operator", "Get a host's rights at every table.", _operator, Me, OperatorKey),
    Endpoint("POST", "/api/bots", "Make a bot; its token is told once.", _bot, BotToken, NewBot),
    Endpoint("GET", "/api/lobby", "The tables that are not private.", _lobby, Tables, session=False, query=_FILTERS),
    Endpoint("GET", "/api/houses", "Houses, dials and auto players.", _houses, Houses, session=False),
    Endpoint("POST", "/api/houses/check", "Read a house file.", _check, HouseChecked, HouseText),
    Endpoint("POST", "/api/tables", "Open a table.", _open, TableMade, NewTable),
    Endpoint("GET", "/api/tables/{table}", "A table as anyone may see it.", _table, TableSeen, session=False),
    Endpoint("GET", "/api/tournaments", "All tournaments.", _tournaments, Tournaments, session=False),
    Endpoint("POST", "/api/tournaments", "Open a tournament.", _open_tournament, TournamentMade, NewTournament),
    Endpoint("GET", "/api/tournaments/{tournament}", "One of them.", _tournament, TournamentSeen, session=False),
    Endpoint("GET", "/api/tables/{table}/ledger", "Scores and who owes whom.", _ledger, LedgerSeen),
    Endpoint("GET", "/api/tables/{table}/hands", "My hands, as I saw them.", _hands, Hands, query=_PAGES),
    Endpoint("GET", "/api/tables/{table}/hands/{number}", "One of my hands.", _hand, HandSeen),
)
