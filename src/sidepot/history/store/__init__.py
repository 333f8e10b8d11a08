"""The hand store: hands in one SQLite file, searched by columns of numbers."""

from sidepot.history.store.query import Query
from sidepot.history.store.store import FoundHand, NotAStore, Store, StoreTrouble, is_store, writable

__all__ = ["FoundHand", "NotAStore", "Query", "Store", "StoreTrouble", "is_store", "writable"]
