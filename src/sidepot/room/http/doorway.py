"""Connections that have not opened a socket yet: uvicorn's HTTP, bounded in number and time.

The one rule it keeps: whoever says nothing gives way to whoever asks for something.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sidepot.room.base.logs import Incidents
from sidepot.room.settings.config import Config

WHOLE = 6
"""A request, with its body, may take so many times as long as its head."""


class Porch:
    """Everyone who waits at the door, by address, in the order they came."""

    def __init__(self, config: Config, incidents: Incidents) -> None:
        self.patience = config.patience / 1000
        self.incidents = incidents
        self._most = config.max_waiting
        # behind a proxy everyone comes from its address: there it is the proxy that counts
        self._each = config.max_waiting if config.proxy else config.max_waiting_each
        self._here: dict[str, dict[Doorway, None]] = {}
        self._count = 0

    def doorway(self) -> Callable[..., Doorway]:
        """What uvicorn makes for each connection."""
        return partial(Doorway, self)

    def enter(self, one: Doorway) -> bool:
        """One more; False where there is no place, and nobody silent who could be sent away."""
        here = self._here.get(one.address, {})
        if len(here) >= self._each and not self._send_away(here, one.address, "too many connections of one address"):
            return False
        if self._count >= self._most:
            address = max(self._here, key=lambda at: len(self._here[at]))
            if not self._send_away(self._here[address], address, "too many connections"):
                return False
        self._here.setdefault(one.address, {})[one] = None
        self._count += 1
        return True

    def leave(self, one: Doorway) -> None:
        """Somebody waits no longer."""
        here = self._here.get(one.address, {})
        if one in here:
            del here[one]
            self._count -= 1
            if not here:
                del self._here[one.address]

    def _send_away(self, crowd: dict[Doorway, None], address: str, why: str) -> bool:
        """Whoever has been silent for longest goes."""
        self.incidents.tell("connection closed", "", address, why)
        silent = next((one for one in crowd if one.silent), None)
        if silent is not None:
            self.leave(silent)
            silent.transport.abort()
        return silent is not None


class Doorway(H11Protocol):
    """One connection, until it becomes a socket."""

    def __init__(self, porch: Porch, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = ""
        self._open = True
        """It speaks HTTP: it is neither gone nor a socket."""
        self._porch = porch
        self._timer: asyncio.TimerHandle | None = None
        self._waits_for: object = None
        """The part of a request that has to come before the timer rings."""

    @property
    def silent(self) -> bool:
        """Nothing is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if not self._porch.enter(self):
            transport.abort()
            return
        self._time()

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._open:
            self._time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came is no request."""
        self._porch.incidents.tell("connection closed", "", self.address, "that is no HTTP request")
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._porch.leave(self)
        self._open = False
        self._stop_timer()

    def _time(self) -> None:
        """The head of a request, and all of it, may take so long."""
        part = self.conn.their_state
        if part is self._waits_for:
            return
        self._stop_timer()
        if part in (h11.IDLE, h11.SEND_BODY):
            self._waits_for = part
            patience = self._porch.patience * (1 if part is h11.IDLE else WHOLE)
            self._timer = self.loop.call_later(patience, self._give_up)

    def _stop_timer(self) -> None:
        self._waits_for = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._porch.incidents.tell("connection closed", "", self.address, "it said nothing for too long")
        self.transport.abort()
