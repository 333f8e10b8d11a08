"""The room's memory: an append-only log, a ledger and snapshots, durable before anyone is told.

A store knows records, movements of chips and snapshots as bytes; what they mean belongs in `log`.
"""

from sidepot.room.store.memory import Kept, MemoryStore
from sidepot.room.store.opening import open_reading, open_store
from sidepot.room.store.records import Booked, OutOfOrder, Overdrawn, Record, Snapshot, Store, StoreFailed

__all__ = [
    "Booked", "Kept", "MemoryStore", "OutOfOrder", "Overdrawn", "Record", "Snapshot", "Store", "StoreFailed",
    "open_reading", "open_store",
]  # fmt: skip
