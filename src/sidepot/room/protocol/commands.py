"""What clients ask for: of the room, of a table, of a tournament, and what a table's host may ask."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from sidepot.room.protocol.actions import Action
from sidepot.room.protocol.fields import (
    LONGEST_CURRENCY,
    MOST_CENTS,
    CardText,
    ChairNumber,
    Chips,
    Id,
    In,
    Name,
    TableId,
    Text,
    Url,
)

# to the room


class Lobby(In, frozen=True, tag="lobby"):
    """Tell me of the tables, now and whenever something changes; or no longer."""

    id: Id
    on: bool = True


class Mine(In, frozen=True, tag="mine"):
    """Tell me of my own tables, and of who asks me for a chair, now and whenever something changes; or no longer."""

    id: Id
    on: bool = True


class Watch(In, frozen=True, tag="watch"):
    """Show me a table from now on. *epoch* and *after* say what I have seen: missed steps come with the snapshot.

    *at*: of a tournament in which I do not play, the table with this number; 0 for the lowest.
    """

    id: Id
    table: TableId
    epoch: str = ""
    after: int = -1
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Unwatch(In, frozen=True, tag="unwatch"):
    """Stop showing me a table."""

    id: Id
    table: TableId


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


# to a table, by somebody who watches it


class Sit(In, frozen=True, tag="sit"):
    """Take a chair. *entry*: `wait` for the big blind, `post` one, or buy the `button`."""

    id: Id
    table: TableId
    chair: ChairNumber
    chips: Chips
    entry: str = "wait"


class AskToSit(In, frozen=True, tag="ask-to-sit"):
    """Ask the host for a chair, where `sit` is refused with `ask-host`; one asked for before is given up."""

    id: Id
    table: TableId
    chair: ChairNumber
    chips: Chips
    entry: str = "wait"


class Leave(In, frozen=True, tag="leave"):
    """Get up and cash out; in a hand at its end."""

    id: Id
    table: TableId


class SitOut(In, frozen=True, tag="sit-out"):
    """Not be dealt in, from the next hand on."""

    id: Id
    table: TableId


class SitOutAtBlind(In, frozen=True, tag="sit-out-at-blind"):
    """Sit out as soon as one would be the big blind, or no longer."""

    id: Id
    table: TableId
    on: bool = True


class Back(In, frozen=True, tag="back"):
    """Play again; *entry* as in sit, where blinds were missed."""

    id: Id
    table: TableId
    entry: str = "wait"


class Rebuy(In, frozen=True, tag="rebuy"):
    """Buy in again after losing everything."""

    id: Id
    table: TableId
    chips: Chips


class TopUp(In, frozen=True, tag="top-up"):
    """Add chips; in a hand they come at its end."""

    id: Id
    table: TableId
    chips: Chips


class Act(In, frozen=True, tag="act"):
    """Do something in the hand. *hand* and *turn* are those of `you`: a turn can be used once."""

    id: Id
    table: TableId
    hand: int
    turn: Annotated[str, Meta(max_length=64)]
    action: Action


class Plan(In, frozen=True, tag="plan"):
    """Decide before one's turn: `check-fold`, `check`, `call`, `call-any`, or `none`."""

    id: Id
    table: TableId
    hand: int
    plan: str


class Agree(In, frozen=True, tag="agree"):
    """Agree to a `straddle`, a `bomb-pot` or to `run-twice`, or no longer."""

    id: Id
    table: TableId
    to: str
    on: bool = True


class Wait(In, frozen=True, tag="wait"):
    """Go on the waiting list."""

    id: Id
    table: TableId


class StopWaiting(In, frozen=True, tag="stop-waiting"):
    """Leave the waiting list."""

    id: Id
    table: TableId


class Chat(In, frozen=True, tag="chat"):
    """Say something to everyone at the table."""

    id: Id
    table: TableId
    text: Text


class StopAsking(In, frozen=True, tag="stop-asking"):
    """I asked the host for a chair, and do not want it any more."""

    id: Id
    table: TableId


class ShowCards(In, frozen=True, tag="show-cards"):
    """Show cards of the hand that is over, which nobody has seen."""

    id: Id
    table: TableId
    hand: int
    cards: Annotated[list[CardText], Meta(min_length=1, max_length=7)]


class HuntRabbit(In, frozen=True, tag="hunt-rabbit"):
    """See what would have come in the hand that is over, where the house allows it."""

    id: Id
    table: TableId
    hand: int


class AskToSee(In, frozen=True, tag="ask-to-see"):
    """See a hand that was mucked at the showdown of the hand that is over, where the house allows it."""

    id: Id
    table: TableId
    hand: int
    whose: str


class ChangeSeat(In, frozen=True, tag="change-seat"):
    """Move to a free chair, in a hand at its end; your own chair: stay after all."""

    id: Id
    table: TableId
    chair: int


class BuyAlways(In, frozen=True, tag="buy-always"):
    """Have chips bought after each hand: up to *top_up* while you have some, *rebuy* when you have none; 0 for not."""

    id: Id
    table: TableId
    top_up: Chips = 0
    rebuy: Chips = 0


class PickGame(In, frozen=True, tag="pick-game"):
    """Dealer's choice: pick the next game, one of `state.rotation.games`, where `state.rotation.picks` is you."""

    id: Id
    table: TableId
    game: str


class Hurry(In, frozen=True, tag="hurry"):
    """I have folded, and only auto players are in: let them hurry, for this hand."""

    id: Id
    table: TableId
    hand: int


class Pace(In, frozen=True, tag="pace"):
    """Host, or anyone seated where there is none: how fast auto players play."""

    id: Id
    table: TableId
    pace: Literal["slow", "usual", "fast", "at once"]


class StartGame(In, frozen=True, tag="start-game"):
    """Begin the next game: the host, or anyone seated where no host is there. Everyone seated buys in."""

    id: Id
    table: TableId


# to a tournament, whose id stands in *table*


class Register(In, frozen=True, tag="register"):
    """Enter a tournament; where it allows, enter again."""

    id: Id
    table: TableId


class Unregister(In, frozen=True, tag="unregister"):
    """Not enter after all."""

    id: Id
    table: TableId


class Start(In, frozen=True, tag="start"):
    """Host: draw the seats and begin."""

    id: Id
    table: TableId


class StopAfterGame(In, frozen=True, tag="stop-after-game"):
    """Host: a season ends with the game that is running, or goes on after all."""

    id: Id
    table: TableId
    on: bool = True


class Cancel(In, frozen=True, tag="cancel"):
    """Host: it does not take place, or ends here: everyone gets back what they paid."""

    id: Id
    table: TableId


class TakeRebuy(In, frozen=True, tag="take-rebuy"):
    """Chips again, during the rebuy levels."""

    id: Id
    table: TableId


class NoRebuy(In, frozen=True, tag="no-rebuy"):
    """No chips again, thank you."""

    id: Id
    table: TableId


class TakeAddOn(In, frozen=True, tag="take-add-on"):
    """Take the add-on."""

    id: Id
    table: TableId


class EnterBot(In, frozen=True, tag="enter-bot"):
    """Enter a bot over HTTP: the host any, everyone else one of their own."""

    id: Id
    table: TableId
    name: Name
    url: Url


class WithdrawBot(In, frozen=True, tag="withdraw-bot"):
    """Host, or who entered it: a bot does not enter after all."""

    id: Id
    table: TableId
    name: Name


# of a table's host


class Pause(In, frozen=True, tag="pause"):
    """Host: stop the clocks and deal no further hand, or go on."""

    id: Id
    table: TableId
    on: bool = True


class Remove(In, frozen=True, tag="remove"):
    """Host: a player (or an auto player) gets up, in a hand at its end; *ban* keeps them from sitting down again.

    In a tournament they are out, and can't enter again in any case.
    """

    id: Id
    table: TableId
    player: Name
    ban: bool = False


class Dials(In, frozen=True, tag="dials"):
    """Host: change dials, the blinds for example, from the next hand on: {"blinds": "5/10"}."""

    id: Id
    table: TableId
    dials: dict[str, Any]


class AddAuto(In, frozen=True, tag="add-auto"):
    """Host: an auto player of this style takes a chair (any free one without *chair*)."""

    id: Id
    table: TableId
    style: Name
    chair: ChairNumber | None = None


class Mute(In, frozen=True, tag="mute"):
    """Host: nobody sees what this player says any more, or again."""

    id: Id
    table: TableId
    player: Name
    on: bool = True


class Admit(In, frozen=True, tag="admit"):
    """Host: let a player sit down who asked, at a table where the host is asked; or send them away."""

    id: Id
    table: TableId
    player: Name
    on: bool = True


class Ban(In, frozen=True, tag="ban"):
    """Host: a player may not sit down at this table, or may again. Whoever sits gets up, in a hand at its end."""

    id: Id
    table: TableId
    player: Name
    on: bool = True


class ChipValue(In, frozen=True, tag="chip-value"):
    """Host: a chip is worth so many hundredths of a currency; 0 is nothing."""

    id: Id
    table: TableId
    currency: Annotated[str, Meta(max_length=LONGEST_CURRENCY)]
    cents: Annotated[int, Meta(ge=0, le=MOST_CENTS)]


class EndGame(In, frozen=True, tag="end-game"):
    """Host: the game ends, after the hand in play; chips decide."""

    id: Id
    table: TableId


class CloseTable(In, frozen=True, tag="close-table"):
    """Host: no further hand; everyone is cashed out when this one is over, and the table is gone. False: not yet."""

    id: Id
    table: TableId
    on: bool = True


RoomCommand = Lobby | Mine | Watch | Unwatch | Ping
PlayerCommand = (
    Sit | AskToSit | Leave | SitOut | SitOutAtBlind | Back | Rebuy | TopUp | Act | Plan | Agree | Wait | StopWaiting
    | Chat | StopAsking | StartGame | ShowCards | HuntRabbit | PickGame | AskToSee | ChangeSeat | BuyAlways | Hurry
    | Pace
)  # fmt: skip
TournamentCommand = (
    Register | Unregister | Start | StopAfterGame | Cancel | TakeRebuy | NoRebuy | TakeAddOn | EnterBot | WithdrawBot
)
HostCommand = Pause | Remove | Dials | AddAuto | Mute | Admit | Ban | ChipValue | EndGame | CloseTable
TableCommand = PlayerCommand | HostCommand
ClientCommand = RoomCommand | PlayerCommand | TournamentCommand | HostCommand
