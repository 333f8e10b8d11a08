"""What a table's host may do: pause, remove, change dials, auto players, mute, close.

The one rule it keeps: what is decided is written together with what it does to the table, and shown after that.
"""

from __future__ import annotations

from typing import Any

from sidepot.room import protocol
from sidepot.room.bots import auto_players
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.seat_requests import admit, sits_again
from sidepot.room.log.room_events import (
    Admitted,
    AutoSet,
    Banned,
    ChairAsked,
    HostPaused,
    MuteSet,
    OfTable,
    PaceSet,
    Removed,
    TableClosed,
    TableClosing,
    TableSettled,
    ValueSet,
)
from sidepot.room.protocol.money import clean_currency
from sidepot.room.protocol.refusals import Code, Turned, badly
from sidepot.rules import Rules
from sidepot.rules.dials import BadDials, value_from_text, value_of
from sidepot.table import ChangeRules, EndGame, Leave, No, Pause, Refused, Sit
from sidepot.table.events import Event
from sidepot.table.ledger import DROPPED, RAKE

MUTED = 200
"""How many a host can mute at one table."""
BANNED = 200
"""How many a host can ban from one table."""
Decided = tuple[list[Event], list[OfTable]]


def carry_out(task: HostedTable, command: protocol.HostCommand, at: int, key: str, by: str = "") -> Decided:
    """Do what a host asks for, as far as the table goes, and say what is to be remembered.

    Whoever calls made sure that it is a host.
    """
    match command:
        case protocol.Pause(on=on):
            return _pause(task, on, at, key)
        case protocol.Remove(player=player, ban=ban):
            return _remove(task, player, ban, at, key, by)
        case protocol.Dials(dials=dials):
            rules = task.game.table.next_rules or task.game.table.base
            return task.game.do(ChangeRules(changed(rules, dials)), at, key), []
        case protocol.AddAuto(style=style, chair=chair):
            return [], [new_auto(task, style, chair, key)]
        case protocol.Mute(player=player, on=on):
            may_mute(player, on, task.muted, _ever_here(task))
            return [], [MuteSet(task.id, player, on, key)]
        case protocol.Admit(player=player, on=on):
            return admit(task, player, on, at, key)
        case protocol.Ban(player=player, on=on):
            return _ban(task, player, at, key, by) if on else _lift_ban(task, player, key, by)
        case protocol.ChipValue(currency=currency, cents=cents):
            return [], [ValueSet(task.id, clean_currency(currency) if cents else "", cents, key)]
        case protocol.EndGame():
            return task.game.do(EndGame(), at, key), []
        case protocol.CloseTable(on=on):
            if on and not task.game.table.playing:
                return close(task, at, key, by)
            return _close_behind(task, on, at, key, by)


def learn(task: HostedTable, fact: OfTable) -> None:
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
            task.pace = pace
        case Banned(_, player, _, on):
            (task.banned.add if on else task.banned.discard)(player)
            task.asking.pop(player, None)
        case Removed(_, player, on):
            (task.removed.add if on else task.removed.discard)(player)
        case ChairAsked(_, player, chair, chips, entry, on):
            task.asking.pop(player, None)
            if on:
                task.asking[player] = Sit(player, chair, chips, entry)
        case ValueSet(_, currency, cents):
            task.currency, task.cents = currency, cents
        case Admitted(_, player, on):
            (task.admitted.add if on else task.admitted.discard)(player)
            task.asking.pop(player, None)
        case HostPaused(_, on):
            task.host_paused = on
        case TableClosing(_, _, on):
            task.closing = fact if on else None
        case TableClosed():
            task.closed = True


def _close_behind(task: HostedTable, on: bool, at: int, key: str, by: str) -> Decided:
    """A hand that is played is played out first, by the clock: so a table that is paused goes on."""
    if not on and task.closing is None:
        raise Turned(Code.NOT_ALLOWED, "closing")
    events, facts = _pause(task, False, at, "") if on and task.host_paused else ([], [])
    return events, [*facts, TableClosing(task.id, by, on, key)]


def close_behind(task: HostedTable, at: int) -> Decided:
    """Close a table whose last hand is over, unless its host has thought better of it."""
    closing = task.closing
    return ([], []) if closing is None or task.game.table.playing else close(task, at, closing.asked, closing.by)


def close(task: HostedTable, at: int, key: str = "", by: str = "") -> Decided:
    """Everyone gets up with their chips, and the table is gone; how it stood and its hands stay."""
    events = [event for name in tuple(task.game.table.people) for event in task.game.do(Leave(name), at)]
    task.game.chronicle.say("closed", "the table is closed")
    settled = settlement(task, task.services.world.wall())
    return events, [*([settled] if settled.people else []), TableClosed(task.id, key, by)]


def settlement(task: HostedTable, closed: int) -> TableSettled:
    """What everyone has bought and cashed so far."""
    opened, table = task.opened, task.game.table
    ledger = table.ledger
    autos = [name for name in ledger.bought if name in task.given]
    return TableSettled(
        task.id, opened.name, opened.host, opened.at, closed, table.number, dict(ledger.bought), dict(ledger.cashed),
        autos, ledger.balances[RAKE] + ledger.balances[DROPPED], task.currency, task.cents,
    )  # fmt: skip


def may_start(task: HostedTable, player: str, host: bool) -> bool:
    """Whether somebody may start the next game: a host, or anyone seated while no host is there to do it."""
    absent = not task.opened.host or task.opened.host not in task.viewers
    return task.game.table.over and (host or (absent and player in task.game.table.people))


def _ever_here(task: HostedTable) -> set[str]:
    """Everyone but auto players who is or was at a table."""
    table = task.game.table
    return {*task.viewers, *table.people, *table.ledger.bought, *task.chat.speakers, *task.asking} - task.given


def may_mute(player: str, on: bool, muted: set[str], there: set[str]) -> None:
    """Turned where somebody can't be muted, or heard again."""
    if player not in (there | muted if on else muted):
        raise Turned(Code.NO_SUCH_PLAYER, "ever" if on else "muted")
    if on and player not in muted and len(muted) >= MUTED:
        raise Turned(Code.TOO_MANY, "muted", count=MUTED)


def _pause(task: HostedTable, on: bool, at: int, key: str) -> Decided:
    if on == task.host_paused:
        raise Refused(No.PAUSED_ALREADY if on else No.NOT_PAUSED)
    stands = task.game.table.paused_at >= 0
    events = task.game.do(Pause(on), at) if on != stands else []
    return events, [HostPaused(task.id, on, key)]


def _remove(task: HostedTable, player: str, ban: bool, at: int, key: str, by: str) -> Decided:
    if player not in task.game.table.people:
        raise Turned(Code.NO_SUCH_PLAYER)
    events = task.game.do(Leave(player), at, key)
    if player in task.autos:
        return events, [AutoSet(task.id, player, "")]
    return events, [Removed(task.id, player, True), *([Banned(task.id, player, by=by)] if ban else [])]


def _ban(task: HostedTable, player: str, at: int, key: str, by: str) -> Decided:
    if player == task.opened.host or player in task.given:
        raise Turned(Code.NOT_ALLOWED, "ban")
    if player in task.banned or player not in _ever_here(task):
        which = "banned-already" if player in task.banned else "never"
        raise Turned(Code.NO_SUCH_PLAYER, which, who=player)
    if len(task.banned) >= BANNED:
        raise Turned(Code.TOO_MANY, "banned", count=BANNED)
    if player in task.game.table.people:
        return _remove(task, player, True, at, key, by)
    return [], [Banned(task.id, player, key, by=by)]


def _lift_ban(task: HostedTable, player: str, key: str, by: str) -> Decided:
    if player not in task.banned:
        raise Turned(Code.NO_SUCH_PLAYER, "banned")
    return [], [Banned(task.id, player, key, False, by), *sits_again(task, player)]


def changed(rules: Rules, dials: dict[str, Any]) -> Rules:
    """Rules with dials set, given as values or as text; Turned says what is wrong."""
    try:
        return with_dials(rules, dials)
    except BadDials as error:
        raise badly(Code.BAD_DIALS, error) from None


def with_dials(rules: Rules, dials: dict[str, Any]) -> Rules:
    """The same; BadDials says what is wrong beside which dial."""
    values = {
        name: value_from_text(name, value) if isinstance(value, str) else value_of(name, value)
        for name, value in dials.items()
    }
    return rules.but(**values)


def new_auto(task: HostedTable, style: str, chair: int | None = None, key: str = "") -> AutoSet:
    """An auto player who joins: under a name nobody at the table has."""
    table = task.game.table
    if style not in auto_players.styles():
        raise Turned(Code.NO_SUCH_STYLE)
    if len(task.autos) >= table.chairs or auto_players.free_chair(table) is None:
        raise Turned(Code.NO_FREE_CHAIR)
    if chair is not None and (chair >= table.chairs or table.seated[chair] is not None):
        raise Turned(Code.NO_FREE_CHAIR)
    services = task.services
    name = auto_players.free_name(services.auto_names, {*table.people, *task.autos, *table.ledger.bought}, services.rng)
    if name is None:
        raise Turned(Code.TOO_MANY, "names")
    if chair is not None:
        task.wanted[name] = chair
    return AutoSet(task.id, name, style, key)
