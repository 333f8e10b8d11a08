"""What is sent and answered over HTTP to whoever runs the room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sidepot.room.base.logs import Met
from sidepot.room.protocol.account_bodies import Name
from sidepot.room.protocol.bodies import Body, TournamentRow
from sidepot.room.record.logbook import LogLine


class BanAsked(Body):
    """Somebody who shall not come in any more."""

    name: Name
    why: Annotated[str, Meta(max_length=200)] = ""
    """What they are told."""
    address: bool = False
    """Nobody new comes in from where they are, either."""


class NameAsked(Body):
    """Somebody."""

    name: Name


class Words(Body):
    """An announcement; "" takes the last one back."""

    text: Annotated[str, Meta(max_length=300)]
    minutes: Annotated[int, Meta(ge=1, le=1_440)] = 10
    """So long newcomers read it too."""


class Here(Struct):
    """Somebody who is connected."""

    name: str
    kind: str
    """`guest`, `bot`."""
    sockets: int
    since: int
    """When the first of these was opened: a date in milliseconds."""
    addresses: list[str]
    at: list[str]
    """Names of the tables and events they look at."""
    operator: bool


class TableHere(Struct):
    """A table that is open, private ones too."""

    id: str
    name: str
    about: str
    host: str
    private: bool
    players: int
    autos: int
    watching: int
    hands: int
    state: str
    """`playing`, `waiting`, `paused`, `stands still`."""
    banned: list[str]


class Ban(Struct):
    """Somebody who may not come in."""

    name: str
    at: int
    by: str
    why: str
    addresses: list[str]


class Limit(Struct):
    """How much of something there may be, and is."""

    name: str
    used: int
    most: int


class Said(Struct):
    """What newcomers are told, and how long still, in milliseconds."""

    text: str
    left: int


class AdminSeen(Struct):
    """The room as its operator sees it; no card is in it."""

    started: int
    """A date in milliseconds."""
    here: list[Here]
    tables: list[TableHere]
    events: list[TournamentRow]
    bans: list[Ban]
    limits: list[Limit]
    met: list[Met]
    """Refusals since the room was started, the last one first."""
    announced: Said | None


class User(Struct):
    """An account."""

    name: str
    kind: str
    owner: str
    at: int
    """Since when, and last seen: dates in milliseconds; 0: not known."""
    seen: int
    here: bool
    banned: bool
    ways: list[str]
    """How they can come back: `link`, `password`, `passkey`."""


class Users(Struct):
    """Accounts, the last seen first."""

    users: list[User]
    found: int
    """How many there are in all that are like that."""


class RoomLogSeen(Struct):
    """What happened in the room, newest first."""

    log: list[LogLine]
    older: int | None
    """Ask with `before` this for what happened earlier; null: there is nothing."""


class NameMade(Struct):
    """Whose name it is, and the code that opens it now: it is told once."""

    name: str
    code: str
