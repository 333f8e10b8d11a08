"""Tournament summaries (.ots) for `sidepot check` and `sidepot convert`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sidepot.history.formats import text_of
from sidepot.history.ohh.ots import ReadSummary, Summary, read_ots

ENDING = ".ots"


def is_summaries(path: str | Path) -> bool:
    """Whether a file is one of tournament summaries, by how its name ends."""
    return Path(path).suffix.lower() == ENDING


def read_summaries(paths: list[Path]) -> Iterator[tuple[str, ReadSummary]]:
    """Every summary of some files, and the file's name."""
    for path in paths:
        for found in read_ots(text_of(path)):
            yield str(path), found


def row_of(found: ReadSummary) -> dict[str, Any]:
    """A summary as plain data: the prize of each player who is named in it."""
    summary = found.summary
    if summary is None:
        return {"tournament": None, "prizes": {}, "error": found.error}
    finishes = summary.tournament_finishes_and_winnings
    prizes = {finish.player_name: finish.prize for finish in finishes}
    return {"tournament": summary.tournament_number, "prizes": prizes, "error": None}


def without_names(summary: Summary, called: Callable[[str], str]) -> Summary:
    """A summary in which players are called otherwise, and nothing tells where it was."""
    finishes = [
        replace(finish, player_name=called(finish.player_name)) for finish in summary.tournament_finishes_and_winnings
    ]
    rebuys = [replace(row, player_name=called(row.player_name)) for row in summary.tournament_rebuys]
    hero = called(summary.hero_player_name) if summary.hero_player_name else ""
    return replace(
        summary, tournament_number="0", site_name="", network_name="", tournament_name="", hero_player_name=hero,
        tournament_finishes_and_winnings=finishes, tournament_rebuys=rebuys,
    )  # fmt: skip
