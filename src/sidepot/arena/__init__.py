"""Many hands: simulations between players, with intervals, statistics and luck adjustment.

`simulation` cuts a `job` into parts, and `workers` play them: by `native_hands` if every player is native, otherwise by
`python_hands`. Each part has a `score_sheet` of chips and statistics, and notes of `all_ins` for `luck`; `tally` adds
the parts up to `results`. `entrants` reads who plays. `league` asks the players of a tournament, `rollout` finishes a
hand many times.
"""

from sidepot.arena.job import Fault
from sidepot.arena.results import Adjusted, Point, Score, Simulation, Statistics
from sidepot.arena.simulation import simulate

__all__ = ["Adjusted", "Fault", "Point", "Score", "Simulation", "Statistics", "simulate"]
