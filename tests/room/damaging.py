"""Changing a room's database behind its back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sidepot.room.store.records import sum_of


def with_right_sums(file: Path) -> None:
    """Make the sums fit what is there: as if it had been written so."""
    with sqlite3.connect(file) as connection:
        streams = dict(connection.execute("SELECT id, name FROM streams"))
        rows = connection.execute("SELECT stream, seq, at, kind, data FROM records").fetchall()
        for stream, seq, at, kind, data in rows:
            right = sum_of(streams.get(stream, ""), seq, at, kind, _raw(data))
            connection.execute("UPDATE records SET sum = ? WHERE stream = ? AND seq = ?", (right, stream, seq))
        for stream, seq, data in connection.execute("SELECT stream, seq, data FROM snapshots").fetchall():
            right = sum_of(streams.get(stream, ""), seq, 0, "", _raw(data))
            connection.execute("UPDATE snapshots SET sum = ? WHERE stream = ?", (right, stream))


def _raw(data: bytes | str) -> bytes:
    return data.encode() if isinstance(data, str) else data
