"""A tournament of the room: one task and one queue, as a table has. Its players see their own table, wherever it is.

The one rule it keeps: durable first, visible second.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from sidepot.engine import IllegalAction, plain
from sidepot.engine import Refused as RefusedAnyhow
from sidepot.room import auto, protocol
from sidepot.room.contest import Contest, to_act, token_of
from sidepot.room.dealerslog import DealersLog
from sidepot.room.eventwords import tournament_line
from sidepot.room.glances import Glances
from sidepot.room.info import rules_info, structure_info
from sidepot.room.logs import trouble
from sidepot.room.protocol import Ack, Refusal, encode
from sidepot.room.refusals import SENTENCES, Code, Turned
from sidepot.room.requests import table_command
from sidepot.room.services import Services
from sidepot.room.showing import Viewer
from sidepot.room.state import private, public
from sidepot.room.wire import table_event
from sidepot.table import Act, Connection
from sidepot.tournament import (
    AtTable,
    Command,
    NoRebuy,
    Pause,
    Rebuy,
    Register,
    Resume,
    Season,
    Start,
    TakeAddOn,
    Unregister,
    shown,
)
from sidepot.tournament.commands import TableCommand
from sidepot.tournament.events import Event, MayRebuy, TableSaid

ANSWERS = 2_000


class Asked(Struct):
    """Something asked of a tournament, and when it came."""

    at: int
    by: str
    command: Any
    id: str = ""
    viewer: Viewer | None = None
    token: str | None = None


class TournamentTask:
    """One tournament or season in the room."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.services: Services = contest.services
        self.id = contest.opened.tournament
        self.autos: dict[str, str] = dict(contest.sheet.field.players)
        self.bots: set[str] = set()
        self.viewers: dict[str, Viewer] = {}
        self.seq = 0
        self.closed = False
        self.frozen = ""
        self._answers: OrderedDict[str, bytes] = OrderedDict()
        for key in contest.asked[-ANSWERS:]:
            self._answers[key] = encode(Ack(key.partition(":")[2]))
        self._inbox: deque[Asked] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self.glances = Glances()
        self._logs: dict[int, DealersLog] = {}
        self._thinking: dict[str, str] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    # life

    def start(self) -> None:
        """Begin to serve; auto players of its field register."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"tournament {self.id}")
        known = self._known()
        for name in self.autos:
            if name not in known:
                self.ask(name, Register(name))

    def _known(self) -> set[str]:
        game = self.contest.game
        return set(game.players) if isinstance(game, Season) else set(game.entrants)

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        self.closed = True
        self._stir()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        for thought in tuple(self._thoughts):
            thought.cancel()

    def ask(self, by: str, command: Any, id: str = "", viewer: Viewer | None = None, token: str | None = None) -> None:
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
            self.glances.moving = True
            try:
                await self._serve(asked)
            except Exception:
                self._freeze()
                trouble("tournament frozen", tournament=self.id)
            self.glances.rest()

    async def _next(self) -> Asked | None:
        while not self._inbox:
            due = None if self.frozen else self.contest.game.deadline
            wait = None if due is None else due - self.services.now()
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

    # serving

    async def _serve(self, asked: Asked | None) -> None:
        key = f"{asked.by}:{asked.id}" if asked is not None and asked.id else ""
        answer = self._answers.get(key)
        if asked is not None and self.frozen:
            answer = encode(Refusal(asked.id, Code.FROZEN, self.frozen))
        if answer is not None or self.frozen:
            self._answer(asked, answer)
            return
        at = max(self.services.now() if asked is None else asked.at, self.contest.game.now)
        events = self.contest.tick(at)
        if asked is not None:
            try:
                events += self.contest.do(self._command(asked), at, key)
                answer = encode(Ack(asked.id))
            except (RefusedAnyhow, IllegalAction, Turned) as no:
                answer = encode(Refusal(asked.id, str(getattr(no, "reason", "refused")), str(no)))
        records, self.contest.records = self.contest.records, []
        try:
            if records:
                await self.services.store.append(records)
        except Exception:
            trouble("append failed", tournament=self.id)
            self._freeze()
            answer = None if asked is None else encode(Refusal(asked.id, Code.FROZEN, self.frozen))
            events = []
        if key and answer is not None and not self.frozen:
            self._answers[key] = answer
            if len(self._answers) > ANSWERS:
                self._answers.popitem(last=False)
        if events:
            self._tell(events)
        self._answer(asked, answer)
        self._look_after()

    def _answer(self, asked: Asked | None, answer: bytes | None) -> None:
        if asked is not None and asked.viewer is not None and answer is not None:
            asked.viewer.post(None, answer)

    def _freeze(self) -> None:
        self.frozen = SENTENCES[Code.FROZEN]
        for viewer in tuple(self.viewers.values()):
            viewer.post(self.id, encode(Refusal(None, Code.FROZEN, self.frozen)))

    def _command(self, asked: Asked) -> Command:
        """The tournament's command; the player is who the socket belongs to."""
        by, command = asked.by, asked.command
        if not isinstance(command, protocol.ClientCommand):
            self._check_token(by, asked.token)
            return AtTable(command) if isinstance(command, TableCommand) else command
        match command:
            case protocol.Register():
                return Register(by)
            case protocol.Unregister():
                return Unregister(by)
            case protocol.TakeRebuy():
                return Rebuy(by)
            case protocol.NoRebuy():
                return NoRebuy(by)
            case protocol.TakeAddOn():
                return TakeAddOn(by)
        if isinstance(command, protocol.Start | protocol.Pause):
            operator = asked.viewer is not None and asked.viewer.operator
            if not operator and by != self.contest.opened.host:
                raise Turned(Code.NOT_HOST)
            if isinstance(command, protocol.Start):
                return Start()
            return Pause() if command.on else Resume()
        if isinstance(command, protocol.Act):
            self._check_token(by, command.turn)
        found = table_command(by, command)  # type: ignore[arg-type]
        if not isinstance(found, TableCommand):
            raise Turned(Code.NOT_HERE)
        return AtTable(found)

    def _check_token(self, by: str, token: str | None) -> None:
        here = self.contest.table_of(by)
        if token is not None and (here is None or token != token_of(*here)):
            raise Turned(Code.OLD_TURN)

    # auto players

    def _look_after(self) -> None:
        game = self.contest.current
        if game is None or self.frozen:
            return
        config, rng = self.services.config, self.services.rng
        loop = asyncio.get_running_loop()
        for number, table in game.tables.items():
            token = token_of(number, table)
            for name in to_act(table):
                if token is not None and self._thinking.get(name) != token and self._plays_itself(name):
                    self._thinking[name] = token
                    loop.call_later(auto.hesitation(config, rng), self._think, name, token)

    def _plays_itself(self, name: str) -> bool:
        """An auto player of the field, or a guest that a timed game put on an empty chair (K8)."""
        return name in self.autos or name not in self._known()

    def _think(self, name: str, token: str) -> None:
        thought = asyncio.get_running_loop().create_task(self._decide(name, token))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _decide(self, name: str, token: str) -> None:
        here = self.contest.table_of(name)
        if here is None or token_of(*here) != token or here[1].hand is None or name not in here[1].people:
            return
        view = here[1].hand.view(here[1].people[name].seat)
        if view.options is None:
            return
        try:
            style = self.autos.get(name, "caller")
            action = await self.services.think(style, view, view.options, self.services.rng)
        except Exception:
            trouble("auto player failed", tournament=self.id)
            action = view.options.all()[0]
        self.ask(name, Act(name, action), token=token)

    # telling

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, MayRebuy) and event.player in self.autos:
                self.ask(event.player, Rebuy(event.player))
        # what only its owner may see moves nothing for others, and uses up no number
        for_all = any(shown(event, None) is not None for event in events)
        self.seq += for_all
        about: dict[str, Any] | None = None
        heard = self._hear(events)
        for viewer in tuple(self.viewers.values()):
            here = self.contest.table_of(viewer.name)
            table = None if here is None else here[0]
            parts = self._seen(events, viewer.name, table)
            if not parts:
                continue
            state, you = self._looks(viewer)
            message: protocol.Step | protocol.Private = protocol.Private(self.id, parts, you)
            if for_all:
                about = self.view() if about is None else about
                says = [line for where, line in heard if where in (None, table)]
                message = protocol.Step(self.id, self.seq, parts, says, state, you, about | self._own(viewer))
            viewer.post(self.id, encode(message))

    def _hear(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """The events in sentences, each with the table it is told at: None for everywhere."""
        tables = {} if self.contest.current is None else self.contest.current.tables
        self._logs = {number: self._logs.get(number) or DealersLog() for number in tables}
        found: list[tuple[int | None, str]] = []
        for event in events:
            if not isinstance(event, TableSaid):
                line = tournament_line(event)
                found += [] if line is None else [(None, line)]
                continue
            rail = shown(event, None)
            log = self._logs.get(event.table)
            if log is not None and isinstance(rail, TableSaid):
                found += [(event.table, line) for line in log.hear(rail.event, tables[event.table])]
        return found

    def _seen(self, events: Sequence[Event], name: str, table: int | None) -> list[Any]:
        """What a viewer may see of these events: their own table's, and the tournament's."""
        parts: list[Any] = []
        for event in events:
            if not isinstance(event, TableSaid):
                parts.append(plain(event) | {"says": tournament_line(event)})
                continue
            mine = shown(event, name)
            if event.table == table and isinstance(mine, TableSaid):
                parts += table_event(mine.event)
        return parts

    def _looks(self, viewer: Viewer) -> tuple[Any, Any]:
        """The viewer's table, and what only they see of it."""
        here = self.contest.table_of(viewer.name)
        if here is None:
            return None, None
        table = here[1]
        host = viewer.operator or viewer.name == self.contest.opened.host
        badges = {**dict.fromkeys(self.autos, "auto"), **dict.fromkeys(self.bots, "bot")}
        you = private(table, viewer.name, token_of(*here), host)
        return public(table, self.services.now(), badges, "host"), you

    def _own(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may ask for now, and how long somebody without chips may think about a rebuy."""
        may = list(self.contest.game.offers(viewer.name))
        game = self.contest.current
        begun, over = self.contest.game.begun, self.contest.game.over
        if not over and (viewer.operator or viewer.name == self.contest.opened.host):
            may.append("start" if not begun else "resume" if game is not None and game.paused else "pause")
        due = -1
        if game is not None and "no-rebuy" in may:
            due = game.floor.felts[game.entrants[viewer.name].table].decide_due
        return {"may": may, "decide_ms": None if due < 0 else max(0, due - self.services.now())}

    def view(self) -> dict[str, Any]:
        """The tournament as everyone may see it: clock, players, places, prizes, standings."""
        game, structure = self.contest.current, self.contest.sheet.structure
        data: dict[str, Any] = {
            "name": self.contest.opened.name, "about": structure.about, "host": self.contest.opened.host,
            "format": self.contest.sheet.format, "registered": sorted(self._known()), "buy_in": structure.buy_in,
            "stack": structure.stack, "most": structure.most, "starts_with": structure.starts_with,
        }  # fmt: skip
        if isinstance(self.contest.game, Season):
            season = self.contest.game
            data |= {"game": season.number, "games": structure.games, "standings": plain(season.table)}
        if game is not None:
            seen = plain(structs.replace(game.view(None), table=None))
            ends = seen.pop("level_ends")
            seen.pop("table")
            data |= {**seen, "name": data["name"]}
            data["level_ms"] = None if ends is None else max(0, ends - self.services.now())
        return data

    def info(self) -> dict[str, Any]:
        """What was decided before it began."""
        structure = self.contest.sheet.structure
        clock = structure.clock
        return {
            "id": self.id, "kind": "tournament", "chairs": structure.chairs, **rules_info(structure.rules),
            "clock": {"act_ms": clock.act, "bank_ms": clock.bank, "pause_ms": clock.pause},
            "structure": structure_info(structure),
        }  # fmt: skip

    # watching

    def snapshot(self, viewer: Viewer) -> bytes:
        """Everything this viewer may see."""
        state, you = self._looks(viewer)
        view = self.view() | self._own(viewer)
        epoch, info = self.services.epoch, self.info()
        here = self.contest.table_of(viewer.name)
        log = (None if here is None else self._logs.get(here[0])) or DealersLog()
        said = list(log.lines), list(log.last)
        return encode(protocol.Snapshot(self.id, epoch, self.seq, info, state, you, [], *said, None, view))

    def watch(self, viewer: Viewer, epoch: str = "", after: int = -1) -> None:
        """Show the tournament to a socket; an older one of the same account is told that it no longer does."""
        self.glances.look(viewer, lambda: self._show(viewer))

    def _show(self, viewer: Viewer) -> None:
        if self.frozen:
            # what it shows now may never have been
            viewer.post(None, encode(Refusal(None, Code.FROZEN, self.frozen)))
            return
        old = self.viewers.get(viewer.name)
        if old is not None and old is not viewer:
            old.post(self.id, encode(protocol.Replaced(self.id)))
            old.forget(self.id)
        self.viewers[viewer.name] = viewer
        viewer.post(self.id, self.snapshot(viewer))
        if old is not viewer and self._sits(viewer.name):
            self.ask(viewer.name, Connection(viewer.name, True))

    def refresh(self, viewer: Viewer) -> None:
        """Show all of it once more to a socket that was too slow."""
        if self.viewers.get(viewer.name) is viewer:
            self.glances.look(viewer, lambda: self._show(viewer))

    def unwatch(self, viewer: Viewer) -> None:
        """A socket does not show the tournament any more."""
        self.glances.forget(viewer)
        if self.viewers.get(viewer.name) is viewer:
            del self.viewers[viewer.name]
            if self._sits(viewer.name):
                self.ask(viewer.name, Connection(viewer.name, False))

    def _sits(self, name: str) -> bool:
        here = self.contest.table_of(name)
        return here is not None and name in here[1].people
