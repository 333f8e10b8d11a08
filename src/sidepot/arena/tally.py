"""Adding up the parts of a simulation, in their order; the deal is the independent unit of every interval."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sidepot.arena.job import Fault, Job, Part
from sidepot.arena.results import Adjusted, Interval, Point, Score, Simulation, Statistics, margin
from sidepot.arena.sheet import COUNTED


class Sums:
    """A number for each player and deal: its sum, and the sum of its squares."""

    def __init__(self, players: int) -> None:
        self.total = np.zeros(players)
        self.squares = np.zeros(players)

    def add(self, rows: NDArray[np.float64]) -> None:
        """Some more deals, player by player within a deal."""
        numbers = rows.reshape(-1, len(self.total))
        self.total += numbers.sum(axis=0)
        self.squares += (numbers * numbers).sum(axis=0)

    def margin(self, deals: int, player: int) -> float | None:
        """Half the width of the interval of a player's sum."""
        return margin(deals, float(self.total[player]), float(self.squares[player]))


class Tally:
    """The parts so far."""

    def __init__(self, job: Job) -> None:
        self.job, self.n = job, len(job.players)
        self.deals = self.rake = self.dropped = 0
        self.net, self.squares = [0] * self.n, [0.0] * self.n
        self.without_luck = Sums(self.n)
        self.counts = [[0] * self.n for _ in COUNTED]
        self.faults: dict[tuple[int, str], Fault] = {}
        self.course: list[Point] = []

    def add(self, part: Part) -> None:
        """The next part."""
        n = self.n
        self.deals += len(part.nets) // n
        self.rake += part.rake
        self.dropped += part.dropped
        self.net = [net + more for net, more in zip(self.net, part.totals, strict=True)]
        self.squares = [square + more for square, more in zip(self.squares, part.squares, strict=True)]
        if self.job.luck:
            self.without_luck.add(np.frombuffer(part.nets, dtype=np.int64) - np.frombuffer(part.luck))
        for mine, more in zip(self.counts, part.counts, strict=True):
            mine[:] = [a + b for a, b in zip(mine, more, strict=True)]
        for fault in part.faults:
            self._add_fault(fault)
        margins = tuple([self._margin(player) or 0.0 for player in range(n)])
        self.course.append(Point(self.deals * n, tuple(map(float, self.net)), margins))

    def _margin(self, player: int) -> float | None:
        """Half the width of the interval of a player's chips."""
        return margin(self.deals, float(self.net[player]), self.squares[player])

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
            game=rules.game,
            limit=rules.limit,
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
            course=tuple(self.course),
        )

    def _score(self, player: int, name: str) -> Score:
        faults = sum(fault.times for fault in self.faults.values() if fault.number == player)
        adjusted = None
        if self.job.luck:
            net = float(self.without_luck.total[player])
            adjusted = Adjusted(net, self._rate(net), self._interval(net, self.without_luck.margin(self.deals, player)))
        net = self.net[player]
        interval = self._interval(net, self._margin(player))
        return Score(name, net, self._rate(net), interval, adjusted, self._statistics(player), faults)

    def _rate(self, chips: float) -> float:
        """Chips as big blinds per hundred hands."""
        return chips * 100 / (self.job.rules.bb * self.deals * self.n)

    def _interval(self, net: float, margin: float | None) -> Interval | None:
        return None if margin is None else (self._rate(net - margin), self._rate(net + margin))

    def _statistics(self, player: int) -> Statistics:
        entered, raised, faced, reraised, flops, wagers, calls, showdowns, wins = (row[player] for row in self.counts)
        hands = self.deals * self.n
        return Statistics(
            vpip=_per_cent(entered, hands),
            pfr=_per_cent(raised, hands),
            three_bet=_per_cent(reraised, faced),
            aggression=wagers / calls if calls else None,
            wtsd=_per_cent(showdowns, flops),
            wsd=_per_cent(wins, showdowns),
        )


def _per_cent(part: int, whole: int) -> float | None:
    return 100 * part / whole if whole else None
