"""What an operator sees and does: the room's log, bans and their undoing, names reset, words to everyone."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from room.rooms import QUICK, Line, crash, guest, open_room
from room.test_room import run, table_with
from room.virtual import VirtualLoop
from sidepot.room.base.logs import LOGGER, trouble
from sidepot.room.http.admin_api import ADMIN_API
from sidepot.room.http.asking import Asking
from sidepot.room.lobby import operating
from sidepot.room.log.room_journal import AGAIN, MANY, Errors
from sidepot.room.people.bans import network_of
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.logbook import THE_ROOM, Logbook, LogLine
from sidepot.room.room import Room

pytestmark = pytest.mark.core

OPERATOR = "the session of an operator"
ENDPOINTS = {endpoint.path: endpoint for endpoint in ADMIN_API}


async def ask(room: Room, who: str, path: str, session: str = OPERATOR, key: bool = False, **body: Any) -> Any:
    """What an operator's request is answered with."""
    room.operators.add(OPERATOR)
    endpoint = ENDPOINTS[path]
    given = None if endpoint.body is None else endpoint.body(**body)
    query = {} if endpoint.body else {name: str(value) for name, value in body.items()}
    asking = Asking(room, room.accounts.by_name.get(who), "192.0.2.7", {}, query, session, key=key)
    return (await endpoint.handler(asking, given)).data


def lines(room: Room, player: str = "") -> list[LogLine]:
    """The room's log, the oldest line first."""
    return Logbook(room.services.store, THE_ROOM).page(player=player)[::-1]


def said(room: Room, player: str = "") -> list[str]:
    return [line.says for line in lines(room, player)]


def refused(error: pytest.ExceptionInfo[Turned]) -> Code:
    return error.value.reason


async def named(room: Room, name: str, device: str = "Firefox on Linux") -> tuple[str, str]:
    """Somebody comes in as a browser does: their token and code."""
    account, token = room.new_guest(name, "192.0.2.7")
    code, facts = room.desk.first_facts(account, device)
    await room.remember_account(account, *facts)
    return token, code


def test_who_comes_and_what_is_opened_and_closed_is_in_the_log() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        bot, _ = room.new_bot("Robo", room.accounts.by_name["Ada"], "192.0.2.7")
        await room.remember_account(bot)
        await room.desk.log_in(room.accounts.by_name["Ada"], "Safari on iPhone", "")
        task, (host, _) = await table_with(room, "Ada", "Ben", private=True)
        host.send("remove", table=task.id, player="Ben", ban=True)
        await asyncio.sleep(60)
        host.send("ban", table=task.id, player="Ben", on=False)
        await asyncio.sleep(1)
        host.send("close-table", table=task.id)
        await asyncio.sleep(1)
        assert said(room) == [
            "Ada joins the room",
            "Ada makes the bot Robo",
            "Ada logs in, Safari on iPhone",
            f"Ada opens the private table Test ({task.id})",
            "Ben joins the room",
            "Ada bans Ben from the table Test",
            "Ada lifts the ban of Ben from the table Test",
            "Ada closes the table Test",
        ]
        assert said(room, "Ben") == ["Ben joins the room", *said(room)[5:7]]
        assert [line.at for line in lines(room)] == sorted(line.at for line in lines(room))

    run(work)


def test_the_log_is_kept_over_a_crash_and_goes_on() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        room = await open_room(loop, await crash(room))
        await named(room, "Ben")
        assert said(room) == ["Ada joins the room", "Ben joins the room"]

    run(work)


def test_refusals_are_in_the_log_but_not_without_end() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for number in range(5):
            room.services.incidents.tell("socket refused", "Ada", f"192.0.2.{number}", "the room is full")
        assert said(room) == []
        await asyncio.sleep(1)
        assert said(room) == ["socket refused, Ada: the room is full"]
        for number in range(1_000):
            room.services.incidents.tell("socket refused", f"Ada {number}", "192.0.2.1", "the room is full")
            await asyncio.sleep(0.1)
        assert len(said(room)) == MANY
        await asyncio.sleep(AGAIN / 1000)
        room.services.incidents.tell("socket refused", "", "192.0.2.1", "say who you are first")
        await asyncio.sleep(1)
        assert said(room)[-1] == "socket refused, somebody without a name here: say who you are first"
        assert "192.0.2" not in " ".join(said(room))

    run(work)


def test_an_error_is_in_the_log_without_its_words() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await table_with(room, "Ada")
        handler = Errors(room.services.log, lambda call, *given: call(*given))
        LOGGER.addHandler(handler)
        try:
            try:
                raise KeyError("As")
            except KeyError:
                trouble("message failed", table=task.id)
        finally:
            LOGGER.removeHandler(handler)
        await asyncio.sleep(1)
        assert lines(room)[-1].what == "error"
        assert said(room)[-1] == "message failed, Test, KeyError"

    run(work)


def test_a_banned_player_is_thrown_out_gets_up_and_does_not_come_in_again() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        token, code = await named(room, "Ben")
        task, (_, ben) = await table_with(room, "Ada", "Ben")
        banned = await ask(room, "Ada", "/api/admin/ban", name="Ben", why="  language\u202e ")
        assert (banned.name, banned.by, banned.why, banned.addresses) == ("Ben", "Ada", "language", [])
        await asyncio.sleep(60)
        assert ben.closed == 1008
        assert ben.last("closing") == {
            "type": "closing", "code": "shut-out-why", "again": None, "why": "language",
        }  # fmt: skip
        assert "Ben" not in task.game.table.people
        account, _ = room.desk.guest(token)
        assert account is not None
        assert room.bans.of(account).why == "language"
        assert said(room)[-1] == "Ada bans Ben from the room: language"

        room = await open_room(loop, await crash(room))
        assert [ban.name for ban in (await ask(room, "Ada", "/api/admin")).bans] == ["Ben"]
        await ask(room, "Ada", "/api/admin/unban", name="Ben")
        assert room.bans.of(account) is None
        room = await open_room(loop, await crash(room))
        assert not room.bans.by_name
        assert said(room)[-1] == "Ada lets Ben into the room again"
        assert room.desk.of_code(code, "192.0.2.7").name == "Ben"

    run(work)


def test_a_ban_that_was_written_while_the_room_was_closed_holds_when_it_opens() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await table_with(room, "Ada", "Ben", "Cleo")
        await room.desk.write(operating.RoomBanned("Ben", 1, "the operator"))
        room = await open_room(loop, await crash(room))
        await asyncio.sleep(60)
        assert "Ben" not in room.tables[task.id].game.table.people

    run(work)


def test_bots_of_a_banned_player_are_out_too() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        await named(room, "Ben")
        bot, _ = room.new_bot("Robo", room.accounts.by_name["Ben"], "192.0.2.7")
        await room.remember_account(bot)
        robo = await guest(room, "Robo")
        with pytest.raises(Turned) as no:
            await ask(room, "Ada", "/api/admin/ban", name="Robo")
        assert "ban Ben" in str(no.value)
        await ask(room, "Ada", "/api/admin/ban", name="Ben")
        await asyncio.sleep(1)
        assert robo.closed == 1008
        assert room.bans.of(bot)

    run(work)


def test_with_the_address_nobody_new_comes_from_there() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        with pytest.raises(Turned) as no:
            await ask(room, "Ada", "/api/admin/ban", name="Ada", address=True)
        assert "is not here" in str(no.value)
        await guest(room, "Ben", "2001:db8:7:7::1")
        await asyncio.sleep(1)
        banned = await ask(room, "Ada", "/api/admin/ban", name="Ben", address=True)
        assert banned.addresses == ["2001:db8:7:7::/64"]
        with pytest.raises(Turned) as no:
            room.new_guest("Ben2", "2001:db8:7:7:ffff::2")
        assert refused(no) == Code.SHUT_OUT
        room.new_guest("Cleo", "2001:db8:7:8::1")
        await ask(room, "Ada", "/api/admin/unban", name="Ben")
        room.new_guest("Ben2", "2001:db8:7:7:ffff::2")
        assert "2001" not in " ".join(said(room))

    run(work)


def test_a_ban_never_locks_out_everyone_behind_a_proxy() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        await guest(room, "Ben", "127.0.0.1")
        await asyncio.sleep(1)
        with pytest.raises(Turned) as no:
            await ask(room, "Ada", "/api/admin/ban", name="Ben", address=True)
        assert "--proxy" in str(no.value)
        assert not room.bans.by_name

    run(work)


@pytest.mark.parametrize(("address", "network"), [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::/64"), ("x", "x"),
])  # fmt: skip
def test_an_address_is_banned_with_what_a_household_shares(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_name_that_is_reset_is_opened_by_its_new_code_alone() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        token, code = await named(room, "Ben")
        await room.desk.set_password(room.accounts.by_name["Ben"], "a long password", "192.0.2.7")
        ben = await guest(room, "Ben")
        await asyncio.sleep(0.1)
        made = await ask(room, "Ada", "/api/admin/reset", name="ben")
        await asyncio.sleep(1)
        assert made.name == "Ben"
        assert ben.closed == 1008
        assert room.desk.guest(token) == (None, "")
        with pytest.raises(Turned):
            room.desk.of_code(code, "192.0.2.7")
        for here in (room, await open_room(loop, await crash(room))):
            assert here.desk.of_code(made.code, "192.0.2.7").name == "Ben"
            assert not here.desk.ways.of("Ben").password
        assert said(room, "Ben")[-1] == "Ada resets the name Ben: a new link opens it, and nothing else does"
        assert not [line for line in said(room) if made.code in line]

    run(work)


def test_nobody_bans_or_resets_an_operator() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        token, _ = await named(room, "Ada")
        _, session = room.desk.guest(token)
        await room.make_operator(room.accounts.by_name["Ada"], session, "the operator's key", "192.0.2.7")
        for path in ("/api/admin/ban", "/api/admin/reset"):
            with pytest.raises(Turned) as no:
                await ask(room, "Ada", path, name="Ada")
            assert refused(no) == Code.NOT_ALLOWED
        await asyncio.sleep(1)
        assert said(room)[-1] == "Ada opens the operator's link"

    run(work)


@pytest.mark.parametrize("path", ENDPOINTS)
def test_only_the_operator_may_ask(path: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")
        body = {"text": "hello"} if path.endswith("announce") else {"name": "Ada"}
        given = body if ENDPOINTS[path].body else {}
        for session in ("", "another session"):
            with pytest.raises(Turned) as no:
                await ask(room, "Ada", path, session=session, **given)
            assert refused(no) == Code.NOT_ALLOWED
        if "ban" not in path:
            await ask(room, "", path, session="", key=True, **given)

    run(work)


def test_a_wrong_key_is_refused_slowly_and_a_right_one_never() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK.__class__(**{**QUICK_FIELDS, "guests_an_hour": 3}))
        codes = []
        for number in range(5):
            with pytest.raises(Turned) as no:
                room.check_operator(f"guess {number}", "", "192.0.2.9")
            codes.append(refused(no))
        assert codes == [Code.NOT_ALLOWED] * 3 + [Code.SLOW_DOWN] * 2
        room.check_operator("the operator's key", "", "192.0.2.9")
        assert room.services.incidents.met()[0].times == 5

    run(work)


QUICK_FIELDS = {name: getattr(QUICK, name) for name in QUICK.__struct_fields__}


def test_the_operator_sees_who_is_here_and_what_is_open() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await table_with(room, "Ada", "Ben", private=True)
        assert [table.state for table in (await ask(room, "Ada", "/api/admin")).tables] == ["playing"]
        await guest(room, "Ben")
        await asyncio.sleep(30)
        room.services.incidents.tell("socket refused", "Cleo", "192.0.2.8", "the room is full")
        seen = await ask(room, "Ada", "/api/admin")
        assert [(one.name, one.sockets, one.at, one.addresses) for one in seen.here] == [
            ("Ada", 1, ["Test"], ["192.0.2.7"]), ("Ben", 2, ["Test"], ["192.0.2.7"]),
        ]  # fmt: skip
        assert all(one.since < room.services.world.wall() - 29_000 for one in seen.here)
        (table,) = seen.tables
        assert (table.id, table.host, table.private, table.players, table.autos) == (task.id, "Ada", True, 2, 0)
        assert [(limit.name, limit.used) for limit in seen.limits] == [("sockets", 3), ("tables", 1), ("accounts", 2)]
        assert [(met.account, met.times) for met in seen.met] == [("Cleo", 1)]
        users = await ask(room, "Ada", "/api/admin/users", find="ADA")
        assert [(user.name, user.here, user.banned) for user in users.users] == [("Ada", True, False)]
        await asyncio.sleep(1)
        log = await ask(room, "Ada", "/api/admin/log", limit=1)
        assert [line.says for line in log.log] == ["socket refused, Cleo: the room is full"]
        assert log.older == log.log[0].number

    run(work)


def test_everyone_reads_an_announcement_and_so_do_newcomers_for_a_while() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        ada = await guest(room, "Ada")
        await asyncio.sleep(0.1)
        await ask(room, "Ada", "/api/admin/announce", text="  The room closes\nat eleven ", minutes=5)
        ben = await guest(room, "Ben")
        await asyncio.sleep(0.1)
        for line in (ada, ben):
            assert line.last("announcement")["text"] == "The room closes at eleven"
        assert (await ask(room, "Ada", "/api/admin")).announced.text == "The room closes at eleven"
        await asyncio.sleep(301)
        assert not _heard(await guest(room, "Cleo"))
        assert (await ask(room, "Ada", "/api/admin")).announced is None
        await ask(room, "Ada", "/api/admin/announce", text="Break", minutes=5)
        await ask(room, "Ada", "/api/admin/announce", text=" ")
        assert not _heard(await guest(room, "Dora"))
        await asyncio.sleep(0.1)
        assert ada.last("announcement")["text"] == ""
        assert [line.says for line in lines(room) if line.what == "announced"] == [
            "Ada tells everyone: The room closes at eleven", "Ada tells everyone: Break",
            "Ada takes the announcement back",
        ]  # fmt: skip

    run(work)


def _heard(line: Line) -> list[dict[str, Any]]:
    return [message for message in line.got if message["type"] == "announcement"]


def test_facts_are_on_standard_error_too(caplog: pytest.LogCaptureFixture) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await named(room, "Ada")

    LOGGER.propagate = True
    with caplog.at_level(logging.INFO, LOGGER.name):
        run(work)
    assert ("joined", "Ada joins the room") in [
        (record.getMessage(), getattr(record, "fields", {}).get("says")) for record in caplog.records
    ]
