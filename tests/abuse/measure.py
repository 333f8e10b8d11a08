"""One attack, measured: a fresh room, two honest players, the attacker, and what the room's memory did."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from msgspec import Struct

from abuse.attack import Attack
from abuse.target import HONEST
from room.served import Served, served

MOST_MS = 100.0
"""An honest player's 99th percentile stays under this."""
GIVEN_BACK = 32_768
"""Kilobytes that the room may still hold when it is over."""
SETTLE = 1.0
PATIENCE = 5.0
"""Seconds in which memory is given back."""


class Found(Struct):
    """What one attack did."""

    attack: str
    says: str
    p50: float
    p99: float
    timeouts: int
    before: int
    most: int
    after: int
    """Kilobytes of the room."""
    ended: str
    wrong: list[str]
    """What should not have been, but for delays: those depend on the machine, too."""

    @property
    def held(self) -> bool:
        """Nobody honest felt it."""
        return not self.troubles

    @property
    def troubles(self) -> list[str]:
        """All that should not have been."""
        return [*([f"honest p99 {self.p99:.0f} ms"] if self.p99 >= MOST_MS else []), *self.wrong]


def measure(attack: Attack, seconds: float) -> Found:
    """Attack a fresh room."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), attack.settings, files=attack.files) as room:
        with Honest(room) as honest:
            time.sleep(SETTLE)
            before = room.memory
            with Memory(room) as memory:
                ended = _attacked(attack, room, honest.table, seconds)
                told = honest.end()
            after = _given_back(room, before)
            log = (Path(folder) / "log").read_text()
        wrong = [*_wrong(told), *_memory(attack, before, memory.most, after), *_said(attack, log)]
        if "failed" in ended:
            wrong.append(ended["failed"])
        return Found(
            attack.name, attack.says, told["p50"], told["p99"], told["timeouts"], before, memory.most, after,
            ended.get("ended", ""), wrong,
        )  # fmt: skip


def _environment() -> dict[str, str]:
    """Processes of its own find this package too."""
    path = [str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def _attacked(attack: Attack, room: Served, table: str, seconds: float) -> dict[str, str]:
    command = [sys.executable, "-m", "abuse.attacker", attack.name, str(room.port), table, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 60, env=_environment())
    if done.returncode:
        return {"failed": f"the attacker broke: {done.stderr[-300:]}"}
    answer: dict[str, str] = json.loads(done.stdout)
    return answer


def _wrong(told: dict[str, Any]) -> list[str]:
    """What the honest players had to suffer."""
    wrong = []
    if told["timeouts"]:
        wrong.append(f"{told['timeouts']} honest timeouts")
    if told["lost"]:
        wrong.append(f"{told['lost']} honest commands without an answer")
    if not told["actions"]:
        wrong.append("nobody honest played")
    return wrong + told["troubles"][:3]


def _memory(attack: Attack, before: int, most: int, after: int) -> list[str]:
    wrong = []
    if most - before > attack.kilobytes:
        wrong.append(f"memory grew by {(most - before) // 1024} MB")
    if after - before > GIVEN_BACK:
        wrong.append(f"{(after - before) // 1024} MB were not given back")
    return wrong


def _said(attack: Attack, log: str) -> list[str]:
    """The log names who it was, and shows no error of the room's own."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    wrong = [f"in the log: {line['what']} {line.get('where', '')}" for line in lines if line["level"] == "error"][:1]
    named = any("Mallory" in str(line) or _foreign(line) for line in lines)
    return wrong if named or not attack.named else [*wrong, "the log does not say who it was"]


def _foreign(line: dict[str, Any]) -> bool:
    address = str(line.get("address", ""))
    return address.startswith("127.") and address != HONEST


def _given_back(room: Served, before: int) -> int:
    """The room's memory, after as much time as it needs to give some back."""
    ends = time.monotonic() + PATIENCE
    while room.memory - before > GIVEN_BACK // 2 and time.monotonic() < ends:
        time.sleep(0.2)
    return room.memory


class Honest:
    """The two honest players."""

    def __init__(self, room: Served) -> None:
        command = [sys.executable, "-m", "abuse.honest", str(room.port)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=_environment(),
        )  # fmt: skip
        self.table = ""

    def __enter__(self) -> Honest:
        assert self._process.stdout is not None
        self.table = self._process.stdout.readline().strip()
        if not self.table:
            assert self._process.stderr is not None
            raise AssertionError(f"the honest players could not begin: {self._process.stderr.read()[-500:]}")
        return self

    def end(self) -> dict[str, Any]:
        """Stop playing: what was measured."""
        out, errors = self._process.communicate("\n", timeout=60)
        assert out.strip(), errors[-500:]
        told: dict[str, Any] = json.loads(out)
        return told

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()


class Memory:
    """The most memory a room had while one looked."""

    def __init__(self, room: Served) -> None:
        self.most = room.memory
        self._room = room
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._look)

    def __enter__(self) -> Memory:
        self._thread.start()
        return self

    def _look(self) -> None:
        while not self._done.wait(0.1):
            try:
                self.most = max(self.most, self._room.memory)
            except OSError:  # the room is gone; what is asked of it next says so
                return

    def __exit__(self, *error: object) -> None:
        self._done.set()
        self._thread.join()
