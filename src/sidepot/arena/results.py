"""What a simulation found: chips per hundred hands with intervals, and how each player played."""

from __future__ import annotations

from msgspec import Struct

from sidepot.arena.job import Fault
from sidepot.history.statistics.intervals import Interval


class Statistics(Struct, frozen=True):
    """How a player plays, in per cent; None where there was no occasion."""

    vpip: float | None
    """Of the hands in which it was asked before the flop: those in which it called or raised."""
    pfr: float | None
    """Of the same hands: those in which it raised before the flop."""
    three_bet: float | None
    """Of the hands where it faced one raise before the flop: those it raised again."""
    aggression: float | None
    """Bets and raises for each call, after the flop; a ratio, not per cent."""
    wtsd: float | None
    """Of the flops it saw: those it took to the showdown."""
    wsd: float | None
    """Of its showdowns: those where it won something."""


class Adjusted(Struct, frozen=True):
    """A result without the luck of the cards that came once players were all-in."""

    net: float
    bb100: float
    ci95: Interval | None


class Score(Struct, frozen=True):
    """What one player came to: chips, and big blinds per hundred hands with their 95 % interval."""

    name: str
    net: int
    bb100: float
    ci95: Interval | None
    luck_adjusted: Adjusted | None
    statistics: Statistics
    faults: int


class Point(Struct, frozen=True):
    """Everyone's chips so far, and the half width of their 95 % interval, after so many hands."""

    hands: int
    net: tuple[float, ...]
    margin: tuple[float, ...]


class Simulation(Struct, frozen=True):
    """The result of a simulation; nets, rake and dropped chips sum to 0."""

    house: str
    game: str
    """"mixed" where several were played, and so the limit."""
    limit: str
    blinds: tuple[int, ...]
    stack: int
    seed: int
    hands: int
    deals: int
    stopped: bool
    """Whether it was interrupted: then it tells of the hands played until then."""
    rake: int
    dropped: int
    players: tuple[Score, ...]
    faults: tuple[Fault, ...]
    course: tuple[Point, ...]
    games: tuple[Simulation, ...] = ()
    """Mixed games: what was found in each of them, which the whole is the sum of (T26)."""
