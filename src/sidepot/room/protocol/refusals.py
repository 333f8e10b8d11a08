"""Why the room turns something down: stable codes, each with its sentence. The tables' and hands' own reasons stay."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from sidepot.engine.stored import OtherFacts
from sidepot.words.refusal import Sayable


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


class Turned(Exception):
    """Something the room does not do; nothing has changed."""

    def __init__(self, reason: Code, says: str = "") -> None:
        super().__init__(says or SENTENCES[reason])
        self.reason = reason
        self.message = "" if says else reason.value
        """The message that tells it, where that is the one of its code."""


def told(no: Exception) -> dict[str, Any]:
    """How a refusal is told in any language: the fields `message`, `given` and `rule` of it."""
    if isinstance(no, Sayable):
        given = {name: value if isinstance(value, int | str) else str(value) for name, value in no.given.items()}
        return {"message": no.message, "given": given, "rule": getattr(no, "rule", "")}
    return {"message": getattr(no, "message", "")}


BROKEN = "an error in the room: the table stands still, nothing acknowledged is lost"
"""Said with FROZEN where the log can be written, but something went wrong that nobody had thought of."""

STUCK = "this can't go on as its log tells it: nothing is lost, and whoever runs the room has to see to it"
"""The same for what could not be made again when the room started."""


def why_stuck(error: Exception) -> str:
    """Why something stands still, for everyone: only words of our own, since others could name a hidden card."""
    return f"{STUCK} ({error})" if isinstance(error, OtherFacts) else STUCK


SENTENCES = {
    Code.BAD_MESSAGE: "that is not a message the room knows",
    Code.SLOW_DOWN: "too much at once: wait a moment",
    Code.NOT_WATCHING: "this socket does not show that table: watch it first",
    Code.NO_SUCH_TABLE: "there is no such table",
    Code.TABLE_CLOSED: "this table was closed",
    Code.TABLE_FULL_OF_WATCHERS: "too many people are watching this table",
    Code.OLD_HAND: "that was meant for another hand",
    Code.OLD_TURN: "that was meant for another turn",
    Code.BANNED: "the host does not let you sit at this table",
    Code.ASK_HOST: "the host decides who sits down here: ask for the chair, and you get it when they let you in",
    Code.MUTED: "the host has muted you",
    Code.NOTHING_SAID: "there is nothing in that message",
    Code.NOT_HOST: "only the host of the table may do that",
    Code.NO_SUCH_PLAYER: "nobody of that name sits at this table",
    Code.NO_SUCH_STYLE: "there is no such kind of auto player",
    Code.NO_FREE_CHAIR: "there is no free chair",
    Code.BAD_DIALS: "these dials can't be set",
    Code.NOT_HERE: "that can't be asked here",
    Code.BAD_SHEET: "this tournament can't be played",
    Code.BAD_BOT: "this bot can't be called",
    Code.FROZEN: "the room cannot write its log: the table stands still, nothing acknowledged is lost",
    Code.NO_SESSION: "say who you are first",
    Code.BAD_ORIGIN: "this page may not use the room",
    Code.NOT_JSON: "the body has to be JSON, with the content type application/json",
    Code.TOO_LARGE: "that is too large",
    Code.NAME_TAKEN: "that name is taken, or looks like one that is",
    Code.BAD_NAME: "that is not a name",
    Code.BAD_HOUSE: "this house can't be played",
    Code.TOO_MANY: "there are too many already",
    Code.NOT_FOUND: "there is nothing here",
    Code.NOT_ALLOWED: "you may not do that",
    Code.WRONG_SECRET: "that does not open any account here",
    Code.WEAK_PASSWORD: "a password has 8 characters or more, and is not your name",
    Code.SHUT_OUT: "the operator does not let you into this room",
    Code.STILL_HERE: "something of yours is still here",
    Code.COMPANY: "other people play here: ask again when the hand is over",
    Code.NOT_YOUR_TURN: "it is not your turn: ask when something is asked of you",
}
