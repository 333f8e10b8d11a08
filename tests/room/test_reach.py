"""Where a room is reached: the address that friends can open, which pages may use the room, and what an invite says."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import segno

from room.served import served
from sidepot.room.http.invites_api import drawn
from sidepot.room.settings.addresses import Found, Reach
from sidepot.room.settings.config import Config

LO = Found("lo", "127.0.0.1")
DEBIAN = Found("lo", "127.0.1.1")
WIFI = Found("wlan0", "192.168.178.23")
CABLE = Found("eth0", "10.0.0.7")
DOCKER = Found("docker0", "172.17.0.1")
NO_LEASE = Found("eth1", "169.254.3.4")
SIX = [Found("wlan0", "fe80::1"), Found("wlan0", "2001:db8::5"), Found("lo", "::1")]


def reach(*found: Found, usual: str = "", port: int = 8000, **settings: Any) -> Reach:
    config = Config(**{"host": "0.0.0.0", **settings})
    return Reach(config, port, look=lambda: list(found), usual=lambda: usual, name="mybox")


def hosts(made: Reach) -> list[str]:
    return [way.origin for way in made.ways()]


def test_an_invite_names_the_address_of_the_network_and_never_this_machine_alone() -> None:
    assert hosts(reach(LO, DEBIAN, WIFI)) == ["http://192.168.178.23:8000"]


def test_of_several_networks_the_usual_one_is_first_and_what_is_inside_the_machine_last() -> None:
    made = reach(DOCKER, CABLE, LO, WIFI, usual="192.168.178.23")
    assert [(way.origin, way.network) for way in made.ways()] == [
        ("http://192.168.178.23:8000", "wlan0"),
        ("http://10.0.0.7:8000", "eth0"),
        ("http://172.17.0.1:8000", "docker0"),
    ]


def test_an_address_without_a_lease_is_offered_only_where_there_is_no_other() -> None:
    assert hosts(reach(NO_LEASE, WIFI)) == ["http://192.168.178.23:8000"]
    assert hosts(reach(NO_LEASE)) == ["http://169.254.3.4:8000"]


def test_ipv6_is_offered_where_the_room_listens_on_it() -> None:
    assert hosts(reach(LO, WIFI, *SIX)) == ["http://192.168.178.23:8000"]
    assert hosts(reach(LO, WIFI, *SIX, host="::")) == ["http://192.168.178.23:8000", "http://[2001:db8::5]:8000"]


def test_a_room_that_listens_on_one_address_is_reached_there() -> None:
    assert hosts(reach(LO, WIFI, CABLE, host="10.0.0.7")) == ["http://10.0.0.7:8000"]
    assert hosts(reach(LO, WIFI, port=80)) == ["http://192.168.178.23"]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_room_of_this_machine_alone_says_so(host: str) -> None:
    made = reach(LO, WIFI, host=host)
    assert made.ways() == []
    invites = made.invites("abc", "")
    assert [link.link for link in invites] == [f"http://{'[::1]' if ':' in host else host}:8000/t/abc"]
    assert made.local == "this machine"


def test_a_machine_on_no_network_says_so() -> None:
    made = reach(LO, DEBIAN)
    assert made.local == "no network"
    assert [link.link for link in made.invites("abc", "")] == ["http://127.0.0.1:8000/t/abc"]


def test_the_page_that_asks_is_offered_first_unless_only_this_machine_finds_it() -> None:
    made = reach(LO, WIFI, CABLE, origins=("https://club.example/",))
    links = [link.link for link in made.invites("abc", "http://10.0.0.7:8000")]
    assert links == [f"{origin}/t/abc" for origin in (
        "http://10.0.0.7:8000", "https://club.example", "http://192.168.178.23:8000"
    )]  # fmt: skip
    for alone in ("http://127.0.0.1:8000", "http://localhost:8000", "http://evil.example", ""):
        assert made.invites("abc", alone)[0].link == "https://club.example/t/abc"


def test_the_pages_of_every_address_and_name_of_the_machine_may_use_the_room() -> None:
    made = reach(LO, WIFI, SIX[1])
    for host in ("127.0.0.1", "localhost", "192.168.178.23", "mybox", "mybox.local"):
        assert made.knows(f"http://{host}:8000")
        assert not made.knows(f"http://{host}:8001")
        assert not made.knows(f"https://{host}:8000")
    assert not made.knows("http://192.168.178.24:8000")
    assert not made.knows("null")
    assert not reach(LO, WIFI, host="127.0.0.1").knows("http://192.168.178.23:8000")


def test_another_network_is_found_without_a_restart() -> None:
    there, at = [LO, WIFI], [0.0]
    made = Reach(Config(host="0.0.0.0"), 8000, look=lambda: list(there), usual=lambda: "", clock=lambda: at[0])
    assert not made.knows("http://10.0.0.7:8000")
    there[1] = CABLE
    at[0] = 60
    assert made.knows("http://10.0.0.7:8000")
    assert hosts(made) == ["http://10.0.0.7:8000"]


def test_the_picture_of_a_link_is_its_qr_code() -> None:
    link = "http://192.168.178.23:8000/t/abc"
    size, path = drawn(link)
    runs = [(int(x), int(y), int(wide)) for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)]
    assert "".join(f"M{x} {y}h{wide}v1h-{wide}z" for x, y, wide in runs) == path
    dark = {(x + step, y) for x, y, wide in runs for step in range(wide)}
    matrix = segno.make(link, micro=False, error="m").matrix
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, bit in enumerate(row) if bit}
    assert size == len(matrix)


def test_a_room_on_the_network_prints_an_address_of_the_network_and_answers_with_invites(tmp_path: Path) -> None:
    with served(tmp_path, "", "--host", "0.0.0.0", SIDEPOT_LOG="error") as room:
        assert room.process.stdout is not None
        operator = room.process.stdout.readline()
        while "#operator=" not in operator:
            operator = room.process.stdout.readline()
        status, told, _ = room.request("GET", "/api/invites/abc?from=http://127.0.0.1:1", Cookie=room.guest())
    assert status == 200
    links = [link["link"] for link in told["links"]]
    assert links
    assert all(link.endswith(f":{room.port}/t/abc") for link in links)
    if told["local"] == "":
        assert not any("//127." in link or "localhost" in link for link in links)
        assert "//127." not in operator
        assert all(link["size"] >= 21 and link["path"] for link in told["links"])


@pytest.mark.skipif(shutil.which("unshare") is None, reason="unshare makes a namespace without a network")
def test_a_room_without_any_network_opens_and_is_found_on_its_machine(tmp_path: Path) -> None:
    alone = ["unshare", "--net"]
    if subprocess.run([*alone, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this user may not make network namespaces")
    script = "from sidepot.room.settings.addresses import Reach; from sidepot.room.settings.config import Config; " \
             "r = Reach(Config(host='0.0.0.0'), 80); print(r.local, r.ways(), r.addresses)"
    ran = subprocess.run([*alone, sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "no network [] ['http://127.0.0.1']"
