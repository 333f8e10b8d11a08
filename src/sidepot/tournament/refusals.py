"""Why a tournament refuses a command: stable codes; their sentences are `refusal-` messages. Nothing has changed."""

from __future__ import annotations

from enum import StrEnum

from sidepot.engine import Refused as _Refused
from sidepot.words.refusal import Sayable


class No(StrEnum):
    """Why a command makes no sense now."""

    NOT_A_COMMAND = "not-a-command"
    TIME_GOES_ON = "time-goes-on"
    TICK_FIRST = "tick-first"
    BAD_NAME = "bad-name"
    UNKNOWN_PLAYER = "unknown-player"
    REGISTERED_ALREADY = "registered-already"
    REGISTRATION_CLOSED = "registration-closed"
    FULL = "full"
    NO_POINTS = "no-points"
    NO_REENTRY = "no-reentry"
    TOO_FEW = "too-few"
    BEGAN_ALREADY = "began-already"
    NOT_BEGUN = "not-begun"
    OVER = "over"
    PLAYER_OUT = "player-out"
    NO_REBUY = "no-rebuy"
    STACK_TOO_LARGE = "stack-too-large"
    NOTHING_TO_DECIDE = "nothing-to-decide"
    NO_ADD_ON = "no-add-on"
    ADDED_ALREADY = "added-already"
    PAUSED_ALREADY = "paused-already"
    NOT_PAUSED = "not-paused"
    NOT_SCHEDULED = "not-scheduled"
    REMOVED = "removed"
    REMOVED_ALREADY = "removed-already"


class Refused(Sayable, _Refused):
    """A command that makes no sense now; the tournament has not changed. *detail* names a message that says more."""

    def __init__(self, reason: No, detail: str = "", **given: object) -> None:
        super().__init__(reason)
        self.reason, self.message, self.given = reason, detail or reason.value, given
