"""A client's command as a table or a tournament knows it: the player is who the socket belongs to."""

from __future__ import annotations

from typing import Any

from sidepot.room.protocol import TournamentCommand, meant
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.table import commands


def table_command(by: str, command: Any) -> commands.Command:
    """The table's command; what the room itself asks is one already."""
    if isinstance(command, TournamentCommand):
        raise Turned(Code.NOT_HERE)
    try:
        return meant(command, by) or command  # type: ignore[no-any-return]
    except ValueError as error:
        raise Turned(Code.BAD_MESSAGE, "why", why=str(error)) from None
