"""Turns for sockets that send more than the room hears at once.

The one rule it keeps: nobody gets a second share before everyone has had a first.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Protocol
from weakref import WeakKeyDictionary

from sidepot.room.base.logs import trouble

if sys.platform != "win32":
    from fcntl import ioctl
    from termios import FIONREAD

SHARE = 16
"""Frames of one socket that are heard in one turn of the loop,"""
TURN = 192
"""and of all sockets together, of those that are not a whole text that came by itself."""


class Waiting(Protocol):
    """A socket that waits for its turn."""

    def heed(self) -> bool:
        """Hear the next share."""


class Rota:
    """The sockets of one loop that wait for their turn."""

    def __init__(self) -> None:
        self._waiting: deque[Waiting] = deque()
        self._left = TURN
        self._due = False

    @staticmethod
    def of(loop: asyncio.AbstractEventLoop) -> Rota:
        """The one of this loop."""
        found = _rotas.get(loop)
        if found is None:
            found = _rotas[loop] = Rota()
        return found

    def share(self) -> int:
        """How many frames a socket may have heard now."""
        return min(SHARE, self._left)

    def spend(self, frames: int) -> None:
        """So many were heard."""
        self._left -= frames
        self._expect()

    def wait(self, socket: Waiting) -> None:
        """A socket has more: it comes after all that wait already."""
        self._waiting.append(socket)
        self._expect()

    def _expect(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._due = False
        self._left = TURN
        for _ in range(len(self._waiting)):
            if self._left <= 0:
                break
            try:
                self._waiting.popleft().heed()
            except Exception:
                trouble("socket failed")
        if self._waiting:
            self._expect()


_rotas: WeakKeyDictionary[asyncio.AbstractEventLoop, Rota] = WeakKeyDictionary()


def unread_bytes(transport: asyncio.BaseTransport) -> int:
    """Bytes that have come to this machine and were not read; 0 where that can't be known."""
    socket = transport.get_extra_info("socket")
    if sys.platform == "win32" or socket is None or transport.is_closing():
        return 0
    try:
        return int.from_bytes(ioctl(socket.fileno(), FIONREAD, bytes(4)), sys.byteorder)
    except (OSError, ValueError):
        return 0
