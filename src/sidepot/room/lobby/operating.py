"""What an operator does in the room: bans and their undoing, a name made usable again, words to everyone.

The one rule it keeps: what an operator does is written in the room's log before it holds.
"""

from __future__ import annotations

from ipaddress import ip_address

from sidepot.room import protocol
from sidepot.room.lobby.building import Building
from sidepot.room.lobby.giving_back import takes_part
from sidepot.room.log.room_events import (
    GUEST,
    CodeSet,
    NameReset,
    PasskeyRemoved,
    PasswordSet,
    RoomBanned,
    RoomUnbanned,
    TokenChanged,
)
from sidepot.room.people.accounts import Account
from sidepot.room.people.bans import network_of
from sidepot.room.people.credentials import code_key, code_of
from sidepot.room.people.names import clean_text
from sidepot.room.protocol import Announcement, encode
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.table import StopWaiting
from sidepot.tournament import Unregister

LONGEST_WHY, LONGEST_WORDS = 200, 300


def account_called(room: Building, name: str) -> Account:
    """The account of a name, or of one that looks like it; Turned where there is none."""
    known = name if name in room.accounts.by_name else room.accounts.whose(name)
    if known is None:
        raise Turned(Code.NOT_FOUND, "person", name=name)
    return room.accounts.by_name[known]


def is_operator(room: Building, name: str) -> bool:
    """Whether somebody has opened the operator's link where they are logged in."""
    mine = room.desk.sessions.of(name, room.services.world.wall())
    return any(session.key in room.operators for session in mine)


async def ban(room: Building, name: str, by: str, why: str = "", with_address: bool = False) -> RoomBanned:
    """Somebody may not come in any more, nor may their bots, nor anybody new from where they are."""
    account = account_called(room, name)
    if account.kind != GUEST:
        raise Turned(Code.NOT_ALLOWED, "ban-bot", name=account.name, owner=account.owner)
    if is_operator(room, account.name):
        raise Turned(Code.NOT_ALLOWED, "ban-operator", name=account.name)
    addresses = _addresses(room, account.name) if with_address else ()
    fact = RoomBanned(account.name, room.services.world.wall(), by, clean_text(why)[:LONGEST_WHY], addresses)
    await room.desk.write(fact)
    for each in (account, *room.accounts.bots_of(account.name)):
        room.desk.hang_up_on(each.name, "shut-out-why" if fact.why else "shut-out", None, fact.why)
    put_out(room, account.name)
    return fact


def _addresses(room: Building, name: str) -> tuple[str, ...]:
    found = {socket.address for socket in room.sockets if socket.name == name}
    if not found:
        raise Turned(Code.NOT_FOUND, "address", name=name)
    if any(_is_shared(address) for address in found):
        raise Turned(Code.NOT_ALLOWED, "ban-proxy")
    return tuple(sorted({network_of(address) for address in found}))


def _is_shared(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True


def put_out(room: Building, owner: str) -> None:
    """Somebody and their bots get up from every table, wait for none, and are in no event that has not begun."""
    for name in (owner, *(bot.name for bot in room.accounts.bots_of(owner))):
        _get_up(room, name)


def _get_up(room: Building, name: str) -> None:
    for task in room.tables.values():
        if name in task.game.table.people:
            task.ask(name, protocol.Leave(table=task.id, id=""))
        if name in task.game.table.waiting:
            task.ask(name, StopWaiting(name))
    for event in room.tournaments.values():
        if not event.over and takes_part(event, name):
            event.ask(name, Unregister(name))


async def unban(room: Building, name: str, by: str) -> None:
    """Somebody may come in again."""
    if name not in room.bans.by_name:
        raise Turned(Code.NOT_FOUND, "ban", name=name)
    await room.desk.write(RoomUnbanned(name, room.services.world.wall(), by))


async def reset_name(room: Building, name: str, by: str) -> str:
    """All that opened an account is void, and a new code opens it: for somebody who has lost every way back."""
    account = account_called(room, name)
    if account.kind != GUEST:
        raise Turned(Code.NOT_ALLOWED, "reset-bot", name=account.name, owner=account.owner)
    if is_operator(room, account.name):
        raise Turned(Code.NOT_ALLOWED, "reset-operator", name=account.name)
    code = code_of(room.services.world.secret())
    own = account.name
    passkeys = [PasskeyRemoved(own, ident) for ident in room.desk.ways.of(own).passkeys]
    reset = NameReset(own, room.services.world.wall(), by)
    await room.desk.write(
        reset, TokenChanged(own, ""), PasswordSet(own, ""), *passkeys, CodeSet(own, code_key(code))
    )  # fmt: skip
    room.desk.hang_up_on(own, "new-link", None)
    return code


async def announce(room: Building, text: str, by: str, minutes: int) -> Announcement | None:
    """Words for everyone who is here, and who comes within some minutes; without words the last ones are taken back."""
    words = clean_text(text)[:LONGEST_WORDS]
    now = room.services.now()
    message = Announcement(words, room.services.world.wall())
    says = f"{by} tells everyone: {words}" if words else f"{by} takes the announcement back"
    await room.services.log.write("announced", says)
    room.announced = (message, now + minutes * 60_000) if words else None
    for socket in tuple(room.sockets):
        socket.post(None, encode(message))
    return message if words else None
