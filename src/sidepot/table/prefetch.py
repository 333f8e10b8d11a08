"""Asking for memory in advance: the one place that knows where the parts of a table and of its hand lie.

With many tables nearly all that a command touches is out of the processor's cache. Whoever looks at a table's deadline
goes on with its hand, or with the next one: what lies behind is asked for at once, not piece by piece when needed.
"""

from __future__ import annotations

from sidepot.table.state import TableState

PLAIN = __file__.endswith(".py")


def fetch_hand(table: TableState) -> None:
    """The hand in play goes on soon."""
    if not PLAIN:
        _ask_for_hand(table)  # type: ignore[name-defined]  # noqa: F821  (see the .pxd)


def fetch_pause(table: TableState) -> None:
    """A hand begins soon."""
    if not PLAIN:
        _ask_for_pause(table)  # type: ignore[name-defined]  # noqa: F821  (see the .pxd)


def fetch_people(table: TableState) -> None:
    """The players' chips change soon."""
    if not PLAIN:
        _ask_for_people(table)  # type: ignore[name-defined]  # noqa: F821  (see the .pxd)


def fetch_deal(table: TableState) -> None:
    """A hand begins now."""
    if not PLAIN:
        _ask_for_deal(table)  # type: ignore[name-defined]  # noqa: F821  (see the .pxd)
