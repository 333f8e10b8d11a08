"""A tournament or season of the room with what stands beside its game: names, bots, chat, who is muted, who watches."""

from __future__ import annotations

from sidepot.room.game.auto_names import FieldNames
from sidepot.room.game.chat import ChatRoom
from sidepot.room.game.tournament_bots import EventBots
from sidepot.room.game.tournament_game import Contest
from sidepot.room.game.viewers import Viewer, Viewers
from sidepot.room.people.names import looks
from sidepot.room.protocol.refusals import Stuck
from sidepot.room.services import Services
from sidepot.tournament import Season


class HostedTournament:
    """A tournament, its bots, its host's decisions, and who watches."""

    def __init__(self, contest: Contest, final: bytes | None = None) -> None:
        self.contest = contest
        self.final = final
        """How it ended, while nobody wants to know more: its log is not replayed before."""
        self.services: Services = contest.services
        self.id = contest.opened.tournament
        self.viewers = Viewers(self.id)
        self.chat = ChatRoom(self.id, self.services)
        self.names = FieldNames(contest.sheet)
        self.bots: set[str] = set()
        self.muted: set[str] = set()
        self.closed = False
        self.frozen: Stuck | None = None
        """Why nothing moves any more: the log could not be written."""
        self.event_bots = EventBots(contest, self.names, self.bots)

    @property
    def delay(self) -> int:
        """How much later the rail sees it, in milliseconds."""
        return max(self.services.config.rail_delay, self.contest.opened.delay)

    @property
    def autos(self) -> dict[str, str]:
        """Everyone who plays without a person, and of which kind."""
        return self.contest.book.autos

    @property
    def over(self) -> bool:
        """It has ended."""
        return self.final is not None or self.contest.game.over

    def plays_itself(self, name: str) -> bool:
        """An auto player of the field, or one that a timed game put on an empty chair (K8)."""
        return name not in self.contest.people

    def is_auto(self, name: str) -> bool:
        """Whether somebody of this name could be taken for an auto player here."""
        return name not in self.contest.people and self.names.like(looks(name))

    def badges(self) -> dict[str, str]:
        """Who is not a person."""
        found = {**dict.fromkeys(self.bots, "bot"), **dict.fromkeys(self.autos, "auto")}
        found |= dict.fromkeys(self.event_bots.bots, "bot")
        if self.contest.sheet.structure.refill:
            found = {name: "auto" for name in self.contest.known if self.plays_itself(name)} | found
        return found

    def is_host(self, viewer: Viewer | None, name: str) -> bool:
        """Whether somebody is the host: whoever opened it, or an operator."""
        return name == self.contest.opened.host or (viewer is not None and viewer.operator)

    def belongs(self, name: str) -> bool:
        """Whether somebody hosts it or plays in it, while it lasts."""
        own = name == self.contest.opened.host or name in self.contest.people or self.event_bots.of(name, False)
        return bool(own) and not self.over

    def takes_part(self, name: str) -> bool:
        """Whether a person is registered or plays, and is not out."""
        if name not in self.contest.people or name not in self.contest.known:
            return False
        return not self.contest.game.begun or isinstance(self.contest.game, Season) or self.contest.sits(name)

    def to_act(self) -> list[str]:
        """Those whose turn it is, at all tables."""
        game = self.contest.current
        return [] if game is None else [name for table in game.tables.values() for name in table.to_act]
