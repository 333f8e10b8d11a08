"""What the room itself remembers, in one small stream: accounts, tables opened and closed, what hosts decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.store.streams import of_tournament
from sidepot.rules import Rules
from sidepot.table import Clock
from sidepot.tournament import Sheet

GUEST, BOT = "guest", "bot"
"""Kinds of accounts."""


class AccountMade(Struct, frozen=True, tag="account"):
    """Somebody new. *key* is the hash of their token."""

    name: str
    kind: str
    key: str
    at: int
    owner: str = ""


class TokenChanged(Struct, frozen=True, tag="token"):
    """An account has another token, or none; all it had before are void."""

    name: str
    key: str


class SessionBegan(Struct, frozen=True, tag="session"):
    """A guest is logged in somewhere. *key* is the hash of the token there."""

    name: str
    key: str
    at: int
    device: str = ""


class SessionSeen(Struct, frozen=True, tag="session-seen"):
    """A session is in use; written now and then."""

    key: str
    at: int


class SessionEnded(Struct, frozen=True, tag="session-ended"):
    """A guest is logged in somewhere no longer."""

    key: str


class CodeSet(Struct, frozen=True, tag="code"):
    """The code by which a guest comes back, as a hash; the one before is void."""

    name: str
    key: str


class PasswordSet(Struct, frozen=True, tag="password"):
    """A guest's password, as a hash; "" for none."""

    name: str
    password: str


class PasskeyAdded(Struct, frozen=True, tag="passkey"):
    """A passkey of a guest: its public half."""

    name: str
    id: str
    public_key: bytes
    count: int
    at: int
    label: str = ""


class PasskeyUsed(Struct, frozen=True, tag="passkey-used"):
    """A passkey was used: how often, as it counts itself."""

    name: str
    id: str
    count: int


class PasskeyRemoved(Struct, frozen=True, tag="passkey-removed"):
    """A passkey opens nothing any more."""

    name: str
    id: str


class AccountGone(Struct, frozen=True, tag="account-gone"):
    """A name was given back."""

    name: str


class NameReset(Struct, frozen=True, tag="name-reset"):
    """The operator voided all that opened an account and made another code for it."""

    name: str
    at: int
    by: str


class RoomBanned(Struct, frozen=True, tag="room-ban"):
    """Somebody may not come into the room, with their bots; nor may anybody new from these addresses."""

    name: str
    at: int
    by: str
    why: str = ""
    addresses: tuple[str, ...] = ()


class RoomUnbanned(Struct, frozen=True, tag="room-unban"):
    """They may again."""

    name: str
    at: int
    by: str


class TableOpened(Struct, frozen=True, tag="opened"):
    """A table and what it was opened with."""

    table: str
    name: str
    rules: Rules
    chairs: int
    clock: Clock
    at: int
    about: str = ""
    host: str = ""
    """Who opened it; nobody: the room."""
    private: bool = False
    admits: bool = False
    """The host is asked before somebody sits down for the first time."""
    offer: str = ""
    """Which of the room's permanent tables it is."""
    delay: int = 0
    """So many milliseconds later those see it who do not sit there."""
    gathers: bool = False
    """The first game has to be started, as every other."""


class TableClosed(Struct, frozen=True, tag="closed"):
    """A table is gone."""

    table: str
    asked: str = ""
    """The client's own id of the command, here and below: sent again, it is known."""
    by: str = ""
    """Whoever closed it; nobody where the room did."""


class TournamentOpened(Struct, frozen=True, tag="tournament"):
    """A tournament and its sheet, whole: rules and clock of that time, whatever a house's file says by now."""

    tournament: str
    name: str
    sheet: Sheet
    seed: int
    at: int
    host: str = ""
    delay: int = 0
    """So many milliseconds later those see it who do not play in it."""


class TournamentOver(Struct, frozen=True, tag="over"):
    """A tournament has ended; from here on it is on the disk alone, and in lists as this says."""

    tournament: str
    row: TournamentRow


class AutoSet(Struct, frozen=True, tag="auto"):
    """An auto player belongs to a table, or no longer (without a style)."""

    table: str
    player: str
    style: str
    asked: str = ""


class MuteSet(Struct, frozen=True, tag="mute"):
    """What a player says is not passed on, or again."""

    table: str
    player: str
    on: bool
    asked: str = ""


class PaceSet(Struct, frozen=True, tag="pace"):
    """How fast the auto players of a table play."""

    table: str
    pace: str
    asked: str = ""


class Banned(Struct, frozen=True, tag="ban"):
    """A player may not sit down at a table again, or may after all."""

    table: str
    player: str
    asked: str = ""
    on: bool = True
    by: str = ""


class Removed(Struct, frozen=True, tag="removed"):
    """A host has removed a player from a table; or they sit there again."""

    table: str
    player: str
    on: bool
    asked: str = ""


class ChairAsked(Struct, frozen=True, tag="chair-asked"):
    """A player asks the host for a chair, or no longer does."""

    table: str
    player: str
    chair: int
    chips: int
    entry: str
    on: bool = True
    asked: str = ""


class Admitted(Struct, frozen=True, tag="admitted"):
    """A player may sit down at a table where the host is asked, or no longer."""

    table: str
    player: str
    on: bool
    asked: str = ""


class TableClosing(Struct, frozen=True, tag="closing"):
    """A host closes a table when the hand is over that is played, or has thought better of it."""

    table: str
    by: str
    on: bool
    asked: str = ""


class HostPaused(Struct, frozen=True, tag="host-paused"):
    """A host has paused a table, or let it go on."""

    table: str
    on: bool
    asked: str = ""


class ValueSet(Struct, frozen=True, tag="value"):
    """What a chip of a table is worth: so many hundredths of a currency; 0 is nothing."""

    table: str
    currency: str
    cents: int
    asked: str = ""


class TableSettled(Struct, frozen=True, tag="settled"):
    """How a table stood when it was closed: what everyone bought and left with."""

    table: str
    name: str
    host: str
    opened: int
    closed: int
    """When, in milliseconds since 1970."""
    hands: int
    bought: dict[str, int]
    cashed: dict[str, int]
    autos: list[str]
    """Those among them who are auto players."""
    house: int
    """What the house took."""
    currency: str = ""
    cents: int = 0
    asked: str = ""

    @property
    def people(self) -> list[str]:
        """Those who bought chips and are no auto players."""
        return [name for name in self.bought if name not in self.autos]


class KeyReplaced(Struct, frozen=True, tag="key"):
    """Decks are sealed with another key from here on: what was sealed before can't be opened any more."""


class TournamentCancelled(Struct, frozen=True, tag="cancelled"):
    """A tournament that could not go on: who gets how much back."""

    tournament: str
    returned: dict[str, int]


class Stopped(Struct, frozen=True, tag="stopped"):
    """A table or tournament stands still since an error in the room, which came after so many records of its log."""

    stream: str
    seq: int
    error: str
    """What kind of error: its words could name a hidden card."""


class TableSaved(Struct, frozen=True, tag="saved"):
    """Somebody saved the settings of a table under a name, or gave them another one."""

    owner: str
    key: str
    name: str
    settings: dict[str, Any]
    """As they are sent to open a table."""
    at: int


class TableUnsaved(Struct, frozen=True, tag="unsaved"):
    """Somebody does not need them any more."""

    owner: str
    key: str


class HandShared(Struct, frozen=True, tag="shared"):
    """Somebody shares a hand they were in by a link, with their own cards or without."""

    owner: str
    key: str
    """The end of the link."""
    place: str
    number: int
    cards: bool
    at: int


class HandUnshared(Struct, frozen=True, tag="unshared"):
    """The link leads nowhere any more."""

    owner: str
    key: str


class NoteWritten(Struct, frozen=True, tag="note"):
    """Somebody's note on a player, in place of the one before; without text and colour there is none any more."""

    writer: str
    player: str
    text: str
    colour: str

    @property
    def empty(self) -> bool:
        """Whether it says nothing."""
        return not (self.text or self.colour)


Fact = (
    AccountMade | TokenChanged | TableOpened | TableClosed | TournamentOpened | TournamentCancelled | AutoSet
    | MuteSet | PaceSet
    | Banned | Admitted | HostPaused | KeyReplaced | Stopped | TournamentOver | SessionBegan | SessionSeen
    | SessionEnded | CodeSet | PasswordSet | PasskeyAdded | PasskeyUsed | PasskeyRemoved | AccountGone
    | TableSaved | TableUnsaved | NameReset | RoomBanned | RoomUnbanned | NoteWritten
    | Removed | ChairAsked | ValueSet | TableSettled | TableClosing | HandShared | HandUnshared
)  # fmt: skip
OfTable = (
    AutoSet | MuteSet | PaceSet | Banned | Removed | ChairAsked | Admitted | HostPaused | ValueSet | TableSettled
    | TableClosing | TableClosed
)  # fmt: skip
"""What hosts decide for one table."""

OVER = "tournaments over"
"""The name under which the ends of tournaments are found."""
CLOSINGS = 1_000
"""The last tables that were closed are known, so that who closed one may ask again."""
Dated = tuple[int, Fact]
"""A fact, and the room's time when it was written."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Fact)
_list_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[tuple[int, Fact]])


def fact_of(data: bytes) -> Fact:
    """A fact as it was written."""
    fact: Fact = _decoder.decode(data)
    return fact


def facts_of(data: bytes) -> list[Dated]:
    """Facts as they were written together."""
    facts: list[Dated] = _list_decoder.decode(data)
    return facts


def mutes_in(tournament: str) -> str:
    """The name under which those are found who are not heard in a tournament."""
    return f"mutes/{tournament}"


def settled_at(table: str) -> str:
    """The name under which it is found how a table was settled."""
    return f"settled/{table}"


def played_by(name: str) -> str:
    """The name under which the tables are found that somebody played at or hosted, and that were closed."""
    return f"played/{name}"


def names_of(fact: Fact) -> tuple[str, ...]:
    """Under which names a fact is found again."""
    match fact:
        case TournamentOver(tournament):
            return of_tournament(tournament), OVER
        case TournamentOpened(tournament) | TournamentCancelled(tournament):
            return (of_tournament(tournament),)
        case MuteSet(table):
            return (mutes_in(table),)
        case TableSettled(table, _, host):
            players = dict.fromkeys([*fact.people, *([host] if host else [])])
            return settled_at(table), *map(played_by, players)
    return ()


def still_open(facts: Iterable[Fact]) -> tuple[list[TableOpened], list[TournamentOpened]]:
    """The tables and tournaments that were opened and have not gone."""
    tables: dict[str, TableOpened] = {}
    tournaments: dict[str, TournamentOpened] = {}
    for fact in facts:
        match fact:
            case TableOpened(table):
                tables[table] = fact
            case TableClosed(table):
                tables.pop(table, None)
            case TournamentOpened(tournament):
                tournaments[tournament] = fact
            case TournamentCancelled(tournament) | TournamentOver(tournament):
                tournaments.pop(tournament, None)
    return list(tables.values()), list(tournaments.values())
