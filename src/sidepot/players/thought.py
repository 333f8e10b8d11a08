"""What a player thought: the chance of each action and the numbers that led to it."""

from __future__ import annotations

from msgspec import Struct

from sidepot.players.jam_fold import Equilibrium
from sidepot.players.moves import Chances
from sidepot.players.opening import Chart
from sidepot.players.weighing import Worth
from sidepot.words import Phrase


class Thought(Struct, frozen=True):
    """Chances, and what they come from: a place and a chart, what actions are worth, an equilibrium, or a rule."""

    chances: Chances
    place: float | None = None
    """Charts: the holding's place among all, 0 to 1."""
    chart: Chart | None = None
    worth: Worth | None = None
    equilibrium: Equilibrium | None = None
    rule: Phrase | None = None
    """A reason in words, where it takes no numbers."""
