"""When a snapshot is worth its time: so many records at most are replayed at a room's start."""

from __future__ import annotations

import zlib

SNAPSHOT_EVERY = 100
"""Records from one snapshot to the next."""


def shift_of(ident: str) -> int:
    """What is opened together does not save itself together."""
    return zlib.crc32(ident.encode()) % SNAPSHOT_EVERY


def is_due(seq: int, last: int, shift: int, every: int) -> bool:
    """Whether a snapshot is due after record *seq*, the last one having been made after record *last*."""
    return (seq + shift) // every != (last + shift) // every
