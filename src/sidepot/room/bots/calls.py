"""How the room calls bots over HTTP: so many at once in all, of each host, and of each account that entered some.

The one rule it keeps: a bot, its host or its name that is slow keeps nobody else waiting.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager

from sidepot.bots.address import Address
from sidepot.bots.calling import Limits
from sidepot.bots.over_http import Answer, Greeting, HttpBot
from sidepot.bots.repairs import Repair
from sidepot.bots.state import Occasion
from sidepot.engine import Options, View, action_for
from sidepot.room.base.limits import Purse
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.settings.bot_hosts import admitted, hosts_of, literal
from sidepot.room.settings.config import Config
from sidepot.tournament import Sheet
from sidepot.words.refusal import sentence_of

LOOKUPS = 16
"""Names that are looked up at once: in threads of their own, because a server of names can be slow on purpose."""
GREETING = 20.0
"""Seconds that a greeting waits for its turn."""
BUSY = "the room was calling too many bots just then"


class Busy(Exception):
    """Too many calls are under way."""


class _Line:
    """Those who wait for a place, and have one."""

    def __init__(self, most: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.there = 0


class BotCalls:
    """The calls of one room to bots."""

    def __init__(self, config: Config) -> None:
        self.hosts = hosts_of(config.bot_hosts, config.bot_networks)
        self.time = config.bot_time
        self.most = config.max_bots
        self.entries = Purse(config.bots_an_hour, config.bots_an_hour / 3600)
        self._each = config.max_bot_calls_each
        self._all = asyncio.Semaphore(config.max_bot_calls)
        self._lines: dict[str, _Line] = {}
        """Of hosts and accounts whose bots are being called."""
        self._names: ThreadPoolExecutor | None = None

    @property
    def callable(self) -> bool:
        """Whether there is any host at which bots may be."""
        return self.most > 0 and (self.hosts.names is None or bool(self.hosts.names))

    def check(self, sheet: Sheet) -> None:
        """Turned where a sheet has bots that may not be called here."""
        if len(sheet.bots) > self.most:
            raise Turned(Code.BAD_SHEET, "bots", count=len(sheet.bots), most=self.most)
        for name, address in sheet.bots.items():
            try:
                admitted(self.hosts, str(address))
            except ValueError as error:
                raise Turned(Code.BAD_SHEET, "bot", name=name, why=sentence_of(error)) from None

    def bot(self, name: str, address: Address, seconds: float) -> HttpBot:
        """A bot that may take so long for an answer."""
        return HttpBot(name, address, self.hosts, Limits(total=seconds, connect=min(1.0, seconds)), self._look_up)

    async def greet(self, bot: HttpBot, owner: str) -> Greeting:
        """What a bot says before it plays."""
        try:
            async with self._turn(bot, owner, GREETING):
                return await bot.greet()
        except Busy:
            return Greeting(bot.name, str(bot.address), "", BUSY)

    async def ask(
        self, bot: HttpBot, owner: str, patience: float, view: View, options: Options, occasion: Occasion
    ) -> Answer:
        """What a bot does; within *patience* seconds its call begins, or it is not asked."""
        try:
            async with self._turn(bot, owner, patience):
                return await bot.answer(view, options, occasion)
        except Busy:
            return Answer(action_for(options, 0), Repair.BUSY, BUSY)

    @asynccontextmanager
    async def _turn(self, bot: HttpBot, owner: str, patience: float) -> AsyncIterator[None]:
        """Wait behind others of the same account, then of the same host, then behind everyone; Busy in the end."""
        async with AsyncExitStack() as places:
            try:
                async with asyncio.timeout(patience):
                    for key in (f"account {owner}", f"host {bot.address.host}"):
                        await places.enter_async_context(self._line(key))
                    await places.enter_async_context(self._all)
            except TimeoutError:
                raise Busy from None
            yield

    @asynccontextmanager
    async def _line(self, key: str) -> AsyncIterator[None]:
        line = self._lines.setdefault(key, _Line(self._each))
        line.there += 1
        try:
            async with line.places:
                yield
        finally:
            line.there -= 1
            if not line.there:
                del self._lines[key]

    async def _look_up(self, host: str, port: int) -> list[str]:
        """The addresses that a name stands for."""
        if literal(host) is not None:
            return [host]
        if self._names is None:
            self._names = ThreadPoolExecutor(LOOKUPS, "sidepot-names")
        found = await asyncio.get_running_loop().run_in_executor(
            self._names, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(entry[4][0]) for entry in found]

    def close(self) -> None:
        """No name is looked up any more."""
        if self._names is not None:
            self._names.shutdown(wait=False, cancel_futures=True)

