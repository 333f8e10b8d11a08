"""Floods over HTTP: every method, bodies that never end, headers that are too long."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import suppress

from abuse.attack import Attack
from abuse.crowds import addresses
from abuse.target import HOME, HOST, Account, Failed, Target

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND")
PATHS = ("/", "/health", "/api/lobby", "/api/houses", "/api/tournaments", "/api/schema.json", "/t/x", "/nothing")
FILES = ("/web/js/main.js", "/web/css/base.css", "/web/js/shared/connection.js", "/web/js/table/table.js", "/")


async def _many(target: Target, paths: tuple[str, ...], froms: list[str], account: Account | None = None) -> str:
    """As many requests as there is time for, on eight connections at once."""
    count, refused, turn = 0, 0, itertools.count()

    async def one() -> None:
        nonlocal count, refused
        while target.going:
            at = next(turn)
            with suppress(OSError, TimeoutError):
                reply = await target.request("GET", paths[at % len(paths)], None, account, froms[at % len(froms)])
                count += 1
                refused += reply.status == 429
                if reply.status >= 500:
                    raise Failed(f"{paths[at % len(paths)]} gives {reply.status}")

    await asyncio.gather(*(one() for _ in range(8)))
    return f"{count} requests, {refused} refused"


async def lobby(target: Target) -> str:
    """The lobby from one address."""
    return await _many(target, ("/api/lobby",), [HOME])


async def everywhere(target: Target) -> str:
    """All there is to read, from a hundred addresses."""
    return await _many(target, PATHS, addresses(100))


async def files(target: Target) -> str:
    """The page's files."""
    return await _many(target, FILES, addresses(20))


async def hands(target: Target) -> str:
    """The hands of a table by somebody who was in none of them."""
    return await _many(target, (f"/api/tables/{target.table}/hands",), [HOME], await target.guest())


async def methods(target: Target) -> str:
    """Every method on every path."""
    account, count = await target.guest(), 0
    for method, path in itertools.product(METHODS, PATHS):
        with suppress(OSError, TimeoutError):
            reply = await target.request(method, path, b"{}" if method != "GET" else None, account)
            count += 1
            if reply.status >= 500 and path != "/health":
                raise Failed(f"{method} {path} gives {reply.status}")
        if not target.going:
            break
    return f"{count} requests"


async def endless_body(target: Target) -> str:
    """A body of 20 MB, in chunks and with a length."""
    account, rounds = await target.guest(), 0
    while target.going:
        reader, writer = await target.connect()
        chunked = rounds % 2 == 0
        size = "Transfer-Encoding: chunked" if chunked else "Content-Length: 20000000"
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nOrigin: {target.origin}\r\nCookie: {account.cookie}\r\n"
            f"Content-Type: application/json\r\n{size}\r\n\r\n".encode()
        )
        piece = b"x" * 65_536
        sent = 0
        with suppress(OSError, TimeoutError):
            while sent < 20_000_000 and target.going and not reader.at_eof():
                writer.write(b"10000\r\n" + piece + b"\r\n" if chunked else piece)
                await asyncio.wait_for(writer.drain(), 1)
                sent += len(piece)
        writer.transport.abort()
        rounds += 1
    return f"{rounds} bodies"


async def slow_body(target: Target) -> str:
    """Bodies that come byte by byte on two hundred connections."""
    account, held = await target.guest(), []
    for at in range(200):
        with suppress(OSError, TimeoutError):
            _, writer = await target.connect(f"127.0.0.{2 + at % 4}")
            writer.write(
                f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nOrigin: {target.origin}\r\nCookie: {account.cookie}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n".encode()
            )
            held.append(writer)
    while target.going:
        for writer in held:
            writer.write(b" ")
        await asyncio.sleep(0.2)
    for writer in held:
        writer.transport.abort()
    return f"{len(held)} connections"


async def aborted(target: Target) -> str:
    """Uploads that are broken off in the middle."""
    account, count = await target.guest(), 0
    while target.going:
        with suppress(OSError, TimeoutError):
            _, writer = await target.connect()
            writer.write(
                f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nOrigin: {target.origin}\r\nCookie: {account.cookie}\r\n"
                'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"house":'.encode()
            )
            await writer.drain()
            writer.transport.abort()
            count += 1
            await asyncio.sleep(0.005)
    return f"{count} uploads"


async def headers(target: Target) -> str:
    """Long headers, many headers, a long address, ranges."""
    count = 0
    shapes = (
        {"X-A": "a" * 30_000},
        {f"X-{number}": "a" for number in range(1_000)},
        {"Cookie": "; ".join(f"c{number}=1" for number in range(2_000))},
        {"Range": "bytes=" + ",".join(f"{at}-" for at in range(2_000))},
        {"Accept-Encoding": ",".join(["gzip"] * 3_000)},
        {"Content-Length": "-1"},
        {"Content-Length": "99999999999999999999"},
        {"Transfer-Encoding": "chunked, chunked, identity"},
    )
    while target.going:
        path = random.choice(("/", "/web/js/main.js", "/api/lobby", "/" + "a" * 20_000, "/web/" + "../" * 2_000))
        with suppress(OSError, TimeoutError):
            reply = await target.request("GET", path, headers=random.choice(shapes), timeout=3)
            if reply.status >= 500:
                raise Failed(f"{path[:40]} gives {reply.status}")
        count += 1
    return f"{count} requests"


async def operator(target: Target) -> str:
    """Guess the operator's key."""
    account, count = await target.guest(), 0
    while target.going:
        reply = await target.request("POST", "/api/operator", {"key": f"guess {count}"}, account)
        if reply.status == 200:
            raise Failed("a guessed key was right")
        count += 1
    return f"{count} refused"


ATTACKS = (
    Attack("lobby-requests", "the lobby over HTTP, from one address", lobby, named=True),
    Attack("requests-everywhere", "everything there is to read, from a hundred addresses", everywhere, named=False),
    Attack("page-files", "the page's files, from twenty addresses", files, named=False),
    Attack("hands-requests", "the hands of a table, requested by someone who played none of them", hands, named=False),
    Attack("every-method", "every method on every path", methods, named=False),
    Attack("endless-bodies", "bodies of 20 MB, in chunks too", endless_body, named=False),
    Attack("slow-bodies", "two hundred bodies that come byte by byte", slow_body, named=False),
    Attack("aborted-uploads", "uploads cut off in the middle", aborted, named=False),
    Attack("strange-headers", "long, many, contradicting headers; ranges; paths upwards", headers, named=False),
    Attack("guessed-keys", "guessing the operator's key", operator, named=False),
)
