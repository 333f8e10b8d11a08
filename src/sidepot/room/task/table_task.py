"""A table of the room as its task serves it: what each command does there, who is let in to watch, what is told.

The one rule it keeps: a turn can be used once, and only by whoever it belongs to.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call
from sidepot.room import protocol
from sidepot.room.game import seat_requests, table_hosting
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.pace import may_set_pace
from sidepot.room.game.table_game import TableGame
from sidepot.room.game.viewers import Viewer
from sidepot.room.log.room_events import Banned, OfTable, PaceSet, Removed, TableClosed, TableOpened
from sidepot.room.protocol import TableCommand, TournamentCommand, encode
from sidepot.room.protocol.refusals import Code, Stuck, Turned, refused
from sidepot.room.services import Services
from sidepot.room.show.broadcaster import Broadcaster
from sidepot.room.show.table import TableScene
from sidepot.room.store.records import Record
from sidepot.room.store.streams import of_table
from sidepot.room.task import my_table_news
from sidepot.room.task.inbox import Asked
from sidepot.room.task.table_commands import table_command
from sidepot.room.task.table_keeper import CloseBehind, CloseEmpty, Keeper, KeepIn
from sidepot.room.task.task import Task
from sidepot.table import Command, Connection, Leave, No, Refused
from sidepot.table.events import Event, GotUp, HandBegan, HandEnded, SatDown

_OF_THE_LOBBY = (SatDown, GotUp, HandBegan, HandEnded)
LEAGUE = "league"
"""The house that has a season of its own in the room, and no table."""


class TableTask(HostedTable):
    """One table in the room."""

    if not TYPE_CHECKING:
        __new__ = made_by_call

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.scene = TableScene(self)
        self.showing = Broadcaster(self.scene)
        self.keeper = Keeper(self, self.ask)
        self.task = Task(self, game, (game.acknowledged, self.chat.acknowledged))
        self.glances = self.task.glances
        self._jitter = 0
        self._left = 0 if game.table.now else self.services.now()
        """When somebody went last, or the table was opened."""

    # life

    @property
    def kind(self) -> str:
        """What it is called in log lines."""
        return "table"

    @property
    def stream(self) -> str:
        """Of its log."""
        return of_table(self.id)

    def start(self) -> None:
        """Begin to serve."""
        self.task.start()
        self.showing.begin()

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        await self.task.stop()
        self.keeper.stop()
        self.showing.stop()

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        await self.task.settled()

    @property
    def busy(self) -> bool:
        """Something is asked, or being written."""
        return self.task.busy

    def ask(
        self,
        by: str,
        command: TableCommand | TournamentCommand | Command | KeepIn | CloseEmpty | CloseBehind,
        id: str = "",
        viewer: Viewer | None = None,
        token: str | None = None,
        at: int | None = None,
    ) -> None:
        """Put something in the queue, stamped with its arrival."""
        self.task.ask(by, command, id, viewer, token, at)

    def watch(self, viewer: Viewer, epoch: str = "", after: int = -1) -> None:
        """Show the table to a socket from now on."""
        self.glances.look(viewer, lambda: self._show(viewer, epoch, after))

    def _show(self, viewer: Viewer, epoch: str, after: int) -> None:
        if self.closed:
            viewer.forget(self.id)
            viewer.post(None, encode(protocol.Gone(self.id, Code.NO_SUCH_TABLE)))
            return
        if self.frozen:
            # what the table shows now may never have been
            viewer.post(None, encode(refused(self.frozen.refusal())))
            return
        self.showing.add(viewer, epoch, after)
        if self.seat_name(viewer.name) in self.game.table.people:
            self.ask(viewer.name, Connection(viewer.name, True))

    def refresh(self, viewer: Viewer) -> None:
        """Show all of it once more to a socket that was too slow."""
        if self.viewers.get(viewer.name) is viewer:
            self.showing.seen.forget(viewer.name)  # changes of what they did not see would mislead them
            self.glances.look(viewer, lambda: self._show(viewer, "", -1))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the table any more."""
        self.glances.forget(viewer)
        gone = self.viewers.let_go(viewer)
        if gone:
            self.showing.forget(viewer.name)
        self._left = self.services.now()
        if gone and self.seat_name(viewer.name) in self.game.table.people:
            self.ask(viewer.name, Connection(viewer.name, False))

    @property
    def stays(self) -> bool:
        """A house has it for good, but for the league, which once had a table and is played in seasons now."""
        return not (self.opened.host or self.opened.offer) and self.opened.rules.house != LEAGUE

    def empty_since(self) -> int | None:
        """Since when nobody has been at a table that is not to stay; None where that is not so."""
        table = self.game.table
        if self.viewers or self.stays or table.playing or self.frozen:
            return None
        return max(self.game.table.now, self._left)

    # what its task asks of it

    def late(self, due: int) -> int:
        """What was planned comes a little later by chance."""
        return self._jitter if due == self.game.table.floor_due else 0

    def overdue(self) -> Iterable[str]:
        """Whose turn it is: their time is over."""
        return self.game.table.to_act

    def concluding(self) -> list[OfTable]:
        """Nothing: all that is remembered of a table was decided by somebody."""
        return []

    def written(self, facts: Sequence[OfTable], records: Sequence[Record]) -> None:
        """What was decided holds from now on."""
        for fact in facts:
            self.learn(fact)

    def show(self, events: list[Event], facts: list[OfTable]) -> None:
        """Everyone is told what happened, and what was decided."""
        if events:
            self.showing.tell(events)
            if not {type(event) for event in events}.isdisjoint(_OF_THE_LOBBY):
                self.services.lobby_changed = True
            if self.scene.outdated:
                self.info_changed()
        self._show_decided(facts)
        my_table_news.note(self, events, facts)

    def info_changed(self) -> None:
        """Something about the table itself is different now."""
        self.scene.forget_info()
        self.showing.info_changed()
        self.services.lobby_changed = True

    def learn(self, fact: OfTable) -> None:
        """What was decided holds from now on."""
        table_hosting.learn(self, fact)
        if fact.asked:
            self.task.answers.remember(fact.asked)

    def _show_decided(self, facts: list[OfTable]) -> None:
        """Everyone is told what was decided."""
        match facts:
            case []:
                pass
            case [*_, TableClosed() as fact]:
                self.showing.close("table-closed-by-host")
                self.services.closed(fact)
            case _:
                self.info_changed()
                for each in facts:
                    if isinstance(each, Banned | Removed):
                        self.showing.tell_one(each.player)
                self.keeper.look()

    def look_after(self) -> None:
        """See to plans, and to auto players."""
        if self.game.table.floor_due >= 0:
            self._jitter = self.services.rng.randint(0, self.services.config.hesitation)
        self.keeper.look()

    async def carry_out(self, asked: Asked, at: int, key: str) -> table_hosting.Decided:
        """Do what somebody asks for; refused, it has changed nothing."""
        command: Any = asked.command
        if asked.viewer is not None and asked.by in self.given:
            raise Turned(Code.NAME_TAKEN, "auto")
        if type(command) is protocol.Act:
            self._check_turn(command.hand, command.turn)
            return self.game.do(table_command(asked.by, command), at, key), []
        match command:
            case protocol.Chat(text=text):
                self.showing.say(encode(await self.chat.say(asked.by, text, asked.by in self.muted, key)), asked.by)
                return [], []
            case protocol.Hurry(hand=hand):
                self.keeper.rush(asked.by, hand)
                return [], []
            case protocol.Pace(pace=pace):
                if not may_set_pace(self, asked.by, self._hosts(asked)):
                    raise Turned(Code.NOT_HOST)
                return [], [PaceSet(self.id, pace, key)]
            case protocol.ShowCards(hand=hand) | protocol.HuntRabbit(hand=hand) if hand != self.game.table.number:
                raise Turned(Code.OLD_HAND)
            case protocol.AskToSee(hand=hand) | protocol.Plan(hand=hand) if hand != self.game.table.number:
                raise Turned(Code.OLD_HAND)
            case protocol.Leave(on=False) if self.sent_away(asked.by):
                raise Refused(No.LEAVING)  # that was the host's decision
            case protocol.Sit():
                seat_requests.may_sit(self, asked.by, self._hosts(asked))
                return self.game.do(table_command(asked.by, command), at, key), seat_requests.sits_again(self, asked.by)
            case protocol.AskToSit():
                seat = protocol.meant(command, asked.by)
                return seat_requests.ask_to_sit(self, asked.by, self._hosts(asked), seat, key)
            case protocol.StopAsking():
                return seat_requests.stop_asking(self, asked.by, key)
            case protocol.StartGame():
                if self.game.table.over and not table_hosting.may_start(self, asked.by, self._hosts(asked)):
                    raise Turned(Code.NOT_HOST, "game")
            case KeepIn():
                command = self.keeper.need(asked.by)
            case Connection(player=player):
                # another socket may have come, or this one gone, since it was asked
                here, person = player in self.viewers, self.game.table.people.get(player)
                if person is None or person.online == here:
                    return [], []
                command = Connection(player, here)
                if not here:
                    return self.game.do(command, at) + seat_requests.lapse(self, person, at), []
            case Leave(player=player) if player in self.viewers:
                return [], []  # whose chair was to be given up is back
            case CloseEmpty():
                # somebody may have come since
                return table_hosting.close(self, at) if self.empty_since() is not None else ([], [])
            case CloseBehind():
                return table_hosting.close_behind(self, at)
        if isinstance(command, protocol.HostCommand):
            if not self._hosts(asked):
                raise Turned(Code.NOT_HOST)
            with self.game.chronicle.decision(asked.by, command):
                return table_hosting.carry_out(self, command, at, key, asked.by)
        if asked.token is not None and asked.token != self.game.token:
            raise Turned(Code.OLD_TURN)
        if command is None:
            return [], []
        return self.game.do(table_command(asked.by, command), at, key), []

    def _hosts(self, asked: Asked) -> bool:
        """Whether whoever asks decides as the table's host."""
        return self.is_host(asked.by, asked.viewer is not None and asked.viewer.operator)

    def _check_turn(self, hand: int, turn: str) -> None:
        """A turn can be used once: an action meant for another turn is never taken for this one."""
        if hand != self.game.table.number:
            raise Turned(Code.OLD_HAND)
        if turn != self.game.token:
            raise Turned(Code.OLD_TURN)


def recovered_table(opened: TableOpened, services: Services) -> TableTask:
    """A table as its log tells it: the same hand, cards, clocks and stacks; WrongKey where it is locked."""
    game = TableGame(opened, services)
    game.recover()
    return TableTask(game)


def stuck_table(opened: TableOpened, services: Services, why: Stuck) -> TableTask:
    """A table that can't go on: it says why to everyone who asks, and changes nothing."""
    task = TableTask(TableGame(opened, services))
    task.frozen = why
    return task


def lose_connections(task: TableTask) -> None:
    """After a restart everyone has to come back; until then their connections are lost."""
    for person in task.game.table.people.values():
        if person.online and person.name not in task.autos and person.name not in task.viewers:
            task.ask(person.name, Connection(person.name, False))
