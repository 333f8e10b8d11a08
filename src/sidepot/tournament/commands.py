"""What can be asked of a tournament. *player* is who asks: whoever carries commands makes sure of that."""

from __future__ import annotations

from msgspec import Struct

from sidepot.table import Act, Agree, AskToSee, Back, Connection, HuntRabbit, PickGame, PlanAhead, ShowCards, SitOut


class Register(Struct, frozen=True, tag="register"):
    """Enter; after going out while late registration is open: enter again."""

    player: str


class Unregister(Struct, frozen=True, tag="unregister"):
    """Not enter after all, before it begins."""

    player: str


class Start(Struct, frozen=True, tag="start"):
    """Draw the seats and begin."""


class Rebuy(Struct, frozen=True, tag="rebuy"):
    """Chips again, during the rebuy levels; in a hand they come at its end."""

    player: str


class NoRebuy(Struct, frozen=True, tag="no-rebuy"):
    """Who lost everything does not want a rebuy."""

    player: str


class TakeAddOn(Struct, frozen=True, tag="take-add-on"):
    """Take the add-on, once."""

    player: str


class AtTable(Struct, frozen=True, tag="at-table"):
    """A player at the table: acts, plans, sits out, comes back, agrees, picks, shows and sees; or their connection."""

    command: TableCommand


class Pause(Struct, frozen=True, tag="pause"):
    """Stop the clock; hands that are dealt are played to their end."""


class Resume(Struct, frozen=True, tag="resume"):
    """Go on after a pause."""


class StopAfterGame(Struct, frozen=True, tag="stop-after-game"):
    """A season ends with the game that is running (L15)."""

    on: bool = True


class TimeToStart(Struct, frozen=True, tag="time-to-start"):
    """The time has come that the sheet set: it begins, or waits for those who are missing."""


class Remove(Struct, frozen=True, tag="remove"):
    """Send a player away, for good; one in play goes out in the place they have then. *by* whom that was decided."""

    player: str
    by: str = ""


class Cancel(Struct, frozen=True, tag="cancel"):
    """It does not take place, or not to its end: everyone gets back what they paid. *by* whom that was decided."""

    by: str = ""


class CountChips(Struct, frozen=True, tag="count-chips"):
    """The game ends here, and chips decide; a hand in play is void."""


TableCommand = Act | PlanAhead | SitOut | Back | Agree | PickGame | ShowCards | HuntRabbit | AskToSee | Connection
Command = (
    Register | Unregister | Start | Rebuy | NoRebuy | TakeAddOn | AtTable | Pause | Resume | StopAfterGame
    | TimeToStart | Remove | Cancel | CountChips
)  # fmt: skip
