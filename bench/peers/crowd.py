"""Players of a card room, each on a socket of its own; they act when the metronome says so.

Turns that are ready wait in a queue; at every beat the player whose turn has waited longest acts. The beat does not
wait for the room: when it falls behind, beats are owed, and the time counts from when they were due.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
import random
import statistics
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from measure import taken, ticks

from sidepot.room.protocol import VERSION

STACK = 400
BEAT = 0.001
FILLING = 10.0
"""Seconds in which everybody sits down."""
LOOK = 0.25
"""Seconds from one look at what the machine's cores do to the next."""


class Options(msgspec.Struct):
    may_check: bool
    min_to: int | None = None


class You(msgspec.Struct):
    """What has changed: the rest is as before."""

    hand: int | msgspec.UnsetType = msgspec.UNSET
    turn: str | msgspec.UnsetType | None = msgspec.UNSET
    options: Options | msgspec.UnsetType | None = msgspec.UNSET

    def over(self, before: You) -> You:
        """All of it."""
        pairs = ((self.hand, before.hand), (self.turn, before.turn), (self.options, before.options))
        return You(*[old if new is msgspec.UNSET else new for new, old in pairs])


class Told(msgspec.Struct):
    you: You | None = None


_told = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.Encoder().encode
STEP, SNAPSHOT, ACK, REFUSAL = b'{"type":"step"', b'{"type":"snapshot"', b'{"type":"ack"', b'{"type":"refusal"'


class Table:
    """The sockets of one table, and the action that is on its way."""

    __slots__ = ("due", "id", "missing", "players")

    def __init__(self, ident: str) -> None:
        self.id = ident
        self.players: list[Player] = []
        self.missing = 0
        """How many have not seen the last action yet."""
        self.due = 0.0


class Player(asyncio.Protocol):
    """A socket: frames of WebSocket by hand, so that the crowd costs little beside the room."""

    def __init__(self, crowd: Crowd, table: Table, chair: int, cookie: str) -> None:
        self.crowd = crowd
        self.table = table
        self.chair = chair
        self.inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._cookie = cookie
        self._rest = b""
        self._open = False
        self._turn = ""
        self._you = You(0, None, None)
        self._count = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        server = self.crowd.server
        transport.write(
            (
                f"GET /ws?protocol={VERSION} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.origin}\r\n"
                f"Cookie: {self._cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, why: Exception | None) -> None:
        if not self.crowd.over:
            self.crowd.troubles.append(f"a socket was closed: {why}")

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            head, found, _ = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = data
                return
            assert b" 101 " in head, head
            self._open, at = True, len(head) + 4
            self.crowd.entered(self)
        end = len(data)
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < begin + size:
                break
            self._frame(data[at] & 15, data[begin : begin + size])
            at = begin + size
        self._rest = data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == 9:
            self._send(data, 10)
        elif kind != 1:
            return
        elif data.startswith(STEP):
            self.crowd.seen(self.table)
            self._look(data)
        elif data.startswith(ACK):
            self.crowd.acks += 1
        elif data.startswith(SNAPSHOT):
            self.crowd.shown += 1
            self._look(data)
        elif data.startswith(REFUSAL):
            self.crowd.troubles.append(data.decode())

    def _look(self, data: bytes) -> None:
        """Is it my turn?"""
        changes = _told(data).you
        if changes is None:
            return
        you = self._you = changes.over(self._you)
        if you.turn and you.turn != self._turn and you.options:
            self._turn = you.turn
            self.crowd.ready.append((self, you))

    def _send(self, data: bytes, kind: int = 1) -> None:
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE, size >> 8, size & 255))
        self.transport.write(head + b"\0\0\0\0" + data)  # masked with zeros: as it is

    def say(self, type: str, **parts: Any) -> None:
        """Send a command to the table."""
        self._count += 1
        self._send(_encode({"type": type, "id": f"{self.chair}-{self._count}", "table": self.table.id, **parts}))

    def act(self, you: You) -> None:
        """Raise one time in eight, fold to a bet one time in six, else check or call."""
        assert you.options
        action: dict[str, Any] = {"type": "check" if you.options.may_check else "call"}
        chance = random.random()
        if you.options.min_to is not None and chance < 1 / 8:
            action = {"type": "raise", "to": you.options.min_to}
        elif not you.options.may_check and chance > 5 / 6:
            action = {"type": "fold"}
        self.say("act", hand=you.hand, turn=you.turn, action=action)


class Crowd:
    """Everybody who plays."""

    def __init__(self, server: Any) -> None:
        self.server = server
        self.tables: list[Table] = []
        self.ready: deque[tuple[Player, You]] = deque()
        self.acks = 0
        self.shown = 0
        self.waits: list[tuple[float, float]] = []
        """Of every action that everyone has seen: when it was due, and how long that took."""
        self.troubles: list[str] = []
        self.over = False

    async def come(self, tables: list[str], cookies: list[list[str]], at_once: int = 40) -> None:
        """Open a socket for everyone, and let everyone watch their table."""
        loop = asyncio.get_running_loop()
        doors = asyncio.Semaphore(at_once)

        async def enter(table: Table, chair: int, cookie: str) -> None:
            async with doors:
                player = Player(self, table, chair, cookie)
                table.players.append(player)
                await loop.create_connection(lambda: player, "127.0.0.1", self.server.port)
                await player.inside

        self.tables = [Table(ident) for ident in tables]
        await asyncio.gather(
            *(
                enter(table, chair, cookie)
                for table, group in zip(self.tables, cookies, strict=True)
                for chair, cookie in enumerate(group)
            )
        )
        await self.until(lambda: self.shown == sum(len(table.players) for table in self.tables))

    def entered(self, player: Player) -> None:
        """A socket is open."""
        player.say("watch")
        player.inside.set_result(None)

    async def until(self, so: Callable[[], bool], seconds: float = 60) -> None:
        """Wait for something."""
        end = time.perf_counter() + seconds
        while not so():
            self.check()
            if time.perf_counter() > end:
                raise RuntimeError("the room does not answer")
            await asyncio.sleep(0.02)

    def check(self) -> None:
        """Nothing must have gone wrong."""
        if self.troubles:
            raise RuntimeError(self.troubles[0])

    async def sit(self, rate: float) -> None:
        """The tables fill one after another while play goes on: their hands do not begin, and end, all at once."""
        playing = asyncio.create_task(self.play(rate, FILLING, owes=False))
        began = time.perf_counter()
        for number, table in enumerate(self.tables):
            await asyncio.sleep(began + 0.8 * FILLING * number / len(self.tables) - time.perf_counter())
            for player in table.players:
                player.say("sit", chair=player.chair, chips=STACK, entry="post")
        await playing

    def seen(self, table: Table) -> None:
        """Somebody has a step: with the last of them everyone has seen the action."""
        if table.missing:
            table.missing -= 1
            if not table.missing:
                self.waits.append((table.due, time.perf_counter() - table.due))

    async def play(self, rate: float, seconds: float, owes: bool = True) -> None:
        """Act at this rate for a while; a beat that finds no turn ready is made up for, or not."""
        began, sent = time.perf_counter(), 0
        while (past := time.perf_counter() - began) < seconds:
            while self.ready and sent < past * rate:
                player, you = self.ready.popleft()
                player.table.missing, player.table.due = len(player.table.players), began + sent / rate
                player.act(you)
                sent += 1
            if not owes:
                sent = max(sent, int(past * rate))
            await asyncio.sleep(BEAT)
        self.check()

    async def measure(self, rate: float, seconds: float) -> dict[str, float]:
        """What the room did at this rate, after half a second to get going."""
        await self.play(rate, 0.5)
        self.acks, self.waits = 0, []
        began, cpu, own = time.perf_counter(), self.server.cpu, time.process_time()
        looking = asyncio.create_task(watched(seconds))
        await self.play(rate, seconds)
        took = time.perf_counter() - began
        cpu, own = self.server.cpu - cpu, time.process_time() - own
        looks = await looking
        return {
            "actions/s": self.acks / took,
            "µs CPU/action": cpu / max(1, self.acks) * 1e6,
            "p50 ms": quantile(self.waits, 0.50),
            "p99 ms": quantile(self.waits, 0.99),
            "p99 ms, calmer half": quantile(calmer(self.waits, looks), 0.99),
            "% CPU of the client": own / took * 100,
        }


Waits = list[tuple[float, float]]
Looks = list[tuple[float, tuple[int, int]]]


async def watched(seconds: float) -> Looks:
    """What the machine's cores had done, from time to time."""
    end = time.perf_counter() + seconds
    looks = [(time.perf_counter(), ticks())]
    while looks[-1][0] < end:
        await asyncio.sleep(LOOK)
        looks.append((time.perf_counter(), ticks()))
    return looks


def calmer(waits: Waits, looks: Looks) -> Waits:
    """The actions of those times in which other machines took the least of this one: of half of the time or more."""
    times = [(taken(before, after), begin, end) for (begin, before), (end, after) in itertools.pairwise(looks)]
    middle = statistics.median(share for share, _, _ in times)
    calm = [(begin, end) for share, begin, end in times if share <= middle]
    return [wait for wait in waits if any(begin <= wait[0] < end for begin, end in calm)]


def quantile(waits: Waits, share: float) -> float:
    """So many milliseconds took this share of the actions at most."""
    lasted = sorted(wait for _, wait in waits)
    return lasted[int(len(lasted) * share)] * 1000 if lasted else float("inf")
