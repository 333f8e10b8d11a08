"""The room's own league: a season that anyone joins for its next game, and after it the next season.

The one rule it keeps: there is one such season, it is hosted by nobody, and without people it rests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sidepot.room.base.logs import note, trouble
from sidepot.room.bots.auto_players import COMPANY
from sidepot.room.lobby.building import Building
from sidepot.room.lobby.past_tournaments import LATEST, Past
from sidepot.room.protocol.refusals import Turned
from sidepot.room.services import RECENT
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.tournament import CountChips, Season, Unregister

Opening = Callable[[str, str, str], Awaitable[TournamentTask]]
"""Opens a tournament by its sheet, its name and its host."""
NAME = "League"
AUTOS = 4
GAMES = 10
BETWEEN = 8
"""Seconds from the end of a game, or from the first person who joins, to the next one."""
KEEPS = 120_000
"""Milliseconds after which somebody who is not connected leaves the season."""
AGAIN = 60_000
"""Milliseconds until it is tried again where no season could be opened."""


def sheet(names: tuple[str, ...]) -> str:
    """The sheet of a season with auto players by these names: a game begins as soon as one person joins them."""
    field = [f'{name} = "{COMPANY[at % len(COMPANY)]}"' for at, name in enumerate(names)]
    lines = [
        'about = "one game after another, points by place; join at any time"', 'format = "season"', 'house = "league"',
        "chairs = 10", f"games = {GAMES}", "joining = true", f"between = {BETWEEN}", f"starts_with = {len(names) + 1}",
        "[field.named]", *field,
    ]  # fmt: skip
    return "\n".join(lines)


def _number_in(name: str) -> int:
    """The number of a season; the first ones had none."""
    digits = name.rpartition(" ")[2]
    return int(digits) if digits.isdecimal() else 1


class HouseLeague:
    """Looks after the room's own season."""

    def __init__(self, room: Building, past: Past, open_tournament: Opening) -> None:
        self._room, self._past, self._open = room, past, open_tournament
        self._opening: asyncio.Task[None] | None = None
        self._not_before = 0
        self._gone: dict[str, int] = {}
        """Who is registered and not connected, and since when."""

    @property
    def season(self) -> TournamentTask | None:
        """The season that is played, if there is one."""
        for task in self._room.tournaments.values():
            if not task.contest.opened.host and not task.over:
                return task
        return None

    async def open(self) -> None:
        """Open the next season where none is played."""
        if self.season is not None:
            return
        names = self._room.services.auto_names[-AUTOS:]
        try:
            number = await self._room.aside("", self._number)
            task = await self._open(sheet(names), f"{NAME} {number}", "")
        except Turned as no:
            self._not_before = self._room.services.now() + AGAIN
            note("no league", why=str(no))
            return
        await task.settled()
        self._room.services.lobby_changed = True

    def _number(self) -> int:
        """The number of the next season: one more than that of the last one, which may lie far back."""
        before = LATEST
        while page := self._past.read_page(before, RECENT):
            for _, row in page:
                if not row.host:
                    return 1 + _number_in(row.name)
            before = page[-1][0]
        return 1

    def look(self, now: int) -> None:
        """See that a season is there, and that the one that is there goes on only for people."""
        task = self.season
        if task is None:
            if now >= self._not_before and (self._opening is None or self._opening.done()):
                self._opening = asyncio.get_running_loop().create_task(self._open_safely())
        elif not task.frozen and not task.glances.moving:
            self._see_to(task, now)

    async def _open_safely(self) -> None:
        try:
            await self.open()
        except Exception:
            self._not_before = self._room.services.now() + AGAIN
            trouble("league not opened")

    def _see_to(self, task: TournamentTask, now: int) -> None:
        season = task.contest.game
        assert isinstance(season, Season)
        people = [name for name in season.players if name in task.contest.people]
        self._gone = {name: self._gone.get(name, now) for name in people if name not in task.showing.viewers}
        for name, since in self._gone.items():
            if now - since >= KEEPS:
                task.ask(name, Unregister(name))
        if not season.between_games and not self._played_by_people(task, season):
            # nobody waits for auto players: chips decide between them
            task.ask("", CountChips())

    def _played_by_people(self, task: TournamentTask, season: Season) -> bool:
        entrants = season.game.entrants.values()
        return any(not entrant.out and entrant.name in task.contest.people for entrant in entrants)

    async def stop(self) -> None:
        """Finish what was begun."""
        if self._opening is not None:
            await asyncio.gather(self._opening, return_exceptions=True)
