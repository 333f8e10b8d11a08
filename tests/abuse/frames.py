"""Floods of every kind of frame on one socket of one account."""

from __future__ import annotations

import asyncio
import json
import os
import random
from functools import partial

from abuse.attack import Attack
from abuse.raw import BINARY, CLOSE, CONTINUE, PING, PONG, TEXT, Raw, Refused, command, frame
from abuse.target import HONEST, Failed, Target

AT_ONCE = 400
"""Frames in one send."""
MOST = 8_000_000
"""Bytes that a socket may take of a flood: what lies in the buffers of both sides, and a little."""
DEEP = b'{"type":"ping","id":' + b"[" * 8_000
RUN_ON = frame(TEXT, b"x" * 16_000, last=False) + frame(CONTINUE, b"x" * 16_000, last=False) * 3


async def flood(target: Target, data: bytes, first: bytes = b"") -> str:
    """Send the same again and again; a socket that is closed is opened anew."""
    account = await target.guest()
    sockets, codes, most = 0, set(), 0
    while target.going:
        socket = (await Raw.open(target, account)).ignore()
        sockets += 1
        await socket.send(first)
        while target.going and await socket.send(data):
            await asyncio.sleep(0)
        codes.add(socket.closed_with)
        most = max(most, socket.sent)
        await socket.close()
        await asyncio.sleep(0.1)
    if most > MOST:
        raise Failed(f"one socket took {most // 1_000_000} MB")
    return f"{sockets} sockets closed ({', '.join(map(str, sorted(codes)))}), at most {most // 1000} KB taken"


async def beside(target: Target) -> str:
    """From the honest players' own address, as a neighbour behind the same router."""
    account = await target.guest(address=HONEST)
    sent = 0
    while target.going:
        socket = (await Raw.open(target, account, HONEST)).ignore()
        while target.going and await socket.send(frame(PING) * AT_ONCE):
            await asyncio.sleep(0)
        sent += socket.sent
        await socket.close()
        await asyncio.sleep(0.1)
    return f"{sent // 1000} KB taken"


async def large(target: Target) -> str:
    """A frame that says it is larger than anything, and begins to come."""
    account = await target.guest()
    taken = 0
    for size in (1 << 20, 20 << 20, (1 << 63) - 1):
        socket = (await Raw.open(target, account)).ignore()
        await socket.send(b"\x81\xff" + size.to_bytes(8, "big") + b"\1\2\3\4")
        while socket.sent < 40_000_000 and target.going and await socket.send(os.urandom(65_536)):
            await asyncio.sleep(0)
        taken = max(taken, socket.sent)
        await socket.close()
    if taken > MOST:
        raise Failed(f"{taken // 1_000_000} MB of a frame were taken")
    return f"closed, at most {taken // 1000} KB taken"


async def malformed(target: Target) -> str:
    """Frames that no client may send: the socket is closed at the first."""
    account = await target.guest()
    wrong = {
        "not masked": frame(TEXT, b"{}", masked=False),
        "reserved bits": frame(TEXT, b"{}", reserved=7),
        "unknown kind": frame(5, b"{}"),
        "long ping": frame(PING, b"x" * 200),
        "ping in parts": frame(PING, b"x", last=False),
        "continuing nothing": frame(CONTINUE, b"x"),
        "text within text": frame(TEXT, b"x", last=False) + frame(TEXT, b"x"),
        "not UTF-8": frame(TEXT, b"\xff\xfe\xfd"),
        "close with one byte": frame(CLOSE, b"x"),
    }
    count = 0
    while target.going:
        name = random.choice(list(wrong))
        try:
            socket = (await Raw.open(target, account)).ignore()
        except Refused:  # too many handshakes: it waits for more credits
            await asyncio.sleep(0.2)
            continue
        await socket.send(wrong[name])
        for _ in range(200):
            if socket.closed_with:
                break
            await asyncio.sleep(0.01)
        if not socket.closed_with:
            raise Failed(f"the socket stays open after a frame: {name}")
        count += 1
        await socket.close()
    return f"{count} sockets closed at the first such frame"


async def after_close(target: Target) -> str:
    """Say goodbye, and go on sending."""
    return await flood(target, command("ping", id="x") * AT_ONCE, frame(CLOSE, b"\x03\xe8"))


async def drip(target: Target) -> str:
    """A command byte by byte on many sockets."""
    account = await target.guest()
    sockets = [(await Raw.open(target, account)).ignore() for _ in range(8)]
    data, at = command("chat", id="x", table=target.table, text="slowly"), 0
    while target.going:
        for socket in sockets:
            await socket.send(data[at % len(data) : at % len(data) + 1])
        at += 1
        await asyncio.sleep(0.05)
    for socket in sockets:
        await socket.close()
    return f"{at} bytes each"


async def seated(target: Target) -> str:
    """Sit at the honest players' own table and flood it while they are to act."""
    account = await target.guest()
    sent = 0
    while target.going:
        socket = await Raw.open(target, account)
        await socket.ask("watch", table=target.table)
        await socket.ask("sit", table=target.table, chair=4, chips=200, entry="wait")
        socket.ignore()
        while target.going and await socket.send(frame(PING, b"x" * 100) * AT_ONCE):
            await asyncio.sleep(0)
        sent += socket.sent
        await socket.close()
        await asyncio.sleep(0.1)
    return f"{sent // 1000} KB taken"


def _valid(target: Target) -> bytes:
    return command("ping", id="x") * AT_ONCE


async def texts(target: Target) -> str:
    """Whole commands, hundreds in one send."""
    return await flood(target, _valid(target))


async def nonsense(target: Target) -> str:
    """Texts that are no commands."""
    return await flood(target, frame(TEXT, json.dumps({"type": "nothing"}).encode()) * AT_ONCE)


ATTACKS = (
    Attack("ping-flood", "endless pings", partial(flood, data=frame(PING) * AT_ONCE)),
    Attack("long-ping-flood", "pings of 125 bytes", partial(flood, data=frame(PING, b"x" * 125) * 100)),
    Attack("pong-flood", "unsolicited pongs", partial(flood, data=frame(PONG) * AT_ONCE)),
    Attack(
        "empty-fragments", "an endless message of empty fragments",
        partial(flood, data=frame(CONTINUE, last=False) * AT_ONCE, first=frame(TEXT, b"{", last=False)),
    ),
    Attack(
        "tiny-fragments", "a message of one-byte fragments",
        partial(flood, data=frame(CONTINUE, b"x", last=False) * AT_ONCE, first=frame(TEXT, b"{", last=False)),
    ),
    Attack("large-fragments", "an endless message of 16 KB fragments", partial(flood, data=RUN_ON)),
    Attack("text-flood", "hundreds of commands in one send", texts),
    Attack("nonsense-flood", "messages that are not commands", nonsense),
    Attack("deep-json", "commands nested thousands deep", partial(flood, data=frame(TEXT, DEEP) * 8)),
    Attack("binary-flood", "binary frames", partial(flood, data=frame(BINARY, b"x" * 100) * AT_ONCE)),
    Attack("close-flood", "frames after a goodbye", after_close, named=False),
    Attack("large-frames", "frames of 1 MB to 2^63 bytes", large, named=False),
    Attack("malformed-frames", "frames that break the protocol", malformed, named=False),
    Attack("dripping-frames", "commands byte by byte on eight sockets", drip, named=False),
    Attack("flood-beside", "pings from the honest players' own address", beside),
    Attack("flood-at-the-table", "pings from a player at the same table", seated),
)  # fmt: skip
