"""All-in or fold, heads-up: the equilibrium at a depth of stacks, and the table of those shipped with sidepot.

The small blind jams or folds, the big blind calls or folds. That is a zero-sum game of 169 hands a side;
regret matching finds which hands are mixed, and linear equations how often: a billionth of a big blind is all
that either could gain.
"""

from __future__ import annotations

import tomllib
from contextlib import ExitStack, closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sidepot.cards import from_set
from sidepot.equity import Range
from sidepot.equity.classes import combos_of
from sidepot.players.matchups import CLASSES, COMBOS, equities, ways
from sidepot.work import LOCAL, Journal, On, opened, results

FILE = Path(__file__).with_name("jam_fold.toml")
DEPTHS = (*(half / 2 for half in range(2, 17)), 10.0)
"""The depths of the table in big blinds."""
DEEPEST = 8.0
"""Below so many big blinds jamming or folding is how to play."""
CLOSE = 1e-9
_ROUNDS = 20_000
_EACH = 250
_SINGULAR = 1e10

Chances = NDArray[np.float64]


class Equilibrium(Struct, frozen=True):
    """How both play at one depth: the chance to jam and to call by class, and the small blind's value in BB."""

    depth: float
    value: float
    jam: Chances
    call: Chances

    @property
    def jams(self) -> float:
        """The part of all hands the small blind jams."""
        return _part(self.jam)

    @property
    def calls(self) -> float:
        """The part of all hands the big blind calls with."""
        return _part(self.call)


def _part(chances: Chances) -> float:
    return float(chances @ COMBOS / COMBOS.sum())


class _Duel(Struct, frozen=True):
    """The game at one depth, in big blinds weighted by how often hands meet."""

    often: Chances
    called: Chances

    def jamming(self, call: Chances) -> Chances:
        """What jamming is worth more than folding, for each hand of the small blind."""
        gain: Chances = self.often @ (1 - call) + self.called @ call + 0.5 * self.often.sum(1)
        return gain

    def calling(self, jam: Chances) -> Chances:
        """What calling is worth more than folding, for each hand of the big blind."""
        gain: Chances = jam @ (self.often - self.called)
        return gain

    def bounds(self, jam: Chances, call: Chances) -> tuple[float, float]:
        """The least and the most the small blind can expect: each side against the other's best answer."""
        folded = -0.5 * float(self.often.sum())
        most = folded + float(np.maximum(self.jamming(call), 0).sum())
        uncalled = folded + float(jam @ (1.5 * self.often.sum(1)))
        least = uncalled - float(np.maximum(self.calling(jam), 0).sum())
        return least, most


def solve(depth: float, matchups: Chances | None = None) -> Equilibrium:
    """The equilibrium where each has *depth* big blinds before posting, by these matchups or those shipped."""
    often = ways() / ways().sum()
    duel = _Duel(often, often * depth * (2 * (equities() if matchups is None else matchups) - 1))
    jam_regrets, call_regrets = np.zeros((2, 2, len(CLASSES)))
    jam, call, jams, calls = np.zeros((4, len(CLASSES)))
    for number in range(1, _ROUNDS + 1):
        jam = _learn(jam_regrets, jam, duel.jamming(call))
        call = _learn(call_regrets, call, duel.calling(jam))
        jams, calls = jams + number * jam, calls + number * call
        if number % _EACH == 0:
            weight = number * (number + 1) / 2
            found = _exact(duel, jams / weight, calls / weight)
            least, most = duel.bounds(*found)
            if most - least < CLOSE:
                break
    return Equilibrium(depth, (least + most) / 2, *found)


def _exact(duel: _Duel, jam: Chances, call: Chances) -> tuple[Chances, Chances]:
    """Near an equilibrium, the one itself: hands that are mixed make the other side's mixed hands indifferent."""
    jam, call = (np.where(side < 0.02, 0.0, np.where(side > 0.98, 1.0, side)) for side in (jam, call))
    jams, calls = (np.flatnonzero((side > 0) & (side < 1)) for side in (jam, call))
    if len(jams) and len(jams) == len(calls):
        weights = (duel.called - duel.often)[np.ix_(jams, calls)]
        if np.linalg.cond(weights) < _SINGULAR:
            call[calls] -= np.linalg.solve(weights, duel.jamming(call)[jams])
            jam[jams] += np.linalg.solve(weights.T, duel.calling(jam)[calls])
    return np.clip(jam, 0, 1), np.clip(call, 0, 1)


def _learn(regrets: Chances, chance: Chances, gain: Chances) -> Chances:
    """The next chances by regret matching; regrets, of acting and of folding, never fall below 0."""
    regrets[0] = np.maximum(regrets[0] + gain * (1 - chance), 0)
    regrets[1] = np.maximum(regrets[1] - gain * chance, 0)
    both = regrets.sum(0)
    following: Chances = np.divide(regrets[0], both, out=chance.copy(), where=both > 0)
    return following


@cache
def table() -> tuple[Equilibrium, ...]:
    """The shipped equilibria, the shallowest first."""
    rows = tomllib.loads(FILE.read_text("utf-8"))["depth"]
    return tuple(Equilibrium(row["bb"], row["value"], _read(row["jam"]), _read(row["call"])) for row in rows)


def nearest(depth: float) -> Equilibrium:
    """The shipped equilibrium nearest to a depth."""
    return min(table(), key=lambda one: abs(one.depth - depth))


def _read(text: str) -> Chances:
    hands = Range(text)
    return np.array([hands.get(from_set(combos_of(name)[0]), 0.0) for name in CLASSES])


def _written(chances: Chances) -> str:
    """Chances as a range."""
    weights = {}
    for name, chance in zip(CLASSES, chances, strict=True):
        weights.update(dict.fromkeys(combos_of(name), round(float(chance), 3)))
    return str(Range.of(weights))


class _Depths(Struct, frozen=True):
    """The depths of the table; a chunk is one of them."""

    depths: tuple[float, ...]
    matchups: Chances
    unlocked: bool = False
    apart: bool = False

    @property
    def chunks(self) -> int:
        """How many there are."""
        return len(self.depths)

    @property
    def about(self) -> dict[str, Any]:
        """Everything that the results follow from."""
        return {"work": "jam or fold", "matchups": sha256(self.matchups.tobytes()).hexdigest()[:16]}

    @property
    def result(self) -> Any:
        """The lines of the file: rounded as they are there, so that no processor's own last digits show."""
        return list[str]

    def work(self, number: int) -> list[str]:
        """Solve one depth."""
        found = solve(self.depths[number], self.matchups)
        head = ["[[depth]]", f"bb = {found.depth}", f"value = {found.value:.6f}"]
        return [*head, f'jam = "{_written(found.jam)}"', f'call = "{_written(found.call)}"', ""]


def written(
    on: On = LOCAL, workers: int | None = None, resume: Path | None = None, matchups: Chances | None = None
) -> str:
    """The table as its file has it, from these matchups or those shipped; a file to *resume* keeps what is finished."""
    lines = ["# Jam or fold, heads-up: written by `python -m sidepot.players.tables`, not by hand.", ""]
    job = _Depths(DEPTHS, equities() if matchups is None else matchups)
    with ExitStack() as open_now:
        journal = None if resume is None else open_now.enter_context(Journal(resume, job.about))
        place = open_now.enter_context(opened(on, workers))
        for some in open_now.enter_context(closing(results(job, place, journal))):
            lines += some
    return "\n".join(lines)
