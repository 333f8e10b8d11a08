"""uvicorn's WebSockets, with a short way out for what a room sends all day: text on an open socket."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State


class Frames(WebSocketsSansIOProtocol):
    """A socket whose text messages become frames here; the handshake, pings and closing are uvicorn's."""

    async def send(self, message: Any) -> None:
        """Send a message; it waits while the reader is slow."""
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(message["text"].encode()))


def framed(data: bytes) -> bytes:
    """A whole text message as one frame without a mask (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
