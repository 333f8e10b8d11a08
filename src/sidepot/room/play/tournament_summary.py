"""How a tournament stands apart from its game: scheduled, waiting, stopping, cancelled; for its page and the list."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sidepot.engine import plain
from sidepot.room.play.tournament_game import Contest
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.tournament import Season, events

Listed = (
    events.Registered | events.Unregistered | events.Began | events.Ended | events.Cancelled | events.GameBegan
    | events.GameEnded | events.SeasonEnded | events.Removed
)  # fmt: skip
"""What changes its line in the list."""


def how_it_stands(contest: Contest) -> dict[str, Any]:
    """What everyone may know of it beside the game that is played."""
    game, structure, services = contest.game, contest.sheet.structure, contest.services
    starts = structure.starts_at
    found: dict[str, Any] = {
        "begun": game.begun,
        "over": game.over,
        "starts_at": starts,
        "starts_ms": None if starts is None else max(0, starts - services.world.wall()),
        "awaited": game.awaited,
        "needed": structure.needed,
        "removed": sorted(game.barred),
        "cancelled": None if game.cancelled is None else plain(game.cancelled),
    }
    return found | (_of_season(game, services.now()) if isinstance(game, Season) else {})


def _of_season(season: Season, now: int) -> dict[str, Any]:
    due = season.next_due
    found: dict[str, Any] = {
        "stopping": season.stopping,
        "joining": season.structure.joining,
        "between_games": season.begun and season.between_games and not season.over,
        "next_ms": None if due is None else max(0, due - now),
    }
    if season.between_games and season.results:
        found["places"] = plain(season.results[-1])
    return found


def in_the_list(row: TournamentRow, contest: Contest) -> TournamentRow:
    """A line of the list with the same."""
    game, structure = contest.game, contest.sheet.structure
    number = game.number if isinstance(game, Season) else 0
    return replace(
        row, starts_at=structure.starts_at, cancelled=game.cancelled is not None, joining=structure.joining,
        games=structure.games, number=number, house=structure.rules.house, removed=sorted(game.barred),
    )  # fmt: skip
