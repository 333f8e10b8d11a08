"""Messages reach the room in their order, however their frames are cut; what is no whole text goes the long way."""

from __future__ import annotations

import json
import os
import random
import socket as sockets
import time
from collections.abc import Iterator

import pytest

from room.served import Served, served
from sidepot.room.frames import ends_whole, flush_all, framed, whole_text

TEXT, MORE, PING, CLOSE = 1, 0, 9, 8


def masked(data: bytes, kind: int = TEXT, fin: bool = True) -> bytes:
    """A client's frame."""
    mask, size = os.urandom(4), len(data)
    head = bytes([(0x80 if fin else 0) | kind])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += b"\xfe" + size.to_bytes(2, "big") if size < 65_536 else b"\xff" + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_whole_text_is_read_whatever_its_size(size):
    text = "ä" * (size // 2) + "x" * (size % 2)
    data = masked(text.encode())
    assert whole_text(data, 100_000) == text
    assert ends_whole(data)
    assert ends_whole(data + data)
    assert framed(text.encode()).endswith(text.encode())


def test_everything_else_goes_the_long_way():
    data = masked(b"hello")
    assert whole_text(data, 4) is None  # too long
    assert whole_text(masked(b"\xff\xfe"), 100) is None  # not UTF-8
    assert whole_text(masked(b"hello", fin=False), 100) is None
    assert whole_text(masked(b"", PING), 100) is None
    assert whole_text(framed(b"hello"), 100) is None  # clients mask
    assert whole_text(data + data, 100) is None
    for cut in range(len(data)):
        assert whole_text(data[:cut], 100) is None
        assert ends_whole(data[:cut]) == (cut == 0)
        assert not ends_whole(data + data[:cut]) or cut == 0


class Speaker:
    """Has something to say, or breaks at it."""

    def __init__(self, breaks: bool) -> None:
        self.breaks = breaks
        self.said = 0

    def flush(self) -> None:
        if self.breaks:
            raise RuntimeError("no transport")
        self.said += 1


def test_a_socket_that_breaks_keeps_nobody_else_from_being_told():
    sockets = [Speaker(False), Speaker(True), Speaker(False)]
    speaking = list(sockets)
    flush_all(speaking)
    assert speaking == [], "the next to speak is heard"
    assert [one.said for one in sockets] == [1, 0, 1]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("frames")) as room:
        yield room


class Raw:
    """A socket without a library."""

    def __init__(self, room: Served) -> None:
        self.raw = sockets.create_connection(("127.0.0.1", room.port), 20)
        self.raw.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        self.raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: {room.origin}\r\n"
            f"Cookie: {room.guest()}\r\n\r\n".encode()
        )
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self.raw.recv(4096)
        self._rest = self._rest.partition(b"\r\n\r\n")[2]

    def _take(self, size: int) -> bytes:
        while len(self._rest) < size:
            got = self.raw.recv(65_536)
            assert got, "the room has hung up"
            self._rest += got
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def pongs(self, many: int) -> list[str]:
        """The ids of the next answers to pings."""
        found: list[str] = []
        while len(found) < many:
            head = self._take(2)
            size = int.from_bytes(self._take(2), "big") if head[1] == 126 else head[1]
            data = self._take(size)
            if head[0] == 0x81 and (told := json.loads(data))["type"] == "pong":
                found.append(told["id"])
        return found


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": str(number)}).encode()


def test_messages_keep_their_order_however_they_are_cut(room: Served) -> None:
    chance = random.Random(1)
    ids = list(range(40))
    pieces: list[bytes] = []
    for number in ids:
        data = ping(number)
        match number % 4:
            case 0:
                pieces.append(masked(data))
            case 1:  # in two frames, with a ping of the protocol between
                pieces.append(masked(data[:9], TEXT, False) + masked(b"?", PING) + masked(data[9:], MORE))
            case 2:  # together with the last one
                pieces[-1] += masked(data)
            case 3:  # in two parts of one frame
                whole = masked(data)
                cut = chance.randrange(1, len(whole))
                pieces += [whole[:cut], whole[cut:]]
    line = Raw(room)
    for piece in pieces:
        line.raw.sendall(piece)
        time.sleep(0.01)  # so that it arrives by itself: order has to hold whether it does or not
    assert line.pongs(len(ids)) == [str(number) for number in ids]
    line.raw.close()


def test_bad_text_closes_the_socket(room: Served) -> None:
    line = Raw(room)
    line.raw.sendall(masked(ping(1)))
    assert line.pongs(1) == ["1"]
    line.raw.sendall(masked(b"\xff\xfe"))
    with pytest.raises((AssertionError, ConnectionError)):
        line.pongs(1)
    assert room.request("GET", "/health")[0] == 200
