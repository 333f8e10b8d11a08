"""An open WebSocket: what comes is heard in small shares, what is said goes out together. uvicorn shakes the hands.

The one rule it keeps: whatever one socket sends, in one turn of the loop only so much of it is looked at.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where websockets has it

from sidepot.room.base.logs import trouble
from sidepot.room.socket.frames import BINARY, CLOSE, PING, TEXT, Broken, Came, Incoming
from sidepot.room.socket.turns import Rota, unread_bytes

SHORT = "sidepot.frames"
"""The name under which an application finds the short way among the extensions of its scope."""
GOODBYE = 2.0
"""Seconds that the last words have to go out before the line is cut."""
RESTARTING, NOBODY_THERE = 1012, 1011
_TEXT = 0x81


class Ears(Protocol):
    """Whoever listens to a socket."""

    def hear(self, data: str | bytes, at: int = -1) -> None:
        """A message, and when it came: -1 is just now."""

    def pay(self, at: int) -> bool:
        """A frame that is no message came; False where that was one too many."""

    def now(self) -> int:
        """The time as the listener counts it."""

    def mishear(self, says: str) -> None:
        """What came can't be understood, and the socket is being closed for it."""


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
    """A socket whose frames are read and written here; the handshake is uvicorn's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._ears: Ears | None = None
        self._incoming = Incoming(self.config.ws_max_size)
        self._at = -1
        """When the last of it came, before anybody looked at it."""
        self._rota = Rota.of(self.loop)
        self._waits = False
        """More has come than was heard: the rest has its place in the rota, and nothing more is read until then."""
        self._paused = False
        self._deaf = False
        """Nothing more is heard: the line is being cut."""
        self._frames: list[bytes] = []
        self._speaking = _speaking.setdefault(self.loop, [])
        """All sockets of this loop that have something to say."""
        self._full = False
        """The reader is slow: nothing more is said until it has caught up."""
        self._heard = False
        """Something came since the last look whether anybody is there."""
        self._asked = False
        """Somebody was asked whether they are there."""

    async def run_asgi(self) -> None:
        """Run the application."""
        self.scope["extensions"][SHORT] = self  # type: ignore[assignment]
        await super().run_asgi()
        del self.scope["extensions"][SHORT]  # else each would hold the other until garbage is collected
        if not self.disconnected:
            self._cut_soon()

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
        if not self.handshake_complete or self.close_sent:
            await super().send(message)
            if self.close_sent:
                self.handshake_complete = True  # with a refusal, which is an answer too
            return
        if message["type"] == "websocket.close":
            self._close(message.get("code", 1000))
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

    def attend(self, ears: Ears | None) -> None:
        """From now on somebody listens, or nobody does."""
        self._ears = ears
        if ears is not None and not self._incoming.idle:
            self._at = ears.now()
            self.heed()

    def data_received(self, data: bytes) -> None:
        """Pass on what came."""
        self._heard = True
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent or self._deaf:
            if data[0] & 0x0F == CLOSE:
                self.transport.close()
            return
        ears = self._ears
        if ears is not None and self._incoming.idle:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                ears.hear(text)
                return
        self._incoming.feed(data)
        if ears is None:
            self._pause()
            return
        self._at = ears.now()
        if not self.heed() and not self._waits and not self._deaf:
            # a piece that completes nothing has its price too, or a message could come in a thousand of them
            ears.pay(self._at)

    def heed(self) -> bool:
        """Hear a share of what came; the rest waits for its turn. Whether a whole frame was there."""
        self._waits = False
        share = left = self._rota.share()
        while left and self._ears is not None and not self._deaf:
            try:
                came = self._incoming.next()
            except Broken as broken:
                self._fail(broken)
                break
            if came is None:
                self._resume()
                break
            left -= 1
            self._take(came, self._ears)
        self._rota.spend(share - left)
        if not left and self._ears is not None and not self._deaf:
            self._waits = True
            self._pause()
            self._rota.wait(self)
        return left < share

    def _take(self, came: Came, ears: Ears) -> None:
        kind, content = came
        if kind in (TEXT, BINARY):
            ears.hear(content, self._at)
        elif kind == CLOSE:
            self._close(int.from_bytes(content[:2], "big"))  # type: ignore[arg-type]
            self.transport.close()
        elif ears.pay(self._at) and kind == PING and not self._full:
            self.transport.write(b"\x8a" + bytes((len(content),)) + content)  # type: ignore[operator]

    def unread(self) -> bool:
        """Something has come, to the room or at least to its machine, that was not heard yet."""
        if self._deaf or self.close_sent:
            return False
        return self._waits or unread_bytes(self.transport) > 0

    def _pause(self) -> None:
        if not self._paused and not self.transport.is_closing():
            self._paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    # the end

    def hush(self) -> None:
        """Hear and read nothing more. What was said before has a moment to go out, then the line is cut."""
        self._deaf = True
        self._incoming.clear()
        self._pause()
        self._cut_soon()

    def _fail(self, broken: Broken) -> None:
        """What came is no frame: nobody knows where the next begins."""
        if self._ears is not None:
            self._ears.mishear(str(broken))
        self._close(broken.code)
        self.hush()

    def _close(self, code: int) -> None:
        """Say goodbye, once; whoever answers with theirs, or does not in time, is cut off."""
        self._deaf = True
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code or 1005})
        self.transport.write(b"\x88\x02" + code.to_bytes(2, "big") if code else b"\x88\x00")
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def shutdown(self) -> None:
        """The room closes."""
        if self.handshake_complete:
            self._close(RESTARTING)
        super().shutdown()
        self._cut_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._deaf = True
        super().connection_lost(exc)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there; one who has just said something need not be asked."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if not self._heard and self._asked:
            self._close(NOBODY_THERE)
            return
        self._asked = not self._heard
        if self._asked:
            self.transport.write(b"\x89\x00")
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
    """The text of a client's message that is all there is in *data*; None for anything else, and for 64 KiB or more."""
    if len(data) < 6 or data[0] != _TEXT or data[1] < 0x80 or data[1] == 0xFF:
        return None
    body, size = _body(data)
    if body + size != len(data) or size > most:
        return None
    try:
        return apply_mask(data[body:], data[body - 4 : body]).decode()
    except UnicodeDecodeError:
        return None


def _body(data: bytes) -> tuple[int, int]:
    """Where the masked content of a frame of less than 64 KiB begins, and its size."""
    size = data[1] & 0x7F
    return (8, int.from_bytes(data[2:4], "big")) if size == 126 else (6, size)
