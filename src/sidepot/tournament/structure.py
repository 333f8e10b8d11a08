"""The structure of a tournament: everything that is decided before it begins, as one frozen value."""

from __future__ import annotations

from msgspec import Struct

from sidepot.rules import Rules
from sidepot.rules.levels import Level, Levels
from sidepot.table import Clock
from sidepot.tournament.payouts import STANDARD, Payouts
from sidepot.tournament.places import STACKS

MINUTE = 60_000
STILL_HANDS = 3_000


class Rebuys(Struct, frozen=True):
    """Chips again for who has no more than the starting stack, until a level ends."""

    chips: int
    cost: int
    until: int
    """The last level in which one may rebuy, counted from 1."""
    most: int | None = None
    wait: int = 20_000
    """Milliseconds to decide after losing everything; the table waits."""


class AddOn(Struct, frozen=True):
    """Chips once for everyone still in, during a level and the break after it."""

    chips: int
    cost: int
    level: int


class Structure(Struct, frozen=True, kw_only=True):
    """A tournament's structure. `check.senseless` says what makes no sense in one."""

    rules: Rules
    levels: Levels
    name: str = "tournament"
    about: str = ""
    chairs: int = 9
    stack: int = 10_000
    draw: bool = True
    """Seats and buttons are drawn; else everyone sits in order of registration (L1)."""
    button: int = 0
    """Without a draw: the chair of the first button."""
    most: int | None = None
    """Entrants that fit in."""
    starts_with: int | None = None
    """Begins by itself with so many registered; else with `Start`. With a time set: so many have to be there then."""
    starts_at: int | None = None
    """When it begins, in milliseconds since 1970. Whoever runs it says when that is: `TimeToStart`."""
    late: int = 0
    """The last level in which one may register late; 0 for none."""
    reentries: int = 0
    """How often who is out may register again while late registration is open."""
    rebuys: Rebuys | None = None
    add_on: AddOn | None = None
    buy_in: int = 0
    fee: int = 0
    """What the house keeps of each entry, beside the buy-in."""
    guarantee: int = 0
    payouts: Payouts = STANDARD
    places: str = STACKS
    """How players who go out in the same hand are ranked."""
    hand_for_hand: int = 1
    """Tables play hand for hand when so many are left above the paid places; 0 for never."""
    final: int | None = None
    """At so many players a final table is drawn; None for a full table, 0 for no draw."""
    ends_after: int | None = None
    """The timed game: so many hands, then the biggest stack wins (K8)."""
    refill: bool = False
    """The timed game: auto players take empty chairs after each hand."""
    patience: int = 10 * MINUTE
    """When all who are left are absent for so long, chips decide."""
    still_hands: int = STILL_HANDS
    """When nobody goes out in the last level for so many hands at each table, chips decide."""
    clock: Clock = Clock(pause=1)
    games: int = 1
    """A season plays so many games (L15)."""
    points: dict[int, tuple[int, ...]] = {}
    """Points of the places by number of players; none for no season."""
    joining: bool = False
    """A season that players may join and leave between two games."""
    between: int = 0
    """Milliseconds between two games of a season."""

    @property
    def needed(self) -> int:
        """How many it takes to begin at the time set, or a game of a season that players join."""
        return max(2, self.starts_with or 2)

    @property
    def final_chairs(self) -> int:
        """How many sit at the final table that is drawn; 0 for no draw."""
        return self.chairs if self.final is None else self.final

    def level(self, index: int) -> Level:
        """A level, from 0 on."""
        return self.levels.at(index)

    def rules_at(self, index: int) -> Rules:
        """The rules a level is played by."""
        return self.levels.rules(self.rules, index, self.stack)

    def paid(self, entrants: int) -> int:
        """How many places are paid; nobody where nobody pays in."""
        return self.payouts.paid(entrants) if self.buy_in or self.guarantee else 0
