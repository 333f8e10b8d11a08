"""What there is to be seen of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.copying import made_by_call, never_copied
from sidepot.engine import Result
from sidepot.room.game import table_hosting
from sidepot.room.game.dealers_log import DealersLog
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import State, You, encode
from sidepot.room.protocol.events import table_event
from sidepot.room.show.scene import Known, Spoken, Told
from sidepot.room.show.table_info import info_of
from sidepot.room.show.table_state import for_everyone, for_one
from sidepot.rules import Rules
from sidepot.table import open_to_all, shown
from sidepot.table.events import Event, HandEnded
from sidepot.table.table import Table

STEPS = 48
"""Steps of a table that are kept for those who come back."""


class TableStep(Struct, frozen=True, gc=False):
    """A step as it was told, in JSON: what is kept of all tables is so neither large nor collected as garbage."""

    seen: bytes
    """What the rail saw; nothing where only its owner may see it."""
    events: tuple[Event, ...]
    """What happened, where others saw more of it; else nothing."""
    result: Result | None
    """How the hand ended that did."""


class TableScene:
    """A table, as whoever broadcasts it knows it."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied
    kept = STEPS

    def __init__(self, task: HostedTable) -> None:
        self.task = task
        self.id = task.id
        self.services = task.services
        self.viewers, self.chat = task.viewers, task.chat
        self._info: bytes | None = None
        self._info_rules = _rules_told(task.game.table)

    @property
    def delay(self) -> int:
        """How much later the rail sees it, in milliseconds."""
        return self.task.delay

    # steps

    def step(self, events: Sequence[Event]) -> TableStep:
        """What has happened, as it is kept."""
        dealer = self.task.game.dealer
        result = ended(events, dealer)
        if all(map(open_to_all, events)):
            return TableStep(encode(wired(events, result, dealer.ahead)), (), None)
        rail = [shown(event, None) for event in events]
        seen = encode(wired(rail, result, dealer.ahead)) if rail.count(None) < len(rail) else b""
        return TableStep(seen, tuple(events), result)

    def for_all(self, step: TableStep) -> bool:
        """Whether everyone sees something of it."""
        return bool(step.seen)

    def told(self, step: TableStep, viewer: Viewer, rail: bool = False) -> Told | None:
        """What a viewer is told of a step."""
        if rail or not step.events:
            return step.seen
        me = self.task.seat_name(viewer.name)
        mine = [shown(event, me) for event in step.events]
        ahead = self.task.game.dealer.ahead
        return encode(wired(mine, step.result, ahead)) if step.seen or mine.count(None) < len(mine) else None

    # how it looks

    def table_of(self, viewer: Viewer) -> int | None:
        """There is only one."""
        return 0

    def state(self, number: int) -> State:
        """How it looks to everyone."""
        task = self.task
        return for_everyone(task.game.table, task.services.now(), task.badges(), task.rest)

    def hand(self, number: int) -> int:
        """The number of its last hand."""
        return self.task.game.table.number

    def spoken(self, number: int) -> Spoken:
        """The dealer's log."""
        dealer = self.task.game.dealer
        return list(dealer.lines), dealer.last

    def you(self, viewer: Viewer, number: int) -> You:
        """What only this viewer sees."""
        task, name = self.task, viewer.name
        host = task.is_host(name, viewer.operator)
        may_start = table_hosting.may_start(task, name, host)
        you = for_one(task.game.table, task.seat_name(name), task.game.token, host, may_start)
        sent_away = task.sent_away(name)
        return replace(you, sent_away=sent_away) if sent_away else you

    def info(self) -> bytes:
        """What is known of the table itself."""
        if self._info is None:
            self._info = encode(info_of(self.task))
            self._info_rules = _rules_told(self.task.game.table)
        return self._info

    def forget_info(self) -> None:
        """Something of that is different now."""
        self._info = None

    @property
    def outdated(self) -> bool:
        """Whether other rules hold, or are announced, than it says."""
        return self._info_rules != _rules_told(self.task.game.table)

    def about(self) -> Known | None:
        """It is no tournament."""
        return None

    def own(self, viewer: Viewer) -> Known:
        """It is no tournament."""
        return {}

    # of the rail

    def live(self, name: str) -> bool:
        """Whether somebody sits there."""
        return self.task.seat_name(name) in self.task.game.table.people

    def holds_back(self) -> bool:
        """All of it waits."""
        return True

    def early(self) -> Known | None:
        """It is no tournament."""
        return None

    def tables(self) -> Collection[int]:
        """There is only one."""
        return (0,)

    def changed(self, step: TableStep) -> Collection[int] | None:
        """It looks otherwise after every step."""
        return None

    def choice(self, viewer: Viewer) -> int:
        """There is none."""
        return 0

    def stranger(self, viewer: Viewer, hand: int) -> You:
        """What somebody sees who does not sit there: nothing of theirs is in a hand."""
        return replace(self.you(viewer, 0), hand=hand)

    def confirmed(self, step: TableStep) -> tuple[list[str], Known]:
        """Whoever sits down sees it as it is."""
        return [], {}


def _rules_told(table: Table) -> tuple[Rules, Rules | None]:
    """Which rules hold, and which are announced."""
    return table.coming_rules, table.next_rules


def wired(
    events: Sequence[Event | None], result: Result | None = None, ahead: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """A table's events as they go over the line, without those that are not to be seen."""
    return [part for event in events if event is not None for part in table_event(event, result, ahead)]


def ended(events: Sequence[Event], dealer: DealersLog) -> Result | None:
    """How the hand ended that did in these events."""
    hands = [event.hand for event in events if isinstance(event, HandEnded)]
    return dealer.result_of(hands[-1]) if hands else None
