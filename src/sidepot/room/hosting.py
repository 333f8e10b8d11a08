"""What a table's host may do: pause, remove, change dials, auto players, mute, close. Written down, then done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sidepot.room import auto, protocol
from sidepot.room.facts import AutoSet, Banned, HostPaused, MuteSet, TableClosed
from sidepot.room.refusals import Code, Turned
from sidepot.rules import Rules
from sidepot.rules.dials import value_from_text
from sidepot.table import ChangeRules, Leave, No, Pause, Refused
from sidepot.table.events import Event

if TYPE_CHECKING:
    from sidepot.room.tables import TableTask


async def carry_out(task: TableTask, command: protocol.HostCommand, at: int, key: str) -> list[Event]:
    """Do what a host asks for; whoever calls made sure that it is one."""
    match command:
        case protocol.Pause(on=on):
            return await _pause(task, on, at, key)
        case protocol.Remove(player=player, ban=ban):
            return await _remove(task, player, ban, at, key)
        case protocol.Dials(dials=dials):
            rules = task.game.table.next_rules or task.game.table.rules
            return task.game.do(ChangeRules(changed(rules, dials)), at, key)
        case protocol.AddAuto(style=style, chair=chair):
            await add_auto(task, style, chair)
        case protocol.Mute(player=player, on=on):
            await task.services.remember(MuteSet(task.id, player, on))
            (task.muted.add if on else task.muted.discard)(player)
            task.showing.info_changed()
        case protocol.CloseTable():
            await _close(task)
    return []


async def _pause(task: TableTask, on: bool, at: int, key: str) -> list[Event]:
    if on == task.host_paused:
        raise Refused(No.PAUSED_ALREADY if on else No.NOT_PAUSED)
    await task.services.remember(HostPaused(task.id, on))
    task.host_paused = on
    stands = task.game.table.paused_at >= 0
    return task.game.do(Pause(on), at, key) if on != stands else []


async def _remove(task: TableTask, player: str, ban: bool, at: int, key: str) -> list[Event]:
    if player not in task.game.table.people:
        raise Turned(Code.NO_SUCH_PLAYER)
    if player in task.autos:
        await task.services.remember(AutoSet(task.id, player, ""))
        del task.autos[player]
        task.showing.info_changed()
    elif ban:
        await task.services.remember(Banned(task.id, player))
        task.banned.add(player)
    return task.game.do(Leave(player), at, key)


def changed(rules: Rules, dials: dict[str, Any]) -> Rules:
    """Rules with dials set, given as values or as text; Turned says what is wrong."""
    try:
        values = {
            name: value_from_text(name, value) if isinstance(value, str) else value for name, value in dials.items()
        }
        return rules.but(**values)
    except (ValueError, TypeError) as error:
        raise Turned(Code.BAD_DIALS, str(error)) from None


async def add_auto(task: TableTask, style: str, chair: int | None = None) -> None:
    """An auto player joins."""
    table = task.game.table
    if style not in auto.styles():
        raise Turned(Code.NO_SUCH_STYLE)
    if len(task.autos) >= table.chairs or auto.free_chair(table) is None:
        raise Turned(Code.NO_FREE_CHAIR)
    if chair is not None and (chair >= table.chairs or table.seated[chair] is not None):
        raise Turned(Code.NO_FREE_CHAIR)
    name = auto.free_name({*table.people, *task.autos, *table.ledger.bought}, task.services.rng)
    await task.services.remember(AutoSet(task.id, name, style))
    task.autos[name] = style
    if chair is not None:
        task.keeper.wanted[name] = chair
    task.showing.info_changed()
    task.keeper.look()


async def _close(task: TableTask) -> None:
    if task.game.table.playing:
        raise Turned(Code.HAND_RUNNING)
    await task.services.remember(TableClosed(task.id))
    task.showing.close("the host has closed this table")
    task.closed = True
    task.services.closed(task.id)
