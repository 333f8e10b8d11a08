"""Before somebody's time is over: whatever they may have said by then is heard first.

The one rule it keeps: no turn ends while what its player sent is unread, and nobody gains more than a moment by that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

from sidepot.room.game.viewers import Viewer
from sidepot.room.services import Services

PATIENCE = 1_000
"""Milliseconds that something unread keeps a turn from ending."""
GLANCE = 0.002
"""Seconds from one look whether it was read to the next."""


async def hear_first(services: Services, viewers: Mapping[str, Viewer], names: Iterable[str]) -> None:
    """See to everything that was heard; what these players have sent is read before."""
    late = [viewers[name] for name in names if name in viewers]
    if late:
        # timers come before sockets: after two turns of the loop everything that had come was read once
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        until = services.now() + PATIENCE
        while any(viewer.unread() for viewer in late) and services.now() < until:
            await asyncio.sleep(GLANCE)
    services.beat.hear_out()
