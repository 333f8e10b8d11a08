"""A real room in a process of its own, and plain ways to talk to it."""

from __future__ import annotations

import http.client
import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from websockets.sync.client import ClientConnection, connect

from sidepot.client import Seen
from sidepot.room.protocol import VERSION

QUICK = """
auto_from = 10
auto_to = 30
pause = 100
floor = 20
hesitation = 10
"""
"""Settings of a room that nobody waits for."""


class Served:
    """A running room."""

    def __init__(self, process: subprocess.Popen[str], port: int, folder: Path) -> None:
        self.process = process
        self.port = port
        self.folder = folder
        self.origin = f"http://127.0.0.1:{port}"
        self._guests = 0

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, **more: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body and headers; *body* is sent as JSON, bytes as they are."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        given = {"Content-Type": "application/json", "Origin": self.origin} if headers is None else headers
        connection.request(method, path, data, {**given, **more})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        found = json.loads(text) if "/json" in answer.headers.get("content-type", "") else text
        return answer.status, found, {key.lower(): value for key, value in answer.getheaders()}

    def guest(self, name: str = "") -> str:
        """A cookie."""
        self._guests += 1
        status, told, headers = self.request("POST", "/api/guest", {"name": name or f"Guest no {self._guests} x"})
        assert status == 200, told
        return headers["set-cookie"].split(";")[0]

    def socket(
        self, cookie: str = "", origin: str | None = "", protocol: str = f"?protocol={VERSION}", **headers: str
    ) -> ClientConnection:
        """A socket, open."""
        given = {"Cookie": cookie, **headers} if cookie else headers
        where = self.origin if origin == "" else origin
        url = f"ws://127.0.0.1:{self.port}/ws{protocol}"
        return connect(
            url, origin=where, additional_headers=given, compression=None, max_size=None,  # type: ignore[arg-type]
            open_timeout=20, legacy=True,
        )  # fmt: skip

    def table(self, cookie: str, **settings: Any) -> str:
        """A table of one's own."""
        status, told, _ = self.request("POST", "/api/tables", settings, Cookie=cookie, **self.headers)
        assert status == 200, told
        return str(told["table"])

    @property
    def headers(self) -> dict[str, str]:
        return {"Content-Type": "application/json", "Origin": self.origin}

    @property
    def memory(self) -> int:
        """Resident kilobytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0])


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    """Send a command."""
    socket.send(json.dumps({"type": kind, "id": fields.pop("id", kind), **fields}))


_SEEN: WeakKeyDictionary[ClientConnection, Seen] = WeakKeyDictionary()
"""What each socket was told, put together as a client does it."""


def heard(socket: ClientConnection, timeout: float = 20) -> dict[str, Any]:
    """The next message, with all that is known by then."""
    return _SEEN.setdefault(socket, Seen()).take(json.loads(socket.recv(timeout)))


def hear(socket: ClientConnection, kind: str, timeout: float = 20, **fields: Any) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        told = heard(socket, timeout)
        if told["type"] == kind and all(told.get(key) == value for key, value in fields.items()):
            return told


@contextmanager
def served(folder: Path, settings: str = "", *flags: str, files: int = 0, **environment: str) -> Iterator[Served]:
    """Start a room, wait until it is ready, end it; it may open so many *files*."""

    def limit() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "room.toml").write_text(settings)
    process = subprocess.Popen(
        [sys.executable, "-m", "sidepot", "serve", "--port", "0", "--data", str(folder / "data"),
         "--config", str(folder / "room.toml"), *flags],
        stdout=subprocess.PIPE, stderr=(folder / "log").open("w"), text=True, env={**os.environ, **environment},
        preexec_fn=limit,
    )  # fmt: skip
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "open" in line, (folder / "log").read_text()
    try:
        yield Served(process, int(line.rpartition(":")[2]), folder)
    finally:
        process.terminate()
        process.wait(20)
