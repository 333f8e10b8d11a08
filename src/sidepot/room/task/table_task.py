"""A table of the room: one task and one queue. Stamp the arrival, move the table, write it down, then tell everyone.

The one rule it keeps: durable first, visible second.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call
from sidepot.engine import IllegalAction
from sidepot.room import protocol
from sidepot.room.base.logs import trouble
from sidepot.room.game import seat_requests, table_hosting
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.pace import may_set_pace
from sidepot.room.game.table_game import Game, open_game, recover_game, stuck_game
from sidepot.room.game.viewers import Viewer
from sidepot.room.log.room_events import Banned, OfTable, PaceSet, Removed, TableClosed, TableOpened
from sidepot.room.protocol import Ack, Refusal, TableCommand, TournamentCommand, encode
from sidepot.room.protocol.refusals import BROKEN, SENTENCES, Code, Turned
from sidepot.room.services import Services
from sidepot.room.show.table import Showing
from sidepot.room.store.streams import of_table
from sidepot.room.task import my_table_news
from sidepot.room.task.answers import Answers
from sidepot.room.task.hearing import hear_first
from sidepot.room.task.inbox import Asked, Inbox
from sidepot.room.task.standstill import Glances
from sidepot.room.task.table_commands import table_command
from sidepot.room.task.table_keeper import CloseBehind, CloseEmpty, Keeper, KeepIn
from sidepot.table import Command, Connection, Leave, Refused, Sit

LEAGUE = "league"
"""The house that has a season of its own in the room, and no table."""


class TableTask(HostedTable):
    """One table in the room."""

    if not TYPE_CHECKING:
        __new__ = made_by_call

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.showing = Showing(self)
        self.keeper = Keeper(self, self.ask)
        self._answers = Answers(game.log.acknowledged, self.chat.acknowledged)
        self._inbox = Inbox()
        self._wake: asyncio.Future[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.glances = Glances()
        self._task: asyncio.Task[None] | None = None
        self._jitter = 0
        self._left = 0 if game.table.now else self.services.now()
        """When somebody went last, or the table was opened."""

    # life

    def start(self) -> None:
        """Begin to serve."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.id}")
        if self.showing.rail is not None:
            self.showing.rail.begin()

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        self.closed = True
        self._stir()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self.keeper.stop()
        if self.showing.rail is not None:
            self.showing.rail.stop()
        await self._leave_snapshot()

    async def _leave_snapshot(self) -> None:
        """Nothing will have to be replayed at the next start."""
        if not self.frozen and not self.game.records and (snapshot := self.game.snapshot(every=1)):
            try:
                await self.services.store.append((), (), snapshot)
            except Exception:
                trouble("snapshot failed", table=self.id)

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        while self.busy and not self.closed:
            await asyncio.sleep(0.001)

    @property
    def busy(self) -> bool:
        """Something is asked, or being written."""
        return bool(self._inbox) or self.glances.moving

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
        self._inbox.put(Asked(self.services.now() if at is None else at, by, command, id, viewer, token))
        self._stir()

    def watch(self, viewer: Viewer, epoch: str = "", after: int = -1) -> None:
        """Show the table to a socket from now on."""
        self.glances.look(viewer, lambda: self._show(viewer, epoch, after))

    def _show(self, viewer: Viewer, epoch: str, after: int) -> None:
        if self.closed:
            viewer.forget(self.id)
            viewer.post(None, encode(protocol.Gone(self.id, SENTENCES[Code.NO_SUCH_TABLE])))
            return
        if self.frozen:
            # what the table shows now may never have been
            viewer.post(None, encode(Refusal(None, Code.FROZEN, self.frozen)))
            return
        self.showing.add(viewer, epoch, after)
        if self.seat_name(viewer.name) in self.game.table.people:
            self.ask(viewer.name, Connection(viewer.name, True))

    def refresh(self, viewer: Viewer) -> None:
        """Show all of it once more to a socket that was too slow."""
        if self.viewers.get(viewer.name) is viewer:
            self.glances.look(viewer, lambda: self._show(viewer, "", -1))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the table any more."""
        self.glances.forget(viewer)
        gone = self.viewers.let_go(viewer)
        if gone and self.showing.rail is not None:
            self.showing.rail.forget(viewer.name)
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

    # the queue

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self.services.beat.stir(self._rouse)

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _run(self) -> None:
        if not self.frozen:
            self.keeper.look()
        while not self.closed:
            asked = await self._next()
            if self.closed:
                break
            self.glances.moving = True
            try:
                await self._serve(asked)
            except Exception as error:
                self._freeze(BROKEN)
                trouble("table frozen", table=self.id)
                await self.services.stopped(of_table(self.id), error)
                self._refuse_frozen(asked)
            self.glances.rest()
        for waiting in self._inbox:
            self._answer(waiting, encode(Refusal(waiting.id, Code.NO_SUCH_TABLE, SENTENCES[Code.NO_SUCH_TABLE])))

    async def _next(self) -> Asked | None:
        """What was asked first; None when something is due. Whoever spoke before it was due comes first."""
        heard = False
        while not self._inbox:
            wait = self._wait_ms()
            if wait is not None and wait <= 0:
                if heard:
                    return None
                await self._hear_first()
                heard = True
                continue
            heard = False
            loop = asyncio.get_running_loop()
            self._wake = loop.create_future()
            if wait is not None:
                self._set_alarm(loop, loop.time() + wait / 1000)
            await self._wake
            self._wake = None
            if self.closed:
                return None
        due = self.game.table.deadline
        if due is not None and self._inbox[0].at >= due and not heard:
            await self._hear_first()
        return self._inbox.popleft()

    async def _hear_first(self) -> None:
        await hear_first(self.services, self.viewers, self.game.table.to_act)

    def _set_alarm(self, loop: asyncio.AbstractEventLoop, when: float) -> None:
        """Wake up at a time; an alarm that comes sooner will do: turns end long before their time is over."""
        if self._alarm is not None:
            if self._alarm.when() <= when:
                return
            self._alarm.cancel()
        self._alarm = loop.call_at(when, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._stir()

    def _wait_ms(self) -> int | None:
        """How long until something is due; what was planned comes a little later by chance."""
        table = self.game.table
        due = table.deadline
        if due is None or self.frozen:
            return None
        late = self._jitter if due == table.floor_due else 0
        return due + late - self.services.now()

    # serving

    async def _serve(self, asked: Asked | None) -> None:
        if self.frozen:
            self._refuse_frozen(asked)
            return
        key = f"{asked.by}:{asked.id}" if asked is not None and asked.id else ""
        known = self._answers.known(key)
        if known is not None:
            self._answer(asked, known)
            return
        at = max(self.services.now() if asked is None else asked.at, self.game.table.now)
        events = self.game.tick(at)
        answer: bytes | None = None
        refusal: bytes | None = None
        facts: list[OfTable] = []
        if asked is not None:
            try:
                done, facts = await self._carry_out(asked, at, key)
                events += done
                answer = encode(Ack(asked.id))
            except (Refused, IllegalAction, Turned) as no:
                answer = refusal = encode(Refusal(asked.id, str(no.reason), str(no)))
                facts = [*no.facts] if isinstance(no, seat_requests.AskedHost) else []
        if not await self._write(facts):
            self._refuse_frozen(asked)
            return
        for fact in facts:
            self.learn(fact)
        if key and answer is not None:
            self._answers.remember(key, refusal)
        if events:
            self.showing.tell(events)
        self._show_decided(facts)
        my_table_news.note(self, events, facts)
        self._answer(asked, answer)
        if events or asked is None:
            self._look_after()

    def learn(self, fact: OfTable) -> None:
        """What was decided holds from now on."""
        table_hosting.learn(self, fact)
        if fact.asked:
            self._answers.remember(fact.asked)

    def _show_decided(self, facts: list[OfTable]) -> None:
        """Everyone is told what was decided."""
        match facts:
            case []:
                pass
            case [*_, TableClosed() as fact]:
                self.showing.close("the host has closed this table")
                self.services.closed(fact)
            case _:
                self.showing.info_changed()
                for each in facts:
                    if isinstance(each, Banned | Removed):
                        self.showing.tell_one(each.player)
                self.keeper.look()

    def _look_after(self) -> None:
        if self.game.table.floor_due >= 0:
            self._jitter = self.services.rng.randint(0, self.services.config.hesitation)
        self.keeper.look()

    def _answer(self, asked: Asked | None, answer: bytes | None) -> None:
        if asked is not None and asked.viewer is not None and answer is not None:
            asked.viewer.post(None, answer)

    def _refuse_frozen(self, asked: Asked | None) -> None:
        if asked is not None:
            self._answer(asked, encode(Refusal(asked.id, Code.FROZEN, self.frozen)))

    async def _write(self, facts: list[OfTable]) -> bool:
        """Make durable what has happened and what was decided, all or nothing; False where that failed."""
        game = self.game
        records, movements = game.records, game.movements
        noted = game.chronicle.take()
        if facts or noted:
            records = [*self.services.records(facts), *noted, *records]
        if not records:
            return True
        game.records, game.movements = [], []
        try:
            await self.services.store.append(records, movements, game.snapshot())
        except Exception:
            self._freeze(SENTENCES[Code.FROZEN])
            trouble("append failed", table=self.id)
            return False
        return True

    def _freeze(self, why: str) -> None:
        self.frozen = why
        self.viewers.broadcast(encode(Refusal(None, Code.FROZEN, why)))

    async def _carry_out(self, asked: Asked, at: int, key: str) -> table_hosting.Decided:
        command: Any = asked.command
        if asked.viewer is not None and asked.by in self.given:
            raise Turned(Code.NAME_TAKEN, "an auto player has your name here: you can watch, or come with another name")
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
                operator = asked.viewer is not None and asked.viewer.operator
                if not may_set_pace(self, asked.by, self.is_host(asked.by, operator)):
                    raise Turned(Code.NOT_HOST)
                return [], [PaceSet(self.id, pace, key)]
            case protocol.ShowCards(hand=hand) | protocol.HuntRabbit(hand=hand) if hand != self.game.table.number:
                raise Turned(Code.OLD_HAND)
            case protocol.Plan(hand=hand) if hand != self.game.table.number:
                raise Turned(Code.OLD_HAND)
            case protocol.Sit(chair=chair, chips=chips, entry=entry):
                operator = asked.viewer is not None and asked.viewer.operator
                seat = Sit(asked.by, chair, chips, entry)
                seat_requests.may_sit(self, asked.by, self.is_host(asked.by, operator), seat)
                return self.game.do(seat, at, key), seat_requests.sits_again(self, asked.by)
            case protocol.StopAsking():
                return seat_requests.stop_asking(self, asked.by, key)
            case protocol.StartGame():
                operator = asked.viewer is not None and asked.viewer.operator
                host = self.is_host(asked.by, operator)
                if self.game.table.over and not table_hosting.may_start(self, asked.by, host):
                    raise Turned(Code.NOT_HOST, "the host starts the next game")
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
            if not self.is_host(asked.by, asked.viewer is not None and asked.viewer.operator):
                raise Turned(Code.NOT_HOST)
            with self.game.chronicle.decision(asked.by, command):
                return table_hosting.carry_out(self, command, at, key, asked.by)
        if asked.token is not None and asked.token != self.game.token:
            raise Turned(Code.OLD_TURN)
        if command is None:
            return [], []
        return self.game.do(table_command(asked.by, command), at, key), []

    def _check_turn(self, hand: int, turn: str) -> None:
        """A turn can be used once: an action meant for another turn is never taken for this one."""
        if hand != self.game.table.number:
            raise Turned(Code.OLD_HAND)
        if turn != self.game.token:
            raise Turned(Code.OLD_TURN)


def new_table(opened: TableOpened, services: Services) -> TableTask:
    """A table that was just opened."""
    return TableTask(open_game(opened, services))


def recovered_table(opened: TableOpened, services: Services) -> TableTask:
    """A table as its log tells it."""
    return TableTask(recover_game(opened, services))


def stuck_table(opened: TableOpened, services: Services, why: str) -> TableTask:
    """A table that can't go on: it says why to everyone who asks, and changes nothing."""
    task = TableTask(stuck_game(opened, services))
    task.frozen = why
    return task


def lose_connections(task: TableTask) -> None:
    """After a restart everyone has to come back; until then their connections are lost."""
    for person in task.game.table.people.values():
        if person.online and person.name not in task.autos and person.name not in task.viewers:
            task.ask(person.name, Connection(person.name, False))
