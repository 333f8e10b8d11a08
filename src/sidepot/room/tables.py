"""A table of the room: one task and one queue. Stamp the arrival, move the table, write it down, then tell everyone.

The one rule it keeps: durable first, visible second.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Raw, Struct

from sidepot.engine import IllegalAction
from sidepot.room import auto, protocol
from sidepot.room.chat import ChatRoom
from sidepot.room.facts import AutoSet, Banned, HostPaused, MuteSet, TableClosed, TableOpened
from sidepot.room.game import Game, open_game, recover_game
from sidepot.room.info import info_of
from sidepot.room.logs import trouble
from sidepot.room.protocol import Ack, Refusal, TableCommand, encode
from sidepot.room.refusals import Code, Turned
from sidepot.room.requests import table_command
from sidepot.room.services import Services
from sidepot.room.state import private, public
from sidepot.room.wire import table_event
from sidepot.rules.dials import value_from_text
from sidepot.table import Act, ChangeRules, Command, Connection, Leave, No, Pause, Refused, shown
from sidepot.table.events import Event, GotUp, HandBegan, HandEnded, SatDown

ANSWERS = 400
STEPS = 48


class Viewer(Protocol):
    """A socket as a table sees it."""

    name: str
    operator: bool

    def post(self, table: str | None, data: bytes) -> None:
        """Send something when the reader is ready for it."""

    def forget(self, table: str) -> None:
        """This socket does not show that table any more."""


class KeepIn(Struct, frozen=True):
    """Of the room itself: see that an auto player is in the next hand."""


class Asked(Struct):
    """Something asked of a table, and when it came."""

    at: int
    by: str
    command: TableCommand | Command | KeepIn
    id: str = ""
    viewer: Viewer | None = None
    token: str | None = None


class TableTask:
    """One table in the room."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.services: Services = game.services
        self.opened: TableOpened = game.opened
        self.id = game.opened.table
        self.chat = ChatRoom(self.id, self.services)
        self.viewers: dict[str, Viewer] = {}
        self.autos: dict[str, str] = {}
        self.bots: set[str] = set()
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self.host_paused = False
        self.closed = False
        self.frozen = ""
        """Why nothing moves any more: the log could not be written."""
        self.seq = 0
        self.steps: deque[tuple[int, list[Event], list[str]]] = deque(maxlen=STEPS)
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        for key in game.asked[-ANSWERS:]:
            self.answers[key] = encode(Ack(key.partition(":")[2]))
        self._inbox: deque[Asked] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._serving = False
        self._task: asyncio.Task[None] | None = None
        self._thinking: dict[str, str] = {}
        self._wanted: dict[str, int] = {}
        self._tried: dict[str, tuple[int, str]] = {}
        self._jitter = 0
        self._info: bytes | None = None
        self._info_rules = game.table.rules
        self._thoughts: set[asyncio.Task[None]] = set()

    # life

    def start(self) -> None:
        """Begin to serve."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {self.id}")

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        self.closed = True
        self._stir()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        for thought in tuple(self._thoughts):
            thought.cancel()

    def ask(
        self,
        by: str,
        command: TableCommand | Command | KeepIn,
        id: str = "",
        viewer: Viewer | None = None,
        token: str | None = None,
    ) -> None:
        """Put something in the queue, stamped with its arrival."""
        self._inbox.append(Asked(self.services.now(), by, command, id, viewer, token))
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _run(self) -> None:
        self._look_after()
        while not self.closed:
            asked = await self._next()
            if self.closed:
                return
            self._serving = True
            try:
                await self._serve(asked)
            except Exception:
                self._freeze("an error in the room")
                trouble("table frozen", table=self.id)
            self._serving = False

    async def _next(self) -> Asked | None:
        """What was asked first; None when something is due."""
        while not self._inbox:
            wait = self._wait_ms()
            if wait is not None and wait <= 0:
                return None
            loop = asyncio.get_running_loop()
            self._wake = loop.create_future()
            timer = None if wait is None else loop.call_later(wait / 1000, self._stir)
            await self._wake
            self._wake = None
            if timer is not None:
                timer.cancel()
            if self.closed:
                return None
        return self._inbox.popleft()

    def _wait_ms(self) -> int | None:
        """How long until something is due; what was planned comes a little later by chance."""
        table = self.game.table
        if table.deadline is None or self.frozen:
            return None
        late = self._jitter if table.deadline == table.floor_due else 0
        return table.deadline + late - self.services.now()

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        while self._inbox or self._serving:
            await asyncio.sleep(0.001)

    # serving

    async def _serve(self, asked: Asked | None) -> None:
        at = self.services.now() if asked is None else asked.at
        at = max(at, self.game.table.now)
        if self.frozen:
            self._answer(asked, encode(Refusal(None if asked is None else asked.id, Code.FROZEN, self.frozen)))
            return
        key = "" if asked is None or not asked.id else f"{asked.by}:{asked.id}"
        if key in self.answers:
            self._answer(asked, self.answers[key])
            return
        events = self.game.tick(at)
        answer: bytes | None = None
        if asked is not None:
            try:
                events += await self._carry_out(asked, at, key)
                answer = encode(Ack(asked.id))
            except (Refused, IllegalAction, Turned) as no:
                answer = encode(Refusal(asked.id, str(no.reason), str(no)))
        if not await self._write():
            self._answer(asked, encode(Refusal(None if asked is None else asked.id, Code.FROZEN, self.frozen)))
            return
        if key and answer is not None:
            self._remember(key, answer)
        if events:
            self._tell(events)
        self._answer(asked, answer)
        if events or asked is None:
            self._look_after()

    def _answer(self, asked: Asked | None, answer: bytes | None) -> None:
        if asked is not None and asked.viewer is not None and answer is not None:
            asked.viewer.post(None, answer)

    def _remember(self, key: str, answer: bytes) -> None:
        self.answers[key] = answer
        if len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)

    async def _write(self) -> bool:
        """Make durable what has happened; False where that failed."""
        game = self.game
        records, movements = game.records, game.movements
        if not records:
            return True
        game.records, game.movements = [], []
        try:
            await self.services.store.append(records, movements, game.snapshot())
        except Exception:
            self._freeze("the room cannot write its log: the table stands still, nothing acknowledged is lost")
            trouble("append failed", table=self.id)
            return False
        return True

    def _freeze(self, why: str) -> None:
        self.frozen = why
        self.broadcast(encode(Refusal(None, Code.FROZEN, why)))

    async def _carry_out(self, asked: Asked, at: int, key: str) -> list[Event]:
        command: Any = asked.command
        if isinstance(command, protocol.Chat):
            await self._chat(asked.by, command)
            return []
        if isinstance(command, protocol.HostCommand):
            return await self._host(asked, command, at, key)
        if isinstance(command, protocol.Act):
            self._check_turn(asked.by, command)
        elif isinstance(command, protocol.Plan) and command.hand != self.game.table.number:
            raise Turned(Code.OLD_HAND)
        elif isinstance(command, protocol.Sit) and asked.by in self.banned:
            raise Turned(Code.BANNED)
        elif isinstance(command, KeepIn):
            command = auto.needs(self.game.table, asked.by, self._wanted.get(asked.by))
            if command is None:
                return []
        if asked.token is not None and asked.token != self.game.token:
            raise Turned(Code.OLD_TURN)
        moved = table_command(asked.by, command) if isinstance(command, TableCommand) else command
        return self.game.do(moved, at, key)

    def _check_turn(self, by: str, command: protocol.Act) -> None:
        """A turn can be used once: an action meant for another turn is never taken for this one."""
        if command.hand != self.game.table.number:
            raise Turned(Code.OLD_HAND)
        if command.turn != self.game.token:
            raise Turned(Code.OLD_TURN)

    async def _chat(self, by: str, command: protocol.Chat) -> None:
        said = await self.chat.say(by, command.text, by in self.muted)
        if said is not None:
            self.broadcast(encode(said))

    # the host

    async def _host(self, asked: Asked, command: protocol.HostCommand, at: int, key: str) -> list[Event]:
        operator = asked.viewer is not None and asked.viewer.operator
        if not operator and (not self.opened.host or asked.by != self.opened.host):
            raise Turned(Code.NOT_HOST)
        game, table, remember = self.game, self.game.table, self.services.remember
        match command:
            case protocol.Pause(on=on):
                if on == self.host_paused:
                    raise Refused(No.PAUSED_ALREADY if on else No.NOT_PAUSED)
                await remember(HostPaused(self.id, on))
                self.host_paused = on
                return game.do(Pause(on), at, key) if on != (table.paused_at >= 0) else []
            case protocol.Remove(player=player, ban=ban):
                if player not in table.people:
                    raise Turned(Code.NO_SUCH_PLAYER)
                if player in self.autos:
                    await remember(AutoSet(self.id, player, ""))
                    del self.autos[player]
                    self.changed()
                elif ban:
                    await remember(Banned(self.id, player))
                    self.banned.add(player)
                return game.do(Leave(player), max(at, table.now), key)
            case protocol.Dials(dials=dials):
                return game.do(ChangeRules(self._changed_rules(dials)), at, key)
            case protocol.AddAuto(style=style, chair=chair):
                await self.add_auto(style, chair)
                return []
            case protocol.Mute(player=player, on=on):
                await remember(MuteSet(self.id, player, on))
                (self.muted.add if on else self.muted.discard)(player)
                self.changed()
                return []
        if table.playing:
            raise Turned(Code.HAND_RUNNING)
        await self._close()
        return []

    def _changed_rules(self, dials: dict[str, Any]) -> Any:
        rules = self.game.table.next_rules or self.game.table.rules
        try:
            values = {
                name: value_from_text(name, value) if isinstance(value, str) else value
                for name, value in dials.items()
            }  # fmt: skip
            return rules.but(**values)
        except (ValueError, TypeError) as error:
            raise Turned(Code.BAD_DIALS, str(error)) from None

    async def add_auto(self, style: str, chair: int | None = None) -> None:
        """An auto player joins."""
        table = self.game.table
        if style not in auto.styles():
            raise Turned(Code.NO_SUCH_STYLE)
        if len(self.autos) >= table.chairs or auto.free_chair(table) is None:
            raise Turned(Code.NO_FREE_CHAIR)
        if chair is not None and (chair >= table.chairs or table.seated[chair] is not None):
            raise Turned(Code.NO_FREE_CHAIR)
        name = auto.free_name({*table.people, *self.autos, *table.ledger.bought}, self.services.rng)
        await self.services.remember(AutoSet(self.id, name, style))
        self.autos[name] = style
        if chair is not None:
            self._wanted[name] = chair
        self.changed()
        self._look_after()

    async def _close(self) -> None:
        await self.services.remember(TableClosed(self.id))
        self.broadcast(encode(protocol.Gone(self.id, "the host has closed this table")))
        for viewer in tuple(self.viewers.values()):
            viewer.forget(self.id)
        self.viewers.clear()
        self.closed = True
        self.services.closed(self.id)

    # what is looked after without being asked

    def _look_after(self) -> None:
        """Wake or rest the table, keep auto players playing, and let them think when it is their turn."""
        table = self.game.table
        self._jitter = self.services.rng.randint(0, self.services.config.hesitation)
        people = table.people.values()
        asleep = bool(self.autos) and not any(p.name not in self.autos and not p.out for p in people)
        if (self.host_paused or asleep) != (table.paused_at >= 0):
            self.ask("", Pause(self.host_paused or asleep))
        if not table.playing:
            for name in self.autos:
                self._keep_in(name)
        token = self.game.token
        if token is None:
            return
        for name in self.game.to_act:
            if name in self.autos and self._thinking.get(name) != token:
                self._thinking[name] = token
                wait = auto.hesitation(self.services.config, self.services.rng)
                asyncio.get_running_loop().call_later(wait, self._think, name, token)

    def _keep_in(self, name: str) -> None:
        """Buy in again, sit down again: once for every hand, so that a refusal is not repeated for ever."""
        need = auto.needs(self.game.table, name)
        if need is None:
            return
        tried = (self.game.table.number, type(need).__name__)
        if self._tried.get(name) != tried:
            self._tried[name] = tried
            self.ask(name, KeepIn())

    def _think(self, name: str, token: str) -> None:
        if self.closed or self.game.token != token or name not in self.autos:
            return
        thought = asyncio.get_running_loop().create_task(self._decide(name, token))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _decide(self, name: str, token: str) -> None:
        table = self.game.table
        hand, person = table.hand, table.people.get(name)
        if hand is None or person is None or person.seat < 0:
            return
        view = hand.view(person.seat)
        if view.options is None:
            return
        try:
            action = await self.services.think(self.autos[name], view, view.options, self.services.rng)
        except Exception:
            trouble("auto player failed", table=self.id, style=self.autos.get(name))
            action = view.options.all()[0]
        self.ask(name, Act(name, action), token=token)

    # telling

    def _tell(self, events: Sequence[Event]) -> None:
        """Show everyone what happened, each through their own eyes."""
        rail = [shown(event, None) for event in events]
        visible = [event for event in rail if event is not None]
        said, self.game.said = self.game.said, []
        if visible:
            self.seq += 1
            self.steps.append((self.seq, list(events), said))
            self._tell_step(events, rail, said)
        else:
            self._tell_owners(events)
        if any(isinstance(event, SatDown | GotUp | HandBegan | HandEnded) for event in events):
            self.services.lobby_changed = True
        if any(event.__struct_config__.tag == "rules-will-change" for event in events) or (
            any(isinstance(event, HandBegan) for event in events) and self._info_is_old()
        ):
            self.changed()

    def _info_is_old(self) -> bool:
        return self._info_rules is not self.game.table.rules

    def _tell_step(self, events: Sequence[Event], rail: list[Event | None], said: list[str]) -> None:
        public_events = Raw(encode(_wired(rail)))
        says = Raw(encode(said))
        state = Raw(self.state())
        for viewer in tuple(self.viewers.values()):
            mine = [shown(event, viewer.name) for event in events]
            same = all(_same(a, b) for a, b in zip(mine, rail, strict=True))
            parts = public_events if same else Raw(encode(_wired(mine)))
            viewer.post(self.id, encode(protocol.Step(self.id, self.seq, parts, says, state, self.you(viewer))))

    def _tell_owners(self, events: Sequence[Event]) -> None:
        for viewer in tuple(self.viewers.values()):
            mine = [shown(event, viewer.name) for event in events]
            if any(event is not None for event in mine):
                viewer.post(self.id, encode(protocol.Private(self.id, _wired(mine), self.you(viewer))))

    def broadcast(self, data: bytes) -> None:
        """Send the same to everyone who watches."""
        for viewer in tuple(self.viewers.values()):
            viewer.post(self.id, data)

    def state(self) -> bytes:
        """How the table looks to everyone."""
        paused = "host" if self.host_paused else "asleep"
        return encode(public(self.game.table, self.services.now(), self.badges(), paused))

    def badges(self) -> dict[str, str]:
        """Who is not a person."""
        return {**dict.fromkeys(self.autos, "auto"), **dict.fromkeys(self.bots, "bot")}

    def you(self, viewer: Viewer) -> Any:
        """What only this viewer sees."""
        host = viewer.operator or (bool(self.opened.host) and viewer.name == self.opened.host)
        return private(self.game.table, viewer.name, self.game.token, host)

    def info(self) -> bytes:
        """What is known of the table itself."""
        if self._info is None:
            self._info = encode(info_of(self))
            self._info_rules = self.game.table.rules
        return self._info

    def changed(self) -> None:
        """Something about the table itself is different now."""
        self._info = None
        self.broadcast(encode(protocol.InfoChanged(self.id, Raw(self.info()))))
        self.services.lobby_changed = True

    # watching

    def watch(self, viewer: Viewer, epoch: str = "", after: int = -1) -> None:
        """Show the table to a socket from now on; an older one of the same account is told that it no longer does."""
        old = self.viewers.get(viewer.name)
        if old is not None and old is not viewer:
            old.post(self.id, encode(protocol.Replaced(self.id)))
            old.forget(self.id)
        self.viewers[viewer.name] = viewer
        viewer.post(self.id, self.snapshot(viewer, epoch, after))
        person = self.game.table.people.get(viewer.name)
        if person is not None and not person.online:
            self.ask(viewer.name, Connection(viewer.name, True))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the table any more."""
        if self.viewers.get(viewer.name) is viewer:
            del self.viewers[viewer.name]
            if viewer.name in self.game.table.people:
                self.ask(viewer.name, Connection(viewer.name, False))

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        missed = None
        if epoch == self.services.epoch and 0 <= after <= self.seq:
            newer = [step for step in self.steps if step[0] > after]
            if len(newer) == self.seq - after:
                missed = [
                    {"seq": seq, "events": _wired([shown(event, viewer.name) for event in events]), "says": says}
                    for seq, events, says in newer
                ]  # fmt: skip
        game = self.game
        snapshot = protocol.Snapshot(
            self.id, self.services.epoch, self.seq, Raw(self.info()), Raw(self.state()), self.you(viewer),
            self.chat.recent, list(game.lines), game.last_lines, missed,
        )  # fmt: skip
        return encode(snapshot)


def _same(mine: Event | None, rail: Event | None) -> bool:
    """Whether a viewer sees an event as everyone does."""
    if mine is rail:
        return True
    if mine is None or rail is None or type(mine) is not type(rail):
        return False
    parts, others = getattr(mine, "events", None), getattr(rail, "events", None)
    if parts is None or others is None:
        return False
    return all(a is b for a, b in zip(parts, others, strict=True))


def _wired(events: Sequence[Event | None]) -> list[dict[str, Any]]:
    return [part for event in events if event is not None for part in table_event(event)]


def new_table(opened: TableOpened, services: Services) -> TableTask:
    """A table that was just opened."""
    return TableTask(open_game(opened, services))


def recovered_table(opened: TableOpened, services: Services) -> TableTask:
    """A table as its log tells it. Nobody is connected yet."""
    return TableTask(recover_game(opened, services))


def offline_all(task: TableTask) -> None:
    """After a restart everyone has to come back; until then their connections are lost."""
    for person in task.game.table.people.values():
        if person.online and person.name not in task.autos:
            task.ask(person.name, Connection(person.name, False))
