"""A look at a cluster's head now and then: how many processors there are, and whether it answers at all.

It looks from a thread of its own: where a head is gone, Ray's calls wait for minutes, or end the process.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable

_EVERY = 2.0
PATIENCE = 5.0
"""Seconds for a machine to answer at all."""
_SILENCE = "RAY_CLIENT_RECONNECT_GRACE_PERIOD"
"""Ray's own setting for how many seconds a head may be away."""


class Lookout:
    """A head, where it is, and how to ask for the processors of its cluster."""

    def __init__(self, address: tuple[str, int], processors: Callable[[], int]) -> None:
        self._host, self._ask = address, processors
        self.address = ":".join(map(str, address))
        self._most = float(os.environ.get(_SILENCE) or 30)
        self._seen, self._answered = processors(), time.monotonic()
        self._closed = threading.Event()
        threading.Thread(target=self._look, name="lookout", daemon=True).start()

    def _look(self) -> None:
        while not self._closed.wait(_EVERY):
            try:
                socket.create_connection(self._host, PATIENCE).close()
                self._seen = self._ask()
            except Exception:
                continue  # that nobody answers is told by the time since somebody did
            self._answered = time.monotonic()

    @property
    def processors(self) -> int:
        """How many there were when the head last answered; ConnectionError where that is too long ago."""
        if time.monotonic() - self._answered > self._most:
            raise ConnectionError(f"{self.address} has not answered for {self._most:g} s")
        return self._seen

    def close(self) -> None:
        """Look no more."""
        self._closed.set()
