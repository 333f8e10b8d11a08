"""What happened at a table: past tense, whole facts. A hand's own events come wrapped in `Played`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine.events import Event as HandEvent
from sidepot.engine.events import Events
from sidepot.rules import Rules


class SatDown(Struct, frozen=True, tag="sat-down"):
    """A player took a chair."""

    player: str
    chair: int
    chips: int


class GotUp(Struct, frozen=True, tag="got-up"):
    """A player left a chair with these chips."""

    player: str
    chair: int
    chips: int


class WillLeave(Struct, frozen=True, tag="will-leave"):
    """A player leaves at the end of the hand, or stays after all."""

    player: str
    on: bool = True


class SatOut(Struct, frozen=True, tag="sat-out"):
    """A player is not dealt in any more."""

    player: str


class CameBack(Struct, frozen=True, tag="came-back"):
    """A player wants to play again."""

    player: str
    entry: str


class BoughtChips(Struct, frozen=True, tag="bought-chips"):
    """Chips were added to a stack between hands."""

    player: str
    chips: int


class WillBuy(Struct, frozen=True, tag="will-buy"):
    """Chips come at the end of the hand."""

    player: str
    chips: int


class Planned(Struct, frozen=True, tag="planned"):
    """A player decided ahead; others don't see it."""

    player: str
    plan: str


class PlanGone(Struct, frozen=True, tag="plan-gone"):
    """The price changed, so a plan does not hold any more; others don't see it."""

    player: str


class Agreed(Struct, frozen=True, tag="agreed"):
    """A player agrees to something, or no longer."""

    player: str
    to: str
    on: bool


class RunTwiceAsked(Struct, frozen=True, tag="run-twice-asked"):
    """The betting is over early: these players are asked for a second board, until then."""

    players: tuple[str, ...]
    until: int


class ConnectionChanged(Struct, frozen=True, tag="connection-changed"):
    """A player's connection was lost or is back."""

    player: str
    on: bool


class HandBegan(Struct, frozen=True, gc=False, tag="hand-began"):
    """A hand was dealt: seats 0..n−1 are these chairs; the button's chair may be empty."""

    hand: int
    chairs: tuple[int, ...]
    stacks: tuple[int, ...]
    button: int
    rules: Rules


class Played(Struct, frozen=True, gc=False, tag="played"):
    """Events of a hand, and the player of each seat; the events are made when they are looked at."""

    hand: int
    players: tuple[str, ...]
    events: Events | Sequence[HandEvent]


class HandEnded(Struct, frozen=True, gc=False, tag="hand-ended"):
    """A hand is over; stacks by seat."""

    hand: int
    stacks: tuple[int, ...]


class ShowedAfter(Struct, frozen=True, tag="showed-after"):
    """A player showed cards of a hand that was over."""

    player: str
    cards: tuple[Card, ...]


class RabbitHunted(Struct, frozen=True, tag="rabbit-hunted"):
    """A player wanted to see what would have come on the board."""

    player: str
    cards: tuple[Card, ...]


class HandSeen(Struct, frozen=True, tag="hand-seen"):
    """A player asked to see what another had mucked at the showdown."""

    player: str
    whose: str
    cards: tuple[Card, ...]


class ChangedSeat(Struct, frozen=True, tag="changed-seat"):
    """A player moved to another chair."""

    player: str
    old: int
    chair: int


class WillChangeSeat(Struct, frozen=True, tag="will-change-seat"):
    """A player moves to another chair at the end of the hand; None: stays after all."""

    player: str
    chair: int | None


class BuysAlways(Struct, frozen=True, tag="buys-always"):
    """A player has chips bought after each hand, or no longer; others don't see it."""

    player: str
    top_up: int
    rebuy: int


class KillDue(Struct, frozen=True, tag="kill-due"):
    """The next hand is a kill pot, and this player posts so much (T27)."""

    player: str
    amount: int


class GameChanged(Struct, frozen=True, tag="game-changed"):
    """Another game of the rotation is played from this hand on, as the house's list names it."""

    game: str


class GamePickDue(Struct, frozen=True, tag="game-pick-due"):
    """Dealer's choice: a player is to pick the next game from these, until then."""

    player: str
    games: tuple[str, ...]
    until: int


class GamePicked(Struct, frozen=True, tag="game-picked"):
    """Dealer's choice: a player has picked the next game."""

    player: str
    game: str


class UsesBank(Struct, frozen=True, tag="uses-bank"):
    """A player's time is over and the time bank runs."""

    player: str
    left: int


class GotGrace(Struct, frozen=True, tag="got-grace"):
    """A player without connection gets more time."""

    player: str
    time: int


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A player did not decide in time; the table did."""

    player: str


class RulesWillChange(Struct, frozen=True, tag="rules-will-change"):
    """Other rules hold from the next hand on."""

    rules: Rules


class Paused(Struct, frozen=True, tag="paused"):
    """The game stands still, or goes on."""

    on: bool


class HeldUp(Struct, frozen=True, tag="held-up"):
    """No hand is dealt until further notice, or hands are dealt again."""

    on: bool


class Waits(Struct, frozen=True, tag="waits"):
    """A player is on the waiting list."""

    player: str


class WaitsNoMore(Struct, frozen=True, tag="waits-no-more"):
    """A player is off the waiting list."""

    player: str


class ChairOffered(Struct, frozen=True, tag="chair-offered"):
    """A chair is kept for a player of the waiting list; *until* is None where nobody is hurried."""

    player: str
    chair: int
    until: int | None


class PlayerPlaced(Struct, frozen=True):
    """Where a player came in a game, with how many chips; *shared* by how many."""

    player: str
    place: int
    chips: int
    shared: int = 1


class GameBegan(Struct, frozen=True, tag="table-game-began"):
    """The first hand of a game is dealt."""

    game: int


class GameWillEnd(Struct, frozen=True, tag="table-game-will-end"):
    """The game ends after this hand, whoever is left."""

    game: int


class GameOver(Struct, frozen=True, tag="table-game-over"):
    """A game is over after so many hands: the places, best first. Everyone has cashed out and keeps the chair."""

    game: int
    hands: int
    places: tuple[PlayerPlaced, ...]


class BlindsWillRise(Struct, frozen=True, tag="blinds-will-rise"):
    """The next hand is the first with these blinds; *level* counts from 1."""

    level: int
    blinds: tuple[int, ...]


Event = (
    SatDown | GotUp | WillLeave | SatOut | CameBack | BoughtChips | WillBuy | Planned | PlanGone | Agreed
    | RunTwiceAsked
    | ConnectionChanged | HandBegan | Played | HandEnded | UsesBank | GotGrace | TimedOut | RulesWillChange
    | Paused | HeldUp | Waits | WaitsNoMore | ChairOffered | GameBegan | GameWillEnd | GameOver | BlindsWillRise
    | ShowedAfter | RabbitHunted | GameChanged | GamePickDue | GamePicked
    | HandSeen | ChangedSeat | WillChangeSeat | BuysAlways | KillDue
)  # fmt: skip
