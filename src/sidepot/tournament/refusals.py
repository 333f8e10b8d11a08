"""Why a tournament refuses a command: stable codes, each with its sentence. A refused command has changed nothing."""

from __future__ import annotations

from enum import StrEnum

from sidepot.engine import Refused as _Refused


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
    TOO_MANY_CHIPS = "too-many-chips"
    NOTHING_TO_DECIDE = "nothing-to-decide"
    NO_ADD_ON = "no-add-on"
    ADDED_ALREADY = "added-already"
    PAUSED_ALREADY = "paused-already"
    NOT_PAUSED = "not-paused"
    NOT_SCHEDULED = "not-scheduled"
    REMOVED = "removed"
    REMOVED_ALREADY = "removed-already"


class Refused(_Refused):
    """A command that makes no sense now; the tournament has not changed."""

    def __init__(self, reason: No) -> None:
        super().__init__(SENTENCES[reason])
        self.reason = reason


SENTENCES = {
    No.NOT_A_COMMAND: "that is not a command a tournament knows",
    No.TIME_GOES_ON: "time is a whole number of milliseconds and never goes back",
    No.TICK_FIRST: "something is due: tick first",
    No.BAD_NAME: "a name has 1 to 64 printable characters",
    No.UNKNOWN_PLAYER: "nobody of that name is registered",
    No.REGISTERED_ALREADY: "registered already",
    No.REGISTRATION_CLOSED: "registration is closed",
    No.FULL: "no place is free",
    No.NO_POINTS: "the season has points for no more players: entries are closed (L14)",
    No.NO_REENTRY: "no more entries for this player",
    No.TOO_FEW: "it takes two players to begin",
    No.BEGAN_ALREADY: "the tournament has begun",
    No.NOT_BEGUN: "the tournament has not begun",
    No.OVER: "the tournament is over",
    No.PLAYER_OUT: "this player is out",
    No.NO_REBUY: "no rebuy is possible now",
    No.TOO_MANY_CHIPS: "who has more than the starting stack can't rebuy",
    No.NOTHING_TO_DECIDE: "there is nothing to decide",
    No.NO_ADD_ON: "no add-on is possible now",
    No.ADDED_ALREADY: "the add-on was taken already",
    No.PAUSED_ALREADY: "the tournament is paused",
    No.NOT_PAUSED: "the tournament is not paused",
    No.NOT_SCHEDULED: "no time is set for the start",
    No.REMOVED: "the host has removed this player from it: they can't enter again",
    No.REMOVED_ALREADY: "this player was removed already",
}
