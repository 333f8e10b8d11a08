"""The bots over HTTP of a tournament in the room: who may enter one, how they are greeted and asked, and what is shown.

The one rule it keeps: a bot that is not there, or answers nonsense, checks or folds; only its own table waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from sidepot.bots.address import read_address
from sidepot.bots.over_http import Answer, Greeting, HttpBot
from sidepot.bots.repairs import Repair
from sidepot.engine import Action, Hand, Options
from sidepot.room import protocol
from sidepot.room.base.logs import trouble
from sidepot.room.game.auto_names import FieldNames
from sidepot.room.game.tournament_game import Contest
from sidepot.room.log.bot_book import Answered, Entered, OfBot
from sidepot.room.people.names import clean_name, looks
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.room.settings.bot_hosts import admitted
from sidepot.table import Act, Table
from sidepot.table.automatic import in_time, unasked
from sidepot.tournament import AtTable, Register, Unregister
from sidepot.tournament.events import Began, Event, Registered, Unregistered
from sidepot.tournament.for_bots import occasion_of

MARGIN = 500
"""Milliseconds by which a bot's time is over before the table would act for it."""


class EventBots:
    """The bots of one tournament or season."""

    def __init__(self, contest: Contest, names: FieldNames, accounts: set[str]) -> None:
        self.contest = contest
        self.names = names
        self._id = contest.opened.tournament
        self._services = contest.services
        self._accounts = accounts
        """Accounts of bots that take part by sockets of their own."""
        self.changed: Callable[[], None] = lambda: None
        """Called when a bot has said something, or did not."""
        self._calls = contest.services.bot_calls
        self._known: dict[str, HttpBot] = {}
        self._greetings: dict[str, Greeting] = {}
        self._greeting: set[asyncio.Task[None]] = set()
        for name in self.bots:
            names.add(name)

    @property
    def bots(self) -> dict[str, Entered]:
        """All of them."""
        return self.contest.book.bots

    @property
    def _act(self) -> int:
        """What the table gives everyone for a decision."""
        act = self.contest.sheet.structure.clock.act
        assert act is not None
        return act

    @property
    def time(self) -> int:
        """Milliseconds that a bot has for an answer: it never outlasts the clock of its table."""
        return min(self._calls.time, self._act - MARGIN)

    # coming and going

    def entry(self, command: protocol.EnterBot, by: str, host: bool) -> OfBot:
        """A bot that somebody enters, the host any, everyone else one of their own; Turned says why it can't be."""
        if by in self._accounts:
            raise Turned(Code.NOT_ALLOWED, "bot")
        if not host and any(bot.by == by for bot in self.bots.values()):
            raise Turned(Code.TOO_MANY, "your-bot")
        if len(self.bots) >= self._calls.most:
            raise Turned(Code.TOO_MANY, "bots", count=len(self.bots))
        name = self._free_name(command.name)
        try:
            address = admitted(self._calls.hosts, command.url)
        except ValueError as error:
            raise badly(Code.BAD_BOT, error) from None
        if not self._calls.entries.take(by, self._services.now()):
            raise Turned(Code.SLOW_DOWN, "bots")
        if "register" in self.contest.game.offers(name):
            self.names.add(name)  # at once, so that nobody comes in under this name while it is written
        return OfBot(Register(name), Entered(str(address), by))

    def _free_name(self, given: str) -> str:
        name = clean_name(given, "bot")
        if self._services.name_taken(name) or self.names.like(looks(name)):
            raise Turned(Code.NAME_TAKEN, "name", name=name)
        return name

    def withdrawal(self, command: protocol.WithdrawBot, by: str, host: bool) -> Unregister:
        """A bot that whoever entered it, or the host, takes out again."""
        if command.name not in self.bots:
            raise Turned(Code.NO_SUCH_PLAYER, "bot")
        if command.name not in self.of(by, host):
            raise Turned(Code.NOT_ALLOWED, "withdraw")
        return Unregister(command.name)

    def of(self, name: str, host: bool) -> list[str]:
        """The bots somebody may withdraw."""
        return [bot for bot, entered in self.bots.items() if host or entered.by == name]

    def see(self, events: Iterable[Event]) -> None:
        """React to what happened."""
        for event in events:
            match event:
                case Registered(player) if player in self.bots:
                    self.greet([player])
                case Unregistered(player):
                    self._forget(player)
                case Began():
                    self.greet(self.bots)

    def _forget(self, name: str) -> None:
        self._known.pop(name, None)
        self._greetings.pop(name, None)
        self.names.drop(name)

    # greeting

    def greet(self, names: Iterable[str]) -> None:
        """Ask bots whether they are there; nothing waits for their answers."""
        for name in tuple(names):
            greeting = asyncio.get_running_loop().create_task(self._greet(name))
            self._greeting.add(greeting)
            greeting.add_done_callback(self._greeting.discard)

    async def _greet(self, name: str) -> None:
        entered = self.bots.get(name)
        if entered is None:
            return  # withdrawn meanwhile
        bot = self._bot(name)
        try:
            greeting = await self._calls.greet(bot, entered.by)
        except Exception:
            trouble("greeting a bot failed", tournament=self._id)
            return
        if self._known.get(name) is bot:
            self._greetings[name] = greeting
            self.changed()

    def recall(self, view: dict[str, Any]) -> None:
        """What the bots of a tournament that is over had said, from how it ended."""
        for told in view.get("bots", ()):
            if told["there"] is not None:
                self._greetings[told["name"]] = Greeting(told["name"], "", told["version"], told["problem"])

    def _bot(self, name: str) -> HttpBot:
        if name not in self._known:
            address = read_address(self.bots[name].url)
            self._known[name] = self._calls.bot(name, address, self.time / 1000)
        return self._known[name]

    def stop(self) -> None:
        """Nobody is greeted any more."""
        for greeting in tuple(self._greeting):
            greeting.cancel()

    # playing

    async def decide(self, name: str, table: Table, hand: Hand, seat: int, pause: float) -> OfBot:
        """What a bot does on its turn, no sooner than after a *pause*: it is asked for wagers, and for nothing else."""
        options = hand.options_of(seat)
        pausing = asyncio.sleep(min(pause, (self._act - MARGIN) / 1000))
        if not options.may_fold:
            await pausing
            return _does(name, unasked(hand, seat))
        answer, _ = await asyncio.gather(self._ask(name, table, hand, seat, options), pausing)
        return _does(name, answer.action, (name, Answered(answer.repair, answer.says)))

    async def _ask(self, name: str, table: Table, hand: Hand, seat: int, options: Options) -> Answer:
        try:
            occasion = occasion_of(self.contest.game, table, self._id)
            patience = (self._act - MARGIN - self.time) / 1000
            view = hand.view(seat)
            return await self._calls.ask(self._bot(name), self.bots[name].by, patience, view, options, occasion)
        except Exception:
            trouble("asking a bot failed", tournament=self._id)
            return Answer(in_time(options), Repair.ERROR, "an error in the room")

    # showing

    def told(self) -> list[dict[str, Any]]:
        """Every bot: who entered it, what it said, and how it answered so far. Where it is concerns nobody else."""
        return [self._told(name, entered) for name, entered in self.bots.items()]

    def _told(self, name: str, entered: Entered) -> dict[str, Any]:
        greeting = self._greetings.get(name)
        said = (None, "", "") if greeting is None else (greeting.alive, greeting.version, greeting.problem)
        about = dict(zip(("there", "version", "problem"), said, strict=True))
        return {"name": name, "by": entered.by, **about, **self.contest.book.told(name)}

    def own(self, name: str, host: bool) -> list[dict[str, str]]:
        """The bots somebody may withdraw, with their addresses."""
        return [{"name": bot, "url": self.bots[bot].url} for bot in self.of(name, host)]

    def may_enter(self, name: str, host: bool) -> bool:
        """Whether somebody may enter a bot now."""
        if len(self.bots) >= self._calls.most or name in self._accounts or not self._calls.callable:
            return False
        return "register" in self.contest.game.offers("") and (host or not self.of(name, False))


def _does(name: str, action: Action, answered: tuple[str, Answered] | None = None) -> OfBot:
    return OfBot(AtTable(Act(name, action)), answered=answered)
