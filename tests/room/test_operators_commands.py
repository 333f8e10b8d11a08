"""`sidepot room users`, `ban`, `reset-name`, `announce` and `log`: with a room that runs, and one that does not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from cli.command import sidepot
from room.browsers import Browser
from room.postgres import new_database
from room.served import Served, hear, say, served

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("room"), "tables = false") as running:
        yield running


def data(room: Served) -> str:
    return str(room.folder / "data")


def come_in(room: Served, name: str) -> tuple[Browser, str]:
    """Somebody's browser, and the code to come back."""
    browser = Browser(room)
    return browser, browser.post("/api/guest", name=name)["code"]


def test_a_room_that_runs_is_asked(room: Served) -> None:
    ben, _ = come_in(room, "Ben")
    with room.socket(ben.cookie) as socket:
        hear(socket, "welcome")
        found = sidepot("room", "users", data(room), "--json").data
        assert [(user["name"], user["here"]) for user in found["users"]] == [("Ben", True)]
        ran = sidepot("room", "ban", data(room), "Ben", "--why", "mind your language")
        assert (ran.code, ran.err, ran.flat) == (0, "", "Ben may not come in any more.")
        assert "mind your language" in hear(socket, "closing")["why"]
    assert ben.ask("GET", "/api/me") == (
        403, {"code": "shut-out", "message": "shut-out-why", "given": {"why": "mind your language"}},
    )  # fmt: skip
    with pytest.raises(InvalidStatus) as no:
        room.socket(ben.cookie)
    assert no.value.response.status_code == 403
    assert "banned" in sidepot("room", "users", data(room)).out
    assert sidepot("room", "ban", data(room), "Ben", "--undo", "--json").data == {"name": "Ben", "banned": False}
    assert ben.name == "Ben"
    log = sidepot("room", "log", data(room), "--player", "Ben", "--json").data["log"]
    says = [line["says"] for line in log]
    assert says[:2] == ["Ben joins the room", "the operator bans Ben from the room: mind your language"]
    assert says[-1] == "the operator lets Ben into the room again"
    assert any("socket refused, Ben" in line for line in says)


def test_a_name_that_is_reset_is_opened_by_its_new_link(room: Served) -> None:
    cleo, code = come_in(room, "Cleo")
    made = sidepot("room", "reset-name", data(room), "Cleo", "--json").data
    assert cleo.name is None
    assert Browser(room).refused("/api/back", code=code)["code"] == "wrong-secret"
    again = Browser(room)
    again.post("/api/back", code=made["link"])
    assert again.name == "Cleo"
    told = sidepot("room", "reset-name", data(room), "Cleo").flat
    assert told.startswith("Cleo comes back with the room’s address and /#back=")


def test_everyone_who_is_here_hears_an_announcement(room: Served) -> None:
    dora, _ = come_in(room, "Dora")
    with room.socket(dora.cookie) as socket:
        hear(socket, "welcome")
        ran = sidepot("room", "announce", data(room), "The room restarts at eleven")
        assert ran.code == 0, ran.err
        assert hear(socket, "announcement")["text"] == "The room restarts at eleven"
        assert sidepot("room", "announce", data(room)).flat == "The announcement is taken back."
        assert hear(socket, "announcement")["text"] == ""


def test_the_key_in_the_head_opens_the_operators_part_and_no_other_key_does(room: Served) -> None:
    key = (room.folder / "data" / "operator.key").read_text().strip()
    asked = {"Content-Type": "application/json"}
    for given, status in ((key, 200), ("wrong", 403), ("", 403)):
        got, told, _ = room.request("GET", "/api/admin", None, {**asked, "Authorization": f"Operator {given}"})
        assert got == status, told
    assert room.request("GET", "/api/admin")[0] == 403
    eve, _ = come_in(room, "Eve")
    assert eve.ask("GET", "/api/admin")[0] == 403
    eve.post("/api/operator", key=key)
    assert eve.get("/api/admin")["here"] == []
    log = [line["says"] for line in eve.get("/api/admin/log")["log"]]
    assert "Eve opens the operator's link" in log
    assert any("a wrong operator's key" in line for line in log)
    assert key not in str(log) + (room.folder / "log").read_text()


def test_what_is_refused_is_said(room: Served) -> None:
    assert "nobody here is called Nobody" in sidepot("room", "ban", data(room), "Nobody").err
    assert "is not banned" in sidepot("room", "ban", data(room), "Nobody", "--undo").err
    assert "lifts the whole ban" in sidepot("room", "ban", data(room), "Ben", "--undo", "--why", "x").err


def test_a_socket_of_a_foreign_page_is_named_in_the_log_with_what_to_do(room: Served) -> None:
    fay, _ = come_in(room, "Fay")
    with pytest.raises(InvalidStatus):
        room.socket(fay.cookie, origin="https://club.example")
    log = [line["says"] for line in sidepot("room", "log", data(room), "--json").data["log"]]
    assert any("start the room with --origin https://club.example" in line for line in log)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_room_that_does_not_run_is_changed_where_it_lies(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:  # fmt: skip
    more = ["--database", new_database(request.getfixturevalue("postgres_cluster"))] if store == "postgresql" else []
    with served(tmp_path, "tables = false", *more) as room:
        ben, _ = come_in(room, "Ben")
        _, code = come_in(room, "Cleo")
        table = room.table(ben.cookie, name="Friday", chairs=2)
        with room.socket(ben.cookie) as socket:
            say(socket, "watch", table=table)
            say(socket, "sit", table=table, chair=0, chips=200)
            hear(socket, "ack", id="sit")
    folder = data(room)
    assert not (tmp_path / "data" / "room.address").exists()
    assert sidepot("room", "ban", folder, "ben", *more).flat == "Ben may not come in any more."
    made = sidepot("room", "reset-name", folder, "Cleo", "--json", *more).data
    users = sidepot("room", "users", folder, "--json", *more).data["users"]
    assert {user["name"]: (user["banned"], user["here"]) for user in users} == {
        "Ben": (True, False), "Cleo": (False, False),
    }  # fmt: skip
    assert "nobody is there to read it" in sidepot("room", "announce", folder, "hello").err
    with served(tmp_path, "tables = false", *more) as room:
        assert Browser(room).refused("/api/back", code=code)["code"] == "wrong-secret"
        cleo = Browser(room)
        cleo.post("/api/back", code=made["code"])
        end = time.monotonic() + 20
        while any(row["players"] for row in cleo.get("/api/lobby")["tables"]):
            assert time.monotonic() < end, "Ben still sits there"
    assert sidepot("room", "ban", folder, "Ben", "--undo", *more).code == 0
    assert sidepot("room", "verify", folder, "--json", *more).data["problems"] == []


def test_a_room_on_postgresql_that_runs_elsewhere_is_not_taken_over(tmp_path: Path, postgres_cluster: str) -> None:
    address = new_database(postgres_cluster)
    with served(tmp_path, "tables = false", "--database", address) as room:
        come_in(room, "Ben")
        ran = sidepot("room", "ban", str(tmp_path / "elsewhere"), "Ben", "--database", address)
        assert (ran.code, "a room is running on this database" in ran.err) == (2, True), ran.err
        assert room.request("GET", "/health")[0] == 200


def test_an_address_that_a_killed_room_left_behind_is_no_room(tmp_path: Path) -> None:
    with served(tmp_path, "tables = false") as room:
        come_in(room, "Ben")
        room.process.kill()
        room.process.wait(20)
    assert (tmp_path / "data" / "room.address").exists()
    assert sidepot("room", "ban", data(room), "Ben").flat == "Ben may not come in any more."


def test_a_key_that_others_can_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "operator.key").write_text("a key\n")
    (tmp_path / "data" / "operator.key").chmod(0o644)
    with served(tmp_path, "tables = false"):
        pass
    assert "can be read by others: chmod 600" in (tmp_path / "log").read_text()
