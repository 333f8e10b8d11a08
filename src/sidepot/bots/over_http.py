"""A bot over HTTP: it is asked for an amount at `URL/bet`, and every answer comes to a legal action (L16)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from sidepot.bots.address import Address, Forbidden, Hosts, Lookup
from sidepot.bots.calling import Limits, call
from sidepot.bots.repairs import Failed, Record, Repair, amount_in, repair_of
from sidepot.bots.state import Occasion, body_of
from sidepot.engine import Action, Options, View, action_for

_MOST_VERSION = 40


class Greeting(Struct, frozen=True):
    """What a bot said before the first game; *problem* says in a sentence why it is not there."""

    name: str
    url: str
    version: str
    problem: str

    @property
    def alive(self) -> bool:
        """Whether it answered."""
        return not self.problem


class Answer(Struct, frozen=True):
    """What a bot does on its turn, and what had to be made of its answer for that; *says* tells of a bad one."""

    action: Action
    repair: Repair | None = None
    says: str = ""


class HttpBot:
    """A bot at an address, and how it has answered so far."""

    def __init__(
        self, name: str, address: Address, hosts: Hosts, limits: Limits = Limits(), lookup: Lookup | None = None
    ) -> None:
        self.name = name
        self.address = address
        self.hosts = hosts
        self.limits = limits
        self.record = Record()
        self.version = ""
        self._lookup = lookup
        self._ip: str | None = None

    async def greet(self) -> Greeting:
        """Ask whether it is there (`GET /`), and its version (`GET /version`), which it need not have."""
        problem = ""
        try:
            await self._call("GET", "/")
        except Failed as failed:
            problem = str(failed)
        else:
            self.version = await self._version()
        return Greeting(self.name, str(self.address), self.version, problem)

    async def bet(self, view: View, options: Options, occasion: Occasion) -> Action:
        """What the bot does on its turn to wager; what can't be used counts as 0, and every repair is counted."""
        answer = await self.answer(view, options, occasion)
        self.record.note(answer.repair, answer.says)
        return answer.action

    async def answer(self, view: View, options: Options, occasion: Occasion) -> Answer:
        """The same, for somebody else to count."""
        try:
            amount = amount_in(await self._call("POST", "/bet", body_of(view, options, occasion)))
        except Failed as failed:
            return Answer(action_for(options, 0), failed.kind, str(failed))
        return Answer(action_for(options, amount), repair_of(options, amount))

    async def _version(self) -> str:
        try:
            text = (await self._call("GET", "/version")).decode("utf-8", "replace")
        except Failed:
            return ""
        shown = "".join(sign if sign.isprintable() else " " for sign in text[: 4 * _MOST_VERSION])
        return " ".join(shown.split())[:_MOST_VERSION]

    async def _call(self, method: str, path: str, body: bytes = b"") -> bytes:
        try:
            async with asyncio.timeout(self.limits.total):
                return await call(self.address, await self._found(), method, path, body, self.limits)
        except TimeoutError:
            if self._ip is None:
                raise Failed(Repair.UNREACHABLE, f"{self.address.host} was not found in time") from None
            raise Failed(Repair.TIMEOUT, f"no answer within {self.limits.total:g} s") from None

    async def _found(self) -> str:
        """The address behind the name: looked up once, so that it can't become another one later."""
        if self._ip is None:
            try:
                self._ip = await self.hosts.find(self.address, self._lookup)
            except Forbidden as forbidden:
                raise Failed(Repair.UNREACHABLE, str(forbidden)) from None
            except (OSError, UnicodeError):
                raise Failed(Repair.UNREACHABLE, f"there is no host {self.address.host}") from None
        return self._ip


async def greet_all(bots: Iterable[HttpBot]) -> list[Greeting]:
    """All greetings, asked for at the same time."""
    return list(await asyncio.gather(*[bot.greet() for bot in bots]))


class Switchboard:
    """Calls bots for a program that has no event loop of its own."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()

    def close(self) -> None:
        """No more calls."""
        self._runner.close()

    def greet(self, bots: Iterable[HttpBot]) -> list[Greeting]:
        """What the bots say before the first game."""
        return self._runner.run(greet_all(bots))

    def bet(self, bot: HttpBot, view: View, options: Options, occasion: Occasion) -> Action:
        """What a bot does."""
        return self._runner.run(bot.bet(view, options, occasion))
