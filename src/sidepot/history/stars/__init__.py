"""PokerStars text: reading and writing it."""

from sidepot.history.stars.reading import read_stars
from sidepot.history.stars.writing import write_stars

__all__ = ["read_stars", "write_stars"]
