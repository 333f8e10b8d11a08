"""What can be asked of a table. *player* is who asks: whoever carries commands makes sure of that."""

from __future__ import annotations

from msgspec import Struct

from sidepot.engine import Action
from sidepot.rules import Rules


class Sit(Struct, frozen=True, tag="sit"):
    """Take a chair with chips. *entry*: `wait` for the big blind, `post` one, or buy the `button` (C5)."""

    player: str
    chair: int
    chips: int
    entry: str = "wait"
    moved: bool = False
    """Came from another table of the same game: owes nothing, brings any stack, is never the small blind (V43)."""


class Leave(Struct, frozen=True, tag="leave"):
    """Get up and cash out; in the middle of a hand: fold on one's turn and go at its end. *on* off: stay after all."""

    player: str
    on: bool = True


class SitOut(Struct, frozen=True, tag="sit-out"):
    """Not be dealt in, from the next hand on."""

    player: str


class SitOutAtBlind(Struct, frozen=True, tag="sit-out-at-blind"):
    """Sit out as soon as one would be the big blind, or no longer."""

    player: str
    on: bool = True


class Back(Struct, frozen=True, tag="back"):
    """Play again. *entry* says how, where blinds were missed (S8)."""

    player: str
    entry: str = "wait"


class Rebuy(Struct, frozen=True, tag="rebuy"):
    """Buy in again after losing everything."""

    player: str
    chips: int


class TopUp(Struct, frozen=True, tag="top-up"):
    """Add chips up to the largest buy-in; in the middle of a hand they come at its end."""

    player: str
    chips: int


class Act(Struct, frozen=True, tag="act"):
    """Do something in the hand."""

    player: str
    action: Action


class PlanAhead(Struct, frozen=True, tag="plan-ahead"):
    """Decide before one's turn, or `none` of these.

    `check-fold`, `check` and `call` (this amount) vanish when the price changes; `call-any` does not, and `call-fold`
    folds then, as to a completion in stud. While others draw: `stand-pat`.
    """

    player: str
    plan: str


class Agree(Struct, frozen=True, tag="agree"):
    """Agree, or no longer, to a `straddle`, `button-straddle`, `bomb-pot` or `run-twice`."""

    player: str
    to: str
    on: bool = True


class Connection(Struct, frozen=True, tag="connection"):
    """A player's connection was lost or is back."""

    player: str
    on: bool


class Wait(Struct, frozen=True, tag="wait"):
    """Go on the waiting list of a full table."""

    player: str


class StopWaiting(Struct, frozen=True, tag="stop-waiting"):
    """Leave the waiting list."""

    player: str


class ChangeRules(Struct, frozen=True, tag="change-rules"):
    """Other blinds or another house, from the next hand on."""

    rules: Rules


class Pause(Struct, frozen=True, tag="pause"):
    """Stop the game, or go on: nobody is hurried and no hand begins; a hand in play may be played out."""

    on: bool = True


class Hold(Struct, frozen=True, tag="hold"):
    """Deal no hand after this one, or deal again: a tournament's break, a pause, hand for hand."""

    on: bool = True


class Give(Struct, frozen=True, tag="give"):
    """Chips of a tournament for a player of a fixed field: a rebuy or an add-on; in a hand they come at its end."""

    player: str
    chips: int


class ShowCards(Struct, frozen=True, tag="show-cards"):
    """Show cards of a hand that is over, which nobody has seen: all that one held, or some."""

    player: str
    cards: tuple[int, ...]


class HuntRabbit(Struct, frozen=True, tag="hunt-rabbit"):
    """See what would have come, where the house allows it."""

    player: str


class AskToSee(Struct, frozen=True, tag="ask-to-see"):
    """See a hand that was mucked at the showdown, if the house allows it."""

    player: str
    whose: str


class ChangeSeat(Struct, frozen=True, tag="change-seat"):
    """Move to a free chair, if the house allows it, during a hand at its end. One's own chair: stay."""

    player: str
    chair: int


class BuyAlways(Struct, frozen=True, tag="buy-always"):
    """Have chips bought after each hand: up to *top_up*, or *rebuy* when none are left; 0: none."""

    player: str
    top_up: int = 0
    rebuy: int = 0


class PickGame(Struct, frozen=True, tag="pick-game"):
    """Dealer's choice: the player who gets the button picks the next game, as the house's list names it (T26)."""

    player: str
    game: str


class StartGame(Struct, frozen=True, tag="start-game"):
    """Begin the next game: everyone seated who is here buys in."""


class EndGame(Struct, frozen=True, tag="end-game"):
    """End the game, after the hand in play: chips decide."""


Command = (
    Sit | Leave | SitOut | SitOutAtBlind | Back | Rebuy | TopUp | Act | PlanAhead | Agree | Connection | Wait
    | StopWaiting | ChangeRules | Pause | Hold | Give | StartGame | EndGame | ShowCards | HuntRabbit | PickGame
    | AskToSee | ChangeSeat | BuyAlways
)  # fmt: skip
