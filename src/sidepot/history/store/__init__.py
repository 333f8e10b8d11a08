"""The hand store: hands in one SQLite file, searched by columns of numbers."""

from sidepot.history.store.query import Query
from sidepot.history.store.store import NotAStore, Store

__all__ = ["NotAStore", "Query", "Store"]
