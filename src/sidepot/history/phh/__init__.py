"""PHH (.phh, .phhs): reading and writing it."""

from sidepot.history.phh.file import read_phh
from sidepot.history.phh.writing import write_phh

__all__ = ["read_phh", "write_phh"]
