"""Commands that are well formed and too many, or meant to do harm."""

from __future__ import annotations

import asyncio
import itertools
import json

from abuse.attack import Attack
from abuse.raw import TEXT, Raw, command, frame
from abuse.target import Account, Failed, Target

PACE = 0.02
"""Seconds from one command to the next."""


async def _own_table(target: Target, account: Account, **more: object) -> str:
    reply = await target.request("POST", "/api/tables", {"house": "standard", **more}, account)
    if reply.status != 200:
        raise Failed(f"no table: {reply.data[:200]!r}")
    return str(reply.json["table"])


async def chatter(target: Target) -> str:
    """Watch the honest table and talk without end."""
    account = await target.guest()
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=target.table)
    socket.ignore()
    for number in itertools.count():
        line = command("chat", id=f"c{number}", table=target.table, text=f"{number} " + "blah " * 40)
        if not target.going or not await socket.send(line):
            break
        await asyncio.sleep(0.002)
    await socket.close()
    return f"closed with {socket.closed_with} after {socket.sent // 1000} KB" if socket.closed_with else "slowed down"


async def come_and_go(target: Target) -> str:
    """Watch and unwatch the honest table."""
    account = await target.guest()
    socket = (await Raw.open(target, account)).ignore()
    count = 0
    while target.going and await socket.send(
        command("watch", id=f"w{count}", table=target.table) + command("unwatch", id=f"u{count}", table=target.table)
    ):
        count += 1
        await asyncio.sleep(PACE)
    await socket.close()
    return f"{count} times"


async def lobby(target: Target) -> str:
    """Ask for the lobby again and again."""
    account = await target.guest()
    socket = (await Raw.open(target, account)).ignore()
    count = 0
    while target.going and await socket.send(command("lobby", id=f"l{count}", on=count % 2 == 0)):
        count += 1
        await asyncio.sleep(PACE)
    await socket.close()
    return f"{count} times"


async def musical_chairs(target: Target) -> str:
    """Sit down and get up at a table of one's own with auto players."""
    account = await target.guest()
    table = await _own_table(target, account, autos=["rock", "shark", "maniac"])
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=table)
    socket.ignore()
    count = 0
    while target.going and await socket.send(
        command("sit", id=f"s{count}", table=table, chair=5, chips=200, entry="post")
        + command("leave", id=f"g{count}", table=table)
    ):
        count += 1
        await asyncio.sleep(2 * PACE)
    await socket.close()
    return f"{count} times"


async def deaf(target: Target) -> str:
    """Watch everything on ten sockets and never read."""
    account = await target.guest()
    tables = [row["id"] for row in (await target.request("GET", "/api/lobby")).json["tables"]][:16]
    sockets = []
    for _ in range(10):
        socket = await Raw.open(target, account)
        socket.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for number, table in enumerate(tables):
            await socket.send(command("watch", id=f"w{number}", table=table))
        sockets.append(socket)
    number = 0
    while target.going:
        number += 1
        for socket in sockets:
            await socket.send(command("lobby", id=f"l{number}"))
        await asyncio.sleep(0.1)
    for socket in sockets:
        await socket.close()
    return "ten deaf sockets"


async def push_out(target: Target) -> str:
    """Let watchers' refused commands push out an acknowledgement, and send that command again."""
    account = await target.guest()
    table = await _own_table(target, account)
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=table)
    await socket.ask("sit", table=table, chair=0, chips=100, entry="post")
    await socket.send(command("top-up", id="once", table=table, chips=10))
    await socket.answer("once")
    others = [await target.guest() for _ in range(6)]
    sockets = [await Raw.open(target, other) for other in others]
    for other in sockets:
        await other.ask("watch", table=table)
        other.ignore()
    number = 0
    while target.going:
        at_once = 1 if number else 30
        for other in sockets:
            await other.send(b"".join(command("sit-out", id=f"n{number + at}", table=table) for at in range(at_once)))
        number += at_once
        await asyncio.sleep(0.06)
    await socket.send(command("top-up", id="once", table=table, chips=10))
    await socket.answer("once")
    seen = (await target.request("GET", f"/api/tables/{table}")).json["state"]
    chips = next(chair["chips"] for chair in seen["chairs"] if chair)
    for other in (socket, *sockets):
        await other.close()
    if chips != 110:
        raise Failed(f"one top-up counted twice: {chips} chips")
    return f"{6 * number} refusals; the command counted once"


async def replayed(target: Target) -> str:
    """Every command three times on two sockets."""
    account = await target.guest()
    table = await _own_table(target, account)
    first, second = await Raw.open(target, account), await Raw.open(target, account)
    for socket in (first, second):
        await socket.ask("watch", table=table)
    await second.ask("sit", table=table, chair=0, chips=100, entry="post")
    first.ignore()
    second.ignore()
    count = 0
    while target.going:
        count += 1
        data = command("top-up", id=f"t{count}", table=table, chips=1) * 2
        await second.send(data)
        await first.send(data)
        await asyncio.sleep(0.25)
    seen = (await target.request("GET", f"/api/tables/{table}")).json["state"]
    chips = next(chair["chips"] for chair in seen["chairs"] if chair)
    await first.close()
    await second.close()
    if chips > 100 + count:
        raise Failed(f"{count} top-ups of one chip made {chips - 100}")
    return f"{count} commands, each carried out at most once"


async def mute_anyone(target: Target) -> str:
    """Mute thousands of names that nobody has."""
    account = await target.guest()
    table = await _own_table(target, account)
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=table)
    taken = 0
    number = 0
    while target.going:
        number += 1
        told = await socket.ask("mute", table=table, player=f"nobody {number}"[:24])
        taken += told["type"] == "ack"
        await asyncio.sleep(0.06)
    await socket.close()
    if taken:
        raise Failed(f"{taken} names that nobody has were muted")
    return f"{number} refused"


async def strange_amounts(target: Target) -> str:
    """Chips that are negative, huge, fractional, text, lists."""
    account = await target.guest()
    table = await _own_table(target, account)
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=table)
    amounts = [-1, 0, 2**53, 2**63, 10**300, 1.5, True, "9", None, [1], {"a": 1}, "∞"]
    count = 0
    for chips in itertools.cycle(amounts):
        if not target.going:
            break
        ident = f"x{count}"
        data = json.dumps({"type": "sit", "id": ident, "table": table, "chair": 0, "chips": chips, "entry": "post"})
        await socket.send(frame(TEXT, data.encode()))
        told = json.loads(await socket.text())
        while told["type"] not in ("ack", "refusal"):
            told = json.loads(await socket.text())
        if told["type"] == "ack":
            raise Failed(f"{chips!r} chips were taken")
        count += 1
        await asyncio.sleep(0.06)
    await socket.close()
    return f"{count} refused"


ATTACKS = (
    Attack("chat-flood", "a watcher who never stops talking", chatter),
    Attack("watch-flood", "watching and leaving the honest table, over and over", come_and_go, named=False),
    Attack("lobby-flood", "requesting the lobby again and again", lobby, named=False),
    Attack("musical-chairs", "sitting down and getting up, over and over", musical_chairs, named=False),
    Attack("deaf-readers", "ten sockets that watch everything and read nothing", deaf, named=False),
    Attack("push-out-answers", "watchers' refusals, then the same top-up again", push_out, named=False),
    Attack("replayed-commands", "every command four times on two sockets", replayed, named=False),
    Attack("mute-nobody", "muting names that don't exist", mute_anyone, named=False),
    Attack("strange-amounts", "amounts that are not whole chips", strange_amounts, named=False),
)
