"""What is known of a tournament: for its page, for the list, and what was decided before it began."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs
from msgspec.structs import replace

from sidepot.engine import plain
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.tournament_game import Contest
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.show.table_info import rules_info, structure_info
from sidepot.rules.words import rule_phrases
from sidepot.tournament import Season, events
from sidepot.words import phrase

LISTED = (
    events.Registered | events.Unregistered | events.Began | events.Ended | events.Cancelled | events.GameBegan
    | events.GameEnded | events.SeasonEnded | events.Removed
)  # fmt: skip
"""What changes its line in the list."""


def about(task: HostedTournament) -> dict[str, Any]:
    """The tournament as everyone may see it: clock, players, places, prizes, standings."""
    if task.final is not None:
        return msgspec.json.decode(task.final)  # type: ignore[no-any-return]
    game, structure = task.contest.current, task.contest.sheet.structure
    data: dict[str, Any] = {
        "name": task.contest.opened.name, "about": structure.about, "host": task.contest.opened.host,
        "format": task.contest.sheet.format, "registered": sorted(task.contest.known), "buy_in": structure.buy_in,
        "stack": structure.stack, "most": structure.most, "starts_with": structure.starts_with,
        "bots": task.event_bots.told(), "bot_ms": task.event_bots.time,
    }  # fmt: skip
    if isinstance(task.contest.game, Season):
        season = task.contest.game
        data |= {"game": season.number, "games": structure.games, "standings": plain(season.table)}
    if game is not None:
        seen = plain(structs.replace(game.view(None), table=None))
        ends = seen.pop("level_ends")
        seen.pop("table")
        data |= {**seen, "name": data["name"]}
        data["level_ms"] = None if ends is None else max(0, ends - task.services.now())
    return data | _how_it_stands(task.contest)


def row_of(task: HostedTournament) -> TournamentRow:
    """Its line of the list."""
    sheet, opened, game = task.contest.sheet, task.contest.opened, task.contest.current
    structure, rules = sheet.structure, sheet.structure.rules_at(0)
    row = TournamentRow(
        task.id, opened.name, sheet.format, rules.game, rules.limit, opened.host, structure.stack, opened.at,
        len(task.contest.known), structure.most, task.contest.game.begun, task.over,
    )  # fmt: skip
    row = _in_the_list(row, task.contest)
    if game is None:
        return row
    seen = game.view(None)
    winners = [placed.player for placed in seen.places if placed.place == 1]
    if isinstance(task.contest.game, Season) and task.over:
        winners = [standing.player for standing in task.contest.game.table[:1]]
    return structs.replace(
        row, level=seen.level, entrants=seen.entrants, left=len(seen.players), winners=winners if task.over else []
    )  # fmt: skip


def tournament_info(task: HostedTournament) -> dict[str, Any]:
    """What was decided before it began."""
    structure = task.contest.sheet.structure
    clock, rules = structure.clock, structure.rules_at(0)
    words = [*rule_phrases(rules, joining=False), phrase("rules-stack", chips=structure.stack)]
    return {
        "id": task.id, "kind": "tournament", "chairs": structure.chairs, **rules_info(rules),
        "words": msgspec.to_builtins(words),
        "clock": {"act_ms": clock.act, "bank_ms": clock.bank, "pause_ms": clock.pause},
        "muted": sorted(task.muted), "delay_ms": task.delay,
        "structure": structure_info(structure),
    }  # fmt: skip


def _how_it_stands(contest: Contest) -> dict[str, Any]:
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


def _in_the_list(row: TournamentRow, contest: Contest) -> TournamentRow:
    """A line of the list with the same."""
    game, structure = contest.game, contest.sheet.structure
    number = game.number if isinstance(game, Season) else 0
    return replace(
        row, starts_at=structure.starts_at, cancelled=game.cancelled is not None, joining=structure.joining,
        games=structure.games, number=number, house=structure.rules.house, removed=sorted(game.barred),
        rotate=list(structure.rules.rotate),
    )  # fmt: skip
