"""Work in numbered chunks, wherever it is done: on threads, in processes, on a Ray cluster.

A chunk depends on its job and its number alone, and results come back in order. So a result never shows where chunks
were done, by how many workers, and which of them had to be done again.
"""

from sidepot.work.gathering import results
from sidepot.work.job import Job, LostChunks, Place
from sidepot.work.journal import Journal, kept
from sidepot.work.places import LOCAL, On, opened

__all__ = ["LOCAL", "Job", "Journal", "LostChunks", "On", "Place", "kept", "opened", "results"]
