"""The front desk: who a token belongs to, logging in and out, and how people come back.

The one rule it keeps: what opens an account is written down as a hash before it counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Protocol

from sidepot.room.base.limits import Purse
from sidepot.room.log.room_events import (
    BOT,
    GUEST,
    AccountGone,
    AccountMade,
    CodeSet,
    Fact,
    PasskeyAdded,
    PasskeyRemoved,
    PasskeyUsed,
    PasswordSet,
    RoomBanned,
    RoomUnbanned,
    SessionBegan,
    SessionEnded,
    SessionSeen,
    TokenChanged,
)
from sidepot.room.people.accounts import Account, Accounts, hashed
from sidepot.room.people.bans import Bans
from sidepot.room.people.credentials import MAX_PASSKEYS, Passkey, WaysBack, code_key, code_of
from sidepot.room.people.names import looks
from sidepot.room.people.passkeys import Passkeys
from sidepot.room.people.passwords import Passwords
from sidepot.room.people.sessions import NOTED, Sessions
from sidepot.room.protocol import Closing
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.services import Services
from sidepot.room.store.records import StoreFailed

SHORTEST, LONGEST = 8, 200
POLICY = 1008


class Caller(Protocol):
    """A socket, as the front desk knows it."""

    name: str
    session: str

    def end(self, message: Closing, code: int) -> None:
        """Say goodbye, and close it."""


class FrontDesk:
    """Everything that opens an account."""

    def __init__(
        self, services: Services, accounts: Accounts, bans: Bans, operators: set[str], sockets: Iterable[Caller]
    ) -> None:
        self.services, self.accounts, self.bans = services, accounts, bans
        self._operators, self._sockets = operators, sockets
        self.sessions = Sessions()
        self.ways = WaysBack()
        self.passwords = Passwords()
        self.passkeys = Passkeys(services)
        self.going: set[str] = set()
        """Names that are being given back: nobody comes in with them."""
        tries = services.config.tries_an_hour
        self._from = Purse(tries, tries / 3600)
        self._for = Purse(tries, tries / 3600)
        self._asking = Purse(60, 1)

    # what the log tells

    def learn(self, fact: Fact, at: int) -> None:
        """What was written holds from now on; *at* is the room's time then."""
        match fact:
            case AccountMade(name, kind, key, made, owner):
                self.accounts.add(Account(name, kind, key, made, owner, at))
                if kind == GUEST and key:
                    self.sessions.begin(key, name, "", made)
            case SessionSeen(key, seen):
                self.sessions.seen(key, seen)
            case SessionEnded(key):
                self.sessions.end(key)
                self._operators.discard(key)
            case _ if getattr(fact, "name", "") in self.accounts.by_name:
                self._learn_of(fact)

    def _learn_of(self, fact: Fact) -> None:
        """What was written of somebody who is still known."""
        match fact:
            case TokenChanged(name, key):
                self.accounts.renew(name, key)
                self.sessions.forget(name)
                if key and self.accounts.by_name[name].kind == GUEST:
                    self.sessions.begin(key, name, "", self.accounts.by_name[name].at)
            case SessionBegan(name, key, at, device):
                self.sessions.begin(key, name, device, at)
            case CodeSet(name, key):
                self.ways.set_code(name, key)
            case PasswordSet(name, password):
                self.ways.set_password(name, password)
            case PasskeyAdded(name, ident, public_key, count, at, label):
                self.ways.add_passkey(name, Passkey(ident, public_key, count, at, label))
            case PasskeyUsed(name, ident, count):
                self.ways.count_passkey(name, ident, count)
            case PasskeyRemoved(name, ident):
                self.ways.remove_passkey(name, ident)
            case RoomBanned() | RoomUnbanned():
                self.bans.learn(fact)
            case AccountGone(name):
                self.bans.forget(name)
                self.accounts.drop(name)
                self.sessions.forget(name)
                self.ways.forget(name)

    async def write(self, *facts: Fact) -> None:
        """Write facts down; then they hold."""
        await self.services.remember(*facts)
        for fact in facts:
            self.learn(fact, self.services.now())

    # who it is

    def bot(self, token: str) -> Account | None:
        """The bot that a token belongs to."""
        account = self.accounts.of_token(token)
        return None if account is None or account.name in self.going else account

    def guest(self, token: str) -> tuple[Account | None, str]:
        """The guest that a token belongs to, and the session."""
        today = self.services.world.wall()
        session = self.sessions.of_token(token, today)
        if session is None or session.name in self.going:
            return None, ""
        session.seen = today
        if today - session.noted >= NOTED:
            session.noted = today
            with suppress(StoreFailed):
                self.services.remember(SessionSeen(session.key, today)).add_done_callback(lambda done: done.exception())
        return self.accounts.by_name[session.name], session.key

    # in and out

    def first_facts(self, account: Account, device: str) -> tuple[str, list[Fact]]:
        """The code of a new guest, and what is written of it besides the account."""
        code = code_of(self.services.world.secret())
        began = SessionBegan(account.name, account.key, account.at, device)
        return code, [began, CodeSet(account.name, code_key(code))]

    async def log_in(self, account: Account, device: str, replaces: str) -> str:
        """A session for somebody who has shown who they are: its token. The one it replaces in this browser ends."""
        token, today = self.services.world.secret(), self.services.world.wall()
        over = self.sessions.to_end(account.name, today, self.services.config.max_sessions)
        await self.write(
            SessionBegan(account.name, hashed(token), today, device), *(SessionEnded(key) for key in over)
        )
        self._hang_up(set(over), "you are logged in at so many other places that this one was logged out")
        if replaces:
            await self.log_out([replaces], "somebody-else")
        return token

    async def log_out(self, keys: list[str], code: str) -> None:
        """End sessions; the account stays, and so does the seat."""
        if keys:
            await self.write(*(SessionEnded(key) for key in keys))
            self._hang_up(set(keys), code)

    def _hang_up(self, keys: set[str], code: str) -> None:
        for socket in tuple(self._sockets):
            if socket.session and socket.session in keys:
                socket.end(Closing(code, None), POLICY)

    # coming back

    def of_code(self, text: str, address: str) -> Account:
        """Who has this code. A right one is never refused, whatever others try."""
        name = self.ways.with_code(text)
        if name is None or name in self.going:
            self._try(address)
            raise Turned(Code.WRONG_SECRET, "link")
        return self.accounts.by_name[name]

    async def of_password(self, name: str, password: str, address: str) -> Account:
        """Who has this name and password; it takes as long to say no as yes."""
        self._try(address)
        if not self._for.take(looks(name), self.services.now()):
            raise Turned(Code.SLOW_DOWN, "passwords")
        known = self.accounts.taken(name) or ""
        kept = self.ways.of(known).password
        fits = await self.passwords.fits(kept, password)
        # while that was found out the password may have been changed, and the name given back
        if not fits or self.ways.of(known).password != kept or known in self.going:
            raise Turned(Code.WRONG_SECRET, "password")
        return self.accounts.by_name[known]

    def ask_passkey(self, origin: str, address: str) -> dict[str, Any]:
        """What a browser needs to use a passkey; not so often that the challenges of others are forgotten."""
        if not self._asking.take(address, self.services.now()):
            raise Turned(Code.SLOW_DOWN)
        return self.passkeys.to_come_back(origin)

    async def of_passkey(self, credential: dict[str, Any], origin: str, address: str) -> Account:
        """Who has this passkey."""
        ident = str(credential.get("id"))
        name = self.ways.with_passkey(ident) or ""
        passkey = self.ways.of(name).passkeys.get(ident)
        try:
            count = self.passkeys.used(passkey, credential, origin)
        except Turned:
            self._try(address)
            raise
        assert passkey is not None
        if count != passkey.count:
            await self.write(PasskeyUsed(name, ident, count))
        if self.ways.with_passkey(ident) != name or name in self.going:
            raise Turned(Code.WRONG_SECRET)
        return self.accounts.by_name[name]

    def _try(self, address: str) -> None:
        if not self._from.take(address, self.services.now()):
            raise Turned(Code.SLOW_DOWN, "tries")

    # ways back

    async def new_code(self, account: Account) -> str:
        """Another code; the one before opens nothing any more."""
        code = code_of(self.services.world.secret())
        await self.write(CodeSet(account.name, code_key(code)))
        return code

    async def set_password(self, account: Account, password: str, address: str) -> None:
        """Another password, or none."""
        if not password:
            await self.write(PasswordSet(account.name, ""))
            return
        if not SHORTEST <= len(password) <= LONGEST or looks(password) == looks(account.name):
            raise Turned(Code.WEAK_PASSWORD)
        self._try(address)
        await self.write(PasswordSet(account.name, await self.passwords.hash(password)))

    async def add_passkey(self, account: Account, credential: dict[str, Any], origin: str, label: str) -> None:
        """A passkey that a browser has made."""
        if len(self.ways.of(account.name).passkeys) >= MAX_PASSKEYS:
            raise Turned(Code.TOO_MANY, "passkeys", count=MAX_PASSKEYS)
        made = self.passkeys.added(account, credential, origin, label)
        if self.ways.with_passkey(made.id) is not None:
            raise Turned(Code.NAME_TAKEN, "passkey")
        await self.write(PasskeyAdded(account.name, made.id, made.public_key, made.count, made.at, made.label))

    # bots

    def bot_of(self, owner: Account, name: str) -> Account:
        """A bot of mine."""
        account = self.accounts.by_name.get(name)
        if account is None or account.kind != BOT or account.owner != owner.name:
            raise Turned(Code.NOT_FOUND, "bot")
        return account

    async def new_token(self, bot: Account) -> str:
        """Another token for a bot; with the one before nobody comes in any more."""
        token = self.services.world.secret()
        await self._renew(bot, hashed(token))
        return token

    async def stop(self, bot: Account) -> None:
        """A bot has no token any more, and is not connected."""
        await self._renew(bot, "")

    async def _renew(self, bot: Account, key: str) -> None:
        await self.write(TokenChanged(bot.name, key))
        self.hang_up_on(bot.name, "new-token", None)

    def hang_up_on(self, name: str, code: str, again: int | None, why: str = "") -> None:
        """Close every socket of an account."""
        for socket in tuple(self._sockets):
            if socket.name == name:
                socket.end(Closing(code, again, why), POLICY)
