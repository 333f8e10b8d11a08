"""Giving a name back: what still holds it, and letting it go.

The one rule it keeps: nobody's chips are left at a table, or in a tournament, under a name that is free.
"""

from __future__ import annotations

from typing import Any

from sidepot.room import protocol
from sidepot.room.lobby.building import Building
from sidepot.room.log.room_events import AccountGone
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.table import StopWaiting
from sidepot.tournament import Season, Unregister
from sidepot.words import Phrase, phrase

SOON = 500


def what_holds(room: Building, account: Account) -> list[Phrase]:
    """Why a name can't be given back now, each with what to do about it."""
    found = _held(room, account.name)
    for bot in room.accounts.bots_of(account.name):
        found += _held(room, bot.name, bot.name)
    found += [
        _why("hosts", task.opened.name)
        for task in room.tables.values()
        if task.opened.host == account.name and not task.closed
    ]
    found += [
        _why("hosts-event", task.contest.opened.name)
        for task in room.tournaments.values()
        if task.contest.opened.host == account.name and not task.over
    ]
    return found


def _why(which: str, table: str, **given: Any) -> Phrase:
    return phrase(f"refusal-still-here-{which}", table=table, **given)


def _held(room: Building, name: str, bot: str = "") -> list[Phrase]:
    """What holds a name, its owner's or that of a *bot*."""
    of, given = ("bot-", {"bot": bot}) if bot else ("", {})
    found = []
    for task in room.tables.values():
        person = task.game.table.people.get(name)
        if person is not None and not task.closed:
            chips = person.chips + person.pending
            if chips:
                found.append(_why(f"{of}chips", task.opened.name, count=chips, **given))
            else:
                found.append(_why(f"{of}seat", task.opened.name, **given))
    for event in room.tournaments.values():
        if not event.over and takes_part(event, name):
            found.append(_why(f"{of}entered", event.contest.opened.name, **given))
    return found


def takes_part(task: TournamentTask, name: str) -> bool:
    """Whether somebody is registered, plays or played."""
    game = task.contest.game
    return name in (game.players if isinstance(game, Season) else game.entrants)


async def give_back(room: Building, account: Account) -> None:
    """An account and its bots are gone, their names are free; Turned where something holds them."""
    desk = room.desk
    _check(room, account)
    names = {account.name, *(bot.name for bot in room.accounts.bots_of(account.name))}
    desk.going |= names
    try:
        for name in names:
            desk.hang_up_on(name, "moment", SOON)
        # what they asked for just before may have sat them down somewhere
        await _settled(room)
        _check(room, account)
        for task in room.tables.values():
            for name in names.intersection(task.game.table.waiting):
                task.ask(name, StopWaiting(name))
        gone = [AccountGone(name) for name in sorted(names)]
        await room.services.remember(*gone)
        for fact in gone:
            desk.learn(fact, room.services.now())
            room.learn_of_table(fact)
    finally:
        desk.going -= names


def _check(room: Building, account: Account) -> None:
    holds = what_holds(room, account)
    if holds:
        raise Turned(Code.STILL_HERE, "why", reasons=holds)


async def _settled(room: Building) -> None:
    room.services.beat.hear_out()
    for task in tuple(room.tables.values()):
        await task.settled()
    for event in tuple(room.tournaments.values()):
        await event.settled()


async def remove_bot(room: Building, bot: Account) -> list[Phrase]:
    """A bot has no token any more, gets up everywhere, and is gone if nothing holds it; else what does."""
    await room.desk.stop(bot)
    room.services.beat.hear_out()
    for task in room.tables.values():
        if bot.name in task.game.table.people:
            task.ask(bot.name, protocol.Leave(table=task.id, id=""))
    for event in room.tournaments.values():
        if not event.over and takes_part(event, bot.name):
            event.ask(bot.name, Unregister(bot.name))
    await _settled(room)
    holds = _held(room, bot.name, bot.name)
    if not holds:
        await give_back(room, bot)
    return holds
