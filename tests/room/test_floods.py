"""A flood costs whoever sends it: honest players are answered meanwhile, and nobody's time runs out unheard."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from room.rawsocket import CLOSE, MORE, PING, PONG, TEXT, Raw, command, masked
from room.served import Served, hear, heard, say, served

# the limits are the default ones; only clocks are quick
SETTINGS = """
act = 1500
bank = 0
refill = 0
grace = 0
pause = 100
floor = 20
hesitation = 10
auto_from = 10
auto_to = 30
"""
LONG = 2.5
"""Seconds of a flood."""

FLOODS = {
    "pings": (b"", masked(b"", PING) * 8_000),
    "long pings": (b"", masked(b"x" * 125, PING) * 500),
    "pongs": (b"", masked(b"", PONG) * 8_000),
    "empty fragments": (masked(b"", TEXT, False), masked(b"", MORE, False) * 8_000),
    "small fragments": (masked(b'{"', TEXT, False), masked(b"x", MORE, False) * 8_000),
    "texts": (b"", command("ping") * 1_000),
    "empty texts": (b"", masked(b"") * 8_000),
    "texts and pings": (b"", (command("ping") + masked(b"?", PING) + masked(b"", PONG)) * 600),
    "lobbies": (b"", command("lobby", on=True) * 1_000),
    "nonsense": (b"", masked(b"[" * 500) * 100),
}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("floods"), SETTINGS) as running:
        yield running


class Flood:
    """Somebody who sends the same again and again, and comes back when thrown out."""

    def __init__(self, room: Served, begin: bytes, again: bytes, cookie: str, prelude: bytes = b"") -> None:
        self.sent = 0
        self._room, self._begin, self._again, self._cookie, self._prelude = room, begin, again, cookie, prelude
        self._until = time.monotonic() + LONG
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Flood:
        self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._thread.join()

    def _run(self) -> None:
        while time.monotonic() < self._until:
            with contextlib.suppress(OSError, AssertionError):
                self._flood(Raw(self._room, self._cookie))
            time.sleep(0.1)

    def _flood(self, line: Raw) -> None:
        line.raw.settimeout(0.5)
        try:
            line.raw.sendall(self._prelude + self._begin)
            while time.monotonic() < self._until:
                self.sent += line.raw.send(self._again)
        finally:
            line.raw.close()


def delays(socket: ClientConnection, seconds: float) -> list[float]:
    """How long an honest client's pings took."""
    found = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        say(socket, "ping", id=f"p{began}")
        hear(socket, "pong", id=f"p{began}")
        found.append(time.perf_counter() - began)
        time.sleep(0.06)
    return sorted(found)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_any_kind_keeps_nobody_waiting(room: Served, kind: str) -> None:
    with room.socket(room.guest()) as honest, Flood(room, *FLOODS[kind], room.guest()):
        took = delays(honest, LONG - 0.3)
    # it was seconds for most of them; how few milliseconds it is now, `make abuse` says
    assert took[len(took) // 2] < 0.5, took
    assert took[-1] < 2, took


@pytest.mark.parametrize("kind", ["pings", "pongs", "texts"])
def test_a_flood_ends_with_a_goodbye_and_nothing_more_is_read(room: Served, kind: str) -> None:
    """A hundred megabytes that are sent after it are not taken."""
    line, (begin, again) = Raw(room), FLOODS[kind]
    taken: list[int] = []

    def send() -> None:
        with contextlib.suppress(OSError):
            line.raw.sendall(begin)
            while sum(taken) < 120_000_000:
                taken.append(line.raw.send(again))

    sending = threading.Thread(target=send)
    sending.start()
    assert line.message("closing")["code"] == "too-many-messages"
    assert line.closed() == 1008
    sending.join(10)
    assert not sending.is_alive()
    assert sum(taken) < 30_000_000
    line.raw.close()


def test_a_flood_from_a_socket_that_reads_nothing_is_cut_off_too(room: Served) -> None:
    line = Raw(room)
    line.raw.settimeout(10)
    with pytest.raises((ConnectionError, BrokenPipeError)):
        _send_for_ever(line, masked(b"x" * 125, PING) * 500)
    line.raw.close()


def _send_for_ever(line: Raw, data: bytes) -> None:
    for _ in range(10_000):
        line.raw.sendall(data)


@pytest.mark.parametrize(
    ("kind", "code", "why"),
    [
        ("pings", 1008, "too-many-messages"),
        ("texts", 1008, "too-many-messages"),
        ("empty fragments", 1009, "a message has at most 32 fragments"),
    ],
)
def test_a_flood_leaves_one_line_in_the_log_that_names_who_it_was(
    room: Served, kind: str, code: int, why: str
) -> None:
    name = f"Flooder {kind}"
    line, (begin, again) = Raw(room, room.guest(name)), FLOODS[kind]
    with contextlib.suppress(OSError):
        line.raw.sendall(begin + again)
    assert line.closed() == code
    line.raw.close()
    told = [json.loads(text) for text in (room.folder / "log").read_text().splitlines() if name in text]
    assert [one["what"] for one in told] == ["joined", "socket closed"]
    told = told[1:]
    assert told[0]["account"] == name
    assert told[0]["address"] == "127.0.0.1"
    assert told[0]["why"] == why


def _play(room: Served, honest: ClientConnection, table: str, seconds: float) -> tuple[int, list[Any]]:
    """Answer every turn at once; how many were, and what else happened: refusals, time that ran out."""
    acted, wrong = 0, []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        told = heard(honest, 10)
        wrong += [told] if told["type"] == "refusal" else []
        wrong += [event for event in told.get("events", ()) if event["type"] == "timed-out"]
        you = told.get("you")
        if you and you["turn"]:
            acted += 1
            action = {"type": "check" if you["options"]["may_check"] else "call"}
            say(honest, "act", id=you["turn"], table=table, hand=you["hand"], turn=you["turn"], action=action)
    return acted, wrong


@pytest.mark.parametrize("kind", ["pings", "pongs", "empty fragments", "texts"])
def test_nobodys_time_runs_out_during_a_flood(room: Served, kind: str) -> None:
    """The flood watches the table too, and sends most in its opponents' turns: always."""
    host = room.guest()
    table = room.table(host, autos=["caller", "caller"])
    with room.socket(host) as honest:
        say(honest, "watch", table=table)
        say(honest, "sit", table=table, chair=5, chips=200, entry="post")
        hear(honest, "ack", id="sit")
        with Flood(room, *FLOODS[kind], room.guest(), command("watch", table=table)):
            acted, wrong = _play(room, honest, table, LONG)
    assert not wrong
    assert acted > 3


def test_what_is_sent_within_the_limits_is_answered_in_its_order(room: Served) -> None:
    line = Raw(room)
    texts = [masked(json.dumps({"type": "ping", "id": str(number)}).encode()) for number in range(30)]
    line.raw.sendall(b"".join(texts))
    assert line.pongs(30) == [str(number) for number in range(30)]
    line.raw.close()


def test_a_ping_of_the_protocol_is_answered_with_what_it_brought(room: Served) -> None:
    line = Raw(room)
    line.raw.sendall(masked(b"are you there", PING))
    while (got := line.frame())[0] != PONG:
        pass
    assert got[1] == b"are you there"
    line.raw.close()


BAD: dict[str, tuple[bytes, int]] = {
    "no mask": (b"\x81\x02{}", 1002),
    "a reserved bit": (b"\xc1\x80\0\0\0\0", 1002),
    "an unknown kind": (masked(b"", 3), 1002),
    "an unknown kind of control": (masked(b"", 11), 1002),
    "a long ping": (masked(b"x" * 126, PING), 1002),
    "half a ping": (masked(b"", PING, False), 1002),
    "a fragment of nothing": (masked(b"x", MORE), 1002),
    "a text within a text": (masked(b"x", TEXT, False) + masked(b"x"), 1002),
    "bad text": (masked(b"\xff\xfe"), 1007),
    "bad text in fragments": (masked(b"\xc3", TEXT, False) + masked(b"x", MORE), 1007),
    "a long text": (b"\x81\xff" + (2**40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
    "a size below zero": (b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0", 1009),
    "long fragments": (masked(b"x" * 9_000, TEXT, False) + masked(b"x" * 9_000, MORE), 1009),
    "many fragments": (masked(b"", TEXT, False) + masked(b"", MORE, False) * 35, 1009),
    "half a code": (masked(b"\x03", CLOSE), 1002),
    "a code that may not be sent": (masked((1005).to_bytes(2, "big"), CLOSE), 1002),
    "a bad reason": (masked((1000).to_bytes(2, "big") + b"\xff", CLOSE), 1007),
    "goodbye": (masked((1000).to_bytes(2, "big") + b"bye", CLOSE), 1000),
    "goodbye without a word": (masked(b"", CLOSE), 1005),
}


@pytest.mark.parametrize("what", BAD)
def test_frames_that_are_none_close_their_socket_with_a_code(room: Served, what: str) -> None:
    line, (data, code) = Raw(room), BAD[what]
    line.raw.sendall(data)
    while (got := line.frame())[0] != CLOSE:
        pass
    assert (int.from_bytes(got[1][:2], "big") or 1005) == code
    _until_closed(line)
    assert room.request("GET", "/health")[0] == 200


def _until_closed(line: Raw) -> None:
    line.raw.settimeout(5)
    with contextlib.suppress(ConnectionError):
        while line.raw.recv(4096):
            pass
    line.raw.close()
