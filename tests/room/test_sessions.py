"""Sessions over months, races between coming and going, and rooms that were written before there were sessions."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from room.rooms import QUICK, TestWorld, crash, guest, kept, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house
from sidepot.room.lobby.giving_back import give_back, remove_bot
from sidepot.room.log.room_events import (
    AccountMade,
    PasskeyAdded,
    PasskeyRemoved,
    PasskeyUsed,
    SessionSeen,
    TokenChanged,
    fact_of,
)
from sidepot.room.people.accounts import hashed
from sidepot.room.people.credentials import code_key, code_of
from sidepot.room.people.sessions import A_DAY, device
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room

pytestmark = pytest.mark.core


def run(work: Any) -> None:
    simulate(work, 0)


async def newcomer(room: Room, name: str) -> tuple[Any, str, str]:
    """Account, token and code."""
    account, token = room.new_guest(name, "192.0.2.1")
    code, facts = room.desk.first_facts(account, "Firefox")
    await room.remember_account(account, *facts)
    return account, token, code


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much later it is, in milliseconds: the date alone goes on."""
    passed, wall = [0], TestWorld.wall
    monkeypatch.setattr(TestWorld, "wall", lambda self: wall(self) + passed[0])
    return passed


def test_a_session_ends_a_year_after_it_was_used_last(later: list[int]) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        account, token, code = await newcomer(room, "Ada")
        later[0] = 300 * A_DAY
        assert room.desk.guest(token)[0] == account
        await asyncio.sleep(0.1)
        # how long that counts survives a crash
        room = await open_room(loop, await crash(room))
        later[0] = 660 * A_DAY
        assert room.desk.guest(token)[0] is not None
        later[0] = 660 * A_DAY + 365 * A_DAY
        assert room.desk.guest(token) == (None, "")
        assert room.desk.of_code(code, "").name == "Ada"

    run(work)


def test_the_use_of_a_session_is_written_once_a_week(later: list[int]) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        _, token, _ = await newcomer(room, "Ada")
        for day in range(15):
            later[0] = day * A_DAY
            for _ in range(3):
                assert room.desk.guest(token)[1]
        await asyncio.sleep(0.1)
        facts = [fact_of(record.data) for record in kept(room).records["room"]]
        assert sum(isinstance(fact, SessionSeen) for fact in facts) == 2

    run(work)


def test_a_room_from_before_there_were_sessions_opens() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        here, left, bot = AccountMade("Ada", "guest", hashed("a"), 1), hashed("b"), hashed("c")
        wall = room.services.world.wall()
        await room.services.remember(
            AccountMade("Ada", "guest", hashed("a"), wall), AccountMade("Ben", "guest", left, wall),
            AccountMade("Robo", "bot", bot, wall, "Ada"), TokenChanged("Ben", ""), TokenChanged("Robo", hashed("d")),
        )  # fmt: skip
        room = await open_room(loop, await crash(room))
        account, session = room.desk.guest("a")
        assert account is not None
        assert (account.name, session) == ("Ada", here.key)
        assert room.desk.guest("b") == (None, "")
        assert room.desk.bot("c") is None
        assert room.desk.bot("d") is not None
        code = await room.desk.new_code(account)
        assert room.desk.of_code(code, "") == account

    run(work)


def test_a_seat_taken_in_the_same_moment_holds_the_name() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard"), 4, "Test")
        await newcomer(room, "Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        await asyncio.sleep(0.1)
        giving = asyncio.ensure_future(give_back(room, room.accounts.by_name["Ada"]))
        ada.send("sit", id="s", table=task.id, chair=0, chips=200)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        found = (await asyncio.gather(giving, return_exceptions=True))[0]
        await asyncio.sleep(0.1)
        # either the name is gone and nobody sits there, or somebody does and it is not
        assert ("Ada" in room.accounts.by_name) == ("Ada" in task.game.table.people)
        assert isinstance(found, Turned) == ("Ada" in room.accounts.by_name)

    for seed in range(20):
        simulate(work, seed)


def test_what_was_heard_before_the_name_is_given_back_counts() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard"), 4, "Test")
        await newcomer(room, "Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        await asyncio.sleep(0.1)
        ada.socket.hear(json.dumps({"type": "sit", "id": "s", "table": task.id, "chair": 0, "chips": 200}))
        with pytest.raises(Turned) as no:
            await give_back(room, room.accounts.by_name["Ada"])
        assert no.value.reason == Code.STILL_HERE
        assert "200 chips" in str(no.value)
        assert "Ada" in task.game.table.people
        assert not room.desk.going

    run(work)


def test_a_bot_in_a_hand_is_gone_only_when_asked_again_after_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK)
        task = await room.open_table(house("standard"), 4, "Test")
        await newcomer(room, "Ada")
        bot, _ = room.new_bot("Robo", room.accounts.by_name["Ada"], "")
        await room.remember_account(bot)
        for chair, name in enumerate(("Ada", "Robo")):
            line = await guest(room, name)
            line.send("watch", table=task.id)
            line.send("sit", table=task.id, chair=chair, chips=200)
        while not task.game.table.playing:
            await asyncio.sleep(0.1)
        (holds,) = await remove_bot(room, room.accounts.by_name["Robo"])
        assert holds.told("en").startswith("your bot Robo has 200 chips at Test")
        while "Robo" in task.game.table.people:
            await asyncio.sleep(0.5)
        assert await remove_bot(room, room.accounts.by_name["Robo"]) == []
        assert "Robo" not in room.accounts.by_name
        assert "Robo" not in task.bots

    run(work)


def test_who_was_let_in_by_a_host_is_not_whoever_has_the_name_next() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard"), 4, "Test", host="Hostess", admits=True)
        await newcomer(room, "Ada")
        hostess, ada = await guest(room, "Hostess"), await guest(room, "Ada")
        for line in (hostess, ada):
            line.send("watch", table=task.id)
        ada.send("ask-to-sit", table=task.id, chair=0, chips=200)
        await asyncio.sleep(0.1)
        hostess.send("admit", table=task.id, player="Ada")
        await asyncio.sleep(0.1)
        ada.send("leave", table=task.id)
        await asyncio.sleep(0.1)
        assert "Ada" in task.admitted
        await give_back(room, room.accounts.by_name["Ada"])
        assert "Ada" not in task.admitted
        room = await open_room(loop, await crash(room))
        assert "Ada" not in room.tables[task.id].admitted
        assert "Ada" not in room.accounts.by_name

    run(work)


def test_a_passkey_that_was_removed_while_it_was_used_stays_so_also_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await newcomer(room, "Ada")
        for ident in ("one", "two"):
            await room.desk.write(PasskeyAdded("Ada", ident, b"\x00\xff", 3, 1, "Firefox"))
        await asyncio.gather(
            room.desk.write(PasskeyRemoved("Ada", "one")),
            room.desk.write(PasskeyUsed("Ada", "one", 4), PasskeyUsed("Ada", "two", 5)),
        )
        for _ in range(2):
            passkeys = room.desk.ways.of("Ada").passkeys
            assert [(passkey.id, passkey.public_key, passkey.count) for passkey in passkeys.values()] == [
                ("two", b"\x00\xff", 5)
            ]
            assert room.desk.ways.with_passkey("one") is None
            room = await open_room(loop, await crash(room))

    run(work)


def test_devices_are_told_in_two_words() -> None:
    assert device("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1") == "Safari on iPhone"
    assert device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox on Linux"
    assert device("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0") == "Edge on Windows"
    assert device("Python-urllib/3.11") == "a program"
    assert device("<script>") == "a program"


def test_a_code_has_more_than_128_bits_of_its_secret() -> None:
    codes = {code_of(f"secret {number}") for number in range(2_000)}
    assert len(codes) == 2_000
    letters = [set(place) for place in zip(*(code.replace("-", "") for code in codes), strict=True)]
    assert len(letters) * 5 >= 128
    assert all(len(place) == 32 for place in letters)
    assert len({code_key(code) for code in codes}) == 2_000
