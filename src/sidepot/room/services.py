"""What every table of a room shares: time, storage, seals, settings, and how auto players think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec

from sidepot.engine import Action, Options, View
from sidepot.players import PLAYERS
from sidepot.room.config import Config
from sidepot.room.facts import STREAM, Fact
from sidepot.room.seal import Sealer
from sidepot.room.store.records import Record, Store
from sidepot.room.world import World

Think = Callable[[str, View, Options, Random], Awaitable[Action]]


class Services:
    """The room as its tables see it."""

    def __init__(self, config: Config, world: World, store: Store, sealer: Sealer, think: Think | None = None) -> None:
        self.config = config
        self.world = world
        self.store = store
        self.sealer = sealer
        self.think = think_here if think is None else think
        self.rng = world.rng()
        self.epoch = world.short_id()
        self.offset = 0
        """Room time is the world's plus this: it goes on where the room stopped."""
        self.lobby_changed = False

    def now(self) -> int:
        """Room time: milliseconds while the room was open."""
        return self.world.now() + self.offset

    def remember(self, fact: Fact) -> asyncio.Future[None]:
        """Write a fact; done when it is durable."""
        seq = self.store.last(STREAM) + 1
        kind = str(fact.__struct_config__.tag)
        record = Record(STREAM, seq, self.now(), kind, msgspec.json.encode(fact))
        return self.store.append([record])


async def think_here(style: str, view: View, options: Options, rng: Random) -> Action:
    """Ask an auto player at once: for tests, and for players that answer quickly."""
    return PLAYERS[style].choose(view, options, rng)


async def think_aside(style: str, view: View, options: Options, rng: Random) -> Action:
    """Ask an auto player in another thread, so that a slow one keeps nobody waiting. It sees values only."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(None, PLAYERS[style].choose, view, options, rng)
