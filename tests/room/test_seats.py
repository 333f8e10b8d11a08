"""Names are not seats: an account called like an auto player sees, does and says no more than anybody on the rail."""

from __future__ import annotations

import asyncio
import copy
import json
from typing import Any

import pytest

from room.rooms import QUICK, Line, crash, guest, kept, open_room
from room.test_closing import hands
from room.test_room import NO_LIMIT, answer, run
from room.test_tournaments import SEASON, SIT_AND_GO
from room.virtual import VirtualLoop
from sidepot.room.bots.auto_players import NAMES
from sidepot.room.log.room_events import BOT, GUEST, AutoSet
from sidepot.room.people.accounts import Account
from sidepot.room.people.names import clean_name
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import Room
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core

TIMED = """
format = "timed"
house = "kitchen"
hands = 60
chairs = 4
[levels]
by = "hands"
every = 2
[field]
maniac = 3
guests = ["caller", "maniac"]
"""
REBUYS = """
house = "standard"
chairs = 4
stack = 100
max_entrants = 4
starts_with = 4
rebuys = {until = 20, chips = 100, cost = 10, wait_seconds = 5}
add_on = {level = 1, chips = 100, cost = 5}
[levels]
by = "hands"
every = 6
blinds = [[10, 20], [20, 40], [50, 100]]
then = "double"
[field]
maniac = 3
"""


async def old_account(room: Room, name: str, kind: str = GUEST) -> None:
    """An account of a time when the room did not mind its name."""
    account = Account(name, kind, f"key of {name}", 0)
    room.accounts.add(account)
    await room.remember_account(account)


async def watching(room: Room, name: str, task: Any) -> Line:
    line = await guest(room, name)
    line.send("watch", id="w", table=task.id)
    await asyncio.sleep(0)
    return line


def of_the_rail(line: Line) -> list[Any]:
    """What was told of the tournament, but for one's own name and what one may ask for."""
    told, kinds = [copy.deepcopy(message) for message in line.got], ("snapshot", "step", "private", "said", "info")
    return [_anonymous(message) for message in told if message["type"] in kinds]


def _anonymous(told: dict[str, Any]) -> dict[str, Any]:
    told.pop("missed", None)
    if told.get("you"):
        told["you"].pop("name")
    if told.get("tournament"):
        told["tournament"].pop("may")
    return told


async def hostile_game(room: Room, sheet: str, seconds: int) -> tuple[TournamentTask, list[Line], Line]:
    """A game with Ada, watched by an old account for every auto player, and by Eve."""
    await old_account(room, "guest 1")
    await old_account(room, "guest 2", BOT)
    names = ["guest 1", "guest 2"]
    for name in ("rock 1", "caller 1", "caller 2", "random 1", "random 2", "maniac 1", "maniac 2", "maniac 3"):
        await old_account(room, name, BOT if name == "caller 2" else GUEST)
        names.append(name)
    task = await room.open_tournament(sheet, "Friday", "Ada")
    ada = await guest(room, "Ada")
    ada.on = lambda message: answer(ada, message)
    ada.send("watch", id="w", table=task.id)
    ada.send("register", id="r", table=task.id)
    mine = [*task.autos, *(name for name in names if name.startswith("guest"))]
    eve, lines = await guest(room, "Eve"), [await guest(room, name) for name in mine]
    for line in (eve, *lines):
        line.send("watch", id="w", table=task.id)
    ada.send("start", id="go", table=task.id)
    for _ in range(seconds):
        await asyncio.sleep(1)
        _attack(task, lines)
        if task.contest.game.over:
            break
    return task, lines, eve


def _attack(task: TournamentTask, lines: list[Line]) -> None:
    """Everyone acts with the turn that is awaited, as a socket that knows it could."""
    from sidepot.room.game.tournament_game import token_of

    game = task.contest.current
    for number, table in ({} if game is None else game.tables).items():
        for line in lines:
            token, held = token_of(number, table) or "0.0", len(line.got)
            turn = {"hand": table.number, "turn": token}
            line.send("act", id=f"a{held}", table=task.id, **turn, action={"type": "fold"})
            for kind in ("sit-out", "take-rebuy", "no-rebuy", "take-add-on", "unregister"):
                line.send(kind, id=f"{kind}{held}", table=task.id)


@pytest.mark.parametrize(
    ("sheet", "seconds"), [(SIT_AND_GO, 60), (SEASON, 60), (TIMED, 240), (REBUYS, 120)],
    ids=["tournament", "season", "timed", "rebuys"],
)  # fmt: skip
def test_an_account_called_like_an_auto_player_is_on_the_rail(sheet: str, seconds: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines, eve = await hostile_game(room, sheet, seconds)
        assert not task.frozen
        known = set(task.contest.current.entrants)
        assert known & {line.name for line in lines}
        if sheet is TIMED:
            assert "guest 1" in known, "somebody went out, and an auto player took the chair"
        seen = of_the_rail(eve)
        assert any(message["state"]["playing"] for message in seen if message.get("state"))
        for line in lines:
            assert of_the_rail(line) == seen, line.name
            assert all(not message["you"]["cards"] for message in line.got if message.get("you"))
            acted = [message for message in line.got if str(message.get("id")).startswith(("a", "s", "t", "n", "u"))]
            assert acted
            assert {message["type"] for message in acted} == {"refusal"}
            assert await hands(room, task.id, line.name) == []

    run(work)


def test_who_acted_for_an_auto_player_is_in_no_record() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines, _ = await hostile_game(room, SIT_AND_GO, 30)
        asked = {json.loads(record.data).get("asked", "") for record in kept(room).records[task.contest.stream]}
        assert {key.partition(":")[0] for key in asked} <= {"", "Ada"}
        assert not task.showing.viewers["rock 1"].operator
        assert lines

    run(work)


@pytest.mark.parametrize("name", ["rock 1", "Rock l", "ROCK 1"])
def test_who_looks_like_an_auto_player_can_neither_enter_nor_speak_there(name: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await old_account(room, name)
        task = await room.open_tournament(SIT_AND_GO, "Friday", "Ada")
        line = await watching(room, name, task)
        await asyncio.sleep(0.1)
        assert line.last("snapshot")["tournament"]["may"] == []
        line.send("register", id="r", table=task.id)
        line.send("chat", id="c", table=task.id, text="I am the rock")
        await asyncio.sleep(0.1)
        for ident in "rc":
            assert line.answers(ident)[0]["code"] == "name-taken"
            assert "auto player" in refusal_told(line.answers(ident)[0])
        assert task.chat.recent == []
        other = await room.open_tournament(SEASON, "Other", "Ada")
        line.send("watch", id="w2", table=other.id)
        line.send("chat", id="c2", table=other.id, text="hello")
        line.send("register", id="r2", table=other.id)
        await asyncio.sleep(0.1)
        assert [line.answers(ident)[0]["type"] for ident in ("c2", "r2")] == ["ack", "ack"]

    run(work)


def test_a_player_called_guest_1_who_registered_keeps_the_seat_across_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await old_account(room, "guest 1")
        task = await room.open_tournament(SIT_AND_GO, "Friday", "Ada")
        line = await watching(room, "guest 1", task)
        line.send("register", id="r", table=task.id)
        await asyncio.sleep(3)
        assert len(line.you["cards"]) == 2
        room = await open_room(loop, await crash(room))
        line = await watching(room, "guest 1", task)
        await asyncio.sleep(0.1)
        assert len(line.you["cards"]) == 2
        assert line.you["name"] == "guest 1"

    run(work)


def test_auto_players_that_take_empty_chairs_play_and_have_their_badge() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _, eve = await hostile_game(room, TIMED, 240)
        events = [event for message in eve.got for event in message.get("events", ())]
        acted = {event["player"] for event in events if event["type"] in ("called", "raised", "checked", "folded")}
        assert any(name.startswith("guest ") for name in acted)
        assert not [event for event in events if event["type"] == "timed-out" and event["player"].startswith("guest ")]
        assert task.badges()["guest 1"] == "auto"

    run(work)


# the names of a field


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("Ada", "taken"), ("аdа", "one script"), ("Ааа", "taken"), ("A d a", "taken"),
        ("Bad\\u202ename", "printable"),
        ("a\\u0007b", "printable"), ("\\u3164", "letters, digits"), ("x" * 25 + "y", "24"), ("guest 3", "taken"),
        ("caller 7", "taken"), ("M0ose", "taken"),
    ],
)  # fmt: skip
def test_names_of_a_field_are_checked_as_guests_names_are(named: str, why: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        await guest(room, "Aaa")
        with pytest.raises(Turned, match=why) as refused:
            await room.open_tournament(f'{SIT_AND_GO}\n[field.named]\n"{named}" = "rock"', "Friday", "Ada")
        assert refused.value.reason == "bad-sheet"
        assert not room.tournaments

    run(work)


def test_auto_players_of_a_field_may_have_the_names_that_are_reserved_for_them() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await old_account(room, "Ibex")
        named = "\n".join(f'{name} = "caller"' for name in NAMES)
        sheet = SIT_AND_GO.partition("[field]")[0].replace("= 5", f"= {len(NAMES) + 1}")
        task = await room.open_tournament(f"{sheet}[field.named]\n{named}", "Friday", "Ada")
        assert list(task.autos) == list(NAMES)
        hugo = await watching(room, "Ibex", task)
        hugo.send("chat", id="c", table=task.id, text="hello")
        await asyncio.sleep(0.1)
        assert hugo.answers("c")[0]["code"] == "name-taken"
        assert hugo.last("snapshot")["tournament"]["may"] == []

    run(work)


def test_two_names_of_a_field_do_not_look_alike() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = SIT_AND_GO.replace("max_entrants = 5", "max_entrants = 9")
        with pytest.raises(Turned, match="look alike"):
            await room.open_tournament(f'{sheet}[field.named]\nMoritz = "rock"\nMorltz = "rock"', "Friday", "Ada")
        task = await room.open_tournament(f'{sheet}[field.named]\nMoritz = "rock"\nMaya = "rock"', "Friday", "Ada")
        assert {"Moritz", "Maya", "rock 1"} <= set(task.autos)
        with pytest.raises(Turned, match="taken"):
            room.new_guest("Moritz", "")

    run(work)


def test_names_of_a_field_are_free_again_when_the_game_is_over_and_its_hands_stay_closed() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = SIT_AND_GO.replace("rock = 1", "") + '[field.named]\nMoritz = "rock"'
        task = await room.open_tournament(sheet, "Friday", "Ada")
        ada = await watching(room, "Ada", task)
        ada.on = lambda message: answer(ada, message)
        ada.send("register", id="r", table=task.id)
        for _ in range(1_000):
            await asyncio.sleep(10)
            if task.over:
                break
        assert task.over
        await guest(room, "Moritz")
        assert await hands(room, task.id, "Ada")
        assert await hands(room, task.id, "Moritz") == []
        room = await open_room(loop, await crash(room))
        assert await hands(room, task.id, "Moritz") == []

    run(work)


@pytest.mark.parametrize("name", ["rock 1", "Rock2", "guest 1", "GUEST 17", "guest l", "g.u.e.s.t. 3", "shark 12"])
@pytest.mark.parametrize("kind", [GUEST, BOT])
def test_names_that_the_room_gives_are_reserved(name: str, kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        owner, _ = room.new_guest("Ada", "")
        with pytest.raises(Turned, match="taken"):
            room.new_guest(name, "") if kind == GUEST else room.new_bot(name, owner, "")
        for free in ("Rocky", "Rocko", "guest", "a guest 1", "Sharky"):
            assert room.new_guest(free, "")

    run(work)


# cash tables


def test_auto_players_of_a_table_never_get_the_name_of_an_account() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in NAMES[:-1]:
            await old_account(room, name)
        room = await open_room(loop, await crash(room))
        task = await room.open_table(NO_LIMIT, 4, "Test", host="Ada", autos=("caller",))
        assert list(task.autos) == [NAMES[-1]]

    run(work)


def test_an_account_called_like_an_auto_player_of_a_table_is_on_the_rail() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK)
        task = await room.open_table(NO_LIMIT, 4, "Test", host="Ada", autos=("caller",))
        name = next(iter(task.autos))
        await room.services.remember(AutoSet(task.id, name, "caller"))
        await old_account(room, name)
        ada = await watching(room, "Ada", task)
        ada.on = lambda message: answer(ada, message)
        ada.send("sit", id="s", table=task.id, chair=3, chips=200)
        eve, hugo = await watching(room, "Eve", task), await watching(room, name, task)
        for number in range(40):
            await asyncio.sleep(0.5)
            token = task.game.token or "0.0"
            turn = {"hand": task.game.table.number, "turn": token}
            hugo.send("act", id=f"a{number}", table=task.id, **turn, action={"type": "fold"})
            hugo.send("leave", id=f"leave{number}", table=task.id)
            hugo.send("chat", id=f"chat{number}", table=task.id, text="I am an auto player")
        ada.send("remove", id="r", table=task.id, player=name)  # perhaps in the middle of a hand
        await asyncio.sleep(0.5)
        assert ada.answers("r")[0]["type"] == "ack"
        assert of_the_rail(hugo) == of_the_rail(eve)
        assert {message["type"] for message in hugo.got if message.get("id") not in (None, "w")} == {"refusal"}
        assert task.game.annals.count > 2
        assert await hands(room, task.id, "Ada")
        assert await hands(room, task.id, name) == []

    run(work)


# letters


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "A\u3164da", "Ada\u115f", "\u1160Ada", "Ada\uffa0", "\u200bAda", "Ada\u00ad", "A\u034fda",
        "Ada\u2800",
        "ꓮꓓꓮ", "Jоhn", "Joհn", "Ada՝", "Ꭺda", "𝓐da", "Ａda", "Ada²", "Anna Иванова", "Αda", "ⲀⲆⲀ", "Ada𞤀", "ᎪᎠᎪ",
    ],
)  # fmt: skip
def test_invisible_and_disguised_letters_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="a name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Иван Петров", "Ελένη", "דוד", "محمد", "小林", "田中さくら", "タロウ", "김민준", "ㅋㅋㅋ", "Tom 小林", "陳大文",
        "Արամ", "გიორგი", "Zoë O'Neil-Łukasz", "Jean-Luc 2", "สมชาย", "々木", "ラーメン", "Ada Kim 김", "Straße",
    ],
)  # fmt: skip
def test_names_in_one_script_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("coco", "сосо"), ("scope", "ѕсоре"), ("SOUP", "ՏՕՍP"), ("AVA", "АVА"), ("ANNA", "ΑΝΝΑ"), ("HOT", "НОТ"),
        ("Ada", "\u3164Ada"), ("Ada", "Aⅾa"), ("SIN", "ꓢꓲꓠ"), ("usn", "սsո"), ("modern", "modem"), ("Bill", "BiI1"),
        ("Hugo", "Ηսgο"), ("kot", "кот"), ("Jose", "José"), ("vvilli", "willi"), ("CAT", "ⲤАТ"), ("OO", "Օ0"),
    ],
)  # fmt: skip
def test_names_with_the_same_skeleton_look_alike(one: str, other: str) -> None:
    from sidepot.room.people.names import looks

    assert looks(one) == looks(other)


def test_names_that_are_different_do_not_look_alike() -> None:
    from sidepot.room.people.names import looks

    names = ["Ada", "Ben", "Иван", "Игорь", "Анна", "Дима", "Ελένη", "Νίκος", "דוד", "יוסי", "וסי", "小林",
             "小森", "김민준", "김민수", "さくら", "サクラ", "Արամ", "Արմեն", "Zoe", "Noé", "محمد", "أحمد"]  # fmt: skip
    assert len({looks(name) for name in names}) == len(names)
    assert all(looks(name) for name in names)


def test_the_table_of_look_alikes_is_made_from_unicodes_own_file() -> None:
    from sidepot.room.people.lookalikes import KEPT, reduced, table

    unicodes = """\ufeff# confusables.txt
# © 2020 Unicode®, Inc.
# Version: 13.0.0
05AD ;\t0596 ;\tMA\t# not a letter
0430 ;\t0061 ;\tMA\t# ( а → a ) CYRILLIC SMALL LETTER A → LATIN SMALL LETTER A
0251 ;\t0061 ;\tMA\t# ( ɑ → a )
1D4D0 ;\t0041 ;\tMA\t# normalised before it is looked for
0578 ;\t006E ;\tMA\t# ( ո → n )
02BC ;\t0027 ;\tMA\t# looks like no letter
"""
    lines = reduced(unicodes).splitlines()
    assert lines[1:3] == ["# © 2020 Unicode®, Inc.", "# Version: 13.0.0"]
    assert lines[4:] == ["a аɑ", "n ո"]
    assert {line[0] for line in KEPT.read_text("utf-8").splitlines()[:4]} == {"#"}
    assert len(table()) > 1_700


def test_an_old_account_with_such_a_name_comes_in_as_before() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in ("ꓮꓓꓮ", "A\u3164da", "rock 1"):
            await old_account(room, name)
        room = await open_room(loop, await crash(room))
        task = await room.open_table(NO_LIMIT, 4, "Test", host="Ben")
        for chair, name in enumerate(("ꓮꓓꓮ", "A\u3164da", "rock 1")):
            line = await watching(room, name, task)
            line.send("sit", id="s", table=task.id, chair=chair, chips=200)
            await asyncio.sleep(0.1)
            assert line.answers("s") == [{"type": "ack", "id": "s"}]
        with pytest.raises(Turned, match="taken"):
            room.new_guest("Ada", "")

    run(work)
