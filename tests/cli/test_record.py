"""`sidepot room tables`, `hands` and `log`: what a person who looks after a room reads in its data."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cli.command import sidepot
from cli.test_languages import OTHERS, foreign, said_in
from room.appending import append
from room.postgres import new_database
from room.rooms import STARTED, crash, kept, open_room
from room.served import served
from room.test_again import SIT_AND_GO
from room.test_record import played
from room.test_void import locked
from room.virtual import VirtualLoop, simulate
from sidepot.room.operation.voiding import void_locked
from sidepot.room.record.search import moment
from sidepot.room.store import Kept, open_store

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")
HANDS = 30


def a_room() -> Kept:
    """Two tables called Friday, one of them closed and one with a void hand, a tournament; a hand is running."""

    async def work(loop: VirtualLoop) -> Kept:
        room = await open_room(loop)
        old, lines = await played(room, 2, "Cid", "Dan")
        lines[0].send("close-table", table=old.id, id="x")
        await asyncio.sleep(1)
        task, (ada, _) = await played(room, HANDS, "Ada", "Ben")
        await room.open_tournament(SIT_AND_GO, "Sunday", "Ada")
        ada.on = lambda told: None
        ada.send("pause", table=task.id, on=False, id="on")
        await asyncio.sleep(2)
        again = await locked(loop, await crash(room))
        assert await void_locked(again)
        return kept(again)

    found: Kept = simulate(work, 0)[0]
    return found


def copy(left: Kept, place: str | Path) -> None:
    """The same on a disk or a server."""
    store = open_store(place)
    for records in left.records.values():
        append(store, *records)
    store.close()


@pytest.fixture(scope="module")
def left() -> Kept:
    return a_room()


@pytest.fixture(scope="module")
def data(left: Kept, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("room")
    copy(left, folder)
    return str(folder)


def ids(data: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place in sidepot("room", "tables", data, "--json").data["places"]:
        found.setdefault(place["name"], []).append(place["id"])
    return found


def test_every_table_and_tournament_is_listed(data: str) -> None:
    told = sidepot("room", "tables", data)
    assert told.code == 0
    rows = [line.split() for line in told.out.splitlines()[1:]]
    assert [row[0] for row in rows] == ["Sunday", "Test", "Test"]
    assert rows[2][2:4] == ["table,", "closed"]
    assert sidepot("room", "tables", data, "--find", "sund").out.count("\n") == 2
    assert "No table or tournament matches “x y”." in sidepot("room", "tables", data, "--find", "x y").out


def test_hands_are_listed_newest_first_and_page_by_page(data: str) -> None:
    every, more = [], ["--limit", "9"]
    while True:
        page = sidepot("room", "hands", data, "--json", *more).data
        every += [(hand["place"], hand["number"], hand["at"]) for hand in page["hands"]]
        if page["older"] is None:
            break
        more = ["--limit", "9", *page["older"].split()]
    assert len(every) == len(set(every)) >= HANDS + 2
    assert [at for *_, at in every] == sorted((at for *_, at in every), reverse=True)
    table = ids(data)["Test"][0]
    numbers = [number for place, number, _ in every if place == table]
    below = sidepot("room", "hands", data, "--table", table, "--before", "6", "--json", "--limit", "3").data
    assert [hand["number"] for hand in below["hands"]] == [5, 4, 3]
    assert below["older"] == "--before 3"
    assert numbers[-1] == 1


def test_filters_leave_out_what_is_not_meant(data: str) -> None:
    def found(*more: str) -> list[Any]:
        hands: list[Any] = sidepot("room", "hands", data, "--json", "--limit", "1000", *more).data["hands"]
        return hands

    whole = found()
    assert {*found("--player", "Cid")[0]["players"]} == {"Cid", "Dan"}
    assert found("--player", "Nobody") == []
    assert found("--tournament", "Sunday") == []
    middle = sorted(hand["at"] for hand in whole)[len(whole) // 2]
    at = sidepot("room", "hands", data, "--json", "--limit", "1").data["older"].split()[1]
    assert len(found("--until", at)) == len(whole) - 1
    day = "2026-09-21"
    assert len(found("--since", day, "--until", day)) == len(whole)
    assert found("--since", "2026-09-22") == []
    assert middle
    told = sidepot("room", "hands", data, "--since", "2026-09-22")
    assert "No finished hand matches" in told.out


def test_a_hand_is_read_whole_with_public_cards_alone(data: str) -> None:
    table = ids(data)["Test"][0]
    told = sidepot("room", "hands", data, "--table", table, "--hand", "2")
    assert told.out.startswith("Hand 2 at Test, 2026-09-21 ")
    assert "posts the small blind, 1" in told.out
    assert "is dealt" not in told.out
    hand = sidepot("room", "hands", data, "--table", table, "--hand", "2", "--json").data
    assert hand["number"] == 2
    assert [event["type"] for event in hand["events"] if event["type"] == "posted"] == ["posted", "posted"]


def test_the_log_of_the_room_itself(data: str) -> None:
    lines = sidepot("room", "log", data, "--json").data
    assert lines["place"]["kind"] == "room"
    assert [line["says"] for line in lines["log"]][1:3] == ["Cid joins the room", "Dan joins the room"]
    assert all("Ada" in line["says"] for line in sidepot("room", "log", data, "--player", "Ada", "--json").data["log"])


def test_what_is_not_there_is_said_with_what_to_do(data: str, tmp_path: Path) -> None:
    table = ids(data)["Test"][0]
    for words, says in (
        (("hands", data, "--table", "Tset"), "this room never had a table called 'Tset': did you mean 'Test'?"),
        (("hands", data, "--table", "Sunday"), "never had a table called 'Sunday'"),
        (("hands", data, "--tournament", "qqqq"), "`sidepot room tables` lists what it had"),
        (("hands", data, "--table", "Test", "--hand", "1"), "2 are called 'Test': choose one by its id: "),
        (("hands", data, "--hand", "1"), "of which table? Add --table NAME"),
        (("hands", data, "--table", "a", "--tournament", "b"), "not both"),
        (("hands", data, "--table", table, "--hand", "999"), "has no finished hand 999: the last hand that is over"),
        (("hands", data, "--since", "soon"), "'soon' is not a time: 2026-01-31"),
        (("hands", data, "--since", "2026-02-01", "--until", "2026-01-01"), "nothing lies between"),
        (("log", data, "--table", "Test"), "choose one by its id"),
        (("hands", str(tmp_path)), "room.db is missing"),
        (("tables", str(tmp_path / "none")), "there is no room in"),
        (("hands", "mysql://x/y"), "mysql:// is not known here"),
        (("hands", data, "--player", "Nobody", "--export", str(tmp_path / "no.txt")), "was not written"),
    ):
        told = sidepot("room", *words)
        assert told.code == 2, words
        assert says in told.err, told.err
    assert not list(tmp_path.iterdir())


def test_a_void_hand_is_called_void(data: str) -> None:
    table = ids(data)["Test"][0]
    lines = sidepot("room", "log", data, "--table", table, "--json", "--limit", "1000").data["log"]
    void = next(line for line in lines if line["what"] == "void")
    assert sum(void["chips"].values()) == 3
    told = sidepot("room", "hands", data, "--table", table, "--hand", str(void["hand"]))
    assert told.code == 2
    assert "could not go on and is void" in told.err
    numbers = [hand["number"] for hand in sidepot("room", "hands", data, "--json", "--limit", "1000").data["hands"]]
    assert void["hand"] not in numbers


def test_the_log_is_told_in_order(data: str) -> None:
    table = ids(data)["Test"][0]
    whole = sidepot("room", "log", data, "--table", table, "--limit", "1000").out.splitlines()
    assert whole[0].endswith("UTC  Ada opens the table: standard, No Limit Hold’em, blinds 1/2")
    assert "is void" in whole[-1]
    last = sidepot("room", "log", data, "--table", table, "--limit", "3").out.splitlines()
    assert last[1:] == whole[-3:]
    before = last[0].rpartition(" ")[2]
    assert sidepot("room", "log", data, "--table", table, "--limit", "1000", "--before", before).out.splitlines() == (
        whole[:-3]
    )
    timed = sidepot("room", "log", data, "--table", table, "--since", "2026-09-21", "--player", "Ben").out
    assert timed
    assert all("Ben" in line or "is void" in line for line in timed.splitlines())
    assert "Nothing of that kind" in sidepot("room", "log", data, "--table", table, "--since", "2027-01-01").out
    assert "Ada opens the tournament" in sidepot("room", "log", data, "--tournament", "sunday").out


def test_exports_are_whole_and_overwrite_nothing(data: str, tmp_path: Path) -> None:
    lines, text, log = tmp_path / "hands.jsonl", tmp_path / "hands.txt", tmp_path / "log.jsonl"
    told = sidepot("room", "hands", data, "--export", str(lines), "--json").data
    hands = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert told == {"file": str(lines), "hands": len(hands)}
    assert len(hands) >= HANDS + 2
    sidepot("room", "hands", data, "--export", str(text))
    assert text.read_text("utf-8").count("\n\n") == len(hands)
    table = ids(data)["Test"][0]
    assert sidepot("room", "log", data, "--table", table, "--export", str(log)).code == 0
    assert json.loads(log.read_text("utf-8").splitlines()[0])["what"] == "opened"
    one = tmp_path / "one.txt"
    assert sidepot("room", "hands", data, "--table", table, "--hand", "3", "--export", str(one)).code == 0
    assert one.read_text("utf-8").startswith("Hand 3 at Test, ")
    nowhere = sidepot("room", "hands", data, "--export", str(tmp_path / "none" / "x.txt"))
    assert "x.txt can’t be written: No such file or directory" in nowhere.err
    again = sidepot("room", "hands", data, "--export", str(lines))
    assert again.code == 2
    assert "exists already" in again.err
    assert {file.name for file in tmp_path.iterdir()} == {"hands.jsonl", "hands.txt", "log.jsonl", "one.txt"}


def test_the_same_is_read_from_postgresql(left: Kept, data: str, postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    copy(left, address)
    table = ids(data)["Test"][0]
    for words in (
        ("tables",), ("hands", "--json"), ("hands", "--until", "2026-09-21T14:14", "--json"),
        ("hands", "--table", table, "--hand", "3"), ("log", "--table", table), ("hands", "--player", "Cid"),
    ):  # fmt: skip
        here = sidepot("room", words[0], data, *words[1:])
        there = sidepot("room", words[0], address, *words[1:])
        assert (here.code, here.out) == (0, there.out)
        assert there.out.strip()
        assert sidepot("room", words[0], "x", *words[1:], "--database", address).out == here.out


def test_a_running_room_is_read_and_not_disturbed(tmp_path: Path) -> None:
    with served(tmp_path, "tables = false\n") as room:
        cookie = room.guest("Ada")
        table = room.table(cookie, name="Now")
        before = sidepot("room", "log", str(tmp_path / "data"), "--table", "Now")
        assert "Ada opens the table" in before.out
        assert room.table(cookie, name="Then") != table
        assert sidepot("room", "tables", str(tmp_path / "data")).out.count("\n") == 3


def test_times_are_dates_or_how_long_ago() -> None:
    assert moment("2026-09-21T14:13:20", 0) == STARTED
    assert moment("2026-09-21T16:13:20+02:00", 0) == STARTED
    assert moment("90m", STARTED) == STARTED - 90 * 60_000
    assert moment("7d", STARTED) == STARTED - 7 * 24 * 3_600_000
    assert moment("2026-09-21", 0, whole_day=True) - moment("2026-09-21", 0) == 24 * 3_600_000




@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        "tables {}", "tables {} --find nowhere", "hands {} --limit 3", "hands {} --player Nobody",
        "log {} --table Friday --tournament Sunday", "hands {} --hand 3",
        "hands {} --since 1h --until 2h", "hands {} --export {}/room.db", "users {}", "users {} --find nowhere",
        "backup {} {}/copy", "backup {} {}/copy --with-key",
    ],
)  # fmt: skip
def test_the_record_is_told_in_one_language(words: str, language: str, data: str, tmp_path: Path) -> None:
    shutil.copytree(data, tmp_path, dirs_exist_ok=True)
    ran = said_in(language, f"room {words.replace('{}', str(tmp_path))}", 60)
    text = WHO_AND_WHERE.sub(" ", ran.out + ran.err)
    assert text.strip()
    assert foreign(text, language) == set()


# names, and words that a narrow table cuts short
WHO_AND_WHERE = re.compile(r"\w*…|\b(?:Friday|Sunday|Test|Cid|Dan|ada|ben|[a-z0-9]{8})\b|room\.db")
"""Names and ids of what is in the record."""
