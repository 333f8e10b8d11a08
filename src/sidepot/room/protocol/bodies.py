"""What is sent and answered over HTTP: every body is one of these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sidepot.room.advice import Advice
from sidepot.room.protocol.fields import LONGEST_CURRENCY, MOST_CENTS
from sidepot.table import Debt
from sidepot.toml import MOST_BYTES
from sidepot.words import Phrase


class Body(Struct, forbid_unknown_fields=True):
    """Nothing unknown comes in."""


class HouseText(Body):
    """A house file."""

    toml: Annotated[str, Meta(max_length=MOST_BYTES)]


class NewTable(Body):
    """A table of a house, or of a house file, with some dials set."""

    name: Annotated[str, Meta(max_length=64)] = ""
    house: Annotated[str, Meta(max_length=64)] = "standard"
    toml: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
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
    currency: Annotated[str, Meta(max_length=LONGEST_CURRENCY)] = ""
    cents: Annotated[int, Meta(ge=0, le=MOST_CENTS)] = 0
    """What a chip is worth, in hundredths of the currency; 0: nothing."""
    delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    """Whoever does not sit there sees the table so much later."""


class SaveTable(Body):
    """Settings to keep under a name: those given, or those of a table I host."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    settings: NewTable | None = None
    table: Annotated[str, Meta(max_length=64)] = ""


class Rename(Body):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class DialsAsked(Body):
    """Dials somebody thinks of setting: of a house, a house file, or of the table with this id."""

    house: Annotated[str, Meta(max_length=64)] = "standard"
    toml: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    chairs: Annotated[int, Meta(ge=2, le=10)] = 2
    dials: dict[str, Any] = {}


class NewTournament(Body):
    """A tournament, season or timed game from its structure sheet."""

    toml: Annotated[str, Meta(max_length=MOST_BYTES)]
    name: Annotated[str, Meta(max_length=64)] = ""
    delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    """Whoever does not play in it sees it so much later."""


class SavedTable(Struct):
    """A table I saved: send *settings* to `POST /api/tables` to open it again."""

    key: str
    name: str
    settings: dict[str, Any]
    at: int


class SavedTablesSeen(Struct):
    """The tables I saved, and the settings of the one I opened last."""

    saved: list[SavedTable]
    last: SavedTable | None = None


class NewNote(Body):
    """My note on a player; without text and colour it is wiped."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
    text: Annotated[str, Meta(max_length=500)] = ""
    colour: Literal["", "red", "orange", "yellow", "green", "blue", "purple"] = ""


class NoteSeen(Struct):
    """My note on a player."""

    player: str
    text: str
    colour: str


class NotesSeen(Struct):
    """All my notes."""

    notes: list[NoteSeen]


class DialsSeen(Struct):
    """Rules with dials set: what is wrong beside which dial, which values can be chosen, which dials decide nothing."""

    fine: bool
    errors: dict[str, list[Phrase]]
    """By dial; under "" what is about none of them."""
    dials: dict[str, Any]
    choices: dict[str, tuple[str, ...]]
    idle: dict[str, str]
    """Dials that decide nothing, and why: the code of a message `dial-idle-`."""
    words: list[Phrase]
    max_chairs: int


class Door(Struct):
    """A socket would be let in."""

    open: bool


class Health(Struct):
    """How the room is."""

    ready: bool
    tables: int


class Tables(Struct):
    """The tables of the lobby."""

    tables: list[dict[str, Any]]


class Offers(Struct):
    """The permanent tables of the room."""

    offers: list[dict[str, Any]]


class PresetTable(Struct):
    """A kind of evening: send *settings* to `POST /api/tables` to open a table for it."""

    name: str
    """The code of a message: `lobby-preset-friends`."""
    settings: NewTable


class Houses(Struct):
    """The houses, every dial, the kinds of auto players, and tables to begin with."""

    houses: list[dict[str, Any]]
    dials: list[dict[str, Any]]
    styles: list[str]
    presets: list[PresetTable] = []


class HouseChecked(Struct):
    """Whether a house file can be played; the errors, or the house."""

    fine: bool
    error: Phrase | None
    house: dict[str, Any] | None


class TableMade(Struct):
    """The table, and the path of its page: the link to send to friends."""

    table: str
    path: str


class TournamentMade(Struct):
    """The tournament, and the path of its page."""

    tournament: str
    path: str


class EventForm(Struct):
    """What a new tournament, season or timed game by a house begins with, as its document says."""

    house: str
    chairs: int
    stack: int
    by: str
    every: int
    """So many of *by* a level lasts."""
    blinds: list[list[int]]
    doubles: bool
    """After the last level each one doubles the one before."""
    hands: int
    refill: bool
    """Auto players take empty chairs."""
    points: dict[int, tuple[int, ...]]
    """Points of the places, by number of players."""
    bots: int = 0
    """So many bots over HTTP may enter; 0: the room calls none."""


class TournamentSeen(Struct):
    """A tournament as anyone may see it."""

    id: str
    info: dict[str, Any]
    tournament: dict[str, Any]


class TournamentRow(Struct, frozen=True):
    """A tournament in a line of the list."""

    id: str
    name: str
    format: str
    game: str
    limit: str
    host: str
    stack: int
    opened: int
    """When, in milliseconds since 1970."""
    registered: int
    most: int | None
    begun: bool = False
    over: bool = False
    level: int = 0
    entrants: int = 0
    left: int = 0
    """Players who are still in."""
    winners: list[str] = []
    starts_at: int | None = None
    """When it is to begin, in milliseconds since 1970."""
    cancelled: bool = False
    house: str = ""
    joining: bool = False
    """A season that one can join at any time, for its next game."""
    games: int = 1
    number: int = 0
    """Of a season: how many games it has, and which one is played."""
    removed: list[str] = []
    """Whom the host has removed."""
    rotate: list[str] = []
    """Mixed games, as the dial names them."""


class Tournaments(Struct):
    """The tournaments that are open, and some of those that are over, the last one first."""

    tournaments: list[TournamentRow]
    older: int | None
    """Ask with `before` this for those that ended earlier; null: there are none."""


class TableSeen(Struct):
    """A table as anyone may see it."""

    info: dict[str, Any]
    state: Any


class LedgerSeen(Struct):
    """Who bought, cashed, won and lost how much, and who owes whom if the game ended now."""

    name: str
    """The table's."""
    host: str
    opened: int
    """When, in milliseconds since 1970."""
    closed: int | None
    """When it was closed; null: it is open."""
    hands: int
    bought: dict[str, int]
    cashed: dict[str, int]
    in_play: dict[str, int]
    score: dict[str, int]
    autos: list[str]
    """Those among them who are auto players."""
    debts: list[Debt]
    """The fewest payments after which all people, and the house, are even."""
    from_autos: dict[str, int]
    """What of these scores is owed by auto players, or owed to them: nobody pays or collects that."""
    house: int
    """What the house took."""
    total: int
    """All balances together: zero, always."""
    currency: str
    cents: int
    """What a chip is worth, in hundredths of the currency; 0: nothing."""
    text: str
    """The same in lines, to be passed on."""


class PlayedRow(Struct):
    """A table that was closed, where I played or which I hosted."""

    table: str
    name: str
    host: str
    closed: int
    hands: int
    people: list[str]
    score: int | None
    """What I won or lost; null: I only hosted."""
    currency: str
    cents: int


class Played(Struct):
    """Closed tables of mine, the last one first."""

    tables: list[PlayedRow]
    older: int | None
    """Ask with `before` this for earlier ones; null: there are none."""


class HandShown(Struct, kw_only=True):
    """What was seen of a hand that is over, by whomever."""

    number: int
    at: int
    """When it ended, in milliseconds since 1970."""
    players: list[str]
    chairs: list[int]
    stacks: list[int]
    button: str
    board: list[str | None]
    second_board: list[str | None]
    cards: dict[str, list[str | None]]
    """As far as they were seen; null for a card that was not."""
    events: list[dict[str, Any]]
    """As in a step."""
    outcome: Any


class HandSeen(HandShown, kw_only=True):
    """A hand that is over, as one of its players saw it."""

    table: str
    net: int


class Hands(Struct):
    """My hands at a table, newest first."""

    hands: list[HandSeen]


class Reviewed(Struct):
    """What a player could have done at each decision of a hand that is over."""

    hand: int
    decisions: list[Advice]
