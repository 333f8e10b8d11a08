"""A PostgreSQL for the commands that read one."""

from room.conftest import postgres_cluster

__all__ = ["postgres_cluster"]
