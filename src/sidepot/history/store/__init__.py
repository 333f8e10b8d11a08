"""The hand store: hands in one SQLite file, searched by columns of numbers."""

from sidepot.history.store.query import Query
from sidepot.history.store.store import FoundHand, NotAStore, Store, is_store

__all__ = ["FoundHand", "NotAStore", "Query", "Store", "is_store"]
