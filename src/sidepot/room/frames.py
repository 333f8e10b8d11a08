"""uvicorn's WebSockets, with a short way out for what a room sends all day: text on an open socket."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State


class Frames(WebSocketsSansIOProtocol):
    """A socket whose text messages become frames here; the handshake, pings and closing are uvicorn's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames: list[bytes] = []

    async def send(self, message: Any) -> None:
        """Send a message; it waits while the reader is slow."""
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            self._flush()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self._frames:
            # what else is said in this turn of the loop goes out with it
            self.loop.call_soon(self._flush)
        self._frames.append(framed(message["text"].encode()))

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def framed(data: bytes) -> bytes:
    """A whole text message as one frame without a mask (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
