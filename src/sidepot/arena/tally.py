"""Adding up the parts of a simulation, in their order; the deal is the independent unit of every interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TypeVar

import numpy as np

from sidepot.arena.job import Fault, Job, Part, Portion
from sidepot.arena.results import Adjusted, Point, Score, Simulation, Statistics
from sidepot.arena.score_sheet import COUNTED
from sidepot.history.statistics.intervals import Interval, margin

T = TypeVar("T", int, float)

COURSE = 4096
"""The course of a simulation has no more points than this."""


def portion_of(job: Job, part: Part) -> Portion:
    """What a part adds to the whole."""
    n, luckless, squares = len(job.players), [], []
    if job.luck:
        rows = (np.frombuffer(part.nets, dtype=np.int64) - np.frombuffer(part.luck)).reshape(-1, n)
        luckless, squares = rows.sum(axis=0).tolist(), (rows * rows).sum(axis=0).tolist()
    return Portion(
        deals=len(part.nets) // n,
        totals=part.totals,
        squares=part.squares,
        without_luck=luckless,
        without_luck_squares=squares,
        counts=part.counts,
        rake=part.rake,
        dropped=part.dropped,
        faults=part.faults,
        hands=part.hands,
    )


class Tally:
    """The parts so far: of one game, or of mixed games in turn, each with a tally of its own."""

    def __init__(self, job: Job, games: Sequence[Tally] = ()) -> None:
        self.job, self.n = job, len(job.players)
        self.games = games
        self.deals = self.rake = self.dropped = 0
        self.net, self.squares = [0] * self.n, [0.0] * self.n
        self.without_luck, self.without_luck_squares = [0.0] * self.n, [0.0] * self.n
        self.counts = [[0] * self.n for _ in COUNTED]
        self.faults: dict[tuple[int, str], Fault] = {}
        self.course: list[Point] = []
        self.parts, self.each = 0, 1
        """How many there were, and how many of them lie between two points of the course."""

    def add(self, part: Portion) -> None:
        """The next part."""
        if self.games:
            self.next_game.add(part)
        self.deals += part.deals
        self.rake += part.rake
        self.dropped += part.dropped
        self.net = _added(self.net, part.totals)
        self.squares = _added(self.squares, part.squares)
        if self.job.luck:
            self.without_luck = _added(self.without_luck, part.without_luck or part.totals)
            self.without_luck_squares = _added(self.without_luck_squares, part.without_luck_squares or part.squares)
        self.counts = [_added(mine, more) for mine, more in zip(self.counts, part.counts, strict=True)]
        for fault in part.faults:
            self._add_fault(fault)
        self.parts += 1
        if self.parts % self.each == 0:
            self._add_point()

    @property
    def next_game(self) -> Tally:
        """Whose part comes next."""
        return self.games[self.parts % len(self.games)] if self.games else self

    def _add_point(self) -> None:
        """The course goes on; once it has many points every other one of them is dropped."""
        if len(self.course) == COURSE:
            self.course, self.each = self.course[1::2], 2 * self.each
            if self.parts % self.each:
                return
        self.course.append(self._point())

    def _point(self) -> Point:
        margins = tuple([self._margin(player) or 0.0 for player in range(self.n)])
        return Point(self.deals * self.n, tuple(map(float, self.net)), margins)

    def _margin(self, player: int) -> float | None:
        """Half the width of the interval of a player's chips; over several games those of each add up as squares."""
        if self.games:
            return _together([game._margin(player) for game in self.games])
        return margin(self.deals, float(self.net[player]), self.squares[player])

    def _luckless_margin(self, player: int) -> float | None:
        """The same without luck, where that is told of the game."""
        if self.games:
            return _together([game._luckless_margin(player) for game in self.games])
        if not self.job.luck:
            return self._margin(player)
        return margin(self.deals, self.without_luck[player], self.without_luck_squares[player])

    def _add_fault(self, fault: Fault) -> None:
        key = fault.number, fault.kind
        known = self.faults.get(key)
        self.faults[key] = fault if known is None else known.again(fault.times)

    # the result

    def result(self, names: Sequence[str], stopped: bool) -> Simulation:
        """What was found."""
        rules = self.job.rules
        return Simulation(
            house=rules.house,
            game=_common({game.job.rules.game for game in self.games or (self,)}),
            limit=_common({game.job.rules.limit for game in self.games or (self,)}),
            blinds=rules.blinds,
            stack=self.job.stack,
            seed=self.job.seed,
            hands=self.deals * self.n,
            deals=self.deals,
            stopped=stopped,
            rake=self.rake,
            dropped=self.dropped,
            players=tuple(self._score(player, name) for player, name in enumerate(names)),
            faults=tuple(self.faults.values()),
            course=self._course(),
            games=tuple(game.result(names, stopped) for game in self.games),
        )

    def _course(self) -> tuple[Point, ...]:
        """Up to the last hand."""
        ended = not self.course or self.course[-1].hands == self.deals * self.n
        return tuple(self.course if ended else [*self.course, self._point()])

    def _score(self, player: int, name: str) -> Score:
        faults = sum(fault.times for fault in self.faults.values() if fault.number == player)
        adjusted = None
        if self.job.luck:
            net = self.without_luck[player]
            adjusted = Adjusted(net, self._rate(net), self._interval(net, self._luckless_margin(player)))
        net = self.net[player]
        interval = self._interval(net, self._margin(player))
        return Score(name, net, self._rate(net), interval, adjusted, self._statistics(player), faults)

    def _rate(self, chips: float) -> float:
        """Chips as big blinds per hundred hands."""
        return chips * 100 / (self.job.rules.bb * self.deals * self.n)

    def _interval(self, net: float, margin: float | None) -> Interval | None:
        return None if margin is None else (self._rate(net - margin), self._rate(net + margin))

    def _statistics(self, player: int) -> Statistics:
        hands, entered, raised, faced, reraised, flops, wagers, calls, showdowns, wins = (
            row[player] for row in self.counts
        )
        return Statistics(
            vpip=_per_cent(entered, hands),
            pfr=_per_cent(raised, hands),
            three_bet=_per_cent(reraised, faced),
            aggression=wagers / calls if calls else None,
            wtsd=_per_cent(showdowns, flops),
            wsd=_per_cent(wins, showdowns),
        )


MIXED = "mixed"
"""The game or the limit of a rotation."""


def _common(names: set[str]) -> str:
    """What all games have in common."""
    return names.pop() if len(names) == 1 else MIXED


def _together(margins: Sequence[float | None]) -> float | None:
    """The margin of a sum of independent parts; None where one of them has none."""
    known = [one for one in margins if one is not None]
    return hypot(*known) if len(known) == len(margins) else None


def _added(mine: Sequence[T], more: Sequence[T]) -> list[T]:
    return [a + b for a, b in zip(mine, more, strict=True)]


def _per_cent(part: int, whole: int) -> float | None:
    return 100 * part / whole if whole else None
