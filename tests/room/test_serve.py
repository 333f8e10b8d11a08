"""`sidepot serve` as people run it: ready, told what is wrong, stopped, killed, come back; and what it serves."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from room.served import QUICK, Served, hear, heard, say, served
from sidepot.client import Client, Refused
from sidepot.room.http.page_files import PATIENCE, Pace
from sidepot.room.settings.config import Config, load

ROOT = Path(__file__).parents[2]
SETTINGS = f"""{QUICK}guests_an_hour = 10000
openings_an_hour = 10000
requests = 100000
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("serve"), SETTINGS) as running:
        yield running


def refused(*flags: str, **environment: str) -> str:
    """What `sidepot serve` says when it can't."""
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "serve", *flags], capture_output=True, text=True, timeout=30, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert ran.returncode == 2, ran.stderr
    assert "Traceback" not in ran.stderr
    return ran.stderr


def test_a_port_in_use_is_told(room: Served, tmp_path: Path) -> None:
    assert "in use" in refused("--port", str(room.port), "--data", str(tmp_path))


def test_a_folder_that_is_used_by_another_room_is_told(room: Served) -> None:
    assert "in use by process" in refused("--port", "0", "--data", str(room.folder / "data"))


def test_a_folder_that_can_not_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "--data" in refused("--port", "0", "--data", str(tmp_path / "file"))
    assert "--data" in refused("--port", "0", "--data", "/proc/nowhere")


def test_a_disk_that_is_full_is_told(tmp_path: Path) -> None:
    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000))

    command = [sys.executable, "-m", "sidepot", "serve", "--port", "0", "--data", str(tmp_path / "room")]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=small)
    assert run.returncode == 2
    assert "sidepot: nothing can be written any more" in run.stderr
    assert "start the room again" in run.stderr
    assert "Traceback" not in run.stderr


def test_settings_that_make_no_sense_are_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("prot = 1\n")
    assert "prot" in refused("--config", str(tmp_path / "bad.toml"))
    assert "port" in refused("--port", "70000")
    assert "act" in refused(SIDEPOT_ACT="5")
    assert "there is no file" in refused("--config", str(tmp_path / "none.toml"))
    assert "only an ordinary file" in refused("--config", "/dev/zero")
    assert "postgresql://user:password@host/name" in refused("--database", "club")


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text("port = 1\nact = 5000\nbank = 7\n")
    config = load(file, {"port": 3, "data": None}, {"SIDEPOT_PORT": "2", "SIDEPOT_ACT": "6000"})
    assert (config.port, config.act, config.bank, config.data) == (3, 6000, 7, Config().data)


def test_help_has_examples() -> None:
    command = [sys.executable, "-m", "sidepot", "serve", "--help"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "sidepot serve --host 0.0.0.0" in " ".join(ran.stdout.split())


def test_the_page_and_its_files_are_served_and_revalidated(room: Served) -> None:
    for path in ("/", "/t/whatever"):
        status, page, headers = room.request("GET", path)
        assert status == 200
        assert b"sidepot" in page
        assert headers["cache-control"] == "no-cache"
        assert room.request("GET", path, None, {"If-None-Match": headers["etag"]})[0] == 304
    status, _, headers = room.request("GET", "/web/index.html")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    again = room.request("GET", "/web/index.html", None, {"If-None-Match": f'"other", W/{headers["etag"]}'})
    assert (again[0], again[1]) == (304, b"")
    assert "default-src 'self'" in again[2]["content-security-policy"]


def test_the_worker_lies_at_the_root_and_keeps_what_has_an_address_of_its_own(room: Served) -> None:
    status, worker, headers = room.request("GET", "/sw.js")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert headers["content-type"].startswith("text/javascript")
    assert "default-src 'self'" in headers["content-security-policy"]
    kept = re.findall(r'"(/web/[^"]+)"', worker.decode())
    assert len(kept) > 4
    for path in kept:
        assert re.match("/web/[0-9a-f]{12}/", path)
        assert "immutable" in room.request("GET", path)[2]["cache-control"]


def test_what_the_page_names_is_kept_by_browsers_for_good(room: Served) -> None:
    page = room.request("GET", "/")[1].decode()
    named = re.findall(r'(?:href|src)="(/web/[^"]+)"', page)
    assert len(named) > 6
    kinds = {
        "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png",
        "webmanifest": "application/manifest+json",
    }  # fmt: skip
    for path in named:
        status, body, headers = room.request("GET", path)
        assert (status, "immutable" in headers["cache-control"]) == (200, True), path
        assert headers["content-type"].startswith(kinds[path.rpartition(".")[2]])
        assert int(headers["content-length"]) == len(body) > 0
        head = room.request("HEAD", path)
        assert (head[0], head[1], head[2]["content-length"]) == (200, b"", headers["content-length"])
    # a page that was loading while the room was started again with other files
    older = re.sub("/web/[0-9a-f]+/", "/web/0123456789ab/", named[-1])
    status, _, headers = room.request("GET", older)
    assert (status, headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path",
    ["/web/../app.py", "/web/%2e%2e/app.py", "/web/", "/web", "/web//etc/passwd", "/web/js", "/t/", "/t/a/b",
     "/record/", "/record/a/b/c", "/recorded", "/web/js/%00main.js", "/web/..%5capp.py"],
)  # fmt: skip
def test_nothing_but_the_pages_files_is_served(room: Served, path: str) -> None:
    assert room.request("GET", path)[0] == 404


def test_files_are_only_read(room: Served) -> None:
    status, _, headers = room.request("POST", "/web/index.html", {})
    assert (status, headers["allow"]) == (405, "GET, HEAD")


def test_an_address_that_asks_for_files_all_day_waits_its_turn() -> None:
    pace = Pace(burst=10, rate=2)
    assert [pace.wait("a", 100) for _ in range(12)] == [0.0] * 10 + [0.5, 1.0]
    assert pace.wait("b", 100) == 0
    assert pace.wait("a", 101) == 0.5, "what it waits for was given meanwhile"
    for _ in range(100):
        pace.wait("a", 101)
    assert PATIENCE < pace.wait("a", 101) < PATIENCE + 1, "and nobody queues for ever"
    assert pace.wait("a", 101 + PATIENCE + 6) == 0


def test_the_schema_knows_every_command(room: Served) -> None:
    schema = room.request("GET", "/api/schema.json")[1]
    structs = [part["properties"] for part in schema["$defs"].values() if "properties" in part]
    tags = {fields["type"]["enum"][0] for fields in structs if "enum" in fields.get("type", {})}
    assert {"watch", "sit", "act", "snapshot", "step", "refusal"} <= tags


def test_the_http_interface_is_what_openapi_says(room: Served) -> None:
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings

    document = room.request("GET", "/api/openapi.json")[1]
    schema = schemathesis.openapi.from_dict(document)
    cookie = room.guest("Schema Guest")
    headers = {"Origin": room.origin, "Cookie": cookie}
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 14
    checks = [schemathesis.checks.not_a_server_error, schemathesis.checks.response_schema_conformance]
    for operation in operations:
        if operation.path == "/api/leave":
            continue

        @given(case=operation.as_strategy())
        @settings(
            max_examples=8, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def conforms(case: Any) -> None:
            case.call_and_validate(base_url=room.origin, headers=headers, checks=checks)

        conforms()


def test_told_to_stop_it_says_goodbye_and_the_same_hand_goes_on(tmp_path: Path) -> None:
    settings = SETTINGS + "act = 30000\n"
    with served(tmp_path, settings, "--no-tables") as room:
        ada, ben = room.guest("Ada"), room.guest("Ben")
        table = room.table(ada)
        with room.socket(ada) as one, room.socket(ben) as two:
            for chair, line in enumerate((one, two)):
                say(line, "watch", table=table)
                say(line, "sit", table=table, chair=chair, chips=200)
                hear(line, "ack", id="sit")
            told: dict[str, Any] = {"you": {"cards": []}}
            while not (told.get("you") or {}).get("cards"):
                told = heard(one)
            room.process.send_signal(signal.SIGTERM)
            closing = hear(one, "closing")
            assert closing["again"] is not None
        assert room.process.wait(20) == 0
        assert not list(tmp_path.rglob("*-wal")), "the database was not closed"
        log = (tmp_path / "log").read_text()
        assert '"what":"closed"' in log
        assert not any(card and f'"{card}"' in log for card in told["you"]["cards"])
    with served(tmp_path, settings, "--no-tables") as room, room.socket(ada) as again:
        say(again, "watch", table=table)
        seen = hear(again, "snapshot")
        assert seen["you"]["cards"] == told["you"]["cards"]
        assert seen["state"]["hand"] == told["state"]["hand"]


def test_the_client_says_what_is_wrong(room: Served) -> None:
    async def work() -> None:
        with pytest.raises(Refused) as no:
            async with Client(room.origin, name="<b>"):
                pass
        assert no.value.code == "bad-name"
        with socket.socket() as unused:
            unused.bind(("127.0.0.1", 0))
            address = f"http://127.0.0.1:{unused.getsockname()[1]}"
        with pytest.raises(ConnectionError):
            async with Client(address, name="Ada"):
                pass
        with pytest.raises(Refused):
            async with Client(room.origin, token="wrong"):
                pass

    asyncio.run(work())


RUBBISH = """
import gc, os, signal, sys, threading, weakref
from sidepot.room.settings.config import Config
from sidepot.room.operation.serving import serve

class Knot:
    pass

def up(address, link):
    knot = Knot()
    knot.own = knot
    seen = weakref.ref(knot)
    assert not gc.isenabled()
    threading.Timer(1.0, later, (seen,)).start()

def later(seen):
    print("gone" if seen() is None else "still there", flush=True)
    os.kill(os.getpid(), signal.SIGINT)

try:
    serve(Config(data=sys.argv[1], port=0, log="error"), up)
except KeyboardInterrupt:
    print(gc.isenabled(), gc.get_freeze_count())
"""


def test_rubbish_goes_while_python_does_not_look_for_it_by_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUBBISH, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.stdout.split() == ["gone", "True", "0"], ran.stderr
