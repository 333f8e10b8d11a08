"""The room's memory: an append-only log, a ledger and snapshots, durable before anyone is told."""

from sidepot.room.store.memory import Kept, MemoryStore
from sidepot.room.store.opening import open_reading, open_store
from sidepot.room.store.records import Booked, OutOfOrder, Overdrawn, Record, Snapshot, Store, StoreFailed

__all__ = [
    "Booked", "Kept", "MemoryStore", "OutOfOrder", "Overdrawn", "Record", "Snapshot", "Store", "StoreFailed",
    "open_reading", "open_store",
]  # fmt: skip
