"""What the room says."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from sidepot.room.protocol.state import MyTable, State, StateChanges, You, YouChanges

Event = dict[str, Any]
"""What happened, told by `type`: docs/protocol.md lists them."""


def ready(data: bytes) -> Any:
    """A part of a message that is JSON already."""
    return Raw(data)


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message on a socket."""

    version: int
    name: str
    kind: str
    """`guest`, `bot`."""
    operator: bool
    server_ms: int


class Ack(Struct, frozen=True, tag="ack"):
    """A command was carried out and will not be lost. The same id gets the same answer again."""

    id: str


class Refusal(Struct, frozen=True, tag="refusal", omit_defaults=True):
    """A command was refused and has changed nothing: a stable code, and the message that tells it."""

    id: str | None
    code: str
    message: str = ""
    """The `refusal-` message of the catalogue, without that word, where it is not that of the code,"""
    given: dict[str, Any] = {}
    """its arguments,"""
    rule: str = ""
    """and the number of the rule that stands behind it."""


class LobbyList(Struct, frozen=True, tag="tables"):
    """The tables of the lobby."""

    tables: list[dict[str, Any]]


class Missed(Struct, frozen=True):
    """A step that came while the viewer was away."""

    seq: int
    events: list[Event]


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """All there is to see of a table, for this viewer."""

    table: str
    epoch: str
    seq: int
    info: dict[str, Any]
    state: State | None
    """Null where a tournament has no table yet; so is `you`."""
    you: You | None
    chat: list[Said]
    log: list[Event]
    """The dealer's log: what everyone may know of this hand, as far as it is told,"""
    last_hand: list[Event]
    """and of the one before."""
    missed: list[Missed] | None
    tournament: dict[str, Any] | None = None
    """Of a tournament: clock, players, places, prizes, standings; null at a table."""


class Step(Struct, frozen=True, tag="step"):
    """Something happened at a table: what, and what has changed since the message before."""

    table: str
    seq: int
    events: list[Event]
    state: StateChanges | UnsetType | None = UNSET
    """Of a table that was not shown before all fields; null where a tournament shows none any more."""
    you: YouChanges | UnsetType | None = UNSET
    tournament: dict[str, Any] | UnsetType = UNSET
    """The fields that have changed; null for one that is no more."""


class Private(Struct, frozen=True, tag="private"):
    """Something that only this viewer sees, and that changes nothing for others."""

    table: str
    events: list[Event]
    you: YouChanges | UnsetType | None = UNSET
    """As in a step."""


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    table: str
    number: int
    player: str
    """`` where the room itself speaks."""
    text: str
    at: int


class InfoChanged(Struct, frozen=True, tag="info"):
    """The table itself has changed: rules, auto players, mutes."""

    table: str
    info: dict[str, Any]
    tournament: dict[str, Any] | UnsetType = UNSET
    """As in a step, where something of it has changed without one."""


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newer socket of yours shows this table; this one no longer does."""

    table: str


class Gone(Struct, frozen=True, tag="gone"):
    """The table is closed, or its place on the rail was given to somebody else."""

    table: str
    message: str
    """The `refusal-` message that tells why."""


class MyTables(Struct, frozen=True, tag="my-tables"):
    """The tables and tournaments where you sit, that you host, or where you sat before."""

    tables: list[MyTable]


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""

    id: str
    server_ms: int


class Announcement(Struct, frozen=True, tag="announcement"):
    """The operator tells everyone something; an empty text takes it back."""

    text: str
    at: int
    """The date, in milliseconds since 1970."""


class Closing(Struct, frozen=True, tag="closing", omit_defaults=True):
    """The room closes this socket; *again* says whether to come back, after how many milliseconds."""

    code: str
    """Why: the end of a `room-closing-` message. `reload`: the client speaks another version of the protocol, and has
    to be loaded again or upgraded."""
    again: int | None
    why: str = ""
    """The operator's own words."""


ServerMessage = (
    Welcome | Ack | Refusal | LobbyList | MyTables | Snapshot | Step | Private | Said | InfoChanged | Replaced | Gone
    | Pong | Closing | Announcement
)  # fmt: skip
