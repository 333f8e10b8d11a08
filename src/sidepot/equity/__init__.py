"""Ranges, equity exact and sampled, and what chips are worth in prize money."""

from sidepot.equity.ranges import Range

__all__ = ["Range"]
