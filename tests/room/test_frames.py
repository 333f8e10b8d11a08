"""Messages reach the room in their order, however their frames are cut; what is no whole text goes the long way."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator

import pytest

from room.rawsocket import MORE, PING, TEXT, Raw, masked
from room.served import Served, served
from sidepot.room.socket.websocket import flush_all, framed, whole_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_whole_text_is_read_whatever_its_size(size):
    text = "ä" * (size // 2) + "x" * (size % 2)
    data = masked(text.encode())
    assert whole_text(data, 100_000) == text
    assert framed(text.encode()).endswith(text.encode())


def test_everything_else_goes_the_long_way():
    data = masked(b"hello")
    assert whole_text(data, 4) is None  # too long
    assert whole_text(masked(b"\xff\xfe"), 100) is None  # not UTF-8
    assert whole_text(masked(b"hello", fin=False), 100) is None
    assert whole_text(masked(b"", PING), 100) is None
    assert whole_text(framed(b"hello"), 100) is None  # clients mask
    assert whole_text(data + data, 100) is None
    assert whole_text(masked(b"x" * 65_536), 100_000) is None
    assert whole_text(b"\x81\xff" + b"\xff" * 12, 100) is None  # a size that no number in C has
    for cut in range(len(data)):
        assert whole_text(data[:cut], 100) is None


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
    with served(tmp_path_factory.mktemp("frames"), "burst = 200\n") as room:
        yield room


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
