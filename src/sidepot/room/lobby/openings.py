"""What is opened in a room: tables, tournaments, the tables it offers for good, and who may open how many.

The one rule it keeps: nobody is let in to what is not written yet.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from sidepot.room.base.limits import Purse
from sidepot.room.bots import auto_players
from sidepot.room.game.auto_names import check_names
from sidepot.room.game.table_game import TableGame
from sidepot.room.game.table_hosting import new_auto
from sidepot.room.game.tournament_game import Contest, sheet_of
from sidepot.room.lobby.building import Building
from sidepot.room.log.room_events import OfTable, TableOpened, TournamentOpened, ValueSet
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.room.record.chronicle import rules_told, structure_told
from sidepot.room.services import Services
from sidepot.room.settings.permanent_tables import offers_of
from sidepot.room.task.start_time import check_time
from sidepot.room.task.table_task import LEAGUE, TableTask
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.rules import DOCUMENTS, Rules, house, read_house
from sidepot.table import Clock

BETWEEN_GAMES = 20_000
"""From the end of a game to the next one, at a table without a host."""


def _clock(clock: Clock, host: str) -> Clock:
    """The clock of a table: where nobody is the host the next game starts by itself."""
    return replace(clock, between=None if host else BETWEEN_GAMES)


def _gathers(rules: Rules, host: str) -> bool:
    """Where nobody joins a game that has begun, the host says when it begins."""
    return bool(host) and rules.entry == "fixed" and rules.ends != "open"


class Openings(Building):
    """The building with what can be opened in it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._opening: list[str] = []
        """Hosts of tournaments that are being opened."""
        self.offers = offers_of(self.config.lobby)
        self._offering: dict[str, asyncio.Future[TableTask]] = {}
        """Permanent tables that are being opened."""
        hourly = self.config.openings_an_hour
        self._openings = Purse(hourly, hourly / 3600)
        self._openings_from = Purse(5 * hourly, 5 * hourly / 3600)

    def pay_for_opening(self, host: str, session: str, address: str) -> None:
        """A table or a tournament more; Turned where somebody has opened too many in an hour."""
        now = self.services.now()
        if session in self.operators:
            return
        if not (self._openings.take(host, now) and self._openings_from.take(address, now)):
            raise Turned(Code.SLOW_DOWN, "tables")

    async def open_tournament(self, text: str, name: str, host: str, delay: int = 0) -> TournamentTask:
        """Open a tournament from its sheet; Turned where that is not possible."""
        self._check_hosting(host)
        services = self.services
        seed = services.rng.getrandbits(48)
        ident = services.world.short_id()
        self._opening.append(host)
        try:
            sheet = await self.aside(host, lambda: sheet_of(text, self.config.clock, auto_players.styles()))
            check_names(sheet.field.players, self.accounts.taken)
            services.bot_calls.check(sheet)
            check_time(sheet.structure, services.world.wall())
            opened = TournamentOpened(ident, name, sheet, seed, services.world.wall(), host, delay)
            task = TournamentTask(Contest(opened, services))
            task.contest.chronicle.opened(sheet.format, host, structure_told(sheet.structure))
            await services.store.append([*task.contest.chronicle.take(), *services.records([opened])])
            self.tournaments[task.id] = task
        finally:
            self._opening.remove(host)
        task.start()
        return task

    def _check_hosting(self, host: str) -> None:
        running = [task.contest.opened.host for task in self.tournaments.values() if not task.over] + self._opening
        if running.count(host) >= self.config.max_tables_each:
            raise Turned(Code.TOO_MANY, "tournaments", count=running.count(host))
        if len(running) >= self.config.max_tables:
            raise Turned(Code.TOO_MANY, "tournaments-room")

    async def open_table(
        self,
        rules: Rules,
        chairs: int,
        name: str,
        *,
        host: str = "",
        private: bool = False,
        admits: bool = False,
        about: str = "",
        autos: tuple[str, ...] = (),
        clock: Clock | None = None,
        offer: str = "",
        value: tuple[str, int] = ("", 0),
        delay: int = 0,
    ) -> TableTask:
        """Open a table; Turned where that is not possible."""
        if len(self.tables) >= self.config.max_tables:
            raise Turned(Code.TOO_MANY, "tables-room")
        mine = sum(1 for task in self.tables.values() if host and task.opened.host == host)
        if mine >= self.config.max_tables_each:
            raise Turned(Code.TOO_MANY, "tables", count=mine)
        services = self.services
        ident = services.world.secret()[:24] if private else services.world.short_id()
        opened = TableOpened(
            ident, name, rules, chairs, _clock(clock or self.config.clock, host), services.world.wall(),
            about, host, private, admits, offer, delay, _gathers(rules, host),
        )  # fmt: skip
        try:
            task = TableTask(TableGame(opened, services))
        except ValueError as error:
            raise badly(Code.BAD_HOUSE, error) from None
        company: list[OfTable] = [ValueSet(ident, *value)] if value[1] else []
        for fact in company:
            task.learn(fact)
        for style in autos:
            company.append(new_auto(task, style))
            task.learn(company[-1])
        self.tables[ident] = task
        task.game.chronicle.opened("table", host, rules_told(rules))
        await services.store.append([*task.game.chronicle.take(), *services.records([opened, *company])])
        task.start()
        await task.settled()
        services.lobby_changed = True
        return task

    async def open_offer(self, key: str) -> TableTask:
        """One of the room's permanent tables, opened for whoever comes first."""
        offer = self.offers.get(key)
        if offer is None:
            raise Turned(Code.NOT_FOUND, "table")
        if key not in self._offering:
            there = self._offered(key)
            if there is not None:
                return there
            opening = self.open_table(offer.rules, offer.chairs, offer.name, about=offer.about, offer=key)
            self._offering[key] = asyncio.ensure_future(opening)
            self._offering[key].add_done_callback(lambda done: self._offering.pop(key))
        return await asyncio.shield(self._offering[key])

    def _offered(self, key: str) -> TableTask | None:
        return next((task for task in self.tables.values() if task.opened.offer == key and not task.closed), None)

    def told_offers(self) -> list[dict[str, Any]]:
        """The permanent tables, and which of them are open."""
        there = {task.opened.offer: task.id for task in self.tables.values() if not task.closed}
        return [offer.told(there.get(key, "")) for key, offer in self.offers.items()]

    async def open_house_tables(self) -> None:
        """A table of each of the main houses but the league, with auto players, where the room has none."""
        own = [task.opened for task in self.tables.values()]
        there = {opened.rules.house for opened in own if not opened.host and not opened.offer}
        for at, name in enumerate(DOCUMENTS):
            if name in there or name == LEAGUE:
                continue
            found = read_house(name)
            chairs = min(6, found.rules.max_players)
            title = f"{name.capitalize()} table"
            await self.open_table(house(name), chairs, title, about=found.about, autos=auto_players.company(at))
