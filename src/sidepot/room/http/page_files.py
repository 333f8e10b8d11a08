"""The page's files, from memory: read once when the room starts, each with its headers ready.

The one rule it keeps: a browser that has a file is not sent it again, and whoever asks for files all day waits for
their turn instead of making players wait.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct
from starlette.types import Receive, Scope, Send

TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".ftl": "text/plain; charset=utf-8",
}  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
BURST, RATE = 4_000, 200
"""Files an address gets at once, and a second after that: a hall of forty new browsers behind one address."""
PATIENCE = 15.0
"""Seconds somebody who asks for too many waits for one before being sent away."""

NAMING = ("/web/index.html", "/web/offline.html", "/web/sw.js")
"""Files that name others by their whole address: by that of this version."""

Headers = list[tuple[bytes, bytes]]
WORKER = "/sw.js"
_PAGES = re.compile(
    r"/|/record|/admin|/rulebook|/hands|/replay|/statistics|/hands/[^/]+/[0-9]+|/t/[^/]+|/record/[^/]+(/[^/]+)?"
    r"|/admin/(people|log)"
)
_VERSIONED = re.compile(r"/web/[0-9a-f]{12}/")


class File(Struct, frozen=True):
    """A file and the headers it is sent with, or answered with where the browser has it."""

    body: bytes
    tag: bytes
    whole: Headers
    known: Headers


class Pace:
    """How long each address waits for its next file; nothing sleeps here, and time is an argument."""

    def __init__(self, burst: int = BURST, rate: float = RATE, most: int = 10_000) -> None:
        self._each = 1 / rate
        self._burst, self._most = burst * self._each, most
        self._free: OrderedDict[str, float] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Seconds until this address may have one more; nothing is taken where that is beyond patience."""
        free = max(self._free.get(address, 0.0), now - self._burst) + self._each
        if free - now > PATIENCE:
            return free - now
        self._free[address] = free
        self._free.move_to_end(address)
        if len(self._free) > self._most:
            self._free.popitem(last=False)
        return max(0.0, free - now)


class PageFiles:
    """The page under /, /t/…, /hands…, /record…, /admin… and /rulebook, /sw.js, files under /web/, and *more*."""

    def __init__(self, folder: Path, headers: Headers, now: Callable[[], float], more: Mapping[str, bytes]) -> None:
        self._headers, self._now = headers, now
        self._pace = Pace()
        bodies = {f"/web/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in _files(folder)}
        bodies |= {f"/web/{name}": body for name, body in more.items()}
        version = blake2b(repr(sorted(bodies.items())).encode(), digest_size=6).hexdigest()
        # scripts name each other by relative paths: below an address of their own all of them may be kept for good
        self._versioned = f"/web/{version}/"
        for name in NAMING:
            bodies[name] = bodies[name].replace(b'"/web/', f'"{self._versioned}'.encode())
        self._page = self._file("index.html", bodies["/web/index.html"], ASK_AGAIN)
        # a worker has to lie at the root to stand in for every page
        self._worker = self._file("sw.js", bodies["/web/sw.js"], ASK_AGAIN)
        self._asked_again = {path: self._file(path, body, ASK_AGAIN) for path, body in bodies.items()}
        self._kept = {path: self._file(path, body, FOREVER) for path, body in bodies.items()}

    def _file(self, path: str, body: bytes, keep: str) -> File:
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'.encode()
        known = [(b"etag", tag), (b"cache-control", keep.encode()), *self._headers]
        kind = TYPES.get(Path(path).suffix, "application/octet-stream").encode()
        return File(body, tag, [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *known], known)

    def has(self, path: str) -> bool:
        """Whether a path is answered here, be it with "not found"."""
        return not path.startswith(("/api/", "/health", "/h/"))

    def page(self, head: bytes) -> bytes:
        """The page with more in its head."""
        return self._page.body.replace(b"</head>", head + b"\n</head>", 1)

    def found(self, path: str) -> File | None:
        """The file of a path; None where there is none."""
        if _PAGES.fullmatch(path):
            return self._page
        if path == WORKER:
            return self._worker
        files = self._kept if path.startswith(self._versioned) else self._asked_again
        # a page that began to load before the room was started again asks for an older version
        return files.get(_VERSIONED.sub("/web/", path, count=1))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["method"] not in ("GET", "HEAD"):
            await self._say(send, 405, b"only GET and HEAD", [(b"allow", b"GET, HEAD")])
            return
        wait = self._pace.wait(scope["client"][0] if scope.get("client") else "", self._now())
        if wait > PATIENCE:
            await self._say(send, 429, b"too many files at once: wait a moment", [(b"connection", b"close")])
            return
        if wait:
            await asyncio.sleep(wait)
        file = self.found(scope["path"])
        if file is None and _wants_page(scope):
            # the page itself says that there is nothing here, and where to go
            await send({"type": "http.response.start", "status": 404, "headers": self._page.whole})
            await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else self._page.body})
        elif file is None:
            await self._say(send, 404, b"there is no such page", [])
        elif _has(scope, file.tag):
            await send({"type": "http.response.start", "status": 304, "headers": file.known})
            await send({"type": "http.response.body", "body": b""})
        else:
            await send({"type": "http.response.start", "status": 200, "headers": file.whole})
            await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else file.body})

    async def _say(self, send: Send, status: int, text: bytes, more: Headers) -> None:
        plain = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(text))]
        await send({"type": "http.response.start", "status": status, "headers": [*plain, *more, *self._headers]})
        await send({"type": "http.response.body", "body": text})


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in TYPES)


def _wants_page(scope: Scope) -> bool:
    """Whether somebody follows a link, rather than a page that needs a file."""
    accepts = b",".join(value for name, value in scope["headers"] if name == b"accept")
    return b"text/html" in accepts and not scope["path"].startswith("/web/")


def _has(scope: Scope, tag: bytes) -> bool:
    """Whether the browser says that it has a file of this tag."""
    for name, value in scope["headers"]:
        if name == b"if-none-match":
            return value.strip() == b"*" or tag in [each.strip().removeprefix(b"W/") for each in value.split(b",")]
    return False
