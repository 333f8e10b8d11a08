"""Where places are few, whoever sits or hosts finds one, and crowds from one address give way."""

from __future__ import annotations

import asyncio
import json
import resource
import socket as sockets
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from room.rooms import QUICK, Line, guest, open_room
from room.served import Served, served
from room.test_room import run, table_with
from room.virtual import VirtualLoop
from sidepot.room.lobby.capacity import check_sockets
from sidepot.room.protocol.refusals import Turned
from sidepot.room.room import Room
from sidepot.room.task.table_task import TableTask

FEW = replace(QUICK, max_watchers=3)


def turned_away(room: Room, account: str, address: str) -> str:
    """Why somebody can't have one more socket; nothing where they can."""
    try:
        check_sockets(room, account, address)
    except Turned as no:
        return str(no)
    return ""


async def watcher(room: Room, task: TableTask, name: str, address: str) -> Line:
    line = await guest(room, name, address)
    line.send("watch", id="w", table=task.id)
    await asyncio.sleep(0.05)
    return line


def watches(line: Line, task: TableTask) -> bool:
    return task.showing.viewers.get(line.name) is line.socket


@pytest.mark.core
def test_the_host_and_the_players_get_in_however_many_watch() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=FEW)
        task, (_, ben) = await table_with(room, "Ada", "Ben", chairs=2)
        task.opened = replace(task.opened, host="Hal")
        crowd = [await watcher(room, task, f"Watcher {n}", f"192.0.2.{n}") for n in range(5)]
        assert [watches(line, task) for line in crowd] == [True, True, True, False, False]
        assert crowd[3].answers("w")[0]["code"] == "too-many-watchers"
        ben.hang_up()
        await asyncio.sleep(0.05)
        assert watches(await watcher(room, task, "Hal", "192.0.2.9"), task)
        assert watches(await watcher(room, task, "Ben", "192.0.2.9"), task)
        assert [watches(line, task) for line in crowd[:3]] == [True] * 3

    run(work)


@pytest.mark.core
def test_a_crowd_from_one_address_gives_way_to_others_the_longest_there_first() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=FEW)
        task, _ = await table_with(room, "Ada", "Ben", chairs=2)
        crowd = [await watcher(room, task, f"Watcher {n}", "192.0.2.66") for n in range(3)]
        one = await watcher(room, task, "Cyd", "198.51.100.1")
        assert watches(one, task)
        assert [watches(line, task) for line in crowd] == [False, True, True]
        assert crowd[0].last("gone")["message"] == "too-many-watchers-moved"
        more = await watcher(room, task, "Dot", "198.51.100.1")
        assert not watches(more, task), "two of three is a crowd no smaller than the other"

    run(work)


@pytest.mark.core
def test_whoever_wants_a_free_chair_gets_in() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=FEW)
        task, _ = await table_with(room, "Ada", "Ben", chairs=3)
        crowd = [await watcher(room, task, f"Watcher {n}", f"192.0.2.{n}") for n in range(3)]
        cyd = await watcher(room, task, "Cyd", "198.51.100.1")
        assert [watches(line, task) for line in crowd] == [False, True, True]
        cyd.send("sit", id="s", table=task.id, chair=2, chips=200)
        await asyncio.sleep(0.1)
        assert cyd.answers("s")[0]["type"] == "ack"

    run(work)


@pytest.mark.core
def test_the_last_places_of_a_room_and_of_an_address_are_for_those_who_sit_or_host() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=replace(QUICK, max_sockets=20, max_sockets_address=12))
        _, (ada, _) = await table_with(room, "Ada", "Ben")
        for number in range(10):
            await guest(room, f"Near {number}")
        await asyncio.sleep(0.01)
        assert "one address" in turned_away(room, "Eve", "192.0.2.7")
        assert not turned_away(room, "Eve", "198.51.100.1")
        assert "one address" in turned_away(room, "Ada", "192.0.2.7"), "Ada has a socket"
        ada.hang_up()
        await asyncio.sleep(0.01)
        await guest(room, "Near three")
        await asyncio.sleep(0.01)
        assert not turned_away(room, "Ada", "192.0.2.7")
        for number in range(6):
            await guest(room, f"Far {number}", "198.51.100.1")
        await asyncio.sleep(0.01)
        assert turned_away(room, "Eve", "203.0.113.1") == "the room is full"
        assert not turned_away(room, "Ada", "203.0.113.1")

    run(work)


# a real room


def silent(room: Served, many: int) -> list[sockets.socket]:
    return [sockets.create_connection(("127.0.0.1", room.port), 5) for _ in range(many)]


def log(room: Served) -> list[dict[str, str]]:
    return [json.loads(text) for text in (room.folder / "log").read_text().splitlines()]


def hung_up(line: sockets.socket, within: float) -> bool:
    line.settimeout(within)
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_silent_connections_keep_nobody_out_where_files_are_few(tmp_path: Path) -> None:
    with served(tmp_path, "patience = 30000\n", files=256) as room:
        cookie = room.guest()
        lines = silent(room, 320)
        began = time.monotonic()
        assert room.request("GET", "/health")[0] == 200
        room.socket(cookie).close()
        assert time.monotonic() - began < 5
        told = log(room)
        assert any("256 open files are enough for" in line["what"] for line in told)
        assert any(line["what"] == "connection closed" and line["address"] == "127.0.0.1" for line in told)
        for line in lines:
            line.close()


def test_as_many_files_are_taken_as_the_process_may_have(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        with served(tmp_path, "", "--no-tables") as room:
            limits = Path(f"/proc/{room.process.pid}/limits").read_text()
            taken = limits.partition("Max open files")[2].split()[:2]
            assert taken == [str(hard), str(hard)]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n"]
)
def test_a_connection_that_does_not_say_what_it_wants_is_closed(tmp_path: Path, said: bytes) -> None:
    with served(tmp_path, "patience = 500\n", "--no-tables") as room:
        (line,) = silent(room, 1)
        line.sendall(said)
        assert hung_up(line, 5)


def test_a_second_request_that_never_ends_is_closed_too(tmp_path: Path) -> None:
    with served(tmp_path, "patience = 500\n", "--no-tables") as room:
        (line,) = silent(room, 1)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += line.recv(4096)
        assert not hung_up(line, 1.2), "between requests a page may keep its connection for a while"
        line.sendall(b"GET /hea")
        assert hung_up(line, 5)


def test_sockets_that_are_refused_say_why_and_leave_a_line(tmp_path: Path) -> None:
    with served(tmp_path, "max_sockets_each = 1\n", "--no-tables") as room:
        cookie = room.guest("Gus")
        with room.socket(cookie):
            for _ in range(5):
                with pytest.raises(InvalidStatus) as refused:
                    room.socket(cookie)
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body or b"")["code"] == "too-many"
            status, told, _ = room.request("POST", "/api/door", {}, Cookie=cookie, **room.headers)
            assert (status, told["code"]) == (429, "too-many"), "what a browser does not tell its page"
        told = [line for line in log(room) if line["what"] == "socket refused"]
        assert [(line["account"], line["address"]) for line in told] == [("Gus", "127.0.0.1")]


def test_a_socket_of_a_foreign_page_is_named_in_the_log_and_its_page_can_ask_why(tmp_path: Path) -> None:
    with served(tmp_path, "", "--no-tables") as room:
        cookie, foreign = room.guest("Gus"), "http://other.example:8000"
        with pytest.raises(InvalidStatus):
            room.socket(cookie, origin=foreign)
        asked = {"Content-Type": "application/json", "Cookie": cookie}
        assert room.request("POST", "/api/door", {}, {**asked, "Origin": foreign})[1]["code"] == "bad-origin"
        assert room.request("POST", "/api/door", {}, {**asked, "Origin": room.origin})[1] == {"open": True}
        (told,) = [line for line in log(room) if line["what"] == "socket refused"]
        assert f"this page may not use the room: if {foreign} is" in told["why"]
