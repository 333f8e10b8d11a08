"""Which games a room deals: those its page can show, with a board and hole cards that stay face down."""

from __future__ import annotations

from sidepot.room.protocol.refusals import Code, Turned
from sidepot.rules import COMMUNITY, DIALS, Rules


def check_game(rules: Rules) -> None:
    """Turned where these rules are of a game that rooms don't deal."""
    here = {*COMMUNITY}
    for game in [rules.game] if not rules.rotate else [program.name for program in rules.programs]:
        if rules.own_game is not None or game not in here:
            raise Turned(Code.BAD_DIALS, f"game = {game!r} is not dealt in rooms: one of {', '.join(COMMUNITY)}")


def choices_here(dial: str) -> tuple[str, ...]:
    """The values of a dial that a table of a room can have."""
    return COMMUNITY if dial == "game" else DIALS[dial].choices
