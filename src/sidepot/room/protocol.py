"""What travels between a client and the room: commands in, messages out, each a tagged struct. JSON on the wire.

The one rule it keeps: what does not decode as one of these never reaches a table.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from sidepot.cards import Card
from sidepot.engine import actions
from sidepot.rules import MAX_CHIPS

VERSION = 1

Id = Annotated[str, Meta(min_length=1, max_length=64, description="The client's own id of a command.")]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Chips = Annotated[int, Meta(ge=0, le=MAX_CHIPS)]
ChairNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]


class _In(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing unknown comes in."""


# actions of a hand


class Fold(_In, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(_In, frozen=True, tag="check"):
    """Pass, where nothing is owed."""


class Call(_In, frozen=True, tag="call"):
    """Pay what is owed, or all chips if fewer."""


class Raise(_In, frozen=True, tag="raise"):
    """Bet, or raise: make the wager *to* chips on this street."""

    to: Chips


class AllIn(_In, frozen=True, tag="all-in"):
    """Put in every chip."""


class Discard(_In, frozen=True, tag="discard"):
    """Throw one hole card away."""

    card: CardText


class Show(_In, frozen=True, tag="show"):
    """Show the hand, where the house asks."""


class Muck(_In, frozen=True, tag="muck"):
    """Give the hand up unseen, where the house asks."""


Action = Fold | Check | Call | Raise | AllIn | Discard | Show | Muck

_PLAIN: dict[type, actions.Action] = {
    Fold: actions.Fold(), Check: actions.Check(), Call: actions.Call(), AllIn: actions.AllIn(),
    Show: actions.Show(), Muck: actions.Muck(),
}  # fmt: skip


def engine_action(action: Action) -> actions.Action:
    """The engine's action; ValueError for a card that is none."""
    match action:
        case Raise(to):
            return actions.RaiseTo(to)
        case Discard(card):
            return actions.Discard(Card(card))
    return _PLAIN[type(action)]


# commands: to the room


class Lobby(_In, frozen=True, tag="lobby"):
    """Tell me of the tables, now and whenever something changes; or no longer."""

    id: Id
    on: bool = True


class Watch(_In, frozen=True, tag="watch"):
    """Show me a table from now on. *epoch* and *after* say what I have seen: missed steps come with the snapshot."""

    id: Id
    table: TableId
    epoch: str = ""
    after: int = -1


class Unwatch(_In, frozen=True, tag="unwatch"):
    """Stop showing me a table."""

    id: Id
    table: TableId


class Ping(_In, frozen=True, tag="ping"):
    """Are you there?"""

    id: Id


# commands: to a table, by somebody who watches it


class Sit(_In, frozen=True, tag="sit"):
    """Take a chair. *entry*: `wait` for the big blind, `post` one, or buy the `button`."""

    id: Id
    table: TableId
    chair: ChairNumber
    chips: Chips
    entry: str = "wait"


class Leave(_In, frozen=True, tag="leave"):
    """Get up and cash out; in a hand at its end."""

    id: Id
    table: TableId


class SitOut(_In, frozen=True, tag="sit-out"):
    """Not be dealt in, from the next hand on."""

    id: Id
    table: TableId


class SitOutAtBlind(_In, frozen=True, tag="sit-out-at-blind"):
    """Sit out as soon as one would be the big blind, or no longer."""

    id: Id
    table: TableId
    on: bool = True


class Back(_In, frozen=True, tag="back"):
    """Play again; *entry* as in sit, where blinds were missed."""

    id: Id
    table: TableId
    entry: str = "wait"


class Rebuy(_In, frozen=True, tag="rebuy"):
    """Buy in again after losing everything."""

    id: Id
    table: TableId
    chips: Chips


class TopUp(_In, frozen=True, tag="top-up"):
    """Add chips; in a hand they come at its end."""

    id: Id
    table: TableId
    chips: Chips


class Act(_In, frozen=True, tag="act"):
    """Do something in the hand. *hand* and *turn* are those of `you`: a turn can be used once."""

    id: Id
    table: TableId
    hand: int
    turn: Annotated[str, Meta(max_length=64)]
    action: Action


class Plan(_In, frozen=True, tag="plan"):
    """Decide before one's turn: `check-fold`, `check`, `call`, `call-any`, or `none`."""

    id: Id
    table: TableId
    hand: int
    plan: str


class Agree(_In, frozen=True, tag="agree"):
    """Agree to a `straddle`, a `bomb-pot` or to `run-twice`, or no longer."""

    id: Id
    table: TableId
    to: str
    on: bool = True


class Wait(_In, frozen=True, tag="wait"):
    """Go on the waiting list."""

    id: Id
    table: TableId


class StopWaiting(_In, frozen=True, tag="stop-waiting"):
    """Leave the waiting list."""

    id: Id
    table: TableId


class Chat(_In, frozen=True, tag="chat"):
    """Say something to everyone at the table."""

    id: Id
    table: TableId
    text: Text


# commands: to a tournament, whose id stands in *table*


class Register(_In, frozen=True, tag="register"):
    """Enter a tournament; where it allows, enter again."""

    id: Id
    table: TableId


class Unregister(_In, frozen=True, tag="unregister"):
    """Not enter after all."""

    id: Id
    table: TableId


class Start(_In, frozen=True, tag="start"):
    """Host: draw the seats and begin."""

    id: Id
    table: TableId


class TakeRebuy(_In, frozen=True, tag="take-rebuy"):
    """Chips again, during the rebuy levels."""

    id: Id
    table: TableId


class NoRebuy(_In, frozen=True, tag="no-rebuy"):
    """No chips again, thank you."""

    id: Id
    table: TableId


class TakeAddOn(_In, frozen=True, tag="take-add-on"):
    """Take the add-on."""

    id: Id
    table: TableId


# commands: of a table's host


class Pause(_In, frozen=True, tag="pause"):
    """Host: stop the clocks and deal no further hand, or go on."""

    id: Id
    table: TableId
    on: bool = True


class Remove(_In, frozen=True, tag="remove"):
    """Host: a player (or an auto player) gets up, in a hand at its end; *ban* keeps them from sitting down again."""

    id: Id
    table: TableId
    player: Name
    ban: bool = False


class Dials(_In, frozen=True, tag="dials"):
    """Host: change dials, the blinds for example, from the next hand on: {"blinds": "5/10"}."""

    id: Id
    table: TableId
    dials: dict[str, Any]


class AddAuto(_In, frozen=True, tag="add-auto"):
    """Host: an auto player of this style takes a chair (any free one without *chair*)."""

    id: Id
    table: TableId
    style: Name
    chair: ChairNumber | None = None


class Mute(_In, frozen=True, tag="mute"):
    """Host: nobody sees what this player says any more, or again."""

    id: Id
    table: TableId
    player: Name
    on: bool = True


class Admit(_In, frozen=True, tag="admit"):
    """Host: let a player sit down who asked, at a table where the host is asked; or send them away."""

    id: Id
    table: TableId
    player: Name
    on: bool = True


class CloseTable(_In, frozen=True, tag="close-table"):
    """Host: no further hand; everyone is cashed out when the hand is over, and the table is gone."""

    id: Id
    table: TableId


HostCommand = Pause | Remove | Dials | AddAuto | Mute | Admit | CloseTable
TableCommand = (
    Sit | Leave | SitOut | SitOutAtBlind | Back | Rebuy | TopUp | Act | Plan | Agree | Wait | StopWaiting | Chat
    | Pause | Remove | Dials | AddAuto | Mute | Admit | CloseTable
)  # fmt: skip
TournamentCommand = Register | Unregister | Start | TakeRebuy | NoRebuy | TakeAddOn
ClientCommand = (
    Lobby | Watch | Unwatch | Ping | Sit | Leave | SitOut | SitOutAtBlind | Back | Rebuy | TopUp | Act | Plan | Agree
    | Wait | StopWaiting | Chat | Register | Unregister | Start | TakeRebuy | NoRebuy | TakeAddOn | Pause | Remove
    | Dials | AddAuto | Mute | Admit | CloseTable
)  # fmt: skip


# messages: from the room


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message on a socket."""

    version: int
    name: str
    kind: str
    """`guest`, `bot`."""
    operator: bool
    server_ms: int


class Ack(Struct, frozen=True, tag="ack"):
    """A command was carried out and will not be lost. The same id gets the same answer again."""

    id: str


class Refusal(Struct, frozen=True, tag="refusal"):
    """A command was refused and has changed nothing: a stable code, and a sentence for people."""

    id: str | None
    code: str
    says: str


class LobbyList(Struct, frozen=True, tag="tables"):
    """The tables of the lobby."""

    tables: Raw | list[Any]


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """All there is to see of a table, for this viewer."""

    table: str
    epoch: str
    seq: int
    info: Raw | Any
    state: Raw | Any
    you: Any
    chat: list[Any]
    log: list[str]
    last_hand: list[str]
    missed: list[Any] | None
    tournament: Any = None
    """Of a tournament: clock, players, places, prizes, standings; null at a table."""


class Step(Struct, frozen=True, tag="step"):
    """Something happened at a table: what, in words, and how it looks now."""

    table: str
    seq: int
    events: Raw | Any
    says: Raw | Any
    state: Raw | Any
    you: Any
    tournament: Any = None


class Private(Struct, frozen=True, tag="private"):
    """Something that only this viewer sees, and that changes nothing for others."""

    table: str
    events: Any
    you: Any


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    table: str
    number: int
    player: str
    """`` where the room itself speaks."""
    text: str
    at: int


class InfoChanged(Struct, frozen=True, tag="info"):
    """What is known of the table itself has changed: rules, auto players, mutes."""

    table: str
    info: Raw | Any


class Replaced(Struct, frozen=True, tag="replaced"):
    """A newer socket of yours shows this table; this one no longer does."""

    table: str


class Gone(Struct, frozen=True, tag="gone"):
    """The table is closed."""

    table: str
    says: str


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""

    id: str
    server_ms: int


class Closing(Struct, frozen=True, tag="closing"):
    """The room closes this socket; *again* says whether to come back, after how many milliseconds."""

    says: str
    again: int | None


ServerMessage = (
    Welcome | Ack | Refusal | LobbyList | Snapshot | Step | Private | Said | InfoChanged | Replaced | Gone | Pong
    | Closing
)  # fmt: skip

_decoder: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def decode(text: str | bytes) -> ClientCommand:
    """A client's command; ValueError (msgspec's) says what is wrong with it."""
    return _decoder.decode(text)
