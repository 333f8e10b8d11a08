"""What the streams of a room are called."""

from __future__ import annotations

ROOM = "room"
"""What the room itself remembers."""
ROOM_LOG = "log/"
"""What happened in the room, for whoever looks after it: as a table's log, of no table."""
TABLES = "table/"
"""How the streams of tables begin."""


HANDS = "hands/"
"""How the streams of hands that were played begin."""


def of_table(table: str) -> str:
    """The stream of a table's moves."""
    return TABLES + table


def of_tournament(tournament: str) -> str:
    """The stream of a tournament's moves."""
    return f"tournament/{tournament}"


def of_hands(ident: str) -> str:
    """The stream of the hands that were played at a table or in a tournament."""
    return HANDS + ident


def of_rules(ident: str) -> str:
    """The stream of the rules by which hands were played at a table or in a tournament."""
    return f"rules/{ident}"


def of_log(ident: str) -> str:
    """The stream of what happened at a table or in a tournament, as everyone may read it."""
    return f"log/{ident}"
