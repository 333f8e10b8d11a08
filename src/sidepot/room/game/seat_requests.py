"""Who may sit down at a table where the host is asked, who asks for which chair, and what lapses when they are gone.

The one rule it keeps: whoever asked is not forgotten while the host, or they themselves, are away.
"""

from __future__ import annotations

from contextlib import suppress

from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.log.room_events import Admitted, ChairAsked, OfTable, Removed
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.table import Agree, No, Refused, Sit
from sidepot.table.events import Event
from sidepot.table.people import STRADDLE, Person

MOST_ASKING = 40
"""People who wait for a host's answer."""
Decided = tuple[list[Event], list[OfTable]]


def may_sit(task: HostedTable, player: str, host: bool) -> None:
    """Turned where a player may not sit down, or has to ask the host first."""
    if _has_to_ask(task, player, host):
        raise Turned(Code.ASK_HOST)


def _has_to_ask(task: HostedTable, player: str, host: bool) -> bool:
    if player in task.banned:
        raise Turned(Code.BANNED)
    known = player in task.admitted or player in task.autos or player in task.game.table.people
    return task.opened.admits and not (host or known)


def ask_to_sit(task: HostedTable, player: str, host: bool, seat: Sit, key: str) -> Decided:
    """The host is asked for a chair; it is kept until they answer, or the player does not want it any more."""
    if not _has_to_ask(task, player, host):
        raise Turned(Code.NOT_HERE, "open")
    if not 0 <= seat.chair < task.game.table.chairs:
        raise Refused(No.NO_SUCH_CHAIR)
    if task.asking.get(player) == seat:
        return [], []
    if not task.asks.take(player, task.services.now()):
        raise Turned(Code.SLOW_DOWN, "chairs")
    asks = ChairAsked(task.id, player, seat.chair, seat.chips, seat.entry, asked=key)
    return [], [*_make_room(task, player), asks]


def _make_room(task: HostedTable, player: str) -> list[OfTable]:
    """Where too many ask, somebody who has gone since makes room; Turned where nobody has."""
    if player in task.asking or len(task.asking) < MOST_ASKING:
        return []
    gone = next((name for name in task.asking if name not in task.viewers), None)
    if gone is None:
        raise Turned(Code.TOO_MANY, "asking")
    return [_asks_no_more(task, gone)]


def _asks_no_more(task: HostedTable, player: str, key: str = "") -> ChairAsked:
    seat = task.asking[player]
    return ChairAsked(task.id, player, seat.chair, seat.chips, seat.entry, False, key)


def stop_asking(task: HostedTable, player: str, key: str) -> Decided:
    """Somebody does not want the chair any more that they asked for."""
    if player not in task.asking:
        raise Turned(Code.NOT_HERE, "chair")
    return [], [_asks_no_more(task, player, key)]


def sits_again(task: HostedTable, player: str) -> list[OfTable]:
    """Whoever was removed and sits down again is not told of it any more."""
    return [Removed(task.id, player, False)] if player in task.removed else []


def admit(task: HostedTable, player: str, on: bool, at: int, key: str) -> Decided:
    """Whoever asked for a chair gets it, or the next one that is free, if they are there; else they may choose one."""
    seat, events = task.asking.get(player), []
    if seat is None and player not in task.admitted:
        raise Turned(Code.NO_SUCH_PLAYER)
    if on and seat is not None and player in task.viewers:
        with suppress(Refused):
            events = task.game.do(_free_like(task, seat), at)
    return events, [Admitted(task.id, player, on, key)]


def lapse(task: HostedTable, person: Person, at: int) -> list[Event]:
    """Nobody straddles in a hand they do not see: somebody who is gone could not take it back."""
    if person.leaving or STRADDLE not in person.agrees:
        return []
    return task.game.do(Agree(person.name, STRADDLE, False), at)


def _free_like(task: HostedTable, seat: Sit) -> Sit:
    """The chair that was asked for, or where somebody sits there by now the next free one."""
    seated = task.game.table.seated
    order = [(seat.chair + step) % len(seated) for step in range(len(seated))]
    chair = next((at for at in order if seated[at] is None), seat.chair)
    return Sit(seat.player, chair, seat.chips, seat.entry)
