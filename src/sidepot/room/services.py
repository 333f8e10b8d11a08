"""What every table of a room shares: time, storage, seals, settings, and how auto players think."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Action, Options, View
from sidepot.players import PLAYERS, Player, plays
from sidepot.room.base.beat import Beat
from sidepot.room.base.logs import Incidents
from sidepot.room.base.seal import Sealer
from sidepot.room.base.world import Chance, World
from sidepot.room.bots.auto_players import NAMES
from sidepot.room.bots.calls import BotCalls
from sidepot.room.log.room_events import Fact, Stopped, TableClosed, names_of
from sidepot.room.log.room_journal import RoomLog
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.settings.config import Config
from sidepot.room.store.records import Record, Store
from sidepot.room.store.streams import ROOM
from sidepot.rules import Rules

Think = Callable[[str, View, Options, Chance], Awaitable[Action]]

PULSE, SLACK = 0.02, 40
"""Seconds from one pulse to the next; milliseconds after which room time waits for one that is late."""
_NEVER = 2**62
Listed = tuple[int, TournamentRow]
"""A tournament that is over, and the number of the record that says so."""
RECENT = 20
"""So many of them can be listed without looking at the disk."""

QUICK = 0.002
"""Seconds an auto player may take in the event loop."""


class Services:
    """The room as its tables see it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, config: Config, world: World, store: Store, sealer: Sealer, think: Think | None = None) -> None:
        self.config = config
        self.world = world
        self.store = store
        self.sealer = sealer
        self.think: Think = think_here if think is None else think
        self.bot_calls = BotCalls(config)
        self.name_taken: Callable[[str], object] = lambda name: None
        """Whether an account has a name, or one that looks like it; the room says."""
        self.beat = Beat()
        self.rng = world.rng()
        self.epoch = world.short_id()
        self.offset = 0
        """Room time is the world's plus this: it goes on where the room stopped."""
        self.auto_names: tuple[str, ...] = NAMES
        """What auto players of tables may be called here."""
        self.hears_until = _NEVER
        """Room time does not go further, unless the room shows that it hears: `pulse`."""
        self.log = RoomLog(store, world, self.now)
        self.incidents = Incidents(self.now, world.wall, self.log.refused)
        self.lobby_changed = False
        self.wanted: set[str] = set()
        """Accounts that want to be told of their own tables,"""
        self.elsewhere: set[str] = set()
        """those of them with several pages: a table that one of these shows is news to the others,"""
        self.news: set[str] = set()
        """and those of them for whom something has changed."""
        self.gone: list[TableClosed] = []
        """Tables that were closed and can be forgotten."""
        self.hands: deque[Record] | None = None
        """Hands that have become durable, for the hand store; None where there is none."""
        self.over: deque[Listed] = deque(maxlen=RECENT)
        """The last tournaments that ended, the newest last."""

    def now(self) -> int:
        """Room time: milliseconds while the room was open, and could hear."""
        at = self.world.now() + self.offset
        return at if at < self.hears_until else self.hears_until

    def pulse(self) -> None:
        """The loop turns and sockets are read. Time in which it did not has not passed: nobody could be heard then."""
        at = self.world.now() + self.offset
        if at > self.hears_until:
            self.offset -= at - self.hears_until
            at = self.hears_until
        self.hears_until = at + SLACK

    def closed(self, fact: TableClosed) -> None:
        """A table was closed."""
        self.gone.append(fact)
        self.lobby_changed = True

    def remember(self, *facts: Fact) -> asyncio.Future[None]:
        """Write facts, all or none; done when they are durable."""
        return self.store.append(self.records(facts))

    async def stopped(self, stream: str, error: Exception) -> None:
        """Remember that something stands still: whoever looks after the room has to see to it."""
        with suppress(Exception):  # a store that fails says so itself
            await self.remember(Stopped(stream, self.store.last(stream), type(error).__name__))

    def records(self, facts: Sequence[Fact]) -> list[Record]:
        """Facts as the next records of the room, after what its log tells of them: append them before anything else."""
        last, now = self.store.last(ROOM), self.now()
        return self.log.records(facts) + [
            Record(ROOM, seq, now, str(fact.__struct_config__.tag), msgspec.json.encode(fact), names_of(fact), seq)
            for seq, fact in enumerate(facts, last + 1)
        ]


async def think_here(style: str, view: View, options: Options, rng: Chance) -> Action:
    """Ask an auto player at once: for tests, and for players that answer quickly."""
    return player_of(style, view.rules).choose(view, options, rng)


def player_of(style: str, rules: Rules) -> Player:
    """The auto player of a style; a rock sits in for one that does not know the game."""
    player = PLAYERS[style]
    return player if plays(player, rules) else PLAYERS["rock"]


class Thinker:
    """Asks auto players; one that was ever slow is asked in another thread, so that nobody waits for it."""

    def __init__(self) -> None:
        self._slow: set[str] = set()
        self._known: set[str] = set()

    async def __call__(self, style: str, view: View, options: Options, rng: Chance) -> Action:
        """What the player of this style does. It sees values only."""
        aside = style in self._slow or style not in self._known
        began = time.perf_counter()
        if aside:
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(None, player_of(style, view.rules).choose, view, options, rng)
        else:
            action = player_of(style, view.rules).choose(view, options, rng)
        self._known.add(style)
        if time.perf_counter() - began > QUICK:
            self._slow.add(style)
        return action
