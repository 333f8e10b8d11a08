"""Who watches a table or a tournament: one socket for each account, the newest."""

from __future__ import annotations

from typing import Protocol

from sidepot.room.protocol import Replaced, encode


class Viewer(Protocol):
    """A socket as a table sees it."""

    name: str
    address: str
    operator: bool

    def post(self, table: str | None, data: bytes) -> None:
        """Send something when the reader is ready for it."""

    def forget(self, table: str) -> None:
        """This socket does not show that table any more."""

    def unread(self) -> bool:
        """Something was said, perhaps in time, and not heard yet."""


class Viewers(dict[str, Viewer]):
    """The sockets that show something, by the names of their accounts."""

    def __init__(self, shows: str) -> None:
        self.shows = shows

    def all(self) -> tuple[Viewer, ...]:
        """Those that are there now."""
        return tuple(self.values())

    def broadcast(self, data: bytes) -> None:
        """Send the same to everyone."""
        for viewer in tuple(self.values()):
            viewer.post(self.shows, data)

    def let_in(self, viewer: Viewer) -> bool:
        """One more; an older one of the same account is told that it no longer counts. Whether it is a new one."""
        old = self.get(viewer.name)
        if old is not None and old is not viewer:
            old.post(None, encode(Replaced(self.shows)))
            old.forget(self.shows)
        self[viewer.name] = viewer
        return old is not viewer

    def let_go(self, viewer: Viewer) -> bool:
        """A socket shows it no more; whether it still did."""
        if self.get(viewer.name) is not viewer:
            return False
        del self[viewer.name]
        return True
