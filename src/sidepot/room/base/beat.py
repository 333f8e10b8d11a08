"""What comes within a moment is done together: a busy room works in beats, a quiet one answers at once.

Tables that move together are written in one commit, and every kind of work is done for all of them in a row, which
costs less than when each table is served from end to end by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sidepot.copying import never_copied

BEAT = 0.010
"""Seconds from one beat to the next: what came may wait so long."""

Deed = Callable[[], None]


class Beat:
    """Deeds that wait for the next beat: first those of whoever was heard, then of whoever was stirred by that."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self._heard: list[Deed] = []
        self._stirred: list[Deed] = []
        self._due = False
        self._next = 0.0

    def hear(self, deed: Deed) -> None:
        """Somebody said something."""
        self._heard.append(deed)
        self._expect()

    def stir(self, deed: Deed) -> None:
        """Somebody has something to do."""
        self._stirred.append(deed)
        self._expect()

    def hear_out(self) -> None:
        """See to everything that was heard so far, now: before something that came later counts."""
        while self._heard:
            heard, self._heard = self._heard, []
            for deed in heard:
                deed()

    def _expect(self) -> None:
        if not self._due:
            self._due = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(self._next, loop.time()), self._strike)

    def _strike(self) -> None:
        self._next = asyncio.get_running_loop().time() + BEAT
        try:
            self.hear_out()
        finally:
            self._due = False
        stirred, self._stirred = self._stirred, []
        for deed in stirred:
            deed()
