"""Asking for memory in advance: the one place that knows where the parts of a table and of its hand lie.

With many tables nearly all that a command touches is out of the processor's cache. Whoever looks at a table's deadline
goes on with its hand, or with the next one: what lies behind is asked for at once, not piece by piece when needed.
"""

from __future__ import annotations

from sidepot.engine.betting import Betting
from sidepot.engine.dealing import Dealing
from sidepot.engine.hand import Hand
from sidepot.engine.log import Log
from sidepot.rules.steps import SEATS
from sidepot.table.people import Person
from sidepot.table.state import TableState

PLAIN = __file__.endswith(".py")
# how many bytes are asked for: whole objects, but for what an action needs of a table, which comes first there, and for
# the log, of which hardly a hand fills half
LINE = POTS = STRENGTHS = 64
FIRST = 4 * LINE
TABLE, HAND, CHIPS = TableState.__basicsize__, Hand.__basicsize__, Betting.__basicsize__
CARDS, PERSON, ENTRIES = Dealing.__basicsize__, Person.__basicsize__, Log.__basicsize__ // 2
NAMES, PEOPLE = tuple(range(SEATS)).__sizeof__(), SEATS * 8


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
