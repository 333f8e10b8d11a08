"""Ray clusters of several nodes on this machine: on loopback, or each node in a network namespace of its own.

Everything is ended by process id: `ray stop` would end every Ray of this machine, also those of others.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import sidepot

STORE = 80_000_000
SOURCES = str(Path(sidepot.__file__).parents[1])


def until(what: str, true: Callable[[], object], seconds: float = 60) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not within {seconds:.0f} s: {what}"
        time.sleep(0.05)


def free_port(host: str = "127.0.0.1") -> int:
    with socket.socket() as one:
        one.bind((host, 0))
        return int(one.getsockname()[1])


def family(leader: int) -> list[int]:
    """The processes of a session, and all that descend from them."""
    parents, found = {}, {leader}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if fields[0] != "Z":
                    parents[int(folder.name)] = int(fields[1]), int(fields[3])
    while more := {pid for pid, (parent, session) in parents.items() if session == leader or parent in found} - found:
        found |= more
    return [pid for pid in sorted(found) if pid in parents]


def command_line(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


class Node:
    """One machine of a cluster: `ray start --block` and all that it starts."""

    def __init__(self, words: list[str], within: list[str], env: Mapping[str, str], log: Path) -> None:
        ray = str(Path(sys.executable).with_name("ray"))
        self.log = log
        with log.open("w") as out:
            self.process = subprocess.Popen(
                [*within, ray, "start", "--block", *words],
                env={**env}, stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True,
            )  # fmt: skip

    @property
    def pids(self) -> list[int]:
        return family(self.process.pid)

    def workers(self) -> list[int]:
        """The processes that work on chunks now."""
        return [pid for pid in self.pids if command_line(pid).startswith("ray::work")]

    def kill(self) -> None:
        """As if the machine had lost its power."""
        for _ in range(3):
            for pid in self.pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self.process.wait()
        until("the node is gone", lambda: not self.pids, 20)


class Nodes:
    """A head and some workers; a `with` ends them all."""

    def __init__(self, workers: int = 1, cpus: int = 1, namespaces: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sidepot-nodes-", dir="/tmp"))
        self.token = secrets.token_hex(32)
        self.count, self.cpus = workers, cpus
        self.net = Namespaces(1 + workers) if namespaces else None
        self.nodes: list[Node] = []
        self.port, self.client_port = (6379, 10001) if namespaces else (free_port(), free_port())

    @property
    def env(self) -> dict[str, str]:
        """What a program needs that uses the cluster."""
        known = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
        return known | {
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_AUTH_TOKEN": self.token,
            "RAY_TMPDIR": str(self.folder),
            "RAY_health_check_period_ms": "1000",
            "RAY_health_check_failure_threshold": "3",
            "RAY_ADDRESS": f"{self.host(0)}:{self.port}",
            "PYTHONPATH": SOURCES,
        }

    @property
    def address(self) -> str:
        return f"ray://{self.host(0)}:{self.client_port}"

    def host(self, number: int) -> str:
        return f"10.213.0.{1 + number}" if self.net else f"127.0.0.{1 + number}"

    def within(self, number: int) -> list[str]:
        """What to say before a command for it to run on that node."""
        return self.net.within(number) if self.net else []

    def __enter__(self) -> Nodes:
        try:
            if self.net:
                self.net.make()
            self.add("--head", f"--port={self.port}", f"--ray-client-server-port={self.client_port}",
                     "--include-dashboard=false", f"--temp-dir={self.folder}")  # fmt: skip
            until("the head answers", lambda: self._ready(0))
            for _ in range(self.count):
                self.join()
        except BaseException:
            self.close()
            raise
        return self

    def join(self) -> Node:
        """One more node."""
        node = self.add(f"--address={self.host(0)}:{self.port}")
        until("the node is there", lambda: self._ready(self.nodes.index(node)))
        return node

    def add(self, *words: str) -> Node:
        number = len(self.nodes)
        log = self.folder / f"node-{number}.log"
        each = (f"--node-ip-address={self.host(number)}", f"--num-cpus={self.cpus}", f"--object-store-memory={STORE}")
        # a worker does not look for a token by itself
        env = {name: value for name, value in self.env.items() if name != "RAY_ADDRESS"} | {"RAY_AUTH_MODE": "token"}
        self.nodes.append(Node([*words, *each], self.within(number), env, log))
        return self.nodes[-1]

    def _ready(self, number: int) -> bool:
        node = self.nodes[number]
        assert node.process.poll() is None, node.log.read_text()
        return "Ray runtime started" in node.log.read_text()

    def close(self) -> None:
        for node in reversed(self.nodes):
            node.kill()
        if self.net:
            self.net.remove()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Namespaces:
    """Network namespaces on one bridge: machines that reach each other, and nothing else."""

    def __init__(self, count: int) -> None:
        self.key = f"sp{os.getpid()}"
        self.names = [f"{self.key}n{number}" for number in range(count)]

    @staticmethod
    def possible() -> bool:
        """Whether this user may make them."""
        if shutil.which("ip") is None or os.geteuid() != 0:
            return False
        name = f"sptry{os.getpid()}"
        made = subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode == 0
        if made:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=True)
        return made

    def within(self, number: int) -> list[str]:
        return ["ip", "netns", "exec", self.names[number]]

    def make(self) -> None:
        for words in self._making():
            subprocess.run(["ip", *words], check=True, capture_output=True)

    def _making(self) -> Iterator[list[str]]:
        # the bridge is in the first one: nothing of it shows on the machine itself
        first = self.names[0]
        for name in self.names:
            yield ["netns", "add", name]
            yield ["-n", name, "link", "set", "lo", "up"]
        yield ["-n", first, "link", "add", "bridge", "type", "bridge"]
        yield ["-n", first, "addr", "add", "10.213.0.1/24", "dev", "bridge"]
        yield ["-n", first, "link", "set", "bridge", "up"]
        for number, name in enumerate(self.names[1:], 1):
            yield ["-n", first, "link", "add", f"to{number}", "type", "veth", "peer", "name", "wire", "netns", name]
            yield ["-n", first, "link", "set", f"to{number}", "master", "bridge", "up"]
            yield ["-n", name, "addr", "add", f"10.213.0.{1 + number}/24", "dev", "wire"]
            yield ["-n", name, "link", "set", "wire", "up"]

    def remove(self) -> None:
        for name in self.names:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)
