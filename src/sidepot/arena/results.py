"""What a simulation found: chips per hundred hands with intervals, and how each player played."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from msgspec import Struct

from sidepot.arena.job import Fault

Interval = tuple[float, float]


class Statistics(Struct, frozen=True):
    """How a player plays, in per cent; None where there was no occasion."""

    vpip: float | None
    """Hands in which it called or raised before the flop."""
    pfr: float | None
    """Hands in which it raised before the flop."""
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


@lru_cache(1)
def quantile(deals: int) -> float:
    """How many standard errors make a 95 % interval: Student's t with one degree fewer than deals."""
    z, d = 1.959963984540054, deals - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    # the series of Cornish and Fisher is poor for a few degrees
    exact = {1: 12.706204736174694, 2: 4.302652729749462, 3: 3.182446305283708, 4: 2.7764451051977987}
    return exact.get(d) or z + first / d + second / d**2 + third / d**3


def margin(deals: int, total: float, squares: float) -> float | None:
    """Half the width of the 95 % interval of a sum over deals; one deal alone has none."""
    if deals < 2:
        return None
    spread = max(0.0, squares - total * total / deals) / (deals - 1)
    return quantile(deals) * sqrt(spread * deals)
