"""What the accounts of tables and tournaments are called in the books."""

from __future__ import annotations


def account_of(name: str, table: str) -> str:
    """The store's account of one of a table's own."""
    return f"bank:{table}" if name == "bank" else f"{table}:{name}"


def pool_of(tournament: str) -> str:
    """The account of the prize money."""
    return f"{tournament}:pool"


def fees_of(tournament: str) -> str:
    """The account of what the house keeps."""
    return f"{tournament}:fees"


def player_of(tournament: str, player: str) -> str:
    """The account of a player: below zero by what they paid, above by what they won."""
    return f"bank:{tournament}:{player}"


def house_of(tournament: str) -> str:
    """The account of the house: what it adds to reach a guarantee."""
    return f"bank:{tournament}"
