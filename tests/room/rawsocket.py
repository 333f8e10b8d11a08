"""A WebSocket without a library: frames as bytes, cut and repeated as one likes."""

from __future__ import annotations

import json
import os
import socket as sockets
from typing import Any

from room.served import Served
from sidepot.room.protocol import VERSION

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def masked(data: bytes, kind: int = TEXT, fin: bool = True) -> bytes:
    """A client's frame."""
    mask, size = os.urandom(4), len(data)
    head = bytes([(0x80 if fin else 0) | kind])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += b"\xfe" + size.to_bytes(2, "big") if size < 65_536 else b"\xff" + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def command(kind: str, **fields: Any) -> bytes:
    """A command of the room in a frame."""
    return masked(json.dumps({"type": kind, "id": kind, **fields}).encode())


class Raw:
    """A socket without a library."""

    def __init__(self, room: Served, cookie: str = "") -> None:
        self.raw = sockets.create_connection(("127.0.0.1", room.port), 20)
        self.raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.raw.sendall(
            f"GET /ws?protocol={VERSION} HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: {room.origin}\r\n"
            f"Cookie: {cookie or room.guest()}\r\n\r\n".encode()
        )
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            got = self.raw.recv(4096)
            assert got, "the room has hung up"
            self._rest += got
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])

    def _take(self, size: int) -> bytes:
        while len(self._rest) < size:
            got = self.raw.recv(65_536)
            assert got, "the room has hung up"
            self._rest += got
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and its content."""
        head = self._take(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return head[0] & 0x0F, self._take(size)

    def message(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            opcode, data = self.frame()
            if opcode == TEXT and (told := json.loads(data))["type"] == kind:
                return dict(told)

    def closed(self) -> int:
        """The code with which the room says goodbye."""
        while True:
            opcode, data = self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")

    def pongs(self, many: int) -> list[str]:
        """The ids of the next answers to pings."""
        return [self.message("pong")["id"] for _ in range(many)]
