"""Many rows in one statement.

Every call of a database lets other threads run and then waits for its turn again; a call for each row would make a
commit wait as often as it has rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Dialect, Table
from sqlalchemy.engine.interfaces import DBAPICursor

from sidepot.room.store.schema import accounts

Row = tuple[Any, ...]
_MOST = 256
"""Rows in one statement: SQLite takes 32,766 values at most."""


class Rows:
    """Writes rows with a statement that takes them all: *sql* gives it for a number of rows."""

    def __init__(self, sql: Callable[[int], str]) -> None:
        self._sql = cache(sql)

    def write(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Write them in order."""
        for at in range(0, len(rows), _MOST):
            part = rows[at : at + _MOST]
            values = tuple([value for row in part for value in row])
            cursor.execute(self._sql(len(part)), values)


def inserts(table: Table, dialect: Dialect) -> Rows:
    """Rows that are new, their values in the order of the table's columns."""
    return Rows(lambda count: _insert(table, dialect, count))


def replaces(table: Table, dialect: Dialect) -> Rows:
    """Rows that replace what has the same key."""
    key = [column.name for column in table.primary_key]
    rest = ", ".join(f"{column.name} = excluded.{column.name}" for column in table.columns if column.name not in key)
    end = f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {rest}"
    return Rows(lambda count: _insert(table, dialect, count) + end)


def changes_of_balances(dialect: Dialect) -> Rows:
    """Pairs of an account's id and what is added to its balance."""
    name, balance = accounts.name, accounts.c.balance.name
    return Rows(
        lambda count: (
            f"WITH changes (id, change) AS ({_values(2, dialect, count)}) "
            f"UPDATE {name} SET {balance} = {balance} + change FROM changes WHERE {name}.id = changes.id"
        )
    )


def _insert(table: Table, dialect: Dialect, count: int) -> str:
    names = ", ".join(column.name for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) {_values(len(table.columns), dialect, count)}"


def _values(width: int, dialect: Dialect, count: int) -> str:
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * width)})"
    return f"VALUES {', '.join([row] * count)}"
