"""What the room says."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct


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


class Refusal(Struct, frozen=True, tag="refusal"):
    """A command was refused and has changed nothing: a stable code, and a sentence for people."""

    id: str | None
    code: str
    says: str


class LobbyList(Struct, frozen=True, tag="tables"):
    """The tables of the lobby."""

    tables: Raw | list[Any]


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """All there is to see of a table, for this viewer."""

    table: str
    epoch: str
    seq: int
    info: Raw | Any
    state: Raw | Any
    you: Any
    chat: list[Any]
    log: list[str]
    last_hand: list[str]
    missed: list[Any] | None
    tournament: Any = None
    """Of a tournament: clock, players, places, prizes, standings; null at a table."""


class Step(Struct, frozen=True, tag="step"):
    """Something happened at a table: what, in words, and how it looks now."""

    table: str
    seq: int
    events: Raw | Any
    says: Raw | Any
    state: Raw | Any
    you: Any
    tournament: Any = None


class Private(Struct, frozen=True, tag="private"):
    """Something that only this viewer sees, and that changes nothing for others."""

    table: str
    events: Any
    you: Any


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    table: str
    number: int
    player: str
    """`` where the room itself speaks."""
    text: str
    at: int


class InfoChanged(Struct, frozen=True, tag="info"):
    """What is known of the table itself has changed: rules, auto players, mutes."""

    table: str
    info: Raw | Any


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newer socket of yours shows this table; this one no longer does."""

    table: str


class Gone(Struct, frozen=True, tag="gone"):
    """The table is closed."""

    table: str
    says: str


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""

    id: str
    server_ms: int


class Closing(Struct, frozen=True, tag="closing"):
    """The room closes this socket; *again* says whether to come back, after how many milliseconds."""

    says: str
    again: int | None


ServerMessage = (
    Welcome | Ack | Refusal | LobbyList | Snapshot | Step | Private | Said | InfoChanged | Replaced | Gone | Pong
    | Closing
)  # fmt: skip
