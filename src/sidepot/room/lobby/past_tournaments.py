"""Tournaments that are over: all of them on the disk, a few in memory while somebody looks.

The one rule it keeps: what has ended leaves memory, however many were played, and its link goes on working.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sidepot.room.base.logs import trouble
from sidepot.room.game.tournament_game import Contest
from sidepot.room.lobby.building import Building
from sidepot.room.lobby.closed_tables import missing
from sidepot.room.log.room_events import OVER, MuteSet, TournamentOpened, TournamentOver, fact_of, mutes_in
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.services import RECENT, Listed
from sidepot.room.store.streams import ROOM, of_tournament
from sidepot.room.task.tournament_task import TournamentTask

LINGER = 60_000
"""Milliseconds one that is over stays after the last who watched it has gone: most come back within a moment."""
IDLE = 20
"""So many stay that long; with more the oldest go at once."""
MOST = 120
"""In memory together, with those that are watched."""
LATEST = 2**62
MUTES = 400


class Past:
    """The tournaments of a room that are over."""

    def __init__(self, room: Building) -> None:
        self._room = room
        self._idle: dict[str, int] = {}
        """Since when nobody has looked, the longest first."""
        self._running: set[asyncio.Task[None]] = set()

    # lists

    def learn(self) -> None:
        """Know the last ones again, at start."""
        self._room.services.over.extend(reversed(self.read_page(LATEST, RECENT)))

    async def page(self, who: str, before: int, most: int) -> list[Listed]:
        """Some of those that ended before another, newest first."""
        return await self._room.aside(who, partial(self.read_page, before, most))

    def read_page(self, before: int, most: int) -> list[Listed]:
        """The same, from the disk."""
        found = self._room.services.store.named(ROOM, OVER, before, most)
        return [(record.seq, _over(record.data)) for record in found]

    # one of them

    async def tournament(self, ident: str, who: str) -> TournamentTask:
        """A tournament by its id, from the disk where it is over; Turned where there is none."""
        room = self._room
        if ident not in room.tournaments:
            found = await room.aside(who, partial(self._read, ident))
            if ident not in room.tournaments:
                self._make_space()
                room.tournaments[ident] = found
                self._idle[ident] = room.services.now()
        return room.tournaments[ident]

    def then(self, ident: str, who: str, do: Callable[[], None], refuse: Callable[[Turned], None]) -> None:
        """Do something as soon as a tournament is here, or say that there is none."""

        async def fetch() -> None:
            try:
                await self.tournament(ident, who)
                do()
            except Turned as no:
                refuse(no)
            except Exception:
                trouble("tournament not found", tournament=ident)
                refuse(Turned(Code.FROZEN))

        self._run(asyncio.get_running_loop().create_task(fetch()))

    def _read(self, ident: str) -> TournamentTask:
        """One that is over as the disk has it: how it ended, not yet replayed."""
        room, store = self._room, self._room.services.store
        facts = [fact_of(record.data) for record in store.named(ROOM, of_tournament(ident), LATEST, 3)]
        opened = next((fact for fact in facts if isinstance(fact, TournamentOpened)), None)
        if opened is None or not any(isinstance(fact, TournamentOver) for fact in facts):
            raise missing(room, ident)
        contest = Contest(opened, room.services)
        final = contest.final()
        if final is None:
            raise Turned(Code.NO_SUCH_TABLE)
        task = TournamentTask(contest, final)
        for record in reversed(store.named(ROOM, mutes_in(ident), LATEST, MUTES)):
            fact = fact_of(record.data)
            assert isinstance(fact, MuteSet)
            task.learn(fact)
        return task

    def _make_space(self) -> None:
        over = [task for task in self._room.tournaments.values() if task.ended]
        if len(over) >= MOST:
            longest = next((task for task in self._longest_idle() if task.idle), None)
            if longest is None:
                raise Turned(Code.TOO_MANY, "tournaments-over")
            self._forget(longest)

    # leaving memory

    def tidy(self, now: int) -> None:
        """Let go of what has ended and nobody looks at."""
        idle = {task.id: self._idle.get(task.id, now) for task in self._room.tournaments.values() if task.idle}
        self._idle = dict(sorted(idle.items(), key=lambda each: each[1]))
        for at, task in enumerate(self._longest_idle()):
            if len(idle) - at > IDLE or now - idle[task.id] > LINGER:
                self._forget(task)

    def _longest_idle(self) -> list[TournamentTask]:
        tournaments = self._room.tournaments
        return [tournaments[ident] for ident in self._idle if ident in tournaments]

    def _forget(self, task: TournamentTask) -> None:
        del self._room.tournaments[task.id]
        self._idle.pop(task.id, None)
        self._run(asyncio.get_running_loop().create_task(task.stop()))

    def _run(self, task: asyncio.Task[None]) -> None:
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def stop(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._running, return_exceptions=True)


def _over(data: bytes) -> TournamentRow:
    fact = fact_of(data)
    assert isinstance(fact, TournamentOver)
    return fact.row
