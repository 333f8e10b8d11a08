"""Appends of which half would show, and the look that shows it."""

from __future__ import annotations

from typing import Any

from sidepot.room.store import Record, Snapshot
from sidepot.room.store.reading import Reading
from sidepot.table.ledger import Movement


def pair(seq: int) -> tuple[list[Record], list[Movement], list[Snapshot]]:
    """An append in two streams with chips and a snapshot: half of it would show."""
    records = [Record(f"table/{seq}", 1, seq, "made", b"{}"), Record("room", seq, seq, "moved", b"{}")]
    moves = [Movement("bank", f"player{seq}", 5, "bought"), Movement(f"player{seq}", "pot", 5, "wagered")]
    return records, moves, [Snapshot("room", seq, str(seq).encode())]


def check_whole(store: Any, told: int) -> int:
    """What is there is whole, in order, and has everything that was told; how much that is."""
    kept = [record.seq for record in store.read("room")]
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) >= told
    assert sorted(store.streams()) == sorted(["room", *(f"table/{seq}" for seq in kept)] if kept else [])
    booked = list(store.ledger())
    assert [(entry.stream, entry.seq) for entry in booked] == [("room", seq) for seq in kept for _ in range(2)]
    snapshot = store.snapshot("room")
    assert (snapshot.data if snapshot else b"0") == str(len(kept)).encode()
    reading: Reading = getattr(store, "reading", store)
    balances = {name: balance for name, (_, balance) in reading.accounts().items()}
    assert sum(balances.values()) == 0
    assert balances.get("pot", 0) == 5 * len(kept)
    return len(kept)
