"""Open Hand History (.ohh) and its sister format for tournament summaries (.ots)."""

from sidepot.history.ohh.ots import read_ots, write_ots
from sidepot.history.ohh.reading import read_ohh
from sidepot.history.ohh.writing import write_ohh

__all__ = ["read_ohh", "read_ots", "write_ohh", "write_ots"]
