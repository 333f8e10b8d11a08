"""What a table's host may do: pause, remove, change dials, auto players, mute, close.

The one rule it keeps: what is decided is written together with what it does to the table, and shown after that.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sidepot.room import auto, protocol
from sidepot.room.facts import Admitted, AutoSet, Banned, HostPaused, MuteSet, OfTable, PaceSet, TableClosed
from sidepot.room.gamesdealt import check_game
from sidepot.room.refusals import Code, Turned
from sidepot.rules import Rules
from sidepot.rules.dials import value_from_text, value_of
from sidepot.table import ChangeRules, EndGame, Leave, No, Pause, Refused, Sit
from sidepot.table.events import Event

if TYPE_CHECKING:
    from sidepot.room.tables import TableTask

MUTED = 200
"""How many a host can mute at one table."""
MOST_ASKING = 40
"""People who wait for a host's answer."""
Decided = tuple[list[Event], list[OfTable]]


def carry_out(task: TableTask, command: protocol.HostCommand, at: int, key: str) -> Decided:
    """Do what a host asks for, as far as the table goes, and say what is to be remembered.

    Whoever calls made sure that it is a host.
    """
    match command:
        case protocol.Pause(on=on):
            return _pause(task, on, at, key)
        case protocol.Remove(player=player, ban=ban):
            return _remove(task, player, ban, at, key)
        case protocol.Dials(dials=dials):
            rules = task.game.table.next_rules or task.game.table.base
            return task.game.do(ChangeRules(changed(rules, dials)), at, key), []
        case protocol.AddAuto(style=style, chair=chair):
            return [], [new_auto(task, style, chair, key)]
        case protocol.Mute(player=player, on=on):
            table = task.game.table
            there = {*task.showing.viewers, *table.people, *table.ledger.bought, *task.chat.speakers} - task.given
            may_mute(player, on, task.muted, there)
            return [], [MuteSet(task.id, player, on, key)]
        case protocol.Admit(player=player, on=on):
            return _admit(task, player, on, at, key)
        case protocol.EndGame():
            return task.game.do(EndGame(), at, key), []
        case protocol.CloseTable():
            return close(task, at, key)


def learn(task: TableTask, fact: OfTable) -> None:
    """What was decided holds from now on."""
    match fact:
        case AutoSet(_, player, style):
            task.given.add(player)
            if style:
                task.autos[player] = style
            else:
                task.autos.pop(player, None)
        case MuteSet(_, player, on):
            (task.muted.add if on else task.muted.discard)(player)
        case PaceSet(_, pace):
            task.keeper.hurry.pace = pace
        case Banned(_, player):
            task.banned.add(player)
        case Admitted(_, player, on):
            (task.admitted.add if on else task.admitted.discard)(player)
            task.asking.pop(player, None)
        case HostPaused(_, on):
            task.host_paused = on
        case TableClosed():
            task.closed = True
    if fact.asked:
        task.answered(fact.asked)


def show(task: TableTask, facts: list[OfTable]) -> None:
    """Everyone is told what was decided."""
    match facts:
        case []:
            pass
        case [TableClosed() as fact]:
            task.showing.close("the host has closed this table")
            task.services.closed(fact)
        case _:
            task.showing.info_changed()
            task.keeper.look()


def close(task: TableTask, at: int, key: str = "") -> Decided:
    """Everyone gets up with their chips, and the table is gone; its ledger and its hands stay."""
    if task.game.table.playing:
        raise Turned(Code.HAND_RUNNING)
    events = [event for name in tuple(task.game.table.people) for event in task.game.do(Leave(name), at)]
    task.game.chronicle.say("closed", "the table is closed")
    return events, [TableClosed(task.id, key)]


def may_start(task: TableTask, player: str, host: bool) -> bool:
    """Whether somebody may start the next game: a host, or anyone seated while no host is there to do it."""
    absent = not task.opened.host or task.opened.host not in task.showing.viewers
    return task.game.table.over and (host or (absent and player in task.game.table.people))


def may_sit(task: TableTask, player: str, host: bool, seat: Sit) -> None:
    """Turned where a player may not sit down; where the host is asked, that is done."""
    if player in task.banned:
        raise Turned(Code.BANNED)
    if not task.opened.admits or host or player in task.admitted or player in task.autos:
        return
    if player not in task.game.table.people:
        if task.asking.get(player) != seat:
            if player not in task.asking and len(task.asking) >= MOST_ASKING:
                raise Turned(Code.TOO_MANY, "many people wait for the host's answer: ask again later")
            task.asking[player] = seat
            task.showing.info_changed()
        raise Turned(Code.ASK_HOST)


def may_mute(player: str, on: bool, muted: set[str], there: set[str]) -> None:
    """Turned where somebody can't be muted, or heard again."""
    if player not in (there | muted if on else muted):
        says = "was ever at this table" if on else "is muted at this table"
        raise Turned(Code.NO_SUCH_PLAYER, f"nobody of that name {says}")
    if on and player not in muted and len(muted) >= MUTED:
        raise Turned(Code.TOO_MANY, f"{MUTED} are muted already: let somebody speak again first")


def _admit(task: TableTask, player: str, on: bool, at: int, key: str) -> Decided:
    """Who asked for a chair gets it, if it is still free; whoever is let in may choose another."""
    seat, events = task.asking.get(player), []
    if seat is None and player not in task.admitted:
        raise Turned(Code.NO_SUCH_PLAYER)
    if on and seat is not None:
        with suppress(Refused):
            events = task.game.do(seat, at)
    return events, [Admitted(task.id, player, on, key)]


def _pause(task: TableTask, on: bool, at: int, key: str) -> Decided:
    if on == task.host_paused:
        raise Refused(No.PAUSED_ALREADY if on else No.NOT_PAUSED)
    stands = task.game.table.paused_at >= 0
    events = task.game.do(Pause(on), at) if on != stands else []
    return events, [HostPaused(task.id, on, key)]


def _remove(task: TableTask, player: str, ban: bool, at: int, key: str) -> Decided:
    if player not in task.game.table.people:
        raise Turned(Code.NO_SUCH_PLAYER)
    events = task.game.do(Leave(player), at, key)
    if player in task.autos:
        return events, [AutoSet(task.id, player, "")]
    return events, [Banned(task.id, player)] if ban else []


def changed(rules: Rules, dials: dict[str, Any]) -> Rules:
    """Rules with dials set, given as values or as text; Turned says what is wrong."""
    try:
        values = {
            name: value_from_text(name, value) if isinstance(value, str) else value_of(name, value)
            for name, value in dials.items()
        }
        turned = rules.but(**values)
    except ValueError as error:
        raise Turned(Code.BAD_DIALS, str(error)) from None
    check_game(turned)
    return turned


def new_auto(task: TableTask, style: str, chair: int | None = None, key: str = "") -> AutoSet:
    """An auto player who joins: under a name nobody at the table has."""
    table = task.game.table
    if style not in auto.styles():
        raise Turned(Code.NO_SUCH_STYLE)
    if len(task.autos) >= table.chairs or auto.free_chair(table) is None:
        raise Turned(Code.NO_FREE_CHAIR)
    if chair is not None and (chair >= table.chairs or table.seated[chair] is not None):
        raise Turned(Code.NO_FREE_CHAIR)
    services = task.services
    name = auto.free_name(services.auto_names, {*table.people, *task.autos, *table.ledger.bought}, services.rng)
    if name is None:
        raise Turned(Code.TOO_MANY, "every auto player's name was used at this table: open another one")
    if chair is not None:
        task.keeper.wanted[name] = chair
    return AutoSet(task.id, name, style, key)
