"""The room's memory: an append-only log, a ledger and snapshots, durable before anyone is told."""

from sidepot.room.store.memory import Kept, MemoryStore
from sidepot.room.store.records import Booked, OutOfOrder, Overdrawn, Record, Snapshot, Store, StoreFailed

__all__ = [
    "Booked", "Kept", "MemoryStore", "OutOfOrder", "Overdrawn", "Record", "Snapshot", "Store", "StoreFailed",
]  # fmt: skip
