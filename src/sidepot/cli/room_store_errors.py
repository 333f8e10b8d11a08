"""Telling the user what a room's store says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def store_errors_told() -> Iterator[None]:
    """What a store says when it can't be read or written, as a sentence for the user."""
    from sidepot.room.store import StoreFailed

    try:
        yield
    except StoreFailed as failed:
        raise ValueError(str(failed)) from failed
