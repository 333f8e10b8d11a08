"""Why the room turns something down: codes, each with messages that tell it. The tables' and hands' reasons stay."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from sidepot.engine.stored import OtherFacts
from sidepot.room.protocol.messages import Refusal
from sidepot.words import Phrase
from sidepot.words.refusal import Sayable, sentence_of


class Code(StrEnum):
    """Why a command did not reach the table, or was not meant for it."""

    BAD_MESSAGE = "bad-message"
    SLOW_DOWN = "slow-down"
    NOT_WATCHING = "not-watching"
    NO_SUCH_TABLE = "no-such-table"
    TABLE_CLOSED = "table-closed"
    TABLE_FULL_OF_WATCHERS = "too-many-watchers"
    OLD_HAND = "old-hand"
    OLD_TURN = "old-turn"
    BANNED = "banned"
    ASK_HOST = "ask-host"
    MUTED = "muted"
    NOTHING_SAID = "nothing-said"
    NOT_HOST = "not-host"
    NO_SUCH_PLAYER = "no-such-player"
    NO_SUCH_STYLE = "no-such-style"
    NO_FREE_CHAIR = "no-free-chair"
    BAD_DIALS = "bad-dials"
    NOT_HERE = "not-here"
    BAD_SHEET = "bad-sheet"
    BAD_BOT = "bad-bot"
    FROZEN = "storage-failed"
    # over HTTP
    NO_SESSION = "no-session"
    BAD_ORIGIN = "bad-origin"
    NOT_JSON = "not-json"
    TOO_LARGE = "too-large"
    NAME_TAKEN = "name-taken"
    BAD_NAME = "bad-name"
    BAD_HOUSE = "bad-house"
    TOO_MANY = "too-many"
    NOT_FOUND = "not-found"
    NOT_ALLOWED = "not-allowed"
    WRONG_SECRET = "wrong-secret"
    WEAK_PASSWORD = "weak-password"
    STILL_HERE = "still-here"
    SHUT_OUT = "shut-out"
    COMPANY = "other-people"
    NOT_YOUR_TURN = "not-your-turn"


class Turned(Sayable):
    """Something the room does not do; nothing has changed. *which*: the end of a message that tells more."""

    def __init__(self, reason: Code, which: str = "", /, **given: Any) -> None:
        super().__init__(reason, which, given)
        self.reason = reason
        self.message = f"{reason.value}-{which}" if which else reason.value
        self.given = given


class Stuck(Struct, frozen=True):
    """Why a table or a tournament stands still: the end of a `storage-failed` message, and its arguments."""

    which: str = ""
    given: dict[str, str] = {}

    def refusal(self) -> Turned:
        """What whoever asks for something there is told."""
        return Turned(Code.FROZEN, self.which, **self.given)


UNWRITTEN = Stuck()
"""The log can't be written."""
BROKEN = Stuck("broken")
"""The log can be written, but something went wrong that nobody had thought of."""


def why_stuck(error: Exception) -> Stuck:
    """What could not be made again when the room started; of other words than ours some could name a hidden card."""
    return Stuck("stuck-why", {"why": str(error)}) if isinstance(error, OtherFacts) else Stuck("stuck")


def refused(no: Exception, ident: str | None = None) -> Refusal:
    """A refusal as it goes over the line."""
    code = str(getattr(no, "reason", "refused"))
    if not isinstance(no, Sayable):
        return Refusal(ident, code, "bad-message-why", {"why": str(no)})
    given = {name: _plain(value) for name, value in no.given.items()}
    return Refusal(ident, code, "" if no.message == code else no.message, given, getattr(no, "rule", ""))


def badly(code: Code, error: ValueError) -> Turned:
    """What is wrong with something of somebody's own: a house, dials, a sheet. *error* says it."""
    return Turned(code, "why", why=sentence_of(error))


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value if isinstance(value, int | str | Phrase) else str(value)
