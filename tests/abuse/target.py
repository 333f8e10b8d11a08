"""The room under attack as an attacker knows it: an address, and accounts that anybody can make.

Every address of 127.0.0.0/8 is this machine's own, so that one attacker can come from many addresses.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

from msgspec import Struct

HOST = "127.0.0.1"
HONEST = "127.0.0.1"
HOME = "127.0.0.2"
"""Where an attacker lives."""


class Failed(AssertionError):
    """The room did not do what it should have done under this attack."""


class Account(Struct, frozen=True):
    """A guest: a name and the cookie that proves it."""

    name: str
    cookie: str


class Reply(Struct, frozen=True):
    """What the room answered to a request."""

    status: int
    headers: dict[str, str]
    data: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.data)


class Target:
    """A running room."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        """The honest players' table."""
        self.seconds = seconds
        self.origin = f"http://{HOST}:{port}"
        self._ends = time.monotonic() + seconds
        self._names = itertools.count(random.randrange(1_000_000_000))

    @property
    def going(self) -> bool:
        """The attack has time left."""
        return time.monotonic() < self._ends

    @property
    def left(self) -> float:
        """Seconds until the attack has to end."""
        return max(0.0, self._ends - time.monotonic())

    async def connect(self, address: str = HOME) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection from an address."""
        async with asyncio.timeout(5):
            return await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))

    async def request(
        self, method: str, path: str, body: Any = None, account: Account | None = None, address: str = HOME,
        headers: dict[str, str] | None = None, timeout: float = 20,
    ) -> Reply:  # fmt: skip
        """One request on a connection of its own; *body* is sent as JSON, bytes as they are."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {
            "Host": f"{HOST}:{self.port}", "Origin": self.origin, "Content-Type": "application/json",
            "Content-Length": str(len(data)), "Connection": "close", **(headers or {}),
        }  # fmt: skip
        if account is not None:
            given["Cookie"] = account.cookie
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        async with asyncio.timeout(timeout):
            reader, writer = await self.connect(address)
            try:
                writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
                return parsed(await reader.read(-1))
            finally:
                writer.close()

    async def guest(self, name: str = "", address: str = HOME) -> Account:
        """A new account."""
        name = name or f"Mallory {next(self._names)}"
        reply = await self.request("POST", "/api/guest", {"name": name}, address=address)
        if reply.status != 200:
            raise Failed(f"a guest from {address} was turned away: {reply.status} {reply.data[:200]!r}")
        return Account(reply.json["name"], reply.headers["set-cookie"].split(";")[0])


def parsed(answer: bytes) -> Reply:
    """An answer of HTTP; an empty one (the room hung up) has the status 0."""
    head, _, data = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    status = lines[0].split(" ")[1] if len(lines[0].split(" ")) > 1 else "0"
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    return Reply(int(status), headers, data)
