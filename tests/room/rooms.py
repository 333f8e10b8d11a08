"""A whole room in virtual time: people with sockets that are queues, a world whose clock is the loop's."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from room.virtual import VirtualLoop
from sidepot.client import Seen
from sidepot.deck import shuffled
from sidepot.room.base.seal import Sealer
from sidepot.room.protocol import ServerMessage, encode
from sidepot.room.room import Room
from sidepot.room.services import Services
from sidepot.room.settings.config import Config
from sidepot.room.socket.client import Socket
from sidepot.room.store import Kept, MemoryStore

SEALER = Sealer(bytes(32))
QUICK = Config(
    act=2_000, bank=0, refill=0, grace=0, pause=1_000, runout=0, ask=0, floor=400, hesitation=200, auto_from=100,
    auto_to=900, tables=False, burst=10_000, rate=1_000, guests_an_hour=10_000, openings_an_hour=10_000,
)  # fmt: skip
STARTED = 1_790_000_000_000


class TestWorld:
    """Time of the loop, chance and decks of a seed."""

    __test__ = False

    def __init__(self, loop: VirtualLoop, seed: int = 0, shuffle: Callable[[bytes], bytes] | None = None) -> None:
        self._loop = loop
        self._random = random.Random(seed)
        self._shuffle = shuffle
        self._ids = 0

    def now(self) -> int:
        return self._loop.now

    def wall(self) -> int:
        return STARTED + self._loop.now

    def secret(self) -> str:
        self._ids += 1
        return f"secret-of-this-test-{self._ids:06d}-{self._random.getrandbits(32):08x}"

    def short_id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def shuffle(self, cards: bytes) -> bytes:
        return shuffled(self._random.getrandbits(60), cards) if self._shuffle is None else self._shuffle(cards)

    def rng(self) -> Any:
        return self._random


_messages = msgspec.json.Decoder(ServerMessage)


class Wire:
    """A way to the room on which messages can lie for a while: come, but not read."""

    def __init__(self) -> None:
        self.cut = False
        self._ears: Any = None
        self._lying: list[tuple[str, int]] = []

    def attend(self, ears: Any) -> None:
        self._ears = ears

    def say(self, data: bytes) -> bool:
        return False

    def unread(self) -> bool:
        return bool(self._lying)

    def hush(self) -> None:
        self.cut = True

    def lay(self, text: str) -> None:
        """A message comes."""
        self._lying.append((text, self._ears.now()))

    def read(self) -> None:
        """Now it is read."""
        lying, self._lying = self._lying, []
        for text, at in lying:
            self._ears.hear(text, at)


class Line:
    """One socket of a person: everything the room sent, and the way to answer."""

    def __init__(self, room: Room, name: str, address: str = "192.0.2.7", wire: Wire | None = None) -> None:
        self.room = room
        self.name = name
        self.got: list[dict[str, Any]] = []
        """Each with all that is known by then, as a client keeps it."""
        self._seen = Seen()
        self.bytes: list[str] = []
        self.stuck: asyncio.Event | None = None
        self.closed: int | None = None
        self.on: Callable[[dict[str, Any]], None] = lambda message: None
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        account = room.accounts.by_name[name]
        self.wire = wire
        self.socket = Socket(room, account, address, self._in.get, self._take, wire)
        self.task = asyncio.get_running_loop().create_task(self.socket.run())

    async def _take(self, message: Any) -> None:
        if self.stuck is not None:
            await self.stuck.wait()
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return
        self.bytes.append(message["text"])
        # whatever is sent has the shape that the protocol says
        assert encode(_messages.decode(message["text"])).decode() == message["text"]
        told = self._seen.take(json.loads(message["text"]))
        self.got.append(told)
        self.on(told)

    def send(self, kind: str, **fields: Any) -> None:
        """Send a command."""
        self.raw(json.dumps({"type": kind, "id": fields.pop("id", f"m{len(self.got)}-{kind}"), **fields}))

    def raw(self, text: str) -> None:
        """Send anything."""
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The connection is gone."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return [message for message in self.got if message["type"] == kind][-1]

    def answers(self, ident: str) -> list[dict[str, Any]]:
        """Every answer to one of my ids."""
        return [message for message in self.got if message.get("id") == ident]

    @property
    def seen(self) -> dict[str, Any]:
        """The newest state and you."""
        return [message for message in self.got if "you" in message][-1]

    @property
    def state(self) -> dict[str, Any]:
        """The newest state."""
        found: dict[str, Any] = [message["state"] for message in self.got if "state" in message][-1]
        return found

    @property
    def you(self) -> dict[str, Any]:
        """The newest view of one's own."""
        found: dict[str, Any] = self.seen["you"]
        return found


async def open_room(
    loop: VirtualLoop, kept: Kept | None = None, config: Config = QUICK, seed: int = 0, **settings: Any
) -> Room:
    """A room on a store in memory, ready."""
    commit = settings.pop("commit", None)
    world = TestWorld(loop, seed, settings.pop("shuffle", None))
    store = MemoryStore(kept, commit)
    room = Room(Services(config, world, store, SEALER), "the operator's key")
    await room.start()
    return room


async def guest(room: Room, name: str, address: str = "192.0.2.7", wire: Wire | None = None) -> Line:
    """Somebody comes in."""
    if name not in room.accounts.by_name:
        account, _ = room.new_guest(name, f"198.51.100.{len(room.accounts.by_name) % 250}")
        await room.remember_account(account)
    return Line(room, name, address, wire)


def kept(room: Room) -> Kept:
    """What would survive."""
    store = room.services.store
    assert isinstance(store, MemoryStore)
    return store.kept


async def crash(room: Room) -> Kept:
    """The process is gone: tasks and sockets end where they are."""
    store = room.services.store
    assert isinstance(store, MemoryStore)
    left = store.crash()
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    tasks.sort(key=lambda task: (len(task.get_name()), task.get_name()))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return left
