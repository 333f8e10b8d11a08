"""Hand histories: reading and writing them in several formats, each a translation of the engine's facts.

Here belongs what is done with hands that are over: formats, replays, forks, statistics, the store of hands. What a room
remembers in order to go on belongs to `room/log`.
"""

from sidepot.history.own import read_line, write_line
from sidepot.history.record import About, Away, Note, Occasion, Record, record_of

__all__ = ["About", "Away", "Note", "Occasion", "Record", "read_line", "record_of", "write_line"]
