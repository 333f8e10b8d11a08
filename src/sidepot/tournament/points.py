"""Points by place (L14), and a season's standings (L15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from sidepot.tournament.places import Placed

LEAGUE: dict[int, tuple[int, ...]] = {
    2: (1, 0),
    3: (2, 0, -1),
    4: (2, 1, 0, -1),
    5: (3, 1, 0, -1, -2),
    6: (5, 2, 0, -1, -2, -3),
    7: (7, 3, 0, -1, -2, -3, -4),
    8: (10, 4, 1, 0, -1, -2, -4, -6),
    9: (12, 5, 2, 0, -1, -2, -3, -5, -7),
    10: (15, 6, 3, 1, 0, -1, -3, -5, -7, -9),
}
"""Points of the places, by number of players (L14)."""


class Standing(Struct, frozen=True):
    """A row of a season's table; equal points and equal wins share a rank."""

    rank: int
    player: str
    points: float
    games: int
    wins: int
    places: tuple[int, ...]
    """How often each place was reached, the first one first."""


def points_of(places: Sequence[Placed], table: Mapping[int, Sequence[int]]) -> dict[str, float]:
    """What each player gets; who shares places shares their points."""
    row = table[len(places)]
    return {placed.player: _number(_points(placed, row)) for placed in places}


def _points(placed: Placed, row: Sequence[int]) -> Fraction:
    """What a place gives; those who share places share their points."""
    return Fraction(sum(row[placed.place - 1 : placed.place - 1 + placed.shared]), placed.shared)


def _number(points: Fraction) -> float:
    return int(points) if points.denominator == 1 else float(points)


class Tally:
    """What one player has reached in a season so far."""

    __slots__ = ("games", "places", "points", "wins")

    def __init__(self, places: int) -> None:
        self.points = Fraction(0)
        self.games = self.wins = 0
        self.places = [0] * places


class Standings:
    """The table of a season: points add up (L15)."""

    def __init__(self, players: Iterable[str]) -> None:
        names = list(players)
        self.tallies = {name: Tally(len(names)) for name in names}

    def join(self, player: str) -> None:
        """Somebody plays from now on, where they did not before."""
        self.tallies.setdefault(player, Tally(len(self.tallies) + 1))

    def add(self, places: Sequence[Placed], table: Mapping[int, Sequence[int]]) -> dict[str, float]:
        """Add a game; what it gave to each."""
        given = points_of(places, table)
        row = table[len(places)]
        for placed in places:
            tally = self.tallies[placed.player]
            tally.points += _points(placed, row)
            tally.games += 1
            tally.wins += placed.place == 1
            tally.places += [0] * (placed.place - len(tally.places))
            tally.places[placed.place - 1] += 1
        return given

    def rows(self) -> tuple[Standing, ...]:
        """The table, best first: by points, then by games won; equals share a rank and keep their order."""
        order = sorted(self.tallies.items(), key=lambda item: (-item[1].points, -item[1].wins))
        rows: list[Standing] = []
        for at, (name, tally) in enumerate(order):
            rank = at + 1
            if at and (tally.points, tally.wins) == (order[at - 1][1].points, order[at - 1][1].wins):
                rank = rows[-1].rank
            points = _number(tally.points)
            rows.append(Standing(rank, name, points, tally.games, tally.wins, tuple(tally.places)))
        return tuple(rows)
