"""The one task of whatever runs in the room: a queue, a clock, and the order of things.

Stamp the arrival, let happen what is due, do what is asked, write it down, then tell everyone.

The one rule it keeps: durable first, visible second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sidepot.copying import made_by_call, never_copied
from sidepot.engine import IllegalAction, Refused
from sidepot.room.base.logs import trouble
from sidepot.room.game.viewers import Viewer, Viewers
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.room_events import Fact
from sidepot.room.log.snapshots import SNAPSHOT_EVERY
from sidepot.room.protocol import Ack, encode
from sidepot.room.protocol.refusals import BROKEN, UNWRITTEN, Code, Stuck, Turned, refused
from sidepot.room.record.chronicle import Chronicle
from sidepot.room.record.hand_records import HAND
from sidepot.room.services import Services
from sidepot.room.store.records import Record, Snapshot
from sidepot.room.task.answers import Answers
from sidepot.room.task.hearing import hear_first
from sidepot.room.task.inbox import Asked, Inbox
from sidepot.room.task.standstill import Glances
from sidepot.table.ledger import Movement

Decided = tuple[list[Any], list[Any]]
"""Events of the game, and facts for the room to remember with them."""


class Running(Protocol):
    """All that a task knows of a table, a tournament or a season."""

    records: list[Record]
    """What has to be written,"""
    movements: list[Movement]
    """and the chips that moved with it."""

    @property
    def chronicle(self) -> Chronicle:
        """What is noted of it in sentences."""

    @property
    def deadline(self) -> int | None:
        """When something happens by itself."""

    @property
    def now(self) -> int:
        """How late it is there."""

    def tick(self, now: int) -> list[Any]:
        """Let happen what is due."""

    def snapshot(self, every: int = SNAPSHOT_EVERY) -> list[Snapshot]:
        """A snapshot, where so many records came since the last one."""


class Place(Protocol):
    """What a task serves: it says what a command does, and what is shown of it."""

    frozen: Stuck | None
    closed: bool

    @property
    def kind(self) -> str:
        """What it is called in log lines."""

    @property
    def id(self) -> str:
        """Its own,"""

    @property
    def stream(self) -> str:
        """and of its log."""

    @property
    def services(self) -> Services:
        """The room as it sees it."""

    @property
    def viewers(self) -> Viewers:
        """Who watches."""

    def carry_out(self, asked: Asked, at: int, key: str) -> Awaitable[Decided]:
        """Do what somebody asks for; refused, it has changed nothing."""

    def concluding(self) -> list[Any]:
        """What the room remembers of what has just happened by itself."""

    def written(self, facts: Sequence[Any], records: Sequence[Record]) -> None:
        """These facts, and their records, are durable: they hold from now on."""

    def show(self, events: list[Any], facts: list[Any]) -> None:
        """Everyone is told what happened, and what was decided."""

    def look_after(self) -> None:
        """See to what nobody has to ask for."""

    def late(self, due: int) -> int:
        """How much later than it is due something is noticed."""

    def overdue(self) -> Iterable[str]:
        """Whose time is over now."""


class Task:
    """Serves one place: what is asked comes in at one end, and goes out written, shown and answered at the other."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, place: Place, game: Running, written: Sequence[Acknowledged]) -> None:
        self.place = place
        self.game = game
        self.services: Services = place.services
        self.answers = Answers(*written)
        self.glances = Glances()
        self.inbox = Inbox()
        self._wake: asyncio.Future[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # life

    def start(self) -> None:
        """Begin to serve."""
        name = f"{self.place.kind} {self.place.id}"
        self._task = asyncio.get_running_loop().create_task(self._run(), name=name)

    async def stop(self) -> None:
        """Finish what is being written, and end."""
        self.place.closed = True
        self._stir()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
            await self._leave_snapshot()

    async def _leave_snapshot(self) -> None:
        """Nothing will have to be replayed at the next start."""
        if not self.place.frozen and not self.game.records and (snapshot := self.game.snapshot(1)):
            try:
                await self.services.store.append((), (), snapshot)
            except Exception:
                trouble("snapshot failed", **{self.place.kind: self.place.id})

    async def settled(self) -> None:
        """Wait until everything asked so far has been carried out."""
        while self.busy and not self.place.closed:
            await asyncio.sleep(0.001)

    @property
    def busy(self) -> bool:
        """Something is asked, or being written."""
        return bool(self.inbox) or self.glances.moving

    def freeze(self, why: Stuck) -> None:
        """Nothing moves any more."""
        self.place.frozen = why
        self.place.viewers.broadcast(encode(refused(why.refusal())))

    def refuse_all(self) -> None:
        """Whoever waits is told that nothing moves any more."""
        for asked in self.inbox:
            self._refuse_frozen(asked)
        self.inbox.clear()

    # the queue

    def ask(
        self, by: str, command: Any, id: str = "", viewer: Viewer | None = None, token: str | None = None,
        at: int | None = None,
    ) -> None:  # fmt: skip
        """Put something in the queue, stamped with its arrival."""
        self.inbox.put(Asked(self.services.now() if at is None else at, by, command, id, viewer, token))
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self.services.beat.stir(self._rouse)

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _run(self) -> None:
        place = self.place
        if not place.frozen:
            place.look_after()
        while not place.closed:
            asked = await self._next()
            if place.closed:
                break
            self.glances.moving = True
            try:
                await self._serve(asked)
            except Exception as error:
                self.freeze(BROKEN)
                trouble(f"{place.kind} frozen", **{place.kind: place.id})
                await self.services.stopped(place.stream, error)
                self._refuse_frozen(asked)
            self.glances.rest()
        for waiting in self.inbox:
            self._answer(waiting, encode(refused(Turned(Code.NO_SUCH_TABLE), waiting.id)))

    async def _next(self) -> Asked | None:
        """What was asked first; None when something is due. Whoever spoke before it was due comes first."""
        heard = False
        while not self.inbox:
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
            if self.place.closed:
                return None
        due = None if self.place.frozen else self.game.deadline
        if due is not None and self.inbox[0].at >= due and not heard:
            await self._hear_first()
        return self.inbox.popleft()

    async def _hear_first(self) -> None:
        await hear_first(self.services, self.place.viewers, self.place.overdue())

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
        """How long until something is due."""
        due = None if self.place.frozen else self.game.deadline
        return None if due is None else due + self.place.late(due) - self.services.now()

    # serving

    async def _serve(self, asked: Asked | None) -> None:
        place, game = self.place, self.game
        if place.frozen:
            self._refuse_frozen(asked)
            return
        key = f"{asked.by}:{asked.id}" if asked is not None and asked.id else ""
        known = self.answers.known(key)
        if known is not None:
            self._answer(asked, known)
            return
        at = max(self.services.now() if asked is None else asked.at, game.now)
        events = game.tick(at)
        answer: bytes | None = None
        refusal: bytes | None = None
        facts: list[Any] = []
        if asked is not None:
            try:
                done, facts = await place.carry_out(asked, at, key)
                events += done
                answer = encode(Ack(asked.id))
            except (Refused, IllegalAction, Turned) as no:
                answer = refusal = encode(refused(no, asked.id))
        facts += place.concluding()
        if not await self._write(facts):
            self._refuse_frozen(asked)
            return
        if key and answer is not None:
            self.answers.remember(key, refusal)
        place.show(events, facts)
        self._answer(asked, answer)
        if events or asked is None:
            place.look_after()

    async def _write(self, facts: list[Fact]) -> bool:
        """Make durable what has happened and what was decided, all or nothing; False where that failed."""
        game, place = self.game, self.place
        records, movements = game.records, game.movements
        noted = game.chronicle.take()
        remembered = self.services.records(facts) if facts else []
        if facts or noted:
            records = [*remembered, *noted, *records]
        if not records:
            return True
        game.records, game.movements = [], []
        try:
            await self.services.store.append(records, movements, game.snapshot())
        except Exception:
            self.freeze(UNWRITTEN)
            trouble("append failed", **{place.kind: place.id})
            return False
        hands = self.services.hands
        if hands is not None:
            hands.extend([record for record in records if record.kind == HAND])
        place.written(facts, remembered)
        return True

    def _answer(self, asked: Asked | None, answer: bytes | None) -> None:
        if asked is not None and asked.viewer is not None and answer is not None:
            asked.viewer.post(None, answer)

    def _refuse_frozen(self, asked: Asked | None) -> None:
        if asked is not None:
            frozen = self.place.frozen or BROKEN
            self._answer(asked, encode(refused(frozen.refusal(), asked.id)))
