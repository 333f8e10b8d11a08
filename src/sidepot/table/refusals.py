"""Why a table refuses a command: stable codes; their sentences are `refusal-` messages. Nothing has changed then."""

from __future__ import annotations

from enum import StrEnum

from sidepot.engine import Refused as _Refused
from sidepot.words.refusal import Sayable


class No(StrEnum):
    """Why a command makes no sense now."""

    NOT_A_COMMAND = "not-a-command"
    TIME_GOES_ON = "time-goes-on"
    TICK_FIRST = "tick-first"
    NOT_SEATED = "not-seated"
    SEATED_ALREADY = "seated-already"
    NO_SUCH_CHAIR = "no-such-chair"
    CHAIR_TAKEN = "chair-taken"
    CHAIR_KEPT = "chair-kept"
    BAD_NAME = "bad-name"
    BAD_AMOUNT = "bad-amount"
    BUY_IN_TOO_SMALL = "buy-in-too-small"
    BUY_IN_TOO_LARGE = "buy-in-too-large"
    TOO_MANY_CHIPS = "too-many-chips"
    RATHOLING = "ratholing"
    FIELD_FIXED = "field-fixed"
    STILL_HAS_CHIPS = "still-has-chips"
    NO_CHIPS = "no-chips"
    BAD_CHOICE = "bad-choice"
    NOT_OFFERED = "not-offered"
    LEAVING = "leaving"
    NOT_LEAVING = "not-leaving"
    SITTING_OUT = "sitting-out"
    NOT_SITTING_OUT = "not-sitting-out"
    NO_HAND = "no-hand"
    ASKING = "asking"
    HAND_NOT_OVER = "hand-not-over"
    SHOWN_ALREADY = "shown-already"
    NOTHING_TO_COME = "nothing-to-come"
    NOT_DEALT_IN = "not-dealt-in"
    NOT_BETTING = "not-betting"
    YOUR_TURN = "your-turn"
    WAITING_ALREADY = "waiting-already"
    NOT_WAITING = "not-waiting"
    CHAIRS_FREE = "chairs-free"
    BAD_RULES = "bad-rules"
    PAUSED_ALREADY = "paused-already"
    NOT_PAUSED = "not-paused"
    OUT_OF_GAME = "out-of-game"
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    TOO_FEW = "too-few"
    NOT_YOUR_PICK = "not-your-pick"
    NOTHING_TO_SEE = "nothing-to-see"


class Refused(Sayable, _Refused):
    """A command that makes no sense now; the table has not changed. *detail* names a message that says more."""

    def __init__(self, reason: No, detail: str = "", **given: object) -> None:
        super().__init__(reason)
        self.reason, self.message, self.given = reason, detail or reason.value, given
