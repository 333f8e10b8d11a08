"""What is sent and answered over HTTP about accounts: coming in, coming back, sessions, bots."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sidepot.room.protocol.bodies import Body
from sidepot.words import Phrase

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(max_length=400)]


class NewGuest(Body):
    """Come in with a name."""

    name: Name


class NewBot(Body):
    """A bot of mine."""

    name: Name


class OperatorKey(Body):
    """The key that lies in the room's folder."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class BackCode(Body):
    """My code, or the link with it."""

    code: Secret


class BackPassword(Body):
    """My name and password."""

    name: Name
    password: Secret


class NewPassword(Body):
    """A password, or "" for none; where there is one already, the old one too."""

    password: Secret
    old: Secret = ""


class Credential(Body):
    """What a browser's passkey answered, as `PublicKeyCredential.toJSON()` gives it."""

    credential: dict[str, Any]


class PasskeyId(Body):
    """One of my passkeys."""

    id: Annotated[str, Meta(max_length=2_000)]


class SessionId(Body):
    """One of my sessions; "" for all but this one."""

    session: Annotated[str, Meta(max_length=64)]


class MyName(Body):
    """My name, written out: so that nobody gives it back by accident; and my password, where there is one."""

    name: Name
    password: Secret = ""


class Me(Struct):
    """Who I am."""

    name: str
    kind: str
    operator: bool


class CameIn(Struct):
    """Who I am; a new guest is told once the code by which they come back."""

    name: str
    kind: str
    operator: bool
    code: str


class CodeTold(Struct):
    """The code by which I come back, which is told only once."""

    code: str


class BotToken(Struct):
    """A bot and its token, which is told only once."""

    name: str
    token: str


class BotGone(Struct):
    """A bot has no token any more; *gone* when its name is free, else what still *held* it."""

    gone: bool
    held: list[Phrase]


class PasskeyOptions(Struct):
    """What a browser needs to make or use a passkey."""

    options: dict[str, Any]


class PasskeySeen(Struct):
    """A passkey of mine."""

    id: str
    label: str
    at: int


class SessionSeen(Struct):
    """A browser in which I am logged in. Times are dates in milliseconds."""

    id: str
    device: str
    began: int
    seen: int
    here: bool
    online: bool


class BotSeen(Struct):
    """A bot of mine."""

    name: str
    at: int
    online: bool
    token: bool
    """Whether it has one."""


class AccountSeen(Struct):
    """All that belongs to my account, and what keeps me from giving my name back."""

    name: str
    at: int
    code: bool
    password: bool
    passkeys: list[PasskeySeen]
    sessions: list[SessionSeen]
    bots: list[BotSeen]
    held: list[Phrase]
    """What has to end before the name can be given up."""


class Fine(Struct):
    """Done."""

    fine: bool
