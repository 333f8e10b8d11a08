"""What happened in a tournament: past tense, whole facts. A table's own events come wrapped in `TableSaid`."""

from __future__ import annotations

from msgspec import Struct

from sidepot.table.events import Event as TableEvent
from sidepot.tournament.places import Placed
from sidepot.tournament.points import Standing


class Registered(Struct, frozen=True, tag="registered"):
    """A player entered; *entry* counts the player's entries, *entries* everyone's."""

    player: str
    entry: int
    entries: int


class Unregistered(Struct, frozen=True, tag="unregistered"):
    """A player does not enter after all."""

    player: str


class TooFewCame(Struct, frozen=True, tag="too-few-came"):
    """At the time set for the start too few were there: it waits until *needed* are."""

    players: int
    needed: int


class Began(Struct, frozen=True, tag="began"):
    """The tournament began."""

    players: int
    tables: int
    stack: int


class TableOpened(Struct, frozen=True, tag="table-opened"):
    """A table was set up; *button* is the chair that has the button first, or the next one to its left."""

    table: int
    chairs: int
    button: int


class Seated(Struct, frozen=True, tag="seated"):
    """A player got a chair."""

    player: str
    table: int
    chair: int
    chips: int


class Moved(Struct, frozen=True, tag="moved"):
    """A player changed tables: to `balance` them, because one was `broken`, or to the `final` table."""

    player: str
    source: int
    table: int
    chair: int
    why: str


class TableBroken(Struct, frozen=True, tag="table-broken"):
    """A table was closed; its players have other chairs."""

    table: int


class FinalTable(Struct, frozen=True, tag="final-table"):
    """Everyone who is left sits at one table, seats and button newly drawn."""

    table: int


class LevelBegan(Struct, frozen=True, tag="level-began"):
    """A level, counted from 1; it holds from each table's next hand on (V42). *until*: where time decides."""

    level: int
    sb: int
    bb: int
    ante: int
    until: int | None


class BreakBegan(Struct, frozen=True, tag="break-began"):
    """No hand is dealt until a break is over."""

    until: int


class BreakEnded(Struct, frozen=True, tag="break-ended"):
    """Hands are dealt again."""


class Paused(Struct, frozen=True, tag="paused"):
    """The clock stands still, and no hand is dealt."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clock goes on."""


class EntriesClosed(Struct, frozen=True, tag="entries-closed"):
    """Nobody can enter or rebuy any more: the entrants, the pool, and what the places pay."""

    entrants: int
    pool: int
    prizes: tuple[int, ...]


class HandForHand(Struct, frozen=True, tag="hand-for-hand"):
    """All tables wait for each other after every hand, or no longer."""

    on: bool


class MayRebuy(Struct, frozen=True, tag="may-rebuy"):
    """A player without chips may rebuy until then; the table waits."""

    player: str
    until: int


class Rebought(Struct, frozen=True, tag="rebought"):
    """A player bought chips again."""

    player: str
    chips: int
    cost: int


class AddedOn(Struct, frozen=True, tag="added-on"):
    """A player took the add-on."""

    player: str
    chips: int
    cost: int


class WentOut(Struct, frozen=True, tag="went-out"):
    """A player is out; the place, shared by how many, is None while others may still enter."""

    player: str
    table: int
    place: int | None
    shared: int


class Removed(Struct, frozen=True, tag="removed"):
    """A player was sent away, or gave up. Their chips go out of play when they get up, at the end of a hand."""

    player: str
    by: str


class Filled(Struct, frozen=True, tag="filled"):
    """An auto player took an empty chair (K8); whoever runs the game plays for it."""

    player: str
    table: int
    chair: int
    chips: int


class StoodStill(Struct, frozen=True, tag="stood-still"):
    """Nobody went out for so many hands of the last level, so chips decide."""

    hands: int


class Ended(Struct, frozen=True, tag="ended"):
    """The tournament is over: everyone's place and prize, and the pool, which is what the prizes sum to."""

    places: tuple[Placed, ...]
    pool: int
    by_chips: bool
    """Chips decided between those who were left."""
    fees: int = 0
    """What the house keeps, beside the pool."""


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """It is over without a winner: what each player gets back, which is all that was paid. Hands in play are void."""

    by: str
    returned: dict[str, int]


class TableSaid(Struct, frozen=True, tag="table-said"):
    """Something happened at a table."""

    table: int
    event: TableEvent


class GameBegan(Struct, frozen=True, tag="game-began"):
    """A game of a season began, with the button in this chair (L1)."""

    game: int
    button: int


class GameEnded(Struct, frozen=True, tag="game-ended"):
    """A game of a season is over: places with points, and the standings so far."""

    game: int
    places: tuple[Placed, ...]
    standings: tuple[Standing, ...]


class SeasonEnded(Struct, frozen=True, tag="season-ended"):
    """A season is over, after so many games."""

    games: int
    standings: tuple[Standing, ...]


class WillStop(Struct, frozen=True, tag="will-stop"):
    """A season ends after this game, or no longer."""

    on: bool


class NextGame(Struct, frozen=True, tag="next-game"):
    """When the next game of a season begins; None: as soon as *needed* players are there."""

    at: int | None
    needed: int


Event = (
    Registered | Unregistered | Began | TableOpened | Seated | Moved | TableBroken | FinalTable | LevelBegan
    | BreakBegan | BreakEnded | Paused | Resumed | EntriesClosed | HandForHand | MayRebuy | Rebought | AddedOn
    | WentOut | Filled | StoodStill | Ended | TableSaid | GameBegan | GameEnded | SeasonEnded | WillStop
    | TooFewCame | Removed | Cancelled | NextGame
)  # fmt: skip
