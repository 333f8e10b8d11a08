"""A tournament of the room: one task and one queue, as a table has. Its players see their own table, wherever it is.

The one rule it keeps: durable first, visible second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sidepot.engine import IllegalAction
from sidepot.engine import Refused as RefusedAnyhow
from sidepot.room import protocol
from sidepot.room.base.logs import trouble
from sidepot.room.bots.book import OfBot
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.table_hosting import may_mute
from sidepot.room.game.tournament_game import Contest, token_of
from sidepot.room.game.tournament_hosting import OfHost, of_host
from sidepot.room.game.viewers import Viewer
from sidepot.room.log.room_events import MuteSet, TournamentOver
from sidepot.room.protocol import Ack, Refusal, encode
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.protocol.refusals import BROKEN, SENTENCES, Code, Turned
from sidepot.room.show.tournament import ContestShowing
from sidepot.room.show.tournament_info import LISTED, about, row_of
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.store.streams import ROOM
from sidepot.room.task.answers import Answers
from sidepot.room.task.hearing import hear_first
from sidepot.room.task.inbox import Asked, Inbox
from sidepot.room.task.standstill import Glances
from sidepot.room.task.start_time import StartingTime
from sidepot.room.task.table_commands import table_command
from sidepot.room.task.tournament_autos import SelfPlay
from sidepot.table import Agree, Connection
from sidepot.table.people import STRADDLE
from sidepot.tournament import (
    AtTable,
    Command,
    NoRebuy,
    Rebuy,
    Register,
    TakeAddOn,
    Unregister,
)
from sidepot.tournament.commands import TableCommand
from sidepot.tournament.events import Event, MayRebuy
from sidepot.tournament.refusals import No, Refused


class TournamentTask(HostedTournament):
    """One tournament or season in the room."""

    def __init__(self, contest: Contest, final: bytes | None = None) -> None:
        super().__init__(contest, final)
        self.ended = final is not None
        """It is over, and that is durable."""
        self.showing = ContestShowing(self)
        self._answers = Answers(contest.acknowledged, self.chat.acknowledged)
        self._inbox = Inbox()
        self._wake: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self.glances = Glances()
        self.event_bots.changed = self._bots_changed
        self.selfplay = SelfPlay(self, self.ask)
        self._row: TournamentRow | None = None
        self._starting = StartingTime(self, self.ask)

    # life

    def start(self) -> None:
        """Begin to serve; auto players of its field register."""
        if self.final is not None:
            return
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"tournament {self.id}")
        if self.frozen:
            return
        known = self.contest.known
        for name in self.autos:
            if name not in known:
                self.ask(name, Register(name))
        self._starting.look()
        if not self.over:
            self.event_bots.greet(self.event_bots.bots)

    @property
    def idle(self) -> bool:
        """It has ended, nobody watches, and nothing is being done for anybody."""
        busy = self.frozen or self.glances.moving or self._inbox or self.viewers
        return self.ended and not busy

    def _open_again(self) -> None:
        """Somebody wants to see more of a tournament that is over than how it ended."""
        if self.final is not None and not self.glances.moving and not self.frozen:
            self.glances.moving = True
            self._task = asyncio.get_running_loop().create_task(self._replay(), name=f"tournament {self.id}")

    async def _replay(self) -> None:
        try:
            # a long log takes a while: nobody else waits for it
            await asyncio.get_running_loop().run_in_executor(None, self.contest.recover)
        except Exception:
            trouble("tournament not recovered", tournament=self.id)
            self._freeze(BROKEN)
            for asked in self._inbox:
                self._answer(asked, encode(Refusal(asked.id, Code.FROZEN, self.frozen)))
            self._inbox.clear()
        else:
            self.event_bots.recall(about(self))
            self.final = None
            self.start()
        self.glances.rest()

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        self.closed = True
        self._stir()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self.selfplay.stop()
        self.event_bots.stop()
        self.showing.stop()

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        while (self._inbox or self.glances.moving) and not self.closed:
            await asyncio.sleep(0.001)

    def ask(
        self, by: str, command: Any, id: str = "", viewer: Viewer | None = None, token: str | None = None,
        at: int | None = None,
    ) -> None:  # fmt: skip
        """Put something in the queue, stamped with its arrival."""
        self._open_again()
        self._inbox.put(Asked(self.services.now() if at is None else at, by, command, id, viewer, token))
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _run(self) -> None:
        self.selfplay.look_after()
        while not self.closed:
            asked = await self._next()
            if self.closed:
                return
            self.glances.moving = True
            try:
                await self._serve(asked)
            except Exception as error:
                self._freeze(BROKEN)
                trouble("tournament frozen", tournament=self.id)
                await self.services.stopped(self.contest.stream, error)
                if asked is not None:
                    self._answer(asked, encode(Refusal(asked.id, Code.FROZEN, self.frozen)))
            self.glances.rest()

    async def _next(self) -> Asked | None:
        """What was asked first; None when something is due. Whoever spoke before it was due comes first."""
        heard = False
        while not self._inbox:
            due = None if self.frozen else self.contest.game.deadline
            wait = None if due is None else due - self.services.now()
            if wait is not None and wait <= 0:
                if heard:
                    return None
                await self._hear_first()
                heard = True
                continue
            heard = False
            loop = asyncio.get_running_loop()
            self._wake = loop.create_future()
            timer = None if wait is None else loop.call_later(wait / 1000, self._stir)
            await self._wake
            self._wake = None
            if timer is not None:
                timer.cancel()
            if self.closed:
                return None
        due = None if self.frozen else self.contest.game.deadline
        if due is not None and self._inbox[0].at >= due and not heard:
            await self._hear_first()
        return self._inbox.popleft()

    async def _hear_first(self) -> None:
        game, now = self.contest.current, self.services.now()
        tables = [] if game is None else [table for table in game.tables.values() if (table.deadline or now + 1) <= now]
        await hear_first(self.services, self.viewers, [name for table in tables for name in table.to_act])

    # serving

    async def _serve(self, asked: Asked | None) -> None:
        key = f"{asked.by}:{asked.id}" if asked is not None and asked.id else ""
        answer = self._answers.known(key)
        if asked is not None and self.frozen:
            answer = encode(Refusal(asked.id, Code.FROZEN, self.frozen))
        if answer is not None or self.frozen:
            self._answer(asked, answer)
            return
        at = max(self.services.now() if asked is None else asked.at, self.contest.game.now)
        events = self.contest.tick(at)
        refusal: bytes | None = None
        if asked is not None:
            try:
                with self.contest.chronicle.decision(asked.by, asked.command):
                    if not await self._spoken(asked, key):
                        events += self.contest.do(self._command(asked), at, key)
                answer = encode(Ack(asked.id))
            except (RefusedAnyhow, IllegalAction, Turned) as no:
                answer = refusal = encode(Refusal(asked.id, str(getattr(no, "reason", "refused")), str(no)))
        records, self.contest.records = [*self.contest.chronicle.take(), *self.contest.records], []
        ending = self._ending() if records else []
        try:
            if records:
                await self.services.store.append([*records, *ending], (), self._ending_shot())
                self._note_end(ending)
        except Exception:
            trouble("append failed", tournament=self.id)
            self._freeze(SENTENCES[Code.FROZEN])
            answer = None if asked is None else encode(Refusal(asked.id, Code.FROZEN, self.frozen))
            events = []
        if key and answer is not None and not self.frozen:
            self._answers.remember(key, refusal)
        if events:
            self._tell(events)
        self._answer(asked, answer)
        self.selfplay.look_after()

    def _ending_shot(self) -> list[Snapshot]:
        """How it ended: all that is needed of it at most later starts of the room."""
        contest = self.contest
        return [Snapshot(contest.stream, contest.seq, encode(about(self)))] if contest.game.over else []

    def _ending(self) -> list[Record]:
        """That it is over, for the room to remember: it is told with what ended it."""
        if self.ended or not self.contest.game.over:
            return []
        return self.services.records([TournamentOver(self.id, row_of(self))])

    def _note_end(self, ending: list[Record]) -> None:
        for record in ending:
            if record.stream != ROOM:
                continue
            self.ended = True
            self.services.over.append((record.seq, row_of(self)))

    def _answer(self, asked: Asked | None, answer: bytes | None) -> None:
        if asked is not None and asked.viewer is not None and answer is not None:
            asked.viewer.post(None, answer)

    def _freeze(self, why: str) -> None:
        self.frozen = why
        self.viewers.broadcast(encode(Refusal(None, Code.FROZEN, self.frozen)))

    async def _spoken(self, asked: Asked, key: str) -> bool:
        """Chat, and who is heard: it moves nothing. Whether it was one of these."""
        match asked.command:
            case protocol.Chat(text=text):
                self._check_name(asked.by)
                self.showing.say(encode(await self.chat.say(asked.by, text, asked.by in self.muted, key)), asked.by)
            case protocol.Mute(player=player, on=on):
                self._check_host(asked)
                may_mute(player, on, self.muted, {*self.viewers, *self.contest.people, *self.chat.speakers})
                fact = MuteSet(self.id, player, on, key)
                await self.services.remember(fact)
                self.learn(fact)
                self.showing.info_changed()
            case _:
                return False
        return True

    def learn(self, fact: MuteSet) -> None:
        """What was decided holds from now on."""
        (self.muted.add if fact.on else self.muted.discard)(fact.player)
        if fact.asked:
            self._answers.remember(fact.asked)

    def _check_host(self, asked: Asked) -> None:
        if not self.is_host(asked.viewer, asked.by):
            raise Turned(Code.NOT_HOST)

    def _command(self, asked: Asked) -> Command | OfBot:
        """The tournament's command; the player is who the socket belongs to."""
        by, command = asked.by, asked.command
        if not isinstance(command, protocol.ClientCommand):
            self._check_token(by, asked.token)
            return AtTable(command) if isinstance(command, TableCommand) else command
        if isinstance(command, protocol.Register):
            self._check_name(by)
            return Register(by)
        if isinstance(command, protocol.EnterBot):
            return self.event_bots.entry(command, by, self.is_host(asked.viewer, by))
        if isinstance(command, protocol.WithdrawBot):
            return self.event_bots.withdrawal(command, by, self.is_host(asked.viewer, by))
        if isinstance(command, OfHost):
            self._check_host(asked)
            return of_host(command, by)
        found = _of_player(by, command)
        if by not in self.contest.people:
            # whatever they are called: a seat belongs to whoever registered
            raise Refused(No.UNKNOWN_PLAYER)
        if isinstance(command, protocol.Act):
            self._check_token(by, command.turn)
        elif isinstance(command, protocol.ShowCards | protocol.HuntRabbit):
            self._check_hand(by, command.hand)
        return found

    def _check_token(self, by: str, token: str | None) -> None:
        here = self.contest.table_of(by)
        if token is not None and (here is None or token != token_of(*here)):
            raise Turned(Code.OLD_TURN)

    def _check_hand(self, by: str, hand: int) -> None:
        """What is shown is of the hand that lies there."""
        here = self.contest.table_of(by)
        if here is None or hand != here[1].number:
            raise Turned(Code.OLD_HAND)

    # auto players

    def _check_name(self, name: str) -> None:
        if self.is_auto(name):
            raise Turned(Code.NAME_TAKEN, "an auto player has your name here: you can watch, or come with another name")

    # telling

    def _bots_changed(self) -> None:
        self.glances.look(self.event_bots, self.showing.bots_changed)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, MayRebuy) and event.player in self.autos:
                self.ask(event.player, Rebuy(event.player))
            if isinstance(event, LISTED):
                self.services.lobby_changed = True
                own = {*self.contest.people, self.contest.opened.host, getattr(event, "player", "")}
                self.services.news |= own & self.services.wanted
        self.showing.tell(events)
        self.event_bots.see(events)

    def row(self) -> TournamentRow:
        """A line of the list; while something is being written, as it was before."""
        if self._row is None or not self.glances.moving:
            self._row = row_of(self)
        return self._row

    # watching

    def watch(self, viewer: Viewer, epoch: str = "", after: int = -1, at: int = 0) -> None:
        """Show the tournament to a socket from now on; *at*: which table somebody wants to see who does not play."""
        self._open_again()
        self.glances.look(viewer, lambda: self._show(viewer, epoch, after, at))

    def _show(self, viewer: Viewer, epoch: str = "", after: int = -1, at: int | None = None) -> None:
        if self.frozen:
            # what it shows now may never have been
            viewer.post(None, encode(Refusal(None, Code.FROZEN, self.frozen)))
            return
        if self.showing.add(viewer, epoch, after, at) and self._sits(viewer.name):
            self.ask(viewer.name, Connection(viewer.name, True))

    def refresh(self, viewer: Viewer) -> None:
        """Show all of it once more to a socket that was too slow."""
        if self.viewers.get(viewer.name) is viewer:
            self.glances.look(viewer, lambda: self._show(viewer))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the tournament any more."""
        self.glances.forget(viewer)
        gone = self.viewers.let_go(viewer)
        if gone:
            self.showing.forget(viewer.name)
        if gone and self._sits(viewer.name):
            self.ask(viewer.name, Connection(viewer.name, False))
            if self._agrees_to_straddle(viewer.name):
                self.ask(viewer.name, Agree(viewer.name, STRADDLE, False))

    def _sits(self, name: str) -> bool:
        return self.contest.sits(name)

    def _agrees_to_straddle(self, name: str) -> bool:
        here = self.contest.table_of(name)
        return here is not None and STRADDLE in here[1].people[name].agrees


def _of_player(by: str, command: Any) -> Command:
    """What a player may ask of a tournament; Turned where that can't be asked here."""
    match command:
        case protocol.Unregister():
            return Unregister(by)
        case protocol.TakeRebuy():
            return Rebuy(by)
        case protocol.NoRebuy():
            return NoRebuy(by)
        case protocol.TakeAddOn():
            return TakeAddOn(by)
    found = table_command(by, command)
    if not isinstance(found, TableCommand):
        raise Turned(Code.NOT_HERE)
    return AtTable(found)
