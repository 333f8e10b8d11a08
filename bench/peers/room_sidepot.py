"""`sidepot serve` with SQLite, synchronous writes, and a client with a socket for every player."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from measure import main
from websockets.asyncio.client import connect

PLAYERS = 3
PACE = 1_700
SETTINGS = """
act = 60000
pause = 1
floor = 1
hesitation = 0
tables = false
burst = 1000000
rate = 1000000.0
requests = 1000000
guests_an_hour = 1000000
max_tables_each = 5000
log = "error"
"""


class You(msgspec.Struct):
    hand: int
    turn: str | None
    options: dict[str, Any] | None


class Told(msgspec.Struct):
    type: str
    id: str | None = None
    seq: int = -1
    you: You | None = None


decode = msgspec.json.Decoder(Told).decode


class Server:
    """The room in a process of its own."""

    def __init__(self, folder: Path) -> None:
        (folder / "room.toml").write_text(SETTINGS)
        cores = sorted(os.sched_getaffinity(0))
        command = [
            sys.executable, "-m", "sidepot", "serve", "--port", "0", "--data", str(folder / "data"),
            "--config", str(folder / "room.toml"),
        ]  # fmt: skip
        began = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {cores[0]}),
        )  # fmt: skip
        os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rpartition(":")[2])
        self.ready = time.perf_counter() - began
        self.http = http.client.HTTPConnection("127.0.0.1", self.port)

    def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.port}"}
        if cookie:
            headers["Cookie"] = cookie
        self.http.request("POST", path, json.dumps(body), headers)
        answer = self.http.getresponse()
        data = json.loads(answer.read())
        assert answer.status == 200, data
        return data, (answer.getheader("Set-Cookie") or "").split(";")[0]

    @property
    def memory(self) -> int:
        """Resident bytes."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) * 1024

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Load:
    """Everybody who plays."""

    def __init__(self, server: Server, think: float) -> None:
        self.server = server
        self.think = think
        self.acks = 0
        self.waits: list[float] = []
        self.sent: dict[str, tuple[str, float, int]] = {}
        self.measuring = False
        self.over = False

    async def player(self, table: str, cookie: str, chair: int, seated: asyncio.Semaphore) -> None:
        port = self.server.port
        headers = {"Cookie": cookie}
        origin: Any = f"http://127.0.0.1:{port}"
        loop = asyncio.get_running_loop()
        where = f"ws://127.0.0.1:{port}/ws"
        async with seated:
            socket = await connect(
                where, origin=origin, additional_headers=headers, compression=None, ping_interval=None
            )  # fmt: skip
            await socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))
        sit = {"type": "sit", "id": "s", "table": table, "chair": chair, "chips": 400, "entry": "post"}
        self.sit.append((socket, sit))
        told = ""
        count = 0
        again = 0

        async def act(you: You) -> None:
            nonlocal count
            options = you.options
            assert options is not None
            if options["may_check"]:
                action = "check"
            else:
                action = "fold" if random.random() < 1 / 6 else "call"
            count += 1
            ident = f"{table}{chair}-{count}"
            self.sent[table] = (ident, time.perf_counter(), 0)
            command = {
                "type": "act", "id": ident, "table": table, "hand": you.hand, "turn": you.turn,
                "action": {"type": action},
            }  # fmt: skip
            await socket.send(msgspec.json.encode(command).decode())

        try:
            async for text in socket:
                message = decode(text)
                if message.type == "ack":
                    self.acks += self.measuring and message.id is not None and "-" in message.id
                elif message.type == "step":
                    self._seen(table)
                you = message.you
                if you is not None and you.turn and you.turn != told:
                    told = you.turn
                    loop.call_later(self.think * random.uniform(0.5, 1.5), lambda you=you: loop.create_task(act(you)))
                if '"sits_out":true' in text and '"chips":0' in text and time.perf_counter() - again > 0.2:
                    again = time.perf_counter()
                    for kind in ({"type": "rebuy", "chips": 400}, {"type": "back", "entry": "post"}):
                        await socket.send(json.dumps({**kind, "id": f"r{again}{kind['type']}", "table": table}))
        except Exception:
            if not self.over:
                raise

    def _seen(self, table: str) -> None:
        """Somebody got a step; the third after an action has it, everybody has."""
        asked = self.sent.get(table)
        if asked is None:
            return
        ident, began, seen = asked
        if seen + 1 == PLAYERS:
            del self.sent[table]
            if self.measuring:
                self.waits.append(time.perf_counter() - began)
        else:
            self.sent[table] = (ident, began, seen + 1)

    sit: list[Any]


async def load(server: Server, tables: int, think: float, seconds: float) -> dict[str, float]:
    before = server.memory
    _, host = server.post("/api/guest", {"name": "Host"})
    made = []
    for number in range(tables):
        table = {"name": f"T {number}", "chairs": PLAYERS, "pause_ms": 500}
        made.append(server.post("/api/tables", table, host)[0]["table"])
    idle = server.memory
    cookies = [server.post("/api/guest", {"name": f"P {n} {c} q"})[1] for n in range(tables) for c in range(PLAYERS)]
    accounts = server.memory
    playing = Load(server, think)
    playing.sit = []
    seated = asyncio.Semaphore(50)
    tasks = [
        asyncio.create_task(playing.player(table, cookies[n * PLAYERS + chair], chair, seated))
        for n, table in enumerate(made)
        for chair in range(PLAYERS)
    ]  # fmt: skip
    while len(playing.sit) < tables * PLAYERS:
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.sleep(0.5)
    sockets = server.memory
    for socket, sit in playing.sit:
        await socket.send(json.dumps(sit))
    await asyncio.sleep(3)
    playing.measuring = True
    began, cpu = time.perf_counter(), server.cpu
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    playing.measuring, playing.over = False, True
    waits = sorted(playing.waits)
    result = {
        "actions/s": playing.acks / took,
        "µs CPU/action": (server.cpu - cpu) / max(1, playing.acks) * 1e6,
        "p50 ms": waits[len(waits) // 2] * 1000,
        "p99 ms": waits[len(waits) * 99 // 100] * 1000,
        "KB/idle table": (idle - before) / tables / 1024,
        "KB/socket": (sockets - accounts) / (tables * PLAYERS) / 1024,
    }
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result


def measured(tables: int, think: float) -> Any:
    def case(seconds: float) -> dict[str, float]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                return asyncio.run(load(server, tables, think, max(3.0, 12 * seconds)))
            finally:
                server.stop()

    return case


def start(seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.stop()
        return {"s until ready": server.ready}


cases = {f"{tables} tables": measured(tables, tables / PACE) for tables in (10, 100, 300, 1000)}
main("sidepot", {**cases, "300 tables flat out": measured(300, 0), "start": start})
