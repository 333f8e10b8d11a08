"""Files that are made while they are sent: a part at a time, beside the event loop, as fast as they are read.

The one rule it keeps: however many are asked for, few are made at once, and none for somebody who has gone.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

from msgspec import Struct
from starlette.types import Receive, Scope, Send

from sidepot.room.base.logs import note
from sidepot.room.protocol.refusals import Code, Turned

EACH, ALL = 1, 4
"""Downloads at once: of one account, and of all players together. Operators do not wait for players."""
STALLED = 30.0
"""Seconds a reader may take for a part,"""
LONGEST = 1_800.0
"""and for all of them."""
BREATH = 0.02
"""Seconds between two parts, for everybody else's questions."""
TRIES = 5

Part = tuple[bytes, int]
"""A part of a file, and where the next one begins: 0 after the last."""
Read = Callable[[int], Part]
Aside = Callable[[str, Callable[[], Part]], Awaitable[Part]]


class Downloads:
    """Those that are being sent."""

    def __init__(self) -> None:
        self._running: Counter[str] = Counter()
        self._of_players = 0

    async def begin(self, aside: Aside, who: str, operator: bool, name: str, media: str, read: Read) -> Download:
        """Make the first part; Turned where there are too many downloads, or the part can't be made."""
        if self._running[who] >= EACH:
            raise Turned(Code.SLOW_DOWN, "download")
        if not operator and self._of_players >= ALL:
            raise Turned(Code.SLOW_DOWN, "downloads")
        self._running[who] += 1
        self._of_players += not operator
        download = Download(name, media, aside, who, read, lambda: self._end(who, operator))
        try:
            await download.prepare()
        except BaseException:
            download.close()
            raise
        return download

    def _end(self, who: str, operator: bool) -> None:
        self._running[who] -= 1
        if not self._running[who]:
            del self._running[who]
        self._of_players -= not operator


class Download(Struct):
    """A file: JSON lines, or text."""

    name: str
    media: str
    aside: Aside
    who: str
    read: Read
    ended: Callable[[], None]
    part: Part = (b"", 0)
    open: bool = True

    async def prepare(self) -> None:
        """Make the part that comes next."""
        at = self.part[1]
        for tried in range(TRIES):
            try:
                self.part = await self.aside(self.who, lambda: self.read(at))
            except Turned:
                if not at or tried == TRIES - 1:
                    raise
                await asyncio.sleep(1)
            else:
                return

    async def parts(self) -> AsyncIterator[bytes]:
        """All of it."""
        try:
            yield self.part[0]
            while self.part[1]:
                await asyncio.sleep(BREATH)
                await self.prepare()
                yield self.part[0]
        finally:
            self.close()

    def close(self) -> None:
        """Let others have their turn."""
        if self.open:
            self.open = False
            self.ended()


class Sent:
    """The answer to a request for a file."""

    def __init__(self, download: Download) -> None:
        self._download = download

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; a reader who is gone or does not read gets no more of it."""
        gone = asyncio.ensure_future(_gone(receive))
        try:
            async with asyncio.timeout(LONGEST):
                await self._send(send, gone, scope["method"] == "HEAD")
        except (TimeoutError, Turned) as why:
            note("download broken off", who=self._download.who, file=self._download.name, why=str(why) or "too slow")
        finally:
            self._download.close()
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone

    async def _send(self, send: Send, gone: asyncio.Future[None], empty: bool) -> None:
        download = self._download
        headers = [
            (b"content-type", download.media.encode()),
            (b"content-disposition", f'attachment; filename="{download.name}"'.encode()),
            (b"cache-control", b"no-store"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        parts = download.parts()
        async for part in parts:
            if gone.done() or empty:
                await parts.aclose()  # type: ignore[attr-defined]
                break
            async with asyncio.timeout(STALLED):
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
