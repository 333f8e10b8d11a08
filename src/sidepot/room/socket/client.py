"""A client's socket: a reader that decodes and passes on, a writer with a bounded outbox.

The one rule it keeps: a reader that is slow or stuck costs its own socket, and nobody else anything.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from sidepot.copying import made_by_call, never_copied
from sidepot.room import protocol
from sidepot.room.base.limits import Credits
from sidepot.room.base.logs import trouble
from sidepot.room.lobby.capacity import make_room
from sidepot.room.people.accounts import Account
from sidepot.room.protocol import Ack, Closing, Pong, Welcome, encode
from sidepot.room.protocol.refusals import Code, Turned, refused
from sidepot.room.room import Room
from sidepot.room.socket.websocket import Ears
from sidepot.room.task.table_task import TableTask
from sidepot.words.misread import misread

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

STRIKES = 60
"""Messages over the limit before a socket is closed."""
MAX_TABLES = 16
POLITE = 4
POLICY, TOO_SLOW = 1008, 1013


class Line(Protocol):
    """A short way to whoever is at the other end, where the server has one."""

    def attend(self, ears: Ears | None) -> None:
        """Pass on what comes to somebody, or to nobody any more."""

    def unread(self) -> bool:
        """Something has come that was not passed on yet."""

    def hush(self) -> None:
        """Read nothing more, and cut the line once the last words are out."""

    def say(self, data: bytes) -> bool:
        """Send a text now; False where it has to wait."""


class Socket:
    """One WebSocket of one account."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(
        self, room: Room, account: Account, address: str, receive: Receive, send: Send, line: Line | None = None,
        session: str = "",
    ) -> None:  # fmt: skip
        self.room = room
        self.session = session
        self.name = account.name
        self.kind = account.kind
        self.address = address
        self.operator = session in room.operators
        self.lobby = False
        self.watching: dict[str, None] = {}
        self.sending_since = -1
        self.since = room.services.now()
        self._receive = receive
        self._send = send
        self._line = line
        self._outbox: deque[tuple[str | None, bytes]] = deque()
        self._stale: set[str] = set()
        self._fetching: dict[str, list[tuple[protocol.ClientCommand, int]]] = {}
        """What is being read from the disk to be watched, and what was asked of it since."""
        self._wake: asyncio.Future[None] | None = None
        self._ending: tuple[bytes, int] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        config = room.config
        self._credits = Credits(config.burst, config.rate, room.services.now())
        self._shared = room.credits_of(account.name, address)
        self._strikes = 0

    async def run(self) -> None:
        """Serve until one side has had enough."""
        loop = asyncio.get_running_loop()
        self.room.sockets[self] = None
        services = self.room.services
        self.post(None, encode(Welcome(protocol.VERSION, self.name, self.kind, self.operator, services.now())))
        announced = self.room.announced
        if announced is not None and services.now() < announced[1]:
            self.post(None, encode(announced[0]))
        self._writer = loop.create_task(self._write())
        self._reader = loop.create_task(self._read())
        if self._line is not None:
            self._line.attend(self)
        try:
            await asyncio.wait((self._reader, self._writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            # what was said before hanging up counts
            services.beat.hear_out()
            self.room.sockets.pop(self, None)
            if self._line is not None:
                self._line.attend(None)
            for ident in tuple(self.watching):
                self._leave(ident)
            for task in (self._reader, self._writer):
                task.cancel()
            await asyncio.gather(self._reader, self._writer, return_exceptions=True)

    # out

    def post(self, table: str | None, data: bytes) -> None:
        """Put a message in the outbox. News of a table may be replaced by a snapshot when the reader is slow."""
        if self._ending is not None:
            return
        if table is not None and table in self._stale:
            return
        if not self._outbox and self.sending_since < 0 and self._line is not None and self._line.say(data):
            return
        self._outbox.append((table, data))
        if len(self._outbox) > self.room.config.outbox:
            self._clear_out()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _clear_out(self) -> None:
        """The reader is too slow: what tables told is dropped, and a snapshot of each follows instead."""
        self._stale |= {table for table, _ in self._outbox if table}
        kept = [item for item in self._outbox if item[0] is None]
        self._outbox = deque(kept)
        if len(kept) > self.room.config.outbox // 2:
            self._throw_out("reads-slowly", 1_000, TOO_SLOW)

    def end(self, closing: Closing, code: int) -> None:
        """Say goodbye and close."""
        if self._ending is None:
            self._ending = encode(closing), code
            self._outbox.clear()
            if self._line is not None and code in (POLICY, TOO_SLOW):
                self._line.hush()
            if self._wake is not None and not self._wake.done():
                self._wake.set_result(None)

    def _throw_out(self, why: str, again: int, code: int) -> None:
        """End a socket that has done too much of something."""
        if self._ending is None:
            self._report(why)
            self.end(Closing(why, again), code)

    def _report(self, why: str) -> None:
        self.room.services.incidents.tell("socket closed", self.name, self.address, why)

    def abort(self) -> None:
        """End a socket that can't go on."""
        if self._reader is not None:
            self._reader.cancel()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        outbox = self._outbox
        while True:
            outbox = self._outbox
            if self._ending is not None:
                data, code = self._ending
                await self._out(data)
                await self._send({"type": "websocket.close", "code": code})
                return
            if outbox:
                await self._out(outbox.popleft()[1])
            elif self._stale:
                self._refresh(self._stale.pop())
            else:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None

    async def _out(self, data: bytes) -> None:
        self.sending_since = self.room.services.now()
        await self._send({"type": "websocket.send", "text": data.decode()})
        self.sending_since = -1

    def _refresh(self, table: str) -> None:
        task = self.room.tables.get(table) or self.room.tournaments.get(table)
        if table in self.watching and task is not None:
            task.refresh(self)

    def forget(self, table: str) -> None:
        """This socket does not show that table any more."""
        self.watching.pop(table, None)
        self._stale.discard(table)

    # in

    async def _read(self) -> None:
        for number in itertools.count():
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            self.hear(message.get("text") or message.get("bytes") or b"")
            if number % POLITE == 0:
                # let others have their turn, however quickly this one writes
                await asyncio.sleep(0)

    def hear(self, data: str | bytes, at: int = -1) -> None:
        """A message, and when it came: -1 is just now."""
        if self._ending is not None:
            return
        services = self.room.services
        if at < 0:
            at = services.now()
        if self._credits.take(at):
            services.beat.hear(partial(self._heed, data, at))
        else:
            self._strike(data)

    def pay(self, at: int) -> bool:
        """A frame that is no message costs as much as one; False where that was one too many."""
        if self._ending is not None:
            return False
        if self._credits.take(at) and self._shared.take(at):
            return True
        self._strike(b"")
        return False

    def now(self) -> int:
        """Room time."""
        return self.room.services.now()

    def mishear(self, says: str) -> None:
        """What came are not frames."""
        self._report(says)

    def unread(self) -> bool:
        """Something was said in time, perhaps, and not heard yet; whoever says too much gains nothing by it."""
        if self._line is None or self._ending is not None or not self._credits.enough(self.now()):
            return False
        return self._line.unread()

    def _heed(self, data: str | bytes, at: int) -> None:
        try:
            self._take(data, at)
        except Exception:
            trouble("message failed", account=self.name)
            self.abort()

    def _strike(self, data: str | bytes) -> None:
        """One message too many."""
        self._strikes += 1
        if self._strikes > STRIKES:
            self._throw_out("too-many-messages", 10_000, POLICY)
        elif self._strikes % 10 == 1:
            self._turn_down(_id_of(data), Turned(Code.SLOW_DOWN))

    def _take(self, data: str | bytes, at: int) -> None:
        if not self._shared.take(at):
            self._strike(data)
            return
        self._strikes = max(0, self._strikes - 1)
        try:
            command = protocol.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._turn_down(_id_of(data), Turned(Code.BAD_MESSAGE, "what", why=misread(error)))
            return
        try:
            self._do(command, at)
        except Turned as no:
            self._turn_down(command.id, no)

    def _turn_down(self, ident: str | None, no: Turned) -> None:
        self.post(None, encode(refused(no, ident)))

    def _do(self, command: protocol.ClientCommand, at: int) -> None:
        match command:
            case protocol.Ping(id=ident):
                self.post(None, encode(Pong(ident, self.room.services.now())))
            case protocol.Lobby(id=ident, on=on):
                self.lobby = on
                self.post(None, encode(Ack(ident)))
                if on:
                    self.post(None, self.room.lobby_message())
            case protocol.Mine(id=ident, on=on):
                self.post(None, encode(Ack(ident)))
                self.room.mine.listen(self, on)
            case protocol.Watch(table=table) if not self.room.is_here(table):
                # it may be a tournament that is over, and has to be read
                self._fetch(command)
            case protocol.Watch():
                self._watch(command)
            case protocol.Unwatch(id=ident, table=table):
                if table in self.watching:
                    self._leave(table)
                self.post(None, encode(Ack(ident)))
            case _:
                if command.table not in self.watching and not self._hosts(command):
                    if self._waits(command.table, command, at):
                        return
                    if self.room.closed_by(command.table, f"{self.name}:{command.id}"):
                        self.post(None, encode(Ack(command.id)))
                        return
                    raise Turned(Code.NOT_WATCHING)
                self.room.watched(command.table).ask(self.name, command, command.id, self, at=at)

    def _hosts(self, command: protocol.ClientCommand) -> bool:
        """A host answers whoever asks for a chair from wherever they are."""
        return isinstance(command, protocol.Admit) and command.table in self.room.tables

    def _watch(self, command: protocol.Watch) -> None:
        task = self.room.watched(command.table)
        if task.id not in self.watching:
            if len(self.watching) >= MAX_TABLES:
                raise Turned(Code.TOO_MANY, "watched", most=MAX_TABLES)
            if isinstance(task, TableTask):
                make_room(task, self, self.room.config.max_watchers)
        if self.kind == "bot":
            task.bots.add(self.name)
        self.watching[task.id] = None
        self._stale.discard(task.id)
        self.post(None, encode(Ack(command.id)))
        if isinstance(task, TableTask):
            task.watch(self, command.epoch, command.after)
        else:
            task.watch(self, command.epoch, command.after, command.at)

    def _fetch(self, command: protocol.Watch) -> None:
        """Watch what has to be read first; what is asked of it meanwhile waits."""
        if len(self._fetching) >= MAX_TABLES or command.table in self._fetching:
            raise Turned(Code.SLOW_DOWN)
        self._fetching[command.table] = []
        refuse = partial(self._not_found, command)
        self.room.past.then(command.table, self.name, partial(self._found, command), refuse)

    def _waits(self, table: str, command: protocol.ClientCommand, at: int) -> bool:
        waiting = self._fetching.get(table)
        if waiting is None or len(waiting) >= MAX_TABLES:
            return False
        waiting.append((command, at))
        return True

    def _found(self, command: protocol.Watch) -> None:
        if self in self.room.sockets:
            self._watch(command)
        self._go_on(command.table)

    def _not_found(self, command: protocol.Watch, no: Turned) -> None:
        self._turn_down(command.id, no)
        self._go_on(command.table)

    def _go_on(self, table: str) -> None:
        for command, at in self._fetching.pop(table, ()):
            try:
                self._do(command, at)
            except Turned as no:
                self._turn_down(command.id, no)

    def _leave(self, table: str) -> None:
        self.watching.pop(table, None)
        task = self.room.tables.get(table) or self.room.tournaments.get(table)
        if task is not None:
            task.unwatch(self)


class _OnlyId(msgspec.Struct):
    id: str = ""


def _id_of(data: str | bytes) -> str | None:
    """The id of a message that is not understood otherwise, where it can have one."""
    try:
        ident = msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return ident if 0 < len(ident) <= 64 else None
