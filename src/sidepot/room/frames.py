"""uvicorn's WebSockets, with a short way in and out for what a room hears and says all day: text on an open socket.

The one rule it keeps: whatever is not a whole text message in one frame goes uvicorn's way, in its order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where websockets has it

from sidepot.room.logs import trouble

SHORT = "sidepot.frames"
"""The name under which an application finds the short way among the extensions of its scope."""
_TEXT = 0x81


_speaking: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Frames]] = WeakKeyDictionary()


def flush_all(speaking: list[Frames]) -> None:
    """Let all of them say it; what goes wrong with one concerns no other."""
    said, speaking[:] = speaking[:], []
    for frames in said:
        try:
            frames.flush()
        except Exception:
            trouble("socket failed")


class Frames(WebSocketsSansIOProtocol):
    """A socket whose text messages become frames here; the handshake, pings and closing are uvicorn's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hears: Callable[[str], None] | None = None
        """Gets each text that came by itself, at once; what came otherwise is received."""
        self._frames: list[bytes] = []
        self._speaking = _speaking.setdefault(self.loop, [])
        """All sockets of this loop that have something to say."""
        self._full = False
        """The reader is slow: nothing more is said until it has caught up."""
        self._heard = False
        """Something came since the last look whether anybody is there."""
        self._between = True
        """Everything that came ended with a whole frame; once it did not, uvicorn alone knows where a frame begins."""

    async def run_asgi(self) -> None:
        """Run the application."""
        self.scope["extensions"][SHORT] = self  # type: ignore[assignment]
        await super().run_asgi()

    # out

    def say(self, data: bytes) -> bool:
        """Send a text now; False where that is not possible: `send` waits, or tells that nobody is there."""
        if self._full or self.close_sent or self.transport.is_closing():
            return False
        if not self._frames:
            if not self._speaking:
                # what is said in this turn of the loop goes out in one go, after it: whoever listens wakes up once
                self.loop.call_soon(flush_all, self._speaking)
            self._speaking.append(self)
        self._frames.append(framed(data))
        return True

    def pause_writing(self) -> None:
        """The transport holds enough."""
        self._full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The transport has room again."""
        self._full = False
        super().resume_writing()

    async def send(self, message: Any) -> None:
        """Send a message; it waits while the reader is slow."""
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            self.flush()
            await super().send(message)
            return
        if self._full:
            await self.writable.wait()
        if not self.say(message["text"].encode()):
            raise ClientDisconnected

    def flush(self) -> None:
        """Hand what was said to the transport."""
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    # in

    def data_received(self, data: bytes) -> None:
        """Pass on what came."""
        self._heard = True
        if self.handshake_complete and self._between:
            if self.hears is not None and not self.frames and not self.read_paused and not self.close_sent:
                text = whole_text(data, self.config.ws_max_size)
                if text is not None:
                    self.hears(text)
                    return
            self._between = ends_whole(data)
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there; who has just said something need not be asked."""
        if not self._heard:
            super().send_keepalive_ping()
            return
        self._heard = False
        self.schedule_ping()


def framed(data: bytes) -> bytes:
    """A whole text message as one frame without a mask (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def whole_text(data: bytes, most: int) -> str | None:
    """The text of a client's message that is all there is in *data*; None for anything else."""
    if len(data) < 6 or data[0] != _TEXT or data[1] < 0x80:
        return None
    body, size = _body(data, 0)
    if body + size != len(data) or size > most:
        return None
    try:
        return apply_mask(data[body:], data[body - 4 : body]).decode()
    except UnicodeDecodeError:
        return None


def ends_whole(data: bytes) -> bool:
    """Whether a client's frames in *data*, which begins with one, end where it ends."""
    at = 0
    while at + 6 <= len(data):
        body, size = _body(data, at)
        at = body + size
    return at == len(data)


def _body(data: bytes, at: int) -> tuple[int, int]:
    """Where the masked content of a frame begins, and its size."""
    size = data[at + 1] & 0x7F
    if size == 126:
        return at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
    if size == 127:
        return at + 14, int.from_bytes(data[at + 2 : at + 10], "big")
    return at + 6, size
