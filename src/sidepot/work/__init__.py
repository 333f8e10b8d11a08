"""Work in numbered chunks, wherever it is done: on threads, on processes, on a Ray cluster.

A chunk follows from its job and its number alone, and results come back in order: so where chunks are worked on, by how
many, and which of them had to be done again never shows in a result.
"""

from sidepot.work.gathering import results
from sidepot.work.job import Job, LostChunks, Place
from sidepot.work.journal import Journal, kept
from sidepot.work.places import LOCAL, On, opened

__all__ = ["LOCAL", "Job", "Journal", "LostChunks", "On", "Place", "kept", "opened", "results"]
