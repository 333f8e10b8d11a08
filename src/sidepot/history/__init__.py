"""Hand histories: reading and writing them in several formats, each a translation of the engine's facts.

It covers what is done with finished hands: formats, replays, forks, statistics, the hand store. What a room remembers
in order to go on belongs to `room/log`.
"""

from sidepot.history.own import read_line, write_line
from sidepot.history.record import About, Away, Note, Occasion, Record, record_of

__all__ = ["About", "Away", "Note", "Occasion", "Record", "read_line", "record_of", "write_line"]
