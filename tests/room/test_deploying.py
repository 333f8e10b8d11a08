"""The examples of running a room for real: Caddy and nginx in front of one, the systemd unit, the container file."""

from __future__ import annotations

import http.client
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect

from cli.command import sidepot, understood
from ports import free_port
from room.served import Served, hear, served
from sidepot.room.settings.addresses import Reach
from sidepot.room.settings.config import Config, load

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "room"
SITE = "https://club.example"


def program(name: str, package: str) -> str:
    found = shutil.which(name, path="/usr/bin:/usr/sbin:/usr/local/bin:/bin")
    if found is None:
        pytest.skip(f"there is no {name}: apt-get install {package}")
    return found


@contextmanager
def started(command: list[str], port: int, log: Path, **more: Any) -> Iterator[None]:
    """A proxy, until it is not needed any more."""
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, **more)
    try:
        end = time.monotonic() + 30
        while True:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(20)


class Front:
    """A room as a browser finds it behind a proxy."""

    def __init__(self, room: Served, port: int, origin: str, context: ssl.SSLContext | None = None) -> None:
        self.room, self.port, self.origin, self.context = room, port, origin, context
        self.host = origin.partition("://")[2]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, str]:
        """Status, data and cookie of a request from 127.0.0.2, whatever the browser says about itself."""
        if self.context is None:
            line = http.client.HTTPConnection("127.0.0.1", self.port, 20, ("127.0.0.2", 0))
        else:
            line = http.client.HTTPSConnection(
                "127.0.0.1", self.port, timeout=20, source_address=("127.0.0.2", 0), context=self.context
            )
        given = {"Host": self.host, "Origin": self.origin, "Content-Type": "application/json"}
        line.request(method, path, None if body is None else json.dumps(body), {**given, **headers})
        answer = line.getresponse()
        data = answer.read()
        line.close()
        found = json.loads(data) if "json" in answer.headers.get("content-type", "") else data
        return answer.status, found, answer.headers.get("set-cookie", "")

    def check(self) -> None:
        """The page, an account, a socket, and who the room takes them for."""
        status, page, _ = self.ask("GET", "/")
        assert (status, b"sidepot" in page) == (200, True)
        status, told, cookie = self.ask("POST", "/api/guest", {"name": "Ada"}, **{"X-Forwarded-For": "192.0.2.66"})
        assert status == 200, told
        assert cookie.startswith("__Host-sidepot=" if self.context else "sidepot=")
        scheme = "ws" if self.context is None else "wss"
        raw = socket.create_connection(("127.0.0.1", self.port), 20, ("127.0.0.2", 0))
        with connect(
            f"{scheme}://{self.host}/ws?protocol=2", sock=raw, origin=self.origin, ssl=self.context,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie.partition(";")[0]}, compression=None, open_timeout=20,
        ) as line:  # fmt: skip
            assert hear(line, "welcome")["name"] == "Ada"
            line.send(json.dumps({"type": "ping", "id": "p"}))
            assert hear(line, "pong")["id"] == "p"
            key = (self.room.folder / "data" / "operator.key").read_text().strip()
            _, seen, _ = self.room.request("GET", "/api/admin", None, {"Authorization": f"Operator {key}"})
            assert [(one["name"], one["addresses"]) for one in seen["here"]] == [("Ada", ["127.0.0.2"])]


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Served]:
    """A room that the settings of the example open."""
    settings = (EXAMPLES / "room.toml").read_text()
    with served(tmp_path / "room", settings + "tables = false\n") as room:
        yield room


def test_a_room_behind_caddy(tmp_path: Path) -> None:
    caddy, port = program("caddy", "caddy"), free_port()
    origin = f"http://127.0.0.1:{port}"
    with served(tmp_path / "room", "tables = false\nproxy = true\n", "--origin", origin) as room:
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        environment = {**home, "SIDEPOT_SITE": origin, "SIDEPOT_ROOM": f"127.0.0.1:{room.port}"}
        file = tmp_path / "Caddyfile"
        # its own interface for administration would be shared with any other Caddy of this machine
        file.write_text("{\n\tadmin off\n}\n" + (EXAMPLES / "Caddyfile").read_text())
        command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
        with started(command, port, tmp_path / "caddy.log", env=environment):
            Front(room, port, origin).check()


def test_caddy_takes_the_example_as_it_is(tmp_path: Path) -> None:
    caddy = program("caddy", "caddy")
    file, home = str(EXAMPLES / "Caddyfile"), {"HOME": str(tmp_path)}
    command = [caddy, "adapt", "--config", file, "--adapter", "caddyfile"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=home)
    assert "club.example" in ran.stdout
    assert f"127.0.0.1:{Config().port}" in ran.stdout


def certificate(folder: Path) -> tuple[Path, Path]:
    """One that nobody has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "club.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1)).sign(key, hashes.SHA256())
    )  # fmt: skip
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    (folder / "cert.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return folder / "cert.pem", folder / "key.pem"


def test_a_room_behind_nginx(behind: Served, tmp_path: Path) -> None:
    nginx, port = program("nginx", "nginx"), free_port()
    cert, key = certificate(tmp_path)
    example = (EXAMPLES / "nginx.conf").read_text()
    for pattern, mine in (
        (r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"), (r"/etc/letsencrypt\S+/fullchain.pem", str(cert)),
        (r"/etc/letsencrypt\S+/privkey.pem", str(key)), (r"127\.0\.0\.1:8000", f"127.0.0.1:{behind.port}"),
    ):  # fmt: skip
        example, times = re.subn(pattern, mine, example)
        assert times == 1, pattern
    temporary = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in (
        "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))  # fmt: skip
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{example}}}\n"
    )
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    command = [nginx, "-p", str(tmp_path), "-c", str(file), "-e", "stderr"]
    with started(command, port, tmp_path / "nginx.log"):
        Front(behind, port, SITE, context).check()


# systemd


def unit() -> str:
    return (EXAMPLES / "sidepot.service").read_text()


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", "systemd")
    file = tmp_path / "sidepot.service"
    # what it starts has to be there
    file.write_text(unit().replace("/opt/sidepot/bin/sidepot", shutil.which("true") or "/bin/true"))
    ran = subprocess.run([analyze, "verify", str(file)], capture_output=True, text=True, check=False, timeout=60)
    if "Failed to" in ran.stderr and "sidepot.service" not in ran.stderr:
        pytest.skip(f"systemd-analyze does not work here: {ran.stderr.strip()}")
    assert (ran.returncode, [line for line in ran.stderr.splitlines() if "sidepot.service" in line]) == (0, [])


def test_what_the_unit_starts_is_understood() -> None:
    (start,) = re.findall(r"^ExecStart=(.*)$", unit(), re.MULTILINE)
    program, *words = shlex.split(start)
    assert program == "/opt/sidepot/bin/sidepot"
    understood(words)
    (files,) = re.findall(r"^LimitNOFILE=(\d+)$", unit(), re.MULTILINE)
    assert int(files) >= Config().max_sockets + Config().max_waiting + 64


def test_the_settings_are_those_of_the_proxies() -> None:
    settings = load(EXAMPLES / "room.toml", {}, {})
    assert (settings.host, settings.port, settings.proxy, settings.origins) == ("127.0.0.1", 8000, True, (SITE,))
    for name in ("Caddyfile", "nginx.conf"):
        text = (EXAMPLES / name).read_text()
        assert f"{settings.host}:{settings.port}" in text
        assert "club.example" in text


# the container


def steps() -> list[tuple[str, str]]:
    """Every instruction of the container file with its words."""
    lines = (EXAMPLES / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines if line and not line.startswith("#")]


def test_the_container_is_made_of_what_is_there() -> None:
    known = {"FROM", "RUN", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert {word for word, _ in steps()} <= known
    extra = re.findall(r'"/source\[(\w+)\]"', words_of("RUN"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert extra == ["postgres"]
    assert "postgres" in project["optional-dependencies"]
    (version,) = set(re.findall(r"python:(3\.\d+)-slim", words_of("FROM")))
    assert tuple(map(int, version.split("."))) >= (3, 11)
    for line in re.findall(r"sidepot (room .*)$", (EXAMPLES / "Containerfile").read_text(), re.MULTILINE):
        understood(shlex.split(line))


def words_of(word: str) -> str:
    return "\n".join(words for each, words in steps() if each == word)


def test_what_the_container_runs_runs(tmp_path: Path) -> None:
    words = json.loads(words_of("ENTRYPOINT"))[1:] + json.loads(words_of("CMD"))
    understood(words)
    environment = dict(pair.split("=", 1) for pair in shlex.split(words_of("ENV")))
    settings = load(None, {}, environment)
    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", 8000, "/var/lib/sidepot")
    assert str(settings.port) == words_of("EXPOSE").strip()
    assert settings.data == words_of("VOLUME").strip()
    python, *given = json.loads(words_of("HEALTHCHECK").removeprefix("CMD "))
    assert python == "python"
    with served(tmp_path, "tables = false") as room:
        there = {**os.environ, "SIDEPOT_PORT": str(room.port)}
        assert subprocess.run([sys.executable, *given], check=False, timeout=30, env=there).returncode == 0
        backup = sidepot("room", "backup", str(room.folder / "data"), str(tmp_path / "backups" / "monday"))
        assert backup.code == 0, backup.err
    dead = subprocess.run([sys.executable, *given], check=False, timeout=30, capture_output=True, env=there)
    assert dead.returncode != 0


def test_a_container_is_told_the_address_that_people_type() -> None:
    """It knows only its own, and refuses the pages of every other."""
    text = (EXAMPLES / "Containerfile").read_text().replace("\\\n#", " ")
    runs = re.findall(r"podman run .*", text)
    assert len(runs) == 2
    for line in runs:
        given = dict(re.findall(r"-e (SIDEPOT_\w+)=(\S+)", line))
        origins = load(None, {}, given).origins
        assert Reach(load(None, {}, given), 8000, look=list, usual=str).knows(origins[0])


def test_a_container_is_built_from_the_sources_alone() -> None:
    left_out = set((ROOT / ".dockerignore").read_text().splitlines())
    made = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines()]
    missing = [name for name in made if not {name, f"**/{name}"} & left_out and name != "*.c.html"]
    assert missing == []
    assert ".git" in left_out
