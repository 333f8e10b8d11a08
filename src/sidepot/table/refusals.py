"""Why a table refuses a command: stable codes, each with its sentence. A refused command has changed nothing."""

from __future__ import annotations

from enum import StrEnum

from sidepot.engine import Refused as _Refused


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


class Refused(_Refused):
    """A command that makes no sense now; the table has not changed."""

    def __init__(self, reason: No, says: str = "") -> None:
        super().__init__(says or SENTENCES[reason])
        self.reason = reason


SENTENCES = {
    No.NOT_A_COMMAND: "that is not a command a table knows",
    No.TIME_GOES_ON: "time is a whole number of milliseconds and never goes back",
    No.TICK_FIRST: "a deadline has passed: tick first",
    No.NOT_SEATED: "you don't sit at this table",
    No.SEATED_ALREADY: "you sit at this table already",
    No.NO_SUCH_CHAIR: "there is no such chair",
    No.CHAIR_TAKEN: "somebody sits there",
    No.CHAIR_KEPT: "that chair is kept for somebody on the waiting list",
    No.BAD_NAME: "a player has a name of 1 to 64 printable characters",
    No.BAD_AMOUNT: "chips are whole numbers, 1 or more",
    No.BUY_IN_TOO_SMALL: "less than the smallest buy-in",
    No.BUY_IN_TOO_LARGE: "more than the largest buy-in",
    No.TOO_MANY_CHIPS: "more chips than a table can hold",
    No.RATHOLING: "who comes back soon brings what they left with",
    No.FIELD_FIXED: "nobody joins or buys chips once this game has begun",
    No.STILL_HAS_CHIPS: "you still have chips: top up instead",
    No.NO_CHIPS: "you have no chips: rebuy first",
    No.BAD_CHOICE: "that is not one of the choices",
    No.NOT_OFFERED: "this house does not offer that",
    No.LEAVING: "you are leaving",
    No.SITTING_OUT: "you sit out already",
    No.NOT_SITTING_OUT: "you do not sit out",
    No.HAND_NOT_OVER: "the next hand is being played: cards are shown when a hand is over",
    No.SHOWN_ALREADY: "everyone has seen those cards",
    No.NOTHING_TO_COME: "nothing more would have come, or it lies there already",
    No.ASKING: "the betting is over: players are asked whether to run it twice",
    No.NO_HAND: "no hand is being played",
    No.NOT_DEALT_IN: "you are not in this hand",
    No.NOT_BETTING: "you have no bet to make now",
    No.YOUR_TURN: "it is your turn: act",
    No.WAITING_ALREADY: "you are on the waiting list already",
    No.NOT_WAITING: "you are not on the waiting list",
    No.CHAIRS_FREE: "there is a free chair: sit down",
    No.BAD_RULES: "these rules do not fit this table",
    No.PAUSED_ALREADY: "the table is paused already",
    No.NOT_PAUSED: "the table is not paused",
    No.OUT_OF_GAME: "you are out of this game: sit down again for the next one",
    No.GAME_RUNNING: "a game is being played: the next one begins after it",
    No.NO_GAME: "no game is being played that could end",
    No.NOT_YOUR_PICK: "it is not your game to pick now",
    No.TOO_FEW: "a game begins with two players at least: somebody else has to sit down",
}
