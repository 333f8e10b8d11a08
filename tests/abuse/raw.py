"""A WebSocket by hand: it can say what no library would let it say."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import struct
from contextlib import suppress
from typing import Any

from abuse.target import HOME, HOST, Account, Failed, Target
from sidepot.client import Seen
from sidepot.room.protocol import VERSION

CONTINUE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = b"\x01\x02\x03\x04"


def frame(kind: int, data: bytes = b"", *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame of a client (RFC 6455, 5.2)."""
    head = bytes(((0x80 if last else 0) | reserved << 4 | kind,))
    size, flag = len(data), 0x80 if masked else 0
    if size < 126:
        head += bytes((flag | size,))
    elif size < 65_536:
        head += bytes((flag | 126,)) + struct.pack("!H", size)
    else:
        head += bytes((flag | 127,)) + struct.pack("!Q", size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[at & 3] for at, byte in enumerate(data))


def command(kind: str, **fields: Any) -> bytes:
    """A command as one frame."""
    return frame(TEXT, json.dumps({"type": kind, **fields}).encode())


class Raw:
    """An open socket of an account."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.sent = 0
        self.closed_with = 0
        """The code the room closed with; 1006 where it hung up without a word."""
        self._ids = itertools.count()
        self.seen = Seen()
        """The table watched: what is told of it later are changes."""
        self._sink: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, target: Target, account: Account, address: str = HOME) -> Raw:
        """Shake hands."""
        reader, writer = await target.connect(address)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            (
                f"GET /ws?protocol={VERSION} HTTP/1.1\r\nHost: {HOST}:{target.port}\r\nOrigin: {target.origin}\r\n"
                f"Cookie: {account.cookie}"
                "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )
        async with asyncio.timeout(10):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise Refused(head.split(b"\r\n")[0].decode())
        return cls(reader, writer)

    async def send(self, data: bytes) -> bool:
        """Send bytes; False where nobody takes them any more."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), 1)
        except (OSError, TimeoutError):
            return not self.writer.is_closing() and not self.reader.at_eof() and self.closed_with == 0
        self.sent += len(data)
        return self.closed_with == 0

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        ident = f"a{next(self._ids)}"
        await self.send(command(kind, id=ident, **fields))
        return await self.answer(ident)

    async def answer(self, ident: str, timeout: float = 10) -> dict[str, Any]:
        """The answer to a command."""
        async with asyncio.timeout(timeout):
            while True:
                told = self.seen.take(json.loads(await self.text()))
                if told.get("id") == ident:
                    return told  # type: ignore[no-any-return]

    async def text(self) -> bytes:
        """The next text the room sends."""
        while True:
            kind, data = await self._frame()
            if kind == TEXT:
                return data
            if kind == CLOSE:
                raise Failed(f"the room closed the socket: {data!r}")

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(size)

    def ignore(self) -> Raw:
        """Read and forget whatever comes, noting how the room closes."""
        self._sink = asyncio.get_running_loop().create_task(self._forget())
        return self

    async def _forget(self) -> None:
        try:
            while True:
                kind, data = await self._frame()
                if kind == CLOSE:
                    self.closed_with = int.from_bytes(data[:2], "big")
        except (asyncio.IncompleteReadError, OSError):
            self.closed_with = self.closed_with or 1006

    async def close(self) -> None:
        """Hang up."""
        if self._sink is not None:
            self._sink.cancel()
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()


class Refused(Failed):
    """The room did not shake hands."""
