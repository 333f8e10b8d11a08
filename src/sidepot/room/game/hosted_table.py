"""A table of the room with what its host decided: who is an auto player, muted, banned, asked for; paused, closing.

The one rule it keeps: it changes when a fact that says so was written, and only then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sidepot.copying import made_by_call, never_copied
from sidepot.room.base.limits import Purse
from sidepot.room.game.chat import ChatRoom
from sidepot.room.game.table_game import TableGame
from sidepot.room.game.viewers import Viewers
from sidepot.room.log.room_events import TableClosing, TableOpened
from sidepot.room.protocol.refusals import Stuck
from sidepot.room.services import Services
from sidepot.table import Sit

ASKS, ASKS_A_SECOND = 10, 1.0 / 60
"""Chairs one person may ask for at a table at once, and a second after that: each is written down."""
_NO_BADGES: dict[str, str] = {}


class HostedTable:
    """A table, its game, its host's decisions, and who watches."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.services: Services = game.services
        self.opened: TableOpened = game.opened
        self.id = game.opened.table
        self.viewers = Viewers(self.id)
        self.chat = ChatRoom(self.id, self.services)
        self.autos: dict[str, str] = {}
        self.given: set[str] = set()
        """Names that auto players have or had here: no account is looked for under them."""
        self.wanted: dict[str, int] = {}
        """The chair an auto player was given."""
        self.pace = "usual"
        """How fast auto players play."""
        self.bots: set[str] = set()
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self.removed: set[str] = set()
        """Whom the host has removed, and who has not sat down again."""
        self.currency, self.cents = "", 0
        """What a chip is worth."""
        self.admitted: set[str] = set()
        self.asking: dict[str, Sit] = {}
        """Who asked the host for which chair."""
        self.asks = Purse(ASKS, ASKS_A_SECOND)
        self.called: set[str] = set()
        """Whose turn it is, and who does not look."""
        self.host_paused = False
        """What its host said last; `rest` is what comes of it."""
        self.closing: TableClosing | None = None
        """The wish to close the table when its hand is over, and whose it is."""
        self.closed = False
        self.frozen: Stuck | None = None
        """Why nothing moves any more: the log could not be written."""
        game.annals.own = self._own

    @property
    def delay(self) -> int:
        """How much later the rail sees the table, in milliseconds."""
        return max(self.services.config.rail_delay, self.opened.delay)

    @property
    def rest(self) -> str:
        """Why no hand is dealt and nobody is hurried: the `host`, `closing`, or `asleep`; nothing where they play."""
        if self.closing is not None and not self.game.table.playing:
            return "closing"
        if self.host_paused:
            return "host"
        return "asleep" if self.alone else ""

    @property
    def alone(self) -> bool:
        """Nobody but auto players would play."""
        autos = self.autos
        return bool(autos) and all(person.name in autos or person.out for person in self.game.table.people.values())

    def badges(self) -> dict[str, str]:
        """Who is not a person."""
        if not self.autos and not self.bots:
            return _NO_BADGES
        return {**dict.fromkeys(self.bots, "bot"), **dict.fromkeys(self.autos, "auto")}

    def seat_name(self, account: str) -> str:
        """Under which name an account is looked for here: its own, and none where an auto player has that one."""
        return "" if account in self.given else account

    def _own(self, name: str) -> bool:
        return name not in self.given

    def sent_away(self, name: str) -> str:
        """Whether the host has banned or removed somebody."""
        return "banned" if name in self.banned else "removed" if name in self.removed else ""

    def is_host(self, name: str, operator: bool) -> bool:
        """Whether somebody is the host: whoever opened the table, or an operator."""
        return operator or (bool(self.opened.host) and name == self.opened.host)
