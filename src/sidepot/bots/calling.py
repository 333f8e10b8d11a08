"""One HTTP request to a bot, within limits of time and size: nothing a server does makes it hang or grow."""

from __future__ import annotations

import asyncio
import os
import ssl
from functools import cache
from textwrap import shorten

import h11
from msgspec import Struct

from sidepot.bots.address import Address, redirected
from sidepot.bots.repairs import Failed, Repair

_OVERHEAD = 65_536
"""Bytes that an answer may have beside its body."""
_REDIRECTS = (301, 302, 307, 308)


class Limits(Struct, frozen=True):
    """What an answer may take: seconds in all, seconds to connect, bytes."""

    total: float = 5.0
    connect: float = 1.0
    most: int = 65_536


async def call(
    address: Address, ip: str, method: str, path: str, body: bytes = b"", limits: Limits = Limits()
) -> bytes:
    """What the server at *ip* answers, after one redirect on the same host at most; Failed where it does not."""
    try:
        async with asyncio.timeout(limits.total):
            status, found, location = await _exchange(address, ip, method, address.path + path, body, limits)
            if status in _REDIRECTS:
                target = redirected(address, address.path + path, location)
                if target is None:
                    raise Failed(Repair.REDIRECT, "it redirects elsewhere")
                status, found, _ = await _exchange(address, ip, method, target, body, limits)
    except TimeoutError:
        raise Failed(Repair.TIMEOUT, f"no answer within {limits.total:g} s") from None
    if status in _REDIRECTS:
        raise Failed(Repair.REDIRECT, "it redirects more than once")
    if not 200 <= status < 300:
        raise Failed(Repair.HTTP_ERROR, f"it answers with HTTP status {status}")
    return found


async def _exchange(
    address: Address, ip: str, method: str, target: str, body: bytes, limits: Limits
) -> tuple[int, bytes, str]:
    """Status, body and the place a redirect leads to."""
    reader, writer = await _connect(address, ip, limits)
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=16_384)
        writer.write(_request(connection, address, method, target, body))
        return await _Answer(connection, reader, limits.most).read()
    except h11.RemoteProtocolError as error:
        if reader.at_eof():
            raise Failed(Repair.BROKEN, "it closed the connection before its answer was whole") from None
        raise Failed(Repair.BROKEN, f"the answer is not HTTP: {shorten(str(error), 100)}") from None
    except OSError as error:
        raise Failed(Repair.BROKEN, f"the connection broke: {_reason(error)}") from None
    finally:
        # nothing more is read or waited for, not even a polite end
        writer.transport.abort()


async def _connect(address: Address, ip: str, limits: Limits) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    secure = address.scheme == "https"
    name = address.host if secure else None
    try:
        async with asyncio.timeout(limits.connect):
            context = _trusted() if secure else None
            return await asyncio.open_connection(ip, address.port, ssl=context, server_hostname=name)
    except TimeoutError:
        raise Failed(Repair.UNREACHABLE, f"no connection within {limits.connect:g} s") from None
    except OSError as error:
        raise Failed(Repair.UNREACHABLE, f"no connection: {_reason(error)}") from None


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _reason(error: OSError) -> str:
    told = isinstance(error, ssl.SSLError) or not error.errno
    said = str(error) or type(error).__name__ if told else os.strerror(error.errno or 0)
    return shorten(said[:1].lower() + said[1:], 100)


def _request(connection: h11.Connection, address: Address, method: str, target: str, body: bytes) -> bytes:
    headers = [
        ("Host", address.authority), ("User-Agent", "sidepot"), ("Accept", "*/*"), ("Accept-Encoding", "identity"),
        ("Connection", "close"),
    ]  # fmt: skip
    if method == "POST":
        headers += [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
    request = h11.Request(method=method, target=target or "/", headers=headers)
    parts = [connection.send(event) for event in (request, h11.Data(data=body), h11.EndOfMessage())]
    return b"".join(part for part in parts if part)


class _Answer:
    """An answer while it comes in."""

    def __init__(self, connection: h11.Connection, reader: asyncio.StreamReader, most: int) -> None:
        self.connection, self.reader, self.most = connection, reader, most
        self.came = 0
        self.status = 0
        self.location = ""
        self.body = bytearray()

    async def read(self) -> tuple[int, bytes, str]:
        """All of it."""
        while True:
            event = self.connection.next_event()
            if event is h11.NEED_DATA:
                await self._more()
            elif isinstance(event, h11.Response):
                self.status = event.status_code
                self.location = dict(event.headers).get(b"location", b"").decode("latin-1")
            elif isinstance(event, h11.Data):
                self.body += event.data
                self._weigh(len(self.body), self.most)
            elif isinstance(event, h11.EndOfMessage):
                if self.connection.trailing_data[0]:
                    raise Failed(Repair.BROKEN, "more comes than the answer says it has")
                return self.status, bytes(self.body), self.location

    async def _more(self) -> None:
        data = await self.reader.read(_OVERHEAD)
        self.came += len(data)
        self._weigh(self.came, self.most + _OVERHEAD)
        self.connection.receive_data(data)

    def _weigh(self, size: int, most: int) -> None:
        if size > most:
            raise Failed(Repair.TOO_LONG, f"the answer is longer than {self.most} bytes")
