"""A card room in a process of its own, on one core; what it costs is read from the system."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

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
max_sockets_address = 1000000
openings_an_hour = 1000000
max_tables_each = 5000
log = "error"
"""


class Server:
    """`sidepot serve` on the first core; whoever asks moves to the others."""

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
        self.port = int(self.process.stdout.readline().rpartition(":")[2])
        self.ready = time.perf_counter() - began
        self.origin = f"http://127.0.0.1:{self.port}"
        self._http = http.client.HTTPConnection("127.0.0.1", self.port)

    def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """What a request answers, and the cookie it sets."""
        headers = {"Content-Type": "application/json", "Origin": self.origin}
        if cookie:
            headers["Cookie"] = cookie
        self._http.request("POST", path, json.dumps(body), headers)
        answer = self._http.getresponse()
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
        """Let it close."""
        self._http.close()
        self.process.terminate()
        self.process.wait(30)
