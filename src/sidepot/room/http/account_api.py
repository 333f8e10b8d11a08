"""What can be asked over HTTP about accounts, one function each."""

from __future__ import annotations

from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.lobby.giving_back import give_back, remove_bot, what_holds
from sidepot.room.log.room_events import GUEST, PasskeyRemoved
from sidepot.room.people.accounts import Account
from sidepot.room.people.sessions import device
from sidepot.room.protocol.account_bodies import (
    AccountSeen,
    BackCode,
    BackPassword,
    BotGone,
    BotSeen,
    BotToken,
    CameIn,
    CodeTold,
    Credential,
    Fine,
    Me,
    MyName,
    NewBot,
    NewGuest,
    NewPassword,
    OperatorKey,
    PasskeyId,
    PasskeyOptions,
    PasskeySeen,
    SessionId,
    SessionSeen,
)
from sidepot.room.protocol.refusals import Code, Turned


def _me(asking: Asking, account: Account) -> Me:
    return Me(account.name, account.kind, asking.session in asking.room.operators)


def _person(asking: Asking) -> Account:
    """Who asks, where that is a guest: bots come in with a token alone."""
    if asking.who.kind != GUEST:
        raise Turned(Code.NOT_ALLOWED)
    return asking.who


async def _who(asking: Asking, body: None) -> Answer:
    # the cookie lasts a year from now on
    return Answer(_me(asking, asking.who), asking.token or None)


# in and out


async def _guest(asking: Asking, body: NewGuest) -> Answer:
    room, old = asking.room, asking.account
    if old is not None and old.kind == GUEST and old.name == body.name.strip():
        return Answer(CameIn(old.name, old.kind, asking.session in room.operators, ""))
    account, token = room.new_guest(body.name, asking.address)
    code, facts = room.desk.first_facts(account, device(asking.agent))
    await room.remember_account(account, *facts)
    if asking.session:
        await room.desk.log_out([asking.session], "somebody-else")
    return Answer(CameIn(account.name, account.kind, False, code), token)


async def _leave(asking: Asking, body: None) -> Answer:
    _person(asking)
    await asking.room.desk.log_out([asking.session], "logged-out")
    return Answer(Fine(True), "")


async def _operator(asking: Asking, body: OperatorKey) -> Answer:
    await asking.room.make_operator(asking.who, asking.session, body.key, asking.address)
    return Answer(_me(asking, asking.who))


async def _back(asking: Asking, account: Account) -> Answer:
    """Somebody has shown who they are: they are logged in here."""
    asking.room.bans.check(account)
    if asking.account == account:
        return Answer(_me(asking, account))
    token = await asking.room.desk.log_in(account, device(asking.agent), asking.session)
    return Answer(Me(account.name, account.kind, False), token)


async def _back_by_code(asking: Asking, body: BackCode) -> Answer:
    return await _back(asking, asking.room.desk.of_code(body.code, asking.address))


async def _back_by_password(asking: Asking, body: BackPassword) -> Answer:
    return await _back(asking, await asking.room.desk.of_password(body.name, body.password, asking.address))


async def _ask_passkey(asking: Asking, body: None) -> Answer:
    return Answer(PasskeyOptions(asking.room.desk.ask_passkey(asking.origin, asking.address)))


async def _back_by_passkey(asking: Asking, body: Credential) -> Answer:
    account = await asking.room.desk.of_passkey(body.credential, asking.origin, asking.address)
    return await _back(asking, account)


# my account


async def _account(asking: Asking, body: None) -> Answer:
    room, who = asking.room, _person(asking)
    ways, today = room.desk.ways.of(who.name), room.services.world.wall()
    names = {socket.name for socket in room.sockets}
    sockets = {socket.session for socket in room.sockets}
    return Answer(AccountSeen(
        name=who.name,
        at=who.at,
        code=bool(ways.code),
        password=bool(ways.password),
        passkeys=[PasskeySeen(passkey.id, passkey.label, passkey.at) for passkey in ways.passkeys.values()],
        sessions=[
            SessionSeen(each.id, each.device, each.began, each.seen, each.key == asking.session, each.key in sockets)
            for each in room.desk.sessions.of(who.name, today)
        ],
        bots=[BotSeen(bot.name, bot.at, bot.name in names, bool(bot.key)) for bot in room.accounts.bots_of(who.name)],
        held=what_holds(room, who),
    ))  # fmt: skip


async def _new_code(asking: Asking, body: None) -> Answer:
    return Answer(CodeTold(await asking.room.desk.new_code(_person(asking))))


async def _prove(asking: Asking, who: Account, password: str) -> None:
    """A session that was left open, or stolen, is not enough for what shuts its owner out."""
    if not asking.room.desk.ways.of(who.name).password:
        return
    if not password:
        raise Turned(Code.WRONG_SECRET, "needed")
    await asking.room.desk.of_password(who.name, password, asking.address)


async def _password(asking: Asking, body: NewPassword) -> Answer:
    await _prove(asking, _person(asking), body.old)
    await asking.room.desk.set_password(_person(asking), body.password, asking.address)
    return Answer(Fine(True))


async def _make_passkey(asking: Asking, body: None) -> Answer:
    who, desk = _person(asking), asking.room.desk
    return Answer(PasskeyOptions(desk.passkeys.to_add(who, desk.ways.of(who.name).passkeys, asking.origin)))


async def _add_passkey(asking: Asking, body: Credential) -> Answer:
    who = _person(asking)
    await asking.room.desk.add_passkey(who, body.credential, asking.origin, device(asking.agent))
    return Answer(Fine(True))


async def _remove_passkey(asking: Asking, body: PasskeyId) -> Answer:
    who, desk = _person(asking), asking.room.desk
    if body.id not in desk.ways.of(who.name).passkeys:
        raise Turned(Code.NOT_FOUND, "passkey")
    await desk.write(PasskeyRemoved(who.name, body.id))
    return Answer(Fine(True))


async def _end_session(asking: Asking, body: SessionId) -> Answer:
    who, desk = _person(asking), asking.room.desk
    mine = desk.sessions.of(who.name, asking.room.services.world.wall())
    if body.session:
        ended = [session.key for session in mine if session.id == body.session]
        if not ended:
            raise Turned(Code.NOT_FOUND, "session")
    else:
        ended = [session.key for session in mine if session.key != asking.session]
    await desk.log_out(ended, "logged-out-elsewhere")
    return Answer(Fine(True), "" if asking.session in ended else None)


async def _give_back(asking: Asking, body: MyName) -> Answer:
    who = _person(asking)
    if body.name != who.name:
        raise Turned(Code.BAD_NAME, "confirm", name=who.name)
    await _prove(asking, who, body.password)
    await give_back(asking.room, who)
    return Answer(Fine(True), "")


# bots


async def _bot(asking: Asking, body: NewBot) -> Answer:
    account, token = asking.room.new_bot(body.name, asking.who, asking.address)
    await asking.room.remember_account(account)
    return Answer(BotToken(account.name, token))


async def _new_token(asking: Asking, body: NewBot) -> Answer:
    desk = asking.room.desk
    bot = desk.bot_of(_person(asking), body.name)
    return Answer(BotToken(bot.name, await desk.new_token(bot)))


async def _remove_bot(asking: Asking, body: NewBot) -> Answer:
    held = await remove_bot(asking.room, asking.room.desk.bot_of(_person(asking), body.name))
    return Answer(BotGone(not held, held))


ACCOUNT_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/me", "Who I am.", _who, Me),
    Endpoint("POST", "/api/guest", "Come in with a name; the session is a cookie.", _guest, CameIn, NewGuest, False),
    Endpoint("POST", "/api/leave", "Log out here; the account stays.", _leave, Fine),
    Endpoint("POST", "/api/back", "Come back with my code.", _back_by_code, Me, BackCode, False),
    Endpoint("POST", "/api/back/password", "Come back by password.", _back_by_password, Me, BackPassword, False),
    Endpoint("POST", "/api/back/passkey/options", "Ask for a passkey.", _ask_passkey, PasskeyOptions, session=False),
    Endpoint("POST", "/api/back/passkey", "Come back by passkey.", _back_by_passkey, Me, Credential, False),
    Endpoint("GET", "/api/account", "My account: ways back, sessions, bots.", _account, AccountSeen),
    Endpoint("POST", "/api/code", "Make a new code; the old one is void.", _new_code, CodeTold),
    Endpoint("POST", "/api/password", "Set or remove my password.", _password, Fine, NewPassword),
    Endpoint("POST", "/api/passkeys/options", "What a new passkey needs.", _make_passkey, PasskeyOptions),
    Endpoint("POST", "/api/passkeys", "Add a passkey.", _add_passkey, Fine, Credential),
    Endpoint("POST", "/api/passkeys/remove", "Remove a passkey.", _remove_passkey, Fine, PasskeyId),
    Endpoint("POST", "/api/sessions/end", "Log out another session, or all others.", _end_session, Fine, SessionId),
    Endpoint("POST", "/api/account/end", "Give my name back.", _give_back, Fine, MyName),
    Endpoint("POST", "/api/operator", "Get a host's rights at every table.", _operator, Me, OperatorKey),
    Endpoint("POST", "/api/bots", "Make a bot; its token is shown once.", _bot, BotToken, NewBot),
    Endpoint("POST", "/api/bots/token", "Make a new token for a bot.", _new_token, BotToken, NewBot),
    Endpoint("POST", "/api/bots/remove", "Remove a bot.", _remove_bot, BotGone, NewBot),
)
