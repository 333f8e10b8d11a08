"""Logs of the Annual Computer Poker Competition: reading and writing them."""

from sidepot.history.acpc.reading import read_acpc
from sidepot.history.acpc.writing import AcpcWriter

__all__ = ["AcpcWriter", "read_acpc"]
