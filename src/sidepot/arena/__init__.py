"""Many hands: simulations between players, with intervals, statistics and luck adjustment."""

from sidepot.arena.job import Fault
from sidepot.arena.results import Adjusted, Point, Score, Simulation, Statistics
from sidepot.arena.simulation import simulate

__all__ = ["Adjusted", "Fault", "Point", "Score", "Simulation", "Statistics", "simulate"]
