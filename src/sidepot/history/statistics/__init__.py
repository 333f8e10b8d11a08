"""Statistics of players, from hands just read or from a store."""

from sidepot.history.statistics.study import Study

__all__ = ["Study"]
