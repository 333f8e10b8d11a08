"""Many connections, many accounts, many addresses."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress

from abuse.attack import Attack
from abuse.raw import Raw, Refused
from abuse.target import HOME, HOST, Failed, Target


def addresses(count: int) -> list[str]:
    """So many addresses of an attacker's network."""
    return [f"127.0.{10 + at // 250}.{1 + at % 250}" for at in range(count)]


async def _comes_in(target: Target, address: str) -> float:
    """Seconds a newcomer needs to get in and see the honest table."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        with suppress(OSError, TimeoutError, Failed, asyncio.IncompleteReadError, IndexError, ValueError):
            account = await target.guest(address=address)
            socket = await Raw.open(target, account, address)
            await socket.ask("watch", table=target.table)
            await socket.close()
            return loop.time() - began
        await asyncio.sleep(0.2)


async def silent(target: Target) -> str:
    """Connections from one address that say nothing."""
    return await _silent(target, 1_100, [HOME])


async def silent_everywhere(target: Target) -> str:
    """The same from a hundred addresses."""
    return await _silent(target, 2_000, addresses(100))


async def _silent(target: Target, count: int, froms: list[str]) -> str:
    held = []
    for at in range(count):
        if not target.going:
            break
        with suppress(OSError, TimeoutError):
            held.append(await target.connect(froms[at % len(froms)]))
    async with asyncio.timeout(20):
        took = await _comes_in(target, "127.0.0.99")
    for _, writer in held:
        writer.transport.abort()
    return f"{len(held)} connections; a newcomer was in after {took:.1f} s"


async def slow_headers(target: Target) -> str:
    """Requests whose headers come byte by byte."""
    held = []
    for at in range(400):
        with suppress(OSError, TimeoutError):
            reader, writer = await target.connect(f"127.0.0.{2 + at % 4}")
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
            held.append((reader, writer))
    rounds = 0
    while target.going:
        for _, writer in held:
            writer.write(b"a")
        rounds += 1
        await asyncio.sleep(0.3)
    closed = sum(reader.at_eof() or writer.is_closing() for reader, writer in held)
    for _, writer in held:
        writer.transport.abort()
    return f"{len(held)} connections, {closed} of them closed"


async def churn(target: Target) -> str:
    """Sockets of one account that come and go."""
    account = await target.guest()
    count = refused = 0
    while target.going:
        try:
            socket = await Raw.open(target, account)
            count += 1
            await socket.close()
        except (Refused, OSError):
            refused += 1
            await asyncio.sleep(0.05)
    return f"{count} sockets, {refused} refused"


async def no_session(target: Target) -> str:
    """Handshakes without a session."""
    count = 0
    while target.going:
        reply = await target.request("GET", "/ws", headers={
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Cookie": "sidepot=nothing",
        })  # fmt: skip
        if reply.status == 101:
            raise Failed("a handshake without a session was accepted")
        count += 1
    return f"{count} refused"


async def idle_crowd(target: Target) -> str:
    """Sockets of many accounts from many addresses that do nothing but stay."""
    sockets = []
    for address in addresses(30):
        account = await target.guest(address=address)
        for _ in range(12):
            with suppress(Refused, OSError):
                sockets.append((await Raw.open(target, account, address)).ignore())
        if not target.going:
            break
    await asyncio.sleep(min(2, target.left))
    for socket in sockets:
        await socket.close()
    return f"{len(sockets)} sockets"


async def rail(target: Target) -> str:
    """Fill the honest table with watchers; somebody who wants a free chair still gets in."""
    sockets = []
    for address in addresses(20):
        for _ in range(4):
            with suppress(Failed, OSError):
                account = await target.guest(address=address)
                socket = await Raw.open(target, account, address)
                told = await socket.ask("watch", table=target.table)
                sockets.append(socket.ignore())
                if told["type"] == "refusal":
                    break
    player = await target.guest(address="127.0.0.99")
    socket = await Raw.open(target, player, "127.0.0.99")
    told = await socket.ask("watch", table=target.table)
    if told["type"] == "ack":
        told = await socket.ask("sit", table=target.table, chair=7, chips=200, entry="wait")
    for other in (socket, *sockets):
        await other.close()
    if told["type"] != "ack":
        raise Failed(f"somebody who wants a free chair is kept out: {told['code']}")
    return f"{len(sockets)} watchers; a free chair could still be taken"


async def accounts(target: Target) -> str:
    """New names without end from many addresses."""
    made = refused = 0
    for address in itertools.cycle(addresses(60)):
        if not target.going:
            break
        reply = await target.request("POST", "/api/guest", {"name": f"Sybil {made} {address}"[:24]}, address=address)
        made += reply.status == 200
        refused += reply.status != 200
    return f"{made} accounts, {refused} refused"


async def bots(target: Target) -> str:
    """Bots of one guest without end."""
    account = await target.guest()
    made = refused = 0
    while target.going:
        reply = await target.request("POST", "/api/bots", {"name": f"Mallory bot {made}"}, account)
        made += reply.status == 200
        refused += reply.status != 200
    return f"{made} bots, {refused} refused"


async def pipelined(target: Target) -> str:
    """Thousands of requests in one send."""
    one = f"GET /api/lobby HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() * 2_000
    rounds = 0
    while target.going:
        with suppress(OSError, TimeoutError):
            reader, writer = await target.connect()
            writer.write(one)
            with suppress(TimeoutError):
                async with asyncio.timeout(min(1, target.left + 0.1)):
                    while await reader.read(1 << 20):
                        pass
            writer.transport.abort()
            rounds += 1
    return f"{rounds} connections of 2,000 requests"


ATTACKS = (
    Attack("silent-connections", "1,100 connections that say nothing, 1,024 files", silent, files=1_024),
    Attack("silent-everywhere", "2,000 of them from a hundred addresses", silent_everywhere, named=False),
    Attack("slow-headers", "400 requests whose headers come byte by byte", slow_headers, named=False),
    Attack("socket-churn", "sockets that come and go", churn, named=False),
    Attack("no-session", "handshakes without a session", no_session, named=False),
    Attack("idle-crowd", "hundreds of idle sockets of thirty accounts and addresses", idle_crowd, named=False),
    Attack("full-rail", "watchers who fill a table", rail, named=False),
    Attack("new-accounts", "an endless stream of new names from sixty addresses", accounts, named=False),
    Attack("new-bots", "an endless stream of bots from one guest", bots),
    Attack("pipelined-requests", "2,000 requests in one send", pipelined, named=False),
)
