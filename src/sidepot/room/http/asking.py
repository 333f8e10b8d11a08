"""What a handler of the HTTP interface is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct

from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room


class Asking(Struct):
    """Who asks, from where, with which words in the address."""

    room: Room
    account: Account | None
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    session: str = ""
    """The hash of the token in a guest's cookie,"""
    token: str = ""
    """and the token itself."""
    origin: str = ""
    """The page that asks."""
    agent: str = ""
    """What the browser says of itself."""
    key: bool = False
    """The request has the operator's key in its head: a program of the operator's."""

    @property
    def operator(self) -> str:
        """Under which name the operator asks; Turned where it is not the operator."""
        if self.account is not None and self.session in self.room.operators:
            return self.account.name
        if not self.key:
            raise Turned(Code.NOT_ALLOWED, "operator")
        return "the operator"

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
