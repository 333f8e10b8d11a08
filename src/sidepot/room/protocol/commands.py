"""What clients ask for: of the room, of a table, of a tournament, and what a table's host may ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from sidepot import table, tournament
from sidepot.room.protocol.actions import Action
from sidepot.room.protocol.derived import said
from sidepot.room.protocol.fields import (
    LONGEST_CURRENCY,
    MOST_CENTS,
    CardText,
    ChairNumber,
    Chips,
    Name,
    Text,
    ToRoom,
    ToTable,
    Url,
)

# to the room


class Lobby(ToRoom, frozen=True, tag="lobby"):
    """Send me the lobby, now and whenever it changes; or no longer."""

    on: bool = True


class Mine(ToRoom, frozen=True, tag="mine"):
    """Send me my own tables, and who asks me for a chair, now and whenever they change; or no longer."""

    on: bool = True


class Watch(ToTable, frozen=True, tag="watch"):
    """Show me a table from now on. *epoch* and *after* say what I have seen: missed steps come with the snapshot.

    *at*: of a tournament in which I do not play, the table with this number; 0 for the lowest.
    """

    epoch: str = ""
    after: int = -1
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Unwatch(ToTable, frozen=True, tag="unwatch"):
    """Stop showing me a table."""


class Ping(ToRoom, frozen=True, tag="ping"):
    """Are you there?"""


# to a table, by somebody who watches it

Sit = said(table.Sit, "moved", chair=ChairNumber, chips=Chips)
AskToSit = said(table.Sit, "moved", tag="ask-to-sit", chair=ChairNumber, chips=Chips)
Leave = said(table.Leave)
SitOut = said(table.SitOut)
SitOutAtBlind = said(table.SitOutAtBlind)
Back = said(table.Back)
Rebuy = said(table.Rebuy, chips=Chips)
TopUp = said(table.TopUp, chips=Chips)
Act = said(table.Act, hand=int, turn=Annotated[str, Meta(max_length=64)], action=Action)
Plan = said(table.PlanAhead, tag="plan", hand=int)
Agree = said(table.Agree)
Wait = said(table.Wait)
StopWaiting = said(table.StopWaiting)
ShowCards = said(table.ShowCards, hand=int, cards=Annotated[list[CardText], Meta(min_length=1, max_length=7)])
HuntRabbit = said(table.HuntRabbit, hand=int)
AskToSee = said(table.AskToSee, hand=int)
ChangeSeat = said(table.ChangeSeat)
BuyAlways = said(table.BuyAlways, top_up=Chips, rebuy=Chips)
PickGame = said(table.PickGame)
StartGame = said(table.StartGame)

# to a tournament, whose id stands in *table*

Register = said(tournament.Register)
Unregister = said(tournament.Unregister)
TakeRebuy = said(tournament.Rebuy, tag="take-rebuy")
NoRebuy = said(tournament.NoRebuy)
TakeAddOn = said(tournament.TakeAddOn)

# to either, by its host

Start = said(tournament.Start)
StopAfterGame = said(tournament.StopAfterGame)
Cancel = said(tournament.Cancel)
EndGame = said(table.EndGame)


class Chat(ToTable, frozen=True, tag="chat"):
    """Say something to everyone at the table."""

    text: Text


class StopAsking(ToTable, frozen=True, tag="stop-asking"):
    """Withdraw my request to the host for a chair."""


class Hurry(ToTable, frozen=True, tag="hurry"):
    """I have folded and only auto players are in: let them play this hand at once."""

    hand: int


class Pace(ToTable, frozen=True, tag="pace"):
    """Host, or without one anyone seated: set how fast auto players play."""

    pace: Literal["slow", "usual", "fast", "at once"]


# to a tournament, whose id stands in *table*


class EnterBot(ToTable, frozen=True, tag="enter-bot"):
    """Enter a bot over HTTP: any for the host, one of their own for everyone else."""

    name: Name
    url: Url


class WithdrawBot(ToTable, frozen=True, tag="withdraw-bot"):
    """Host, or whoever entered it: withdraw a bot."""

    name: Name


# of a table's host


class Pause(ToTable, frozen=True, tag="pause"):
    """Host: stop the clocks and deal no further hand, or resume."""

    on: bool = True


class Remove(ToTable, frozen=True, tag="remove"):
    """Host: a player (or an auto player) gets up, in a hand at its end; *ban* keeps them from sitting down again.

    In a tournament they are out, and can't enter again in any case.
    """

    player: Name
    ban: bool = False


class Dials(ToTable, frozen=True, tag="dials"):
    """Host: change dials, the blinds for example, from the next hand on: {"blinds": "5/10"}."""

    dials: dict[str, Any]


class AddAuto(ToTable, frozen=True, tag="add-auto"):
    """Host: seat an auto player of this style (without *chair*, in any free chair)."""

    style: Name
    chair: ChairNumber | None = None


class Mute(ToTable, frozen=True, tag="mute"):
    """Host: hide what this player says from everyone, or show it again."""

    player: Name
    on: bool = True


class Admit(ToTable, frozen=True, tag="admit"):
    """Host: let a player who asked for a chair sit down, or turn them down."""

    player: Name
    on: bool = True


class Ban(ToTable, frozen=True, tag="ban"):
    """Host: ban a player from sitting down, or lift the ban. A seated player gets up, during a hand at its end."""

    player: Name
    on: bool = True


class ChipValue(ToTable, frozen=True, tag="chip-value"):
    """Host: say what a chip is worth, in hundredths of a currency; 0: nothing."""

    currency: Annotated[str, Meta(max_length=LONGEST_CURRENCY)]
    cents: Annotated[int, Meta(ge=0, le=MOST_CENTS)]


class CloseTable(ToTable, frozen=True, tag="close-table"):
    """Host: close the table after this hand, with everyone cashed out; or keep it open after all."""

    on: bool = True


RoomCommand = Lobby | Mine | Watch | Unwatch | Ping
if TYPE_CHECKING:
    TournamentCommand = ToTable
    HostCommand = Pause | Remove | Dials | AddAuto | Mute | Admit | Ban | ChipValue | CloseTable
    TableCommand = ToTable
    ClientCommand = RoomCommand | ToTable
else:
    PlayerCommand = (
        Sit | AskToSit | Leave | SitOut | SitOutAtBlind | Back | Rebuy | TopUp | Act | Plan | Agree | Wait | StopWaiting
        | Chat | StopAsking | StartGame | ShowCards | HuntRabbit | PickGame | AskToSee | ChangeSeat | BuyAlways | Hurry
        | Pace
    )  # fmt: skip
    TournamentCommand = (
        Register | Unregister | Start | StopAfterGame | Cancel | TakeRebuy | NoRebuy | TakeAddOn | EnterBot
        | WithdrawBot
    )  # fmt: skip
    HostCommand = Pause | Remove | Dials | AddAuto | Mute | Admit | Ban | ChipValue | EndGame | CloseTable
    TableCommand = PlayerCommand | HostCommand
    ClientCommand = RoomCommand | PlayerCommand | TournamentCommand | HostCommand
