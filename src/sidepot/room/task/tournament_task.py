"""A tournament of the room as its task serves it: what each command does there, who is let in to watch, what is told.

The one rule it keeps: the player is who the socket belongs to, and a seat belongs to whoever registered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sidepot.room import protocol
from sidepot.room.base.logs import trouble
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.table_hosting import may_mute
from sidepot.room.game.tournament_game import Contest, token_of
from sidepot.room.game.tournament_hosting import OF_HOST, of_host
from sidepot.room.game.viewers import Viewer
from sidepot.room.log.bot_book import OfBot
from sidepot.room.log.room_events import MuteSet, TournamentOver
from sidepot.room.protocol import encode
from sidepot.room.protocol.bodies import TournamentRow
from sidepot.room.protocol.refusals import BROKEN, Code, Turned, refused
from sidepot.room.show.broadcaster import Broadcaster
from sidepot.room.show.tournament import TournamentScene
from sidepot.room.show.tournament_info import LISTED, about, row_of
from sidepot.room.store.records import Record
from sidepot.room.task.inbox import Asked
from sidepot.room.task.start_time import StartingTime
from sidepot.room.task.table_commands import table_command
from sidepot.room.task.task import Decided, Task
from sidepot.room.task.tournament_autos import SelfPlay
from sidepot.table import Agree, Connection
from sidepot.table.people import STRADDLE
from sidepot.tournament import AtTable, Command, Rebuy, Register
from sidepot.tournament.commands import TableCommand
from sidepot.tournament.events import Event, MayRebuy
from sidepot.tournament.refusals import No, Refused


class TournamentTask(HostedTournament):
    """One tournament or season in the room."""

    def __init__(self, contest: Contest, final: bytes | None = None) -> None:
        super().__init__(contest, final)
        self.ended = final is not None
        """It is over, and that is durable."""
        self.scene = TournamentScene(self)
        self.showing = Broadcaster(self.scene)
        self.task = Task(self, contest, (contest.acknowledged, self.chat.acknowledged))
        self.glances = self.task.glances
        contest.final_view = lambda: encode(about(self))
        self._replaying: asyncio.Task[None] | None = None
        self.event_bots.changed = self._bots_changed
        self.selfplay = SelfPlay(self, self.ask)
        self._row: TournamentRow | None = None
        self._starting = StartingTime(self, self.ask)

    # life

    def start(self) -> None:
        """Begin to serve; auto players of its field register."""
        if self.final is not None:
            return
        self.task.start()
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
        busy = self.frozen or self.task.busy or self.viewers
        return self.ended and not busy

    def _open_again(self) -> None:
        """Somebody wants to see more of a tournament that is over than how it ended."""
        if self.final is not None and not self.glances.moving and not self.frozen:
            self.glances.moving = True
            self._replaying = asyncio.get_running_loop().create_task(self._replay(), name=f"tournament {self.id}")

    async def _replay(self) -> None:
        try:
            # a long log takes a while: nobody else waits for it
            await asyncio.get_running_loop().run_in_executor(None, self.contest.recover)
        except Exception:
            trouble("tournament not recovered", tournament=self.id)
            self.task.freeze(BROKEN)
            self.task.refuse_all()
        else:
            self.event_bots.recall(about(self))
            self.final = None
            self.start()
        self.glances.rest()

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        if self._replaying is not None:
            await asyncio.gather(self._replaying, return_exceptions=True)
        await self.task.stop()
        self.selfplay.stop()
        self.event_bots.stop()
        self.showing.stop()

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        await self.task.settled()

    def ask(
        self, by: str, command: Any, id: str = "", viewer: Viewer | None = None, token: str | None = None,
        at: int | None = None,
    ) -> None:  # fmt: skip
        """Put something in the queue, stamped with its arrival."""
        self._open_again()
        self.task.ask(by, command, id, viewer, token, at)

    # what its task asks of it

    @property
    def kind(self) -> str:
        """What it is called in log lines."""
        return "tournament"

    @property
    def stream(self) -> str:
        """Of its log."""
        return self.contest.stream

    def late(self, due: int) -> int:
        """Everything happens when it is due."""
        return 0

    def overdue(self) -> list[str]:
        """Those whose time is over, at all tables."""
        game, now = self.contest.current, self.services.now()
        tables = [] if game is None else [table for table in game.tables.values() if (table.deadline or now + 1) <= now]
        return [name for table in tables for name in table.to_act]

    async def carry_out(self, asked: Asked, at: int, key: str) -> Decided:
        """Do what somebody asks for; refused, it has changed nothing."""
        with self.contest.chronicle.decision(asked.by, asked.command):
            facts = await self._spoken(asked, key)
            if facts is not None:
                return [], facts
            return self.contest.do(self._command(asked), at, key), []

    def concluding(self) -> list[TournamentOver]:
        """That it is over, for the room to remember: it is told with what ended it."""
        over = bool(self.contest.records) and self.contest.game.over and not self.ended
        return [TournamentOver(self.id, row_of(self))] if over else []

    def written(self, facts: Sequence[MuteSet | TournamentOver], records: Sequence[Record]) -> None:
        """What was decided holds from now on, and an end is listed."""
        for fact in facts:
            if isinstance(fact, MuteSet):
                self.learn(fact)
            else:
                self.ended = True
                self.services.over.append((records[-1].seq, row_of(self)))

    def show(self, events: list[Event], facts: list[Any]) -> None:
        """Everyone is told what happened, and what was decided."""
        if events:
            self._tell(events)
        if any(isinstance(fact, MuteSet) for fact in facts):
            self.showing.info_changed()

    def look_after(self) -> None:
        """Let those think who play by themselves."""
        self.selfplay.look_after()

    async def _spoken(self, asked: Asked, key: str) -> list[MuteSet] | None:
        """Chat, and who is heard: it moves nothing. What is to be remembered of it; None where it is something else."""
        match asked.command:
            case protocol.Chat(text=text):
                self._check_name(asked.by)
                self.showing.say(encode(await self.chat.say(asked.by, text, asked.by in self.muted, key)), asked.by)
            case protocol.Mute(player=player, on=on):
                self._check_host(asked)
                may_mute(player, on, self.muted, {*self.viewers, *self.contest.people, *self.chat.speakers})
                return [MuteSet(self.id, player, on, key)]
            case _:
                return None
        return []

    def learn(self, fact: MuteSet) -> None:
        """What was decided holds from now on."""
        (self.muted.add if fact.on else self.muted.discard)(fact.player)
        if fact.asked:
            self.task.answers.remember(fact.asked)

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
        if isinstance(command, OF_HOST):
            self._check_host(asked)
            return of_host(command, by)
        found = _of_player(by, command)
        if by not in self.contest.people:
            # whatever they are called: a seat belongs to whoever registered
            raise Refused(No.UNKNOWN_PLAYER)
        if isinstance(command, protocol.Act):
            self._check_token(by, command.turn)
        elif isinstance(command, protocol.ShowCards | protocol.HuntRabbit | protocol.AskToSee):
            self._check_hand(by, command.hand)
        return found

    def _check_token(self, by: str, token: str | None) -> None:
        here = self.contest.table_of(by)
        if token is not None and (here is None or token != token_of(*here)):
            raise Turned(Code.OLD_TURN)

    def _check_hand(self, by: str, hand: int) -> None:
        """What is shown, or seen, is of the hand that lies there."""
        here = self.contest.table_of(by)
        if here is None or hand != here[1].number:
            raise Turned(Code.OLD_HAND)

    # auto players

    def _check_name(self, name: str) -> None:
        if self.is_auto(name):
            raise Turned(Code.NAME_TAKEN, "auto")

    # telling

    def _bots_changed(self) -> None:
        self.glances.look(self.event_bots, self._show_bots)

    def _show_bots(self) -> None:
        if not self.frozen:
            self.showing.about_changed()

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
            viewer.post(None, encode(refused(self.frozen.refusal())))
            return
        if at is not None:
            self.scene.chosen[viewer.name] = at
        if self.showing.add(viewer, epoch, after) and self._sits(viewer.name):
            self.ask(viewer.name, Connection(viewer.name, True))

    def refresh(self, viewer: Viewer) -> None:
        """Show all of it once more to a socket that was too slow."""
        if self.viewers.get(viewer.name) is viewer:
            self.showing.seen.forget(viewer.name)  # changes of what they did not see would mislead them
            self.glances.look(viewer, lambda: self._show(viewer))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the tournament any more."""
        self.glances.forget(viewer)
        gone = self.viewers.let_go(viewer)
        if gone:
            self.scene.chosen.pop(viewer.name, None)
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
    if isinstance(command, protocol.TournamentCommand):
        asked: Command = protocol.meant(command, by)
        return asked
    found = table_command(by, command)
    if not isinstance(found, TableCommand):
        raise Turned(Code.NOT_HERE)
    return AtTable(found)
