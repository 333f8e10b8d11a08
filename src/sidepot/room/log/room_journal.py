"""The log of the room itself: who came, what was opened, who is banned, what was refused, what went wrong.

The one rule it keeps: what somebody does again and again fills a few lines, and no line has an address or a secret.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

import msgspec

from sidepot.room.base.logs import note
from sidepot.room.base.world import World
from sidepot.room.log.entries import KIND, LogEntry
from sidepot.room.log.room_events import (
    BOT,
    AccountGone,
    AccountMade,
    Banned,
    CodeSet,
    Fact,
    KeyReplaced,
    NameReset,
    PasskeyAdded,
    PasskeyRemoved,
    PasswordSet,
    RoomBanned,
    RoomUnbanned,
    SessionBegan,
    Stopped,
    TableClosed,
    TableOpened,
    TokenChanged,
    TournamentCancelled,
    TournamentOpened,
    TournamentOver,
)
from sidepot.room.store.records import Record, Store, StoreFailed
from sidepot.room.store.streams import ROOM_LOG

AGAIN = 10 * 60_000
"""Milliseconds from one line about the same refusal or error to the next,"""
MANY = 100
"""and lines about different ones in that time."""
Told = tuple[str, str, tuple[str, ...]]
"""What happened, in a sentence, and whom it is about."""


class RoomLog:
    """Writes what happens in the room: with the facts it follows from, or by itself."""

    def __init__(self, store: Store, world: World, now: Callable[[], int]) -> None:
        self._store, self._world, self._now = store, world, now
        self.called: Callable[[str], str] = str
        """The name of a table or tournament; the room says."""
        self._noted: OrderedDict[tuple[str, ...], int] = OrderedDict()
        """When each refusal and error was written last, the oldest first."""

    def records(self, facts: Sequence[Fact]) -> list[Record]:
        """What facts mean to whoever reads the log: append these with them."""
        told = [line for line in lines_of(facts, self.called) if line is not None]
        for what, says, players in told:
            note(what, says=says, players=list(players))
        return self._made(told)

    def _made(self, told: Sequence[Told]) -> list[Record]:
        last, now, wall = self._store.last(ROOM_LOG), self._now(), self._world.wall()
        return [
            Record(ROOM_LOG, seq, now, KIND, msgspec.json.encode(LogEntry(wall, *line)), line[2], seq)
            for seq, line in enumerate(told, last + 1)
        ]

    async def write(self, what: str, says: str, *players: str) -> None:
        """Write a line of its own, and wait until it is durable."""
        note(what, says=says, players=list(players))
        await self._store.append(self._made([(what, says, players)]))

    def say(self, what: str, says: str, *players: str) -> None:
        """The same where nobody waits for it; a store that fails says so itself."""
        with suppress(StoreFailed):
            done = self._store.append(self._made([(what, says, players)]))
            done.add_done_callback(lambda done: done.cancelled() or done.exception())

    def say_once(self, what: str, says: str, *players: str) -> None:
        """The same for what may come again and again: not each time."""
        now, noted, key = self._now(), self._noted, (what, says)
        while noted and next(iter(noted.values())) <= now - AGAIN:
            noted.popitem(last=False)
        if key not in noted and len(noted) < MANY:
            noted[key] = now
            self.say(what, says, *players)

    def refused(self, what: str, account: str, why: str) -> None:
        """Somebody was refused or thrown out."""
        who = account or "somebody without a name here"
        self.say_once(what.replace(" ", "-"), f"{what}, {who}: {why}", *([account] if account else []))


class Errors(logging.Handler):
    """Brings what is logged as an error into the room's log: what was being done, and the kind of error."""

    def __init__(self, log: RoomLog, soon: Callable[..., object]) -> None:
        super().__init__(logging.ERROR)
        self._log, self._soon = log, soon

    def emit(self, record: logging.LogRecord) -> None:
        """From whichever thread: it is written in the room's own."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] is not None else ""
        fields = getattr(record, "fields", {})
        where = next((self._log.called(str(fields[key])) for key in ("table", "tournament") if key in fields), "")
        says = record.getMessage() + "".join(f", {part}" for part in (where, kind) if part)
        with suppress(RuntimeError):  # the room has ended
            self._soon(self._log.say_once, "error", says)


def lines_of(facts: Sequence[Fact], called: Callable[[str], str]) -> Iterator[Told | None]:
    """What facts that are written together mean, a line each; None for what is of no interest."""
    new = {fact.name for fact in facts if isinstance(fact, AccountMade | NameReset)}
    for fact in facts:
        if isinstance(fact, SessionBegan | CodeSet | PasswordSet | TokenChanged | PasskeyRemoved) and fact.name in new:
            continue  # it belongs to coming in, or to what the operator did
        yield _of_account(fact) or _of_place(fact, called)


def _of_account(fact: Fact) -> Told | None:
    match fact:
        case AccountMade(name, kind, owner=owner):
            says = f"{owner} makes the bot {name}" if kind == BOT else f"{name} joins the room"
            return "joined", says, (name, owner) if owner else (name,)
        case SessionBegan(name, device=device):
            return "logged-in", f"{name} logs in" + (f", {device}" if device else ""), (name,)
        case CodeSet(name):
            return "new-link", f"{name} has a new link to come back with", (name,)
        case PasswordSet(name, password):
            return "password", f"{name} {'sets' if password else 'removes'} a password", (name,)
        case PasskeyAdded(name) | PasskeyRemoved(name):
            does = "adds" if isinstance(fact, PasskeyAdded) else "removes"
            return "passkey", f"{name} {does} a passkey", (name,)
        case TokenChanged(name, key):
            return "token", f"the bot {name} has {'another token' if key else 'no token any more'}", (name,)
        case AccountGone(name):
            return "gave-back", f"the name {name} is given back", (name,)
        case NameReset(name, _, by):
            return "name-reset", f"{by} resets the name {name}: a new link opens it, and nothing else does", (name,)
        case RoomBanned(name, _, by, why, addresses):
            more = ", with the address" if addresses else ""
            return "room-ban", f"{by} bans {name} from the room{more}" + (f": {why}" if why else ""), (name,)
        case RoomUnbanned(name, _, by):
            return "room-unban", f"{by} lets {name} into the room again", (name,)
    return None


def _of_place(fact: Fact, called: Callable[[str], str]) -> Told | None:
    match fact:
        case TableOpened(table, name, host=host, private=private):
            kind = "private table" if private else "table"
            return "opened", f"{host or 'the room'} opens the {kind} {name} ({table})", (host,) if host else ()
        case TournamentOpened(tournament, name, host=host):
            return "opened", f"{host or 'the room'} opens the event {name} ({tournament})", (host,) if host else ()
        case TableClosed(table, by=by):
            says = f"{by} closes the table {called(table)}" if by else f"the table {called(table)} is closed"
            return "closed", says, (by,) if by else ()
        case TournamentOver(tournament, row):
            return "over", f"{row.name} is over ({tournament})", ()
        case TournamentCancelled(tournament):
            return "cancelled", f"{called(tournament)} is cancelled ({tournament})", ()
        case Banned(table, player, on=on, by=by):
            does = f"bans {player} from" if on else f"lifts the ban of {player} from"
            return "ban", f"{by or 'the host'} {does} the table {called(table)}", (player, by) if by else (player,)
        case Stopped(stream, error=error):
            return "error", f"{called(stream.partition('/')[2])} stands still since an error ({error})", ()
        case KeyReplaced():
            return "key", "decks are sealed with another key from here on", ()
    return None
